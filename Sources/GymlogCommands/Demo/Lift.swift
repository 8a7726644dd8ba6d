import Training

/// Strength over the weeks of training: it grows fast at first, then ever more slowly.
struct Growth {
  /// The value before the first session.
  let start: Double
  /// The gain of a lifetime; half of it comes in the first `halfway` weeks.
  let gain: Double

  private static let halfway = 60.0

  init(from start: Double, by gain: Double) {
    self.start = start
    self.gain = gain
  }

  func after(weeks: Double) -> Double { start + gain * weeks / (weeks + Self.halfway) }
}

/// An exercise with an external load, and the lifter's strength in it.
struct Lift {
  /// Its number in the catalogue.
  let exercise: Int
  /// The 1RM in kilograms, per implement.
  let maximum: Growth
  /// The smallest change of load, in grams: a pair of plates, the next dumbbell, the next pin.
  let step: Int
  /// The lightest load in grams: an empty bar.
  let least: Int

  /// A lift with a bar of 20 kg and pairs of 1.25 kg plates.
  static func barbell(_ exercise: Int, from start: Double, by gain: Double) -> Lift {
    Lift(exercise: exercise, maximum: Growth(from: start, by: gain), step: 2_500, least: 20_000)
  }

  /// A lift with dumbbells in steps of 2 kg.
  static func dumbbells(_ exercise: Int, from start: Double, by gain: Double) -> Lift {
    Lift(exercise: exercise, maximum: Growth(from: start, by: gain), step: 2_000, least: 4_000)
  }

  static func stack(_ exercise: Int, from start: Double, by gain: Double) -> Lift {
    Lift(exercise: exercise, maximum: Growth(from: start, by: gain), step: 2_500, least: 5_000)
  }

  /// The heaviest possible load up to a limit in kilograms, in grams.
  func load(upTo kilograms: Double) -> Int { max(least, Int(kilograms * 1_000) / step * step) }
}

/// Strength and endurance, after Epley ("Poundage chart", 1985): `reps` are possible at 1RM / (1 + reps / 30).
enum Epley {
  static func load(of maximum: Double, reps: Double) -> Double { maximum / (1 + reps / 30) }

  static func reps(with load: Double, of maximum: Double) -> Double { 30 * (maximum / load - 1) }
}

/// A bodyweight exercise: assisted at first, then free, then weighted.
struct BodyLift {
  /// The numbers of its three forms in the catalogue.
  let assisted: Int
  let free: Int
  let weighted: Int
  /// The 1RM in kilograms, the body included.
  let maximum: Growth

  /// The lifter's body weight in kilograms.
  static let body = 78.0

  /// The form and the load for a total in kilograms.
  func form(upTo kilograms: Double) -> (exercise: Int, load: Load) {
    let step = 2_500
    let extra = Int(((kilograms - Self.body) * 1_000).rounded(.down))
    if extra >= 2 * step { return (weighted, .added(kilogramsOf(grams: extra / step * step))) }
    if extra > -2 * step { return (free, .bodyWeight) }
    return (assisted, .assisted(kilogramsOf(grams: (-extra + step - 1) / step * step)))
  }
}

func kilogramsOf(grams: Int) -> Mass { Mass(Thousandths(raw: grams), .kilograms) }
