/// The extremes of the sets that a lifter has done of an exercise. New sets far from them are asked about.
package struct SetExtremes: Hashable, Sendable {
  /// The working set with the greatest load other than the body; nil if none has a load.
  package private(set) var heaviest: Performance?
  /// The working set with the least load other than the body, except drop sets.
  package private(set) var lightest: Performance?
  package private(set) var mostReps: Performance?
  package private(set) var longest: Performance?
  /// The greatest max by Epley's formula, in thirtieths of 10⁻¹¹ kg.
  private(set) var greatestMax: Int128 = 0
  /// The number of working sets with a load.
  private(set) var loadedSets = 0

  /// Creates a value without sets.
  package init() {}

  /// Adds a set. Warm-ups don't count, because they don't show what is usual.
  package mutating func add(_ set: Performance, _ type: SetType) {
    guard type.isWork else { return }
    greatestMax = max(greatestMax, set.maxByEpley ?? 0)
    if let mass = set.mass {
      loadedSets += 1
      if heaviest?.mass.map(mass.isGreater) ?? true { heaviest = set }
      if type != .drop, lightest?.mass.map({ $0.isGreater(than: mass) }) ?? true { lightest = set }
    }
    switch set.amount {
    case .reps(let reps): if reps > mostReps?.reps ?? 0 { mostReps = set }
    case .duration(let time): if time > longest?.time ?? Duration(milliseconds: 0) { longest = set }
    case .distance: break
    }
  }
}

extension Performance {
  /// The load other than the body, more of which is harder; nil for none.
  var mass: Mass? {
    switch load {
    case .external(let mass), .added(let mass): mass.value.raw > 0 ? mass : nil
    case .assisted, .bodyWeight, .band, .stack, nil: nil
    }
  }

  /// The reps; nil if it isn't counted in reps.
  package var reps: Int? { if case .reps(let reps) = amount { reps } else { nil } }

  /// The max by Epley's formula, in thirtieths of 10⁻¹¹ kg; nil without reps or a load.
  var maxByEpley: Int128? { mass.flatMap { mass in reps.map { mass.exact * Int128(30 + $0) } } }

  fileprivate var time: Duration? { if case .duration(let time) = amount { time } else { nil } }
}
