/// Why words don't read as SETs or as a CHANGE.
package struct SetSyntaxError: Error, Hashable, Sendable {
  package var problem: Problem
  package var place: Place
  /// The words that the readings stand for: what is broken, from the beginning of its group.
  package var words: Range<Int>
  /// What was probably meant, each a text that reads without error in place of `words`; none where nothing suggests
  /// itself.
  package var readings: [String]

  package enum Problem: Hashable, Sendable {
    /// There are no words.
    case nothing
    /// No amount (reps, a time or a distance) where a set has to begin.
    case noAmount
    /// The set is complete before this, and this isn't a part of it.
    case unexpected
    /// A number with something attached to it that isn't a unit: `1e999`.
    case unreadableNumber
    /// More than a set holds: over 10,000 reps, a load of seven digits, a time of 100,000 hours, other numbers of ten.
    case tooMuch
    /// More than three decimals.
    case tooManyDecimals
    /// A decimal comma in a language that has a point.
    case decimalComma
    /// A number of sets outside of 1…20.
    case countOutOfRange
    /// An amount of zero.
    case zeroAmount
    /// A sign before a load of zero: `@-0`.
    case signedZero
    /// A list of different kinds of amounts: `8,60s`.
    case mixedAmounts
    /// A comma at the end of a list.
    case trailingComma
    /// Minutes or seconds of 60 and more, or not of two digits: `1:75`, `1:5`.
    case unreadableTime
    /// A range that doesn't rise: `12-8`.
    case emptyRange
    /// A percentage of 0, or of more than 200.
    case percentOutOfRange
    /// No load after the `@`.
    case noLoad
    /// An `x` between reps and a load that has no unit: `3x8x100`.
    case loadWithoutUnit
    /// A load with a unit, and no reps that belong to it: `100kg`.
    case loadWithoutAmount
    /// An RPE outside of 1…10 or not by halves, or an RIR outside of 0…10.
    case ratingOutOfRange
    /// No number after `rpe` or `rir`.
    case noRating
    /// An `@` with a number after the type, where neither load nor RPE can stand.
    case ratingAfterType
    /// More than 100 sets in one command.
    case tooManySets
  }

  /// Where in the words something stands.
  package struct Place: Hashable, Sendable {
    /// The word, counted from 0.
    package var word: Int
    /// The character of the word, counted from 0; the number of its characters for its end.
    package var offset: Int

    package init(word: Int, offset: Int) {
      self.word = word
      self.offset = offset
    }
  }
}
