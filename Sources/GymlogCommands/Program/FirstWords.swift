import Catalogue
import CommandLineKit
import Training
import Wording

/// Reads the first words of a line: a command by a name in another language, or an exercise whose name begins like a
/// command's (`saltar a la comba 10min`).
///
/// A line that begins with an English command is left as it is, except for the few exercises whose names begin so.
struct FirstWords {
  let table: CommandTable<Context, Reply, Failure>
  let notation: Notation

  init(_ table: CommandTable<Context, Reply, Failure>, _ words: Words) {
    self.table = table
    notation = Notation(decimalComma: words.language.usesDecimalComma)
  }

  /// The English commands with which names of built-in exercises begin, except `log`, which asks by itself.
  static let beginningExercises = ["skip", "pause", "max", "body", "exercise", "split", "l"]

  /// The line with its command and options in English.
  ///
  /// - Throws: `Failure.severalReadings` if two commands have the name and both can be meant.
  func translated(_ line: [String]) throws(Failure) -> [String] {
    guard let first = table.firstArgument(in: line) else { return Self.withOptions(line[...]) }
    let head = Self.withOptions(line[..<first])
    let words = TurnedNames.line(Array(line[first...]))
    if table.command(named: words[0]) != nil || table.hasNoun(words[0]) {
      let isExercise =
        Self.beginningExercises.contains(words[0]) && logs(words) || isPaused(words)
        || words.count > 3 && words[0] == CommandName.max.rawValue && words[1].lowercased() == "effort"
      if !isExercise, let shown = showing(words) {
        throw .verbMissing(words[0...1].joined(separator: " "), shown)
      }
      let rest = words[0] == CommandName.help.rawValue ? Self.topic(words) : try plain(words)
      return head + (isExercise ? [CommandName.log.rawValue] : []) + Self.withOptions(rest[...])
    }
    for count in [3, 2, 1] where count <= words.count {
      let commands = OtherNames.commands(named: words[..<count])
      if commands.isEmpty { continue }
      if commands == [.skip], logsRope(words) {
        return head + [CommandName.log.rawValue] + Self.withOptions(words[1...])
      }
      if commands.allSatisfy({ $0 != .log }),
        logs(words) || commands == [.body] && count == 1 && namesExercise(words)
      {
        return head + [CommandName.log.rawValue] + Self.withOptions(words[...])
      }
      return head + Self.withOptions(try english(commands, Array(words[count...]))[...])
    }
    if let weight = bodyWeight(words) { throw .bodyWeightMeant(words[0], "gymlog body " + weight) }
    let typed = TypedLine(.log, words)
    if typed.repeatsLastSet || typed.changeAfterSame(notation) != nil {
      return head + [CommandName.log.rawValue] + words
    }
    if let load = loadAlone(words) { return head + [CommandName.log.rawValue, load] }
    if correctsLastSet(words) {
      return head + Self.withOptions(PlainArguments.line([CommandName.edit.rawValue] + words)[...])
    }
    if words.count == 1, ["today", "hoy", "avui"].contains(words[0].lowercased()) {
      return head + [CommandName.status.rawValue]
    }
    if isPastDay(words) { return head + [CommandName.show.rawValue] + words }
    if case .last = WorkoutArgument(words[0], .english).reference, !Self.saysWhatItWas(words) {
      return head + [CommandName.show.rawValue] + Self.withOptions(words[...])
    }
    return head + Self.withOptions(words[...])
  }

  // MARK: - An exercise that begins with the name of a command

  /// Whether words are the whole name of an exercise and SETs, or name one that no body weight is.
  private func logs(_ words: [String]) -> Bool {
    let words = Array(words.prefix { !$0.hasPrefix("--") })
    guard words.count > 1, let start = try? notation.startOfSets(in: words) ?? words.count, start > 1 else {
      return false
    }
    let isBody = OtherNames.commands(named: words[..<1]).contains(.body)
    guard start < words.count || isBody else { return false }
    return Catalogue.bundled.exercise(called: words[..<start].joined(separator: " ")) != nil
  }

