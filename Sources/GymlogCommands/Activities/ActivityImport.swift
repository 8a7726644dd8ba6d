import CommandLineKit
import Documents
import Formats
import Logbook
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
        .flag(
          "replace",
          help: words.say(
            en: "replace the activity that it overlaps",
            es: "sustituye la actividad con la que coincide",
            ca: "substitueix l'activitat amb què coincideix")),
        .force(
          words.say(
            en: "import them even if they overlap, were deleted or look wrong",
            es: "también las que coinciden, se borraron o parecen erróneas",
            ca: "també les que coincideixen, es van esborrar o semblen errònies"))
      ) { context, files, sport, moment, joins, isPartial, replaces, force throws(Failure) in
        if moment != nil, files.count > 1 {
          throw Failure(
            .unexpectedArguments(Array(files.dropFirst()), command: CommandName.activityImport.rawValue))
        }
        let at = try moment.map { moment throws(Failure) in try context.instant(moment, dayIsEnough: true) }
        var run = ActivityImport(
          files, sport: sport, at: at, joins: joins, isPartial: isPartial, replaces: replaces, force: force,
          context: context)
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
  let replaces: Bool
  let force: Bool
  let context: Context

  private(set) var activities: [Activity] = []
  /// The activities in whose places others were imported.
  private(set) var replaced: [Activity] = []
  /// The number of files that were imported before.
  private(set) var known = 0
  /// The number of files that are the same as another of this import.
  private(set) var duplicates = 0
  /// The number of known files that were missing beside their activities and have been restored.
  private(set) var returned = 0
  /// The files that aren't imported, with the reasons, in their order.
  private(set) var refused: [Refusal] = []
  /// The oddities of files that are imported.
  private(set) var oddities: [(path: TrackSource.Path, problem: TrackProblem)] = []
  private(set) var scale = DistanceScale(nil)
  private(set) var problems: [Problem] = []

  /// A file that isn't imported, or an activity in one.
  struct Refusal {
    let path: TrackSource.Path
    let failure: Failure
    /// Whether it was imported before and deleted by the lifter.
    var isDeleted = false

    /// Whether it is a file in a folder that doesn't even have the name of a track, such as a photo.
    var isOther: Bool {
      guard !path.isNamed, failure.cause is NotATrack else { return false }
      let ends = TrackFile.formats.map { "." + $0 } + [".kmz"]
      let name = path.text.lowercased()
      return !ends.contains { name.hasSuffix($0) || name.hasSuffix($0 + ".gz") }
    }
  }

  struct Candidate {
    let path: TrackSource.Path
    let hash: String
    let bytes: [UInt8]
    let activities: [Activity]
    /// Its oddities, and what was lost of it.
    let oddities: [TrackProblem]
    /// That it has only one point.
    let onePoint: TrackProblem?
  }

  init(
    _ paths: [String], sport: Sport?, at: Instant?, joins: Bool, isPartial: Bool, replaces: Bool,
    force: Bool, context: Context
  ) {
    (self.paths, self.sport, self.at, self.joins) = (paths, sport, at, joins)
    (self.isPartial, self.replaces, self.force, self.context) = (isPartial, replaces, force, context)
  }

  /// The most files and bytes of one change.
  private static let (mostFiles, mostBytes) = (32, 16 << 20)

  /// Imports files, some in each change. If it is interrupted, the changes made so far count.
  mutating func run() throws(Failure) {
    let files = try TrackSource.files(paths)
    let data = try context.logbook.read { snapshot throws(Failure) in try ActivityData(snapshot) }
    let before = data.stored
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
        let partly = line(for: path.text, adding: "--partial")
        let bytes = try TrackSource.read(path.text, isPartial: isPartial, context.world, partly: partly) {
          isUsable(TrackReading($0).tracks.filter { !$0.isPlanned })
        }
        let hash = SHA256.hash(bytes)
        let kept = before.filter { $0.value.file?.hash == hash }
        if kept.isEmpty {
          if hashes.contains(hash) {
            duplicates += 1
          } else {
            batch.append(try candidate(path, bytes, hash))
          }
        } else if try restoreFile(bytes, beside: kept) {
          (known, returned) = (known + 1, returned + 1)
        } else if !joins, !hashes.contains(hash), kept.allSatisfy({ $0.value.file?.track != nil }),
          let rest = try? candidate(path, bytes, hash),
          rest.activities.contains(where: { track in !kept.contains { $0.value.isTrack(of: track) } })
        {
          // Some of its tracks were left out.
          batch.append(rest)
        } else {
          known += 1
        }
        hashes.insert(hash)
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
          ? done.allSatisfy { start(of: MeasuredTrack($0)) == nil }
            ? line(for: path.text, adding: "--partial", context.words.exampleStart)
            : line(for: path.text, adding: "--partial") : nil)
    }
    let sports = Set(done.map { $0.sport ?? .other })
    if joins, sport == nil, sports.count > 1 {
      let sports = Sport.allCases.filter(sports.contains)
      throw .severalSports(
        path.text, sports, line(for: path.text, adding: "--sport", sports.first?.rawValue ?? ""))
    }
    var activities: [Activity] = []
    let tracks = joins ? Track(joining: done).map { [$0] } ?? [] : done
    if at != nil, tracks.allSatisfy({ ownStart(of: measured($0)) != nil }) { throw .trackHasStart(path.text) }
    for (index, track) in tracks.enumerated() {
      let measured = measured(track)
      guard let start = start(of: measured) else {
        throw .trackLacksStart(
          path.text, reading.problems.first { $0.kind == .noTimes },
          line(for: path.text, adding: context.words.exampleStart))
      }
      let number = tracks.count > 1 ? index + 1 : nil
      let activity = Activity(
        measured, from: start,
        file: TrackFile(
          format: reading.format?.rawValue ?? "", hash: hash, size: bytes.count, track: number,
          source: path.text == "-" ? nil : storable(Self.name(of: path.text), limit: 255)))
      activities.append(activity)
    }
    let oddities = reading.problems.filter {
      $0.kind.isDamage || [.zeroElevations, .noZone].contains($0.kind)
    }
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
  private func start(of measured: MeasuredTrack) -> Instant? { ownStart(of: measured) ?? at }

  private func ownStart(of measured: MeasuredTrack) -> Instant? {
    let track = measured.track
    guard let seconds = measured.start ?? track.start, (0..<253_402_214_400).contains(seconds) else {
      return nil
    }
    let moment = Instant(seconds: Int(seconds), offset: track.offset ?? context.now.offset)
    return track.offset == nil ? context.inForce(moment) : moment
  }

  static func name(of path: String) -> String {
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
      var done = (added: [Activity](), replaced: [Activity](), known: 0, refused: [Refusal](), data: data)
      for candidate in candidates {
        let rest = candidate.activities.filter { track in !taken.contains { $0.isTrack(of: track) } }
        if rest.isEmpty { done.known += 1 }
        for var activity in rest {
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
          // A document that can't be read would be written over.
          let document = DocumentPath.activity(folder).text
          if let problem = data.problems.first(where: { $0.path == document && $0.isDamage }) {
            done.refused.append(Refusal(path: candidate.path, failure: Failure(.damaged(problem))))
            continue
          }
          if !force, sport != nil, activity.isTooFast, let speed = activity.speed {
            let text = data.scale.speed(metresPerSecond: speed, context.words)
            let path = candidate.path.text
            let failure = Failure.unlikelySpeed(text, activity.sport, meant: nil, force: forced(path))
              .changing { message, _, _ in message.text = path + ": " + message.text }
            done.refused.append(Refusal(path: candidate.path, failure: failure))
            continue
          }
          let others = taken.filter { $0.overlaps(activity) }
          if let other = others.first {
            // What this import added isn't meant.
            let new = Set((activities + done.added).map(\.id))
            let stored =
              others.count > 1 || new.contains(other.id)
              ? nil : data.stored.first { $0.value.id == other.id }
            if replaces, let stored {
              activity.takePlace(of: other, candidate.bytes)
              change.delete(stored)
              taken.removeAll { $0.id == other.id }
              done.replaced.append(other)
            } else if !force {
              let failure = overlap(of: activity, candidate, with: others, canReplace: stored != nil, new)
              done.refused.append(Refusal(path: candidate.path, failure: failure))
              continue
            }
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
    replaced += done.replaced
    for candidate in candidates
    where candidate.activities.contains(where: { activity in done.added.contains { $0.id == activity.id } }) {
      oddities += candidate.oddities.map { (path: candidate.path, problem: $0) }
    }
    known += done.known
    // Several tracks of a file may be in one activity.
    for refusal in done.refused where !refused.contains(where: { isSame($0, refusal) }) {
      refused.append(refusal)
    }
    (scale, problems) = (done.data.scale, done.data.problems)
  }

  /// Whether both say the same of one file.
  private func isSame(_ one: Refusal, _ other: Refusal) -> Bool {
    func text(_ refusal: Refusal) -> String { refusal.failure.message(context.words, now: context.now).text }
    return one.path.text == other.path.text && text(one) == text(other)
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
}
