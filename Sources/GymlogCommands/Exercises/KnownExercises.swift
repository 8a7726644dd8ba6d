import Catalogue
import Logbook
import Training

/// The catalogue with the lifter's own exercises and aliases.
typealias KnownExercises = Known<Catalogue>

extension Known<Catalogue> {
  convenience init(exercisesOf logbook: Logbook) {
    self.init(logbook) { snapshot throws(LogbookError) in
      let exercises = try snapshot.ownExercises()
      let aliases = try snapshot.aliases()
      let problems = exercises.problems + aliases.problems
      guard !exercises.documents.isEmpty || !aliases.documents.isEmpty else { return (.bundled, problems) }
      let catalogue = Catalogue(
        own: exercises.values.filter { !$0.isDeleted }.map(\.listed),
        deleted: exercises.values.filter(\.isDeleted).map(\.exercise), aliases: aliases.values)
      return (catalogue, problems)
    }
  }

  /// The catalogue; throws where the lifter's own can't be read at all.
  func catalogue() throws -> Catalogue { try value() }
}
