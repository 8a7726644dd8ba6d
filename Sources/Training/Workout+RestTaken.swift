extension Workout {
  /// The longest time between two sets that counts as rest: twenty minutes. A longer one means a break.
  package static let longestRest = Duration(seconds: 20 * 60)

  /// The fewest seconds that a rep takes. After less time, the set was only logged then, not done.
  private static let secondsPerRep = 2

  /// The mean rest taken between the working sets of an exercise, and over how many rests; nil if none is known.
  ///
  /// A rest is the time from the completion of a set to that of the next one in the workout, without the next one's time,
  /// if it has one. It is known if both are of this exercise and were logged one by one as they were done; sets with the
  /// same completion time were logged together. A drop set follows without rest, and a time with a pause in it isn't
  /// one.
  package func restTaken(ofExercise index: Int) -> (mean: Duration, count: Int)? {
    let done = exercises.indices.flatMap { entry in
      exercises[entry].doneSets.compactMap { set in
        set.completed.map { TimedSet(entry: entry, set: set, completed: $0.seconds) }
      }
    }.sorted { $0.completed < $1.completed }
    var rests: [Int] = []
    for (before, next) in zip(done, done.dropFirst()) where before.entry == index && next.entry == index {
      guard before.set.type.isWork, [.normal, .failure].contains(next.set.type),
        done.count(where: { $0.completed == before.completed || $0.completed == next.completed }) == 2,
        !pauses.contains(where: { pause in
          pause.start.seconds < next.completed && (pause.end?.seconds ?? .max) > before.completed
        })
      else { continue }
      let between = next.completed - before.completed
      let rest = between - (next.set.result?.amount.time?.seconds ?? 0)
      let least = Self.secondsPerRep * (next.set.result?.totalReps ?? 0)
      if between >= least, (1...Self.longestRest.seconds).contains(rest) { rests.append(rest) }
    }
    if rests.isEmpty { return nil }
    let sum = rests.reduce(0, +)
    return (Duration(seconds: (sum + rests.count / 2) / rests.count), rests.count)
  }

  private struct TimedSet {
    let entry: Int
    let set: WorkoutSet
    /// In seconds since 1970.
    let completed: Int
  }
}
