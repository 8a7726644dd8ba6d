import Logbook
import Training
import Wording

/// Turns a routine's text into a routine. Parts whose lines are unchanged keep their ids and exact values, as do values that
/// the text can't tell apart.
struct RoutineReader {
  let context: Context
  let force: Bool

  init(_ context: Context, force: Bool) { (self.context, self.force) = (context, force) }

  /// The old routine, changed as the text says.
  ///
  /// - Throws: A `Failure` caused by a `RoutineTextError` with all errors, the first in front; a `Failure` for a text without exercises.
  func routine(from text: String, over old: Routine) throws(Failure) -> Routine {
    let before = RoutineText(context.text(of: old))
    let after = RoutineText(text)
    var errors = after.errors
    var new = old
    try collect(&errors) { () throws(Failure) in try readHeaders(after, over: before, &new) }
    let unit = new.unit ?? context.settings.unit.value
    let matches = try matched(after, with: before, old, &errors)
    new.exercises = []
    var parts = 0
    for (line, match) in zip(after.exercises, matches) {
      guard let match else { continue }
      try collect(&errors) { () throws(Failure) in new.exercises.append(try exercise(line, match, unit: unit))
      }
      parts += 1 + (new.exercises.last?.sets.count ?? 0)
      // Before more is read: a text may hold tens of thousands.
      if parts > Limits.parts, old.exercises.isEmpty { throw .tooManyParts(parts) }
    }
    errors.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    if let first = errors.first { throw Failure(RoutineTextError(first, others: Array(errors.dropFirst()))) }
    if after.exercises.isEmpty {
      throw old.exercises.isEmpty ? Failure.textWithoutExercises : .lastExercise(old.name)
    }
    new.exercises = new.exercises.placed(after: old.exercises.map(\.id))
    return new
  }

  /// Collects an error instead of stopping, so that all errors are reported.
  private func collect(_ errors: inout [RoutineTextError], _ body: () throws(Failure) -> Void) throws(Failure)
  {
    do {
      try body()
    } catch {
      guard let mistake = error.cause as? RoutineTextError else { throw error }
      errors.append(mistake)
    }
  }

  // MARK: - Headers

  private func readHeaders(_ text: RoutineText, over old: RoutineText, _ new: inout Routine) throws(Failure) {
    func changed(_ key: RoutineKey) -> RoutineText.Piece?? {
      let (value, before) = (text.values(of: key).first, old.values(of: key).first)
      if let value, before != nil, value.says(before) { return .none }
      return value == nil && before == nil ? .none : .some(value.flatMap { $0.text.isEmpty ? nil : $0 })
    }
    if let name = changed(.name) ?? nil {
      new.name = try at(name) { () throws(Failure) in try checked(name.text, .name) }
    }
    if let tags = changed(.tags) { new.tags = try tags.map(self.tags) ?? [] }
    if let unit = changed(.unit) {
      new.unit = try unit.map { piece throws(Failure) in
        guard let unit = MassUnit(rawValue: piece.text.lowercased()) else {
          throw Failure(RoutineTextError(piece, Failure.unitUnknown(piece.text)))
        }
        return unit
      }
    }
    if let progress = changed(.progress) {
      new.progress = try progress.map { piece throws(Failure) in
        try self.progress(piece, unit: new.unit ?? context.settings.unit.value)
      }
    }
    let (notes, before) = (text.values(of: .note), old.values(of: .note))
    if notes.map(\.text) != before.map(\.text) { new.note = try note(notes) }
  }

  private func tags(_ piece: RoutineText.Piece) throws(Failure) -> [String] {
    var tags: [String] = []
    for word in piece.split(at: " ").map(\.trimmed) where !word.text.isEmpty {
      let tag = try at(word) { () throws(Failure) in try checked(word.text, .tag) }
      if !tags.hasTag(tag) { tags.append(tag) }
    }
    return tags
  }

  /// The note on some lines; nil for no lines.
  func note(_ lines: [RoutineText.Piece]) throws(Failure) -> String? {
    guard let first = lines.first, lines.contains(where: { !$0.text.isEmpty }) else { return nil }
    return try at(first) { () throws(Failure) in try checked(lines.map(\.text).joined(separator: "\n"), .note)
    }
  }

  func progress(_ piece: RoutineText.Piece, unit: MassUnit) throws(Failure) -> Progression {
    guard let progress = Progression(piece.text.split(separator: " ").map(String.init), unit: unit) else {
      throw Failure(RoutineTextError(piece, Failure.progressUnreadable(piece.text)))
    }
    return progress
  }

  /// Runs a closure for a part of the text; its errors get the position of that part.
  func at<Result>(_ piece: RoutineText.Piece, _ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    do {
      return try body()
    } catch {
      throw Failure(RoutineTextError(piece, error))
    }
  }

  // MARK: - Exercises

  /// The exercise of a line, and the old entry that it continues.
  struct Match {
    var exercise: ExerciseID
    var name: String
    var old: (entry: WorkoutExercise, text: RoutineText.Exercise)?
  }

