/// The limits of an exercise, somewhat above the world records.
package struct HumanLimits: Hashable, Sendable {
  /// The load; nil for none.
  package var load: Mass?
  /// The reps without a load.
  package var reps = 1_000
  package var time = Duration(seconds: 6 * 3_600)
  package var distance = Distance(Thousandths(10), .kilometres)
  /// The speed; nil for exercises whose speed isn't known.
  package var pace: Pace?

  /// The way of moving, which limits the speed.
  package enum Pace: Hashable, Sendable {
    /// Running, rowing, swimming: at most somewhat faster than the fastest runners.
    case byForce
    /// Wheels, skates or skis.
    case rolling
  }

  package init(_ exercise: Exercise) {
    load = Self.load(exercise.equipment).map { Mass(Thousandths($0), .kilograms) }
    if exercise.bodyWeightShare >= Self.wholeBody { reps = 250 }
    if exercise.bodyWeightShare.raw > 0 || load != nil { time = Duration(seconds: 3_600) }
    guard exercise.acceptsTimeAndDistance else { return }
    pace = exercise.id.own != nil || Self.rolling.contains(exercise.id.text) ? .rolling : .byForce
    (load, reps) = (nil, Limits.reps.upperBound + 1)
    time = Duration(seconds: 24 * 3_600)
    distance = Distance(Thousandths(pace == .rolling ? 1_250 : 330), .kilometres)
  }

  /// The share of the body weight from which an exercise moves all of it.
  private static let wholeBody = Thousandths(raw: 900)

  /// Kilograms for each kind of equipment: the heaviest lifts with suits and straps are just below 600 kg with a bar and
  /// 150 kg with a dumbbell; leg presses hold some 1,000 kg.
  private static func load(_ equipment: Equipment) -> Int? {
    switch equipment {
    case .barbell, .trapBar, .smithMachine: 600
    case .ezBar, .plate: 250
    case .dumbbell, .kettlebell, .medicineBall: 200
    case .cable, .band: 400
    case .weighted, .assisted: 300
    case .bodyWeight, .suspension, .stabilityBall, .wheel, .rope: 300
    case .machine, .sled, .strongman: 1_500
    case .cardioMachine, .none: nil
    }
  }

  /// Built-in exercises on wheels, skates or skis, outdoors or with a flywheel.
  private static let rolling: Set = [
    "305", "306", "307", "807", "808", "809", "810", "817", "818", "819", "820", "821",
  ]

  /// Whether a distance in that time is impossible.
  func isTooFast(_ distance: Distance, in time: Duration) -> Bool {
    guard let pace, time.milliseconds > 0 else { return false }
    let speed = Double(distance.millimetres) / Double(time.milliseconds)
    return speed > (pace == .rolling ? 33.3 : Self.fastestRun(over: Double(distance.millimetres) / 1_000))
  }

  /// The limit for the average speed of a run of that many metres, in m/s: somewhat above the records over 200 m, 400 m, 1 km, a mile,
  /// 5 km and 10 km.
  package static func fastestRun(over metres: Double) -> Double {
    switch metres {
    case ...200: 11.5
    case ...400: 10
    case ...1_000: 8.2
    case ...2_000: 7.4
    case ...5_000: 7
    case ..<10_000: 6.7
    default: 6.5
    }
  }

  /// Whether a distance is longer than anybody covers.
  func isTooFar(_ distance: Distance) -> Bool { distance.millimetres >= self.distance.millimetres }

  /// Whether a load is heavier than anybody lifts.
  func isTooHeavy(_ mass: Mass) -> Bool { load.map { !$0.isGreater(than: mass) } ?? false }
}

/// The ground that cardio covers, which says what a few metres can mean.
package enum Course: Hashable, Sendable {
  /// For pools, tracks and drills: even a few metres are a distance.
  case short
  /// Outdoors, where one also climbs.
  case hilly
  /// Anything else.
  case other

  /// The course of a built-in exercise; other for a custom one.
  package init(_ exercise: Exercise) {
    switch exercise.id.text {
    case "303", "832", "833", "798", "799", "1571", "1572": self = .short
    case "39", "305", "309", "797", "803", "804", "805", "810", "819": self = .hilly
    default: self = .other
    }
  }
}
