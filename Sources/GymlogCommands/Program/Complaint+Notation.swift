import TerminalKit
import Training
import Wording

extension Complaint {
  /// A SET or a CHANGE that doesn't read: what is wrong, the line with a mark under the place, and what reads.
  /// With the command, what reads is given as whole lines to type.
  init(
    notation error: SetSyntaxError, in line: [String], command: String? = nil, _ words: Words
  ) {
    let readings = Self.typed(error.readings, error.words, line, command)
    self.init(
      words.unreadableSets(Self.text(line, error.words), error.problem, readings: readings),
      details: Self.marked(line, word: error.place.word, offset: error.place.offset), .usage)
  }

  /// A SET that reads well and could mean two things, or nothing, for this exercise. With the command, its readings are whole
  /// lines to type.
  init(
    refusal: SetRefusal, in line: [String], exercise: String, command: String? = nil,
    offering offer: LoadOffer? = nil, unassisted: String? = nil, _ words: Words
  ) {
    var readings = refusal.readings
    if readings.isEmpty, case .percentage = refusal.problem { readings = ["@100kg"] }
    readings = Self.typed(readings, refusal.words, line, command)
    let text = Self.text(line, refusal.words)
    var message = words.refusedSets(text, refusal.problem, exercise: exercise, readings: readings)
    switch (refusal.problem, offer) {
    case (.noLoad, .lastTime): message.hint = readings.first.map(words.asLastTime)
    case (.noLoad, .example), (.percentage, _): message.hint = readings.first.map(words.forExample)
    default: break
    }
    self.init(message, details: unassisted.map { [words.withoutHelp($0)] } ?? [], .usage)
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

  /// The readings in the place of the words that they stand for, so that the whole line can be typed again: in a shell
  /// where there is a command.
  private static func typed(
    _ readings: [String], _ place: Range<Int>, _ line: [String], _ command: String?
  ) -> [String] {
    let words = command == nil ? line : line.map(shellWord)
    return readings.map { reading in
      var typed = [reading]
      if place.upperBound <= line.count {
        let rest = words[place.upperBound...]
        // A comma between exercises stands at the end of a word.
        let comma = !rest.isEmpty && !place.isEmpty && line[place.upperBound - 1].hasSuffix(",") ? "," : ""
        typed = words[..<place.lowerBound] + [reading + comma] + rest
      }
      return ([command].compactMap(\.self) + typed).joined(separator: " ")
    }
  }
}
