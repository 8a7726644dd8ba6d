import Training

/// What the lifter is capable of on a day.
struct Condition {
  /// Weeks of training so far.
  let weeks: Double
  /// The share of strength that a layoff has cost.
  let rust: Double
  /// What the programme takes off the loads to make a week easy; 1 for nothing.
  let deload: Double
  /// The day's own factor, around 1; nobody knows it before the first set.
  let form: Double

  /// The 1RM by which loads are chosen.
  func expected(_ maximum: Growth) -> Double { maximum.after(weeks: weeks) * (1 - rust) * deload }

  /// The 1RM that is there.
  func real(_ maximum: Growth) -> Double { maximum.after(weeks: weeks) * (1 - rust) * form }

  /// The load in kilograms that leaves so many reps in reserve, as far as one can know.
  func load(_ maximum: Growth, for slot: Slot) -> Double {
    Epley.load(of: expected(maximum), reps: Double(slot.reps) + slot.reserve)
  }
}

/// The outcome of the working sets of an exercise: how many reps, and how many were left at the end of the last.
struct Outcome {
  let reps: [Int]
  let left: Double

  /// Each set costs half a rep of the next; who can't do all does what goes, and at least one.
  init(_ slot: Slot, possible: Double) {
    var left = possible
    var done: [Int] = []
    for index in 0..<slot.sets {
      let possible = possible - Double(index) * 0.5
      let reps = max(1, min(slot.reps, Int(possible)))
      done.append(reps)
      left = possible - Double(reps)
    }
    reps = done
    self.left = left
  }

  /// The rating of the last set: 10 less what was left, between 6 and 10 by halves.
  var rpe: RPE? { RPE(halves: min(20, max(12, 20 - Int((left * 2).rounded(.down))))) }
}
