import Documents
import Formats
import Interchange
import Logbook
import TerminalKit
import Training
import Wording

/// A logbook that `export json` wrote, added to this one: every document as it was. What is here already stays as it is.
struct LogbookImport {
  private let reader: ExportedLogbookReader
  private let line: ImportLine
  private let context: Context
  private var path: String { line.files[0] }

  /// Nil if the text isn't an exported logbook.
  ///
  /// - Throws: if it can't be read, or options are given that only other programs' files need.
  init?(_ text: ExportedLogbookText, _ line: ImportLine, _ context: Context) throws(Failure) {
    guard ExportedLogbookReader.recognizes(text.start) else { return nil }
    for (option, isGiven) in [
      ("--unit", line.unit != nil), ("--dates", line.dates != nil), ("--time-zone", line.zone != nil),
      ("--map", line.map != nil),
    ] where isGiven {
      throw .optionOfOtherPrograms(option, line)
    }
    do throws(ExportedLogbookError) {
      reader = try ExportedLogbookReader(text)
    } catch {
      throw .importUnreadable(line.files[0], error)
    }
    (self.line, self.context) = (line, context)
  }

  /// The numbers of documents by what becomes of them.
  struct Figures {
    var (documents, workouts, sets, activities, routines, exercises, same) = (0, 0, 0, 0, 0, 0, 0)
    /// The files of activities that are missing here.
    var tracks = 0
    /// The documents that exist here with another content, which stays.
    var differing: [DocumentPath] = []
    /// Workouts that began in the same minute as one of the logbook with other sets.
    var overlapping: [Workout] = []
    /// Workouts already imported from another file that this file has more details of, and which details.
    var poorer: [Workout] = []
    var more: Set<WorkoutDetail> = []
    var first: Day?
    var last: Day?

    mutating func count(_ path: DocumentPath, _ bytes: [UInt8], _ restored: Change.Restored) {
      switch restored {
      case .same: same += 1
      // It says only when a logbook was begun, and each has its own.
      case .differs where path == .logbook: same += 1
      case .differs: differing.append(path)
      case .added:
        documents += 1
        switch path {
        case .workout(_, .head):
          workouts += 1
          span(bytes)
        case .activity:
          activities += 1
          span(bytes)
        case .workout(_, .set): sets += 1
        case .routine(_, .head): routines += 1
        case .standalone(.customExercise, _): exercises += 1
        default: break
        }
      }
    }

    /// Adds the day of a workout or an activity to the span.
    private mutating func span(_ bytes: [UInt8]) {
      guard let head = try? JSONDocument(bytes), let text = head.root["start"]?.stringValue,
        let day = Instant(text)?.day
      else { return }
      first = min(first ?? day, day)
      last = max(last ?? day, day)
    }

    mutating func add(_ other: Figures) {
      documents += other.documents
      workouts += other.workouts
      sets += other.sets
      activities += other.activities
      tracks += other.tracks
      routines += other.routines
      exercises += other.exercises
      same += other.same
      differing += other.differing
      overlapping += other.overlapping
      poorer += other.poorer
      more.formUnion(other.more)
      first = [first, other.first].compactMap(\.self).min()
      last = [last, other.last].compactMap(\.self).max()
    }
  }

  /// Imports it, or tells what that would do.
  func reply(_ command: Import) throws(Failure) -> Reply {
    let (plan, twins) = try context.logbook.read { snapshot throws(Failure) in try self.plan(in: snapshot) }
    if line.isDryRun { return reply(plan, isDone: false) }
    if plan.documents == 0, plan.tracks == 0 {
      // What an interrupted import committed is read as done. This finishes it.
      try context.logbook.change(CommandName.import.rawValue, at: context.now) { _ in }
      return reply(plan, isDone: false)
    }
    if !line.isSure {
      try command.confirm(plan.contents(context.words).joined(separator: ", ")) {
        text(plan, isDone: false, $0)
      }
    }
    var done = try run(of: plan.documents + plan.same + plan.differing.count, without: twins)
    (done.overlapping, done.poorer, done.more) = (plan.overlapping, plan.poorer, plan.more)
    return reply(done, isDone: true)
  }

