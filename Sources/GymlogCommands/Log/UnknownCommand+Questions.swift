import Catalogue
import Training
import Wording

/// Questions and remarks about the past.
extension UnknownCommand {
  /// The command for `hoy peso 80,5` and `hoy pesé 80,5`; nil for other lines.
  static func weightToday(_ typed: [String], _ notation: Notation) -> [String]? {
    guard typed.count > 2, ["hoy", "avui"].contains(typed[0].lowercased()),
      let count = [2, 1].first(where: {
        OtherNames.commands(named: typed[1...].prefix($0)) == [.body]
          || $0 == 1 && Recognition.folded(typed[1]) == "pese"
      }),
      case let weight = typed[(1 + count)...], notation.mass(in: Array(weight)) != nil
    else { return nil }
    return [CommandName.body.rawValue + " " + weight.map(shellWord).joined(separator: " ")]
  }

  /// The commands that answer `cuánto hice en banca` and `quina és la meva millor marca a banca`; nil for other lines.
  static func question(_ typed: [String], _ line: LogLine) throws(Failure) -> [String]? {
    let words = typed.map { Recognition.folded($0) }.drop { ["la", "lo"].contains($0) }.map(\.self)
    guard (2...10).contains(words.count),
      askers.contains(words[0]) || lasts.contains(words[0]) && times.contains(words[1]),
      !englishAskers.contains(words[0]) || words.contains("did"),
      !words.contains(where: { $0.first?.isNumber == true && $0 != "1rm" })
    else { return nil }
    // `how much did I squat`, but `how did I squat`
    let asksAmount = amounts.contains(words[0]) || words.starts(with: ["how", "much"])
    let name = try exercise(askedAbout: words, line).map { " " + shellName($0) } ?? ""
    func commands(_ names: CommandName...) -> [String]? { names.map { $0.rawValue + name } }
    if !maxima.isDisjoint(with: words) { return name.isEmpty ? nil : commands(.max) }
    if !bests.isDisjoint(with: words) { return commands(.records) }
    if ["como", "com"].contains(words[0]) {
      // `cómo borro una serie` asks for help.
      return going.isDisjoint(with: words) ? nil : commands(name.isEmpty ? .status : .progress)
    }
    // `cuántas series de pecho llevo`
    if ["series", "volumen", "volum"].contains(words[1]), words.contains(where: PaperHeading.isSection) {
      return [CommandName.muscles.rawValue]
    }
    if name.isEmpty { return asksAmount ? commands(.stats) : nil }
    return asksAmount ? commands(.history, .records) : commands(.history)
  }

  /// The exercise after a preposition or a verb: `en banca la última vez`, `cuándo hice peso muerto`.
  private static func exercise(askedAbout words: [String], _ line: LogLine) throws(Failure) -> String? {
    for start in words.indices.dropFirst()
    where openings.contains(words[start - 1]) && !openings.contains(words[start]) {
      for end in (start..<words.count).reversed() where !openings.contains(words[end]) {
        let name = words[start...end].joined(separator: " ")
        if case .one = try line.match(name) { return name }
        if start == end, try line.knows(name) { return name }
      }
    }
    return nil
  }

  /// The command for `squat history`, `banca récord` and `squat tm 325`, in which its name stands after the exercise's; nil for other lines.
  static func report(_ typed: [String], _ line: LogLine) throws(Failure) -> String? {
    let words = typed.map { Recognition.folded($0) }
    guard let place = words.indices.dropFirst().first(where: { reports[words[$0]] != nil }),
      let command = reports[words[place]], case let name = typed[..<place].joined(separator: " "),
      !name.contains(where: \.isNumber), try line.knows(name)
    else { return nil }
    let named = command.rawValue + " " + shellName(name)
    switch words[(place + 1)...] {
    case [], ["time"]: return named
    case let rest where command == .trainingMax && rest.count == 1 && rest.last?.first?.isNumber == true:
      return named + " " + typed[place + 1]
    default: return nil
    }
  }

  private static let reports: [String: CommandName] = [
    "history": .history, "last": .history, "historial": .history, "record": .records, "records": .records,
    "pr": .records, "prs": .records, "pb": .records, "marca": .records, "progress": .progress,
    "progreso": .progress, "progres": .progress, "max": .max, "1rm": .max, "e1rm": .max, "maximo": .max,
    "maxim": .max, "tm": .trainingMax,
  ]

  private static let amounts: Set = [
    "cuanto", "cuanta", "cuantos", "cuantas", "quant", "quanta", "quants", "quantes",
  ]
  private static let askers = amounts.union([
    "que", "cual", "cuando", "como", "mi", "quin", "quina", "quan", "com",
  ]).union(englishAskers)
  private static let englishAskers: Set = ["what", "when", "how"]
  private static let lasts: Set = ["ultima", "lultima", "darrera"]
  private static let times: Set = ["vez", "vegada", "cop"]
  private static let going: Set = ["voy", "va", "vamos", "llevo", "ido", "vaig", "porto", "anat", "estoy"]
  static let maxima: Set = ["1rm", "rm", "maximo", "maxim"]
  private static let bests: Set = [
    "record", "records", "mejor", "mejores", "marca", "marcas", "millor", "marques",
  ]
  private static let openings: Set = [
    "en", "de", "del", "a", "al", "con", "amb", "el", "la", "les", "los", "las", "por", "per", "hice", "hago",
    "hecho",
    "fer", "fet", "faig",
    "vez", "vegada", "i", "last", "do", "on", "for", "time", "my",
  ]
}
