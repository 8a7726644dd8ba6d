import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  /// Logs the sessions on standard input as one change.
  static func logSession(
    in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let text = SessionText(
      try context.typedText(), today: context.now.day, in: context.words.language)
    let parts = try text.partsOfOne()
    var leftOut = text.leftOut
    guard !parts.isEmpty else { throw leftOut.isEmpty ? .sessionEmpty : .withoutSets(leftOut) }
    let logged = try context.logbook.change(CommandName.log.rawValue, at: context.now) {
      change throws(Failure) in
      var reader = SessionReader(context, force: force)
      reader.shared = try context.sharedNames(in: parts)
      reader.shortNames = try context.shortNames(in: parts)
      var logged: [LoggedSession] = []
      for part in parts {
        try reader.collecting(part.line) { reader throws(Failure) in
          if part.isPast, argument != nil { throw .dayBesideIn }
          if let failure = part.heading?.failure(part.typed, context) { throw failure }
          logged.append(
            try part.isPast
              ? add(part, &reader, to: &change, context)
              : log(part, &reader, in: argument, to: &change, context))
        }
      }
      if !reader.errors.isEmpty { throw .linesUnreadable(reader.errors) }
      leftOut = (text.leftOut + reader.leftOut).sorted { $0.line < $1.line }
      return logged
    }
    return Reply(sessions: logged, leftOut: leftOut, context).telling(of: logged.flatMap(\.tested)).telling(
      of: logged.map { LoggedTwiceList(loggedIn: $0.workout, $0.places.flatMap(\.self), context) })
  }

  /// Logs to the open workout, or starts one, or logs to the one given by `--in`.
  private static func log(
    _ part: SessionText.Part, _ reader: inout SessionReader, in argument: WorkoutArgument?,
    to change: inout Change, _ context: Context
  ) throws(Failure) -> LoggedSession {
    let stored =
      try argument == nil
      ? context.resumableWorkout(in: change.snapshot) : context.stored(argument, in: change.snapshot)
    var workout =
      stored?.workout
      ?? Workout(id: context.newID(), start: context.now, unit: context.settings.unit.value)
    if let heading = part.heading {
      if part.hasNoExercise { throw .dayWithoutExercises(part.typed) }
      if let length = heading.lengthAlone { throw .startMissing(part.typed, length, name: heading.name) }
    }
    let (name, lines) = try reader.named(part)
    if let name {
      let name = try checked(name, .name)
      if let open = workout.name, open != name { throw .nameDiffers(open) }
      workout.name = name
    }
    let places = try reader.fill(&workout, with: lines, isPast: !workout.isOpen)
    guard reader.errors.isEmpty else { return LoggedSession(workout: workout, places: places) }
    if let stored {
      try change.save(workout, over: stored)
      if argument == nil { change.currentWorkoutFolder = stored.folder }
    } else {
      change.currentWorkoutFolder = try change.add(workout)
    }
    let tested = try reader.recordTested(in: workout, &change)
    return LoggedSession(
      workout: workout, places: places, problems: stored?.problems ?? [], began: stored == nil,
      isCurrent: argument == nil, isNamed: stored != nil && part.heading?.name == nil && name != nil,
      remarks: reader.remarks, supersets: reader.pairs, tested: tested)
  }

  /// Whether a workout with the same start and the same sets is there already, as after pasting a text twice.
  private static func isLogged(
    _ workout: Workout, in snapshot: Snapshot, _ context: Context
  ) throws(Failure) -> Bool {
    func sets(_ workout: Workout) -> [[Performance?]] { workout.exercises.map { $0.sets.map(\.result) } }
    for other in try context.workouts(on: workout.start.day, in: snapshot)
    where other.start.seconds == workout.start.seconds {
      let folder = WorkoutFolder(start: other.start, id: other.id)
      guard let stored = try? snapshot.workout(folder)?.workout else { continue }
      if stored.exercises.map(\.exercise) == workout.exercises.map(\.exercise), sets(stored) == sets(workout)
      {
        return true
      }
    }
    return false
  }

  /// Adds the finished workout of a past day.
  private static func add(
    _ part: SessionText.Part, _ reader: inout SessionReader, to change: inout Change, _ context: Context
  ) throws(Failure) -> LoggedSession {
    guard let heading = part.heading else { throw .sessionEmpty }
    let start = try context.instant(TimeArgument(heading.typed, context.words.language))
    let end = try heading.typedEnd.map { text throws(Failure) in
      try context.instant(TimeArgument(text, context.words.language))
    }
    let (title, lines) = try reader.named(part)
    let name = try title.map { text throws(Failure) in try checked(text, .name) }
    var workout = Workout(
      id: context.newID(at: start), name: name, start: start, end: end ?? start,
      unit: context.settings.unit.value)
    if part.hasNoExercise { throw .dayWithoutExercises(part.typed) }
    let places = try reader.fill(&workout, with: lines, isPast: true)
    if reader.errors.isEmpty {
      if !reader.force, try isLogged(workout, in: change.snapshot, context) {
        throw .loggedAlready(part.typed)
      }
      _ = try change.add(workout)
    }
    let tested = try reader.recordTested(in: workout, &change)
    return LoggedSession(
      workout: workout, places: places, isNew: true, remarks: reader.remarks, supersets: reader.pairs,
      tested: tested)
  }
}

