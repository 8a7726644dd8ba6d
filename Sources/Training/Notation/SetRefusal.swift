/// Why SETs or a CHANGE that read well aren't taken for this exercise: they could mean two things, or nothing.
package struct SetRefusal: Error, Hashable, Sendable {
  package var problem: Problem
  /// The words in question, as in `NotatedGroup.words`; empty for a CHANGE.
  package var words: Range<Int>
  /// What was probably meant, each a text that is taken in place of `words`, or that lacks only a load or force.
  package var readings: [String]

  package enum Problem: Hashable, Sendable {
    /// The exercise is counted in one way, the amount in another.
    case countMode(expected: CountMode, typed: CountMode)
    /// A range, an open end or a percentage, which only plans have.
    case planOnly
    /// No load, and none before that it could be.
    case noLoad
    /// `3x8`, `8x100`: sets × reps, or reps × load.
    case setsOrLoad
    /// `135 8,8,7`: reps, or the load of the sets after it.
    case repsOrLoad
    /// `5@8` after a load more than three times as great: a load, or an RPE.
    case loadOrRating
    /// `@+20` where the load isn't the body: more than before, or added to the body.
    case addedToWhat
    /// `@20` where the load is the body: added or assistance.
    case addedOrAssisted
    /// A load for an exercise that has none.
    case unloaded
    /// More than 50 reps with a load: to be forced.
    case tooManyReps(Int)
    /// 10,000 kg and more: to be forced.
    case tooHeavy(Mass)
    /// A change to less than nothing.
    case belowZero
    /// A change by so much where there is no load to change, or a mass where the load is a percentage.
    case nothingToShift
    /// A plan by percentage, done without a load: what it comes to isn't known here.
    case percentage(Thousandths)
    /// A change of a set with neither plan nor result.
    case nothingToChange
  }

  init(_ problem: Problem, words: Range<Int> = 0..<0, readings: [String] = []) {
    self.problem = problem
    self.words = words
    self.readings = readings
  }

  /// Whether the text is clear, and only a load or the lifter's insistence is missing.
  var isWant: Bool {
    switch problem {
    case .noLoad, .tooManyReps, .tooHeavy: true
    default: false
    }
  }
}
