package import Training

/// The progress of an exercise by one metric: a value for each day with a working set or an activity.
package struct ProgressSeries: Hashable, Sendable {
  /// The value of a day.
  package struct Point: Hashable, Sendable {
    package var day: Day
    /// A mass in the unit of the series, reps, seconds or metres, by the metric.
    package var value: Thousandths
    /// The index of its set in the history; for a volume, the last set of the day. Nil if it is of an activity.
    package var set: Int?
    /// The activity that it is of; nil if it is of a set.
    package var activity: Activity?
    /// Whether it is an estimate from more reps than the formulas hold for.
    package var isRough: Bool
    /// Whether the set, or the volume of the workout, broke a record (`RecordScan`).
    package var isRecord: Bool
  }

  package let metric: ProgressMetric
  package let unit: MassUnit
  /// One point per day, in order.
  package let points: [Point]
  /// The distance that the times are for; nil for other metrics, and if no distance is done again and again.
  package var distance: Distance?
  /// Whether paces and distances are in miles.
  package var isInMiles = false

  /// Whether less is better.
  package var isLowerBetter: Bool { metric == .pace || distance != nil }

  /// The rank of a point of the series; only estimates are ever rough.
  package func rank(_ point: Point) -> EstimateRank { Self.rank(point, isLowerBetter: isLowerBetter) }

  fileprivate static func rank(_ point: Point, isLowerBetter: Bool) -> EstimateRank {
    EstimateRank(isRough: point.isRough, value: Double(isLowerBetter ? -point.value.raw : point.value.raw))
  }

  /// The points from `first` through `last`; nil leaves a side open.
  package func points(from first: Day?, through last: Day?) -> [Point] {
    points.filter { point in
      first.map { $0 <= point.day } != false && last.map { point.day <= $0 } != false
    }
  }
}

extension History {
  /// The progress of an exercise, without warm-ups. Of a distance, with activities, each point farther than all before is a record.
  ///
  /// - Parameters:
  ///   - index: the exercise's index in the history; nil if it has only activities
  ///   - metric: the metric to measure by
  ///   - exercise: the exercise, for its body weight share and its implements
  ///   - bodyWeights: without one on a day, only the load added counts
  ///   - formula: the formula of estimates
  ///   - unit: the unit of masses
  ///   - breaks: the exercise's broken records, if they are known already
  ///   - outings: the activities that count beside the sets
  ///   - first: the first day that is needed; of times and distances, whose records are found here, all days are measured
  /// - Returns: the points, those that broke a record marked
  package func progress(
    ofExercise index: Int?, by metric: ProgressMetric, _ exercise: Exercise, bodyWeights: BodyWeights,
    formula: MaxFormula = .standard, in unit: MassUnit, breaks: [RecordBreak]? = nil,
    and outings: Outings = Outings(), from first: Day? = nil
  ) -> ProgressSeries {
    var days: [DayValue] = []
    let sets = sets(ofExercise: index)
    days.reserveCapacity(sets.count)
    let distance = metric == .time ? fixedDistance(ofExercise: index, and: outings) : nil
    let isInMiles =
      [.pace, .distance].contains(metric) && self.isInMiles(exercise: index) ?? outings.inMiles
    let isLowerBetter = metric == .pace || distance != nil
    let first = isLowerBetter || metric == .distance ? nil : first
    var (session, day) = (-1, Day(daysSince1970: 0))
    for place in sets.indices {
      let set = sets[place]
      guard set.type.isWork, !outings.sets.contains(sets.setIndex(place)) else { continue }
      if Int(set.session) != session {
        session = Int(set.session)
        day = sessions[session].day
      }
      if let first, day < first { continue }
      let bodyWeight = exercise.bodyWeightShare.raw > 0 ? bodyWeights.weight(on: day) : nil
      var done = performance(set)
      if let distance {
        guard let amount = done.amount.over(distance) else { continue }
        done.amount = amount
      }
      let measure = Measure(
        done, by: metric, exercise, bodyWeight: bodyWeight, formula: formula, in: unit, inMiles: isInMiles)
      guard let measure else { continue }
      let isLonger = distance.map { Pace(set.amount)?.millimetres != $0.millimetres } ?? false
      days.append(DayValue(day: day, measure: measure, set: sets.setIndex(place), isLonger: isLonger))
    }
    for (place, activity) in outings.activities.enumerated() {
      var amount = activity.amount
      if let distance {
        let time = activity.time(over: Thousandths(raw: distance.millimetres))
        amount = time.map { .distance(distance, $0) }
      }
      guard let amount,
        let measure = Measure(
          Performance(amount, at: nil), by: metric, exercise, bodyWeight: nil, formula: formula, in: unit,
          inMiles: isInMiles)
      else { continue }
      let isLonger = distance.map { activity.distance?.raw != $0.millimetres } ?? false
      days.append(DayValue(day: activity.start.day, measure: measure, activity: place, isLonger: isLonger))
    }
    var points = ProgressSeries.points(days, outings, metric, in: unit, isLowerBetter: isLowerBetter)
    func series() -> ProgressSeries {
      ProgressSeries(metric: metric, unit: unit, points: points, distance: distance, isInMiles: isInMiles)
    }
    if isLowerBetter || metric == .distance && !outings.activities.isEmpty {
      var best = points.first?.value
      for place in points.indices.dropFirst() {
        guard let known = best, isLowerBetter ? points[place].value < known : points[place].value > known
        else { continue }
        points[place].isRecord = true
        best = points[place].value
      }
      return series()
    }
    guard let index else { return series() }
    let kinds = metric.recordKinds
    let breaks =
      (breaks
      ?? records(ofExercise: index, LoadFacts(exercise), bodyWeights: bodyWeights, formula: formula, in: unit)
      .breaks)
      .filter { kinds.contains($0.mark.kind) }
    let volumeDays = Set(breaks.map { sessions[$0.mark.session].day })
    let broken = Set(breaks.map(\.mark.set))
    for place in points.indices {
      let point = points[place]
      points[place].isRecord =
        metric == .volume ? volumeDays.contains(point.day) : point.set.map(broken.contains) ?? false
    }
    return series()
  }