  /// Whether sets follow `pause`, which takes none: `pause snatch 2@55`.
  private func isPaused(_ words: [String]) -> Bool {
    guard words[0] == CommandName.pause.rawValue, words.count > 2, !words[1].hasPrefix("-"),
      let start = try? notation.startOfSets(in: words)
    else { return false }
    return start > 1
  }

  // MARK: - Options and topics of help

  /// The words with the names of options, and of values that are one of a few, in English.
  private static func withOptions(_ words: ArraySlice<String>) -> [String] {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    var line = words[..<end].map(withOption)
    for index in line.indices.dropFirst() where line[index - 1].hasPrefix("--") {
      let typed = Recognition.folded(line[index])
      let values = OtherNames.values[String(line[index - 1].dropFirst(2))]
      if let value = values?.first(where: { $0.value.contains(typed) }) { line[index] = value.key }
    }
    return line + words[end...]
  }

  /// `--reemplazar` as `--replace`.
  static func withOption(_ word: String) -> String {
    guard word.hasPrefix("--"), word.utf8.count > 2 else { return word }
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = Recognition.folded(parts[0])
    for (name, others) in OtherNames.options where others.contains(typed) {
      return "--" + name + (parts.count > 1 ? "=" + parts[1] : "")
    }
    return word
  }

  /// The line after `help`, with the command that it names in English.
  private static func topic(_ words: [String]) -> [String] {
    let named = words.dropFirst().prefix { !$0.hasPrefix("-") }
    guard let command = OtherNames.commands(named: named).first else { return words }
    return [words[0]] + command.rawValue.split(separator: " ").map(String.init)
      + words.dropFirst(1 + named.count)
  }

  // MARK: - A command by another name

  /// The line with the English name of a command, which was typed by another that `commands` share.
  private func english(_ commands: [CommandName], _ rest: [String]) throws(Failure) -> [String] {
    let arguments = Self.arguments(rest)
    let command: CommandName =
      switch commands {
      case [.repeat, .again]: try repeatOrAgain(arguments)
      case [.edit, .swap]: isEdit(arguments) ? .edit : .swap
      case [.remove, .delete]:
        Self.isWorkout(arguments) && !Self.isLastSet(arguments) ? .delete : .remove
      default: commands[0]
      }
    if command == .help { return Self.topic([command.rawValue] + rest) }
    // `borra el entrenamiento`
    if commands == [.remove, .delete], Self.isOpenWorkout(arguments) {
      return [CommandName.discard.rawValue] + rest.filter { $0.hasPrefix("--") }
    }
    // What `a` means for a command without `--in`.
    let declared = options(of: command.rawValue)
    let takesTime = declared.contains(OptionName.at.rawValue) && !declared.contains("in")
    let rest = takesTime ? rest.map { $0 == "--a" ? "--at" : $0 } : rest
    let named = command.rawValue.split(separator: " ").map(String.init) + Self.plain(rest, of: command)
    return try plain(named)
  }

  /// The line as its command takes it. A command with `--since` takes a period in words; one that also records something
  /// with `--at` takes it only after `from`, as a day alone says when that was.
  ///
  /// - Throws: `Failure.monthUnread` for a period that is nearly a month
  private func plain(_ line: [String]) throws(Failure) -> [String] {
    let plain = PlainArguments.line(line)
    guard plain.count > 1 else { return plain }
    let names = options(of: plain.prefix(2).joined(separator: " ")) + options(of: plain[0])
    guard names.contains(OptionName.since.rawValue) else { return plain }
    let dated = PlainArguments.withPeriod(plain, onlyFrom: names.contains(OptionName.at.rawValue))
    if let (text, instead) = PlainArguments.unreadMonth(dated) { throw .monthUnread(text, instead) }
    return dated
  }

