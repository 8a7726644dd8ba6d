import Catalogue
import Insights
import Logbook
import Training
import Wording

/// The records of an exercise of a history.
struct RecordedExercise {
  let exercise: Exercise
  let records: ExerciseRecords
}

/// What was trained, with all that is needed to count it.
struct Trained {
  let history: History
  let bodyWeights: BodyWeights
  /// Documents that couldn't be used.
  let problems: [Problem]

  init(_ snapshot: Snapshot, _ context: Context) throws {
    let bar = context.world.showProgress.map { ProgressBar(context.words.readingWorkouts, show: $0) }
    defer { bar?.end() }
    let recorded = try snapshot.history(at: context.now) { done, all in bar?.update(done, of: all) }
    let weights = try snapshot.bodyWeights()
    history = recorded.history
    bodyWeights = weights.weights
    problems = recorded.problems + weights.problems
  }

  /// The records of an exercise by its index.
  func records(of index: Int, _ context: Context) -> RecordedExercise {
    let exercise = context.exercise(index, of: history)
    return RecordedExercise(
      exercise: exercise,
      records: history.records(
        ofExercise: index, context.facts(of: exercise), bodyWeights: bodyWeights,
        formula: context.settings.formula.value))
  }
}

extension Context {
  /// What the program computes by for an exercise of a history: from the catalogue, or, for one that it doesn't have, what
  /// its sets tell.
  func exercise(_ index: Int, of history: History) -> Exercise {
    let id = history.id(ofExercise: index)
    if let exercise = catalogue(with: id).exercise(id: id) { return exercise }
    let mode = history.sets(ofExercise: index).first?.amount.countMode ?? .reps
    return Exercise(
      id: id, name: history.name(ofExercise: index), bodyPart: .fullBody, equipment: .barbell, countMode: mode
    )
  }

  /// What counts of an exercise's loads, by the lifter's choice for pairs.
  func facts(of exercise: Exercise) -> LoadFacts {
    LoadFacts(share: exercise.bodyWeightShare, implements: counted(exercise.implements))
  }
}
