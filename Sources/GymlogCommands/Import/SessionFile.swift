import Interchange
import Training
import Wording

extension Import {
  /// Reads the text that `share` and `export text` write, in any language, and notes as `log -` reads them. Nil if no line of it begins a
  /// day.
  ///
  /// - Throws: if a line can't be read. Nothing of the file is imported then: what the lines below it belong to isn't known.
  func sessions(in bytes: [UInt8], of path: String) throws(Failure) -> ForeignHistory? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let own = context.words.language
    let readings = try ([own] + Language.allCases.filter { $0 != own }).map { language throws(Failure) in
      try SessionText(text, today: context.now.day, in: language).partsOfOne()
    }
    func days(_ parts: [SessionText.Part]) -> Int { parts.count { $0.heading != nil } }
    // The first of the best: a text in two languages is read in the lifter's.
    guard let most = readings.map(days).max(), most > 0,
      let parts = readings.first(where: { days($0) == most })
    else { return nil }
    var history = ForeignHistory(program: .gymlog)
    var errors: [(line: Int, failure: Failure)] = []
    var identities: [String: Int] = [:]
    let shared = try context.sharedNames(in: parts)
    let shortNames = try context.shortNames(in: parts)
    let unknown = context.unknownNames(in: parts, shared)
    for part in parts {
      var reader = SessionReader(context, force: true)
      (reader.shared, reader.shortNames, reader.unknown) = (shared, shortNames, unknown)
      reader.takesUnknown = true
      try reader.collecting(part.line) { reader throws(Failure) in
        guard let heading = part.heading else { throw .importedWithoutDay }
        if let failure = heading.failure(part.typed, context) { throw failure }
        if part.hasNoExercise { throw .dayWithoutExercises(part.typed) }
        let (title, lines) = try reader.named(part)
        let name = try title.map { text throws(Failure) in try checked(text, .name) }
        var workout = Workout(
          id: context.newID(), name: name, start: context.now, end: context.now,
          unit: line.unit ?? context.settings.unit.value)
        _ = try reader.fill(&workout, with: lines, isPast: true)
        let unknown = reader.unknown
        var read = ForeignWorkout(workout, heading, tested: reader.tested, line: part.line) {
          unknown[Recognition.folded($0)] != nil
        }
        let count = identities[read.identity, default: 0] + 1
        identities[read.identity] = count
        if count > 1 { read.identity += " (\(count))" }
        history.workouts.append(read)
        history.rows += workout.doneCount
      }
      errors += reader.errors
    }
    if !errors.isEmpty {
      throw Failure.linesUnreadable(errors, isImport: true).changing { message, _, _ in
        message.text = path + ": " + message.text
      }
    }
    return history
  }
}

extension ForeignWorkout {
  /// A workout that was read from a text, with the time in its heading. `isUnknown` tells whether the catalogue lacks the exercise of
  /// a name.
  fileprivate init(
    _ workout: Workout, _ heading: SessionHeading, tested: [SetPlace], line: Int, isUnknown: (String) -> Bool
  ) {
    let start: ForeignTime =
      heading.start.map {
        .civil(CivilTime(day: heading.day, hour: $0 / 60, minute: $0 % 60))
      } ?? .day(heading.day)
    let from = heading.start ?? SessionHeading.noon
    let length = heading.end.map { end in
      let days =
        heading.endDay.map { $0.daysSince1970 - heading.day.daysSince1970 } ?? (end < from ? 1 : 0)
      return Duration(seconds: max(0, days * 1_440 + end - from) * 60)
    }
    var identity = heading.day.text + (heading.start.map { " \($0)" } ?? "")
    if heading.start == nil, let name = heading.name { identity += " " + name }
    self.init(
      identity: identity, start: start, length: length.map { .byClock($0) }, name: workout.name,
      note: workout.note)
    exercises = workout.exercises.enumerated().map { index, entry in
      var exercise = ForeignExercise(name: entry.name, note: entry.note)
      if !isUnknown(entry.name) { exercise.exercise = entry.exercise }
      exercise.sets = entry.sets.enumerated().compactMap { number, set in
        set.result.map { result in
          var read = ForeignSet(line: line, type: set.type)
          switch result.amount {
          case .reps(let reps): read.reps = reps
          case .duration(let time): read.time = time
          case .distance(let distance, let time): (read.distance, read.time) = (distance, time)
          }
          let isAssisted = if case .assisted = result.load { true } else { false }
          read.load = result.load?.mass.map { ForeignLoad($0.value, $0.unit, isNegative: isAssisted) }
          read.effort = result.effort
          read.note = set.note
          read.original = ForeignSet.Original(
            result, rest: set.rested, isTested: tested.contains(SetPlace(exercise: index, set: number)))
          return read
        }
      }
      return exercise
    }
  }
}

extension Failure {
  /// Sets in a text before any day.
  fileprivate static var importedWithoutDay: Failure {
    Failure(
      .usage, en: Message("no day before this line", hint: "Put the day above it: 2026-11-21 18:30"),
      es: Message("no hay ningún día antes de esta línea", hint: "Pon el día encima: 2026-11-21 18:30"),
      ca: Message("no hi ha cap dia abans d'aquesta línia", hint: "Posa el dia a sobre: 2026-11-21 18:30"))
  }
}