  /// The fewest reps, with those in reserve, of the working sets that have no estimate only because `formula` has no value for
  /// this many reps; nil if there is no such set.
  package func repsWithoutEstimate(
    ofExercise index: Int?, _ exercise: Exercise, bodyWeights: BodyWeights, formula: MaxFormula,
    from first: Day? = nil, through last: Day? = nil
  ) -> Double? {
    workSets(ofExercise: index, from: first, through: last).compactMap { set in
      let bodyWeight = exercise.bodyWeightShare.raw > 0 ? bodyWeights.weight(on: day(of: set)) : nil
      func estimate(_ formula: MaxFormula) -> SetEstimate? {
        SetEstimate(
          performance(set), share: exercise.bodyWeightShare, bodyWeight: bodyWeight, formula: formula)
      }
      // The standard formula has a value for any number of reps.
      return estimate(formula) == nil ? estimate(.standard)?.max.reps : nil
    }.min()
  }

  /// The working sets of an exercise, by its index, from `first` through `last`; nil leaves a side open.
  package func workSets(
    ofExercise index: Int?, from first: Day? = nil, through last: Day? = nil
  ) -> [PerformedSet] {
    sets(ofExercise: index).filter { set in
      let day = day(of: set)
      return set.type.isWork && first.map { $0 <= day } != false && last.map { day <= $0 } != false
    }
  }

  /// Whether the values of a metric include the body weight, from `first` through `last`; nil leaves a side open. `load` if the
  /// body can't count.
  package func basis(
    ofExercise index: Int?, by metric: ProgressMetric, _ exercise: Exercise, bodyWeights: BodyWeights,
    from first: Day? = nil, through last: Day? = nil
  ) -> MovedLoad.Basis {
    guard exercise.bodyWeightShare.raw > 0, [.e1rm, .volume].contains(metric),
      workSets(ofExercise: index, from: first, through: last)
        .contains(where: {
          $0.reps != nil && ($0.load?.isOnBody ?? false || metric == .volume && $0.load != nil)
        })
    else { return .load }
    return bodyWeights.isEmpty ? .withoutBody : .withBody
  }

  /// The metrics that an exercise has a value for, most telling first.
  package func metrics(
    ofExercise index: Int?, _ exercise: Exercise, bodyWeights: BodyWeights, formula: MaxFormula = .standard,
    and outings: Outings = Outings()
  ) -> [ProgressMetric] {
    // A distance says more than its time, unless it is always the same.
    let cardio: [ProgressMetric] =
      fixedDistance(ofExercise: index, and: outings) == nil
      ? [.distance, .time, .pace] : [.time, .pace, .distance]
    return ([.e1rm, .load, .volume, .reps] + cardio).filter { metric in
      sets(ofExercise: index).contains { set in
        guard set.type.isWork else { return false }
        let bodyWeight = exercise.bodyWeightShare.raw > 0 ? bodyWeights.weight(on: day(of: set)) : nil
        return Measure(
          performance(set), by: metric, exercise, bodyWeight: bodyWeight, formula: formula, in: .kilograms
        )
        .map { metric != .load || $0.value.raw != 0 } ?? false
      }
        || outings.activities.contains { activity in
          activity.amount.flatMap {
            Measure(
              Performance($0, at: nil), by: metric, exercise, bodyWeight: nil, formula: formula,
              in: .kilograms)
          } != nil
        }
    }
  }
}

