import Catalogue
import Training
import Wording

extension Context {
  /// The exercises by their folded names, for a text that `share` wrote; nil for any other text. Only `share` labels sets as
  /// normal.
  func sharedNames(in parts: [SessionText.Part]) throws(Failure) -> [String: ExerciseID]? {
    guard parts.contains(where: { $0.lines.contains { $0.type == .normal } }) else { return nil }
    return try exerciseNames()
  }

  /// The same for a text in the short form of `share`; none for any other text. In such a text, a heading is followed by nothing
  /// but its lines.
  func shortNames(in parts: [SessionText.Part]) throws(Failure) -> [String: ExerciseID] {
    let isShort = parts.allSatisfy { part in
      guard let day = part.heading?.day else { return false }
      let days = Language.allCases.map { $0.words.dayShortWithYear(day).lowercased() + ", " }
      let heads = ShortLine.parts(of: part.typed.lowercased())
      return heads.contains { head in days.contains { head.hasPrefix($0) } }
        && part.lines.allSatisfy { $0.note != nil || ShortLine($0.typed) != nil }
    }
    return isShort ? try exerciseNames() : [:]
  }

  /// The exercises by their folded names in every language, without names that two of them have.
  private func exerciseNames() throws(Failure) -> [String: ExerciseID] {
    let catalogue = try exercises.catalogue()
    var names: [String: ExerciseID] = [:]
    var doubtful: Set<String> = []
    for exercise in catalogue.search().map(\.exercise) {
      for language in Language.allCases {
        guard let name = catalogue.name(of: exercise.id, language: language.rawValue) else { continue }
        let folded = Recognition.folded(name)
        if let other = names.updateValue(exercise.id, forKey: folded), other != exercise.id {
          doubtful.insert(folded)
        }
      }
    }
    for name in doubtful { names[name] = nil }
    return names
  }
}
