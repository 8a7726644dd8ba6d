import CommandLineKit
import Formats
import Logbook
import Training
import Wording

/// The changes that `edit` makes to a workout itself: its name, day, start, end or length.
struct WorkoutChange {
  var name: String?
  var date: DayArgument?
  var start: TimeArgument?
  var end: TimeArgument?
  var length: LengthArgument?

  var isEmpty: Bool { name == nil && date == nil && start == nil && end == nil && length == nil }

  /// The first of its options, for errors.
  var option: String {
    name != nil
      ? "--name" : date != nil ? "--date" : start != nil ? "--start" : end != nil ? "--end" : "--for"
  }

  /// The same of an activity, whose day and start are one moment; nil with an end, which activities don't have.
  fileprivate func ofActivity(isForced: Bool, _ context: Context) throws(Failure) -> ActivityEdit? {
    if end != nil { return nil }
    let moment = [date?.text, start?.text].compactMap(\.self).joined(separator: " ")
    return ActivityEdit(
      name: try name.map { text throws(Failure) in try checked(text, .name) },
      moment: moment.isEmpty ? nil : try TimeArgument(moment, context.words.language),
      time: (length?.length).map { ActivityEdit.Time(duration: $0) }, isForced: isForced)
  }

  /// Changes a workout. Returns whether the times of its sets were dropped, because they lie after its end.
  func apply(to workout: inout Workout, force: Bool, _ context: Context) throws(Failure) -> Bool {
    if let name { workout.name = try checked(name, .name) }
    if let date { try move(&workout, to: date, context) }
    let began = workout.start
    if let start {
      let newStart = try context.instant(start, on: workout.start.day)
      if let first = workout.firstSetDone, first.seconds < newStart.seconds - 59 {
        // With its day, the whole workout is moved.
        guard date != nil else { throw .startAfterFirstSet(start: newStart, first: first) }
        workout.shift(to: newStart)
      }
      workout.start = newStart
      if workout.isOpen { workout.trimPauses() }
    }
    guard var newEnd = workout.end else {
      if end != nil || length != nil {
        throw .endOfOpenWorkout(
          "gymlog finish " + (end.map { "--at " + $0.text } ?? "--for " + (length?.text ?? "")))
      }
      return false
    }
    let last = workout.lastSetDone
    // Sets without times say nothing about the end: a workout that began later ended later.
    if last == nil, workout.start.seconds > began.seconds {
      newEnd = context.inForce(newEnd.adding(seconds: workout.start.seconds - began.seconds))
    }
    if let end {
      newEnd = try context.instant(end, after: workout.start).reaching(last)
    } else if let length {
      newEnd = context.moment(length.length.seconds, after: workout.start).reaching(last)
    }
    // Sets that a script ticked off within a second end a little later than now.
    if newEnd != workout.end, newEnd.seconds > context.now.seconds {
      throw .timeInFuture(context.words.clock(context.inForce(newEnd).civil))
    }
    guard newEnd != workout.end || start != nil else { return false }
    try context.check(
      end: newEnd, of: workout, force: force,
      atLastSet: { context.line(with: $0, for: end?.text ?? length?.text ?? start?.text ?? "") })
    if length != nil { try workout.checkLength(until: newEnd) }
    let isLogged = workout.isLogged(after: newEnd)
    if isLogged { workout.dropSetTimes() }
    workout.end = newEnd
    workout.trimPauses()
    return isLogged
  }

  /// Moves a workout to another day, with all its times.
  private func move(
    _ workout: inout Workout, to date: DayArgument, _ context: Context
  ) throws(Failure) {
    let day = try context.day(date)
    if day > context.now.day { throw .timeInFuture(date.text) }
    var civil = workout.start.civil
    civil.day = day
    let offset = context.world.offsets(civil).first ?? workout.start.offset
    workout.shift(to: Instant(civil, offset: offset))
    if workout.start.seconds > context.now.seconds {
      throw .timeInFuture(context.words.typed(workout.start.civil))
    }
  }
}

extension Parameter {
  /// The options of `edit` for a workout itself.
  static func workoutChange(_ words: Words) -> Parameter where Value == WorkoutChange {
    .together(
      .option(.name, .name, words), .date(words),
      .time(
        "start", help: words.say(en: "when it started", es: "cuándo empezó", ca: "quan va començar"), words),
      .time("end", help: words.say(en: "when it ended", es: "cuándo terminó", ca: "quan va acabar"), words),
      .length(words), as: WorkoutChange.init(name:date:start:end:length:))
  }
}

