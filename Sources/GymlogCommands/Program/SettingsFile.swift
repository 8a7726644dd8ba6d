import Formats
import System
import Training
import Wording

/// What the lifter has chosen for good: `settings.json` in the configuration folder.
struct SettingsFile: Sendable {
  var unit: MassUnit?
  var language: Language?
  var rest: Duration?
  var restAfter: Duration?
  var leftOpen: Duration?
  var formula: MaxFormula?
  var dumbbells: PairCount?

  static let name = "settings.json"

  /// Reads the file; empty where there is none.
  ///
  /// - Throws: `CommandError.badSettings` for one that can't be understood.
  static func read(in folder: String) throws -> SettingsFile {
    let path = folder + "/" + name
    let bytes: [UInt8]?
    do {
      bytes = try Folder.open(folder).read(name)
    } catch {
      if error.isNotFound { return SettingsFile() }
      throw error
    }
    guard let bytes else { return SettingsFile() }
    do {
      let root = try JSONDocument(bytes).root
      return SettingsFile(
        unit: try word(root["unit"]), language: try word(root["language"]), rest: try time(root["rest"]),
        restAfter: try time(root["restAfter"]), leftOpen: try time(root["leftOpen"]),
        formula: try word(root["formula"]), dumbbells: try word(root["dumbbells"]))
    } catch let error as JSONError {
      throw CommandError.badSettings(path: path, error.position)
    } catch let error as BadWord {
      throw CommandError.badSettings(path: path, error.position)
    }
  }

  /// Writes the file, keeping whatever else stands in it.
  func write(in path: String) throws {
    let folder = try Folder.makeFolders(path)
    let new = JSON.object(present: [
      "format": 1, "unit": unit.map { .string($0.rawValue) },
      "language": language.map { .string($0.rawValue) }, "rest": rest.map { .int($0.seconds) },
      "restAfter": restAfter.map { .int($0.seconds) }, "leftOpen": leftOpen.map { .int($0.seconds) },
      "formula": formula.map { .string($0.rawValue) }, "dumbbells": dumbbells.map { .string($0.rawValue) },
    ])
    let shape = JSONShape.object([
      "format": .value, "unit": .value, "language": .value, "rest": .value, "restAfter": .value,
      "leftOpen": .value, "formula": .value, "dumbbells": .value,
    ])
    let bytes = try folder.read(Self.name).map { try JSONDocument($0).replacing(with: new, shape: shape) }
    try folder.replace(Self.name, bytes ?? new.text())
    try folder.synchronize()
  }

  /// A time in whole seconds.
  private static func time(_ value: JSONValue?) throws -> Duration? {
    guard let value else { return nil }
    guard let seconds = value.integer(), (0...1_000_000).contains(seconds) else {
      throw BadWord(position: value.position)
    }
    return Duration(seconds: seconds)
  }

  private struct BadWord: Error { let position: TextPosition }

  private static func word<Word: RawRepresentable<String>>(_ value: JSONValue?) throws -> Word? {
    guard let value else { return nil }
    guard let word = value.stringValue.flatMap(Word.init) else { throw BadWord(position: value.position) }
    return word
  }
}
