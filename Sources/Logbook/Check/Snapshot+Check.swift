import Documents
import Formats
import System
package import Training
package import Wording

extension Snapshot {
  /// Reads every document, follows every reference, and looks at every other file.
  ///
  /// - Parameters:
  ///   - now: the current time
  ///   - isBuiltIn: whether the catalogue has a built-in exercise
  /// - Returns: what isn't as it should be, and how many documents there are
  /// - Throws: `LogbookError.system` if a folder can't be listed.
  package func check(
    at now: Instant, isBuiltIn: @escaping (ExerciseID) -> Bool = { _ in true }
  ) throws(Failure) -> (findings: [Finding], documents: Int) {
    let custom = Set(try documents(of: CustomExercise.self).values.map(\.id))
    var check = Check(snapshot: self, custom: custom, isBuiltIn: isBuiltIn)
    // Reads the pointer, so that what is wrong with it is known.
    _ = try? currentWorkoutFolder()
    for problem in sideProblems() { check.add(problem) }
    try check.root()
    try check.names(in: "")
    try check.folders(in: "workouts") { WorkoutFolder.year($0) != nil }
    try check.folders(in: "routines") { EntityID.isID($0) }
    try check.standalone(at: now)
    let routines = try check.listing("routines") { () throws(Failure) in try names(in: "routines") }
    for id in routines.compactMap({ EntityID($0) }).sorted() { try check.folder(Routine.self, id) }
    let years = try check.listing("workouts") { () throws(Failure) in try self.years() }
    for year in years.reversed() {
      let path = "workouts/" + WorkoutFolder.name(ofYear: year)
      try check.folders(in: path) { EntityID.isID($0) }
      let workouts = try check.listing(path) { () throws(Failure) in try self.workouts(in: year) }
      for folder in workouts.reversed() { try check.folder(Workout.self, folder) }
      tree?.close(path)
    }
    let activities = try check.listing("activities") { () throws(Failure) in try activityFolders() }
    for folder in activities { try check.activity(folder) }
    check.overlaps()
    try check.profile()
    // What can't be listed is found by now.
    try? check.openWorkouts()
    if let isStale = try? isIndexStale(at: now), isStale { check.add("", .staleIndex) }
    if let (path, mode, right) = check.modes.first {
      check.add(path, .mode(mode, instead: right, others: check.modes.count - 1))
    }
    return (check.findings, check.documents)
  }
}

/// A check of all files, and what it has found.
private struct Check {
  let snapshot: Snapshot
  /// The ids of the custom exercises.
  let custom: Set<EntityID>
  let isBuiltIn: (ExerciseID) -> Bool
  var findings: [Finding] = []
  var documents = 0
  /// The files and folders with another mode than they should have.
  var modes: [(path: String, mode: UInt32, right: UInt32)] = []
  var activities: [Activity] = []

  mutating func add(_ path: String, _ kind: Finding.Kind) { findings.append(Finding(path: path, kind: kind)) }

  mutating func add(_ problem: Problem) {
    switch problem.reason {
    // Both are found where their folders are looked at.
    case .conflictCopy, .missing: return
    case .document, .system: add(problem.path, .unusable(problem))
    }
  }

  /// Looks at the data directory itself, and at what git needs in it.
  mutating func root() throws(Failure) {
    guard let root = snapshot.tree?.root else { return }
    let mode = try convertingErrors(root.status()).mode
    if mode != 0o700 { modes.append((root.path, mode, 0o700)) }
    for (name, _) in try convertingErrors(GitFiles.incomplete(in: root)) { add(name, .gitFile) }
    do throws(SystemError) {
      _ = try root.read(Logbook.lockFile)
    } catch {
      guard error.isUnusableFile else { throw Failure(error) }
      add(Problem(path: Logbook.lockFile, reason: .system(error)))
    }
  }

  /// The contents of a folder; nothing if it can't be listed, which is a finding.
  mutating func listing<Item>(
    _ path: String, _ list: () throws(Failure) -> [Item]
  ) throws(Failure) -> [Item] {
    do throws(Failure) {
      return try list()
    } catch {
      guard case .system(let system) = error.logbookError, system.isUnusableFile else { throw error }
      add(Problem(path: path, reason: .system(system)))
      return []
    }
  }

