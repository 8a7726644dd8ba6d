package import Training

extension Catalogue {
  /// The unassisted form of an assisted exercise: a bodyweight exercise whose name is the same without the assistance; nil if
  /// there is none.
  package func unassisted(_ exercise: Exercise) -> Exercise? {
    guard exercise.equipment == .assisted else { return nil }
    let meaning = NameMeaning(Query(exercise.name).words.map(\.bytes))
      .without(.equipment(.assisted)).without(.equipment(.band))
    return labels(near: meaning)
      .filter {
        $0.meaning.isSame(as: meaning) && has(Equipment.bodyWeight.rawValue, $0.candidate, in: .equipment)
      }
      .map(\.candidate).min().flatMap(exercise(_:))
  }
}
