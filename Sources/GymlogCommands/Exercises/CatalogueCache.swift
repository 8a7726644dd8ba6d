import Catalogue
import Logbook
import Training
import Wording

/// The catalogue with custom exercises and aliases.
typealias CatalogueCache = SnapshotCache<Catalogue>

extension SnapshotCache<Catalogue> {
  convenience init(exercisesOf logbook: Logbook) {
    self.init(logbook) { snapshot throws(Failure) in
      let exercises = try snapshot.documents(of: CustomExercise.self)
      let aliases = try snapshot.documents(of: ExerciseAlias.self)
      let problems = exercises.problems + aliases.problems
      guard !exercises.documents.isEmpty || !aliases.documents.isEmpty else { return (.bundled, problems) }
      let catalogue = Catalogue(
        own: exercises.values.filter { !$0.isDeleted }.map(\.listed),
        deleted: exercises.values.filter(\.isDeleted).map(\.exercise), aliases: aliases.values)
      return (catalogue, problems)
    }
  }

  /// The catalogue.
  ///
  /// - Throws: `LogbookError` if custom exercises can't be read at all.
  func catalogue() throws(Failure) -> Catalogue { try value() }
}
