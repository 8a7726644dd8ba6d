import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func activityImport(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityImport.rawValue,
      declaring: .init(
        help: words.activityImportHelp,
        .words(
          words.placeholder(.file), atLeast: 1,
          help: words.say(
            en: "GPX, TCX, KML, KMZ or FIT, also gzipped, or a folder of them",
            es: "GPX, TCX, KML, KMZ o FIT, también comprimidos con gzip, o una carpeta que los contenga",
            ca: "GPX, TCX, KML, KMZ o FIT, també comprimits amb gzip, o una carpeta que en contingui"),
          completedBy: .file), .sport(words), .startsAt(words),
        .flag(
          "join",
          help: words.say(
            en: "join all tracks in a file into one activity",
            es: "une todos los recorridos de un archivo en una sola actividad",
            ca: "uneix tots els recorreguts d'un fitxer en una sola activitat")),
        .flag(
          "partial",
          help: words.say(
            en: "import the readable part of a damaged file",
            es: "importa lo que se pueda leer de un archivo dañado",
            ca: "importa el que es pugui llegir d'un fitxer malmès")),
        .force(
          words.say(
            en: "import them even if they overlap, were deleted or look wrong",
            es: "también las que coinciden, se borraron o parecen erróneas",
            ca: "també les que coincideixen, es van esborrar o semblen errònies"))
      ) { context, files, sport, moment, joins, isPartial, force throws(Failure) in
        if moment != nil, files.count > 1 {
          throw Failure(
            .unexpectedArguments(Array(files.dropFirst()), command: CommandName.activityImport.rawValue))
        }
        let at = try moment.map { moment throws(Failure) in try context.instant(moment, dayIsEnough: true) }
        var run = ActivityImport(
          files, sport: sport, at: at, joins: joins, isPartial: isPartial, force: force, context: context)
        try run.run()
        return try run.reply()
      })
  }
}

/// One run of `activity import`.
struct ActivityImport {
  /// The files and folders, as typed.
  let paths: [String]
  let sport: Sport?
  let at: Instant?
  let joins: Bool
  let isPartial: Bool
  let force: Bool
  let context: Context

  private(set) var activities: [Activity] = []
  /// The number of files that were imported before.
  private(set) var known = 0
  /// The number of files that are the same as another of this import.
  private(set) var duplicates = 0
  /// The number of known files that were missing beside their activities and have been restored.
  private(set) var returned = 0
  /// The files that aren't imported, with the reasons, in their order.
  private(set) var refused: [Refusal] = []
  /// The oddities of files that are imported.
  private var oddities: [(path: TrackSource.Path, problem: TrackProblem)] = []
  private(set) var scale = DistanceScale(nil)
  private(set) var problems: [Problem] = []

  /// A file that isn't imported, or an activity in one.
  struct Refusal {
    let path: TrackSource.Path
    let failure: Failure
    /// Whether it was imported before and deleted by the lifter.
    var isDeleted = false

    /// Whether it is a file in a folder that doesn't even have the name of a track, such as a photo.
    fileprivate var isOther: Bool {
      guard !path.isNamed, failure.cause is NotATrack else { return false }
      let ends = TrackFile.formats.map { "." + $0 } + [".kmz"]
      let name = path.text.lowercased()
      return !ends.contains { name.hasSuffix($0) || name.hasSuffix($0 + ".gz") }
    }
  }

  private struct Candidate {
    let path: TrackSource.Path
    let hash: String
    let bytes: [UInt8]
    let activities: [Activity]
    /// Its oddities, though nothing was lost.
    let oddities: [TrackProblem]
    /// That it has only one point.
    let onePoint: TrackProblem?
  }

  init(
    _ paths: [String], sport: Sport?, at: Instant?, joins: Bool, isPartial: Bool, force: Bool,
    context: Context
  ) {
    (self.paths, self.sport, self.at, self.joins) = (paths, sport, at, joins)
    (self.isPartial, self.force, self.context) = (isPartial, force, context)
  }

  /// The most names of other files.
  private static let mostNames = 3

  /// The most remarks on files, and the most files that aren't imported with a hint for each.
  private static let mostHints = 5

