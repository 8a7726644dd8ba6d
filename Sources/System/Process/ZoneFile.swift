/// A time zone of the system's database, by name: when its clocks changed, and by which rule they change from then on.
///
/// Read from its TZif file (RFC 9636), because libc knows only the zone of the whole process.
package struct ZoneFile: Sendable {
  /// The moments of change in seconds since 1970 UTC, ascending, and the offset from each on.
  private let changes: [(moment: Int64, offset: Int)]
  /// The offset before the first change.
  private let first: Int
  /// The rule after the last change; nil for no more changes.
  private let rule: ZoneRule?

  private static let limit = 1 << 20

  /// Where the database is: `TZDIR`, or else its usual place.
  private static func folder(_ environment: Environment) -> String {
    environment.filled("TZDIR") ?? "/usr/share/zoneinfo"
  }

  /// The zone with a name such as `Europe/Madrid`; nil if the database has none, or isn't there.
  package init?(named name: String, _ environment: Environment) {
    let isName = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20) || "+-_/".utf8.contains(byte)
    }
    guard isName, !name.isEmpty, name.utf8.count < 100, name.first != "/",
      let bytes = try? UserFile.read(Self.folder(environment) + "/" + name, limit: Self.limit)
    else { return nil }
    self.init(bytes)
  }

  /// The names of the zones of all countries, sorted; empty without a database.
  package static func names(_ environment: Environment) -> [String] {
    guard let bytes = try? UserFile.read(folder(environment) + "/zone.tab", limit: limit) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t")
      return line.hasPrefix("#") || cells.count < 3 ? nil : String(cells[2])
    }.sorted()
  }

  /// Reads the 64-bit part of a TZif file, from version 2 on; nil for anything else.
  package init?(_ bytes: [UInt8]) {
    var reader = ZoneReader(bytes)
    guard let old = reader.header(), old.version >= 2 else { return nil }
    reader.skip(old.length(timeSize: 4))
    guard let head = reader.header(), head.types > 0 else { return nil }
    var moments: [Int64] = []
    for _ in 0..<head.changes {
      guard let moment = reader.integer(8) else { return nil }
      moments.append(Int64(moment))
    }
    var kinds: [Int] = []
    for _ in 0..<head.changes {
      guard let kind = reader.integer(1), kind >= 0, kind < head.types else { return nil }
      kinds.append(kind)
    }
    var offsets: [Int] = []
    for _ in 0..<head.types {
      guard let offset = reader.integer(4), abs(offset) < 100_000 else { return nil }
      offsets.append(offset)
      reader.skip(2)
    }
    reader.skip(head.rest(timeSize: 8))
    changes = zip(moments, kinds).map { ($0, offsets[$1]) }
    first = offsets[0]
    rule = ZoneRule(reader.footer())
  }

  /// The offset from UTC at an instant (seconds since 1970 UTC), in seconds; east is positive.
  package func offset(at instant: Int64) -> Int {
    guard let last = changes.last else { return rule?.offset(at: instant) ?? first }
    if instant >= last.moment { return rule?.offset(at: instant) ?? last.offset }
    // The last change up to the instant.
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].moment <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }

  /// The offset at a local time, given as seconds since 1970 as if it were UTC: of a time that the clocks showed twice, the earlier
  /// one's; of a skipped time, that before the change.
  package func offset(atLocal seconds: Int64) -> Int {
    let reading = SystemClock.instants(asIfUTC: seconds) { offset(at: $0) }
    return switch reading {
    case .once(let instant), .twice(let instant, _), .never(let instant, _): Int(seconds - instant)
    }
  }
}

/// Reads the big-endian numbers of a TZif file.
private struct ZoneReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  struct Header {
    let version: Int
    let (utcMarks, standardMarks, leaps, changes, types, names): (Int, Int, Int, Int, Int, Int)

    /// The bytes after the types.
    func rest(timeSize: Int) -> Int { names + leaps * (timeSize + 4) + standardMarks + utcMarks }

    /// The bytes after the header.
    func length(timeSize: Int) -> Int { changes * (timeSize + 1) + types * 6 + rest(timeSize: timeSize) }
  }

  mutating func header() -> Header? {
    guard bytes.count >= place + 44, bytes[place..<place + 4].elementsEqual("TZif".utf8) else { return nil }
    let version = Int(bytes[place + 4]) - 0x30
    skip(20)
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = integer(4), count >= 0, count < 100_000 else { return nil }
      counts.append(count)
    }
    return Header(
      version: version, utcMarks: counts[0], standardMarks: counts[1], leaps: counts[2], changes: counts[3],
      types: counts[4], names: counts[5])
  }

  mutating func skip(_ count: Int) { place += count }

  /// A signed number of some bytes.
  mutating func integer(_ size: Int) -> Int? {
    guard place + size <= bytes.count else { return nil }
    var value: UInt64 = size < 8 && size > 1 && bytes[place] & 0x80 != 0 ? .max : 0
    for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
    place += size
    return Int(Int64(bitPattern: value))
  }

  /// The text between the last two line feeds.
  func footer() -> String {
    guard place < bytes.count, bytes[place] == 0x0A else { return "" }
    return String(decoding: bytes[(place + 1)...].prefix { $0 != 0x0A }, as: UTF8.self)
  }
}