  /// For each line, the old entry that it continues: one of the same name, else one of the same exercise under another name,
  /// each once and in order. Nil for unknown exercises.
  private func matched(
    _ text: RoutineText, with before: RoutineText, _ old: Routine, _ errors: inout [RoutineTextError]
  ) throws(Failure) -> [Match?] {
    var free = Array(zip(old.exercises, before.exercises))
    var matches: [Match?] = text.exercises.map { line in
      guard let index = free.firstIndex(where: { $0.1.name.says(line.name) }) else { return nil }
      let (entry, text) = free.remove(at: index)
      return Match(exercise: entry.exercise, name: entry.name, old: (entry, text))
    }
    for (index, line) in text.exercises.enumerated() where matches[index] == nil {
      try collect(&errors) { () throws(Failure) in
        let exercise = try at(line.name) { () throws(Failure) in
          try context.exercise(line.name.text, today: nil, toWrite: true)
        }
        var match = Match(exercise: exercise.id, name: exercise.name)
        if let index = free.firstIndex(where: { $0.0.exercise == exercise.id }) {
          match.old = free.remove(at: index)
        }
        matches[index] = match
      }
    }
    return matches
  }

  private func exercise(
    _ line: RoutineText.Exercise, _ match: Match, unit: MassUnit
  ) throws(Failure) -> WorkoutExercise {
    var entry =
      match.old?.entry
      ?? WorkoutExercise(id: context.newID(), position: .first, exercise: match.exercise, name: match.name)
    let old = match.old?.text
    if !(old?.options.map(\.text) == line.options.map(\.text)) {
      try read(line.options, into: &entry, unit: unit)
    }
    if old?.notes.map(\.text) ?? [] != line.notes.map(\.text) { entry.note = try note(line.notes) }
    let origins = try readSets(line, over: match.old, into: &entry, unit: unit)
    try RoutineSetLines(reader: self, line: line, old: old, origins: origins).read(into: &entry)
    if entry.progress != nil, entry.progress != match.old?.entry.progress || origins.contains(nil),
      let error = context.contradiction(in: entry), let option = line.options.first(where: isProgress)
    {
      throw Failure(RoutineTextError(option, error))
    }
    return entry
  }

  private func read(
    _ options: [RoutineText.Piece], into entry: inout WorkoutExercise, unit: MassUnit
  ) throws(Failure) {
    (entry.superset, entry.rest, entry.restAfter, entry.progress, entry.isSkipped) = (
      nil, nil, nil, nil, false
    )
    for option in options {
      if option.text.first == "+" {
        entry.progress = try progress(option, unit: unit)
        continue
      }
      let word = option.text.prefix { $0 != " " && $0 != ":" }
      let rest = option.text.dropFirst(word.count)
      let value = RoutineText.Piece(
        rest.first == ":" ? rest.dropFirst() : rest, line: option.line,
        column: option.column + word.count + (rest.first == ":" ? 1 : 0)
      ).trimmed
      switch (Recognition.routineKey(named: word), value.text.isEmpty) {
      case (.superset, false): entry.superset = value.text
      case (.rest, false): entry.rest = try duration(value)
      case (.after, false): entry.restAfter = try duration(value)
      case (.progress, false): entry.progress = try progress(value, unit: unit)
      case (.skipped, true): entry.isSkipped = true
      default: throw Failure(RoutineTextError(option, Failure.unknownOption(option.text)))
      }
    }
  }

  private func isProgress(_ option: RoutineText.Piece) -> Bool {
    option.text.first == "+"
      || Recognition.routineKey(named: option.text.prefix { $0 != " " && $0 != ":" }) == .progress
  }

  func duration(_ piece: RoutineText.Piece) throws(Failure) -> Duration {
    do throws(Failure) {
      return try Duration(typed: piece.text, mayHaveFractions: true)
    } catch {
      throw Failure(RoutineTextError(piece, error))
    }
  }
}

extension Failure {
  static var textWithoutExercises: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the text has no exercises", hint: "For example: Bench Press: 3x8@\(words.example(kg: 80, lb: 185))"
        ),
        es: Message(
          "el texto no tiene ningún ejercicio",
          hint: "Por ejemplo: Press de banca: 3x8@\(words.example(kg: 80, lb: 185))"),
        ca: Message(
          "el text no té cap exercici",
          hint: "Per exemple: Press de banca: 3x8@\(words.example(kg: 80, lb: 185))"))
    }
  }

  static func unitUnknown(_ text: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(text)) isn't a unit", hint: "Use kg or lb"),
      es: Message("\(quoted(text)) no es una unidad", hint: "Usa kg o lb"),
      ca: Message("\(quoted(text)) no és cap unitat", hint: "Fes servir kg o lb"))
  }

  static func progressUnreadable(_ text: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.notAProgression(text),
        hint: words.forExample(
          words.say(
            en: "+2.5kg; or +5lb -15% 3x, to drop 15% after 3 misses",
            es: "+2.5kg; o +5lb -15% 3x, para bajar un 15 % tras 3 sesiones fallidas",
            ca: "+2.5kg; o +5lb -15% 3x, per baixar un 15 % després de 3 sessions fallides")))
    }
  }
}
