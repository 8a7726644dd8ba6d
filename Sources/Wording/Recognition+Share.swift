import TextMatching
import Training

extension Recognition {
  /// Whether a text is the heading of a workout without a name, in any language: `Entrenament`.
  package static func isWorkoutHeading(_ text: some StringProtocol) -> Bool {
    isOne(text) { $0.workoutHeading }
  }

  /// Whether a text is the label of a rest, in any language.
  package static func isRestLabel(_ text: some StringProtocol) -> Bool { isOne(text) { $0.restLabel } }

  /// Whether a text is the label of a note, in any language.
  package static func isNoteLabel(_ text: some StringProtocol) -> Bool {
    isOne(text) { $0.noteLabel } || ["notes", "notas", "comment", "comments"].contains(folded(text))
  }

  /// Reads the band or stack number that stands at the start of some words as `band` and `stack` write it in any language: `goma
  /// roja`. Returns it as it is typed, and the number of its words.
  package static func sharedLoad(_ words: ArraySlice<String>) -> (typed: String, count: Int)? {
    let start = words.prefix(3).map { FoldedWord($0.filter { $0 != "," }) }
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

  private static func isOne(_ text: some StringProtocol, _ word: (Words) -> String) -> Bool {
    let wanted = FoldedWord(text)
    return Language.allCases.contains { FoldedWord(word($0.words)) == wanted }
  }
}
