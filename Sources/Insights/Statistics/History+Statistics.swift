package import Training

extension History {
  /// The totals of some sessions.
  ///
  /// - Parameters:
  ///   - sessions: the indices of the sessions, oldest first
  ///   - exercise: the index of the only exercise to count, in the workouts that contain it; nil for all
  ///   - unit: the spans to add up by; nil for none
  ///   - bodyWeights: without one on a day, only the load added counts
  ///   - facts: called once per exercise of the history, or for `exercise` alone
  /// - Returns: the totals, also by exercise, by muscle and by span
  package func statistics(
    of sessions: [Int], exercise: Int? = nil, by unit: CalendarUnit? = nil, bodyWeights: BodyWeights,
    facts: (ExerciseID) -> StatisticsFacts
  ) -> Statistics {
    let facts = exercises.map { $0 == exercise ?? $0 ? facts(id(ofExercise: $0)) : StatisticsFacts() }
    var accumulator = StatisticsAccumulator(exercises: exercises.count, unit: unit)
    sets.withUnsafeBufferPointer { sets in
      for index in sessions {
        let session = self.sessions[index]
        let done = sets[session.sets]
        if let exercise, !done.contains(where: { Int($0.exercise) == exercise }) { continue }
        accumulator.begin(session, index: index, duration(ofFinished: session))
        let bodyWeight = bodyWeights.isEmpty ? nil : bodyWeights.weight(on: session.day)
        for set in done where exercise == nil || Int(set.exercise) == exercise {
          accumulator.add(set, of: self, facts[Int(set.exercise)], bodyWeight)
        }
      }
    }
    return accumulator.statistics(facts)
  }
}

/// Adds up statistics set by set.
private struct StatisticsAccumulator {
  let unit: CalendarUnit?
  private var total = Statistics.TimedTally()
  private var exercises: [Tally]
  /// The last session of each exercise, by their indices; -1 before the first.
  private var lastSession: [Int]
  private var spans: [Statistics.SpanTally] = []
  private var session = -1

  init(exercises count: Int, unit: CalendarUnit?) {
    self.unit = unit
    exercises = Array(repeating: Tally(), count: count)
    lastSession = Array(repeating: -1, count: count)
  }

  mutating func begin(_ session: Session, index: Int, _ elapsed: Duration?) {
    self.session = index
    total.begin(elapsed)
    guard let unit else { return }
    let day = session.day
    if spans.last?.span.contains(day) != true { addSpans(through: CalendarSpan(unit, of: day)) }
    spans[spans.count - 1].tally.begin(elapsed)
  }

  /// The most spans without workouts to list: a hundred years of weeks. A workout with a wrong date may lie thousands of years
  /// before the others.
  private static let emptySpans = 5_300
  private var empty = 0

  /// Adds the spans up to and including one, those without workouts too, unless there are too many.
  private mutating func addSpans(through span: CalendarSpan) {
    if let last = spans.last?.span {
      empty += span.first.daysSince1970 / 7 - last.first.daysSince1970 / 7
      if empty > Self.emptySpans {
        return spans.append(Statistics.SpanTally(span: span, tally: Statistics.TimedTally()))
      }
    }
    while let last = spans.last, last.span < span {
      spans.append(Statistics.SpanTally(span: last.span.next, tally: Statistics.TimedTally()))
    }
    if spans.isEmpty { spans.append(Statistics.SpanTally(span: span, tally: Statistics.TimedTally())) }
  }

  mutating func add(_ set: PerformedSet, of history: History, _ facts: StatisticsFacts, _ bodyWeight: Mass?) {
    let exercise = Int(set.exercise)
    if lastSession[exercise] != session {
      lastSession[exercise] = session
      exercises[exercise].workouts += 1
    }
    exercises[exercise].add(set, of: history, facts, bodyWeight: bodyWeight)
    if unit != nil {
      spans[spans.count - 1].tally.sets.add(set, of: history, facts, bodyWeight: bodyWeight)
    }
  }

  func statistics(_ facts: [StatisticsFacts]) -> Statistics {
    var total = total
    for tally in exercises { total.sets += tally }
    let done = exercises.indices.filter { exercises[$0].sets > 0 }
      .sorted { (exercises[$1].sets, $0) < (exercises[$0].sets, $1) }
    return Statistics(
      total: total,
      exercises: done.map { Statistics.ExerciseTally(exercise: $0, sets: exercises[$0]) },
      muscles: muscles(done, facts), spans: spans)
  }

  private func muscles(_ done: [Int], _ facts: [StatisticsFacts]) -> [Statistics.MuscleTally] {
    var tallies = Dictionary(
      uniqueKeysWithValues: Muscle.allCases.map { ($0, Statistics.MuscleTally(muscle: $0)) })
    for exercise in done {
      let tally = exercises[exercise]
      for (muscles, halves) in [(facts[exercise].primary, 2), (facts[exercise].secondary, 1)] {
        for muscle in muscles {
          tallies[muscle]?.halfSets += halves * tally.workSets
          tallies[muscle]?.halfVolume += Int128(halves) * tally.volume.exact
        }
      }
    }
    return Muscle.allCases.compactMap { tallies[$0] }.filter { $0.halfSets > 0 }
      .sorted { $0.halfSets > $1.halfSets }
  }
}
