package import Training

extension Catalogue {
  /// The exercise that an assisted one is without help: one on the body's weight with the same name but for the help.
  package func unassisted(_ exercise: Exercise) -> Exercise? {
    guard exercise.equipment == .assisted else { return nil }
    let sense = NameSense(Query(exercise.name).words.map(\.bytes))
      .without(.equipment(.assisted)).without(.equipment(.band))
    return labels(near: sense)
      .filter {
        $0.sense.isSame(as: sense) && has(Equipment.bodyWeight.rawValue, $0.candidate, in: .equipment)
      }
      .map(\.candidate).min().flatMap(exercise(_:))
  }

  /// Whether a text that was taken for an assisted exercise is also what the one without help is called.
  package func isSilentOnHelp(_ text: String, _ exercise: Exercise) -> Bool {
    guard exercise.equipment == .assisted else { return false }
    let typed = NameSense(Query(text).words.map(\.bytes))
    let isSilent = typed == typed.without(.equipment(.assisted)).without(.equipment(.band))
    return isSilent && typed.isSame(as: NameSense(Query(exercise.name).words.map(\.bytes)))
  }
}
