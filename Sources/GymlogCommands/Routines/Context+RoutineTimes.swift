import Catalogue
import Logbook
import Training
import Wording

extension Context {
  /// The last workout of each routine, by the routine's id. Reads workouts from the newest on until all are found, and skips
  /// unusable ones.
  func lastTimes(of routines: [KnownRoutine], in snapshot: Snapshot) throws(Failure) -> [EntityID: Workout] {
    var last: [EntityID: Workout] = [:]
    var wanted = Set(routines.map(\.routine.id))
    for year in try snapshot.years() {
      for folder in try snapshot.workouts(in: year) {
        guard let workout = try? snapshot.header(folder), case .routine(let name) = workout.origin,
          let known = routines.first(where: { $0.isMeant(by: name) })
        else { continue }
        let id = known.routine.id
        if last[id].map({ $0.start < workout.start }) ?? true { last[id] = workout }
        wanted.remove(id)
      }
      // Within a year, workouts logged afterwards may be out of order.
      if wanted.isEmpty { break }
    }
    return last
  }

  /// The routine to do next after some workouts, newest first; nil if none of them was started from a routine.
  func nextRoutine(after workouts: [Workout], in snapshot: Snapshot) throws(Failure) -> Routine? {
    let origins = workouts.filter { if case .routine? = $0.origin { true } else { false } }
    guard !origins.isEmpty else { return nil }
    let routines = try routines(in: snapshot).routines
    var last: [EntityID: Workout] = [:]
    for workout in origins {
      guard case .routine(let name)? = workout.origin,
        let known = routines.first(where: { $0.isMeant(by: name) }), last[known.routine.id] == nil
      else { continue }
      last[known.routine.id] = workout
    }
    if last.isEmpty { return nil }
    let next = Self.next(of: routines, last)
    return routines.first { $0.routine.id == next }?.routine
  }

  /// The routine to do next: the one listed after the last routine done, among those that share its first tag. Own and
  /// built-in routines aren't mixed. If none was done yet, the first of the lifter's own.
  static func next(of routines: [KnownRoutine], _ last: [EntityID: Workout]) -> EntityID? {
    let done = routines.filter { last[$0.routine.id] != nil }
    let latest = done.max { one, other in
      (last[one.routine.id]?.start.seconds ?? 0) < (last[other.routine.id]?.start.seconds ?? 0)
    }
    guard let latest else { return routines.first { !$0.isBuiltIn }?.routine.id }
    let tag = latest.routine.tags.first
    let group = routines.filter { known in
      known.isBuiltIn == latest.isBuiltIn && (tag == nil || known.routine.tags.first == tag)
    }
    guard let index = group.firstIndex(where: { $0.routine.id == latest.routine.id }) else { return nil }
    return group[(index + 1) % group.count].routine.id
  }
}

extension KnownRoutine {
  /// Whether a workout's origin names the routine, by its id or name.
  fileprivate func isMeant(by origin: String) -> Bool {
    routine.id.text == origin
      || EntityID(origin) == nil && names.contains { FoldedName($0) == FoldedName(origin) }
  }
}
