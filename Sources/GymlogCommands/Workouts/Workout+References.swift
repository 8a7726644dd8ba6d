import Training
import Wording

extension Workout {
  /// The reference to a set: `.2` in the current exercise, else `1.2`.
  func reference(to place: SetPlace) -> String {
    (place.exercise == currentExercise ? "" : "\(place.exercise + 1)") + ".\(place.set + 1)"
  }

  /// The references to sets: `.2`, consecutive sets as `.1-.4`.
  func references(to places: [SetPlace]) -> String {
    Self.rows(of: places.sorted()).map { row in
      let first = reference(to: row[0])
      return row.count == 1 ? first : first + "-.\(row[row.count - 1].set + 1)"
    }.joined(separator: " ")
  }

  private static func rows(of places: [SetPlace]) -> [[SetPlace]] {
    places.reduce(into: []) { rows, place in
      if let last = rows.last?.last, last.exercise == place.exercise, last.set + 1 == place.set {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
  }
}

extension Context {
  /// The sets that a reference means: one set, or for an exercise those that `ofExercise` returns.
  func places(
    of reference: Reference, in workout: Workout, ofExercise: (Int) throws(Failure) -> [SetPlace]
  ) throws(Failure) -> [SetPlace] {
    guard case .exercise(let exercise) = reference else {
      return [try place(of: reference, typed: reference.text, in: workout)]
    }
    return try ofExercise(try index(of: exercise, in: workout))
  }

  /// The reference that all the words form together, so that names need no quotes.
  func reference(_ words: some Collection<String>) throws(Failure) -> Reference {
    let text = words.joined(separator: " ")
    guard let reference = Reference(text.hasSuffix(",") ? String(text.dropLast()) : text) else {
      throw .setNotFound(text)
    }
    return reference
  }
}