  /// The outcome for the documents, in numbers, and the workouts that the logbook has under other ids.
  private func plan(in snapshot: Snapshot) throws(Failure) -> (Figures, twins: Set<WorkoutFolder>) {
    var figures = Figures()
    var present = PresentWorkouts(snapshot)
    var folders: Set<WorkoutFolder> = []
    var twins: [(folder: WorkoutFolder, of: WorkoutFolder, workout: Workout, ifNone: Figures)] = []
    var groups = try ExportedGroups(reader, path)
    while let group = try groups.next() {
      let figuresOfGroup = try self.figures(of: group, snapshot) { entry throws(Failure) in
        try snapshot.restoring(entry.path, entry.bytes)
      }
      guard let folder = group.folder else {
        figures.add(figuresOfGroup)
        continue
      }
      folders.insert(folder)
      guard figuresOfGroup.workouts > 0, let workout = group.workout else {
        figures.add(figuresOfGroup)
        continue
      }
      switch try present.presence(of: workout) {
      case .none: figures.add(figuresOfGroup)
      case .same(let twin, _): twins.append((folder, twin, workout, figuresOfGroup))
      case .sameName, .sameTime:
        figures.add(figuresOfGroup)
        figures.overlapping.append(workout)
      }
    }
    // Two workouts of one logbook are two, whatever is in them.
    for twin in twins where folders.contains(twin.of) { figures.add(twin.ifNone) }
    twins.removeAll { folders.contains($0.of) }
    for twin in twins {
      figures.same += twin.ifNone.documents
      guard let present = try snapshot.workout(twin.of)?.workout else { continue }
      let more = twin.workout.details.filter { $0.value > present.details[$0.key] ?? 0 }.map(\.key)
      if !more.isEmpty { figures.poorer.append(twin.workout) }
      figures.more.formUnion(more)
    }
    return (figures, Set(twins.map(\.folder)))
  }

  /// The outcome for the documents of a group, in numbers; a closure restores each of them.
  private func figures(
    of group: ExportedGroup, _ snapshot: Snapshot,
    _ restore: (ExportedLogbookReader.Entry) throws(Failure) -> Change.Restored
  ) throws(Failure) -> Figures {
    var figures = Figures()
    let elsewhere = try group.elsewhere(in: snapshot)
    for entry in group.entries {
      if elsewhere.contains(entry.path) {
        figures.count(entry.path, entry.bytes, .differs)
        continue
      }
      if try lacksFile(of: entry, snapshot) { figures.tracks += 1 }
      figures.count(entry.path, entry.bytes, try restore(entry))
    }
    return figures
  }

  /// Whether the file of an activity is missing here.
  private func lacksFile(of entry: ExportedLogbookReader.Entry, _ snapshot: Snapshot) throws(Failure) -> Bool
  {
    guard entry.file != nil, try snapshot.restoring(entry.path, entry.bytes) != .differs else { return false }
    return try snapshot.lacksFile(namedBy: entry.path, entry.bytes)
  }

  /// The most documents of one change, unless a workout has more, and bytes of files beside them: few enough to hold in memory,
  /// and to write again after a crash.
  private static let (mostDocuments, mostBytes) = (2_000, 8 << 20)

  /// Adds the documents, many in one change and all of a workout together, but not those of some workouts.
  private func run(of count: Int, without twins: Set<WorkoutFolder>) throws(Failure) -> Figures {
    let bar = context.world.showProgress.map { ProgressBar(context.words.importing, show: $0) }
    defer { bar?.end() }
    let group = try context.logbook.storage.group(of: [reader.exported?.text ?? "", "\(count)"])
    var figures = Figures()
    var groups = try ExportedGroups(reader, path)
    var following = try groups.next()
    var done = 0
    while let first = following {
      var batch = [first]
      var (documents, size) = (first.entries.count, first.fileSize)
      following = try groups.next()
      while let next = following, documents < Self.mostDocuments, size < Self.mostBytes {
        batch.append(next)
        documents += next.entries.count
        size += next.fileSize
        following = try groups.next()
      }
      let added = try context.logbook.change(CommandName.import.rawValue, at: context.now, group: group) {
        change throws(Failure) in
        var added = Figures()
        for group in batch {
          if let folder = group.folder, twins.contains(folder) {
            added.same += group.entries.count
            continue
          }
          let snapshot = change.snapshot
          added.add(
            try self.figures(of: group, snapshot) { entry throws(Failure) in
              try change.restore(entry.path, entry.bytes, file: entry.file)
            })
        }
        change.leavesIndex = true
        return added
      }
      try putBackFiles(of: batch.flatMap(\.entries))
      figures.add(added)
      done += documents
      bar?.update(done, of: count)
    }
    context.logbook.refreshIndex(at: context.now)
    return figures
  }

