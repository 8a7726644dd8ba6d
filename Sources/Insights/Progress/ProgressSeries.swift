package import Training

/// How an exercise went over time, by one metric: a value for each day on which it was done.
package struct ProgressSeries: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var day: Day
    /// A mass in the series' unit, reps, seconds or metres.
    package var value: Thousandths
    /// The set that has it: its index in the history; of a volume, the day's last.
    package var set: Int
    /// Of an estimate: from more reps than the formulas are good for.
    package var isRough: Bool
    /// Whether the set, or a workout's volume, broke a record when it was done (`RecordScan`).
    package var isRecord: Bool
  }

  package let metric: ProgressMetric
  package let unit: MassUnit
  /// By day, each once.
  package let points: [Point]

  /// The days from one to another, both with them; nil leaves a side open. What was a record stays one.
  package func points(from first: Day?, through last: Day?) -> [Point] {
    points.filter { point in
      first.map { $0 <= point.day } != false && last.map { point.day <= $0 } != false
    }
  }
}

extension History {
  /// How an exercise, by its index, went, measured by a metric, masses in a unit. Warm-ups don't count; of the exercise,
  /// its share of the body weight and its implements do; without a body weight, the added load alone. `breaks` are those of
  /// its records, where they are known already.
  package func progress(
    ofExercise index: Int, by metric: ProgressMetric, _ exercise: Exercise, bodyWeights: BodyWeights,
    formula: MaxFormula = .standard, in unit: MassUnit, breaks: [RecordBreak]? = nil
  ) -> ProgressSeries {
    var days: [DayValue] = []
    let sets = sets(ofExercise: index)
    var (session, day) = (-1, Day(daysSince1970: 0))
    for place in sets.indices {
      let set = sets[place]
      guard set.type.isWork else { continue }
      if Int(set.session) != session {
        session = Int(set.session)
        day = sessions[session].day
      }
      let bodyWeight = exercise.bodyWeightShare.raw > 0 ? bodyWeights.weight(on: day) : nil
      let measure = Measure(
        set.performance, by: metric, exercise, bodyWeight: bodyWeight, formula: formula, in: unit)
      guard let measure else { continue }
      days.append(DayValue(day: day, measure: measure, set: sets.setIndex(place)))
    }
    var points = ProgressSeries.points(days, metric, in: unit)
    let kinds = metric.recordKinds
    let breaks =
      (breaks
      ?? records(ofExercise: index, LoadFacts(exercise), bodyWeights: bodyWeights, formula: formula).breaks)
      .filter { kinds.contains($0.mark.kind) }
    let volumeDays = Set(breaks.map { sessions[$0.mark.session].day })
    let broken = Set(breaks.map(\.mark.set))
    for place in points.indices {
      let point = points[place]
      points[place].isRecord = metric == .volume ? volumeDays.contains(point.day) : broken.contains(point.set)
    }
    // One that is rough is the record as long as there is no other.
    for place in points.indices.drop(while: { points[$0].isRough }) where points[place].isRough {
      points[place].isRecord = false
    }
    return ProgressSeries(metric: metric, unit: unit, points: points)
  }

  /// The fewest reps, those held back among them, of a set of an exercise from which nothing can be estimated only because the
  /// formula has no value for so many; nil where there is no such set.
  package func repsWithoutEstimate(
    ofExercise index: Int, _ exercise: Exercise, bodyWeights: BodyWeights, formula: MaxFormula,
    from first: Day? = nil, through last: Day? = nil
  ) -> Double? {
    workSets(ofExercise: index, from: first, through: last).compactMap { set in
      let bodyWeight = exercise.bodyWeightShare.raw > 0 ? bodyWeights.weight(on: day(of: set)) : nil
      func estimate(_ formula: MaxFormula) -> SetEstimate? {
        SetEstimate(
          set.performance, share: exercise.bodyWeightShare, bodyWeight: bodyWeight, formula: formula)
      }
      // The standard one has a value for any.
      return estimate(formula) == nil ? estimate(.standard)?.max.reps : nil
    }.min()
  }

  /// The sets of an exercise, without warm-ups, on the days from one to another; nil leaves a side open.
  package func workSets(
    ofExercise index: Int, from first: Day? = nil, through last: Day? = nil
  ) -> [PerformedSet] {
    sets(ofExercise: index).filter { set in
      let day = day(of: set)
      return set.type.isWork && first.map { $0 <= day } != false && last.map { day <= $0 } != false
    }
  }

