import Formats

/// Reads the tracks of an XML document, whose root tells the format.
struct XMLTracks {
  var xml: XMLReader
  var problems = TrackProblems()
  /// The track being read, and its last segment.
  var track = Track()
  var segment: [TrackPoint] = []
  private var tracks: [Track] = []

  init(_ reader: XMLReader) {
    xml = reader
    xml.keepsUnknownEntities = true
  }

  /// Reads all; after an error, what came before it is kept.
  mutating func read() -> (format: TrackFormat?, tracks: [Track], problems: [TrackProblem]) {
    var format: TrackFormat?
    do throws(XMLError) {
      let root = try xml.nextChild()
      switch root?.local {
      case "gpx":
        format = .gpx
        try readGPX()
      case "TrainingCenterDatabase":
        format = .tcx
        try readTCX()
      case "kml":
        format = .kml
        try readKML()
      case let other: problems.add(.notATrack(.xml(root: other ?? "")), at: .init(xml.position))
      }
      if format != nil { _ = try xml.nextChild() }
    } catch {
      problems.add(.syntax(error.reason), at: .init(error.position))
    }
    if let error = xml.unknownEntity { problems.add(.syntax(error.reason), at: .init(error.position)) }
    endTrack()
    return (format, tracks, problems.list)
  }

  /// Ends the segment, if it has a point.
  mutating func endSegment() {
    guard !segment.isEmpty else { return }
    track.segments.append(segment)
    segment = []
  }

  /// Ends the track, if there is anything in it, and takes out what can't be right.
  mutating func endTrack() {
    endSegment()
    if !track.segments.isEmpty || track.sums != DeviceSums() { tracks.append(track) }
    track = Track()
  }

  /// Adds a point that begins at `offset`. One earlier than the last, or without a time among others that have one, is
  /// left out. `isUnusable`: its place can't be read.
  mutating func add(_ point: TrackPoint, at offset: Int, isUnusable: Bool = false) {
    let last = track.isPlanned ? nil : segment.last ?? track.segments.last?.last
    if let last, (last.time == nil) != (point.time == nil) {
      problems.add(.noTime, at: .init(xml.position(of: offset)))
      guard point.time != nil else {
        track.unusable += 1
        return
      }
    }
    if let before = last?.time, let time = point.time, time < before {
      problems.add(.clockBackwards, at: .init(xml.position(of: offset)))
      track.unusable += 1
      return
    }
    if isUnusable { track.unusable += 1 }
    if track.location == nil { track.location = .init(xml.position(of: offset)) }
    segment.append(point)
  }

  // MARK: Values of the element that was last begun

  mutating func number() throws(XMLError) -> Double? {
    let offset = xml.start
    let text = try xml.text()
    if let value = TrackText.number(text) { return value }
    // An empty element says that there is no value.
    if !text.allSatisfy(\.isWhitespace) { problems.add(.badNumber, at: .init(xml.position(of: offset))) }
    return nil
  }

  /// Beats per minute; nil for what no heart does, such as the 0 of a strap without contact.
  mutating func heartRate() throws(XMLError) -> Int16? { try count(from: 1, upTo: 250) }

  /// A whole number from `least` to `most`; nil for anything else.
  mutating func count(from least: Int = 0, upTo most: Int) throws(XMLError) -> Int16? {
    guard let value = try number(), value > Double(least) - 0.5, value <= Double(most) else { return nil }
    return Int16(value.rounded())
  }

  mutating func time() throws(XMLError) -> Double? {
    let offset = xml.start
    return time(try xml.text(), at: offset)
  }

  mutating func time(_ text: String, at offset: Int) -> Double? {
    guard let time = TrackText.time(text) else {
      if !text.allSatisfy(\.isWhitespace) { problems.add(.badTime, at: .init(xml.position(of: offset))) }
      return nil
    }
    if !time.hasZone { problems.add(.noZone, at: .init(xml.position(of: offset))) }
    return time.seconds
  }

  /// The text without white space around it; nil if there is none, or more than a note can hold.
  mutating func line() throws(XMLError) -> String? {
    let text = try xml.text()
    let trimmed = text.drop(while: \.isWhitespace)
    guard let end = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(String(trimmed[...end]).unicodeScalars.prefix(10_000))
  }

  mutating func place(_ latitude: Double?, _ longitude: Double?, at offset: Int) -> Place? {
    if let latitude, let longitude, let place = Place(latitude: latitude, longitude: longitude) {
      return place
    }
    problems.add(.badPlace, at: .init(xml.position(of: offset)))
    return nil
  }

  /// What the elements of other name spaces say of a point: Garmin's, Cluetrust's, Strava's.
  mutating func readExtensions(of point: inout TrackPoint) throws(XMLError) {
    while let child = try xml.nextChild() {
      switch child.local {
      case "hr", "heartrate": point.heartRate = try heartRate()
      case "cad", "cadence", "RunCadence": point.cadence = try count(upTo: 1_000)
      case "power", "Watts", "PowerInWatts": point.power = try count(upTo: 10_000)
      case "speed", "Speed": point.speed = try number().map { Float($0) }
      case "accuracy": point.accuracy = try number().map { Float($0) }
      default: try readExtensions(of: &point)
      }
    }
  }
}
