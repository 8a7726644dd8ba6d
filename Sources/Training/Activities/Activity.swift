/// A run, ride, walk or the like, with its own time and perhaps a track.
package struct Activity: Hashable, Sendable {
  package var id: EntityID
  package var name: String?
  package var sport: Sport
  package var start: Instant
  /// From start to end.
  package var elapsed: Duration?
  /// Without the time spent standing.
  package var moving: Duration?
  /// Metres.
  package var distance: Thousandths?
  package var heartRate: HeartRate?
  package var note: String?
  package var tags: [String] = []
  /// The file that it was imported from, which is kept beside the document.
  package var file: TrackFile?
  /// The device's own figures.
  package var device: DeviceFigures?
  package var computed: TrackFigures?

  package init(id: EntityID, sport: Sport, start: Instant) {
    (self.id, self.sport, self.start) = (id, sport, start)
  }

  /// The time that speed and calories are computed from: the moving time if it is known, else from start to end.
  package var time: Duration? { moving ?? elapsed }

  /// Beats per minute, 0…250; nil for what isn't known.
  package struct HeartRate: Hashable, Sendable {
    package var average: Int?
    package var maximum: Int?

    package init(average: Int? = nil, maximum: Int? = nil) {
      (self.average, self.maximum) = (average, maximum)
    }

    /// The rates that a heart can have.
    package static let range = 0...250
  }
}

/// The file with an activity's track.
package struct TrackFile: Hashable, Sendable {
  /// The format, which also is the end of its name beside the document: `track.gpx`.
  package var format: String
  /// The SHA-256 of its bytes, in hexadecimal.
  package var hash: String
  /// Its size in bytes.
  package var size: Int
  /// The number of its track in the file, from 1; nil for all tracks.
  package var track: Int?
  /// The name that it had.
  package var source: String?

  package init(format: String, hash: String, size: Int, track: Int? = nil, source: String? = nil) {
    (self.format, self.hash, self.size) = (format, hash, size)
    (self.track, self.source) = (track, source)
  }

  /// The formats that a file can have.
  package static let formats = ["gpx", "tcx", "kml", "fit"]

  /// The names that a kept file can have.
  package static let names = formats.map { "track." + $0 }

  /// Its name beside the document.
  package var name: String { "track." + format }
}

/// The figures of a watch, phone or bike computer for an activity.
package struct DeviceFigures: Hashable, Sendable {
  package var name: String?
  package var elapsed: Duration?
  /// The time that its timer ran.
  package var timer: Duration?
  /// Metres.
  package var distance: Thousandths?
  /// Kilocalories.
  package var calories: Int?
  /// Metres up.
  package var gain: Thousandths?
  /// Metres down.
  package var loss: Thousandths?
  /// Metres per second.
  package var maximumSpeed: Thousandths?
  package var heartRate: Activity.HeartRate?

  package init() {}
}

/// The figures computed from an activity's track.
package struct TrackFigures: Hashable, Sendable {
  /// Metres.
  package var distance: Thousandths?
  package var moving: Duration?
  /// Metres up.
  package var gain: Thousandths?
  /// Metres down.
  package var loss: Thousandths?
  /// Metres above the sea, which can be below it.
  package var lowest: Thousandths?
  package var highest: Thousandths?
  /// Metres per second.
  package var maximumSpeed: Thousandths?
  /// The number of points that were left out.
  package var leftOut = 0
  /// The fastest times over distances.
  package var best: [Best] = []
  /// The place where the track begins; nil without places, and in documents of older programs.
  package var startPlace: RoundedPlace?
  package var endPlace: RoundedPlace?

  package init() {}

  /// The fastest time over a distance.
  package struct Best: Hashable, Sendable {
    /// Metres.
    package var distance: Thousandths
    package var time: Duration

    package init(distance: Thousandths, time: Duration) { (self.distance, self.time) = (distance, time) }
  }
}

/// A place on Earth, to about a metre.
package struct RoundedPlace: Hashable, Sendable {
  /// Hundred-thousandths of a degree to the north, at most 90°.
  package var latitude: Int
  /// Hundred-thousandths of a degree to the east, at most 180°.
  package var longitude: Int

  package init(latitude: Int, longitude: Int) { (self.latitude, self.longitude) = (latitude, longitude) }

  /// One degree.
  package static let degree = 100_000
}

/// The lifter's sex, for formulas.
package enum Sex: String, CaseIterable, Hashable, Sendable {
  case man, woman
}

/// The lifter's frame.
package enum Build: String, CaseIterable, Hashable, Sendable {
  case small, medium, robust
}

/// The facts about the lifter that formulas need.
package struct Profile: Hashable, Sendable {
  package var sex: Sex?
  package var birth: Day?
  /// Centimetres.
  package var height: Thousandths?
  package var build: Build?
  /// The unit in which distances are shown: kilometres or miles.
  package var unit: DistanceUnit?

  package init() {}

  /// The age in whole years on a day; nil without a date of birth, and before it.
  package func age(on day: Day) -> Int? {
    guard let birth, birth <= day else { return nil }
    let hadBirthday = (day.month, day.day) >= (birth.month, birth.day)
    return day.year - birth.year - (hadBirthday ? 0 : 1)
  }
}

extension Activity {
  /// When it ended; its start if that isn't known.
  package var end: Instant { start.adding(seconds: (elapsed ?? moving)?.seconds ?? 0) }

  /// Whether two activities were at the same time, for a minute or more, or half of a shorter one: a watch may begin the next
  /// before it has ended one.
  package func overlaps(_ other: Activity) -> Bool {
    let shorter = min(end.seconds - start.seconds, other.end.seconds - other.start.seconds)
    let shared = min(end.seconds, other.end.seconds) - max(start.seconds, other.start.seconds)
    return shared > 0 && shared >= min(60, shorter / 2)
  }

  /// Whether it can be of the same sport: files don't always name one.
  package func canBeOfSport(of other: Activity) -> Bool {
    sport == other.sport || sport == .other || other.sport == .other
  }
}
