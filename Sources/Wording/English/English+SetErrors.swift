package import Training

extension English {
  package func syntaxProblem(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing: "no sets are given"
    case .noAmount: "a set begins with reps, a time or a distance"
    case .unexpected: "the set is complete before this"
    case .unreadableNumber: "this is not a number with a unit"
    case .tooManyDigits: "more than nine digits"
    case .tooManyDecimals: "more than three decimals"
    case .decimalComma: "decimals are written with a point: 62.5"
    case .countOutOfRange: "a set can be repeated 1 to 20 times"
    case .zeroAmount: "nothing can't be counted: give at least 1"
    case .signedZero: "a load of 0 has no sign"
    case .mixedAmounts: "a list holds one kind of amount"
    case .trailingComma: "the list ends in a comma"
    case .unreadableTime: "minutes and seconds are two digits below 60: 1:05"
    case .emptyRange: "a range rises: 8-12"
    case .percentOutOfRange: "a percentage is more than 0 and at most 200"
    case .noLoad: "there is no load after the @"
    case .loadWithoutUnit: "a load after an x needs its unit: 8x100kg"
    case .loadWithoutAmount: "a load needs its reps: 8@100kg"
    case .ratingOutOfRange: "RPE is 1 to 10 by halves, RIR 0 to 10"
    case .noRating: "there is no number after rpe or rir"
    case .ratingAfterType: "a load comes before the type: 8@100 w"
    case .tooManySets: "one command takes at most \(number(Notation.mostSets)) sets"
    }
  }

  package func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, _): "\(exercise) is counted \(countMode(expected))"
    case .planOnly: "this is a plan, and what was done is one number"
    case .noLoad: "no load is given, and there is none before it"
    case .setsOrLoad: "this could be sets x reps, or reps x load"
    case .repsOrLoad: "this could be reps, or the load of what follows"
    case .loadOrRating: "this could be a load or an RPE"
    case .addedToWhat: "this could be more than before, or added to the body"
    case .addedOrAssisted: "this could be added to the body, or assistance"
    case .unloaded: "\(exercise) has no load"
    case .tooManyReps(let reps): "\(self.reps(reps)) with a load is a great many"
    case .tooHeavy(let mass): "\(self.mass(mass)) is more than anybody lifts"
    case .belowZero: "that would be less than nothing"
    case .nothingToShift: "there is no load to add to or take from"
    case .percentage(let percent): "the plan says \(self.percent(percent)) of a 1RM: say what load it was"
    case .nothingToChange: "this set has nothing to change"
    }
  }

  package var howSetsAreWritten: String { "How sets are written: gymlog help log" }
  package var insistence: String { "If you mean it, add --force" }
}
