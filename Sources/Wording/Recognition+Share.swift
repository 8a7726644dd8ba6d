import TextMatching
import Training

extension Recognition {
  /// Whether a text is the heading of a workout without a name, in any language: `Entrenament`.
  package static func isWorkoutHeading(_ text: some StringProtocol) -> Bool {
    isOne(text) { $0.workoutHeading }
  }

  /// Whether a text is the label of a rest, in any language.
  package static func isRestLabel(_ text: some StringProtocol) -> Bool {
    isOne(text) { $0.restLabel } || ["desc", "rec"].contains(folded(text))
  }

  /// Whether a text is the mark of a missed attempt, in any language.
  package static func isMissLabel(_ text: some StringProtocol) -> Bool { isOne(text) { $0.missLabel } }

  /// Whether a text is the mark of a set that a max was tested with, in any language.
  package static func isTestedLabel(_ text: some StringProtocol) -> Bool {
    isOne(text) { $0.tested } || ["probado", "provat"].contains(folded(text))
  }

  /// Whether a text is the label of a note, in any language.
  package static func isNoteLabel(_ text: some StringProtocol) -> Bool {
    isOne(text) { $0.noteLabel } || ["notes", "notas", "comment", "comments"].contains(folded(text))
  }

  /// Reads the band or stack number that stands at the start of some words as `band` and `stack` write it in any language: `banda
  /// roja`, `goma roja` in older texts. Returns it as it is typed, and the number of its words.
  package static func sharedLoad(_ words: ArraySlice<String>) -> (typed: String, count: Int)? {
    guard words.first?.first?.isLetter == true else { return nil }
    let goma = FoldedWord("goma")
    var start = words.prefix(3).map { FoldedWord($0.filter { $0 != "," }) }
    if start[0] == goma { start[0] = FoldedWord("banda") }
    for language in Language.allCases.map(\.words) {
      for band in Band.allCases {
        let parts = language.band(band).split(separator: " ").map { FoldedWord($0) }
        if start.starts(with: parts) { return (band.rawValue, parts.count) }
      }
      let parts = language.stack(1).split(separator: " ").map { FoldedWord($0) }
      if start.count >= 2, parts.count == 2, start[0] == parts[0],
        let number = Int(words[words.startIndex + 1].filter { $0 != "," })
      {
        return ("p\(number)", 2)
      }
    }
    return nil
  }

  /// Reads a day as `dayLong` writes it in any language: `dimarts, 17 de maig de 2022`. Nil for any other text, a day that
  /// doesn't exist, or a wrong weekday.
  private static func day(_ text: some StringProtocol) -> Day? {
    let wanted = String(text).lowercased()
    for language in Language.allCases.map(\.words) {
      guard let day = calendarDay(wanted, language) else { continue }
      if language.dayLong(day).lowercased() == wanted { return day }
    }
    return nil
  }

  /// Whether a text is a day with a start, as `dayAndSpan` writes it: `dimarts, 17 de maig de 2022, 11:57 – 12:48`.
  package static func isSharedDay(_ text: String) -> Bool {
    text.indices.contains { text[$0] == "," && day(text[..<$0]) != nil }
  }

  /// The day given by the numbers and the month in a text.
  private static func calendarDay(_ text: String, _ language: Words) -> Day? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "'" }
    let numbers = words.compactMap { Int($0) }
    let month = Month.allCases.first { words.contains(language.month($0).lowercased()[...]) }
    guard numbers.count == 2, let month else { return nil }
    return Day(year: numbers[1], month: month.rawValue, day: numbers[0])
  }

  private static func isOne(_ text: some StringProtocol, _ word: (Words) -> String) -> Bool {
    let wanted = FoldedWord(text)
    return Language.allCases.contains { FoldedWord(word($0.words)) == wanted }
  }
}
