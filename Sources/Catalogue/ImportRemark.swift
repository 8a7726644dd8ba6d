/// What lifters write after a name that isn't part of it: "Squat RPE 6", "Plank 1:00", "Deadlift old data".
enum ImportRemark {
  /// A name without the remark at its end; nil if there is none.
  static func without(_ name: String) -> String? {
    var words = name.lowercased().split(whereSeparator: \.isWhitespace)
    let count = words.count
    while words.count > 1 {
      if words.count > 2,
        phrases.contains(words.suffix(2).joined(separator: " ")) || isEffort(words.suffix(2))
      {
        words.removeLast(2)
      } else if words.last.map(isRemark) == true {
        words.removeLast()
      } else {
        break
      }
    }
    return words.count == count ? nil : words.joined(separator: " ")
  }

  private static let phrases: Set = ["back up", "old data"]
  private static let remarks: Set = ["backup", "old", "new"]

  /// `rpe 6`
  private static func isEffort(_ words: ArraySlice<Substring>) -> Bool {
    (words.first == "rpe" || words.first == "rir") && words.last.map { isNumber($0) } == true
  }

  /// `old`, `rpe6`, `#2`, `1:00`, `5x5`, `60s`
  private static func isRemark(_ word: Substring) -> Bool {
    if remarks.contains(String(word)) { return true }
    for start in ["rpe", "rir", "#"] where word.hasPrefix(start) {
      return isNumber(word.dropFirst(start.count))
    }
    if word.hasSuffix("s") { return isNumber(word.dropLast()) }
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