extension Commands {
  /// Changes the open workout itself, or what `--in` names: a workout or, if none matches, an activity.
  static func edit(
    _ edit: WorkoutChange, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    if edit.end != nil, edit.length != nil { throw .contradiction("--end", "--for") }
    // `last` is the last workout if there is any: the help speaks of workouts. A newer activity is named below.
    let hasWorkout = try argument.map { argument throws(Failure) in
      try context.logbook.read { snapshot throws(Failure) in try context.hasWorkout(argument, in: snapshot) }
    }
    if hasWorkout == false, let argument, case .activity(let activity) = try context.outing(argument),
      let edit = try edit.ofActivity(isForced: force, context)
    {
      return try editActivity(activity, edit, as: .edit, context)
    }
    var newer: Activity?
    if case .last(0)? = argument?.reference {
      newer = try? context.logbook.read { snapshot throws(Failure) in
        try ActivityHistory(snapshot, at: context.now).activities.last
      }
    }
    let told = try context.logbook.change(CommandName.edit.rawValue, at: context.now) {
      [newer]
      change throws(Failure) in
      let stored = try context.stored(argument, in: change.snapshot)
      var workout = stored.workout
      let dropsTimes = try edit.apply(to: &workout, force: force, context)
      let isChanged = workout != stored.workout
      let isCurrent = argument == nil || change.currentWorkoutFolder == stored.folder
      let folder = try context.save(&workout, over: stored, in: &change)
      if isCurrent { change.currentWorkoutFolder = folder }
      return PastChange(
        workouts: [workout], problems: stored.problems,
        notes: { words in
          let isNewer = newer.map { $0.start.seconds > stored.workout.start.seconds } ?? false
          return [
            isChanged ? nil : words.workoutUnchanged, dropsTimes ? words.setTimesDropped : nil,
            newer.flatMap { isNewer ? words.newerActivity(context.label($0)) : nil },
          ].compactMap(\.self)
        },
        overlaps: try context.overlaps(of: workout, besides: stored.workout.id, in: change.snapshot),
        members: JSON.members(["changed": .bool(isChanged), "droppedTimes": .bool(dropsTimes)]))
    }
    return told.reply(context)
  }
}

extension Words {
  /// A workout was meant by `last`, but an activity is newer.
  func newerActivity(_ activity: String) -> String {
    say(
      en: "Newer: \(activity). To change it: gymlog activity edit last",
      es: "Más reciente: \(activity). Para cambiarla: gymlog activity edit last",
      ca: "Més recent: \(activity). Per canviar-la: gymlog activity edit last")
  }

  var workoutUnchanged: String { say(en: "Unchanged", es: "Sin cambios", ca: "Sense canvis") }
}

extension Failure {
  static func startAfterFirstSet(start: Instant, first: Instant) -> Failure {
    let day = "--date \(start.day.text)"
    return Failure(.usage) { words, now in
      let (start, first) = (
        words.moment(start.civil, today: now.day), words.moment(first.civil, today: now.day)
      )
      return words.say(
        en: Message(
          "the first set was done \(first), before the start, \(start)",
          hint: "Give an earlier time with --start. To move the sets too, add \(day)"),
        es: Message(
          "la primera serie fue \(first), antes del inicio, \(start)",
          hint: "Pon una hora anterior con --start. Para mover también las series, añade \(day)"),
        ca: Message(
          "la primera sèrie va ser \(first), abans de l'inici, \(start)",
          hint: "Posa una hora anterior amb --start. Per moure també les sèries, afegeix-hi \(day)"))
    }
  }

  /// The end of a workout that is still open; `finish` is the line that ends it.
  static func endOfOpenWorkout(_ finish: String) -> Failure {
    Failure(
      .conflict, en: Message("the workout is still open, so it has no end", hint: "To finish it: \(finish)"),
      es: Message("el entrenamiento sigue abierto: aún no tiene final", hint: "Para terminarlo: \(finish)"),
      ca: Message("l'entrenament encara és obert: no té final", hint: "Per acabar-lo: \(finish)"))
  }
}
