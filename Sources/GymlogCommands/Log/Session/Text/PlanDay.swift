import Training
import Wording

/// The day of a plan with which a line begins, `Día 1 - Empuje`, `Dia 2: press banca 3x10 60`: a name and no date, since most plans number
/// their days.
struct PlanDay {
  /// The heading with its date first, if it has one: `Día 1 - Empuje (17/11/2026)`.
  let dated: String?
  /// The words of the day, `Día 1`, and what stands after them.
  private let day: String
  private let rest: String
  /// The day of the month that may be meant instead.
  private let number: TypedDay?

  init?(_ title: String, _ language: Language) {
    let words = title.split(separator: " ").map(String.init)
    guard words.count > 1, ["dia", "day"].contains(Recognition.folded(words[0])),
      case let figures = words[1].prefix(while: \.isNumber), (1...2).contains(figures.count),
      words[1].dropFirst(figures.count).allSatisfy({ ".:,)".contains($0) })
    else { return nil }
    let plain = words.map { word in word.filter { !"():,".contains($0) } }
    let named = HeadingDay.named(plain, language)
    guard named?.days.allSatisfy(\.isDayOfMonthAlone) ?? true else { return nil }
    (number, day) = (named?.days.first, words[0] + " " + figures)
    rest = words[2...].drop { Self.marks.contains($0) }.joined(separator: " ")
    dated = Self.date(in: Array(plain[2...]), language).map { date, others in
      ([date, words[0], String(figures)] + others).joined(separator: " ")
    }
  }

  private static let marks: Set = ["-", "–", "—", ":", "·", ""]

  /// The date at the start or the end of some words, and the others.
  private static func date(in words: [String], _ language: Language) -> (String, [String])? {
    let words = words.filter { !marks.contains($0) }
    for start in words.indices {
      let tail = Array(words[start...])
      let isShort = SessionHeading.isClearDate(tail[0])
      guard
        let count = isShort
          ? 1 : HeadingDay.named(tail, language).flatMap({ $0.days.isDate ? $0.count : nil })
      else { continue }
      let others = words[..<start] + tail[count...]
      return (tail[..<count].joined(separator: " "), others.isEmpty ? [] : ["-"] + others)
    }
    return nil
  }

  /// Whether sets stand after it.
  var hasSets: Bool { rest.contains { $0.isNumber } }

  /// The name of the workout: `Día 1 - Empuje`.
  var name: String { rest.isEmpty ? day : day + " - " + rest }

  /// The heading of today's workout, unless the number may be the day of the month.
  func heading(today: Day, in language: Language) -> SessionHeading? {
    guard number == nil else { return nil }
    var heading = SessionHeading(language.words.dayShort(today), today: today, in: language)
    heading?.name = name
    return heading
  }

  /// The headings that can be meant, with a date first.
  func readings(today: Day, _ words: Words) -> [String] {
    let days = [today, number?.date(today: today)].compactMap(\.self).map(words.dayShort)
    return hasSets ? days.map { $0 + ": " + rest } : [days[0] + " " + name] + days.dropFirst()
  }
}

extension [TypedDay] {
  fileprivate var isDate: Bool {
    contains { day in if case .date(_, _?, _, _) = day { true } else { false } }
  }
}
