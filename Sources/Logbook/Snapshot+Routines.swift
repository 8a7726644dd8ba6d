package import Training

extension Snapshot {
  /// A routine of the lifter's own; nil where there is none. Throws `damaged` where its own document can't be used.
  package func routine(_ id: EntityID) throws(LogbookError) -> StoredRoutine? {
    try stored(Routine.self, id)
  }

  /// The routines of the lifter's own, in the order of their ids, and the documents of routines that can't be used: also
  /// those of a routine that is shown without them.
  package func routines() throws(LogbookError) -> (routines: [StoredRoutine], problems: [Problem]) {
    var (found, problems): ([StoredRoutine], [Problem]) = ([], [])
    for id in try names(in: "routines").compactMap({ EntityID($0) }).sorted() {
      do {
        guard let stored = try routine(id) else { continue }
        found.append(stored)
        problems += stored.problems
      } catch {
        guard case .damaged(let problem) = error else { throw error }
        problems.append(problem)
      }
    }
    return (found, problems)
  }
}