  /// What the values of an exercise by a metric are made of, on the days from one to another: `load` where nothing of the
  /// body could count.
  package func basis(
    ofExercise index: Int, by metric: ProgressMetric, _ exercise: Exercise, bodyWeights: BodyWeights,
    from first: Day? = nil, through last: Day? = nil
  ) -> MovedLoad.Basis {
    guard exercise.bodyWeightShare.raw > 0, [.e1rm, .load, .volume].contains(metric),
      workSets(ofExercise: index, from: first, through: last)
        .contains(where: { $0.reps != nil && $0.load?.isOnBody == true })
    else { return .load }
    return bodyWeights.isEmpty ? .withoutBody : .withBody
  }

  /// The metrics by which an exercise has a value, the most telling first.
  package func metrics(
    ofExercise index: Int, _ exercise: Exercise, bodyWeights: BodyWeights, formula: MaxFormula = .standard
  ) -> [ProgressMetric] {
    // A distance says more than the time that it took.
    let order = ProgressMetric.allCases.filter { $0 != .time } + [.time]
    return order.filter { metric in
      sets(ofExercise: index).contains { set in
        guard set.type.isWork else { return false }
        let bodyWeight = exercise.bodyWeightShare.raw > 0 ? bodyWeights.weight(on: day(of: set)) : nil
        return Measure(
          set.performance, by: metric, exercise, bodyWeight: bodyWeight, formula: formula, in: .kilograms
        )
        .map { metric != .load || $0.value.raw != 0 } ?? false
      }
    }
  }
}

/// A value of a set, with its day.
private struct DayValue {
  var day: Day
  var measure: Measure
  var set: Int
}

/// What a set comes to by a metric.
private struct Measure {
  var value: Thousandths
  var isRough = false
  /// Of a volume.
  var volume = Volume()

  /// Nil where it comes to nothing by that: no reps, no load, no estimate.
  init?(
    _ set: Performance, by metric: ProgressMetric, _ exercise: Exercise, bodyWeight: Mass?,
    formula: MaxFormula, in unit: MassUnit
  ) {
    switch (metric, set.amount) {
    case (.e1rm, .reps):
      guard
        let estimate = SetEstimate(
          set, share: exercise.bodyWeightShare, bodyWeight: bodyWeight, formula: formula)
      else {
        return nil
      }
      value = Thousandths(clamping: estimate.oneRepMax(in: unit))
      isRough = estimate.max.isRough
    case (.load, .reps) where bodyWeight != nil && set.load?.isOnBody == true:
      guard let load = MovedLoad(set.load, share: exercise.bodyWeightShare, bodyWeight: bodyWeight)
      else { return nil }
      value = Mass(exact: load.exact, unit).value
    case (.load, _):
      guard let load = set.load else { return nil }
      value = load.signed(in: unit)
    case (.volume, .reps):
      volume = Volume(set, LoadFacts(exercise), bodyWeight: bodyWeight)
      value = volume.mass(in: unit).value
    case (.reps, .reps(let reps)): value = Thousandths(reps)
    case (.time, .duration(let time)): value = Thousandths(raw: time.milliseconds)
    case (.time, .distance(_, let time?)): value = Thousandths(raw: time.milliseconds)
    case (.distance, .distance(let distance, _)): value = Thousandths(raw: distance.millimetres)
    default: return nil
    }
    if value.raw <= 0, metric != .load { return nil }
  }
}

extension Thousandths {
  /// A computed number, rounded; what is beyond a billion is a billion.
  fileprivate init(clamping value: Double) { self.init(raw: Int((min(value, 1e9) * 1_000).rounded())) }
}

extension ProgressSeries {
  /// A point a day: the best set, or the sum of volumes.
  fileprivate static func points(
    _ values: [DayValue], _ metric: ProgressMetric, in unit: MassUnit
  ) -> [Point] {
    var points: [Point] = []
    var volume = Volume()
    for value in values.sorted(by: { ($0.day, $0.set) < ($1.day, $1.set) }) {
      let point = Point(
        day: value.day, value: value.measure.value, set: value.set, isRough: value.measure.isRough,
        isRecord: false)
      guard let last = points.indices.last, points[last].day == value.day else {
        points.append(point)
        volume = value.measure.volume
        continue
      }
      if metric == .volume {
        volume += value.measure.volume
        points[last].value = volume.mass(in: unit).value
        points[last].set = point.set
      } else if isBetter(point, than: points[last]) {
        points[last] = point
      }
    }
    return points
  }

  /// What a day is told by: rather an estimate that isn't rough.
  private static func isBetter(_ one: Point, than other: Point) -> Bool {
    one.isRough == other.isRough ? one.value > other.value : other.isRough
  }
}

extension ProgressMetric {
  /// The records that its points can break.
  fileprivate var recordKinds: Set<RecordKind> {
    switch self {
    case .e1rm: [.e1rm]
    case .load: [.heaviestLoad]
    case .volume: [.sessionVolume]
    case .reps: [.reps]
    case .time: [.longestHold]
    case .distance: [.furthestDistance]
    }
  }
}
