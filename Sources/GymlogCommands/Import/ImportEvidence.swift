import Interchange
import Training

/// What a file says of one of its names: all sets with it.
struct ImportEvidence {
  private(set) var sets: [ForeignSet] = []
  private(set) var workouts = 0
  var category: String?
  /// The exercise that it was in a logbook of gymlog's.
  private(set) var exercise: ExerciseID?

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

  /// How its sets are mostly counted.
  var countMode: CountMode {
    let counts = [
      (sets.count { $0.reps != nil }, CountMode.reps), (sets.count { $0.distance != nil }, .distance),
      (sets.count { $0.reps == nil && $0.distance == nil && $0.time != nil }, .duration),
    ]
    return counts.max { $0.0 < $1.0 }?.1 ?? .reps
  }

  /// Whether nearly all of its sets can be sets of an exercise: nine in ten.
  func fits(_ exercise: Exercise, unit: MassUnit) -> Bool {
    let fitting = sets.count { (try? $0.result(of: exercise, unit: unit)) != nil }
    return fitting * 10 >= sets.count * 9
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

  /// Whether the loads are plausible for the exercise's equipment: nobody does flies with a pair of 60 kg dumbbells, and
  /// few hang 80 kg on a calf raise with the body.
  func isPlausible(_ exercise: Exercise, unit: MassUnit) -> Bool {
    guard let heavy = heavyLoad(unit: unit) else { return true }
    let limit: Int
    switch exercise.equipment {
    case .dumbbell, .kettlebell:
      limit = exercise.implements == 2 ? (exercise.isIsolation ? 25 : 60) : exercise.isIsolation ? 40 : 80
    case .bodyWeight, .suspension, .stabilityBall: limit = exercise.isIsolation ? 20 : 60
    case .band: limit = 60
    default: return true
    }
    return heavy <= Thousandths(limit)
  }
}

extension Exercise {
  /// Whether it moves one joint, as far as its muscles tell.
  fileprivate var isIsolation: Bool {
    let words = name.lowercased()
    return ["fly", "raise", "extension", "curl", "kickback", "pullover"].contains { words.contains($0) }
  }
}
