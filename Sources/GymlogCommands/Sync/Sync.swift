import CommandLineKit
import Documents
import Formats
import Logbook
import System
import TerminalKit
import Training
import Wording

extension Commands {
  static func sync(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.sync.rawValue,
      declaring: .init(
        help: words.syncHelp,
        .words(
          words.say(en: "URL|PATH", es: "URL|RUTA", ca: "URL|CAMÍ"),
          form: words.say(en: "[URL|PATH]", es: "[URL|RUTA]", ca: "[URL|CAMÍ]"),
          help: words.say(
            en: "with --init, a git repository's address; with --keep, a document's path",
            es: "con --init, la dirección de un repositorio git; con --keep, qué resolver",
            ca: "amb --init, l'adreça d'un repositori git; amb --keep, què resoldre"),
          completedBy: .file),
        .flag(
          "init",
          help: words.say(
            en: "set up syncing with git", es: "configura la sincronización con git",
            ca: "configura la sincronització amb git")),
        .option(
          "keep", value: words.placeholder(.version),
          help: words.say(
            en: "resolve conflicts; mine is this device's version",
            es: "resuelve los conflictos; mine es la versión de este dispositivo",
            ca: "resol els conflictes; mine és la versió d'aquest dispositiu"),
          as: .choices(KeptSide.self)),
        .flag(
          "merge-driver",
          help: words.say(
            en: "merge three versions of a document, for git",
            es: "fusiona tres versiones de un documento, para git",
            ca: "fusiona tres versions d'un document, per a git"))
      ) { context, paths, sets, side, merges throws(Failure) in
        if merges { return try mergeDriver(paths) }
        if sets, side != nil { throw Failure.contradiction("--init", "--keep") }
        if let side { return try keep(side, paths, context) }
        if sets, paths.count < 2 {
          try context.logbook.storage.setUpSync(
            paths.first.map(address), at: context.now, isAtTerminal: context.world.ask != nil)
        } else if let path = paths.first {
          throw .syncTakesNothing(path)
        }
        return try sync(context)
      })
  }

  /// The address of a repository. The path of one is made absolute, because git runs in the data directory.
  private static func address(_ text: String) -> String {
    Folder.exists(text) ? (try? Folder.realPath(text)) ?? text : text
  }

  private static func sync(_ context: Context) throws(Failure) -> Reply {
    var outcome: SyncOutcome?
    if context.logbook.storage.isInGit {
      outcome = try context.logbook.storage.sync(at: context.now, isAtTerminal: context.world.ask != nil)
    }
    let (merged, left) = try context.logbook.storage.mergeCopies(at: context.now)
    // Also without git, or if nothing was received: git or another program may have moved the files.
    let hasArrived = merged > 0 || (outcome?.received ?? 0) > 0
    let findings = try context.logbook.check(at: context.now).findings.filter {
      $0.comesFromSync && ($0.isProblem || hasArrived)
    }
    if outcome == nil, merged == 0, left.isEmpty, findings.isEmpty { throw .syncNotSetUp }
    return SyncReply(outcome: outcome, merged: merged, left: left, findings: findings, context: context).reply
  }

  private static func keep(
    _ side: KeptSide, _ paths: [String], _ context: Context
  ) throws(Failure) -> Reply {
    let kept = try context.logbook.storage.keep(side, of: paths, at: context.now)
    let left = try context.logbook.storage.conflictingCopies().count
    let (isInGit, count) = (context.logbook.storage.isInGit, kept.count)
    return Reply(
      noticed: [],
      text: { screen in screen.lines(screen.words.resolved(count, left: left, isInGit: isInGit)) },
      json: {
        JSON.members(["settled": .array(kept.map { .string($0.path.text) }), "conflictsLeft": .int(left)])
      })
  }

  /// Merges the versions that git gives in files: the last common one, mine, theirs, and the path. The result replaces mine.
  ///
  /// - Throws: `Failure` with exit code 1 if they can't be merged, as git expects; mine stays as it is.
  private static func mergeDriver(_ words: [String]) throws(Failure) -> Reply {
    guard words.count == 4 else { throw .driverNeedsFour }
    func read(_ path: String) throws(Failure) -> [UInt8] {
      do {
        return try UserFile.read(path, limit: JSONDocument.byteLimit)
      } catch {
        throw Failure(error).changing(.failed) { _, _, _ in }
      }
    }
    let (base, mine, theirs) = (try read(words[0]), try read(words[1]), try read(words[2]))
    // The logbook may be a part of the repository.
    var parts = words[3].split(separator: "/").map(String.init)
    while !parts.isEmpty, DocumentPath(parts.joined(separator: "/")) == nil { parts.removeFirst() }
    guard let path = DocumentPath(parts.joined(separator: "/")),
      case .merged(let text) = DocumentMerge.merge(
        base: base.isEmpty ? nil : base, mine: mine, theirs: theirs, at: path)
    else { throw .conflict(words[3]) }
    do {
      try UserFile.write(words[1], text)
    } catch {
      throw Failure(error).changing(.failed) { _, _, _ in }
    }
    return Reply(noticed: [], text: { _ in "" }, json: { [] })
  }
}

extension Finding {
  /// Whether two devices that changed the same thing may have caused it.
  fileprivate var comesFromSync: Bool {
    switch kind {
    case .setWithoutExercise, .withoutHead, .alsoOpen, .largeSuperset, .sameTime: true
    default: false
    }
  }
}

