import CommandLineKit
import Logbook
import Wording

extension Parameter {
  /// A routine's name in one word or several, or its id.
  static func routine(_ words: Words) -> Parameter where Value == [String] {
    .words([.routine], atLeast: 1, words)
  }
}

/// A typed name of one or more words, without a comma at its end.
func routineName(_ words: some Collection<String>) -> String {
  let text = words.joined(separator: " ")
  return text.hasSuffix(",") || text.hasSuffix(":") ? String(text.dropLast()) : text
}

extension Context {
  /// The routine that a line names, and the second name on it, if any: after a comma, or the second of two words.
  func routineAndName(
    _ line: [String], _ command: CommandName, in snapshot: Snapshot
  ) throws(Failure) -> (KnownRoutine, name: String?) {
    let text = line.joined(separator: " ")
    if let comma = text.firstRange(of: ", ") {
      let first = try routine(String(text[..<comma.lowerBound]), in: snapshot)
      return (first, routineName([String(text[comma.upperBound...])]))
    }
    do {
      if line.count == 2 { return (try routine(line[0], in: snapshot), line[1]) }
      return (try routine(routineName(line), in: snapshot), nil)
    } catch {
      if line.count == 2, let whole = try? routine(text, in: snapshot) { return (whole, nil) }
      // Two names of several words each, perhaps.
      if line.count > 2 { throw Failure.twoNamesNeeded(command) }
      throw error
    }
  }
}
