import Training
import Wording

/// The left and the right, and words for each, beside the figures of a line.
extension LogLine {
  /// Words with `12/10` for `12L 10R`, `L12 R10`, `10R 12L`, `10 izq 9 dcha` and `80x12L 80x10R` after a number, and `30s/25s` for
  /// `30s L 25s R`.
  static func withSides(_ typed: [String]) -> [String] {
    let words = typed.flatMap(apartFromLoad)
    let isHeld = words.count > 1 && readsTime(words[0]) != nil && side(words[1]) != nil
    guard words.count > 2,
      isHeld || side(words[1]) == nil && words[0].last.map({ $0.isNumber || $0 == "g" }) == true
    else { return typed }
    var joined: [String] = []
    var place = 0
    var hasSides = false
    while place < words.count {
      if isHeld || place > 0, let one = amount(words, at: place) {
        let separator =
          one.end < words.count && [",", "/", "+", "y", "i", "and"].contains(words[one.end].lowercased())
        var next = one.end + (separator ? 1 : 0)
        // `80x12L 80x10R`
        if place > 0, next < words.count, words[next] == words[place - 1] { next += 1 }
        if let other = amount(words, at: next), one.isLeft != other.isLeft {
          joined.append(
            (one.isLeft ? [one.text, other.text] : [other.text, one.text]).joined(separator: "/"))
          place = other.end
          hasSides = true
          continue
        }
      }
      joined.append(words[place])
      place += 1
    }
    return hasSides ? joined : typed
  }

  /// The amount of a side, in one word or two: `12L`, `L12`, `12 izq`, `left 12`, `30s L`.
  private static func amount(_ words: [String], at place: Int) -> (text: String, isLeft: Bool, end: Int)? {
    guard place < words.count else { return nil }
    let word = words[place].lowercased().filter { $0 != "," }
    func isAmount(_ text: String) -> Bool { Int(text) != nil || readsTime(text) != nil }
    let figures = word.prefix { $0.isNumber }
    for (text, mark) in [
      (String(figures), String(word.dropFirst(figures.count))),
      (String(word.dropFirst()), String(word.prefix(1))),
    ] where isAmount(text) {
      if let isLeft = side(mark) { return (text, isLeft, place + 1) }
    }
    guard place + 1 < words.count else { return nil }
    let next = words[place + 1].lowercased().filter { $0 != "," }
    if isAmount(word), let isLeft = side(next) { return (word, isLeft, place + 2) }
    if isAmount(next), word.count > 1 || word == "l" || word == "r", let isLeft = side(word) {
      return (next, isLeft, place + 2)
    }
    return nil
  }

  /// `80x12L,` and `80x10R` without the load of the second; any other word as it is.
  private static func apartFromLoad(_ word: String) -> [String] {
    let halves = word.lowercased().split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2, SetWord.isMass(halves[0]),
      let last = halves[1].filter({ $0 != "," }).last, last == "l" || last == "r",
      Int(halves[1].filter({ $0 != "," }).dropLast()) != nil
    else { return [word] }
    return [halves[0], halves[1]]
  }

  private static func readsTime(_ word: String) -> String? {
    let number = word.prefix { $0.isNumber }
    let unit = word.dropFirst(number.count).lowercased()
    return !number.isEmpty && (unit == "\"" || TimeUnit(named: unit) == .second) ? number + "s" : nil
  }

  /// Whether a word for a side is that for the left; nil for another word.
  private static func side(_ word: String) -> Bool? {
    switch Recognition.folded(word) {
    case "l", "left", "izq", "izquierda", "izquierdo", "izda", "esq", "esquerra", "esquerre": true
    case "r", "right", "der", "dcha", "derecha", "derecho", "dre", "dreta", "dret": false
    default: nil
    }
  }

  /// The words without `/leg`, `each leg` and `por pierna` after the first.
  static func withoutEachSide(_ words: [String]) -> [String] {
    guard let first = words.first, words.count > 1 else { return words }
    let halves = first.split(separator: "/").map(String.init)
    if halves.count == 2, SideReps.words.contains(Recognition.folded(halves[1])) {
      return [halves[0]] + words.dropFirst()
    }
    // `3x10 each 14s`
    if words.count == 3, ["each", "ea", "c/u"].contains(words[1].lowercased()) { return [first, words[2]] }
    guard words.count > 3, ["each", "per", "por", "cada", "a"].contains(Recognition.folded(words[1])),
      SideReps.words.contains(Recognition.folded(words[2]))
    else { return words }
    return [first] + words.dropFirst(3)
  }
}
