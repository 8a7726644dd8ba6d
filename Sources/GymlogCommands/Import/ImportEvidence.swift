import Interchange
import Training

/// The evidence of a file about one of its names: all sets with it.
struct ImportEvidence {
  private(set) var sets: [ForeignSet] = []
  private(set) var workouts = 0
  var category: String?
  /// The exercise that it was in a logbook of gymlog's.
  private(set) var exercise: ExerciseID?
  /// The loads of other names of the program that are the lifter's own weight, in kilograms; nil without any.
  var ownWeights: ClosedRange<Thousandths>?

  mutating func add(_ exercise: ForeignExercise, isFirst: Bool) {
    sets += exercise.sets
    if isFirst { workouts += 1 }
    category = category ?? exercise.category
    self.exercise = self.exercise ?? exercise.exercise
  }

  /// The loads of working sets, lightest first.
  func loads(unit: MassUnit) -> [Mass] {
    sets.filter(\.type.isWork).compactMap { set in
      set.load.flatMap { $0.isNegative ? nil : Mass($0.value, $0.unit ?? unit) }
    }.sorted { $1.isGreater(than: $0) }
  }

  /// Whether the file says that the body is part of its loads.
  var isOnBody: Bool {
    sets.contains { set in
      switch set.original?.result.load {
      case .added, .assisted: true
      default: set.load?.isNegative == true
      }
    }
  }

  /// Whether the file has reps of each side.
  var isOneSided: Bool { sets.contains { $0.original?.result.sides != nil } }

  var countMode: CountMode {
    let counts = [
      (sets.count { $0.reps != nil }, CountMode.reps), (sets.count { $0.distance != nil }, .distance),
      (sets.count { $0.reps == nil && $0.distance == nil && $0.time != nil }, .duration),
    ]
    return counts.max { $0.0 < $1.0 }?.1 ?? .reps
  }

  /// Whether nearly all of its sets can be sets of an exercise: nine in ten. One that can't be is a slip if two others can.
  func fits(_ exercise: Exercise, unit: MassUnit) -> Bool {
    let fitting = fittingSets(exercise, unit)
    return fitting * 10 >= sets.count * 9 || (fitting == sets.count - 1 && fitting >= 2)
  }

  /// Whether at least half of its sets can be sets of an exercise.
  func mostlyFits(_ exercise: Exercise, unit: MassUnit) -> Bool {
    fittingSets(exercise, unit) * 2 >= sets.count
  }

  private func fittingSets(_ exercise: Exercise, _ unit: MassUnit) -> Int {
    sets.count { (try? $0.result(of: exercise, unit: unit)) != nil }
  }

  /// The load that nearly all working sets stay below, in kilograms; nil without any. One in ten may be a slip.
  private func heavyLoad(unit: MassUnit) -> Thousandths? {
    let loads = loads(unit: unit)
    guard !loads.isEmpty else { return nil }
    return loads[min(loads.count - 1, loads.count * 9 / 10)].converted(to: .kilograms).value
  }

  /// Whether the heavy working sets have a load in a range of kilograms; `0...0` for no load in nearly all sets.
  func hasLoads(in range: ClosedRange<Int>, unit: MassUnit) -> Bool {
    let work = sets.filter(\.type.isWork)
    let loaded = work.count { $0.load.map { $0.value.raw > 0 } ?? false }
    if range.upperBound == 0 || loaded * 10 <= work.count {
      return range.lowerBound == 0 && loaded * 10 <= work.count
    }
    guard let heavy = heavyLoad(unit: unit) else { return false }
    return heavy >= Thousandths(range.lowerBound) && heavy <= Thousandths(range.upperBound)
  }

  /// Whether the loads are plausible for the exercise's equipment: flies with a pair of 60 kg dumbbells are implausible, and
  /// few hang 80 kg on a calf raise with the body.
  func isPlausible(_ exercise: Exercise, unit: MassUnit) -> Bool {
    guard let heavy = heavyLoad(unit: unit), let limit = exercise.plausibleLoad else { return true }
    return heavy <= limit
  }

