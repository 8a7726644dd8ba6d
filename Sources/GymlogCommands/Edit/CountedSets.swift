import Catalogue
import Training
import Wording

/// Several sets by their number, where a command takes references: `last 2`, `2 sets`, `x2`, `twice`, `all`.
private struct CountedSets {
  /// Nil for all.
  let count: Int?

  init?(_ text: String) {
    var words = text.split(separator: " ").map { Recognition.folded($0) }
    words.removeAll {
      [
        "the", "last", "next", "set", "sets", "serie", "series", "ultimas", "ultimes", "las", "les",
        "darreres",
      ].contains($0)
    }
    guard words.count == 1 else { return nil }
    if ["all", "every", "each", "todas", "totes"].contains(words[0]) {
      count = nil
      return
    }
    let number = words[0].filter { $0 != "x" }
    guard let count = words[0] == "twice" ? 2 : LogLine.count(number) else { return nil }
    self.count = count
  }
}

extension Context {
  /// Refuses such words with the references to the sets among `places`: the first of them, or the last.
  func refuseCountedSets(
    _ references: [Reference], fromEnd: Bool = false, of places: [SetPlace], in workout: Workout,
    _ line: (String) -> String
  ) throws(Failure) {
    guard references.count == 1, case .exercise(.name(let text)) = references[0],
      !catalogue.isName(text)
    else { return }
    guard let counted = CountedSets(text) else {
      // `bench all`
      let words = text.split(separator: " ")
      guard fromEnd, words.count > 1, words.last?.lowercased() == "all" else { return }
      let index = try index(of: .name(words.dropLast().joined(separator: " ")), in: workout)
      let done = workout.donePlaces(of: index)
      if !done.isEmpty { throw .noSuchSets(text, line(workout.references(to: done))) }
      return
    }
    let count = counted.count ?? places.count
    guard count > 0, count <= places.count else { return }
    let meant = Array(fromEnd ? places.suffix(count) : places.prefix(count))
    throw .noSuchSets(text, line(workout.references(to: meant)))
  }
}

extension Failure {
  /// Several sets by a word that no reference is, with the line that names them.
  fileprivate static func noSuchSets(_ text: String, _ line: String) -> Failure {
    exerciseNotInWorkout(text).changing { message, words, _ in message.hint = words.readings([line]) }
  }
}
