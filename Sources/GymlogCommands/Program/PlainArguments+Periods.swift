import Catalogue
import CommandLineKit
import Wording

/// Days and periods as people say them after a report's name.
extension PlainArguments {
  /// `list nov`, `stats from october`, `stats por mes` and `progress bench last 3 months` with their options; `onlyFrom`: only
  /// periods after `from`.
  static func withPeriod(_ line: [String], onlyFrom: Bool) -> [String] {
    // The dash of `20 nov - 26 nov` is no option.
    let words = line[1...].prefix { !$0.hasPrefix("-") || $0 == "-" }
    if !onlyFrom, let limited = withLimit(line, of: words) { return limited }
    // An exercise goes before it. In Spanish, `set` is September, but `drop set` isn't.
    for start in words.indices {
      let isAlone = start == words.startIndex
      let text = words[start...].joined(separator: " ")
      if onlyFrom, !starts.contains(Recognition.folded(words[start])) { continue }
      guard isAlone || text != "set", let options = options(Array(words[start...]), of: line[0], isAlone)
      else {
        continue
      }
      return line[..<start] + options + line[words.endIndex...]
    }
    return line
  }

  /// `calendar of last month` without the words before the period.
  static func withPeriodAlone(_ line: [String]) -> [String] {
    let words = line[1...].prefix { !$0.hasPrefix("-") }
    guard let period = period(words, line[0], isAlone: true) else { return line }
    return [line[0], period] + line[words.endIndex...]
  }

  /// The words of `compare this week with the last`, each side as one.
  static func sides(_ words: [String]) -> [String]? {
    guard
      let place = words.indices.dropFirst().dropLast().first(where: {
        connectors.contains(Recognition.folded(words[$0]))
      })
    else { return nil }
    let sides = [words[..<place], words[(place + 1)...]].map { side in
      side.drop { before.contains(Recognition.folded($0)) }.map(\.self)
    }
    let texts = sides.indices.map { index in
      let side = sides[index]
      guard side.count == 1, relative.contains(Recognition.folded(side[0])),
        let unit = sides[1 - index].first(where: { TypedSpan($0) != nil })
      else { return side.joined(separator: " ") }
      return side[0] + " " + unit
    }
    return texts.allSatisfy(isPeriod) ? texts : nil
  }

  static let connectors: Set = [
    "vs", "vs.", "versus", "with", "to", "and", "con", "amb", "y", "i", "contra",
  ]
  private static let relative: Set = [
    "last", "previous", "this", "anterior", "pasada", "pasado", "passada", "passat", "este", "esta", "aquest",
    "aquesta",
  ]

  /// The options that words are a period for; nil for other words.
  private static func options(_ words: [String], of command: String, _ isAlone: Bool) -> [String]? {
    let folded = words.map { Recognition.folded($0) }
    if command == CommandName.stats.rawValue, let unit = unit(of: folded) { return ["--by", unit] }
    // `des d'octubre`, `des de l'octubre`
    if folded.first == "des", words.count > 1, case let typed = words[1...].joined(separator: " "),
      let start = ["d'", "d’", "de l'", "de "].first(where: { typed.lowercased().hasPrefix($0) }),
      case let since = typed.dropFirst(start.count).split(separator: " ").map(String.init), !since.isEmpty
    {
      return period(since[...], command, isAlone: false).map { ["--since", $0] }
    }
    if let first = folded.first, starts.contains(first), words.count > 1 {
      return range(words.dropFirst(), folded, command)
        ?? period(words.dropFirst(), command, isAlone: false).map { ["--since", $0] }
    }
    if let range = range(words[...], folded, command) { return range }
    return period(words[...], command, isAlone: isAlone).map { ["--since", $0, "--until", $0] }
  }

  /// The options of `20 nov to 26 nov`, a period from one to another.
  private static func range(_ words: ArraySlice<String>, _ folded: [String], _ command: String) -> [String]? {
    for place in words.indices.dropFirst().dropLast()
    where ends.contains(words[place]) || ends.contains(folded[place]) {
      if let first = period(words[..<place], command, isAlone: false),
        let last = period(words[(place + 1)...], command, isAlone: false)
      {
        return ["--since", first, "--until", last]
      }
    }
    return nil
  }