  /// Keeps the files of activities that were here without them. That changes no document.
  private func putBackFiles(of batch: [ExportedLogbookReader.Entry]) throws(Failure) {
    for entry in batch {
      guard let file = entry.file, case .activity(let folder) = entry.path else { continue }
      let stored = try context.logbook.read { snapshot throws(Failure) in
        try lacksFile(of: entry, snapshot) ? try snapshot.activity(folder) : nil
      }
      if let stored { try context.logbook.restoreFile(file, beside: stored, as: CommandName.import.rawValue) }
    }
  }
}

extension LogbookImport {
  private func reply(_ figures: Figures, isDone: Bool) -> Reply {
    func json() -> [JSON.Member] {
      JSON.members([
        "imported": .bool(isDone),
        "files": .array([
          [
            "path": .string(path), "program": .string(ForeignProgram.gymlog.rawValue),
            "documentCount": .int(figures.documents + figures.same + figures.differing.count),
          ]
        ]), "workouts": .int(figures.workouts), "sets": .int(figures.sets),
        "activityCount": .int(figures.activities), "trackCount": .int(figures.tracks),
        "newDocuments": .int(figures.documents), "sameDocuments": .int(figures.same),
        "differingDocuments": .array(figures.differing.map { .string($0.text) }),
        "lessDetailedWorkouts": .array(figures.poorer.map(ImportReply.json)),
      ])
    }
    if isDone { return Reply(noticed: [], text: { text(figures, isDone: true, $0) }, json: json) }
    return Reply(text: { text(figures, isDone: false, $0) }, json: json)
  }

  private func text(_ figures: Figures, isDone: Bool, _ screen: Screen) -> String {
    let words = screen.words
    var lines: [String] = []
    if !isDone {
      let moment = reader.exported.map { words.exportedOn(words.dayShortWithYear($0.day)) }
      lines += screen.dotted(
        [
          .init(path, .strong), .init(ForeignProgram.gymlog.title), moment.map { .init($0) },
          .init(words.documents(figures.documents + figures.same + figures.differing.count)),
        ].compactMap(\.self))
    }
    if figures.documents > 0 || figures.tracks > 0 {
      let counts = self.counts(figures, words)
      lines +=
        isDone
        ? wrapped(words.imported(counts.joined(separator: ", ")), width: screen.width)
        : screen.dotted(counts.map { .init($0) })
      if figures.same > 0 { lines += wrapped(words.sameDocuments(figures.same), width: screen.width) }
    } else {
      lines += wrapped(words.nothingNew(words.documents(figures.same)), width: screen.width)
    }
    lines += screen.naming(
      figures.overlapping, words.overlappingWorkouts, today: context.now.day)
    lines += screen.naming(
      figures.poorer, { words.poorerWorkouts($0, figures.more) }, today: context.now.day)
    if !figures.poorer.isEmpty { lines += wrapped(words.toTakeFuller, width: screen.width) }
    if !figures.differing.isEmpty {
      lines += [""] + wrapped(words.differingDocuments(figures.differing.count), width: screen.width)
      let most = 8
      lines += figures.differing.prefix(most).map { "  " + $0.text }
      if figures.differing.count > most { lines.append("  …") }
    }
    if isDone {
      lines += [words.toTakeBackImport]
    } else if line.isDryRun, figures.documents > 0 || figures.tracks > 0 {
      lines += ["", words.toImport(line.with { $0.isDryRun = false })]
    }
    return lines.text
  }

  /// `1,536 workouts`, `38,100 sets`, `30 Dec 2020 – 14 Mar 2022`, `3 routines`
  private func counts(_ figures: Figures, _ words: Words) -> [String] {
    var counts = figures.contents(words)
    if let first = figures.first, let last = figures.last {
      let days = [first, last].map(words.dayShortWithYear)
      counts.append(first == last ? days[0] : days.joined(separator: " – "))
    }
    if figures.routines > 0 { counts.append(words.routines(figures.routines)) }
    if figures.exercises > 0 { counts.append(words.ownExercises(figures.exercises)) }
    return counts
  }
}

extension LogbookImport.Figures {
  /// `2 workouts`, `9 sets`, `1 activity`
  fileprivate func contents(_ words: Words) -> [String] {
    words.contents(workouts: workouts, sets: SetCount(sets: sets), activities: activities, tracks: tracks)
  }
}
