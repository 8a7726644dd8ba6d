/// A moment and its UTC offset where the lifter was: `2026-11-21T18:30:00+01:00`.
package struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package var seconds: Int
  /// The offset from UTC in seconds, positive to the east: whole minutes, within ±18 h.
  package var offset: Int

  /// Creates a moment. Seconds of `offset` beyond whole minutes are dropped.
  package init(seconds: Int, offset: Int) {
    self.seconds = seconds
    self.offset = offset / 60 * 60
  }

  /// Creates the moment at which a local clock with this offset shows `civil`.
  package init(_ civil: CivilTime, offset: Int) {
    let minutes = (civil.hour * 60 + civil.minute) * 60
    self.init(
      seconds: civil.day.daysSince1970 * 86_400 + minutes + civil.second - offset / 60 * 60, offset: offset)
  }

  /// Orders moments by time, wherever they were; equal ones by offset.
  package static func < (one: Self, other: Self) -> Bool {
    (one.seconds, one.offset) < (other.seconds, other.offset)
  }

  /// The local date and time.
  package var civil: CivilTime {
    let local = seconds + offset
    let days = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    let rest = local - days * 86_400
    return CivilTime(
      day: Day(daysSince1970: days), hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60)
  }

  /// The local date.
  package var day: Day { civil.day }

  /// The moment this many seconds later, with the same offset.
  package func adding(seconds: Int) -> Instant { Instant(seconds: self.seconds + seconds, offset: offset) }

  /// Reads RFC 3339 to the second: `2026-11-21T18:30:00+01:00`, or `Z` for UTC. Nil for any other form.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let instant = text.withUTF8({ Self.read(FixedText($0)) }) else { return nil }
    self = instant
  }

  private static func read(_ text: FixedText) -> Instant? {
    guard
      let day = Day(text), text.has("T", at: 10), text.has(":", at: 13), text.has(":", at: 16),
      let hour = text.number(at: 11, digits: 2), let minute = text.number(at: 14, digits: 2),
      let second = text.number(at: 17, digits: 2), hour < 24, minute < 60, second < 60,
      let offset = offset(text)
    else { return nil }
    return Instant(CivilTime(day: day, hour: hour, minute: minute, second: second), offset: offset)
  }

  private static func offset(_ text: FixedText) -> Int? {
    if text.count == 20, text.has("Z", at: 19) { return 0 }
    let isBehind = text.has("-", at: 19)
    guard
      text.count == 25, isBehind || text.has("+", at: 19), text.has(":", at: 22),
      let hours = text.number(at: 20, digits: 2), let minutes = text.number(at: 23, digits: 2),
      minutes < 60, hours * 60 + minutes <= 18 * 60
    else { return nil }
    return (isBehind ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  /// The moment as `2026-11-21T18:30:00+01:00`.
  package var text: String {
    let minutes = abs(offset) / 60
    let zone = (offset < 0 ? "-" : "+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
    return civil.text + zone
  }
}

/// A date and time without an offset, as a calendar and a wall clock show them.
package struct CivilTime: Hashable, Comparable, Sendable {
  package var day: Day
  /// The hour, 0…23.
  package var hour: Int
  /// The minute, 0…59.
  package var minute: Int
  /// The second, 0…59.
  package var second: Int

  /// Creates a date and time from parts within their ranges.
  package init(day: Day, hour: Int, minute: Int, second: Int = 0) {
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.day, one.hour, one.minute, one.second) < (other.day, other.hour, other.minute, other.second)
  }

  /// The date and time as `2026-11-21T18:30:00`.
  package var text: String {
    "\(day.text)T\(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))"
  }
}
