/// An exercise of a training day, with its sets, reps and effort.
struct Slot {
  let movement: Movement
  let sets: Int
  let reps: Int
  /// The intended reps in reserve.
  let reserve: Double
  /// The greatest number of warm-up sets.
  let warmUps: Int
  /// The rest between working sets in seconds.
  let rest: Int
  /// Whether it is one of the main lifts.
  let isMain: Bool

  /// The kind of exercise.
  enum Movement {
    case lift(Lift)
    case body(BodyLift)
    /// A hold; its time in seconds grows.
    case hold(exercise: Int, Growth)
    /// A carry over a distance.
    case carry(Lift, metres: Int)
    /// A race over a distance; its time in seconds shrinks.
    case race(exercise: Int, metres: Int, Growth)
  }

  static func main(_ movement: Movement, _ effort: Prescription, warmUps: Int) -> Slot {
    Slot(
      movement: movement, sets: effort.sets, reps: effort.reps, reserve: effort.reserve, warmUps: warmUps,
      rest: 180, isMain: true)
  }

  static func assistance(_ movement: Movement, _ sets: Int, _ reps: Int, warmUps: Int = 0) -> Slot {
    Slot(
      movement: movement, sets: sets, reps: reps, reserve: 2.5, warmUps: warmUps,
      rest: warmUps > 0 ? 120 : 75, isMain: false)
  }
}

/// Sets, reps and reps in reserve of the main lifts.
struct Prescription {
  let sets: Int
  let reps: Int
  let reserve: Double

  /// The prescription for a week. A beginner adds weight each session; an intermediate goes in waves of eight weeks from eights
  /// to triples, ending with a deload.
  init(week: Int, of stage: Stage) {
    switch stage {
    case .beginner: self = week < 12 ? Self(3, 8, 2) : Self(3, 5, 2)
    case .intermediate: self = Self.wave[week % Self.wave.count]
    }
  }

  private init(_ sets: Int, _ reps: Int, _ reserve: Double) {
    (self.sets, self.reps, self.reserve) = (sets, reps, reserve)
  }

  private static let wave = [
    Self(4, 8, 3), Self(4, 8, 2), Self(4, 6, 2.5), Self(4, 6, 1.5), Self(5, 5, 2), Self(5, 5, 1),
    Self(5, 3, 1), Self(3, 5, 4),
  ]
}

/// The lifter's level.
enum Stage {
  case beginner, intermediate

  /// The stage by weeks of training; an intermediate trains four days a week instead of three.
  init(week: Int) { self = week < 40 ? .beginner : .intermediate }

  /// Whether a week is a deload.
  func deloads(in week: Int) -> Bool {
    switch self {
    case .beginner: week % 10 == 9
    case .intermediate: week % 8 == 7
    }
  }
}