/// A measured set or activity, with its day.
private struct DayValue {
  var day: Day
  var measure: Measure
  /// Its index in the history.
  var set: Int?
  /// Its index in the outings.
  var activity: Int?
  /// Whether it is the part of a longer distance.
  var isLonger = false

  static func isInOrder(_ one: DayValue, _ next: DayValue) -> Bool {
    one.day != next.day ? one.day < next.day : one.set ?? .max < next.set ?? .max
  }
}

extension [DayValue] {
  /// In order, without parts of a longer distance that weren't the fastest until then: a slow long run says nothing about 5 km.
  fileprivate var inOrder: [DayValue] {
    // Sets alone nearly always are in order.
    let isSorted = indices.dropFirst().allSatisfy { !DayValue.isInOrder(self[$0], self[$0 - 1]) }
    let sorted = isSorted ? self : self.sorted(by: DayValue.isInOrder)
    if !contains(where: \.isLonger) { return sorted }
    var fastest: Thousandths?
    return sorted.filter { next in
      if next.isLonger, let known = fastest, next.measure.value >= known { return false }
      fastest = fastest.map { Swift.min($0, next.measure.value) } ?? next.measure.value
      return true
    }
  }
}

/// The value of a set by a metric.
private struct Measure {
  var value: Thousandths
  var isRough = false
  /// The volume, if that is the metric.
  var volume = Volume()

  /// Nil if the set has no value by the metric: no reps, no load or no estimate.
  init?(
    _ set: Performance, by metric: ProgressMetric, _ exercise: Exercise, bodyWeight: Mass?,
    formula: MaxFormula, in unit: MassUnit, inMiles: Bool = false
  ) {
    if set.isMissed { return nil }
    switch (metric, set.amount) {
    case (.e1rm, .reps):
      guard
        let estimate = SetEstimate(
          set, share: exercise.bodyWeightShare, bodyWeight: bodyWeight, formula: formula),
        let shown = estimate.shown(in: unit)
      else { return nil }
      value = Thousandths(clamping: shown)
      isRough = estimate.max.isRough
      if estimate.typed.isOnBody { return }
    case (.load, _):
      guard let load = set.load, !load.isUnweighed else { return nil }
      value = load.signed(in: unit)
    case (.volume, .reps):
      volume = Volume(set, LoadFacts(exercise), bodyWeight: bodyWeight)
      value = volume.mass(in: unit).value
    case (.reps, .reps(let reps)): value = Thousandths(reps)
    case (.time, .duration(let time)): value = Thousandths(raw: time.milliseconds)
    case (.time, .distance(_, let time?)): value = Thousandths(raw: time.milliseconds)
    case (.pace, let amount):
      guard let pace = Pace(amount)?.time(inMiles: inMiles) else { return nil }
      value = Thousandths(raw: pace.milliseconds)
    case (.distance, .distance(let distance, _)): value = Thousandths(raw: distance.millimetres)
    default: return nil
    }
    if value.raw <= 0, metric != .load { return nil }
  }
}

extension Thousandths {
  /// A computed number, rounded to thousandths and at most a billion.
  fileprivate init(clamping value: Double) { self.init(raw: Int((min(value, 1e9) * 1_000).rounded())) }
}

extension ProgressSeries {
  /// The point of each day: its best set, or its total volume.
  fileprivate static func points(
    _ values: [DayValue], _ outings: Outings, _ metric: ProgressMetric, in unit: MassUnit, isLowerBetter: Bool
  ) -> [Point] {
    var points: [Point] = []
    var volume = Volume()
    for value in values.inOrder {
      let point = Point(
        day: value.day, value: value.measure.value, set: value.set,
        activity: value.activity.map { outings.activities[$0] }, isRough: value.measure.isRough,
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
      } else if rank(point, isLowerBetter: isLowerBetter) > rank(points[last], isLowerBetter: isLowerBetter) {
        points[last] = point
      }
    }
    return points
  }
}

extension ProgressMetric {
  /// The kinds of records that its points can break.
  fileprivate var recordKinds: Set<RecordKind> {
    switch self {
    case .e1rm: [.e1rm]
    case .load: [.heaviestLoad]
    case .volume: [.sessionVolume]
    case .reps: [.reps]
    case .time: [.longestHold]
    case .pace: []
    case .distance: [.furthestDistance]
    }
  }
}