  /// The most files and bytes of one change.
  private static let (mostFiles, mostBytes) = (32, 16 << 20)

  /// Imports files, some in each change. If it is interrupted, the changes made so far count.
  mutating func run() throws(Failure) {
    let files = try TrackSource.files(paths)
    let before = try context.logbook.read { snapshot throws(Failure) in try ActivityData(snapshot).stored }
    let imported = Set(before.compactMap { $0.value.file?.hash })
    var hashes: Set<String> = []
    let group = EntityID(at: context.now, random: context.world.random()).text
    let bar =
      files.count < 20
      ? nil
      : context.world.showProgress.map {
        ProgressBar(context.words.importing, show: $0)
      }
    defer { bar?.end() }
    var batch: [Candidate] = []
    for (number, path) in files.enumerated() {
      do throws(Failure) {
        let bytes = try TrackSource.read(path.text, isPartial: isPartial, context.world) {
          isUsable(TrackReading($0).tracks.filter { !$0.isPlanned })
        }
        let hash = SHA256.hash(bytes)
        if imported.contains(hash) {
          known += 1
          if try restoreFile(bytes, beside: before.filter { $0.value.file?.hash == hash }) { returned += 1 }
        } else if hashes.contains(hash) {
          duplicates += 1
        } else {
          batch.append(try candidate(path, bytes, hash))
          hashes.insert(hash)
        }
      } catch {
        refused.append(Refusal(path: path, failure: error))
      }
      if batch.count >= Self.mostFiles || batch.reduce(0, { $0 + $1.bytes.count }) > Self.mostBytes {
        try commit(&batch, group)
      }
      bar?.update(number + 1, of: files.count)
    }
    try commit(&batch, group)
  }

  /// Keeps a file again beside those of its activities that lack it: they came without it from an exported logbook, or it was
  /// removed or changed. Whether there were any.
  private func restoreFile(
    _ bytes: [UInt8], beside stored: [StoredDocument<Activity>]
  ) throws(Failure) -> Bool {
    var isBack = false
    for stored in stored {
      guard let folder = stored.folder, let file = stored.value.file else { continue }
      let kept = try? context.logbook.read { snapshot throws(Failure) in
        try snapshot.keptFile(file, in: folder)
      }
      if kept == bytes { continue }
      try context.logbook.restoreFile(bytes, beside: stored, as: CommandName.activityImport.rawValue)
      isBack = true
    }
    return isBack
  }

  /// Reads a file.
  ///
  /// - Throws: A `Failure` if it isn't a track that can be imported.
  private func candidate(
    _ path: TrackSource.Path, _ bytes: [UInt8], _ hash: String
  ) throws(Failure) -> Candidate {
    let reading = TrackReading(bytes)
    let done = reading.tracks.filter { !$0.isPlanned }
    if reading.format == nil || done.isEmpty || !reading.isWhole && !isPartial {
      if reading.isWhole, !reading.tracks.isEmpty { throw .trackIsRoute(path.text) }
      throw .trackDamaged(
        path.text, reading.problems,
        partly: isUsable(done)
          ? line(
            for: path.text, adding: "--partial",
            lacksStart: done.allSatisfy { start(of: MeasuredTrack($0)) == nil }) : nil)
    }
    let sports = Set(done.map { $0.sport ?? .other })
    if joins, sport == nil, sports.count > 1 {
      throw .severalSports(path.text, Sport.allCases.filter(sports.contains))
    }
    var activities: [Activity] = []
    let tracks = joins ? Track(joining: done).map { [$0] } ?? [] : done
    for (index, track) in tracks.enumerated() {
      let measured = measured(track)
      guard let start = start(of: measured) else {
        throw .trackLacksStart(path.text, reading.problems.first { $0.kind == .noTimes })
      }
      let number = tracks.count > 1 ? index + 1 : nil
      let activity = Activity(
        measured, from: start,
        file: TrackFile(
          format: reading.format?.rawValue ?? "", hash: hash, size: bytes.count, track: number,
          source: path.text == "-" ? nil : storable(Self.name(of: path.text), limit: 255)))
      activities.append(activity)
    }
    let oddities = reading.problems.filter { [.zeroElevations, .noZone].contains($0.kind) }
    return Candidate(
      path: path, hash: hash, bytes: bytes, activities: activities, oddities: oddities,
      onePoint: reading.problems.first { $0.kind == .onePoint })
  }