  /// The names of a command's parameters; empty for other words.
  private func options(of command: String) -> [String] {
    table.command(named: command)?.declaration.parameters.map(\.name) ?? []
  }

  /// `routine push`: what is missing is most likely `show`. Nil if the second word is a verb, or nearly one.
  private func showing(_ words: [String]) -> String? {
    guard words.count > 1, table.command(named: words[0]) == nil, table.hasNoun(words[0]),
      !words[1].hasPrefix("-"), OtherNames.commands(named: words[..<2]).isEmpty,
      table.command(named: words[0] + " show") != nil
    else { return nil }
    // `routine add push lateral raise 3x15`
    if words[0] == "routine", words.count > 2, ["add", "añadir", "afegir"].contains(words[1]) {
      return "gymlog \(CommandName.add.rawValue) --routine "
        + words[2...].map(shellWord).joined(separator: " ")
    }
    // `routine save last push day`
    if words[0] == "routine", ["save", "create", "make", "guardar", "crear", "desar"].contains(words[1]) {
      let isLast = words.count > 3 && words[2] == "last"
      let name = shellWord(words[(isLast ? 3 : 2)...].joined(separator: " "))
      return "gymlog " + CommandName.routineNew.rawValue + " " + (isLast ? name + " --from last" : name)
    }
    let verbs = table.commands(ofNoun: words[0]).map { String($0.name.dropFirst(words[0].count + 1)) }
    guard Suggestions.nearest(to: words[1], among: verbs).isEmpty, !verbs.contains(words[1]) else {
      return nil
    }
    return "gymlog " + words[0] + " show" + words[1...].map { " " + shellWord($0) }.joined()
  }

  // MARK: - Arguments in words

  /// `saltar comba 5min`: with a time, it is rope skipping, not the command.
  private func logsRope(_ words: [String]) -> Bool {
    let words = Array(words.prefix { !$0.hasPrefix("--") })
    return words.count > 2 && ["comba", "cuerda", "corda"].contains(words[1].lowercased())
      && notation.understands(Array(words[2...]))
  }

  /// `peso mueto 120 5`: sets of an exercise, though its name is mistyped, and no body weight.
  private func namesExercise(_ words: [String]) -> Bool {
    guard words.count > 2, words[1].count > 2, words[1].first?.isLetter == true,
      words.dropFirst(2).contains(where: { $0.first?.isNumber == true }),
      TypedTime.readings(of: words[1], in: .spanish).isEmpty
    else { return false }
    return !["hoy", "avui", "ahora", "actual", "corporal"].contains(Recognition.folded(words[1]))
  }

  /// The load of `con 60`, for the last set again, and of `60 kilos`, which lacks its reps; nil for any other line.
  private func loadAlone(_ words: [String]) -> String? {
    guard (2...3).contains(words.count) else { return nil }
    let isWith = ["con", "amb", "with"].contains(words[0].lowercased())
    guard isWith || words.count == 2, let mass = notation.mass(in: Array(words[(isWith ? 1 : 0)...])),
      isWith || mass.unit != nil
    else { return nil }
    return (isWith ? "@" : "") + String(NotationWriter().text(NotatedLoad.plain(mass)))
  }

