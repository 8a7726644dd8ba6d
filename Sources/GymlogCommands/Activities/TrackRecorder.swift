import Logbook
import System
import TerminalKit
import Tracks
import Training
import Wording

/// Records a track from gpsd until Enter, Ctrl-C or `activity record --stop`.
struct TrackRecorder {
  private let context: Context
  private let sport: Sport
  /// Where gpsd is; nil for this machine.
  private let address: String?
  private let scale: DistanceScale
  /// Nil until gpsd answers, unless a recording is resumed.
  private var recording: Recording?
  private var measured: MeasuredTrack
  /// The time of the last point.
  private var last: Double?
  private var beginsSegment = true
  /// When the last point came, by the clock of this device.
  private var heard: Instant
  private var lacksReceiver = false
  private var shown = ""

  /// Seconds without a position after which a new segment begins: the way between isn't known.
  private static let longestGap = 30.0
  /// Seconds without a position after which the line says so.
  private static let patience = 5
  /// Seconds after which an abandoned recording may belong to another activity.
  private static let stale = 6 * 3_600

  /// Takes up a recording that was left by a process that was killed, or else gets ready for a new one.
  ///
  /// - Throws: A `Failure` if another process is recording, if what was left may be of something else, and without a sport.
  init(_ typed: Sport?, gpsd address: String?, _ context: Context) throws(Failure) {
    (self.context, self.address) = (context, address)
    heard = context.now
    scale = try context.logbook.read { snapshot throws(Failure) in try ActivityData(snapshot).scale }
    let left = try Self.left(context)
    guard let sport = typed ?? left.map({ $0.track.sport ?? .other }) else { throw .recordingLacksSport }
    self.sport = sport
    measured = MeasuredTrack(Track(), as: sport)
    guard let (recording, track) = left else { return }
    last = track.end
    if let typed, typed != track.sport || context.now.seconds - Int(last ?? 0) > Self.stale {
      let start = context.inForce(Instant(seconds: Int(track.start ?? 0), offset: context.now.offset))
      throw .recordingLeft(track.sport ?? .other, start, gpsd: address, now: context.now)
    }
    self.recording = recording
    for segment in track.segments {
      for (index, point) in segment.enumerated() { measured.append(point, inNewSegment: index == 0) }
    }
  }

  /// A recording that was left and isn't an activity yet; nil if there is none.
  private static func left(_ context: Context) throws(Failure) -> (recording: Recording, track: Track)? {
    switch try context.logbook.recording(creating: false) {
    case .none: return nil
    case .elsewhere: throw .recordsAlready
    case .here(let recording):
      let recorded = try RecordedTrack(recording)
      let hash = recorded.hash
      let isSaved = try context.logbook.read { snapshot throws(Failure) in
        try ActivityData(snapshot).activities.contains { $0.file?.hash == hash }
      }
      if let track = recorded.track, !isSaved { return (recording, track) }
      try recording.clear()
      return nil
    }
  }

  /// Records until it is to end.
  ///
  /// - Throws: A `Failure` without gpspipe, without gpsd, without a position, and if the disk is full; what was recorded stays.
  mutating func run() throws(Failure) -> Recording? {
    let next: (Duration) throws(SystemError) -> FollowedProgram.Event
    do throws(SystemError) {
      next = try context.world.follow(["gpspipe", "-w"] + (address.map { [$0] } ?? []))
    } catch {
      throw error.isNotFound ? .gpspipeMissing : .gpspipeNotStarted(error.text)
    }
    do throws(Failure) {
      try follow(next)
    } catch {
      try? tell("")
      guard last == nil else { throw error.keepingRecording(gpsd: address) }
      try? recording?.remove()
      throw error
    }
    try tell("")
    guard last == nil else { return recording }
    try recording?.remove()
    throw .noPositionRecorded(lacksReceiver: lacksReceiver)
  }

  private mutating func follow(
    _ next: (Duration) throws(SystemError) -> FollowedProgram.Event
  ) throws(Failure) {
    try tell(recording == nil ? context.words.recordingBegins(sport) : resumed, endsLine: true)
    while true {
      switch try convertingErrors(next(Duration(seconds: 1))) {
      case .entered, .interrupted: return
      case .ended(_, let errors): throw .gpspipeEnded(errors)
      case .line(let line): try take(line)
      case .quiet: break
      }
      if recording?.isAskedToStop == true { return }
      try tell(status)
    }
  }

  private mutating func take(_ line: [UInt8]) throws(Failure) {
    if recording == nil {
      guard case .here(let new) = try context.logbook.recording(creating: true) else { throw .recordsAlready }
      recording = new
    }
    guard let recording, let report = GPSDReport(line) else { return }
    switch report {
    case .receivers(let count): lacksReceiver = count == 0
    case .position(nil): break
    case .position(let point?):
      lacksReceiver = false
      // Several lines can be of one position, and several receivers of one moment.
      guard let time = point.time, time > last ?? -.infinity else { return }
      let isGap = beginsSegment || time - (last ?? time) > Self.longestGap
      let start = recording.bytes.isEmpty ? GPXRecording.head(sport) : isGap ? GPXRecording.gap : ""
      try recording.append(start + TrackWriter.gpx(point))
      measured.append(point, inNewSegment: isGap)
      (last, beginsSegment, heard) = (time, false, context.world.now())
    }
  }

  // MARK: - The line on the terminal

  private var resumed: String {
    let start = Instant(seconds: Int(last ?? 0) - Int(elapsed.exactSeconds), offset: context.now.offset)
    return context.words.recordingGoesOn(
      sport, context.words.since(context.inForce(start).civil, today: context.now.day))
  }

  private var elapsed: Duration {
    Duration(rounding: measured.path.last?.elapsed ?? 0) ?? Duration(seconds: 0)
  }

  /// Time, distance and pace, or why there are none.
  private var status: String {
    let words = context.words
    let isLost = context.world.now().seconds - heard.seconds > Self.patience
    guard last != nil, let point = measured.path.last else {
      return lacksReceiver ? words.noReceiver : words.waitingForPosition
    }
    let parts = [
      words.stopwatch(elapsed.wholeSeconds), scale.distance(point.distance, words),
      scale.rate(point.distance, Duration(rounding: point.moving), sport, words),
      isLost ? (lacksReceiver ? words.noReceiver : words.noSignal) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private func plain(_ text: String) -> String { context.world.showsMarks ? text : asciiSymbols(text) }

  /// Shows a text in place of the last one, on a terminal only.
  private mutating func tell(_ text: String, endsLine: Bool = false) throws(Failure) {
    let world = context.world
    guard world.terminal.isTerminal, !context.isForPrograms else { return }
    if endsLine {
      let lines = wrapped(text, width: world.terminal.width)
      return try convertingErrors(world.print(plain(lines.joined(separator: "\n") + "\n")))
    }
    let fitting = String(text.prefix(max(1, (world.terminal.width ?? 80) - 1)))
    guard fitting != shown else { return }
    let erased = String(repeating: " ", count: max(0, displayWidth(of: shown) - displayWidth(of: fitting)))
    try convertingErrors(world.print(plain("\r" + fitting + erased + (text.isEmpty ? "\r" : ""))))
    shown = fitting
  }
}
