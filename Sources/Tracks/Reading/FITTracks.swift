import Formats
import Training

/// Reads the tracks of FIT files: each session is a track.
struct FITTracks {
  private(set) var tracks: [Track] = []
  private(set) var problems = TrackProblems()

  private var fit: FITReader
  /// Whether the file is a course.
  private var isCourse = false
  private var device: String?
  private var offset: Int?
  private var segments: [[TrackPoint]] = []
  private var unusable = 0
  private var segment: [TrackPoint] = []
  private var sessions: [Session] = []
  private var laps: [DeviceSums] = []
  /// The sport of the messages about it and of laps, for files without a session.
  private var sport: Int?

  private struct Session {
    var sums: DeviceSums
    var sport: Int?
  }

  /// FIT's epoch, 1989-12-31T00:00:00Z, in seconds since 1970.
  static let epoch = 631_065_600.0

  init(_ bytes: [UInt8]) { fit = FITReader(bytes) }

  mutating func read() {
    var shown = 0
    while fit.next() {
      readMessage()
      for error in fit.errors[shown...] { problems.add(.fit(error.reason), at: .byte(error.offset)) }
      shown = fit.errors.count
    }
    for error in fit.errors[shown...] { problems.add(.fit(error.reason), at: .byte(error.offset)) }
    endFile()
  }

  private mutating func readMessage() {
    switch fit.kind {
    case 0:
      endFile()
      isCourse = fit.unsigned(0) == 6
    case 18:
      sessions.append(Session(sums: sums(gain: 22, maximumSpeed: 15), sport: small(5)))
    case 12: sport = small(0) ?? sport
    case 19:
      laps.append(sums(gain: 21, maximumSpeed: 14))
      sport = small(25) ?? sport
    case 20: readRecord()
    case 21: readEvent()
    case 23: if fit.unsigned(0) == 0 || device == nil { device = fit.text(27) ?? device }
    case 34:
      if let local = small(5), let time = fit.timestamp {
        let difference = local - Int(time)
        if abs(difference) <= 18 * 3_600 { offset = Int((Double(difference) / 900).rounded()) * 900 }
      }
    default: break
    }
  }

  private mutating func readRecord() {
    var point = TrackPoint(time: fit.timestamp.map { Self.epoch + Double($0) })
    if let latitude = fit.signed(0), let longitude = fit.signed(1) {
      point.place = Place(latitude: degrees(latitude), longitude: degrees(longitude))
      if point.place == nil {
        problems.add(.badPlace, at: .byte(fit.start))
        unusable += 1
      }
    }
    point.elevation = (small(78) ?? small(2)).map { Double($0) / 5 - 500 }
    point.distance = small(5).map { Double($0) / 100 }
    point.speed = (small(73) ?? small(6)).map { Float($0) / 1_000 }
    point.accuracy = small(31).map { Float($0) }
    point.heartRate = fit.unsigned(3).flatMap { (1...250).contains($0) ? Int16($0) : nil }
    point.cadence = fit.unsigned(4).flatMap { (0...1_000).contains($0) ? Int16($0) : nil }
    point.power = fit.unsigned(7).flatMap { (0...10_000).contains($0) ? Int16($0) : nil }
    let last = segment.last ?? segments.last?.last
    guard point.time != nil else {
      problems.add(.noTime, at: .byte(fit.start))
      unusable += 1
      return
    }
    if let before = last?.time, let time = point.time, time < before {
      problems.add(.clockBackwards, at: .byte(fit.start))
      unusable += 1
    } else {
      segment.append(point)
    }
  }

  /// A timer that stops ends the segment.
  private mutating func readEvent() {
    guard fit.unsigned(0) == 0, let type = fit.unsigned(1), [1, 4, 8, 9].contains(type) else { return }
    endSegment()
  }

  private func degrees(_ semicircles: Int32) -> Double { Double(semicircles) * 180 / 2_147_483_648 }

  /// A field of at most 32 bits as a number; nil if it is missing or greater, as in a damaged file.
  private func small(_ field: UInt8) -> Int? {
    fit.unsigned(field).flatMap { UInt32(exactly: $0) }.map(Int.init)
  }

  /// The sums of a session or lap; their fields differ in two numbers.
  private func sums(gain: UInt8, maximumSpeed: UInt8) -> DeviceSums {
    var sums = DeviceSums()
    sums.start = small(2).map { Self.epoch + Double($0) }
    sums.elapsed = small(7).map { Double($0) / 1_000 }
    sums.timer = small(8).map { Double($0) / 1_000 }
    sums.distance = small(9).map { Double($0) / 100 }
    sums.calories = small(11)
    sums.gain = small(gain).map { Double($0) }
    sums.loss = small(gain + 1).map { Double($0) }
    sums.maximumSpeed = small(maximumSpeed).map { Double($0) / 1_000 }
    sums.averageHeartRate = small(maximumSpeed + 1)
    sums.maximumHeartRate = small(maximumSpeed + 2)
    return sums
  }

  private mutating func endSegment() {
    if !segment.isEmpty { segments.append(segment) }
    segment = []
  }

  /// Makes the tracks of the file that ends, or is cut off.
  private mutating func endFile() {
    endSegment()
    var all = sessions
    let last = segments.last?.last?.time ?? 0
    // Without a session, as in a file that is cut off, the laps are those of the whole only if they reach its end.
    if all.isEmpty {
      let isCovered = laps.last?.reaches(last) ?? false
      all = [Session(sums: isCovered ? DeviceSums(laps: laps) : DeviceSums(), sport: sport)]
    } else if isCutOff, let end = all.last?.sums.end, !all[all.count - 1].sums.reaches(last) {
      // The session that was cut off has points only.
      var rest = DeviceSums()
      rest.start = segments.joined().lazy.compactMap(\.time).first { $0 > end }
      all.append(Session(sums: rest, sport: sport))
    }
    for (number, session) in all.enumerated() {
      var track = Track()
      track.sport = session.sport.flatMap { Sport(fit: $0) }
      track.sportText = session.sport.map { "\($0)" }
      track.isPlanned = isCourse
      if number == 0 { track.unusable = unusable }
      (track.device, track.offset, track.sums) = (device, offset, session.sums)
      // The points of a session are those before the next one's start.
      let next = number + 1 < all.count ? all[number + 1].sums.start : nil
      let own = number == 0 ? -Double.infinity : session.sums.start ?? .infinity
      let range = own..<max(own, next ?? .infinity)
      track.segments = all.count == 1 ? segments : segments.compactMap { within(range, $0) }
      track.laps = all.count == 1 ? laps : laps.filter { range.contains($0.start ?? 0) }
      if !track.segments.isEmpty || track.sums != DeviceSums() { tracks.append(track) }
    }
    (segments, sessions, laps, device, offset, sport, unusable) = ([], [], [], nil, nil, nil, 0)
  }

  private var isCutOff: Bool {
    fit.errors.contains { if case .cutOff = $0.reason { true } else { false } }
  }

  private func within(_ range: Range<Double>, _ points: [TrackPoint]) -> [TrackPoint]? {
    let points = points.filter { range.contains($0.time ?? 0) }
    return points.isEmpty ? nil : points
  }
}

extension DeviceSums {
  /// Seconds since 1970; nil if it isn't known.
  fileprivate var end: Double? {
    guard let start, let length = elapsed ?? timer else { return nil }
    return start + length
  }

  /// Whether they are those of a track up to this time. Devices write some seconds more than they sum up.
  fileprivate func reaches(_ time: Double) -> Bool { end.map { $0 >= time - 10 } ?? false }
}
