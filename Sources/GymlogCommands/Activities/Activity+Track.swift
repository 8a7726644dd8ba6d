import Tracks
import Training

extension Activity {
  /// The activity that a track in a file is. Its id is a hash of the file, so that every device makes the same.
  init(_ measured: MeasuredTrack, from start: Instant, file: TrackFile) {
    self.init(
      id: EntityID(at: start, hashing: [file.hash, "\(file.track ?? 0)"]), sport: measured.sport, start: start
    )
    name = measured.track.name.flatMap { storable($0, limit: Limits.name) }
    note = measured.track.note.flatMap { storable($0, limit: Limits.note, allowsLineFeeds: true) }
    self.file = file
    take(measured)
  }

  /// Copies a track's figures, measured for the activity's sport: the device's where it gave one. What the lifter has corrected
  /// stays.
  mutating func take(_ measured: MeasuredTrack) {
    let sums = measured.sums
    let before = (device: self.device, computed: computed)
    var figures = TrackFigures(measured, sums)
    let device = DeviceFigures(measured.track)
    // The places stood still, the device's sensor didn't, as on a treadmill.
    if figures.distance?.raw == 0, device?.distance?.raw ?? 0 > 0 {
      (figures.distance, figures.moving) = (nil, nil)
    }
    if before.computed == nil {
      // The points are in whole seconds, and may be fewer than the device timed.
      elapsed = [sums.elapsed.flatMap { Duration(rounding: $0) }, device?.elapsed, device?.timer]
        .compactMap(\.self).max()
      let rates = HeartRate(
        average: device?.heartRate?.average ?? sums.heartRate.map { Int($0.mean.rounded()) },
        maximum: device?.heartRate?.maximum ?? sums.heartRate?.maximum)
      heartRate = rates == HeartRate() ? nil : rates
    }
    // Activities imported earlier begin with the figures of the track.
    if [leadingDistance(before.device, before.computed), before.computed?.distance].contains(distance) {
      distance = leadingDistance(device, figures)
    }
    if [leadingTime(before.device, before.computed), before.computed?.moving].contains(moving) {
      moving = leadingTime(device, figures)
    }
    self.device = device
    computed = figures
  }

  /// Takes over what the lifter knows better of the activity in whose place this one is: its name, note and tags, and what its own
  /// file doesn't say.
  mutating func takePlace(of other: Activity, _ bytes: [UInt8]) {
    (name, note, tags) = (other.name ?? name, other.note ?? note, other.tags)
    heartRate = heartRate ?? other.heartRate
    guard sport == .other, other.sport != .other, let file, let track = Track(file, in: TrackReading(bytes))
    else { return }
    sport = other.sport
    take(MeasuredTrack(track, as: sport))
  }

  private func leadingDistance(_ device: DeviceFigures?, _ computed: TrackFigures?) -> Thousandths? {
    device?.distance.flatMap { $0.raw > 0 ? $0 : nil } ?? computed?.distance
  }

  /// The device's timer if its distance is used: mixing two sources would give a wrong speed.
  private func leadingTime(_ device: DeviceFigures?, _ computed: TrackFigures?) -> Duration? {
    device?.timer.flatMap { $0.milliseconds > 0 ? $0 : nil } ?? computed?.moving
  }
}

extension TrackFigures {
  fileprivate init(_ measured: MeasuredTrack, _ sums: TrackSums) {
    self.init()
    distance = Thousandths(measured: sums.distance)
    moving = sums.moving.flatMap { Duration(rounding: $0) }
    gain = sums.climb.flatMap { Thousandths(measured: $0.gain) }
    loss = sums.climb.flatMap { Thousandths(measured: $0.loss) }
    lowest = sums.climb.flatMap { Thousandths(measured: $0.minimum, signed: true) }
    highest = sums.climb.flatMap { Thousandths(measured: $0.maximum, signed: true) }
    maximumSpeed = sums.maximumSpeed.flatMap { Thousandths(measured: $0) }
    leftOut = measured.leftOut.values.reduce(measured.track.unusable, +)
    best = BestEffort.distances(of: measured.sport).compactMap { distance in
      guard let effort = measured.bestEffort(over: distance), let length = Thousandths(measured: distance),
        let time = Duration(rounding: effort.seconds)
      else { return nil }
      return Best(distance: length, time: time)
    }
    let ends = measured.ends
    (startPlace, endPlace) = (ends?.start.rounded, ends?.end.rounded)
  }
}

extension DeviceFigures {
  /// The device's figures; nil if it has none.
  fileprivate init?(_ track: Track) {
    self.init()
    let said = track.sums
    name = track.device.flatMap { storable($0, limit: Limits.name) }
    elapsed = said.elapsed.flatMap { Duration(rounding: $0) }
    timer = said.timer.flatMap { Duration(rounding: $0) }
    distance = said.distance.flatMap { Thousandths(measured: $0) }
    calories = said.calories.flatMap { (0..<1_000_000).contains($0) ? $0 : nil }
    gain = said.gain.flatMap { Thousandths(measured: $0) }
    loss = said.loss.flatMap { Thousandths(measured: $0) }
    maximumSpeed = said.maximumSpeed.flatMap { Thousandths(measured: $0) }
    func rate(_ value: Int?) -> Int? { value.flatMap { Activity.HeartRate.range.contains($0) ? $0 : nil } }
    let rates = Activity.HeartRate(
      average: rate(said.averageHeartRate), maximum: rate(said.maximumHeartRate))
    if rates != Activity.HeartRate() { heartRate = rates }
    if self == DeviceFigures() { return nil }
  }
}

/// A text from a file in a form that a document can hold: on one line unless it may have several, and not too long. Nil if nothing is left.
func storable(_ text: String, limit: Int, allowsLineFeeds: Bool = false) -> String? {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    if scalar == "\n", allowsLineFeeds {
      scalars.append(scalar)
    } else {
      scalars.append(isControl ? " " : scalar)
    }
    if scalars.count > limit * 2 { break }
  }
  let words = String(scalars).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  let short = String(String.UnicodeScalarView(words.unicodeScalars.prefix(limit)))
  return short.isEmpty ? nil : short
}