/// The outcome of a sync, and the conflicts it leaves to resolve.
private struct SyncReply {
  /// The outcome of the sync with git; nil without git.
  let outcome: SyncOutcome?
  /// The number of copies that were merged into their documents.
  let merged: Int
  let left: [ConflictingCopy]
  let findings: [Finding]
  let context: Context

  var reply: Reply {
    let damaged = outcome?.damaged ?? []
    var reply = Reply(noticed: damaged.map(\.problem), text: text, json: json)
    let code: ExitCode = !left.isEmpty ? .conflict : damaged.isEmpty ? .done : .damaged
    reply.afterwards = { _ throws(Failure) in code }
    return reply
  }

  private func text(_ screen: Screen) -> String {
    let words = screen.words
    var lines: [String] = []
    if let outcome {
      lines.append(outcome.remote == nil ? words.committedOnly : words.synced(outcome))
      if outcome.merged > 0 { lines.append(words.mergedBoth(outcome.merged)) }
      lines += keptLines(outcome.kept, screen)
      for path in outcome.trashed {
        lines.append(words.keptElsewhere(path.text, in: context.settings.data.value))
      }
      for path in outcome.restoredTracks { lines.append(words.trackRestored(terminalSafe(path))) }
      for (problem, hasEarlier) in outcome.damaged {
        lines.append(words.notSent(problem.path, in: hasEarlier ? context.settings.data.value : nil))
      }
    }
    if merged > 0 { lines.append(words.mergedCopies(merged)) }
    lines = lines.flatMap { wrappedAroundCommands($0, width: screen.width) }
    lines += findings.flatMap { words.lines(of: $0, now: context.now, width: screen.width) }
    if !left.isEmpty {
      lines.append(words.conflictingChanges)
      for copy in left { lines += described(copy, screen).map { "  " + $0 } }
      lines += words.toResolve(left.count == 1 ? nil : left.last.map { shellWord($0.theirPath) })
    }
    return screen.lines(lines)
  }

  private func described(_ copy: ConflictingCopy, _ screen: Screen) -> [String] {
    if let path = copy.damagedPath { return [screen.words.cannotBeRead(terminalSafe(path))] }
    let change = Logbook.ReversedChange(turning: copy, at: context.now)
    let changes = ChangeDescription(change, context, .made, outcomes: "did")
    let place = changes.place(screen)
    let own = changes.lines(screen)
    let lines =
      own.isEmpty
      ? [place ?? terminalSafe(copy.theirPath)] : own.map { line in place.map { $0 + ": " + line } ?? line }
    guard let mine = copy.mine, let theirs = copy.theirs, own.isEmpty || !own.allSatisfy(\.hasBothSides)
    else {
      return lines
    }
    return lines
      + DocumentMerge.differences(mine: mine, theirs: theirs).map { member, mine, theirs in
        "  "
          + difference(terminalSafe(member), mine.map { terminalSafe($0) }, theirs.map { terminalSafe($0) })
      }
  }

  /// The lines about documents that one device deleted and another changed.
  private func keptLines(_ paths: [DocumentPath], _ screen: Screen) -> [String] {
    var lines: [String] = []
    for path in paths {
      let line: String
      switch path {
      case .workout(let folder, let file):
        line = screen.words.keptDespiteDeletion(
          workout: folder.id.text, label: workout(folder, screen), isWhole: file == .head)
      case .routine(let id, _): line = screen.words.keptDespiteDeletion(routine: id.text)
      default: line = screen.words.keptDespiteDeletion(path.text)
      }
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private func workout(_ folder: WorkoutFolder, _ screen: Screen) -> String {
    let found = try? context.logbook.read { snapshot throws(Failure) in try snapshot.header(folder) }
    // Not painted, as the line is wrapped.
    return (found ?? nil).map { screen.words.label($0, at: context.now) } ?? folder.id.text
  }

  private func json() -> [JSON.Member] {
    func version(_ text: [UInt8]?) -> JSON {
      guard let text else { return .null }
      if let root = try? JSONDocument(text).root { return JSON(root) }
      return .string(String(decoding: text, as: UTF8.self))
    }
    let copies: [JSON] = left.map {
      [
        "document": .string($0.path.text), "copy": .string($0.copy), "mine": version($0.mine),
        "theirs": version($0.theirs),
      ]
    }
    let damaged = (outcome?.damaged ?? []).map { JSON.string($0.problem.path) }
    let findings = findings.map { context.words.json(of: $0, now: context.now) }
    return JSON.members([
      "address": outcome?.remote.map { .string($0) } ?? .null, "received": .int(outcome?.received ?? 0),
      "sent": .int(outcome?.sent ?? 0), "merged": .int((outcome?.merged ?? 0) + merged),
      "kept": .array((outcome?.kept ?? []).map { .string($0.text) }), "damaged": .array(damaged),
      "trashed": .array((outcome?.trashed ?? []).map { .string($0.text) }),
      "restoredTracks": .array((outcome?.restoredTracks ?? []).map { .string($0) }), "copies": .array(copies),
      "findings": .array(findings),
    ])
  }
}

extension String {
  /// Whether a line shows two values that differ, `5@100kg → 6@100kg`.
  fileprivate var hasBothSides: Bool {
    guard let arrow = firstRange(of: " → ") else { return false }
    return !self[..<arrow.lowerBound].hasSuffix(": " + self[arrow.upperBound...])
  }
}
