import Documents
import Formats
import System
package import Training
package import Wording

extension Logbook {
  /// Fills an empty data directory with made-up workouts. Returns how many workouts and sets were written.
  ///
  /// For scratch logbooks only: nothing is synchronized, so a crash may lose part of it, and there is nothing to undo. Ten
  /// years take seconds this way; with an fsync for each file they would take minutes.
  ///
  /// - Throws: `LogbookError.conflict` if the data directory isn't empty; `.dataDirectory` if it can't be opened or created;
  ///   `.busy` if another process holds the lock; `.system` if writing fails.
  package func fill(
    with workouts: some Sequence<Workout>, at time: Instant
  ) throws(Failure) -> (workouts: Int, sets: Int) {
    let root = try directories.openOrCreateData()
    let lock = try self.lock(root)
    defer { _ = lock }
    var found = try convertingErrors(root.names())
    found.removeAll { $0 == ".lock" }
    guard found.isEmpty else { throw Failure(.conflict(found.sorted())) }
    let nothing = try Snapshot(tree: nil, log: nil)
    // Under a temporary name until all of it is written: so that no reader sees half a logbook.
    let workshop = Folder.temporaryPrefix + EntityID.randomText(random())
    _ = try convertingErrors(root.makeFolder(workshop))
    guard let place = try convertingErrors(root.openFolder(workshop)) else {
      throw Failure(.conflict([workshop]))
    }
    let tree = DataTree(root: place)
    var count = (workouts: 0, sets: 0)
    for workout in workouts {
      var change = try Change(nothing)
      let folder = try change.add(workout)
      try convertingErrors(tree.write(change.documents, of: folder))
      count.workouts += 1
      count.sets += workout.exercises.reduce(0) { $0 + $1.sets.count }
    }
    if count.workouts > 0 { try convertingErrors(place.rename("workouts", to: "workouts", in: root)) }
    _ = try convertingErrors(root.removeFolder(workshop))
    let header = Document.logbook.encode(LogbookDocument(created: time)).text(.members)
    try convertingErrors(root.replace(DocumentPath.logbook.fileName, header))
    return count
  }
}

extension DataTree {
  /// Writes the documents of a new workout.
  fileprivate func write(
    _ documents: [OperationRecord.Change], of workout: WorkoutFolder
  ) throws(SystemError) {
    let path = Workout.path(workout)
    var changed: [String] = []
    let folder = try makeFolder(path, changed: &changed)
    for document in documents {
      guard let bytes = document.after else { continue }
      try folder.stage(document.path.fileName, bytes, durable: false).publish()
    }
    close(path)
  }
}
