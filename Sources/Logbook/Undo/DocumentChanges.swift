package import Documents
package import Training

/// The effects of changes on the logbook: each workout, routine and other value that they touched, before and after.
package struct DocumentChanges: Sendable {
  /// A value before and after; nil where it wasn't there, or can't be used.
  package struct Pair<Value: Sendable>: Sendable {
    package let before: Value?
    package let after: Value?
  }

  /// The documents, in the order in which they were written.
  package let paths: [DocumentPath]
  /// The folders of the workouts, in the same order.
  package let folders: [WorkoutFolder]
  /// Each of these workouts before and after. Empty if there are more than `detailed`.
  package private(set) var workouts: [Pair<Workout>] = []
  package private(set) var routines: [Pair<Routine>] = []
  /// A `Pair` of the kind's type for each document that stands alone.
  private var standalone: [any Sendable] = []
  /// Empty if there are more than `detailed`.
  package private(set) var activities: [Pair<Activity>] = []
  /// The number of activities among the changes.
  package private(set) var activityCount = 0
  package private(set) var profile: Pair<Profile>?
  /// The number of workouts and sets that exist before and not after, and the other way round. Counts only workouts without
  /// details.
  package private(set) var lost = (workouts: 0, sets: 0)
  package private(set) var gained = (workouts: 0, sets: 0)
  /// The number of workouts that exist before and after, but differ. Counts only workouts without details.
  package private(set) var changed = 0

  /// The most workouts that are described one by one.
  static let detailed = 20

  init(_ paths: [DocumentPath], from before: EarlierDocuments, to after: EarlierDocuments) {
    self.paths = paths
    folders = Self.unique(paths.compactMap(\.workoutFolder))
    if folders.count <= Self.detailed {
      let own = Set(paths)
      workouts = folders.map { folder in
        Pair(
          before: before.value(Workout.self, folder), after: after.value(Workout.self, folder)
        ).withoutOthers { own.contains(.workout(folder, .set($0))) }
      }
    } else {
      count(from: before, to: after)
    }
    routines = Self.unique(paths.compactMap(\.routineID)).map { id in
      Pair(before: before.value(Routine.self, id), after: after.value(Routine.self, id))
    }
    let own = Self.unique(paths)
    let changed = own.filter { if case .activity = $0 { true } else { false } }
    activityCount = changed.count
    if changed.count <= Self.detailed {
      activities = changed.map { path in
        Pair(before: before.activity(path), after: after.activity(path))
      }
    }
    if own.contains(.profile) { profile = Pair(before: before.profile, after: after.profile) }
    for case .standalone(let kind, let id) in own {
      func pair<Value: StoredAlone>(_: Value.Type) -> any Sendable {
        func value(_ documents: EarlierDocuments) -> Value? {
          ((try? documents.bytes(.standalone(kind, id))) ?? nil).flatMap {
            try? Value.coding.decode($0, at: DocumentPlace(id))
          }
        }
        return Pair<Value>(before: value(before), after: value(after))
      }
      standalone.append(pair(kind.type))
    }
  }

  /// The documents of a kind that stands alone.
  package func pairs<Value: StoredAlone>(of _: Value.Type) -> [Pair<Value>] {
    standalone.compactMap { $0 as? Pair<Value> }
  }

  private mutating func count(from before: EarlierDocuments, to after: EarlierDocuments) {
    var changed: Set<WorkoutFolder> = []
    for path in paths {
      guard case .workout(let folder, let file) = path else { continue }
      let (was, isThere) = ((try? before.bytes(path)) != .some(nil), (try? after.bytes(path)) != .some(nil))
      guard was != isThere else {
        changed.insert(folder)
        continue
      }
      switch file {
      case .head: if was { lost.workouts += 1 } else { gained.workouts += 1 }
      case .set: if was { lost.sets += 1 } else { gained.sets += 1 }
      case .exercise: break
      }
    }
    self.changed = changed.count
  }

  private static func unique<Key: Hashable>(_ keys: [Key]) -> [Key] {
    var seen: Set<Key> = []
    return keys.filter { seen.insert($0).inserted }
  }
}

extension DocumentChanges.Pair<Workout> {
  /// Leaves out the sets that come or go only with their workout or exercise: another program added them to it.
  fileprivate func withoutOthers(_ isOwn: (EntityID) -> Bool) -> Self {
    func sets(_ workout: Workout?) -> Set<EntityID> {
      Set(workout?.exercises.flatMap(\.sets).map(\.id) ?? [])
    }
    let (old, new) = (sets(before), sets(after))
    func rest(_ workout: Workout?, beside other: Set<EntityID>) -> Workout? {
      guard var workout else { return nil }
      for index in workout.exercises.indices {
        workout.exercises[index].sets.removeAll { !isOwn($0.id) && !other.contains($0.id) }
      }
      return workout
    }
    return Self(before: rest(before, beside: new), after: rest(after, beside: old))
  }
}

extension EarlierDocuments {
  /// The activity at a path at that moment; nil if it wasn't there or can't be used.
  fileprivate func activity(_ path: DocumentPath) -> Activity? {
    guard let place = path.place, let bytes = (try? bytes(path)) ?? nil else { return nil }
    return try? Document.activity.decode(bytes, at: place)
  }

  /// The profile at that moment; nil if it wasn't there or can't be used.
  fileprivate var profile: Profile? {
    ((try? bytes(.profile)) ?? nil).flatMap { try? Document.profile.decode($0) }
  }
}
