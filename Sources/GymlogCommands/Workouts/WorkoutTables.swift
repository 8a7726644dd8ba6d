import Catalogue
import Logbook
import Training
import Wording

extension ReportTable<Workout> {
  static func workouts(_ workouts: [Workout], _ context: Context) -> ReportTable {
    let (volumes, unit) = (context.volumes(of: workouts), context.settings.unit.value)
    var table = ReportTable(workouts)
    table.column("date") { .day($0.start.day) }
    table.column("start") { .text($0.start.text) }
    table.column("end") { context.end(of: $0).cell { .text($0.text) } }
    table.column("name") { $0.name.cell { .text($0) } }
    table.column("tags") { .text($0.tags.joined(separator: " ")) }
    table.column("seconds") { context.elapsed($0).cell { .count($0.seconds) } }
    table.column("sets") { .count($0.setCount) }
    table.column("volume") { (volumes[$0.id]?.mass(in: unit)).cell { .number($0.value) } }
    table.column("unit") { _ in .text(unit.rawValue) }
    table.column("workout") { .text($0.id.text) }
    return table
  }
}

/// A completed set of a workout, for a table.
struct WorkoutTableRow {
  let entry: WorkoutExercise
  let place: SetPlace
  let set: WorkoutSet
}

extension ReportTable<WorkoutTableRow> {
  static func sets(of workout: Workout, _ context: Context) -> ReportTable {
    let rows = workout.exercises.enumerated().flatMap { index, entry in
      entry.sets.enumerated().compactMap { number, set in
        set.isDone
          ? WorkoutTableRow(entry: entry, place: SetPlace(exercise: index, set: number), set: set) : nil
      }
    }
    var table = ReportTable(rows)
    table.column("date") { _ in .day(workout.start.day) }
    table.column("exercise") { .text($0.entry.name) }
    table.column("exerciseId") { .text($0.entry.exercise.text) }
    table.column("ref") { .text("\($0.place.exercise + 1).\($0.place.set + 1)") }
    table.column("type") { .text($0.set.type.rawValue) }
    table.column("set") { .text(context.writer(for: $0.entry).text($0.set)) }
    table.column("reps") { row in
      if case .reps(let reps)? = row.set.result?.amount { .count(reps) } else { .none }
    }
    table.column("load") { row in
      guard let load = row.set.result?.load, let mass = load.mass else { return .none }
      return .number(load.signed(in: mass.unit))
    }
    table.column("unit") { ($0.set.result?.load?.mass).cell { .text($0.unit.rawValue) } }
    table.column("metres") { row in
      if case .distance(let distance, _)? = row.set.result?.amount {
        .number(Thousandths(raw: distance.millimetres))
      } else {
        .none
      }
    }
    table.column("seconds") {
      ($0.set.result?.amount.time).cell { .number(Thousandths(raw: $0.milliseconds)) }
    }
    table.column("completed") { $0.set.completed.cell { .text($0.text) } }
    table.column("workout") { _ in .text(workout.id.text) }
    return table
  }
}

extension ReportTable<PastSession> {
  static func sessions(
    _ sessions: [PastSession], _ maxes: TestedMaxes, _ context: Context
  ) -> ReportTable {
    let unit = context.settings.unit.value
    var table = ReportTable(sessions)
    table.column("date") { .day($0.start.day) }
    table.column("sets") { .text(context.writer(for: $0.entry).text($0.sets)) }
    table.column("volume") { .number($0.volume(in: unit, context).value) }
    table.column("e1rm") { $0.estimatedMax(in: unit, context).cell { .number($0.load.signed(in: unit)) } }
    table.column("unit") { _ in .text(unit.rawValue) }
    table.column("rough") { $0.estimatedMax(in: unit, context).cell { .flag($0.isRough) } }
    table.column("metres") { session in
      let metres = Thousandths(raw: session.cardio.millimetres)
      return metres.raw > 0 ? .number(metres) : .none
    }
    table.column("secondsPerKm") { $0.cardio.pace.time().cell { .number(Thousandths(raw: $0.milliseconds)) } }
    table.column("workout") { .text($0.workout.text) }
    for kind in TestedMax.Kind.allCases {
      table.column("tested" + kind.rawValue) { session in
        session.tested(among: maxes).first { $0.kind == kind }.cell { .number($0.load.signed(in: unit)) }
      }
    }
    return table
  }
}

extension ReportTable<TestedMax> {
  /// The maxes of days without a session, below the table of sessions.
  static func testedAlone(_ maxes: [TestedMax], _ context: Context) -> ReportTable {
    let unit = context.settings.unit.value
    var table = ReportTable(maxes)
    table.flatColumn("date") { .day($0.at.day) }
    table.flatColumn("unit") { _ in .text(unit.rawValue) }
    for kind in TestedMax.Kind.allCases {
      table.flatColumn("tested" + kind.rawValue) { max in
        max.kind == kind ? .number(max.load.signed(in: unit)) : .none
      }
    }
    return table
  }
}

extension Context {
  /// The origin of the workouts that were started from a routine; nil for no routine.
  func origin(routine text: String?, in snapshot: Snapshot) throws(Failure) -> Workout.Origin? {
    guard let text else { return nil }
    do {
      return .routine(try routine(text, in: snapshot).routine.id.text)
    } catch {
      // A routine that was deleted has left its name in its workouts.
      let (history, typed) = (try self.history(in: snapshot).history, FoldedName(text))
      let past = history.sessions.last { session in
        guard case .routine? = history.origin(of: session) else { return false }
        return history.name(of: session).map { FoldedName($0) == typed } ?? false
      }
      guard let past else { throw error }
      return history.origin(of: past)
    }
  }
}