  /// The oddity of the loads for an exercise; nil if they are plausible.
  func oddLoads(for exercise: Exercise, unit: MassUnit) -> OddLoads? {
    if isPlausible(exercise, unit: unit) { return nil }
    return areBodyWeight(for: exercise, unit: unit) ? .bodyWeight : .heavy
  }

  /// Whether the loads are the lifter's own weight: those of a pull-up, dip or push-up by themselves, those of a leg raise or sit-up if
  /// they are about the same as there.
  private func areBodyWeight(for exercise: Exercise, unit: MassUnit) -> Bool {
    if exercise.liftsBody { return bodyWeights(unit: unit) != nil }
    guard let ownWeights, exercise.equipment == .bodyWeight, exercise.bodyPart != .lowerLegs else {
      return false
    }
    let range = ownWeights.lowerBound.raw * 19 / 20...ownWeights.upperBound.raw * 21 / 20
    let loads = loads(unit: unit)
    return !loads.isEmpty && loads.allSatisfy { range.contains($0.converted(to: .kilograms).value.raw) }
  }

  /// The loads that are of a person's weight and hardly change, in kilograms, if nearly all sets have a load and the others could be
  /// added to it, far lighter; nil if there are none. For pull-ups, dips and push-ups they are the lifter's own.
  func bodyWeights(unit: MassUnit) -> ClosedRange<Thousandths>? {
    let loads = loads(unit: unit).map { $0.converted(to: .kilograms).value }
    let heavy = loads.filter(OddLoads.bodyWeights.contains)
    guard !heavy.isEmpty, loads.count * 10 >= sets.count(where: \.type.isWork) * 9,
      heavy.count * 4 >= loads.count
    else { return nil }
    let (least, most) = (heavy[heavy.count / 10], heavy[min(heavy.count - 1, heavy.count * 9 / 10)])
    let between = loads.count { $0 < least && $0.raw * 2 > least.raw || $0 > OddLoads.bodyWeights.upperBound }
    guard most.raw * 4 <= least.raw * 5, between * 10 <= loads.count else { return nil }
    return least...most
  }
}

/// Oddities of the loads of a name that can't mean another exercise.
enum OddLoads {
  /// They are the body weight. They are left out, because a load is what is added to it.
  case bodyWeight
  /// They are too heavy, perhaps both dumbbells together. They stay.
  case heavy

  /// The range of adults' body weights, in kilograms.
  static let bodyWeights = Thousandths(40)...Thousandths(130)

  /// Whether a load is odd.
  func includes(_ load: Mass, for exercise: Exercise) -> Bool {
    let kilograms = load.converted(to: .kilograms).value
    switch self {
    case .bodyWeight: return Self.bodyWeights.contains(kilograms)
    case .heavy: return exercise.plausibleLoad.map { kilograms > $0 } ?? false
    }
  }
}

extension Exercise {
  /// Whether a pull-up, dip or push-up: the arms lift most of the body.
  var liftsBody: Bool {
    let parts: [BodyPart] = [.back, .chest, .shoulders, .upperArms]
    return equipment == .bodyWeight && bodyWeightShare >= Thousandths(raw: 600) && !isIsolation
      && parts.contains(bodyPart)
  }

  /// The greatest load that lifters use with its equipment, in kilograms, with room to spare; nil if only records limit it.
  fileprivate var plausibleLoad: Thousandths? {
    switch equipment {
    case .dumbbell, .kettlebell:
      let isCurl = name.lowercased().contains("curl")
      let isolation = implements == 2 ? (isCurl ? 32 : 25) : 40
      // Calves lift as much as the hands hold.
      return Thousandths(isIsolation && bodyPart != .lowerLegs ? isolation : implements == 2 ? 60 : 80)
    case .bodyWeight, .suspension, .stabilityBall:
      // The back lifts the heaviest plate; more may be of a machine.
      return Thousandths(!isIsolation ? 60 : bodyPart == .back || bodyPart == .hips ? 25 : 20)
    case .band: return Thousandths(60)
    default: return nil
    }
  }

  /// Whether it moves only one joint, judging by its name.
  fileprivate var isIsolation: Bool {
    let words = name.lowercased()
    return ["fly", "raise", "extension", "curl", "kickback", "pullover"].contains { words.contains($0) }
  }
}
