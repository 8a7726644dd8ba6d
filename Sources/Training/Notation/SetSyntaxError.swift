/// The reason why words can't be read as SETs or as a CHANGE.
package struct SetSyntaxError: Error, Hashable, Sendable {
  /// The error.
  package var problem: Problem
  /// The place of the error.
  package var place: Place
  /// The indices of the words that a reading replaces, from the start of the group that is wrong.
  package var words: Range<Int>
  /// Likely meanings: texts that can be read in place of `words`. Empty if there is no good guess.
  package var readings: [String]

  /// A syntax error.
  package enum Problem: Hashable, Sendable {
    /// No words.
    case nothing
    /// No reps, time or distance at the start of a set.
    case noAmount
    /// Text after a complete set that isn't part of it.
    case unexpected
    /// A number followed by something that isn't a unit: `1e999`.
    case unreadableNumber
    /// More than a set can hold: over 10,000 reps, a load of seven digits, a time of 100,000 hours, any
    /// number of ten digits.
    case tooMuch
    /// More than three decimals.
    case tooManyDecimals
    /// A decimal comma in a language that uses a point.
    case decimalComma
    /// The number of sets isn't 1…20.
    case countOutOfRange
    /// An amount of zero.
    case zeroAmount
    /// A sign before a load of zero: `@-0`.
    case signedZero
    /// A list of different kinds of amounts: `8,60s`.
    case mixedAmounts
    /// A comma at the end of a list.
    case trailingComma
    /// Minutes or seconds of 60 or more, or not of two digits: `1:75`, `1:5`.
    case unreadableTime
    /// A range that doesn't rise: `12-8`.
    case emptyRange
    /// A percentage of 0, or over 200.
    case percentOutOfRange
    /// No load after the `@`.
    case noLoad
    /// An `x` between reps and a load without a unit: `3x8x100`.
    case loadWithoutUnit
    /// A load with a unit, but no reps for it: `100kg`.
    case loadWithoutAmount
    /// An RPE outside 1…10 or between half steps, or an RIR outside 0…10.
    case ratingOutOfRange
    /// No number after `rpe` or `rir`.
    case noRating
    /// An `@` with a number after the type, where neither a load nor an RPE can stand.
    case ratingAfterType
    /// A phrase that could mean two things.
    case twoReadings
    /// A number of sets without reps: `5 sets at 100`.
    case noReps
    /// A point in a load where it may separate thousands: `1.050`.
    case thousands
    /// Distances and times beside each other that pair up in more than one way: `5km 27:30 5km`.
    case timeOfWhich
    /// Parts of a set with a load for some only: `10@80+8+6@60`.
    case unclearParts
    /// A stack number that isn't 1 to 99.
    case stackOutOfRange
    /// More than 100 sets in one command.
    case tooManySets
  }

  /// A place in the words.
  package struct Place: Hashable, Sendable {
    /// The index of the word.
    package var word: Int
    /// The index of the character in the word; the number of its characters for its end.
    package var offset: Int

    /// Creates a place.
    package init(word: Int, offset: Int) {
      self.word = word
      self.offset = offset
    }
  }
}
