import Training
import Wording

/// The times in a heading after its day: when the workout began and ended, or how long it took, `18:00-19:15`, `7am 50min`,
/// `de 10 a 11`, `7:30 tarde`.
struct HeadingTimes: Equatable {
  /// The start and the end, in minutes after midnight.
  var start: Int?
  var end: Int?
  /// The day of the end, if it is given.
  var endDay: TypedDay?
  var length: Duration?
  /// The starts that a time without a part of the day can mean, if it can mean several.
  var doubt: [Int] = []

  private static let marks: Set = ["-", "–", "—", "|", "·", ":", ",", "@"]
  private static let fromWords: Set = ["de", "from", "des", "desde", "d'", "between", "entre"]
  private static let toWords: Set = [
    "-", "–", "—", "a", "to", "till", "until", "hasta", "fins", "and", "y", "i",
  ]

  /// Parts of the day that are written without their article: `7:30 tarde`.
  private static let parts: [String: String] = [
    "tarde": "de la tarde", "noche": "de la noche", "mañana": "de la mañana", "manana": "de la mañana",
    "tarda": "de la tarda", "vespre": "del vespre", "nit": "de la nit", "matí": "del matí",
    "mati": "del matí", "morning": "in the morning", "afternoon": "in the afternoon",
    "evening": "in the evening", "night": "at night", "mediodía": "del mediodía", "mediodia": "del mediodía",
    "migdia": "del migdia",
  ]

  /// Parts of the day that aren't names of workouts, either.
  private static let halves: Set = ["am", "pm", "a.m.", "p.m.", "a.m", "p.m", "early", "late"]

  /// Whether words are a part of the day, `tarde`, `por la tarde`, `PM`, which leaves the hour open.
  static func arePartOfDay(_ words: [String]) -> Bool {
    let words = words.map { word in word.lowercased().filter { !"()".contains($0) } }
    guard let last = words.last else { return false }
    return (parts[last] != nil || halves.contains(last))
      && words.dropLast().allSatisfy {
        ["por", "per", "a", "al", "de", "del", "la", "el", "in", "the", "at"].contains($0)
      }
  }

  /// The times in a heading's words after the day, and the other words. They stand at the start, at the end, or both.
  static func split(_ words: [String], _ language: Language) -> (times: HeadingTimes, rest: [String]) {
    let words = words.flatMap { ends(of: $0, language) }
    var times = HeadingTimes()
    var rest = Array(words.dropFirst(times.take(from: words, language)))
    for start in rest.indices {
      var ending = times
      let tail = Array(rest[start...])
      guard !marks.contains(tail.last ?? ""), ending.take(from: tail, language) == tail.count, ending != times
      else { continue }
      (times, rest) = (ending, Array(rest[..<start]))
      break
    }
    while let first = rest.first, marks.contains(first) { rest.removeFirst() }
    while let last = rest.last, marks.contains(last) { rest.removeLast() }
    if arePartOfDay(rest), times.startsIn(rest, language) { rest = [] }
    return (times, rest)
  }

  /// Moves the start into the part of the day before it, `evening 7:00`. Returns whether it can.
  private mutating func startsIn(_ part: [String], _ language: Language) -> Bool {
    guard let typed = start ?? doubt.first, let name = part.last?.lowercased().filter({ !"()".contains($0) }),
      case let starts = Self.minutes(
        SessionHeading.clock(typed) + " " + (Self.parts[name] ?? name), language), starts.count == 1
    else { return false }
    if let end, starts[0] > end, end > typed { self.end = (end + 12 * 60) % (24 * 60) }
    (start, doubt) = (starts[0], [])
    return true
  }

  /// Takes times from the start of some words, and returns how many words they are.
  private mutating func take(from words: [String], _ language: Language) -> Int {
    var next = Self.afterMarks(words, 0)
    var taken = 0
    if start == nil, doubt.isEmpty {
      let isFrom = words.indices.contains(next) && Self.fromWords.contains(words[next].lowercased())
      if isFrom { next += 1 }
      if let (after, starts) = Self.clock(words, next, isAlone: isFrom, language) {
        let range = Self.range(words, after, isAlone: isFrom, language)
        if range != nil || !isFrom || Self.clock(words, next, isAlone: false, language) != nil {
          let end = range.map { words[after..<$0.next] } ?? []
          (next, taken) = (range?.next ?? after, range?.next ?? after)
          set(Self.starts(starts, words[..<after].last ?? "", before: end), range?.ends ?? [], range?.day)
        } else {
          next -= 1
        }
      } else if isFrom {
        next -= 1
      }
    }
    next = Self.afterMarks(words, next)
    if end == nil, length == nil, let (after, length) = Self.length(words, next) {
      self.length = length
      taken = after
    }
    return taken
  }

  /// The starts with those twelve hours later, where only the end says which half of the day it is: `6:15-7:20pm`.
  private static func starts(_ starts: [Int], _ typed: String, before end: ArraySlice<String>) -> [Int] {
    guard typed.allSatisfy({ $0.isNumber || ":.".contains($0) }), typed.first != "0",
      end.contains(where: { word in
        halves.contains(word.lowercased().filter { $0.isLetter || $0 == "." })
          || parts[word.lowercased()] != nil
      })
    else { return starts }
    return starts.count > 1 || starts.contains { !(60..<12 * 60).contains($0) }
      ? starts : starts + starts.map { $0 + 12 * 60 }
  }

