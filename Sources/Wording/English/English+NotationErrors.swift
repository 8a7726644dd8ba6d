package import Training

extension English {
  package func notation(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing: "no set is given: it looks like 8@100kg"
    case .noAmount: "reps, a time or a distance belong here: 8, 60s or 5km"
    case .unexpected: "the set is complete before this; another one goes after a space"
    case .unreadableNumber: "numbers are plain, with a unit or without: 100kg, 60s or 5km"
    case .tooMuch:
      "more than a set can hold: \(number(Limits.reps.upperBound)) reps, a load of \(number(999_999)), \(number(99_999)) h"
    case .tooManyDecimals: "three decimals are the most: 62.125"
    case .decimalComma: "decimals take a point here: 62.5"
    case .countOutOfRange: "before the x goes the number of sets, 1 to 20: 3x8@100"
    case .zeroAmount: "zero is not a set: give at least 1 rep, or some time or distance"
    case .signedZero: "a zero takes no + or -: with body weight alone, 8@bw"
    case .mixedAmounts: "a list is all reps, all times or all distances: 8,8,6"
    case .trailingComma: "the list ends in a comma: it goes without spaces, 8,8,6@100"
    case .unreadableTime: "a time is 45s, 1:30, 1h30min or 1:05:00, minutes and seconds under 60"
    case .emptyRange: "a range goes up: 8-12"
    case .percentOutOfRange: "a percentage is more than 0 and at most 200: 5@80%"
    case .noLoad: "a load goes after the @: 8@100kg, 8@+20 or 8@bw"
    case .loadWithoutUnit: "after an x, a load needs its unit: 3x8x100kg"
    case .loadWithoutAmount: "a load goes after an @, and its reps before: 8@100kg"
    case .ratingOutOfRange: "RPE is 1 to 10 by halves, RIR 0 to 10 without decimals"
    case .noRating: "the number is missing: rpe8, rir2, or @8 after a load"
    case .ratingAfterType: "after w, d or f, an RPE goes by its name: 10@40w rpe8"
    case .tooManySets: "one command takes up to \(number(Notation.mostSets)) sets: split it into several"
    }
  }

  package func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, let typed):
      "\(exercise) is counted \(countMode(expected)), not \(countMode(typed)): \(examples(of: expected))"
    case .planOnly: "8-12, 5+ and 80% are for plans: type what you did"
    case .noLoad: "how heavy? \(exercise) has no load to carry over"
    case .setsOrLoad: "this could be sets x reps, or reps x load: an @ marks the load"
    case .repsOrLoad: "this could be reps, or the load of the sets after it"
    case .loadOrRating: "this could be a load much lighter than the one before, or an RPE"
    case .addedToWhat: "more or less than what: the load before, or your body weight?"
    case .addedOrAssisted: "with a + it is added weight, with a - assistance: which of the two?"
    case .unloaded: "\(exercise) takes no load"
    case .tooManyReps(let count): "\(reps(count)) with a load: is that right?"
    case .tooHeavy(let mass): "\(self.mass(mass)) is more than anybody lifts: is that right?"
    case .belowZero: "the load would go below zero"
    case .nothingToShift: "there is no load here to change like that: name one, with @100kg"
    case .percentage(let share):
      "the plan is \(percent(share)) of your 1RM: say what load it was, with @100kg"
    case .nothingToChange: "this set has nothing to change yet: give its reps, 8@100kg"
    }
  }

  package func insist() -> String { "If you mean it, add --force" }
  package var howSetsAreWritten: String { "How sets are written: gymlog help log" }
}