/// A workout to which a session was logged.
struct LoggedSession {
  let workout: Workout
  let places: [[SetPlace]]
  var problems: [Problem] = []
  /// Whether the session started the workout, which is open.
  var began = false
  var isCurrent = false
  /// Whether it is a new workout of a past day.
  var isNew = false
  /// Whether a line without a date gave an open workout its name.
  var isNamed = false
  /// The lines that are notes because they are nothing else.
  var remarks: [(on: String?, text: String)] = []
  /// The exercises of each superset that only a sign between them says.
  var supersets: [[Int]] = []
  /// The maxes that were tested with its sets.
  var tested: [TestedMax] = []
}

extension SessionReader {
  /// Records the sets that the text marks as tested maxes, unless the same was tested that day.
  fileprivate func recordTested(in workout: Workout, _ change: inout Change) throws(Failure) -> [TestedMax] {
    var maxes: [TestedMax] = []
    if tested.isEmpty || !errors.isEmpty { return [] }
    let known = try change.snapshot.testedMaxes().maxes.sets(of: workout)
    for place in tested where !known.contains(place) {
      maxes.append(try context.recordTested(place, of: workout, in: &change))
    }
    return maxes
  }
}

extension Reply {
  /// The length of a new workout, if it is known: `, 50 min`.
  private static func length(of session: LoggedSession, _ context: Context, _ words: Words) -> String {
    guard session.isNew, let elapsed = context.elapsed(session.workout) else { return "" }
    return ", " + words.duration(elapsed)
  }

  /// The sessions as understood: for each workout its exercises with their sets.
  init(sessions: [LoggedSession], leftOut: [(line: Int, typed: String)], _ context: Context) {
    let logged = sessions.map {
      LoggedExercises($0.places, of: $0.workout, context, breaksRecords: !$0.isNew)
    }
    let results = sessions.flatMap { one in one.places.joined().map { one.workout[$0].result } }
    let misses = results.count { $0?.isMissed == true }
    self.init(
      noticed: sessions.flatMap(\.problems),
      text: { screen in
        let days = zip(sessions, logged).flatMap { session, exercises -> [String] in
          let day = session.workout.start
          let heading =
            screen.name(of: session.workout) + " "
            + screen.words.moment(day.civil, today: context.now.day)
            + Self.length(of: session, context, screen.words)
          let isBare = session.isCurrent && sessions.count == 1 && !session.isNamed
          var lines = isBare ? [] : [heading]
          lines += exercises.lines(screen)
          lines += session.supersets.map { members in
            screen.words.supersetOf(
              members.map { context.name(of: session.workout.exercises[$0]) }.joined(separator: " + "))
          }
          for (place, text) in session.remarks {
            lines += wrapped(screen.words.noteOn(place) + ": " + text, width: screen.width, hanging: "  ")
          }
          return lines + exercises.echo.notices(began: session.began, screen)
        }
        let sum =
          sessions.count > 1
          ? [
            screen.words.logged(
              workouts: sessions.count, sets: results.count - misses, misses: misses)
          ] : []
        let without =
          leftOut.isEmpty
          ? [] : wrapped(screen.words.withoutSets(leftOut), width: screen.width, hanging: "  ")
        return (days + without + sum).text
      },
      json: {
        [
          JSON.Member(
            name: "logged",
            value: .array(
              zip(sessions, logged).map { .object($1.members(began: $0.began) + $0.members) })),
          JSON.Member(
            name: "leftOut",
            value: .array(leftOut.map { ["line": .number("\($0.line)"), "text": .string($0.typed)] })),
        ]
      })
    isAboutCurrentWorkout = sessions.contains(where: \.isCurrent)
  }
}

extension LoggedSession {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member(name: "start", value: .string(workout.start.text)),
      JSON.Member(name: "end", value: workout.end.map { .string($0.text) } ?? .null),
      JSON.Member(
        name: "remarks",
        value: .array(
          remarks.map { ["on": $0.on.map { .string($0) } ?? .null, "text": .string($0.text)] })),
    ]
  }
}

extension SessionText {
  /// The text's parts, if one person wrote them.
  ///
  /// - Throws: `Failure.severalSenders`
  func partsOfOne() throws(Failure) -> [Part] {
    if senders.count > 1 { throw .severalSenders(senders) }
    return parts
  }
}
