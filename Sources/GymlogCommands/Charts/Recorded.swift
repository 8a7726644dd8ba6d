import Catalogue
import Insights
import Logbook
import Training

/// What reports are about: the history and the body weights.
struct Recorded {
  let history: History
  let bodyWeights: BodyWeights
  /// Documents that couldn't be used.
  let problems: [Problem]

  init(_ snapshot: Snapshot, _ context: Context) throws {
    let recorded = try context.history(in: snapshot)
    let weights = try snapshot.bodyWeights()
    (history, bodyWeights) = (recorded.history, weights.weights)
    problems = recorded.problems + weights.problems
  }

  /// Whether nothing was ever trained.
  var isEmpty: Bool { history.sets.isEmpty }

  /// What the program computes by for an exercise of the history: from the catalogue, or, for one that it doesn't have, what
  /// its sets tell.
  func exercise(_ index: Int, _ context: Context) -> Exercise {
    let id = history.id(ofExercise: index)
    if let exercise = context.catalogue(with: id).exercise(id: id) { return exercise }
    let amount = history.sets(ofExercise: index).first?.amount.countMode
    return Exercise(
      id: id, name: history.name(ofExercise: index), bodyPart: .fullBody, equipment: .barbell,
      countMode: amount ?? .reps)
  }

  /// What some sessions came to.
  func statistics(of sessions: [Int], _ context: Context) -> Statistics {
    history.statistics(of: sessions, bodyWeights: bodyWeights, now: context.now) { id in
      guard let exercise = context.catalogue(with: id).exercise(id: id) else { return StatisticsFacts() }
      return StatisticsFacts(
        LoadFacts(exercise), primary: exercise.primaryMuscles, secondary: exercise.secondaryMuscles)
    }
  }

  /// The index of a workout's session; nil for one that isn't in the history.
  func session(of workout: EntityID) -> Int? {
    let packed = PackedID(workout)
    return history.sessions.firstIndex { $0.packedID == packed }
  }
}
