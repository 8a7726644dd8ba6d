import Formats
import Logbook
import System
import Training
import Wording

/// The settings file, `settings.json` in the configuration folder.
struct SettingsFile: Equatable, Sendable {
  var unit: MassUnit?
  var language: Language?
  var rest: Duration?
  var restAfter: Duration?
  var leftOpen: Duration?
  var formula: MaxFormula?
  var dumbbells: PairCount?

  static let name = "settings.json"
  /// The newest format that this program reads.
  static let format = 1
  /// The lock timeout in seconds.
  private static let patience = 10.0

  /// The range of durations in seconds: up to ten days.
  static let lengths = 1...864_000

  /// Reads the file; all settings are nil without one.
  ///
  /// - Throws: `Failure.badSettings` if it isn't valid, `newerSettings` if its format is newer.
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
      guard root.kind == .object else { throw BadWord(position: root.position) }
      if let value = root["format"] {
        guard let format = value.numberText.flatMap({ Int($0) }), format > 0 else {
          throw BadWord(position: value.position)
        }
        if format > Self.format { throw Failure.newerSettings(path: path, format: format) }
      }
      return SettingsFile(
        unit: try word(root["unit"]), language: try word(root["language"]), rest: try time(root["rest"]),
        restAfter: try time(root["restAfter"]), leftOpen: try time(root["leftOpen"]),
        formula: try word(root["formula"]), dumbbells: try word(root["dumbbells"]))
    } catch let error as JSONError {
      throw Failure.badSettings(path: path, error.position)
    } catch let error as BadWord {
      throw Failure.badSettings(path: path, error.position)
    }
  }

  /// Writes one setting, keeping everything else in the file.
  func write(_ changed: SettingName, in path: String) throws {
    let (member, value): (String, JSON?) =
      switch changed {
      case .unit: ("unit", unit.map { .string($0.rawValue) })
      case .language: ("language", language.map { .string($0.rawValue) })
      case .rest: ("rest", rest.map { .int($0.seconds) })
      case .restAfter: ("restAfter", restAfter.map { .int($0.seconds) })
      case .leftOpen: ("leftOpen", leftOpen.map { .int($0.seconds) })
      case .formula: ("formula", formula.map { .string($0.rawValue) })
      case .dumbbells: ("dumbbells", dumbbells.map { .string($0.rawValue) })
      case .data: throw Failure.dataNotKept
      }
    let folder = try Folder.makeFolders(path)
    let lock = try Self.lock(folder)
    let new = JSON.object(present: ["format": .int(Self.format), member: value])
    let shape = JSONShape.object(["format": .value, member: .value])
    let bytes = try folder.read(Self.name).map { try JSONDocument($0).replacing(with: new, shape: shape) }
    try folder.replace(Self.name, bytes ?? new.text())
    try folder.synchronize()
    // Many keep this folder under version control: leave nothing but the settings.
    _ = try? folder.remove(Self.lockName)
    lock.release()
  }

  private static let lockName = ".lock"

  private static func lock(_ folder: Folder) throws -> FileLock {
    do throws(FileLock.Failure) {
      return try FileLock(lockName, in: folder, waiting: patience, command: CommandName.config.rawValue)
    } catch {
      switch error {
      case .busy(let holder): throw LogbookError.busy(holder)
      case .system(let error): throw error
      }
    }
  }

  /// Reads a duration in whole seconds.
  private static func time(_ value: JSONValue?) throws -> Duration? {
    guard let value else { return nil }
    guard let seconds = value.numberText.flatMap({ Int($0) }), lengths.contains(seconds) else {
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

extension Words {
  /// A document in a newer format, which this program must not change.
  func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    say(
      en: Message(
        "\(path) uses format \(format); this gymlog reads up to \(known)",
        hint: "To change it, install a newer gymlog"),
      es: Message(
        "\(path) usa el formato \(format); este gymlog lee hasta el \(known)",
        hint: "Para cambiarlo, instala un gymlog más nuevo"),
      ca: Message(
        "\(path) fa servir el format \(format); aquest gymlog llegeix fins al \(known)",
        hint: "Per canviar-lo, instal·la un gymlog més nou"))
  }
}

extension Failure {
  /// An attempt to save the data directory as a setting.
  static var dataNotKept: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "config can't store the data directory",
          hint: "Give it with --data, or set GYMLOG_DATA for a whole session"),
        es: Message(
          "la carpeta de datos no se puede guardar en los ajustes",
          hint: "Indícala con --data, o con GYMLOG_DATA para toda la sesión"),
        ca: Message(
          "la carpeta de dades no es pot desar a la configuració",
          hint: "Indica-la amb --data, o amb GYMLOG_DATA per a tota la sessió"))
    }
  }

  /// A settings file that isn't valid.
  static func badSettings(path: String, _ position: TextPosition) -> Failure {
    Failure(.damaged) { words in
      words.say(
        en: Message(
          "\(path):\(position.line):\(position.column): invalid settings",
          hint: "Fix the file, or delete it to start over"),
        es: Message(
          "\(path):\(position.line):\(position.column): los ajustes no se pueden leer",
          hint: "Corrige el archivo, o bórralo para empezar de cero"),
        ca: Message(
          "\(path):\(position.line):\(position.column): configuració il·legible",
          hint: "Corregeix el fitxer, o esborra'l per començar de zero"))
    }
  }

  /// A settings file in a newer format.
  static func newerSettings(path: String, format: Int) -> Failure {
    Failure(.damaged) { $0.newerDocument(path, format: format, known: SettingsFile.format) }
  }
}
