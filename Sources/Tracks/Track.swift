package import Training

/// The record of a watch, phone or bike computer: points in time, and the device's own sums.
package struct Track: Equatable, Sendable {
  /// The name in the file.
  package var name: String?
  /// The note in the file.
  package var note: String?
  /// The sport; nil if the file names none that is known.
  package var sport: Sport?
  /// The sport as the file names it.
  package var sportText: String?
  /// The product that recorded it.
  package var device: String?
  /// The offset from UTC in seconds where it was recorded; nil if the file doesn't say.
  package var offset: Int?
  /// Whether it is a planned route, not a recorded track.
  package var isPlanned = false
  /// Where its first point is in the file; nil if that isn't known.
  package var location: TrackLocation?
  /// The points. Nothing is known of the time between two segments: a pause, or a lost signal.
  package var segments: [[TrackPoint]] = []
  /// The number of points in the file that can't be used: without a place or time that can be read, or earlier than the one before.
  package var unusable = 0
  package var laps: [DeviceSums] = []
  package var sums = DeviceSums()

  package init() {}

  /// All points, in the order of the file.
  package var points: some Sequence<TrackPoint> { segments.lazy.joined() }

  /// The seconds since 1970 of the first point with a time, else the device's.
  package var start: Double? { points.lazy.compactMap(\.time).first ?? sums.start }

  /// The seconds since 1970 of the last point with a time.
  package var end: Double? {
    for segment in segments.reversed() {
      if let last = segment.last(where: { $0.time != nil }) { return last.time }
    }
    return nil
  }

  /// One track of several, as of a device that begins a new one after each pause.
  package init?(joining tracks: [Track]) {
    guard let first = tracks.first else { return nil }
    self = first
    segments = tracks.flatMap(\.segments)
    laps = tracks.flatMap(\.laps)
    unusable = tracks.reduce(0) { $0 + $1.unusable }
    if tracks.count > 1 {
      // What the device says of one isn't of the whole.
      let isWhole = tracks.allSatisfy { ($0.sums.distance ?? $0.sums.timer ?? $0.sums.elapsed) != nil }
      sums = isWhole ? DeviceSums(laps: tracks.map(\.sums)) : DeviceSums()
    }
  }
}

/// A place on Earth, in degrees on WGS-84.
package struct Place: Hashable, Sendable {
  /// Degrees to the north, −90…90.
  package let latitude: Double
  /// Degrees to the east, −180…180.
  package let longitude: Double

  /// Creates a place; nil if there is none. 180 to 360° east, as some programs write, is west.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...360).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude > 180 ? longitude - 360 : longitude
  }

  init(_ latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  package init(_ rounded: RoundedPlace) {
    let degree = Double(RoundedPlace.degree)
    self.init(Double(rounded.latitude) / degree, Double(rounded.longitude) / degree)
  }

  /// The place to about a metre.
  package var rounded: RoundedPlace {
    let degree = Double(RoundedPlace.degree)
    return RoundedPlace(
      latitude: Int((latitude * degree).rounded()), longitude: Int((longitude * degree).rounded()))
  }
}

/// The measurements at one moment; nil for those that weren't made.
package struct TrackPoint: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package var time: Double?
  package var place: Place?
  /// Metres above the sea.
  package var elevation: Double?
  /// Metres since the start, by the device.
  package var distance: Double?
  /// Metres per second, by the device.
  package var speed: Float?
  /// The radius in metres within which the place is likely.
  package var accuracy: Float?
  /// Beats per minute, 1…250.
  package var heartRate: Int16?
  /// Steps or turns per minute.
  package var cadence: Int16?
  /// Watts.
  package var power: Int16?

  package init(time: Double? = nil, place: Place? = nil, elevation: Double? = nil) {
    self.time = time
    self.place = place
    self.elevation = elevation
  }
}

/// The device's sums for an activity or a lap.
package struct DeviceSums: Equatable, Sendable {
  /// Seconds since 1970.
  package var start: Double?
  /// Seconds from start to end.
  package var elapsed: Double?
  /// Seconds in which the timer ran.
  package var timer: Double?
  /// Metres.
  package var distance: Double?
  /// Kilocalories.
  package var calories: Int?
  /// Metres up.
  package var gain: Double?
  /// Metres down.
  package var loss: Double?
  /// Metres per second.
  package var maximumSpeed: Double?
  /// Beats per minute.
  package var averageHeartRate: Int?
  /// Beats per minute.
  package var maximumHeartRate: Int?

  package init() {}

  /// The sums of several laps, each if a lap has it. The mean heart rate is that of the laps by their time, if all have both.
  package init(laps: [DeviceSums]) {
    func sum<Value: AdditiveArithmetic>(_ member: KeyPath<DeviceSums, Value?>) -> Value? {
      let values = laps.compactMap { $0[keyPath: member] }
      return values.isEmpty ? nil : values.reduce(.zero, +)
    }
    start = laps.first?.start
    elapsed = sum(\.elapsed)
    timer = sum(\.timer)
    distance = sum(\.distance)
    calories = sum(\.calories)
    gain = sum(\.gain)
    loss = sum(\.loss)
    maximumSpeed = laps.compactMap(\.maximumSpeed).max()
    maximumHeartRate = laps.compactMap(\.maximumHeartRate).max()
    let rates = laps.compactMap { lap in
      lap.averageHeartRate.flatMap { rate in lap.timer.map { (beats: Double(rate) * $0, seconds: $0) } }
    }
    let seconds = rates.reduce(0) { $0 + $1.seconds }
    if rates.count == laps.count, seconds > 0 {
      averageHeartRate = Int((rates.reduce(0) { $0 + $1.beats } / seconds).rounded())
    }
  }
}
