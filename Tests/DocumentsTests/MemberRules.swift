import Documents
import Formats

/// Values that a member can have, and others with the reason why they are refused.
struct Rule: Sendable {
  var good: [JSON]
  var bad: [(JSON, DocumentError.Reason)]

  /// Values of all types except those of `good`, which are refused.
  static func wrongTypes(_ name: String, _ expected: DocumentError.Expectation, not good: [JSON]) -> [(
    JSON, DocumentError.Reason
  )] {
    let samples: [JSON] = [.null, true, 7, "seven", [], [:]]
    return samples.filter { sample in !good.contains { $0.sort == sample.sort } }
      .map { ($0, .wrongType(name, expected: expected)) }
  }

  init(
    _ name: String, _ expected: DocumentError.Expectation, good: [JSON],
    malformed: [JSON] = [], outOfRange: [JSON] = [], other: [(JSON, DocumentError.Reason)] = []
  ) {
    self.good = good
    bad = Rule.wrongTypes(name, expected, not: good) + other
    bad += malformed.map { ($0, .wrongType(name, expected: expected)) }
    bad += outOfRange.map { ($0, .outOfRange(name)) }
  }
}

extension JSON {
  fileprivate var sort: Int {
    switch self {
    case .null: 0
    case .bool: 1
    case .number: 2
    case .string: 3
    case .array: 4
    case .object: 5
    }
  }

  static func numbers(_ texts: String...) -> [JSON] { texts.map(JSON.number) }
}

/// The rules of Format.md for values.
extension Rule {
  static func text(_ name: String, limit: Int? = nil, lineFeeds: Bool = false) -> Rule {
    let control: [JSON] = ["a\u{0}", "\t", "\r", "\u{1F}b", "\u{7F}", "é\u{80}", "\u{9F}"]
    let whole: [JSON] = limit.map { [.string(String(repeating: "é", count: $0))] } ?? []
    let long = limit.map { limit -> (JSON, DocumentError.Reason) in
      (.string(String(repeating: "x", count: limit + 1)), .tooLong(name, limit: limit))
    }
    let feed: [JSON] = ["a\nb"]
    return Rule(
      name, .text,
      good: ["x", " ", "\u{A0}", "\u{202E}\"\\/", "\u{2028}\u{1F3CB}"] + whole + (lineFeeds ? feed : []),
      other: (control + (lineFeeds ? [] : feed)).map { ($0, .controlCharacter(name)) }
        + [("", .emptyText(name))] + (long.map { [$0] } ?? []))
  }

  static func words(_ name: String, _ words: String) -> Rule {
    Rule(
      name, .text, good: words.split(separator: " ").map { .string(String($0)) },
      other: ["", "KG", "normal ", "Reps"].map { (.string($0), .unknownWord(name, word: $0)) })
  }

  static func day(_ name: String) -> Rule {
    Rule(
      name, .day, good: ["1990-05-01", "2028-02-29"],
      malformed: ["1990-5-1", "2027-02-29", "1 May 1990", "1990-05-01T00:00:00Z", ""])
  }

  static func instant(_ name: String) -> Rule {
    Rule(
      name, .instant,
      good: [
        "2026-11-21T20:30:00+01:00", "2026-11-21T20:30:00Z", "2028-02-29T00:00:00-18:00",
        "2026-12-31T23:59:59+18:00", "2026-11-21T20:30:00-00:00",
      ],
      malformed: [
        "2026-11-21", "2026-11-21T18:30+01:00", "2026-11-21T18:30:00", "2026-11-21 18:30:00+01:00",
        "2026-11-21T18:30:00.5+01:00", "2027-02-29T18:30:00+01:00", "2026-11-21T24:00:00+01:00",
        "2026-11-21T18:60:00+01:00", "2026-11-21T18:30:00+0100", "2026-11-21T18:30:00+01:60", "",
        "2026-11-21T18:30:00+01:00 ", "2026-11-21T18:30:0\u{301}0+01:00", "٢٠٢٦-11-21T18:30:00+01:00",
        "2026-11-21T18:30:00+18:01", "2026-11-21T18:30:00-18:59",
      ])
  }

  static func position() -> Rule {
    Rule(
      "position", .position,
      good: ["1", "2", "1.5", "0.5", "999999999", .string("0." + String(repeating: "0", count: 39) + "1")],
      malformed: [
        "", "0", "01", "1.0", "1.50", "1.", ".5", "-1", "+1", "1e2", " 1", "0.0", "1000000000", "1,5",
        "1.2.3",
        .string("0." + String(repeating: "0", count: 40) + "1"),
      ])
  }

  static func id(_ name: String) -> Rule {
    Rule(
      name, .id, good: ["20261121t1830-7kq2m4xd9a", "00000000t0000-zzzzzzzzzz"],
      malformed: [
        "", "32", "20261121t1830-7kq2m4xd9", "20261121T1830-7kq2m4xd9a", "20261121t1830-7kq2m4xd9l",
      ])
  }

  static func exercise() -> Rule {
    Rule(
      "exercise", .exercise, good: ["1", "32", "999999999", "20261121t1830-7kq2m4xd9a"],
      malformed: ["", "0", "032", "-1", "1.5", "1000000000", "Deadlift"])
  }

  static func decimal(_ name: String, positive: Bool = false, atMost limit: Bool = false) -> Rule {
    let zeros = JSON.numbers("0", "0.000")
    let large = JSON.numbers("999999999.999", "1000")
    return Rule(
      name, .decimal,
      good: JSON.numbers("0.001", "62.5", "62.500", "100") + (positive ? [] : zeros) + (limit ? [] : large),
      malformed: JSON.numbers("1e2", "1E0", "1e999"),
      outOfRange: JSON.numbers("-1", "-0.5", "1000000000", "0.0001", "1.0000", "999999999999999999999999")
        + (positive ? zeros : []) + (limit ? large + JSON.numbers("200.001") : []))
  }

  static func integer(_ name: String, _ range: ClosedRange<Int>) -> Rule {
    let (least, most) = (range.lowerBound, range.upperBound)
    return Rule(
      name, .integer,
      good: [.int(least), .int(most), .number("\(most).0"), .number("\(least).000")],
      malformed: JSON.numbers("1.5", "1e0"),
      outOfRange: [.int(least - 1), .int(most + 1), .number("99999999999999999999")])
  }
}
