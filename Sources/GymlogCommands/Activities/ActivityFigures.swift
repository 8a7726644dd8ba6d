import Formats
import Tracks
import Training
import Wording

/// How figures of activities are shown: in kilometres or miles.
struct DistanceScale {
  let unit: DistanceUnit

  /// The scale that the profile asks for; kilometres if it doesn't say.
  init(_ profile: Profile?) { unit = profile?.unit ?? .kilometres }

  init(isInMiles: Bool) { unit = isInMiles ? .miles : .kilometres }

  var metres: Double { unit == .miles ? 1_609.344 : 1_000 }

  /// `5.02 km`, `850 m`; two decimals. Beside a greater distance in kilometres, it is in kilometres too.
  func distance(_ metres: Double, beside other: Double = 0, _ words: Words) -> String {
    if unit == .kilometres, max(metres, other) < 999.5 { return words.number(Int(metres.rounded())) + " m" }
    return Self.fixed(metres / self.metres, 2, words) + " " + unit.rawValue
  }

  /// A height above the sea or a climb: whole metres, or feet for those who count in miles.
  func height(_ metres: Double, _ words: Words) -> String {
    unit == .miles ? Self.fixed(metres / 0.3048, 0, words) + " ft" : Self.fixed(metres, 0, words) + " m"
  }

  /// `12.0 km/h`
  func speed(metresPerSecond speed: Double, _ words: Words) -> String {
    Self.fixed(speed * 3_600 / metres, 1, words) + (unit == .miles ? " mph" : " km/h")
  }

  /// A sum of distances in millimetres.
  func distance(millimetres: Int128, _ words: Words) -> String {
    distance(Double(Int(clamping: millimetres)) / 1_000, words)
  }

  /// `5:01 /km`, for swimming `1:58 /100 m`, for rowing `2:05 /500 m`; a dash without distance.
  func pace(_ metres: Double, _ time: Duration, _ sport: Sport, _ words: Words) -> String {
    guard let seconds = paceSeconds(metres, time, sport) else { return "–" }
    return words.stopwatch(Duration(seconds: seconds)) + " /" + paceUnit(sport)
  }

  /// The distance that a pace is given per.
  func paceUnit(_ sport: Sport) -> String {
    switch sport {
    case .swim: "100 m"
    case .row: "500 m"
    default: unit.rawValue
    }
  }

  /// The mean pace of sets; nil without a distance.
  func pace(_ pace: Pace, _ sport: Sport, _ words: Words) -> String? {
    guard pace.millimetres > 0 else { return nil }
    return self.pace(
      Double(pace.millimetres) / 1_000, Duration(milliseconds: pace.milliseconds), sport, words)
  }

  /// The whole seconds for the distance that a pace is given per; nil without a distance, or beyond a hundred hours.
  func paceSeconds(_ metres: Double, _ time: Duration, _ sport: Sport) -> Int? {
    let unit: Double =
      switch sport {
      case .swim: 100
      case .row: 500
      default: self.metres
      }
    guard metres > 0 else { return nil }
    let seconds = (Double(time.milliseconds) / 1_000 * unit / metres).rounded(.toNearestOrAwayFromZero)
    return seconds < 360_000 ? Int(seconds) : nil
  }

  /// A pace for runs, a speed for rides; nil without a distance or a time.
  func rate(_ metres: Double, _ time: Duration?, _ sport: Sport, _ words: Words) -> String? {
    guard let time, time.milliseconds > 0, metres > 0 else { return nil }
    if sport.hasPace { return pace(metres, time, sport, words) }
    return speed(metresPerSecond: metres / (Double(time.milliseconds) / 1_000), words)
  }

  /// A number with exactly `digits` decimals, at most three.
  static func fixed(_ value: Double, _ digits: Int, _ words: Words) -> String {
    let scale = [1.0, 10, 100, 1_000][digits]
    let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled < 1e12 else { return "–" }
    let (whole, rest) = (Int(scaled) / Int(scale), Int(scaled) % Int(scale))
    let text = (value < 0 && scaled > 0 ? "-" : "") + words.number(whole)
    return digits == 0 ? text : text + words.decimalSeparator + String(String(rest + Int(scale)).dropFirst())
  }
}

extension Words {
  var climbHeading: String { say(en: "Climb", es: "Desnivel", ca: "Desnivell") }

  var heartRateHeading: String { say(en: "Heart rate", es: "Pulso", ca: "Pols") }

  /// The heading of paces, of speeds if none of the sports has a pace, or of both.
  func rateHeading(_ sports: [Sport]) -> String {
    if sports.allSatisfy(\.hasPace) { return say(en: "Pace", es: "Ritmo", ca: "Ritme") }
    return sports.contains(where: \.hasPace)
      ? say(en: "Average", es: "Media", ca: "Mitjana") : say(en: "Speed", es: "Velocidad", ca: "Velocitat")
  }
}

extension Thousandths {
  /// A measured number, rounded; nil if a document can't hold it.
  init?(measured value: Double, signed: Bool = false) {
    guard value.isFinite, abs(value) < 999_999_999, signed || value >= 0 else { return nil }
    self.init(raw: Int((value * 1_000).rounded()))
  }

  var double: Double { Double(raw) / 1_000 }
}

extension JSON {
  /// A measured number; null if there is none, or if it is outside what a document can hold.
  static func measured(_ value: Double?) -> JSON {
    value.flatMap { Thousandths(measured: $0) }.map { .number($0.text) } ?? .null
  }
}

extension MeasuredTrack {
  /// The points that have an elevation, the lowest and the highest one, and the whole distance; nil if there are none, or the
  /// way is flat.
  var profile: (points: [PathPoint], low: Double, high: Double, distance: Double)? {
    let points = path.filter { $0.mark == nil && $0.elevation != nil }
    let heights = points.compactMap(\.elevation)
    guard points.count > 1, let low = heights.min(), let high = heights.max(), high - low >= 1,
      let distance = points.last?.distance, distance > 0
    else { return nil }
    return (points, low, high, distance)
  }
}

extension Duration {
  /// A measured time, rounded to milliseconds; nil if a document can't hold it.
  init?(rounding seconds: Double) {
    guard seconds.isFinite, (0..<999_999_999).contains(seconds) else { return nil }
    self.init(milliseconds: Int((seconds * 1_000).rounded()))
  }

  /// The length in seconds.
  var exactSeconds: Double { Double(milliseconds) / 1_000 }

  /// To whole seconds, a half up, as times of activities are shown.
  var wholeSeconds: Duration { Duration(seconds: (milliseconds + 500) / 1_000) }
}

extension Activity {
  /// Metres per second; nil without a distance or a time.
  var speed: Double? {
    guard let distance, let time, time.milliseconds > 0 else { return nil }
    return distance.double / time.exactSeconds
  }

  /// The highest speed in m/s: that of the track, else the device's; nil if neither is known. The mean of six legs of different
  /// lengths can be less than the mean over all, which is the least that it can be.
  var maximumSpeed: Double? {
    (computed?.maximumSpeed ?? device?.maximumSpeed).map { max($0.double, speed ?? 0) }
  }

  /// Distance, time and pace, as far as known: `5.02 km`, `25:10`, `5:01 /km`.
  func figures(_ scale: DistanceScale, _ words: Words) -> [String] {
    [
      distance.map { scale.distance($0.double, words) }, time.map { words.stopwatch($0.wholeSeconds) },
      distance.flatMap { scale.rate($0.double, time, sport, words) }
        ?? (moving?.milliseconds == 0 ? "–" : nil),
    ].compactMap(\.self)
  }
}
