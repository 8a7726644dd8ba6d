/// Remarks that lifters write after a name: "Squat RPE 6", "Plank 1:00", "Deadlift old data", "Bench Press (Heavy)".
enum ImportRemark {
  /// A name without what was worn, at its end: "Squat w/ belt", which isn't the belt squat.
  static func withoutGear(_ name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let ending = words.suffix(2).map { bare(Substring($0.lowercased())) }
    guard words.count > 2, worn.contains(ending[0]), gear.contains(ending[1]) else { return name }
    return words.dropLast(2).joined(separator: " ")
  }

  private static let worn: Set<Substring> = ["with", "w/", "no", "without"]
  private static let gear: Set<Substring> = ["belt", "straps", "sleeves", "wraps"]

  /// A name without the remark at its end; nil if there is none.
  static func without(_ name: String) -> String? {
    var words = name.lowercased().split(whereSeparator: \.isWhitespace)
    let count = words.count
    while words.count > 1 {
      if words.count > 2,
        phrases.contains(words.suffix(2).map(bare).joined(separator: " ")) || isEffort(words.suffix(2))
      {
        words.removeLast(2)
      } else if words.last.map({ isRemark(bare($0)) }) == true || isBenchAngle(words) {
        words.removeLast()
      } else {
        break
      }
    }
    return words.count == count ? nil : words.joined(separator: " ")
  }

  /// A name without the side at its end: "Side Plank - Left", "Dumbbell Row (Right Arm)"; nil if there is none.
  static func withoutSide(_ name: String) -> String? {
    var words = name.lowercased().split(whereSeparator: \.isWhitespace)
    if let last = words.last, limbs.contains(bare(last)) { words.removeLast() }
    guard let last = words.last, sides.contains(bare(last)) else { return nil }
    words.removeLast()
    if words.last == "-" { words.removeLast() }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static let sides: Set<Substring> = [
    "left", "right", "izquierda", "izquierdo", "derecha", "derecho", "esquerra", "esquerre", "dreta", "dret",
  ]
  private static let limbs: Set<Substring> = ["side", "arm", "leg", "hand"]

  private static let phrases: Set = [
    "back up", "old data", "top set", "back off", "warm up", "drop set", "drop sets", "myo reps",
    "rest pause",
  ]
  private static let remarks: Set = [
    "backup", "beltless", "custom", "old", "new", "heavy", "light", "volume", "amrap", "backoff", "back-off",
    "warmup",
    "warm-up", "dropset", "dropsets", "myoreps", "5/3/1", "531", "hypertrophy", "metabolic",
  ]

  /// `rpe 6`
  private static func isEffort(_ words: ArraySlice<Substring>) -> Bool {
    (words.first == "rpe" || words.first == "rir") && words.last.map { isNumber($0) } == true
  }

  /// The angle of an inclined bench: "Press inclinado 30º".
  private static func isBenchAngle(_ words: [Substring]) -> Bool {
    guard let last = words.last.map(bare), ["°", "º"].contains(where: last.hasSuffix) else { return false }
    return isNumber(last.dropLast())
      && words.contains { word in ["incl", "schräg", "schuin"].contains(where: bare(word).hasPrefix) }
  }

  /// A word without brackets.
  private static func bare(_ word: Substring) -> Substring {
    var word = word
    if word.first == "(" { word.removeFirst() }
    if word.last == ")" { word.removeLast() }
    return word
  }

  /// `old`, `rpe6`, `#2`, `1:00`, `5x5`, `60s`, `1000m`
  private static func isRemark(_ word: Substring) -> Bool {
    if remarks.contains(String(word)) { return true }
    for start in ["rpe", "rir", "#"] where word.hasPrefix(start) {
      return isNumber(word.dropFirst(start.count))
    }
    for unit in ["s", "m", "km", "min", "sec", "kg", "lb", "lbs"] where word.hasSuffix(unit) {
      if isNumber(word.dropLast(unit.count)) { return true }
    }
    for sign: Character in ["x", ":"] {
      let parts = word.split(separator: sign, omittingEmptySubsequences: false)
      if parts.count == 2 { return parts.allSatisfy(isNumber) }
    }
    return false
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
