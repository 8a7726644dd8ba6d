/// One exercise of a training day: what is done, how often, and how hard.
struct Slot {
  let movement: Movement
  let sets: Int
  let reps: Int
  /// How many reps are meant to be left at the end of a set.
  let reserve: Double
  /// How many sets lead up to the first working one, at most.
  let warmUps: Int
  /// Seconds between working sets.
  let rest: Int
  /// One of the lifts that the programme is about.
  let isMain: Bool

  /// What is done.
  enum Movement {
    case lift(Lift)
    case body(BodyLift)
    /// An exercise held for a time that grows; in seconds.
    case hold(exercise: Int, Growth)
    /// So many metres with a load in each hand.
    case carry(Lift, metres: Int)
    /// So many metres as fast as they go; in seconds, which shrink.
    case race(exercise: Int, metres: Int, Growth)
  }

  /// What the day is about.
  static func main(_ movement: Movement, _ effort: Prescription, warmUps: Int) -> Slot {
    Slot(
      movement: movement, sets: effort.sets, reps: effort.reps, reserve: effort.reserve, warmUps: warmUps,
      rest: 180, isMain: true)
  }

  /// What goes with it.
  static func assistance(_ movement: Movement, _ sets: Int, _ reps: Int, warmUps: Int = 0) -> Slot {
    Slot(
      movement: movement, sets: sets, reps: reps, reserve: 2.5, warmUps: warmUps,
      rest: warmUps > 0 ? 120 : 75, isMain: false)
  }
}

/// Sets and reps of the main lifts, and the reps that are meant to be left.
struct Prescription {
  let sets: Int
  let reps: Int
  let reserve: Double

  /// What a week of the programme asks for. A beginner adds weight each time, later one goes in waves of eight weeks from
  /// eights to triples. Every wave ends with a week that is easy on purpose.
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

/// How far the lifter has come.
enum Stage {
  case beginner, intermediate

  /// After so many weeks a session can't always be better than the last, and four days replace three.
  init(week: Int) { self = week < 40 ? .beginner : .intermediate }

  /// Whether a week is one that is easy on purpose.
  func deloads(in week: Int) -> Bool {
    switch self {
    case .beginner: week % 10 == 9
    case .intermediate: week % 8 == 7
    }
  }
}
