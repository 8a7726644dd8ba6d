import Formats
import Logbook
import System
import Training
import Wording

/// What the lifter has chosen for good: `settings.json` in the configuration folder.
struct SettingsFile: Equatable, Sendable {
  var unit: MassUnit?
  var language: Language?
  var rest: Duration?
  var restAfter: Duration?
  var leftOpen: Duration?
  var formula: MaxFormula?
  var dumbbells: PairCount?

  static let name = "settings.json"
  /// The format of the file that is known here.
  static let format = 1
  /// How long others are waited for that write the file, in seconds.
  private static let patience = 10.0

  /// How long a time can be, in seconds: up to ten days.
  static let lengths = 1...864_000

  /// Reads the file; empty where there is none.
  ///
  /// - Throws: `Failure.badSettings` for one that can't be understood, `newerSettings` for one of a newer format.
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
        guard let format = value.integer(), format > 0 else { throw BadWord(position: value.position) }
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

  /// Writes one of the choices, keeping whatever else stands in the file by now.
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
    // Nothing but the settings stays in a folder that many keep under version control.
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

  /// A time in whole seconds.
  private static func time(_ value: JSONValue?) throws -> Duration? {
    guard let value else { return nil }
    guard let seconds = value.integer(), lengths.contains(seconds) else {
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
  /// A document of a later version of the format: sound, and not to be changed by this program.
  func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    say(
      en: Message(
        "\(path) is of format \(format), and this gymlog knows up to \(known)",
        hint: "It can't be changed from here: install a newer gymlog"),
      es: Message(
        "\(path) tiene el formato \(format), y este gymlog llega hasta el \(known)",
        hint: "Desde aquí no se puede cambiar: instala un gymlog más nuevo"),
      ca: Message(
        "\(path) té el format \(format), i aquest gymlog arriba fins al \(known)",
        hint: "Des d'aquí no es pot canviar: instal·la un gymlog més nou"))
  }
}

extension Failure {
  /// The data directory isn't kept in the settings.
  static var dataNotKept: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the data directory is not kept in the settings",
          hint: "Give it with --data, or for a whole session in GYMLOG_DATA"),
        es: Message(
          "la carpeta de datos no se guarda en los ajustes",
          hint: "Indícala con --data, o para toda la sesión con GYMLOG_DATA"),
        ca: Message(
          "la carpeta de dades no es desa als ajustos",
          hint: "Indica-la amb --data, o per a tota la sessió amb GYMLOG_DATA"))
    }
  }

  static func badSettings(path: String, _ position: TextPosition) -> Failure {
    Failure(.damaged) { words in
      words.say(
        en: Message(
          "\(path):\(position.line):\(position.column): the settings can't be read",
          hint: "Mend the file, or remove it to start over"),
        es: Message(
          "\(path):\(position.line):\(position.column): no entiendo los ajustes",
          hint: "Arregla el archivo, o bórralo para empezar de cero"),
        ca: Message(
          "\(path):\(position.line):\(position.column): no entenc els ajustos",
          hint: "Arregla el fitxer, o esborra'l per començar de zero"))
    }
  }

  static func newerSettings(path: String, format: Int) -> Failure {
    Failure(.damaged) { words in
      words.newerDocument(path, format: format, known: SettingsFile.format)
    }
  }
}
