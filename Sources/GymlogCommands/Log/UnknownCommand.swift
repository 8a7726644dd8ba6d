import Catalogue
import CommandLineKit
import Training
import Wording

/// The first word of a line, if no command has that name. The line is one of `log` if the word begins an exercise's name:
/// `squat 8@100`.
struct UnknownCommand {
  let name: String
  /// Commands with similar names, best first.
  let nearest: [String]

  /// Nil for any other error, and for a missing verb as in `exercise squat`.
  init?(_ error: UsageError) {
    guard case .unknownCommand(let name, let nearest, nil) = error else { return nil }
    (self.name, self.nearest) = (name, nearest)
  }

  /// The line with `log` before the word.
  func logging(_ words: [String]) -> [String]? {
    words.firstIndex(of: name).map { words[..<$0] + [CommandName.log.rawValue] + words[$0...] }
  }

  /// Checks that the arguments of `log` begin with an exercise. Where a command has a similar name, only a whole name is taken
  /// for an exercise.
  ///
  /// - Throws: the unknown command, with the exercise if that is likely too.
  func check(isExerciseIn arguments: [String], _ context: Context) throws(Failure) {
    let unknown = Failure(UsageError.unknownCommand(name, nearest: nearest, noun: nil))
    let line = LogLine(TypedLine(.log, arguments), context)
    let words = line.line.words
    var corrections = try Self.correction(words, line, context.notation).map { [$0] }
    if corrections == nil { corrections = try Self.marked(words, line, context.notation) }
    if corrections == nil { corrections = try Self.changedSets(words, line) ?? Self.putInSet(words, line) }
    if corrections == nil { corrections = try Self.newMax(words, line).map { [$0] } }
    if corrections == nil { corrections = Self.weightToday(words, context.notation) }
    if corrections == nil { corrections = try Self.report(words, line).map { [$0] } }
    if corrections == nil { corrections = try Self.question(words, line) }
    if corrections == nil { corrections = Self.setting(words) ?? Self.leaving(words) }
    if corrections == nil { corrections = try Self.sameAsBefore(words, line) }
    if let commands = corrections {
      throw Failure(UsageError.unknownCommand(name, nearest: [], noun: nil))
        .changing { message, words, _ in message.hint = words.readings(commands.map { "gymlog " + $0 }) }
    }
    // `dues sèries més` lacks its reps.
    if words.count > 1, LogLine.count(words[0]) != nil, ["series", "sèries", "sets"].contains(words[1]) {
      return
    }
    // `novembre`, `la semana pasada`, `this week`
    let period = words.joined(separator: " ")
    if PlainArguments.isPeriod(period), period.contains(where: \.isLetter) {
      let lines = [CommandName.list, .stats].map { "gymlog \($0.rawValue) \(period)" }
      throw Failure(UsageError.unknownCommand(name, nearest: [], noun: nil))
        .changing { message, words, _ in message.hint = words.readings(lines) }
    }
    // `started at 17:00`, `forgot to finish, ended at 7pm`, `empecé a las 18:30`
    let folded = words.map { Recognition.folded($0) }
    if let place = folded.indices.first(where: { Self.time(folded[$0...]) != nil }),
      let (option, count) = Self.time(folded[place...]),
      !words[..<place].contains(where: { $0.contains(where: \.isNumber) }),
      case let time = words[(place + count)...].drop(while: {
        ["time", "was", "late", "at", "a", "las", "les", "la"].contains($0.lowercased())
      })
      .joined(separator: " "),
      !TypedTime.readings(of: time, in: .english).isEmpty
    {
      throw Failure(UsageError.unknownCommand(name, nearest: [], noun: nil))
        .changing { message, words, _ in message.hint = words.readings(["gymlog \(option) \(time)"]) }
    }
    let exercise = Self.exercise(in: words)
    let catalogue = try context.exercises.catalogue()
    if let meant = Self.initials(words, context), arguments.first == name, !catalogue.isName(name) {
      throw Failure(UsageError.unknownCommand(name, nearest: [], noun: nil))
        .changing { message, words, _ in message.hint = words.readings(meant) }
    }
    guard exercise.utf8.count <= 400, !catalogue.isName(exercise) else { return }
    // `back up my data`, but `back extension 3x15`
    if let command = Self.meant(name, in: context.words.language), arguments.first == name,
      name.lowercased() != "back" || !arguments.contains(where: { $0.contains(where: \.isNumber) })
    {
      var rest = arguments.dropFirst()
      // `weighed in at 187.4`
      if command == CommandName.body.rawValue { rest = rest.drop { ["in", "at"].contains($0) } }
      let lines = Self.lines(command, rest)
      throw Failure(UsageError.unknownCommand(name, nearest: [], noun: nil))
        .changing { message, words, _ in message.hint = words.readings(lines) ?? message.hint }
    }
    // `corrí 10 km a 5:15`
    if let said = line.withoutSpeech(), try line.knows(Self.exercise(in: said.words)) { return }
    // Where all of it reads, no command was meant: `press inclinado 3x10@30`.
    let isSpoken = nearest.isEmpty || exercise.contains(" ") || line.withoutSpeech() != nil
    if isSpoken, try Self.reads(line) { return }
    if Commands.typeAlone(exercise) != nil { return }
    let isFound =
      if case .none = catalogue.find(exercise, in: context.lookup(in: nil, toWrite: true)) { false } else {
        true
      }
    let hasSets = words.contains { $0.first?.isNumber == true }
    // The first words name an exercise, so what is wrong is what follows: `remo sentado 10x40`.
    if words.contains(where: { $0.contains(where: \.isNumber) }), try beginsName(words, line, catalogue) {
      return
    }
    // `leg extention 12x3 30`: a word of exercises, like `log` though it is.
    if hasSets, exercise.contains(" ") {
      if isFound { return }
      if try isWordOfNames(line) { return }
    }
    switch (isFound, nearest.isEmpty) {
    case (true, true): return
    // `sqaut 60-5, 65-3`, nearer to an exercise than to `start`
    case (false, false) where hasSets && arguments.first == name:
      guard case .none(let near) = catalogue.find(exercise, in: context.lookup(in: nil, toWrite: true)),
        let found = near.first
      else { throw unknown }
      let names = nearest + context.name(of: found).split(separator: " ").map(String.init)
      if Suggestions.nearest(to: name, among: names, limit: 1).first == nearest.first { throw unknown }
    case (false, false) where arguments.count == 1:
      // `sqaut`, unless it is nearer to the command
      guard case .none(let near) = catalogue.find(exercise, in: context.lookup(in: nil, toWrite: true)),
        let found = near.first
      else { throw unknown }
      let names = nearest + context.name(of: found).split(separator: " ").map(String.init)
      if Suggestions.nearest(to: name, among: names, limit: 1).first == nearest.first { throw unknown }
      let line = "gymlog log " + shellName(context.name(of: found).lowercased())
      throw unknown.changing { message, words, _ in message.details.append(words.toLogExercise(line)) }
    case (true, false):
      let line = "gymlog log " + arguments.map(shellWord).joined(separator: " ")
      throw unknown.changing { message, words, _ in message.details.append(words.toLogExercise(line)) }
    case (false, true) where hasSets: return
    case (false, _): throw unknown
    }
  }

