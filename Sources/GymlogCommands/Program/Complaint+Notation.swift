import TerminalKit
import Training
import Wording

extension Complaint {
  /// A SET or a CHANGE that doesn't read: what is wrong, the line with a mark under the place, and what reads.
  init(notation error: SetSyntaxError, in line: [String], _ words: any Words) {
    self.init(
      words.unreadableSets(
        Self.text(line, error.words), error.problem, readings: Self.typed(error.readings, error.words, line)),
      details: Self.marked(line, word: error.place.word, offset: error.place.offset), .usage)
  }

  /// A SET that reads well and could mean two things, or nothing, for this exercise.
  init(refusal: SetRefusal, in line: [String], exercise: String, _ words: any Words) {
    self.init(
      words.refusedSets(
        Self.text(line, refusal.words), refusal.problem, exercise: exercise,
        readings: Self.typed(refusal.readings, refusal.words, line)),
      .usage)
  }

  /// The words in question, as they were typed.
  private static func text(_ line: [String], _ words: Range<Int>) -> String {
    line.indices.contains(words.lowerBound)
      ? line[words.clamped(to: line.indices)].joined(separator: " ") : ""
  }

  /// The line as it was typed, and a caret under the place; nothing for a line that is too long to look at.
  private static func marked(_ line: [String], word: Int, offset: Int) -> [String] {
    let text = line.map { terminalSafe($0) }.joined(separator: " ")
    guard word <= line.count, displayWidth(of: text) <= 100 else { return [] }
    let before = line.prefix(word).map { displayWidth(of: terminalSafe($0)) + 1 }.reduce(0, +)
    let within = word < line.count ? displayWidth(of: terminalSafe(String(line[word].prefix(offset)))) : 0
    return ["  " + text, "  " + String(repeating: " ", count: before + within) + "^"]
  }

  /// The readings in the place of the words that they stand for, so that the whole line can be typed again.
  private static func typed(_ readings: [String], _ place: Range<Int>, _ line: [String]) -> [String] {
    readings.map { reading in
      guard place.upperBound <= line.count else { return reading }
      return (line[..<place.lowerBound] + [reading] + line[place.upperBound...]).joined(separator: " ")
    }
  }
}