/// The rule by which clocks change every year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
private struct ZoneRule: Sendable {
  private let standard: Int
  /// The offset in summer, and when it begins and ends.
  private let summer: (offset: Int, begin: Date, end: Date)?

  /// A day of the year and the local time on it, in seconds.
  private struct Date: Sendable {
    enum Day: Sendable {
      /// The `week`th `weekday`, from 0 for Sunday, of a month; 5 is the last.
      case weekday(month: Int, week: Int, weekday: Int)
      /// A day from 1, never counting 29 February, or from 0, counting it.
      case number(Int, countsLeapDay: Bool)
    }
    let day: Day
    let time: Int
  }

  init?(_ text: String) {
    var rest = Substring(text)
    guard Self.skipName(&rest), let offset = Self.time(&rest) else { return nil }
    standard = -offset
    if rest.isEmpty {
      summer = nil
      return
    }
    guard Self.skipName(&rest) else { return nil }
    var shift = standard + 3_600
    if rest.first != "," {
      guard let offset = Self.time(&rest) else { return nil }
      shift = -offset
    }
    guard let begin = Self.date(&rest), let end = Self.date(&rest), rest.isEmpty else { return nil }
    summer = (shift, begin, end)
  }

  func offset(at instant: Int64) -> Int {
    guard let summer else { return standard }
    let year = Self.year(of: instant + Int64(standard))
    let begin = Self.moment(summer.begin, year) - Int64(standard)
    let end = Self.moment(summer.end, year) - Int64(summer.offset)
    let isSummer =
      begin < end ? begin <= instant && instant < end : instant >= begin || instant < end
    return isSummer ? summer.offset : standard
  }

  // MARK: - Reading

  private static func skipName(_ rest: inout Substring) -> Bool {
    let before = rest.count
    if rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { return false }
      rest = rest[rest.index(after: end)...]
    } else {
      rest = rest.drop(while: \.isLetter)
    }
    return rest.count < before
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    rest = rest.dropFirst(digits.count)
    return digits.count > 4 ? nil : Int(digits)
  }

  /// `-1`, `+3:30`, `/3` without its slash, in seconds.
  private static func time(_ rest: inout Substring) -> Int? {
    let isNegative = rest.first == "-"
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    guard let hours = number(&rest) else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] where rest.first == ":" {
      rest = rest.dropFirst()
      guard let part = number(&rest) else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  private static func date(_ rest: inout Substring) -> Date? {
    guard rest.first == "," else { return nil }
    rest = rest.dropFirst()
    let day: Date.Day
    switch rest.first {
    case "M":
      rest = rest.dropFirst()
      guard let month = number(&rest), rest.popFirst() == ".", let week = number(&rest),
        rest.popFirst() == ".", let weekday = number(&rest), (1...12).contains(month),
        (1...5).contains(week), weekday < 7
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    case "J":
      rest = rest.dropFirst()
      guard let number = number(&rest) else { return nil }
      day = .number(number, countsLeapDay: false)
    default:
      guard let number = number(&rest) else { return nil }
      day = .number(number, countsLeapDay: true)
    }
    guard rest.first == "/" else { return Date(day: day, time: 7_200) }
    rest = rest.dropFirst()
    return time(&rest).map { Date(day: day, time: $0) }
  }

  // MARK: - The calendar

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The days from 1970 to the first of January.
  private static func days(before year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }

  private static func year(of local: Int64) -> Int {
    let days = Int((local - (local < 0 ? 86_399 : 0)) / 86_400)
    var year = 1970 + days / 366
    while Self.days(before: year + 1) <= days { year += 1 }
    while Self.days(before: year) > days { year -= 1 }
    return year
  }

  /// The local moment of a date in a year, in seconds since 1970.
  private static func moment(_ date: Date, _ year: Int) -> Int64 {
    let lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let start = days(before: year)
    let day: Int
    switch date.day {
    case .number(let number, countsLeapDay: true): day = start + number
    case .number(let number, countsLeapDay: false):
      day = start + number - 1 + (isLeap(year) && number >= 60 ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      let first = start + lengths[..<(month - 1)].reduce(0, +)
      // The first of January 1970 was a Thursday.
      let shift = (weekday - (first + 4) % 7 + 14) % 7
      var place = shift + (week - 1) * 7
      while place >= lengths[month - 1] { place -= 7 }
      day = first + place
    }
    return Int64(day) * 86_400 + Int64(date.time)
  }
}