  /// `list 5`, `list last 5` and `history squat last 3 workouts` with the option; nil for other words, such as the year of `list 2026`.
  private static func withLimit(_ line: [String], of words: ArraySlice<String>) -> [String]? {
    guard [CommandName.list.rawValue, CommandName.history.rawValue].contains(line[0]) else { return nil }
    var before = words
    if before.count > 1, let noun = before.last, nouns.contains(Recognition.folded(noun)) {
      before.removeLast()
    }
    guard let number = before.popLast(), let limit = Int(number) ?? LogLine.count(Recognition.folded(number)),
      (1...99).contains(limit)
    else { return nil }
    let isSaid = before.last.map { latest.contains(Recognition.folded($0)) } ?? false
    if isSaid { before.removeLast() }
    if isSaid, let article = before.last, ["the", "los", "las", "els", "les"].contains(article.lowercased()) {
      before.removeLast()
    }
    // The number may belong to a name.
    let isOfList = line[0] == CommandName.list.rawValue && before.isEmpty
    guard isOfList || isSaid || !before.isEmpty && Catalogue.bundled.isName(before.joined(separator: " "))
    else {
      return nil
    }
    return [line[0]] + before + ["--limit", "\(limit)"] + line[words.endIndex...]
  }

  private static let latest: Set = ["last", "latest", "ultimos", "ultimas", "ultims", "ultimes", "darrers"]
  private static let nouns: Set = [
    "workouts", "sessions", "times", "entrenamientos", "sesiones", "veces", "entrenaments",
    "vegades",
  ]

  /// The period that words are, without what people say before it: `in october`, `del mes pasado`.
  private static func period(_ words: ArraySlice<String>, _ command: String, isAlone: Bool) -> String? {
    for count in [0, 1, 2] where count < words.count {
      guard words.prefix(count).allSatisfy({ before.contains(Recognition.folded($0)) }) else { return nil }
      let text = words.dropFirst(count).joined(separator: " ")
      // A day is a workout there.
      let isDay = !(isAlone && command == CommandName.muscles.rawValue) && isDay(text)
      if PeriodArgument(text) != nil || TypedSpan(text) != nil || isDay { return text }
    }
    return nil
  }

  /// The span of `by month`, `por semana` and `weekly`.
  private static func unit(of words: [String]) -> String? {
    let name: String? =
      switch words.count {
      case 1:
        [
          "weekly": "week", "monthly": "month", "yearly": "year", "semanal": "week", "mensual": "month",
          "anual": "year", "setmanal": "week",
        ][words[0]]
      case 2 where ["by", "per", "por", "cada", "each", "every"].contains(words[0]): words[1]
      default: nil
      }
    return name.flatMap { TypedSpan.Unit(named: $0) }?.rawValue
  }

  /// Whether a text is a day, and no other time: `yesterday`, `last monday`.
  private static func isDay(_ text: String) -> Bool {
    guard text.count > 3 || text == "hoy" else { return false }
    let readings = TypedTime.readings(of: text, in: .english)
    return !readings.isEmpty && readings.allSatisfy { $0.dayAlone != nil }
  }

  /// Whether a text is a day, a week, a month or a year.
  static func isPeriod(_ text: String) -> Bool {
    PeriodArgument(text) != nil || TypedSpan(text) != nil || isDay(text)
  }

  /// The word in `stats from octobre`, a command with `--since`, that is nearly a month, and the line with that month; nil if the period can be read.
  static func unreadMonth(_ line: [String]) -> (text: String, instead: String)? {
    guard line.count > 1, let last = line.last,
      last.count > 4, last.allSatisfy(\.isLetter), case let before = Recognition.folded(line[line.count - 2]),
      starts.contains(before) || ["in", "until", "till", "en", "hasta"].contains(before)
        || line.count == 2 && line[0] == CommandName.list.rawValue,
      TypedMonth(last) == nil, let month = Suggestions.nearest(to: last, among: months, limit: 1).first
    else { return nil }
    return (last, "gymlog " + (line.dropLast() + [month]).map(shellWord).joined(separator: " "))
  }

  private static let months = Language.allCases.flatMap { language in
    Month.allCases.map { language.words.month($0).lowercased() }
  }

  private static let starts: Set = ["since", "from", "desde", "between", "entre"]
  private static let ends: Set = [
    "to", "until", "till", "and", "y", "i", "-", "–", "a", "hasta", "fins", "through",
  ]
  private static let before: Set = [
    "in", "of", "during", "for", "on", "the", "en", "del", "de", "durante", "al", "el", "la", "durant",
    "dels",
  ]
}

extension Failure {
  /// A month that is mistyped.
  static func monthUnread(_ text: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(text)) isn't a period", hint: words.readings([line])),
        es: Message("\(words.quoted(text)) no es un periodo", hint: words.readings([line])),
        ca: Message("\(words.quoted(text)) no és un període", hint: words.readings([line])))
    }
  }
}
