import TerminalKit
import Training
import Wording

/// Sets that can't be read or aren't taken: what a caller may act on.
enum SetError: Error {
  case unreadable(SetSyntaxError)
  case refused(RefusedSets)
  /// Refused for want of a load, which the history may have.
  case loadMissing(MissingLoad)
}

/// A refusal and the line that it is about.
struct RefusedSets: Sendable {
  var refusal: SetRefusal
  /// The words of the line that `refusal` counts.
  let words: [String]
  let exercise: String
  /// Makes the readings whole lines to type.
  var command: String?
  /// Where a load in the readings comes from.
  var offer: LoadOffer?
  /// The line with the exercise without assistance.
  var unassisted: String?
}

/// What to type where an exercise was named without sets.
enum SetsOffer: Hashable, Sendable {
  /// The sets of the last time.
  case lastTime(String)
  /// The next planned set.
  case planned(String)
  /// Shows how a set is typed: nothing is known of the exercise.
  case example(String)
}

extension Failure {
  /// A SET or a CHANGE that doesn't read: what is wrong, the line with a mark under the place, and what reads.
  /// With the command, what reads is given as whole lines to type.
  static func notation(_ error: SetSyntaxError, words line: [String], command: String? = nil) -> Failure {
    Failure(.usage, cause: SetError.unreadable(error)) { words in
      words.unreadableSets(
        text(line, error.words), error.problem, readings: typed(error.readings, error.words, line, command)
      ).with(details: marked(line, word: error.place.word, offset: error.place.offset))
    }
  }

  /// A SET that reads well and could mean two things, or nothing, for this exercise. With the command, its readings are whole
  /// lines to type.
  static func refused(_ sets: RefusedSets, cause: SetError? = nil) -> Failure {
    Failure(.usage, cause: cause ?? .refused(sets)) { words in
      let (refusal, line) = (sets.refusal, sets.words)
      var readings = refusal.readings
      if readings.isEmpty, case .percentage = refusal.problem { readings = ["@100kg"] }
      readings = typed(readings, refusal.words, line, sets.command)
      var message = words.refusedSets(
        text(line, refusal.words), refusal.problem, exercise: sets.exercise, readings: readings)
      switch (refusal.problem, sets.offer) {
      case (.noLoad, .lastTime): message.hint = readings.first.map(words.asLastTime)
      case (.noLoad, .example), (.percentage, _): message.hint = readings.first.map(words.forExample)
      default: break
      }
      message.details = sets.unassisted.map { [words.withoutHelp($0)] } ?? []
      return message
    }
  }

  /// Sets that aren't taken for want of a load, which the history may have.
  static func loadMissing(_ load: MissingLoad) -> Failure {
    refused(load.refused(offering: nil), cause: .loadMissing(load))
  }

  /// What load is missing, if that is why sets weren't taken.
  var missingLoad: MissingLoad? {
    if case .loadMissing(let load) = cause as? SetError { load } else { nil }
  }

  /// An exercise to log, and no set.
  static func setsMissing(_ exercise: String, _ offer: SetsOffer) -> Failure {
    Failure(.usage) { words in
      let hint =
        switch offer {
        case .lastTime(let line): words.asLastTime(line)
        case .planned(let line): words.tryTyping(line)
        case .example(let line): words.forExample(line)
        }
      return words.setsMissing(for: exercise).with(hint: hint)
    }
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

extension Words {
  /// A line to type, with the load or the sets of the last time that the exercise was done.
  func asLastTime(_ line: String) -> String {
    say(en: "As last time: \(line)", es: "Como la última vez: \(line)", ca: "Com l'última vegada: \(line)")
  }

  /// What to type for an exercise that is done without the machine's or the band's help.
  func withoutHelp(_ line: String) -> String {
    say(en: "Without help: \(line)", es: "Sin ayuda: \(line)", ca: "Sense ajuda: \(line)")
  }
}