  /// Whether the word is a whole one of exercises' names.
  private func isWordOfNames(_ line: LogLine) throws(Failure) -> Bool {
    let found: [Exercise] =
      switch try line.match(name) {
      case .one(let exercise): [exercise]
      case .several(let exercises): exercises
      case .none: []
      }
    return found.contains { exercise in
      [exercise.name, line.context.name(of: exercise)].contains {
        $0.lowercased().split { !$0.isLetter }.contains { $0 == name.lowercased() }
      }
    }
  }

  /// Whether a line is nothing but exercises with their sets.
  private static func reads(_ line: LogLine) throws(Failure) -> Bool {
    guard let phrases = try? line.phrases() else { return false }
    for phrase in phrases {
      if phrase.hasNoSets { return false }
      if let name = phrase.exercise, !(try line.knows(name)) { return false }
    }
    return true
  }

  /// Whether the first word, or the first two, are a name that lifters say; a whole one where a command has a similar name.
  private func beginsName(
    _ words: [String], _ line: LogLine, _ catalogue: Catalogue
  ) throws(Failure) -> Bool {
    for count in [1, 2] where words.count > count && words[0].count > 2 {
      let name = words[..<count].joined(separator: " ")
      if name.contains(where: \.isNumber) { return false }
      if catalogue.isName(name) { return true }
      if nearest.isEmpty, try line.knows(name) { return true }
    }
    return false
  }

