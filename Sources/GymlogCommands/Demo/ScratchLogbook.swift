import Logbook
import System
import TerminalKit
import Training
import Wording

/// A logbook to try things on, with a temporary folder for its state, separate from the user's own.
struct ScratchLogbook {
  /// The full path of the data directory.
  let data: String
  /// The folder for state, settings and caches while commands run on it.
  private let device: String

  /// Creates a scratch logbook in the given folder, which is created if needed, or in a new temporary one.
  ///
  /// - Throws: `Failure.folderNotEmpty`
  init(named folder: String?, _ context: Context) throws(Failure) {
    let shelf = context.world.environment.filled("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    if let folder {
      if try !convertingErrors(Folder.makeFolders(folder).names()).isEmpty {
        throw Failure.folderNotEmpty(folder)
      }
      data = try convertingErrors(Folder.realPath(folder))
    } else {
      data = try Self.makeFolder("gymlog-demo-", on: shelf, context)
    }
    device = try Self.makeFolder("gymlog-demo-device-", on: shelf, context)
  }

  private static func makeFolder(_ prefix: String, on shelf: String, _ context: Context) throws(Failure)
    -> String
  {
    let folder = try convertingErrors(Folder.open(shelf))
    while true {
      let name = prefix + EntityID.randomText(context.world.random())
      // Never use an existing folder.
      if try convertingErrors(folder.makeFolder(name)) { return folder.path(of: name) }
    }
  }

  func logbook(_ context: Context) -> Logbook {
    Logbook(LogbookDirectories(data: data, createsData: false, state: device), random: context.world.random)
  }

  /// Runs a command on it at a given time and returns the output.
  func run(_ words: [String], at moment: Instant, _ context: Context) -> String {
    let output = CapturedOutput()
    var world = context.world
    world.now = { moment }
    world.environment = environment(context)
    world.print = { text throws(SystemError) in output.text += text }
    world.complain = { output.text += $0 }
    _ = Program(world).run(["--lang", context.settings.language.value.rawValue] + words)
    return output.text
  }

  /// The output of a command, which runs on this thread.
  private final class CapturedOutput: @unchecked Sendable {
    var text = ""
  }

  /// The user's environment with other folders, and with the line's choice of colour.
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

  /// Removes the temporary folder, as far as it can be removed.
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
  static func folderNotEmpty(_ path: String) -> Failure {
    Failure(
      .failed, en: Message("\(path) isn't empty", hint: "Choose a new folder with --data, or leave it out"),
      es: Message("\(path) no está vacía", hint: "Elige una carpeta nueva con --data, o no pongas ninguna"),
      ca: Message("\(path) no és buida", hint: "Tria una carpeta nova amb --data, o no en posis cap"))
  }
}
