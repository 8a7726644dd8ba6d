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
  /// The sets that references mean: single sets and rows of one exercise, or for an exercise those that `ofExercise` returns.
  func places(
    of references: [Reference], in workout: Workout, ofExercise: (Int) throws(Failure) -> [SetPlace]
  ) throws(Failure) -> [SetPlace] {
    var places: [SetPlace] = []
    for reference in references {
      let more =
        if case .exercise(let exercise) = reference {
          try ofExercise(try index(of: exercise, in: workout))
        } else {
          try self.places(of: reference, typed: reference.text, in: workout)
        }
      places += more.filter { !places.contains($0) }
    }
    if let first = places.first, let other = places.first(where: { $0.exercise != first.exercise }) {
      throw .severalExercisesAtOnce([first, other].map { name(of: workout.exercises[$0.exercise]) })
    }
    return places.sorted()
  }

  /// The reference that all the words form together, so that names need no quotes.
  func reference(_ words: some Collection<String>) throws(Failure) -> Reference {
    let text = words.joined(separator: " ")
    guard let reference = Reference(text.hasSuffix(",") ? String(text.dropLast()) : text) else {
      throw .setNotFound(text)
    }
    return reference
  }

  /// The references of some words: several if each ends in a set, `.1 .3`; else the one that they form together, also as `.2 de remo`.
  func references(_ words: some Collection<String>) throws(Failure) -> [Reference] {
    let typed = Array(words)
    if typed.count > 2, ["of", "de", "del"].contains(typed[1].lowercased()) {
      let name = ExerciseReference.name(typed[2...].joined(separator: " "))
      switch Reference(typed[0]) {
      case .set(let number): return [.setOf(name, number)]
      case .lastSet: return [.setOf(name, nil)]
      default: break
      }
    }
    if let several = Reference.references(in: typed), several.count > 1,
      several.allSatisfy({ if case .exercise = $0 { false } else { true } })
    {
      return several
    }
    return [try reference(words)]
  }
}

extension Failure {
  /// Sets of several exercises were named, but only sets of one exercise can be changed together.
  static func severalExercisesAtOnce(_ names: [String]) -> Failure {
    let list = names.joined(separator: ", ")
    return Failure(
      .usage, en: Message("change the sets of one exercise at a time: \(list)"),
      es: Message("cambia las series de un solo ejercicio cada vez: \(list)"),
      ca: Message("canvia les sèries d'un sol exercici cada vegada: \(list)"))
  }
}
