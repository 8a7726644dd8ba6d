import Logbook
import System
import TerminalKit
import Training
import Wording

/// A logbook to play with, and a folder for what belongs to it and isn't kept: nothing of the lifter's own is in either.
struct Scratch {
  /// The data directory, as a full path.
  let data: String
  /// What stands for the lifter's state, settings and caches while commands run on it.
  private let device: String

  /// A scratch logbook in the folder that is named, which is made where it is missing; else in a new one.
  ///
  /// - Throws: `Failure.folderNotEmpty` where there is something in it already.
  init(named folder: String?, _ context: Context) throws {
    let shelf = context.world.environment.filled("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    if let folder {
      if try !Folder.makeFolders(folder).names().isEmpty { throw Failure.folderNotEmpty(folder) }
      data = try Folder.realPath(folder)
    } else {
      data = try Self.makeFolder("gymlog-demo-", on: shelf, context)
    }
    device = try Self.makeFolder("gymlog-demo-device-", on: shelf, context)
  }

  private static func makeFolder(_ prefix: String, on shelf: String, _ context: Context) throws -> String {
    let folder = try Folder.open(shelf)
    while true {
      let name = prefix + EntityID.randomText(context.world.random())
      // Somebody else's folder of this name is never taken.
      if try folder.makeFolder(name) { return folder.path(of: name) }
    }
  }

  /// Its storage.
  func logbook(_ context: Context) -> Logbook {
    Logbook(Places(data: data, makesData: false, state: device), random: context.world.random)
  }

  /// What a command line does and says here, at a moment.
  func run(_ words: [String], at moment: Instant, _ context: Context) -> String {
    let said = Said()
    var world = context.world
    world.now = { moment }
    world.environment = environment(context)
    world.print = { text throws(SystemError) in said.text += text }
    world.complain = { said.text += $0 }
    _ = Program(world).run(["--lang", context.settings.language.value.rawValue] + words)
    return said.text
  }

  /// What a command has said. It is run and heard on one thread.
  private final class Said: @unchecked Sendable {
    var text = ""
  }

  /// The lifter's environment, but for the places of files, and with colour as on the line.
  private func environment(_ context: Context) -> Environment {
    let (data, device, outer) = (data, device, context.world.environment)
    let hasColor = context.color.allowsColor(outer, isTerminal: context.world.terminal.isTerminal)
    return Environment { name in
      switch name {
      case "GYMLOG_DATA": data
      case "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME": device
      case "NO_COLOR": hasColor ? nil : "1"
      case "CLICOLOR_FORCE": hasColor ? "1" : nil
      default: outer[name]
      }
    }
  }

  /// Removes what isn't kept. What can't be removed is left to whoever clears the temporary folder.
  func cleanUp() {
    guard let slash = device.lastIndex(of: "/"), let shelf = try? Folder.open(String(device[..<slash]))
    else { return }
    Self.remove(String(device[device.index(after: slash)...]), in: shelf)
  }

  private static func remove(_ name: String, in folder: Folder) {
    if let inner = try? folder.openFolder(name) {
      for entry in (try? inner.names()) ?? [] { remove(entry, in: inner) }
      _ = try? folder.removeFolder(name)
    } else {
      _ = try? folder.remove(name)
    }
  }
}

extension Failure {
  /// A folder in which something was to be made up.
  static func folderNotEmpty(_ path: String) -> Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("\(path) is not empty", hint: "Name a new folder with --data, or leave it out"),
        es: Message("\(path) no está vacía", hint: "Elige una carpeta nueva con --data, o no pongas ninguna"),
        ca: Message("\(path) no és buida", hint: "Tria una carpeta nova amb --data, o no en posis cap"))
    }
  }
}