  /// The lines for `PB 3x5 80` and `PM 3x5 140`: the initials of a lift with its sets, which are a record's in English.
  private static func initials(_ words: [String], _ context: Context) -> [String]? {
    guard words.count > 1, case let lifts = context.lifts(called: words[0]), !lifts.isEmpty,
      context.notation.understands(Array(words.dropFirst()))
    else { return nil }
    let sets = words.dropFirst().map(shellWord).joined(separator: " ")
    return lifts.map { "gymlog \(CommandName.log.rawValue) \(context.name(of: $0).lowercased()) \(sets)" }
  }

  /// The command that another program, or another word, calls so.
  private static func meant(_ name: String, in language: Language) -> String? {
    // Repetición máxima.
    if name.lowercased() == "rm", language != .english { return CommandName.max.rawValue }
    let typed = Recognition.folded(name)
    return meanings.first { $0.names.contains(typed) }?.command
  }

  /// The command with its arguments as they are typed; `rename last Push B` becomes a line of `edit`.
  private static func lines(_ command: String, _ arguments: ArraySlice<String>) -> [String] {
    func joined(_ words: some Sequence<String>) -> String { words.map(shellWord).joined(separator: " ") }
    // `replace ohp with dip`
    if command == CommandName.swap.rawValue,
      let place = arguments.firstIndex(where: { ["with", "for", "por", "per", "amb"].contains($0) }),
      place > arguments.startIndex
    {
      return ["gymlog \(command) \(joined(arguments[..<place])), \(joined(arguments[(place + 1)...]))"]
    }
    // `change deadlift to squat`
    if command == CommandName.edit.rawValue, !arguments.contains(where: { $0.contains(where: \.isNumber) }),
      let place = arguments.firstIndex(where: { ["to", "for", "a", "por", "per"].contains($0) }),
      place > arguments.startIndex, place + 1 < arguments.endIndex,
      Reference(arguments[arguments.startIndex]) != .lastSet
    {
      return lines(CommandName.swap.rawValue, arguments[..<place] + ["for"] + arguments[(place + 1)...])
    }
    // `cancel last`
    if command == CommandName.discard.rawValue, Reference(arguments.joined(separator: " ")) == .lastSet {
      return [CommandName.undo.rawValue, CommandName.remove.rawValue + " last"].map { "gymlog " + $0 }
    }
    // `new pr bench 100` names no workout.
    if command == CommandName.start.rawValue,
      arguments.contains(where: { $0.allSatisfy(\.isNumber) })
    {
      return []
    }
    // `mejor tiempo en 5 km` names no exercise.
    if command == CommandName.records.rawValue, arguments.contains(where: { $0.first?.isNumber == true }) {
      return ["gymlog " + command]
    }
    // `never mind`, `scratch that`, `back up my data`, `cancel the workout`
    if command == CommandName.undo.rawValue || command == backup
      || command == CommandName.discard.rawValue
        && arguments.allSatisfy({
          ["the", "this", "my", "el", "la"].contains($0) || Recognition.isWorkout($0)
        })
    {
      return ["gymlog " + command]
    }
    // `duplicate set`, `copy the last set`
    if command == CommandName.repeat.rawValue, let last = arguments.last, Recognition.isSet(last) {
      return ["gymlog " + CommandName.again.rawValue]
    }
    if command == renaming, arguments.count > 1 {
      let before = arguments.prefix { !["to", "as"].contains($0.lowercased()) }
      let after = arguments.dropFirst(before.count + 1)
      let names = [before, after].map { $0.joined(separator: " ") }
      // `rename bench to incline bench`
      if !after.isEmpty, names.allSatisfy({ Catalogue.bundled.isName($0) }) {
        return [
          "gymlog \(CommandName.swap.rawValue) " + names.map { shellName($0) }.joined(separator: ", ")
        ]
      }
      // `rename workout to Push`
      let named = before.drop { ["the", "this", "it", "workout", "session"].contains($0.lowercased()) }
      if named.count + after.count < arguments.count, !(named + after).isEmpty {
        let name = (named + after).joined(separator: " ")
        return named.isEmpty || after.isEmpty
          ? ["gymlog \(command) " + shellWord(name)] : lines(command, ArraySlice(named + after))
      }
    }
    if command == renaming, arguments.isEmpty { return ["gymlog \(command) …"] }
    guard command == renaming, let first = arguments.first else {
      return ["gymlog " + command + arguments.map { " " + shellWord($0) }.joined()]
    }
    // `rename 25 nov Legs`
    if let count = (2...4).last(where: { count in
      count < arguments.count
        && !WorkoutArgument(arguments.prefix(count).joined(separator: " "), .english).isName
    }) {
      let (workout, name) = (arguments.prefix(count), arguments.dropFirst(count))
      return [
        "gymlog \(CommandName.edit.rawValue) --in \(shellWord(workout.joined(separator: " ")))"
          + " --name \(shellWord(name.joined(separator: " ")))"
      ]
    }
    // `rename Push A` may be about the open workout, or about another one called `Push`.
    let open = "gymlog \(command) \(shellWord(arguments.joined(separator: " ")))"
    let rest = arguments.dropFirst()
    // `rename bench dips`
    let names = [first, rest.joined(separator: " ")]
    if names.allSatisfy({ Catalogue.bundled.isName($0) }) {
      return ["gymlog \(CommandName.swap.rawValue) " + names.map { shellName($0) }.joined(separator: ", ")]
    }
    let name = shellWord(rest.joined(separator: " "))
    let other = "gymlog \(CommandName.edit.rawValue) --in \(shellWord(first)) --name \(name)"
    return rest.isEmpty ? [open] : WorkoutArgument(first, .english).isName ? [open, other] : [other]
  }