  private func measured(_ track: Track) -> MeasuredTrack {
    MeasuredTrack(track, as: sport ?? track.sport ?? .other)
  }

  /// Whether `--partial` would import any of the tracks of a damaged file, if need be with a start that is typed.
  private func isUsable(_ tracks: [Track]) -> Bool {
    tracks.contains { track in
      let measured = measured(track)
      let activity = Activity(
        measured, from: start(of: measured) ?? context.now, file: TrackFile(format: "", hash: "", size: 0))
      return force || oddity(of: activity, "", nil) == nil
    }
  }

  /// When a track began, in the zone that the file names, else in that of this device; else what was typed.
  private func start(of measured: MeasuredTrack) -> Instant? {
    let track = measured.track
    guard let seconds = measured.start ?? track.start, (0..<253_402_214_400).contains(seconds) else {
      return at
    }
    let moment = Instant(seconds: Int(seconds), offset: track.offset ?? context.now.offset)
    return track.offset == nil ? context.inForce(moment) : moment
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Adds the activities of files that aren't there yet, and keeps the files.
  private mutating func commit(_ batch: inout [Candidate], _ group: String) throws(Failure) {
    guard !batch.isEmpty else { return }
    let candidates = batch
    batch = []
    let done = try context.logbook.change(
      CommandName.activityImport.rawValue, at: context.now, group: group
    ) { change throws(Failure) in
      let data = try ActivityData(change.snapshot)
      var taken = data.activities
      var done = (added: [Activity](), known: 0, refused: [Refusal](), data: data)
      for candidate in candidates {
        if taken.contains(where: { $0.file?.hash == candidate.hash }) {
          done.known += 1
          continue
        }
        for activity in candidate.activities {
          let folder = WorkoutFolder(start: activity.start, id: activity.id)
          if !force, let deleted = try change.snapshot.deletion(of: folder) {
            let failure = Failure.trackWasDeleted(
              candidate.path.text, deleted.day, today: context.now.day, forced(candidate.path.text))
            done.refused.append(Refusal(path: candidate.path, failure: failure, isDeleted: true))
            continue
          }
          if !force, let failure = oddity(of: activity, candidate.path.text, candidate.onePoint) {
            done.refused.append(Refusal(path: candidate.path, failure: failure))
            continue
          }
          if !force, let other = taken.first(where: { $0.overlaps(activity) }) {
            let failure = Failure.trackOverlaps(
              candidate.path.text, context.label(other), forced(candidate.path.text))
            done.refused.append(Refusal(path: candidate.path, failure: failure))
            continue
          }
          try change.save(activity)
          change.keep(candidate.bytes, of: activity)
          taken.append(activity)
          done.added.append(activity)
        }
      }
      return done
    }
    activities += done.added
    for candidate in candidates
    where candidate.activities.contains(where: { activity in done.added.contains { $0.id == activity.id } }) {
      oddities += candidate.oddities.map { (path: candidate.path, problem: $0) }
    }
    known += done.known
    refused += done.refused
    (scale, problems) = (done.data.scale, done.data.problems)
  }

  /// The reason to doubt an activity: it begins in the future, or is a single point.
  private func oddity(of activity: Activity, _ path: String, _ onePoint: TrackProblem?) -> Failure? {
    // The clocks of devices differ.
    if activity.start.seconds > context.now.seconds + 3_600 {
      return .trackInFuture(
        path, context.words.moment(activity.start.civil, today: context.now.day), forced(path))
    }
    let isEmpty = (activity.distance?.raw ?? 0) == 0 && (activity.elapsed?.milliseconds ?? 0) == 0
    return isEmpty ? .trackIsEmpty(path, onePoint, forced(path)) : nil
  }

  // MARK: - The answer

  /// The answer.
  ///
  /// - Throws: Why the only file isn't imported.
  func reply() throws(Failure) -> Reply {
    if activities.isEmpty, known == 0, refused.count == 1, refused[0].path.isNamed {
      throw refused[0].failure
    }
    let (twice, records) = (LoggedTwiceList(activities, context), BrokenActivityRecords(activities, context))
    var reply = Reply(
      noticed: problems, text: { text($0, twice, records) },
      json: { json(twice) + JSON.members(["records": records.json]) })
    if refused.contains(where: \.path.isNamed) {
      reply.afterwards = { _ throws(Failure) in .failed }
    }
    return reply
  }

  private func text(_ screen: Screen, _ twice: LoggedTwiceList, _ records: BrokenActivityRecords) -> String {
    let words = screen.words
    var lines: [String] = []
    if !activities.isEmpty {
      lines.append(words.activitiesImported(activities.count))
      let shown = activities.sorted { $0.start > $1.start }.prefix(20)
      let table = ReportTable.activities(Array(shown), scale, context)
      lines += screen.lines(table, isNarrow: screen.isNarrow, shrinkingTo: 12)
      if let unknown = activities.first(where: { $0.sport == .other }) {
        let file = activities.count > 1 ? unknown.file?.source : nil
        let sport = words.say(en: "run", es: "correr", ca: "córrer")
        let line = "gymlog activity edit \(unknown.id.text) --sport \(sport)"
        let sentence = words.sportUnknown(in: file).split(separator: " ").map { Table.Cell(String($0)) }
        lines += screen.flowing(sentence + [.init(line, .accent)], between: " ")
      }
      lines += records.lines(screen) + twice.lines(screen)
      lines += oddities.prefix(Self.mostHints).map { path, problem in
        terminalSafe(words.description(of: problem, in: path.text))
      }
      if oddities.count > Self.mostHints { lines.append(words.moreRemarks(oddities.count - Self.mostHints)) }
    }
    if known > returned { lines.append(words.filesKnown(known - returned)) }
    if duplicates > 0 { lines.append(words.filesDuplicated(duplicates)) }
    if returned > 0 { lines.append(words.tracksReturned(returned)) }
    if activities.isEmpty, known == 0, refused.isEmpty { lines.append(words.nothingToImport) }
    let others = refused.filter(\.isOther)
    if !others.isEmpty {
      let names = others.prefix(Self.mostNames).map { terminalSafe(Self.name(of: $0.path.text)) }
      lines += wrapped(words.notTracks(others.count, names), width: screen.width)
    }
    let deleted = refused.filter { $0.isDeleted && !$0.path.isNamed }
    if !deleted.isEmpty { lines += wrapped(words.deletedBefore(deleted.count), width: screen.width) }
    for refusal in refused where !refusal.isOther && (!refusal.isDeleted || refusal.path.isNamed) {
      let message = refusal.failure.message(words, now: context.now)
      lines.append(screen.painter.paint(terminalSafe(message.text), .warning))
      lines += message.details.map { terminalSafe($0) }
      if refused.count <= Self.mostHints, let hint = message.hint { lines.append(terminalSafe(hint)) }
    }
    if !activities.isEmpty { lines.append(words.undoRemovesThem) }
    return lines.text
  }

  private func json(_ twice: LoggedTwiceList) -> [JSON.Member] {
    JSON.members([
      "activities": .array(activities.map { .object($0.json) }), "loggedTwice": twice.json,
      "known": .int(known), "duplicates": .int(duplicates), "returned": .int(returned),
      "refused": .array(
        refused.map { refusal in
          let message = refusal.failure.message(context.words, now: context.now)
          return [
            "path": .string(refusal.path.text), "text": .string(message.text),
            "details": .array(message.details.map { .string($0) }),
          ]
        }),
    ])
  }
}

extension Activity {
  /// Whether two activities were at the same time, for a minute or more, or half of a shorter one: a watch may begin the next
  /// before it has ended one.
  func overlaps(_ other: Activity) -> Bool {
    let shorter = min(end.seconds - start.seconds, other.end.seconds - other.start.seconds)
    let shared = min(end.seconds, other.end.seconds) - max(start.seconds, other.start.seconds)
    return shared > 0 && shared >= min(60, shorter / 2)
  }
}
