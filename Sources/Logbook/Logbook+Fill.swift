import Documents
import Formats
import System
package import Training
package import Wording

/// An activity, and the bytes of the file that is kept beside it; nil if it has none.
package struct KeptActivity {
  let activity: Activity
  let file: [UInt8]?

  package init(_ activity: Activity, _ file: [UInt8]? = nil) { (self.activity, self.file) = (activity, file) }
}

extension Logbook {
  /// Fills an empty data directory with made-up workouts and activities. Returns how many workouts and sets were written.
  ///
  /// For scratch logbooks only: nothing is synchronized, so a crash may lose part of it, and there is nothing to undo. Ten
  /// years take seconds this way; with an fsync for each file they would take minutes.
  ///
  /// - Throws: `LogbookError.conflict` if the data directory isn't empty; `.dataDirectory` if it can't be opened or created;
  ///   `.busy` if another process holds the lock; `.system` if writing fails.
  package func fill(
    with workouts: some Sequence<Workout>, and activities: [KeptActivity] = [], at time: Instant
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
      try convertingErrors(tree.write(change.documents, in: Workout.path(folder)))
      count.workouts += 1
      count.sets += workout.exercises.reduce(0) { $0 + $1.sets.count }
    }
    for kept in activities {
      var change = try Change(nothing)
      try change.save(kept.activity)
      if let file = kept.file { change.keep(file, of: kept.activity) }
      guard let path = change.documents.first?.path.folder else { continue }
      try convertingErrors(tree.write(change.documents, in: path, beside: change.kept))
    }
    if !activities.isEmpty { try convertingErrors(place.rename("activities", to: "activities", in: root)) }
    if count.workouts > 0 { try convertingErrors(place.rename("workouts", to: "workouts", in: root)) }
    _ = try convertingErrors(root.removeFolder(workshop))
    let header = Document.logbook.encode(LogbookDocument(created: time)).text(.members)
    try convertingErrors(root.replace(DocumentPath.logbook.fileName, header))
    return count
  }
}

extension DataTree {
  /// Writes the documents of a new folder, and the files kept beside them.
  fileprivate func write(
    _ documents: [OperationRecord.Change], in path: String, beside kept: [KeptFile] = []
  ) throws(SystemError) {
    var changed: [String] = []
    let folder = try makeFolder(path, changed: &changed)
    for file in kept { try folder.stage(file.name, file.bytes, durable: false).publish() }
    for document in documents {
      guard let bytes = document.after else { continue }
      try folder.stage(document.path.fileName, bytes, durable: false).publish()
    }
    close(path)
  }
}
