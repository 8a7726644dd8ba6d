import Training
import Wording

/// Wishes in people's own words: another unit, to leave, the same as before.
extension UnknownCommand {
  /// The command for `set unit lb`, `usa kilos`, `en libras` and `passa a lliures`; nil for other lines.
  static func setting(_ typed: [String]) -> [String]? {
    let words = typed.map { Recognition.folded($0) }
    guard (2...5).contains(words.count) else { return nil }
    if words[0] == "set", SettingName(rawValue: words[1]) != nil {
      return [([CommandName.config.rawValue] + typed.dropFirst().map(shellWord)).joined(separator: " ")]
    }
    guard let unit = MassUnit(named: words[words.count - 1]), words.dropLast().allSatisfy(switching.contains)
    else { return nil }
    return ["\(CommandName.config.rawValue) unit \(unit.rawValue)"]
  }

  private static let switching: Set = [
    "set", "use", "using", "switch", "change", "to", "in", "my", "the", "unit", "units", "everything", "i",
    "usa", "usar", "uso", "utiliza", "utilitza", "pon", "poner", "pasa", "pasar", "passa", "passar", "posa",
    "en", "a", "la", "unidad", "unidades", "unitat", "unitats", "todo", "tot", "quiero", "vull",
  ]

  /// The commands for `quit` and `ja estic`; nil for other lines.
  static func leaving(_ typed: [String]) -> [String]? {
    let text = typed.map { Recognition.folded($0) }.joined(separator: " ")
    if ["quit", "exit", "close", "leave", "salir", "sortir", "surt", "cerrar", "tancar"].contains(text) {
      return [CommandName.finish.rawValue, CommandName.discard.rawValue]
    }
    return ends.contains(text) ? [CommandName.finish.rawValue] : nil
  }

  private static let ends: Set = [
    "im done", "i am done", "all done", "thats it", "just finished", "acabo de terminar", "acabo de acabar",
    "ya estoy", "ya esta", "ja estic", "ja esta",
  ]

  /// The command for `same as last time`, `lo mismo que el lunes` and `bench igual que ahir`; nil for other lines.
  static func sameAsBefore(_ typed: [String], _ line: LogLine) throws(Failure) -> [String]? {
    guard let same = SameAsBefore(typed) else { return nil }
    let name = same.name.joined(separator: " ")
    if name.isEmpty { return [CommandName.repeat.rawValue + " " + same.workout] }
    return try line.knows(name) ? [CommandName.history.rawValue + " " + shellName(name)] : nil
  }
}
