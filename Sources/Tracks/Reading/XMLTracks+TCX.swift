import Formats
import Training

/// Garmin's Training Center Database, version 2: each `Activity` is a track, each `Course` a planned one.
extension XMLTracks {
  mutating func readTCX() throws(XMLError) {
    while let child = try xml.nextChild() {
      switch child.local {
      case "Activities", "MultiSportSession", "FirstSport", "NextSport", "Courses": try readTCX()
      case "Activity", "Course":
        track.isPlanned = child.local == "Course"
        track.sportText = try xml.attribute("Sport")
        track.sport = track.sportText.flatMap { Sport(named: $0) }
        try readActivity()
        track.sums = DeviceSums(laps: track.laps)
        endTrack()
      default: try xml.skip()
      }
    }
  }

  private mutating func readActivity() throws(XMLError) {
    while let child = try xml.nextChild() {
      switch child.local {
      case "Notes": track.note = try line()
      case "Name": track.name = try line()
      case "Lap": try readLap()
      case "Track": try readPoints()
      case "Creator":
        while let part = try xml.nextChild() {
          if part.local == "Name" { track.device = try line() } else { try xml.skip() }
        }
      default: try xml.skip()
      }
    }
  }

  private mutating func readLap() throws(XMLError) {
    var lap = DeviceSums()
    if let text = try xml.attribute("StartTime") { lap.start = time(text, at: xml.start) }
    if hasPause(before: lap.start) { endSegment() }
    var hasTrack = false
    while let child = try xml.nextChild() {
      switch child.local {
      case "TotalTimeSeconds": lap.timer = try number()
      case "DistanceMeters": lap.distance = try number()
      case "MaximumSpeed": lap.maximumSpeed = try number()
      case "Calories": lap.calories = try number().flatMap { Int(exactly: $0.rounded()) }
      case "AverageHeartRateBpm": lap.averageHeartRate = try heartRateInValue().map(Int.init)
      case "MaximumHeartRateBpm": lap.maximumHeartRate = try heartRateInValue().map(Int.init)
      case "Track":
        // A lap's first track continues where the last lap ended; each further one comes after a pause.
        if hasTrack { endSegment() }
        hasTrack = true
        try readPoints()
      default: try xml.skip()
      }
    }
    track.laps.append(lap)
  }

  /// Whether the last lap ended more than two seconds before this one begins.
  private func hasPause(before start: Double?) -> Bool {
    guard let start, let last = track.laps.last, let begin = last.start, let timer = last.timer else {
      return false
    }
    let points = segment.last?.time ?? begin
    return start - max(begin + timer, points) > 2
  }

  private mutating func readPoints() throws(XMLError) {
    while let child = try xml.nextChild() {
      if child.local == "Trackpoint" { try readPoint() } else { try xml.skip() }
    }
  }

  private mutating func readPoint() throws(XMLError) {
    let offset = xml.start
    var point = TrackPoint()
    var isUnusable = false
    while let child = try xml.nextChild() {
      switch child.local {
      case "Time": point.time = try time()
      case "Position":
        point.place = try readPosition()
        isUnusable = point.place == nil
      case "AltitudeMeters": point.elevation = try number()
      case "DistanceMeters": point.distance = try number()
      case "HeartRateBpm": point.heartRate = try heartRateInValue()
      case "Cadence": point.cadence = try count(upTo: 1_000)
      case "Extensions": try readExtensions(of: &point)
      default: try xml.skip()
      }
    }
    add(point, at: offset, isUnusable: isUnusable)
  }

  private mutating func readPosition() throws(XMLError) -> Place? {
    let offset = xml.start
    var (latitude, longitude): (Double?, Double?)
    while let child = try xml.nextChild() {
      switch child.local {
      case "LatitudeDegrees": latitude = try number()
      case "LongitudeDegrees": longitude = try number()
      default: try xml.skip()
      }
    }
    return place(latitude, longitude, at: offset)
  }

  /// The heart rate in `<Value>`.
  private mutating func heartRateInValue() throws(XMLError) -> Int16? {
    var result: Int16?
    while let child = try xml.nextChild() {
      if child.local == "Value" { result = try heartRate() } else { try xml.skip() }
    }
    return result
  }
}
