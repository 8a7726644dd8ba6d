/// The reason why well-formed SETs or a CHANGE are refused for an exercise: they could mean two things, or
/// nothing.
package struct SetRefusal: Error, Hashable, Sendable {
  /// The reason to refuse.
  package var problem: Problem
  /// The indices of the words in question (`NotatedGroup.words`); empty for a CHANGE.
  package var words: Range<Int>
  /// Likely meanings: texts that are accepted in place of `words`, or lack only a load or force.
  package var readings: [String]

  /// A reason to refuse SETs or a CHANGE.
  package enum Problem: Hashable, Sendable {
    /// The amount isn't of the kind that the exercise is counted in.
    case countMode(expected: CountMode, typed: CountMode)
    /// A range, an open end or a percentage, which only plans can have.
    case planOnly
    /// `3@100 miss`, `failed 1@100`: a missed attempt, or a set to failure.
    case missedOrToFailure
    /// `miss` where no attempt at a rep can be missed: in a plan, or for a time or distance.
    case missedPlan
    /// The last set was missed, and is to be logged again: done this time, or missed again.
    case missedBefore
    /// More SETs than sets are planned; those beyond the plan as text.
    case moreThanPlanned(Int, rest: String)
    /// Fewer SETs than the planned sets that were named, and more than one.
    case fewerThanPlanned(Int, planned: Int)
    /// Several SETs that fit none of the planned sets, which differ.
    case whichPlanned
    /// `225 for 5 sets`: a load and a number of sets, without reps.
    case noReps
    /// A missing load, with none to carry over.
    case noLoad
    /// `3x8`, `8x100`: sets × reps, or reps × load.
    case setsOrLoad
    /// `135 8,8,7`: reps, or the load of the sets after it.
    case repsOrLoad
    /// `4x 10 8 7 6`, `60 8 4`: the reps of each set, or a number of sets.
    case repsOfEach
    /// `4 8@80`: sets, or reps with the load of the set after them.
    case loadOfWhich
    /// `5,5,4f`, `10@60 5@70 warm-ups`: the last set is of this type, or each.
    case typeOfWhich
    /// `10@20 each` for an exercise with one load for both hands, and no sides.
    case each
    /// `10@20 each hand` for a bar, which is in both.
    case barInEachHand
    /// `10@60 total`, `12 in total`: half of it in each hand or on each side.
    case total
    /// `50 total`: the reps of several sets.
    case totalReps
    /// `10 at 6 plates`: plates of which weight, on how many sides?
    case plates
    /// `5x5 with the bar`: what does it weigh?
    case bar
    /// A load of nothing, where the bar or the machine weighs something.
    case zeroLoad
    /// `5@8` after a load more than three times as great: a load, or an RPE.
    case loadOrRating
    /// `12@8` after `@p7`: a number of the weight stack, or a mass. A number over 25 is a mass.
    case stackOrMass
    /// A load without a unit, where the exercise's last one has another unit than the workout.
    case whichUnit
    /// `@+20` for an exercise with an external load: more than before, or added to the body.
    case addedToWhat
    /// `@20` for a bodyweight exercise: added load, or assistance.
    case addedOrAssisted
    /// `@20` for lunges: one weight, or one in each hand.
    case oneOrPair
    /// `8+10` on the body: parts of a set, or added load.
    case partsOrLoad
    /// `5@100 + 5@100`: parts of a set, or sets.
    case partsOrSets
    /// `10+10` for an exercise done one side at a time: the reps of each side, or parts of a set.
    case partsOrSides
    /// `3x10 16s`: seconds of another set, or a pair of sixteens.
    case timeOrPair
    /// `100 8:30`: reps, and the time that they took.
    case timeOfReps
    /// `plank 1min 30`: one time in minutes and seconds, or two.
    case twoHolds
    /// `12 D 10`: the reps of the right side, or a drop set.
    case sideOrDrop
    /// `45min 200W`, `30min 2%`, `20min level 8`: what a set doesn't have.
    case notKept
    /// `2x12+4+3`: sets of parts, or parts of the last set.
    case setsOfParts
    /// A new load for a set whose parts have loads of their own.
    case loadOfPart
    /// `8/7` for an exercise that trains both sides at once.
    case bothSides
    /// A band for an exercise without one.
    case noBand
    /// A stack number for an exercise without a weight stack.
    case noStack
    /// A load for an exercise without loads.
    case unloaded
    /// More than 50 reps with a load, unless forced.
    case tooManyReps(Int)
    /// `15x3@12.5`: more sets than reps, which were probably meant the other way round, unless forced.
    case manySets(Int)
    /// 10,000 kg or more, unless forced.
    case tooHeavy(Mass)
    /// A distance in an impossibly short time, unless forced.
    case tooFast
    /// A result far from all that the lifter, or anybody, has done, unless forced.
    case unusual(UnusualSet)
    /// `ride 45m`: minutes, or metres.
    case minutesOrMetres
    /// `hike 12km 650m`: another distance, or the climb, which a set doesn't have.
    case climbOrDistance
    /// A change to less than 0.
    case belowZero
    /// A change by a mass, with no load to change or with a percentage.
    case nothingToShift
    /// A plan by percentage, done without a load. What it amounts to isn't known here.
    case percentage(Thousandths)
    /// A change of a set with neither plan nor result.
    case nothingToChange
  }

  init(_ problem: Problem, words: Range<Int> = 0..<0, readings: [String] = []) {
    self.problem = problem
    self.words = words
    self.readings = readings
  }

  /// Whether the text is clear and only a load or force is missing.
  var isWant: Bool {
    switch problem {
    case .noLoad, .tooManyReps, .manySets, .tooHeavy, .tooFast, .unusual: true
    default: false
    }
  }
}