  /// `la última a 7`, `last set to 7`
  private func correctsLastSet(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: { ["a", "to"].contains($0.lowercased()) }), place > 0,
      place + 1 < words.count, words[place + 1].first?.isNumber == true
    else { return false }
    return Self.isLastSet(Array(words[..<place]))
      || ["last", "last set"].contains(words[..<place].joined(separator: " "))
  }

  /// `l'última era 85`, `last set was 7`, which correct a set.
  private static func saysWhatItWas(_ words: [String]) -> Bool {
    words.count > 2
      && (["era", "eren", "va", "rpe", "rir", "vez", "vegada", "amb", "con"].contains(words[1].lowercased())
        || words[1...].prefix(2).contains { ["was", "should"].contains($0.lowercased()) })
  }

  /// `ayer`, `yesterday`
  private func isPastDay(_ words: [String]) -> Bool {
    guard words.count == 1, words[0].count > 2, words[0].allSatisfy(\.isLetter),
      case .day(.daysAgo(let days))? = TypedTime.readings(of: words[0], in: .english).first
    else { return false }
    return days >= 0
  }

  /// The weight of `bw 200`, which is too much for reps.
  private func bodyWeight(_ words: [String]) -> String? {
    guard words.count > 1, words.count < 4, ["bw", "bodyweight"].contains(words[0].lowercased()),
      let mass = notation.mass(in: Array(words[1...])), mass.unit != nil || mass.value >= Thousandths(40)
    else { return nil }
    return words[1...].map(shellWord).joined(separator: " ")
  }

  /// The words that aren't options or values of those that these commands share.
  private static func arguments(_ words: [String]) -> [String] {
    var arguments: [String] = []
    var isValue = false
    for word in withOptions(words[...]) {
      if isValue {
        isValue = false
      } else if word.hasPrefix("--") {
        isValue = [
          "--in", "--routine", "--name", "--at", "--unit", "--lang", "--data", "--color", "--date", "--start",
          "--end", "--for",
        ].contains(word)
      } else {
        arguments.append(word)
      }
    }
    return arguments
  }

  /// `repetir 8` repeats the last set, `repetir último` a past workout; alone, it may be either.
  private func repeatOrAgain(_ arguments: [String]) throws(Failure) -> CommandName {
    // `la última` is a set, or a session.
    if Self.isLastSet(arguments) {
      let last = arguments[arguments.count - 1].split(separator: " ").last.map(String.init) ?? ""
      if SetOrdinals.isSet(last.lowercased()) { return .again }
      throw .severalReadings(
        [CommandName.again.rawValue, CommandName.repeat.rawValue].map { "gymlog " + $0 })
    }
    let isChange = notation.reads(asChange: arguments)
    let isWorkout = Self.isWorkout(arguments)
    if isChange != isWorkout { return isChange ? .again : .repeat }
    if !isChange, let first = arguments.first { return first.first?.isNumber == true ? .again : .repeat }
    let typed = arguments.map { " " + shellWord($0) }.joined()
    throw .severalReadings([CommandName.again, .repeat].map { "gymlog " + $0.rawValue + typed })
  }

  /// `cambiar .2 @55` changes a set; `cambiar banca por remo` swaps the exercise.
  private func isEdit(_ arguments: [String]) -> Bool {
    if PlainArguments.ofProperty([CommandName.edit.rawValue] + arguments) != nil { return true }
    if arguments.contains(where: { Self.insteads.contains($0) || $0.hasSuffix(",") }) { return false }
    guard let first = arguments.first, let last = arguments.last else { return true }
    // `la última a 42,5 kg`
    if let place = arguments.lastIndex(of: "a"), place + 1 < arguments.count,
      arguments[place + 1].first.map({ $0.isNumber || "@+-".contains($0) }) == true
    {
      return true
    }
    if case .set? = Reference(first) { return true }
    if case .setOf? = Reference(first) { return true }
    return first == "." || notation.reads(asChange: [last])
  }

  private static let insteads: Set = ["por", "per"]

  /// Whether the words name a workout, not an exercise.
  private static func isWorkout(_ arguments: [String]) -> Bool {
    let words = withoutArticle(arguments)
    guard words.count == 1, !WorkoutArgument(words[0], .english).isName else { return false }
    return Catalogue.bundled.exercise(called: words[0]) == nil
  }

  /// Whether words are for the workout, and not for one of a day or with a name.
  private static func isOpenWorkout(_ words: [String]) -> Bool {
    let articles = ["el", "este", "aquest", "la", "esta", "aquesta"]
    let named = articles.contains(words.first?.lowercased() ?? "") ? words.dropFirst() : words[...]
    return named.count == 1 && named.allSatisfy { Recognition.isWorkout($0) }
  }

  private static func withoutArticle(_ words: [String]) -> [String] {
    // `el entrenamiento de ayer`
    if let of = words.prefix(3).firstIndex(of: "de"), of > 0, of + 1 < words.count,
      Recognition.isWorkout(words[of - 1])
    {
      return Array(words[(of + 1)...])
    }
    guard words.count > 1, ["el", "la", "lo"].contains(words[0]), !WorkoutArgument(words[1], .english).isName
    else { return words }
    return Array(words.dropFirst())
  }

  /// The words after a command, as the English one takes them.
  private static func plain(_ words: [String], of command: CommandName) -> [String] {
    switch command {
    case .again where isLastSet(words): return []
    case .again:  // `otra serie de 8 con 80`
      let isSet = words.count > 1 && ["serie", "sèrie"].contains(words[0].lowercased())
      let change = words.dropFirst(isSet ? 1 : 0).drop { ["de", "igual", "pero", "però"].contains($0) }
      // `otra con 6 reps`
      let isReps = change.last.map { ["reps", "repeticiones", "repeticions"].contains($0) } == true
      return Array(change.dropFirst(isReps && ["con", "amb"].contains(change.first) ? 1 : 0))
    case .done where ["todo", "todas", "tot", "totes"].contains(words.first):
      return ["all"] + words.dropFirst()
    case .remove where isLastSet(words): return ["."]
    case .show, .share, .repeat, .delete: return withoutArticle(words)
    case .swap:
      guard let place = words.firstIndex(where: insteads.contains), place > 0 else { return words }
      // `cambia el ejercicio por fondos`
      if ["ejercicio", "exercici", "lexercici"].contains(Recognition.folded(words[place - 1])), place < 3 {
        return Array(words[(place + 1)...])
      }
      return words[..<(place - 1)] + [words[place - 1] + ","] + words[(place + 1)...]
    default: return words
    }
  }

  private static func isLastSet(_ words: [String]) -> Bool {
    lastSet.contains(words.map { Recognition.folded($0) }.joined())
  }

  /// `la última`, which is a set, as workouts are masculine; without spaces and accents.
  private static let lastSet: Set = [
    "laultima", "laultimaserie", "ultimaserie", "ladarrera", "ladarreraserie", "lultima", "lultimaserie",
    "ultima", "darrera", "l'ultima", "l'ultimaserie",
  ]
}

