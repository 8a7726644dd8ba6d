import Catalogue
import Insights
import Logbook
import Training
import Wording

/// What was trained, with all that is needed to count it: what every report is made from.
struct Trained {
  let history: History
  let bodyWeights: BodyWeights
  /// Documents that couldn't be used.
  let problems: [Problem]

  init(_ snapshot: Snapshot, _ context: Context) throws {
    let recorded = try context.history(in: snapshot)
    (history, bodyWeights) = (recorded.history, try context.bodyWeights.value())
    problems = recorded.problems + context.bodyWeights.problems
  }

  /// Whether no set was ever done.
  var isEmpty: Bool { history.sets.isEmpty }

  /// What some sessions came to, of all exercises or of one, in spans of the calendar too where a unit is given.
  func statistics(
    of sessions: [Int], exercise: Int? = nil, by unit: CalendarUnit? = nil, _ context: Context
  ) -> Statistics {
    history.statistics(
      of: sessions, exercise: exercise, by: unit, bodyWeights: bodyWeights, now: context.now,
      leftBehind: context.settings.leftOpen.value, facts: context.statisticsFacts)
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

extension Trained {
  /// What the estimates and volumes among some marks of an exercise are made of.
  func basis(of marks: some Sequence<RecordMark>, _ exercise: Exercise) -> MovedLoad.Basis {
    let usesBody =
      exercise.bodyWeightShare.raw > 0
      && marks.contains {
        [.e1rm, .setVolume, .sessionVolume].contains($0.kind) && $0.performance.load?.isOnBody == true
      }
    return usesBody ? bodyWeights.isEmpty ? .withoutBody : .withBody : .load
  }
}

extension Words {
  /// What is to be said of the body in records; nil where nothing of it could count.
  func note(_ basis: MovedLoad.Basis) -> String? {
    switch basis {
    case .load: nil
    case .withBody: bodyInRecords
    case .withoutBody: bodyNotCounted(recordBodyWeightCommand)
    }
  }
}

/// The records of an exercise of a history.
struct RecordedExercise {
  let exercise: Exercise
  let records: ExerciseRecords
}

extension Context {
  /// What the program computes by for an exercise of a history: from the catalogue, or, for one that it doesn't have, what
  /// its sets tell.
  func exercise(_ index: Int, of history: History) -> Exercise {
    let id = history.id(ofExercise: index)
    if let exercise = catalogue(with: id).exercise(id: id) { return exercise }
    return Exercise(
      unknown: id, history.name(ofExercise: index), history.sets(ofExercise: index).first?.amount.countMode)
  }

  /// What statistics count an exercise by; nothing is known of one that the catalogue doesn't have, and a stretch trains
  /// no muscle.
  fileprivate func statisticsFacts(_ id: ExerciseID) -> StatisticsFacts {
    guard let exercise = catalogue(with: id).exercise(id: id) else { return StatisticsFacts() }
    if exercise.loadsNothing { return StatisticsFacts(facts(of: exercise)) }
    return StatisticsFacts(
      facts(of: exercise), primary: exercise.primaryMuscles, secondary: exercise.secondaryMuscles)
  }
}