  private static let times = [
    "started": CommandName.edit.rawValue + " --start", "ended": CommandName.finish.rawValue + " --at",
    "finished": CommandName.finish.rawValue + " --at", "end": CommandName.finish.rawValue + " --at",
    "empece": CommandName.edit.rawValue + " --start", "comence": CommandName.edit.rawValue + " --start",
    "vaig comencar": CommandName.edit.rawValue + " --start",
    "he empezado": CommandName.edit.rawValue + " --start",
    "he comencat": CommandName.edit.rawValue + " --start",
    "vaig acabar": CommandName.finish.rawValue + " --at",
  ]

  /// The option that the first words stand for: `started`, `vaig començar`; nil for other words.
  private static func time(_ words: ArraySlice<String>) -> (option: String, count: Int)? {
    for count in [2, 1] where count <= words.count {
      if let option = times[words.prefix(count).joined(separator: " ")] { return (option, count) }
    }
    return nil
  }

  private static let backup = CommandName.export.rawValue + " json"
  private static let renaming = CommandName.edit.rawValue + " --name"

  private static let meanings: [(names: Set<String>, command: String)] = [
    (["rm", "del", "erase", "clear"], CommandName.remove.rawValue), (["put"], CommandName.move.rawValue),
    (["borrala", "borralo", "quitala", "esborra-la", "treu-la"], CommandName.remove.rawValue + " last"),
    (
      ["pr", "prs", "pb", "pbs", "rp", "rps", "best", "bests", "mejor", "mejores", "millor", "millors"],
      CommandName.records.rawValue
    ),
    (
      ["cancel", "abort", "cancelar", "cancela", "anular", "anula", "cancel·lar"],
      CommandName.discard.rawValue
    ),
    (["next", "siguiente", "seguent"], CommandName.done.rawValue),
    (["timer", "temporizador", "temporitzador", "cronometro", "cronometre"], CommandName.rest.rawValue),
    (["templates", "template", "plantillas", "plantilles"], CommandName.routines.rawValue),
    (["settings", "setting", "preferences"], CommandName.config.rawValue),
    (["language", "idioma", "lang"], CommandName.config.rawValue + " language"),
    (["unit", "units", "unidad", "unidades", "unitat", "unitats"], CommandName.config.rawValue + " unit"),
    (["ss", "biset"], CommandName.superset.rawValue),
    (["backup", "backups", "back", "respaldo", "respaldar"], backup),
    (["print", "imprimir", "imprime", "imprimeix"], CommandName.show.rawValue),
    (["send", "enviar", "envia", "mandar", "manda"], CommandName.share.rawValue),
    (["rename", "renombrar", "reanomenar", "name", "title"], renaming),
    (["oops", "whoops", "scratch", "nevermind", "never"], CommandName.undo.rawValue),
    (["plan", "planear", "planificar", "planifica"], CommandName.add.rawValue),
    (["find", "search", "buscar", "busca", "cercar", "cerca"], CommandName.exercises.rawValue),
    (["program", "programs", "programa", "programas", "programes"], CommandName.routines.rawValue),
    (["change", "modify", "fix", "correct", "update"], CommandName.edit.rawValue),
    (["continue", "continuar", "seguir", "reanudar", "reprendre"], CommandName.resume.rawValue),
    (["copy", "duplicate", "copiar", "duplicar"], CommandName.repeat.rawValue),
    (["replace", "reemplazar", "reemplacar"], CommandName.swap.rawValue),
    (["rpe"], CommandName.edit.rawValue + " rpe"), (["rir"], CommandName.edit.rawValue + " rir"),
    (
      ["weight", "weigh", "weighed", "pesar", "pesarme", "pesarse", "pesar-me", "pese", "pesaba", "pesava"],
      CommandName.body.rawValue
    ),
    (
      ["end", "ended", "finished", "stop", "complete", "termino", "plego"], CommandName.finish.rawValue
    ),
    (["chart", "graph", "plot", "grafica", "grafico", "grafic"], CommandName.progress.rawValue),
    (["streak", "streaks", "racha", "ratxa"], CommandName.calendar.rawValue),
    (
      ["volume", "volumen", "volum", "totals", "summary", "resumen", "resum"], CommandName.stats.rawValue
    ),
    (["begin", "started", "new", "empeza"], CommandName.start.rawValue),
    (["repeti"], CommandName.again.rawValue),
    (["deshace"], CommandName.undo.rawValue),
  ]

  /// The words before the first figure or comma.
  private static func exercise(in words: [String]) -> String {
    var name: [String] = []
    for word in words where !word.isEmpty {
      if word.first?.isNumber == true || "@+-".contains(word.first ?? " ") { break }
      name.append(word.hasSuffix(",") || word.hasSuffix(":") ? String(word.dropLast()) : word)
      if word.hasSuffix(",") { break }
    }
    return name.joined(separator: " ")
  }
}

extension Words {
  /// The hint with the line that logs an exercise, if a command could have been meant.
  fileprivate func toLogExercise(_ line: String) -> String {
    say(
      en: "To log the exercise: \(line)",
      es: "Para apuntar el ejercicio: \(line)",
      ca: "Per apuntar l'exercici: \(line)")
  }
}