extension Failure {
  /// A name where a verb should be, as in `routine push`; `line` shows what it names.
  fileprivate static func verbMissing(_ name: String, _ line: String) -> Failure {
    Failure(UsageError.unknownCommand(name, nearest: [], noun: nil)).changing { message, words, _ in
      message.hint = words.readings([line])
    }
  }

  /// A body weight after the word for it as a load.
  fileprivate static func bodyWeightMeant(_ word: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(word)) is the load of a set, as in 8@bw", hint: words.readings([line])),
        es: Message("\(words.quoted(word)) es el peso de una serie, como 8@bw", hint: words.readings([line])),
        ca: Message("\(words.quoted(word)) és el pes d'una sèrie, com 8@bw", hint: words.readings([line])))
    }
  }

  /// A line that can be read in more than one way; `readings` are the lines to type.
  static func severalReadings(_ readings: [String]) -> Failure {
    Failure(.usage) { words in
      let readings = words.checkingOffers(readings)
      if readings.count < 2 { return words.unreadableSets("", .twoReadings, readings: readings) }
      return Message(
        words.say(
          en: "this can mean two things", es: "esto puede querer decir dos cosas",
          ca: "això pot voler dir dues coses"),
        details: readings.map { "  " + $0 }, hint: words.typeTheOneMeant)
    }
  }
}
