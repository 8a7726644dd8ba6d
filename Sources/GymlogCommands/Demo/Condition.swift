import Training

/// The lifter's strength on a day.
struct Condition {
  /// Weeks of training so far.
  let weeks: Double
  /// The share of strength that a layoff has cost.
  let rust: Double
  /// The factor that lowers loads in a deload week; 1 in others.
  let deload: Double
  /// The day's form, a factor around 1 that isn't known when loads are chosen.
  let form: Double

  /// The 1RM that loads are chosen by.
  func expected(_ maximum: Growth) -> Double { maximum.after(weeks: weeks) * (1 - rust) * deload }

  /// The actual 1RM.
  func real(_ maximum: Growth) -> Double { maximum.after(weeks: weeks) * (1 - rust) * form }

  /// The load in kilograms expected to leave the slot's reps in reserve.
  func load(_ maximum: Growth, for slot: Slot) -> Double {
    Epley.load(of: expected(maximum), reps: Double(slot.reps) + slot.reserve)
  }
}

/// The outcome of the working sets of an exercise: reps of each, and reps in reserve after the last.
struct Outcome {
  let reps: [Int]
  let left: Double

  /// Each set costs half a rep of the next; a set gets at least one rep.
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

  /// The RPE of the last set: 10 less the reserve, from 6 to 10 in half steps.
  var rpe: RPE? { RPE(halves: min(20, max(12, 20 - Int((left * 2).rounded(.down))))) }
}
