package import Training
package import Wording

extension Snapshot {
  /// Reads a routine; nil if there is none with this id.
  ///
  /// - Throws: `LogbookError.damaged` if `routine.json` can't be used; `LogbookError.system` if reading fails.
  package func routine(_ id: EntityID) throws(Failure) -> StoredRoutine? {
    try stored(Routine.self, id)
  }

  /// The lifter's routines, ordered by id, and every document of a routine that can't be used. A routine is listed without
  /// its damaged exercises and sets, and not at all if `routine.json` is damaged.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func routines() throws(Failure) -> (routines: [StoredRoutine], problems: [Problem]) {
    var (found, problems): ([StoredRoutine], [Problem]) = ([], [])
    for id in try names(in: "routines").compactMap({ EntityID($0) }).sorted() {
      do {
        guard let stored = try routine(id) else { continue }
        found.append(stored)
        problems += stored.problems
      } catch {
        guard case .damaged(let problem) = error.logbookError else { throw error }
        problems.append(problem)
      }
    }
    return (found, problems)
  }
}
