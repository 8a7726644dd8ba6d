import Training
import Wording

/// A line of the short form of `share`: an exercise and all its working sets, with numbers in any language.
///
///     Bench Press: 4 × 8 × 100 kg ★ · 8 × 90,5 kg RPE 8        Bench Press 4x8@100kg 8@90.5kg rpe8
struct ShortLine: Equatable {
  /// The exercise, and its sets in the notation.
  let words: [String]
  /// The sets that a max was tested with, counted from the last, which is 0.
  let tested: [Int]

  /// Nil for a line that isn't wholly in this form.
  init?(_ line: String) {
    let tokens = line.split(separator: " ")
    guard let last = tokens.lastIndex(where: { $0.hasSuffix(":") && $0 != ":" }) else { return nil }
    let name = tokens[...last].map(String.init)
    let groups = Self.parts(of: tokens[(last + 1)...].joined(separator: " "))
    // `60kg 1: 8 2: 8` numbers its sets.
    guard !name.isEmpty, !groups.isEmpty, !name.dropLast().contains(where: { $0.hasSuffix(":") }),
      name.allSatisfy({ $0 != "·" && $0 != "|" })
    else { return nil }
    var words = name
    words[last].removeLast()
    // `Serie 2: 8 x 60 kg` is the second set of the exercise above.
    let label = words.joined(separator: " ").lowercased()
    // `Set 1 - 95: 5`
    if SetOrdinals.isSet(words[0].lowercased()), words.count > 2 { return nil }
    if label.allSatisfy({ !$0.isLetter }) || SetLabel(label.filter { $0 != " " }) != nil { return nil }
    // `Time: 22:30`
    if SessionHeading.times.contains(Recognition.folded(label)) { return nil }
    var (count, tested): (Int, [Int]) = (0, [])
    for group in groups {
      guard let (sets, isTested) = Self.notation(of: group) else { return nil }
      words += sets
      count += sets[0].split(separator: "x").count > 1 ? Int(sets[0].prefix { $0.isNumber }) ?? 1 : 1
      if isTested { tested.append(count) }
    }
    (self.words, self.tested) = (words, tested.map { count - $0 })
  }

  /// The parts of a line between ` · `, or ` | ` where a terminal can't show points.
  static func parts(of line: String) -> [String] {
    line.split(separator: " ").split { $0 == "·" || $0 == "|" }.map { $0.joined(separator: " ") }
  }

  /// `4 × 8 × 100 kg RPE 8 ★` as `4x8@100kg` and `rpe8`, and whether a max was tested with it; nil for anything else.
  private static func notation(of group: String) -> (words: [String], isTested: Bool)? {
    var tokens = group.split(separator: " ").map { $0 == "x" ? "×" : String($0) }
    while let last = tokens.last, last == "★" || last == "*" { tokens.removeLast() }
    let isTested = tokens.last.map(Recognition.isTestedLabel) == true
    if isTested { tokens.removeLast() }
    var marks: [String] = []
    if let start = tokens.firstIndex(where: isMark) {
      guard let read = self.marks(tokens[start...]) else { return nil }
      (tokens, marks) = (Array(tokens[..<start]), read)
    }
    let factors = tokens.split(separator: "×", omittingEmptySubsequences: false)
    guard factors.count <= 4, let first = factors.first, isAmount(first) else { return nil }
    // Without a count, a time and a distance side by side would be one set: `9:30 · 2 km`.
    let isOne = factors.count { !isLoad($0) } == 1 && isTimeOrDistance(first)
    var text = (isOne ? "1x" : "") + joined(first)
    for (place, factor) in factors.enumerated().dropFirst() {
      guard !factor.isEmpty else { return nil }
      if isLoad(factor) {
        text += "@" + joined(factor)
      } else if place == 1, isCount(first), isAmount(factor) {
        text += "x" + joined(factor)
      } else {
        return nil
      }
    }
    return (text.split(separator: " ").map(String.init) + marks, isTested)
  }

  private static func isMark(_ token: String) -> Bool {
    ["RPE", "RIR", "d", "f"].contains(token) || Recognition.isMissLabel(token)
  }

  /// `RPE 8 d f` as `rpe8`, `d` and `f`.
  private static func marks(_ tokens: ArraySlice<String>) -> [String]? {
    var (marks, rest) = ([String](), tokens)
    while let token = rest.popFirst() {
      switch token {
      case "RPE", "RIR":
        guard let number = rest.popFirst(), number.first?.isNumber == true else { return nil }
        marks.append(token.lowercased() + pointed(number))
      case "d", "f": marks.append(token)
      default:
        guard Recognition.isMissLabel(token) else { return nil }
        marks.append("miss")
      }
    }
    return marks
  }

  private static func isCount(_ factor: ArraySlice<String>) -> Bool {
    factor.count == 1 && factor.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Whether a factor is reps, perhaps in parts or by side, a time, or a distance: it begins with a number, and has no unit of
  /// mass.
  private static func isAmount(_ factor: ArraySlice<String>) -> Bool {
    factor.first.map(isNumber) == true && isJoinable(factor)
      && factor.allSatisfy { isNumber($0) || units.contains($0) || ["+", "/"].contains($0) }
  }

  private static let units: Set = ["s", "m", "km", "mi", "yd", "ft"]

  /// Whether an amount is a time or a distance, but not both: `9:30`, `45 s`, `2 km`.
  private static func isTimeOrDistance(_ factor: ArraySlice<String>) -> Bool {
    !factor.contains("/") && (factor.contains { units.contains($0) } || factor.contains { $0.contains(":") })
  }

  private static func isNumber(_ token: String) -> Bool {
    token.first?.isNumber == true && token.allSatisfy { $0.isNumber || ".,:/".contains($0) }
      && token.count { $0 == "," } < 2
  }

  /// Whether no number follows another, with which it would make a third.
  private static func isJoinable(_ factor: ArraySlice<String>) -> Bool {
    !zip(factor, factor.dropFirst()).contains { isNumber($0) && isNumber($1) }
  }

  /// Whether a factor is a load: it has a sign or a unit of mass, or is a band, a pin or the body. A part of the set may follow.
  private static func isLoad(_ factor: ArraySlice<String>) -> Bool {
    guard let first = factor.first?.first, isJoinable(factor) else { return false }
    return "+-".contains(first) || !first.isNumber
      || factor.dropFirst().first.flatMap { MassUnit(rawValue: $0) } != nil
  }

  /// The words of a factor as in the notation: joined if they are numbers and units, separate if they are words.
  private static func joined(_ factor: ArraySlice<String>) -> String {
    let isWritten = factor.first?.first.map { $0.isNumber || "+-".contains($0) } == true
    return factor.map(pointed).joined(separator: isWritten ? "" : " ")
  }

  private static func pointed(_ number: String) -> String {
    String(number.map { $0 == "," ? "." : $0 })
  }
}