  /// Looks at the folders in a folder: their modes, and whether they are of the logbook.
  mutating func folders(in path: String, _ isKnown: (String) -> Bool) throws(Failure) {
    // What can't be listed is found by reading it.
    guard let folder = try? snapshot.tree?.folder(path) else { return }
    for entry in try convertingErrors(folder.entries()).sorted(by: { $0.name < $1.name }) {
      try addMode(of: entry, in: folder, path + "/" + entry.name)
      if entry.name.first != ".", !isKnown(entry.name) { add(path + "/" + entry.name, .foreign) }
    }
  }

  private mutating func addMode(
    of entry: Folder.Entry, in folder: Folder, _ path: String
  ) throws(Failure) {
    guard entry.name.first != ".", let right = entry.kind.privateMode,
      let mode = try convertingErrors(folder.status(entry.name))?.mode, mode != right
    else { return }
    modes.append((path, mode, right))
  }

  /// Looks at the names and modes of the files in a folder. Those named in `kept` belong to a document.
  mutating func names(in path: String, keeping kept: [String] = []) throws(Failure) {
    let prefix = path.isEmpty ? "" : path + "/"
    let open: Folder?
    do {
      open = try snapshot.tree?.folder(path)
    } catch {
      // What is in its place is found by reading it.
      return
    }
    guard let folder = open else { return }
    for entry in try convertingErrors(folder.entries()).sorted(by: { $0.name < $1.name }) {
      let name = entry.name
      if try convertingErrors(folder.isLeftover(entry)) { add(prefix + name, .leftover) }
      if name.first == "." { continue }
      try addMode(of: entry, in: folder, prefix + name)
      if DocumentPath(prefix + name) != nil {
        documents += 1
      } else if kept.contains(name) {
        continue
      } else if let original = ConflictCopy.original(of: name, in: path) {
        add(prefix + name, .conflictCopy(of: original))
      } else if !path.isEmpty || !Self.folders.contains(name) {
        add(prefix + name, .foreign)
      }
    }
  }

  /// The folders in the data directory. Something else in their place is found by reading it.
  private static let folders: Set<String> = Set(
    StandaloneKind.allCases.map(\.rawValue) + ["workouts", "routines", "activities"])

  mutating func standalone(at now: Instant) throws(Failure) {
    // Body weights are read over their index.
    for kind in StandaloneKind.allCases where kind != .bodyWeight {
      for problem in try problems(of: kind.type) { add(problem) }
    }
    for problem in try snapshot.bodyWeights(at: now).problems { add(problem) }
    for alias in try snapshot.documents(of: ExerciseAlias.self).documents {
      if let kind = unknown(alias.value.exercise, alias.value.name) { add(alias.path.text, kind) }
    }
    for kind in StandaloneKind.allCases { try names(in: kind.rawValue) }
  }

  private func problems<Value: StoredAlone>(of _: Value.Type) throws(Failure) -> [Problem] {
    try snapshot.documents(of: Value.self).problems
  }

  /// What is found of a reference to an exercise; nil if the exercise is known.
  private func unknown(_ exercise: ExerciseID, _ name: String) -> Finding.Kind? {
    if let id = exercise.own { return custom.contains(id) ? nil : .unknownExercise(name) }
    return isBuiltIn(exercise) ? nil : .unknownNumber(exercise.text)
  }

  /// The number of documents in the folder of a workout or routine, and how many of them are sets.
  private func members<Value: FolderStored>(
    of _: Value.Type, in path: String
  ) throws(Failure) -> (count: Int, sets: Int) {
    let files = try snapshot.names(in: path).compactMap { MemberFile($0, of: Value.owner) }
    return (files.count, files.count { if case .set = $0 { true } else { false } })
  }

