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
  var percentOf: MaxBase?

  static let name = "settings.json"
  /// The newest format that this program reads.
  static let format = 1
  /// The lock timeout in seconds.
  private static let patience = 10.0

  /// The range of durations in seconds: up to ten days.
  static let lengths = 1...864_000

  /// Reads the file, following a link; all settings are nil without one.
  ///
  /// - Throws: `Failure.badSettings` if it isn't valid, `newerSettings` if its format is newer.
  static func read(in folder: String) throws(Failure) -> SettingsFile {
    let path = folder + "/" + name
    let bytes: [UInt8]
    do {
      bytes = try UserFile.read(path, limit: 1 << 20)
    } catch {
      if error.isNotFound { return SettingsFile() }
      if error.isFolder || error.isDanglingLink || error.isTooLarge { throw .notSettings(path: path, error) }
      throw Failure(error)
    }
    let root: JSONValue
    do {
      root = try JSONDocument(bytes).root
    } catch {
      throw .badSettings(path: path, error.position)
    }
    if let format = root["format"].flatMap(Self.format), format > Self.format {
      throw .newerSettings(path: path, format: format)
    }
    do throws(BadValue) {
      return try SettingsFile(root)
    } catch {
      throw .badSettings(path: path, error.position)
    }
  }

  private static func format(_ value: JSONValue) -> Int? {
    value.numberText.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Writes one setting, keeping everything else in the file.
  func write(_ changed: SettingName, in path: String) throws(Failure) {
    let (member, value): (String, JSON?) =
      switch changed {
      case .unit: ("unit", unit.map { .string($0.rawValue) })
      case .language: ("language", language.map { .string($0.rawValue) })
      case .rest: ("rest", rest.map { .int($0.seconds) })
      case .restAfter: ("restAfter", restAfter.map { .int($0.seconds) })
      case .leftOpen: ("leftOpen", leftOpen.map { .int($0.seconds) })
      case .formula: ("formula", formula.map { .string($0.rawValue) })
      case .dumbbells: ("dumbbells", dumbbells.map { .string($0.rawValue) })
      case .percentOf: ("percentOf", percentOf.map { .string($0.rawValue) })
      case .data: throw Failure.dataNotKept
      }
    let folder = try convertingErrors(Folder.makeFolders(path))
    let lock = try Self.lock(folder)
    let new = JSON.object(present: ["format": .int(Self.format), member: value])
    let shape = JSONShape.object(["format": .value, member: .value])
    let file = path + "/" + Self.name
    let present = try convertingErrors(folder.status(Self.name))
    var bytes = new.text()
    if present != nil {
      let old = try convertingErrors(UserFile.read(file, limit: 1 << 20))
      do {
        bytes = try JSONDocument(old).replacing(with: new, shape: shape)
      } catch {
        throw .badSettings(path: file, error.position)
      }
    }
    // A link stays a link: many keep this file elsewhere.
    if present?.kind == .link {
      try convertingErrors(UserFile.write(file, bytes))
    } else {
      try convertingErrors(folder.replace(Self.name, bytes))
      try convertingErrors(folder.synchronize())
    }
    // Many keep this folder under version control: leave nothing but the settings.
    _ = try? folder.remove(Self.lockName)
    lock.release()
  }

  /// The name of the settings that the nth repair set aside.
  private static func asideName(_ number: Int) -> String {
    name + ".trash" + (number == 1 ? "" : "-\(number)")
  }

  /// The number of repairs that have set settings aside.
  private static func asideCount(_ path: String) -> Int {
    guard let folder = try? Folder.open(path) else { return 0 }
    var count = 0
    while (try? folder.status(asideName(count + 1))) != nil { count += 1 }
    return count
  }

  /// Renames settings that can't be used. False if there are none.
  static func setAside(_ path: String) throws(Failure) -> Bool {
    try rename(name, to: asideName(asideCount(path) + 1), in: path)
  }

  /// Puts back what `setAside` renamed last. False if there is nothing, or there are new settings.
  static func restoreFile(_ path: String) throws(Failure) -> Bool {
    try rename(asideName(asideCount(path)), to: name, in: path)
  }

  /// Whether `restoreFile` would put something back.
  static func isSetAside(_ path: String) -> Bool {
    guard asideCount(path) > 0, let folder = try? Folder.open(path) else { return false }
    return (try? folder.status(name)) == nil
  }

  private static func rename(_ old: String, to new: String, in path: String) throws(Failure) -> Bool {
    guard let folder = try? Folder.open(path), try convertingErrors(folder.status(old)) != nil,
      try convertingErrors(folder.status(new)) == nil
    else { return false }
    try convertingErrors(folder.rename(old, to: new))
    try convertingErrors(folder.synchronize())
    return true
  }

  private static let lockName = ".lock"

  private static func lock(_ folder: Folder) throws(Failure) -> FileLock {
    do throws(FileLock.Failure) {
      return try FileLock(lockName, in: folder, waiting: patience)
    } catch {
      switch error {
      case .busy: throw Failure(.busy(nil))
      case .system(let error): throw Failure(error)
      }
    }
  }

  /// Reads the file as `read` does; without any setting, and with what is wrong, if it can't be used.
  static func usable(in folder: String) -> (settings: SettingsFile, failure: Failure?) {
    do {
      return (try read(in: folder), nil)
    } catch {
      return (SettingsFile(), error)
    }
  }

  /// Reads a duration in whole seconds.
  private static func time(_ value: JSONValue?) throws(BadValue) -> Duration? {
    guard let value else { return nil }
    guard let seconds = value.numberText.flatMap({ Int($0) }), lengths.contains(seconds) else {
      throw BadValue(position: value.position)
    }
    return Duration(seconds: seconds)
  }

  private struct BadValue: Error { let position: TextPosition }

  private static func word<Word: RawRepresentable<String>>(_ value: JSONValue?) throws(BadValue) -> Word? {
    guard let value else { return nil }
    guard let word = value.stringValue.flatMap(Word.init) else { throw BadValue(position: value.position) }
    return word
  }
}

