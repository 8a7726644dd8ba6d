import CommandLineKit
import Formats
import Logbook
import Tracks
import Training
import Wording

extension Commands {
  static func activityRecord(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityRecord.rawValue,
      declaring: .init(
        help: words.activityRecordHelp, .words([.sport], words),
        .flag(
          "stop",
          help: words.say(
            en: "end the recording, from another terminal too",
            es: "termina la grabación, también desde otra terminal",
            ca: "acaba l'enregistrament, també des d'un altre terminal")),
        .option(
          "gpsd", value: words.say(en: "HOST:PORT", es: "EQUIPO:PUERTO", ca: "EQUIP:PORT"),
          help: words.say(
            en: "the gpsd to read from, if it isn't on this machine",
            es: "el gpsd del que se lee, si no está en este equipo",
            ca: "el gpsd d'on es llegeix, si no és en aquest equip"), as: .text),
        .force(
          words.say(
            en: "save it even if it overlaps another", es: "guárdala aunque coincida con otra",
            ca: "desa l'activitat encara que coincideixi amb una altra"))
      ) { context, line, stops, address, force throws(Failure) in
        if line.count > 1 {
          throw Failure(
            .unexpectedArguments(Array(line.dropFirst()), command: CommandName.activityRecord.rawValue))
        }
        let sport = try line.first.map { word throws(Failure) in
          guard let sport = Sport(typed: word) else { throw .sportNotUnderstood(word) }
          return sport
        }
        if stops {
          if let word = line.first { throw .contradiction("--stop", word) }
          if address != nil { throw .contradiction("--stop", "--gpsd") }
          return try stopRecording(force: force, context)
        }
        if let address, address.hasPrefix("-") { throw .addressNotUnderstood(address) }
        var recorder = try TrackRecorder(sport, gpsd: address, context)
        return try RecordedTrack(recorder.run()).save(force: force, context)
      })
  }

  /// Ends the recording of another process, or saves what one left that was killed.
  private static func stopRecording(force: Bool, _ context: Context) throws(Failure) -> Reply {
    let before = try context.logbook.read { snapshot throws(Failure) in
      Set(try ActivityData(snapshot).activities.map(\.id))
    }
    switch try context.logbook.recording(creating: false) {
    case .none: throw .nothingRecorded
    case .here(let recording): return try RecordedTrack(recording).save(force: force, context)
    case .elsewhere:
      try context.logbook.askRecordingToStop()
      // It looks once a second.
      switch try context.logbook.recording(creating: false, waiting: 20) {
      case .none: return try savedElsewhere(since: before, context)
      case .here(let recording): return try RecordedTrack(recording).save(force: force, context)
      case .elsewhere: throw .recordingDoesNotEnd
      }
    }
  }

  /// The answer when another process has just saved the recording: it isn't among the activities `before`.
  private static func savedElsewhere(since before: Set<EntityID>, _ context: Context) throws(Failure) -> Reply
  {
    try context.logbook.read { snapshot throws(Failure) in
      let data = try ActivityData(snapshot)
      guard let stored = data.stored.last(where: { $0.value.file != nil && !before.contains($0.value.id) })
      else { throw Failure.noPositionRecorded }
      return try RecordedTrack.reply(stored, in: snapshot, data, problems: data.problems, context)
    }
  }
}

struct RecordedTrack {
  let recording: Recording
  /// The recording as a GPX file.
  let bytes: [UInt8]
  /// The track so far; nil if there is no position yet.
  let track: Track?

  init(_ recording: Recording?) throws(Failure) {
    guard let recording else { throw .noPositionRecorded }
    self.recording = recording
    bytes = recording.bytes + Array(GPXRecording.tail.utf8)
    let found = TrackReading(bytes).tracks.first
    track = found?.points.first { $0.place != nil } == nil ? nil : found
  }

  var hash: String { SHA256.hash(bytes) }

  /// Adds the activity, then removes the recording. Whatever happens in between, nothing is lost, and nothing is added twice.
  func save(force: Bool, _ context: Context) throws(Failure) -> Reply {
    let measured = track.map { MeasuredTrack($0, as: $0.sport ?? .other) }
    guard let measured, let seconds = measured.start ?? measured.track.start else {
      try recording.remove()
      throw .noPositionRecorded
    }
    let start = context.inForce(Instant(seconds: Int(seconds), offset: context.now.offset))
    let file = TrackFile(
      format: TrackFormat.gpx.rawValue, hash: hash, size: bytes.count, track: nil, source: nil)
    let activity = Activity(measured, from: start, file: file)
    let problems: [Problem]
    do throws(Failure) {
      problems = try context.logbook.change(CommandName.activityRecord.rawValue, at: context.world.now()) {
        change throws(Failure) in
        let data = try ActivityData(change.snapshot)
        if data.activities.contains(where: { $0.file?.hash == file.hash }) { return data.problems }
        if !force, let other = data.activities.first(where: { $0.overlaps(activity) }) {
          throw .recordingOverlaps(context.label(other))
        }
        try change.save(activity)
        change.keep(bytes, of: activity)
        return data.problems
      }
    } catch {
      throw error.code == .inputOutput ? error.keepingRecording(gpsd: nil) : error
    }
    try recording.remove()
    return try context.logbook.read { snapshot throws(Failure) in
      let data = try ActivityData(snapshot)
      guard let stored = data.stored.first(where: { $0.value.file?.hash == file.hash }) else {
        throw Failure.noPositionRecorded
      }
      return try Self.reply(stored, in: snapshot, data, problems: problems, context)
    }
  }

  /// The activity as `activity show` shows it.
  static func reply(
    _ stored: StoredDocument<Activity>, in snapshot: Snapshot, _ data: ActivityData, problems: [Problem],
    _ context: Context
  ) throws(Failure) -> Reply {
    let track = try ActivityTrack(stored, in: snapshot)
    let energy = try ActivityEnergy(track.activity, data.profile, context)
    let shown = ShownActivity(track: track, data: data, energy: energy, every: nil, context: context)
    let twice = LoggedTwiceList([track.activity], context)
    return Reply(
      noticed: problems,
      text: { screen in shown.text(screen) + twice.lines(screen).text },
      json: { shown.json() + JSON.members(["loggedTwice": twice.json]) })
  }
}

/// The form of a recording: GPX, a line for each point, without its end.
enum GPXRecording {
  /// The text of the file before the first point.
  static func head(_ sport: Sport) -> String {
    var track = Track()
    track.sport = sport
    return TrackWriter.gpxHead(track) + "<trkseg>\n"
  }

  /// The text between two points that aren't connected.
  static let gap = "</trkseg><trkseg>\n"
  /// The end of the file.
  static let tail = "</trkseg>\n</trk>\n</gpx>\n"
}