  mutating func folder<Value: FolderStored>(_: Value.Type, _ key: Value.FolderKey) throws(Failure) {
    let path = Value.path(key)
    try names(in: path)
    defer { snapshot.tree?.close(path) }
    let stored: Stored<Value>?
    do {
      stored = try snapshot.stored(Value.self, key)
    } catch {
      guard case .damaged(let problem) = error.logbookError else { throw error }
      return add(problem.path, .unusable(problem, sets: try members(of: Value.self, in: path).sets))
    }
    guard let stored else {
      let members = try members(of: Value.self, in: path)
      let head = Value.path(of: .head, in: key).fileName
      if members.count > 0 { add(path, .withoutHead(head, sets: members.sets)) }
      return
    }
    for problem in stored.problems { add(problem) }
    let shown = Set(stored.value.exercises.flatMap(\.sets).map { "set-\($0.id.text).json" })
    let unusable = Set(stored.problems.map(\.path))
    for name in stored.files.keys.sorted() where name.hasPrefix("set-") && !shown.contains(name) {
      if !unusable.contains(path + "/" + name) { add(path + "/" + name, .setWithoutExercise) }
    }
    for exercise in stored.value.exercises {
      guard let kind = unknown(exercise.exercise, exercise.name) else { continue }
      add(path + "/exercise-\(exercise.id.text).json", kind)
    }
    if let workout = stored.value as? Workout { times(of: workout, path) }
    var marked: [String: [Int]] = [:]
    for (index, exercise) in stored.value.exercises.enumerated() {
      if let mark = exercise.superset { marked[mark, default: []].append(index + 1) }
    }
    let id = Value.id(of: key).text
    for numbers in marked.values.filter({ $0.count > 3 }).sorted(by: { $0[0] < $1[0] }) {
      add(path, .largeSuperset(workout: id, exercises: numbers))
    }
  }

  private mutating func times(of workout: Workout, _ path: String) {
    let year = workout.start.day.year
    if Workout.path(WorkoutFolder(start: workout.start, id: workout.id)) != path {
      add(path, .otherYear(year))
    }
    guard let end = workout.end, case let seconds = end.seconds - workout.start.seconds, seconds > 86_400
    else { return }
    add(path, .longWorkout(Duration(seconds: seconds), id: workout.id.text))
  }

  mutating func activity(_ folder: WorkoutFolder) throws(Failure) {
    let path = DocumentPath.activity(folder).folder
    let stored: StoredDocument<Activity>?
    do throws(Failure) {
      stored = try snapshot.activity(folder)
    } catch {
      try add(error, at: DocumentPath.activity(folder))
      return try names(in: path, keeping: TrackFile.names)
    }
    guard let stored else {
      let kept = try snapshot.names(in: path).filter { TrackFile.names.contains($0) }
      // What undo or redo can bring back is no problem.
      if !kept.isEmpty, try snapshot.lastChange(of: .activity(folder)) != nil {
        return try names(in: path, keeping: kept)
      }
      for name in kept { add(path + "/" + name, .trackWithoutActivity) }
      return try names(in: path, keeping: kept)
    }
    activities.append(stored.value)
    if stored.value.start.day.year != folder.year { add(path, .otherYear(stored.value.start.day.year)) }
    guard let file = stored.value.file else { return try names(in: path) }
    try names(in: path, keeping: [file.name])
    let place = path + "/" + file.name
    do throws(Failure) {
      guard let bytes = try snapshot.keptFile(file, in: folder) else { return add(place, .trackMissing) }
      if SHA256.hash(bytes) != file.hash { add(place, .trackChanged) }
    } catch {
      guard case .system(let system) = error.logbookError else { throw error }
      add(Problem(path: place, reason: .system(system)))
    }
  }

  /// Looks for activities of one sport at the same time.
  mutating func overlaps() {
    var before: [Activity] = []
    for activity in activities.sorted(by: { ($0.start.seconds, $0.id) < ($1.start.seconds, $1.id) }) {
      before.removeAll { $0.end.seconds <= activity.start.seconds }
      if let other = before.first(where: { $0.overlaps(activity) && $0.canBeOfSport(of: activity) }) {
        let folder = WorkoutFolder(start: activity.start, id: activity.id)
        add(DocumentPath.activity(folder).folder, .sameTime(activity, other))
      }
      before.append(activity)
    }
  }

  mutating func profile() throws(Failure) {
    do throws(Failure) { _ = try snapshot.profile() } catch { try add(error, at: .profile) }
  }

  /// Notes a document that can't be used.
  private mutating func add(_ error: Failure, at path: DocumentPath) throws(Failure) {
    guard let problem = error.problem(at: path) else { throw error }
    add(problem)
  }

  mutating func openWorkouts() throws(Failure) {
    let current: WorkoutFolder?
    // That it can't be read is found already.
    do { current = try snapshot.currentWorkout()?.folder } catch { current = nil }
    for folder in try snapshot.openWorkouts() where current != nil && folder != current {
      add("workouts/" + folder.text, .alsoOpen(id: folder.id.text))
    }
  }
}