  /// Chooses the start and the end among their readings: those closest to each other.
  private mutating func set(_ starts: [Int], _ ends: [Int], _ day: TypedDay?) {
    endDay = day
    func took(_ start: Int, _ end: Int) -> Int { (end - start + 24 * 60) % (24 * 60) }
    let pairs = starts.flatMap { start in ends.map { (start, $0) } }
    guard let shortest = pairs.map(took).min() else {
      if starts.count == 1 { start = starts[0] } else { doubt = starts }
      return
    }
    let closest = pairs.filter { took($0.0, $0.1) == shortest }
    if closest.count == 1 { (start, end) = closest[0] } else { doubt = closest.map(\.0) }
  }

  // MARK: - Words

  private static func afterMarks(_ words: [String], _ start: Int) -> Int {
    start + words[min(start, words.count)...].prefix { marks.contains($0) }.count
  }

  /// A time of day, with its readings in minutes. An hour alone counts only in a range; from 10 on it is one of 24.
  private static func clock(
    _ words: [String], _ start: Int, isAlone: Bool, _ language: Language
  ) -> (next: Int, minutes: [Int])? {
    guard start < words.count, length(words, start) == nil || !isShort(words[start]) else { return nil }
    for count in stride(from: min(8, words.count - start), through: 1, by: -1) {
      if marks.contains(words[start + count - 1]) { continue }
      let text = words[start..<start + count].joined(separator: " ")
      var (next, minutes) = (start + count, minutes(text, language))
      // 5 a 6 de la tarde
      if minutes.isEmpty, isAlone, count > 1 { minutes = Self.minutes("at " + text, language) }
      if minutes.isEmpty { continue }
      if next < words.count, let part = parts[words[next].lowercased()],
        next + 1 == words.count || toWords.contains(words[next + 1].lowercased())
          || length(words, next + 1) != nil,
        case let inPart = Self.minutes(text + " " + part, language), !inPart.isEmpty
      {
        (next, minutes) = (next + 1, inPart)
      }
      return (next, minutes)
    }
    guard isAlone, words[start].utf8.count <= 2, let hour = Int(words[start]), (0..<24).contains(hour) else {
      return nil
    }
    return (start + 1, (1...9).contains(hour) ? [hour * 60, (hour + 12) * 60] : [hour * 60])
  }

  /// The end after a start: a word or a dash, perhaps a day, and a time.
  private static func range(
    _ words: [String], _ start: Int, isAlone: Bool, _ language: Language
  ) -> (next: Int, ends: [Int], day: TypedDay?)? {
    guard start < words.count, toWords.contains(words[start].lowercased()) else { return nil }
    var next = start + 1
    if next < words.count, words[next].lowercased() == "a", words[start].lowercased() == "fins" { next += 1 }
    let rest = Array(words[next...])
    if let (days, count) = HeadingDay.named(rest, language), days.count == 1,
      let (after, ends) = clock(rest, count, isAlone: false, language)
    {
      return (next + after, ends, days[0])
    }
    return clock(rest, 0, isAlone: isAlone, language).map { (next + $0.next, $0.minutes, nil) }
  }

  /// A length with its units: `50min`, `1 h 10 min`, `(55 min)`. `18h` is a time of day.
  private static func length(_ words: [String], _ start: Int) -> (next: Int, length: Duration)? {
    guard start < words.count else { return nil }
    for count in stride(from: min(4, words.count - start), through: 1, by: -1) {
      let text = words[start..<start + count].joined(separator: " ").filter { !"()".contains($0) }
      guard text.first?.isNumber == true, let length = TypedLength(text)?.exact, length.seconds >= 60 else {
        continue
      }
      return length.seconds < 5 * 3_600 ? (start + count, length) : nil
    }
    return nil
  }

  /// Whether a word that reads as a length is one: `1h`, `1h30` and `50min`, but not `1:30h`.
  private static func isShort(_ word: String) -> Bool { !word.contains(":") && !word.contains(".") }

  /// The readings of a time of day, in minutes after midnight.
  private static func minutes(_ text: String, _ language: Language) -> [Int] {
    var minutes: [Int] = []
    for reading in TypedTime.readings(of: text, in: language) {
      guard case .clock(nil, let hour, let minute) = reading else { return [] }
      minutes.append(hour * 60 + minute)
    }
    return minutes
  }

  /// The two times of `18:00-19:15` or `7-8pm`, with the dash between them; other words as they are.
  private static func ends(of word: String, _ language: Language) -> [String] {
    let times = word.split { "-–—".contains($0) }.map(String.init)
    guard times.count == 2, isTime(times[1]), !minutes(times[1], language).isEmpty else { return [word] }
    let isHour = times[0].utf8.count <= 2 && Int(times[0]).map { (0..<24).contains($0) } == true
    if isTime(times[0]), !minutes(times[0], language).isEmpty { return [times[0], "-", times[1]] }
    return isHour ? ["de", times[0], "-", times[1]] : [word]
  }

  /// Whether a word is written as a time or a length: digits with a colon, or before `h`, `min`, `am` or `pm`.
  static func isTime(_ word: String) -> Bool {
    let text = word.lowercased().drop { "(".contains($0) }
    guard let first = text.first, first.isNumber else { return false }
    let rest = text.drop { $0.isNumber }
    return rest.first == ":" && rest.dropFirst().first?.isNumber == true
      || ["h", "min", "am", "pm"].contains { unit in
        rest.hasPrefix(unit) && rest.dropFirst(unit.count).first?.isLetter != true
      }
  }
}
