import Insights
import Training
import Wording

extension ReportFacts {
  /// The latest records within the report's days, one row for each exercise and day.
  var records: ReportSection? {
    let list = recorded
    let rows = LatestRecords(list, tested: trained.tested, context).rows
      .prefix(Self.latestRecords)
    guard !rows.isEmpty else { return nil }
    var table = ReportTable(Array(rows))
    table.shownColumn(.name(words.dayHeading)) { .day($0.day) }
    table.shownColumn(.name(words.exercise)) { .text($0.name) }
    table.shownColumn(.name(words.recordHeading)) { .text($0.text) }
    return ReportSection(
      heading: words.records.capitalised, table: PageTable(words.latestRecords.capitalised, table, words),
      isHalf: true)
  }

  var workouts: ReportSection? {
    let history = trained.history
    let latest = history.sessions(from: days.lowerBound, through: days.upperBound)
      .suffix(Self.latestWorkouts).reversed().map { history.sessions[$0] }
    guard !latest.isEmpty else { return nil }
    return ReportSection(
      heading: words.latestWorkouts,
      items: latest.map { session in
        let summary = WorkoutSummary(
          session, of: history, at: context.now, idleLimit: context.settings.leftOpen.value,
          facts: self.facts(of:), bodyWeight: trained.bodyWeights.weight(on: session.day))
        let facts = [
          summary.duration.map(words.duration), words.sets(summary.counted),
          summary.volume.isZero ? nil : words.volume(summary.volume.mass(in: unit)),
        ].compactMap(\.self)
        return ReportItem(
          heading: words.dayShortWithYear(session.day) + " · "
            + (history.name(of: session) ?? words.workout.capitalised),
          text: facts.joined(separator: " · "), lines: done(session))
      })
  }

  private func facts(of exercise: ExerciseID) -> LoadFacts {
    trained.history.exercise(exercise).map { context.facts(of: recorded.exercises[$0]) }
      ?? context.facts(of: exercise)
  }

  /// Each exercise of a workout with its sets.
  private func done(_ session: Session) -> [String] {
    var entries: [(entry: UInt32, exercise: Int, sets: [CoachedSet])] = []
    let history = trained.history
    let sets = history.sets(of: session).sorted { $0.place < $1.place }
    let tested = trained.tested.indices(
      of: sets.map { (history.id(ofExercise: Int($0.exercise)), $0.type, history.performance($0)) },
      on: session.day...session.day)
    for (index, set) in sets.enumerated() {
      if entries.last?.entry != set.entry { entries.append((set.entry, Int(set.exercise), [])) }
      entries[entries.count - 1].sets.append(
        CoachedSet(type: set.type, result: history.performance(set), isTested: tested.contains(index)))
    }
    return entries.map { _, index, sets in
      let exercise = recorded.exercises[index]
      return context.name(of: exercise) + ": "
        + words.coached(sets, NotationWriter(loading: exercise.equipment.loading))
    }
  }
}

extension Words {
  var latestWorkouts: String {
    say(en: "Latest workouts", es: "Últimos entrenamientos", ca: "Últims entrenaments")
  }

  var recordHeading: String { say(en: "Record", es: "Récord", ca: "Rècord") }
}
