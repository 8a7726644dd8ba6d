import CommandLineKit
import TerminalKit
import Wording

/// A command line before it is parsed, with what errors and settings need from it.
struct Line {
  let words: [String]
  private let world: World

  /// The limits of a word and of the line, in bytes of UTF-8: enough for a note of 10,000 characters, and far below the
  /// kernel's.
  static let wordLimit = 64 * 1_024
  static let lineLimit = 256 * 1_024

  init(_ words: [String], _ world: World) {
    self.words = words
    self.world = world
  }

  /// Rejects overlong input.
  func check() throws(Failure) {
    for (index, word) in words.enumerated() where word.utf8.count > Self.wordLimit {
      throw .argumentTooLong(index + 1)
    }
    if words.reduce(0, { $0 + $1.utf8.count + 1 }) > Self.lineLimit { throw .lineTooLong }
  }

  /// The value of `--lang`; nil for an unknown language, which parsing rejects.
  var language: Language? {
    earlyValue(ofOption: OptionName.lang.rawValue, in: words).flatMap { Language(rawValue: $0) }
  }

  /// The value of `--data`.
  var data: String? { earlyValue(ofOption: OptionName.data.rawValue, in: words) }

  /// The choice of `--color`; `auto` for an unknown one, which parsing rejects.
  var color: ColorChoice {
    earlyValue(ofOption: OptionName.color.rawValue, in: words).flatMap { ColorChoice(rawValue: $0) } ?? .auto
  }

  /// Whether `--json` is given.
  var wantsJSON: Bool { earlyFlag(OptionName.json.rawValue, in: words) }

  func folders() throws(Failure) -> Folders {
    try Folders(world.environment, named: data)
  }

  /// The language for errors, as far as it can be determined.
  func wordsOfErrors() -> Words {
    Settings.words(language, try? SettingsFile.read(in: folders().config), world.environment)
  }
}
