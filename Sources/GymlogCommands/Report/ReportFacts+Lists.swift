import Insights
import Training
import Wording

extension ReportFacts {
  /// The latest records of these days.
  var records: ReportSection? {
    let list = RecordList(trained, since: days.lowerBound, context)
    let entries = list.entries
      .filter { trained.history.sessions[list[$0].mark.session].day <= days.upperBound }
      .prefix(Self.latestRecords)
    guard !entries.isEmpty else { return nil }
    return ReportSection(
      heading: words.records.capitalised,
      table: ReportTable(
        caption: words.latestRecords.capitalised,
        columns: [
          .init(heading: words.dayHeading), .init(heading: words.exercise.capitalised),
          .init(heading: words.recordHeading),
        ],
        rows: entries.map { entry in
          let exercise = context.exercise(entry.exercise, of: trained.history)
          let teller = RecordTeller(exercise, context, words)
          let mark = list[entry].mark
          return [
            words.dayShortWithYear(trained.history.sessions[mark.session].day),
            context.name(of: exercise),
            words.broke(teller.reached(list[entry]), before: teller.before(list[entry])),
          ]
        }))
  }

  /// The latest workouts, with what was done in them.
  var workouts: ReportSection? {
    guard !latest.isEmpty else { return nil }
    return ReportSection(
      heading: words.latestWorkouts,
      items: latest.map { workout in
        let summary = context.summary(of: workout)
        let facts = [
          summary.duration.map(words.duration), words.sets(summary.sets),
          words.volume(summary.volume.mass(in: unit)),
        ].compactMap(\.self)
        return ReportItem(
          heading: words.dayShortWithYear(workout.start.day) + " · "
            + (workout.name ?? words.workout.capitalised),
          text: facts.joined(separator: " · "), lines: done(workout))
      })
  }

  private func done(_ workout: Workout) -> [String] {
    workout.exercises.filter { !$0.doneSets.isEmpty }.map { entry in
      context.name(of: entry) + ": " + context.writer(for: entry).text(entry.doneSets)
    }
  }
}
