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
      return (Catalogue(own: exercises.values.map(\.listed), aliases: aliases.values), problems)
    }
  }

  /// The catalogue; throws where the lifter's own can't be read at all.
  func catalogue() throws -> Catalogue { try value() }
}
