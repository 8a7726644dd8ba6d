import CommandLineKit
import System
import Wording

/// A line before it is understood: what must be known of it to say anything at all.
struct Line {
  let words: [String]
  private let world: World

  /// The longest word, and the most in all, in bytes of UTF-8: more than a note of 10,000 letters, and far less than a
  /// kernel allows.
  static let wordLimit = 64 * 1_024
  static let lineLimit = 256 * 1_024

  init(_ words: [String], _ world: World) {
    self.words = words
    self.world = world
  }

  /// Refuses what nobody has typed.
  func check() throws(Failure) {
    for (index, word) in words.enumerated() where word.utf8.count > Self.wordLimit {
      throw .wordTooLong(argument: index + 1)
    }
    if words.reduce(0, { $0 + $1.utf8.count + 1 }) > Self.lineLimit { throw .lineTooLong }
  }

  /// The language that the line asks for. One that doesn't exist is refused when the line is parsed.
  var language: Language? {
    earlyValue(ofOption: OptionName.lang.rawValue, in: words).flatMap { Language(rawValue: $0) }
  }

  /// Whether a program reads what comes.
  var wantsJSON: Bool { earlyFlag(OptionName.json.rawValue, in: words) }

  func folders() throws(Failure) -> Folders { try Folders(world.environment) }

  /// The words to complain in, as far as they can be found out.
  func wordsOfErrors() -> Words {
    let choice = try? SettingsFile.read(in: folders().config).language
    return Settings.language(language, choice, file: "", world.environment).value.words
  }
}

/// A line that is too long to be meant.
enum LineError: Error, Hashable {
  /// Counted from 1, without the program's name.
  case wordTooLong(argument: Int)
  case lineTooLong
}
