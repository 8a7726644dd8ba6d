import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Wording

extension Commands {
  static func check(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.check.rawValue,
      declaring: .init(
        help: words.checkHelp,
        .flag(
          "repair",
          help: words.say(
            en: "move damaged files to the trash", es: "mueve los archivos dañados a la papelera",
            ca: "mou els fitxers malmesos a la paperera")),
        .flag(
          "undo",
          help: words.say(
            en: "restore what the last repair moved", es: "recupera lo que movió la última reparación",
            ca: "recupera el que va moure l'última reparació"))
      ) { context, repair, undo throws(Failure) in
        if repair, undo { throw Failure.contradiction("--repair", "--undo") }
        return try undo ? restore(context) : check(repairing: repair, context)
      })
  }

  private static func check(repairing: Bool, _ context: Context) throws(Failure) -> Reply {
    var repaired = RepairResult()
    if repairing {
      // First, so that files which couldn't be read because of their mode are read.
      repaired.modes = try context.logbook.storage.setModes()
      repaired.written = try context.logbook.storage.writeGitFiles()
    }
    var found = try context.logbook.check(at: context.now)
    var settings = context.logbook.settingsFailure
    if repairing {
      let unusable = found.findings.filter(\.isForTrash)
      if !unusable.isEmpty {
        repaired.moved = try context.logbook.storage.moveToTrash(unusable, at: context.now).map {
          ($0.path, $0.setsMoved)
        }
        // Sets may have lost their exercise, or a folder its workout.
        found = try context.logbook.check(at: context.now)
      }
      if let failure = settings, failure.code == .damaged, try SettingsFile.setAside(context.settings.folder)
      {
        repaired.moved.append((context.settings.file, 0))
        settings = nil
      }
    }
    let report = CheckReport(
      findings: found.findings, documents: found.documents, settings: settings, repaired: repaired,
      inTrash: context.logbook.storage.filesInTrash()
        + (SettingsFile.isSetAside(context.settings.folder) ? 1 : 0), context: context)
    var reply = Reply(text: report.text, json: report.json)
    reply.afterwards = { _ throws(Failure) in report.isDamaged ? .damaged : .done }
    return reply
  }

  private static func restore(_ context: Context) throws(Failure) -> Reply {
    var paths: [String] = []
    let settings = try SettingsFile.restoreFile(context.settings.folder)
    if settings { paths.append(context.settings.file) }
    do {
      paths += try context.logbook.storage.restoreFromTrash()
    } catch {
      if !settings { throw error }
    }
    return Reply(
      noticed: [], text: { $0.lines(paths.map { terminalSafe($0) } + [$0.words.restoreFile(paths.count)]) },
      json: { JSON.members(["restored": .array(paths.map { .string($0) })]) })
  }
}

private struct RepairResult {
  /// The paths that it moved to the trash, with the number of sets in them.
  var moved: [(path: String, sets: Int)] = []
  var modes = 0
  /// The files for git that it wrote.
  var written: [String] = []
}

/// The findings of a check, and what was repaired.
private struct CheckReport {
  let findings: [Finding]
  let documents: Int
  let settings: Failure?
  let repaired: RepairResult
  /// The number of files of an earlier repair that could be put back.
  let inTrash: Int
  let context: Context

  var isDamaged: Bool { settings != nil || findings.contains(where: \.isDamage) }

  private var isRepairable: Bool { settings?.code == .damaged || findings.contains(where: \.isRepairable) }

  func text(_ screen: Screen) -> String {
    let words = screen.words
    var lines = repaired.modes == 0 ? [] : [words.modesSet(repaired.modes)]
    lines += repaired.written.map { words.written(terminalSafe($0)) }
    lines += repaired.moved.map { words.movedToTrash(terminalSafe($0.path), sets: $0.sets) }
    if let settings { lines.append(settings.message(words, now: context.now).text) }
    lines += findings.flatMap { words.lines(of: $0, now: context.now, width: screen.width) }
    let count = findings.count(where: \.isProblem) + (settings == nil ? 0 : 1)
    lines.append(words.checked(documents: documents, findings: count))
    if isRepairable { lines.append(words.toRepair) }
    if repaired.moved.isEmpty, inTrash > 0 { lines.append(words.inTrash(inTrash)) }
    if !repaired.moved.isEmpty || inTrash > 0 { lines.append(words.toPutBack) }
    return screen.lines(lines)
  }

  func json() -> [JSON.Member] {
    let list = findings.map { context.words.json(of: $0, now: context.now) }
    return JSON.members([
      "documents": .int(documents), "findings": .array(list), "settingsDamaged": .bool(settings != nil),
      "moved": .array(repaired.moved.map { .string($0.path) }), "modesSet": .int(repaired.modes),
      "written": .array(repaired.written.map { .string($0) }),
    ])
  }
}
