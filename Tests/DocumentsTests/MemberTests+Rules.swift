import Documents
import Formats

extension MemberTests {
  static let format = Rule(
    "format", .integer, good: [1, .number("1.0")], malformed: JSON.numbers("1.5", "1e0"),
    outOfRange: [0, -1, .number("10000000000")],
    other: [(2, .newer(format: 2)), (999_999_999, .newer(format: 999_999_999))])

  /// The base document has no end that a start could be after.
  static let startBeforeEverything = Rule.instant("start")

  static let pauses = Rule(
    "pauses", .array,
    good: [
      [], [["start": "2026-11-21T18:50:00+01:00"]],
      [["start": "2026-11-21T18:50:00+01:00", "end": "2026-11-21T17:50:00Z"]],
    ])

  static let tags = Rule(
    "tags", .array,
    good: [
      [], ["gym"], ["gym", "Gym", "gymé", "gyme\u{301}"], [.string(String(repeating: "é", count: 50))],
    ])

  static let origin = Rule(
    "origin", .object, good: [["workout": .string(idText)], ["routine": "push-a", "extra": 1]])

  static let current = Rule(
    "current", .object,
    good: [
      ["exercise": .string(idText)], ["exercise": .string(idText), "after": .string(idText), "extra": 1],
    ])

  static let load = Rule(
    "load", .object,
    good: [
      ["value": 0, "unit": "kg"], ["value": 1, "unit": "lb", "kind": "external"],
      ["value": 1, "unit": "lb", "kind": "added"], ["value": 1, "unit": "kg", "kind": "assisted"],
      ["kind": "bodyWeight"],
    ])

  static let weight = Rule(
    "weight", .object,
    good: [["value": .number("81.5"), "unit": "kg"], ["value": 180, "unit": "lb", "extra": 1]])

  static let distance = Rule(
    "distance", .object,
    good: ["m", "km", "mi"].map { ["value": .number("0.5"), "unit": .string($0)] })

  static let rpe: Rule = {
    let halves = (2...20).map { $0 % 2 == 0 ? JSON.int($0 / 2) : JSON.number("\($0 / 2).5") }
    return Rule(
      "rpe", .decimal, good: halves + JSON.numbers("8.50"), malformed: JSON.numbers("8e0"),
      outOfRange: JSON.numbers("0", "0.5", "10.5", "11", "8.25", "-8"))
  }()

  static let planReps: Rule = {
    var rule = Rule.integer("reps", 0...10_000)
    rule.good += [["from": 8, "to": 12], ["from": 5], ["from": 0, "to": 10_000]]
    rule.bad.removeAll { $0.0 == [:] }
    rule.bad.append(([:], .missing("from")))
    return rule
  }()

  static let progress = Rule(
    "progress", .object,
    good: [[:], ["add": ["value": .number("2.5"), "unit": "kg"]], ["failures": 3, "back": 15, "extra": 1]])

  static let step = Rule(
    "add", .object, good: [["value": 0, "unit": "kg"], ["value": .number("2.5"), "unit": "lb"]])

  static let back = Rule(
    "back", .decimal, good: JSON.numbers("0.001", "10", "99.999"), malformed: JSON.numbers("1e1"),
    outOfRange: JSON.numbers("0", "100", "-1", "10.0001"))

  static func muscles(_ name: String) -> Rule {
    Rule(
      name, .array,
      good: [[], .array(muscles.split(separator: " ").map { .string(String($0)) }), ["neck", "neck"]])
  }

  static let hand = Rule(
    "hand", .object,
    good: [
      ["before": .null, "after": .null], ["before": .string("2026/" + idText), "after": .null],
    ])

  static let changes = Rule(
    "documents", .array,
    good: [
      [], [["path": "gymlog.json", "before": .null, "after": "{}"]],
      [["path": .string("maxes/\(idText).json"), "before": "", "after": .null]],
    ])
}
