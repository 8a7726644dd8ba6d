import Documents
import Formats
import System
package import Training

extension Logbook {
  /// Begins a logbook with a made-up history, in an empty data directory. How many workouts and sets it holds.
  ///
  /// Only for scratch logbooks: the system writes the files to the disk when it likes, a crash leaves a shorter history,
  /// and there is nothing to undo. So ten years take seconds, where an fsync for every file would take minutes.
  ///
  /// Throws `conflict` where the data directory isn't empty.
  package func fill(
    with workouts: some Sequence<Workout>, at time: Instant
  ) throws(LogbookError) -> (workouts: Int, sets: Int) {
    let root = try directories.makeData()
    let lock = try self.lock(root, for: "demo")
    defer { _ = lock }
    var found = try mapping { () throws(SystemError) in try root.names() }
    found.removeAll { $0 == ".lock" }
    guard found.isEmpty else { throw .conflict(found.sorted()) }
    let nothing = try Snapshot(tree: nil, log: nil)
    let tree = DataTree(root: root)
    var count = (workouts: 0, sets: 0)
    for workout in workouts {
      var change = try Change(nothing)
      let folder = try change.add(workout)
      try mapping { () throws(SystemError) in try tree.write(change.documents, of: folder) }
      count.workouts += 1
      count.sets += workout.exercises.reduce(0) { $0 + $1.sets.count }
    }
    let beginning = Document.logbook.encode(LogbookDocument(created: time)).text(.members)
    try mapping { () throws(SystemError) in try root.replace(DocumentPath.logbook.fileName, beginning) }
    return count
  }
}

extension DataTree {
  /// Writes the documents of a new workout.
  fileprivate func write(
    _ documents: [OperationRecord.Change], of workout: WorkoutFolder
  ) throws(SystemError) {
    let path = "workouts/" + workout.text
    var changed: [String] = []
    let folder = try makeFolder(path, changed: &changed)
    for document in documents {
      guard let bytes = document.after else { continue }
      try folder.stage(document.path.fileName, bytes, durable: false).publish()
    }
    forget(path)
  }
}
