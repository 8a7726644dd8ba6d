import Logbook
import Training
import Wording

extension ReportTable<Workout> {
  static func workouts(_ workouts: [Workout], _ context: Context) -> ReportTable {
    let (volumes, unit) = (context.volumes(of: workouts), context.settings.unit.value)
    var table = ReportTable(workouts)
    table.column("date") { .day($0.start.day) }
    table.column("start") { .text($0.start.text) }
    table.column("end") { $0.end.cell { .text($0.text) } }
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
    table.column("load") { ($0.set.result?.load?.mass).cell { .number($0.value) } }
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
  static func sessions(_ sessions: [PastSession], _ context: Context) -> ReportTable {
    let unit = context.settings.unit.value
    var table = ReportTable(sessions)
    table.column("date") { .day($0.start.day) }
    table.column("sets") { .text(context.writer(for: $0.entry).text($0.sets)) }
    table.column("volume") { .number($0.volume(in: unit, context).value) }
    table.column("e1rm") { $0.estimatedMax(in: unit, context).cell { .number($0.load.signed(in: unit)) } }
    table.column("unit") { _ in .text(unit.rawValue) }
    table.column("rough") { $0.estimatedMax(in: unit, context).cell { .flag($0.isRough) } }
    table.column("metres") { .number(Thousandths(raw: $0.cardio.millimetres)) }
    table.column("secondsPerKm") { $0.cardio.pace.time().cell { .number(Thousandths(raw: $0.milliseconds)) } }
    table.column("workout") { .text($0.workout.text) }
    return table
  }
}

extension Context {
  /// The origin of the workouts that were started from a routine; nil for no routine.
  func origin(routine text: String?, in snapshot: Snapshot) throws(Failure) -> Workout.Origin? {
    guard let text else { return nil }
    return .routine(try routine(text, in: snapshot).routine.id.text)
  }
}

extension Words {
  /// The help of `--routine` where it chooses workouts.
  var routineOption: String {
    say(
      en: "only those started from this routine", es: "solo los empezados con esta rutina",
      ca: "només els començats amb aquesta rutina")
  }
}