extension SettingsFile {
  private init(_ root: JSONValue) throws(BadValue) {
    guard root.kind == .object else { throw BadValue(position: root.position) }
    if let value = root["format"], Self.format(value) == nil { throw BadValue(position: value.position) }
    (unit, language) = (try Self.word(root["unit"]), try Self.word(root["language"]))
    (rest, restAfter) = (try Self.time(root["rest"]), try Self.time(root["restAfter"]))
    leftOpen = try Self.time(root["leftOpen"])
    (formula, dumbbells) = (try Self.word(root["formula"]), try Self.word(root["dumbbells"]))
    percentOf = try Self.word(root["percentOf"])
  }
}

extension Failure {
  /// An attempt to save the data directory as a setting.
  static var dataNotKept: Failure {
    Failure(
      .usage,
      en: Message(
        "config can't store the data directory",
        hint: "Use --data, or set GYMLOG_DATA"),
      es: Message(
        "la carpeta de datos no se puede guardar en los ajustes",
        hint: "Indícala con --data, o con GYMLOG_DATA para toda la sesión"),
      ca: Message(
        "la carpeta de dades no es pot desar a la configuració",
        hint: "Indica-la amb --data, o amb GYMLOG_DATA per a tota la sessió"))
  }

  /// A settings file that isn't valid.
  static func badSettings(path: String, _ position: TextPosition) -> Failure {
    Failure(
      .damaged,
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

  /// Something that can't be a settings file is in its place.
  static func notSettings(path: String, _ error: SystemError) -> Failure {
    Failure(.damaged) { words in
      let reason =
        error.isDanglingLink
        ? words.say(en: "it is a broken link", es: "es un enlace roto", ca: "és un enllaç trencat")
        : words.reason(DiskProblem(error))
      return Message(
        "\(path): \(reason)",
        hint: words.say(
          en: "To set it aside: gymlog check --repair", es: "Para apartarlo: gymlog check --repair",
          ca: "Per apartar-ho: gymlog check --repair"))
    }
  }

  static func newerSettings(path: String, format: Int) -> Failure {
    Failure(.damaged) { $0.newerDocument(path, format: format, known: SettingsFile.format) }
  }
}
