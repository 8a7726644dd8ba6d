import Catalogue
import Training
import Wording

/// Logs a session set by set, on a clock that advances with them.
struct SessionWriter {
  private(set) var random: SeededRandom
  var workout: Workout
  private let condition: Condition
  private var clock: Instant
  /// Whether the sets were logged after the session, without times.
  private let isBackdated: Bool

  init(_ workout: Workout, _ condition: Condition, _ random: SeededRandom) {
    self.random = random
    self.workout = workout
    self.condition = condition
    clock = workout.start
    isBackdated = self.random.happens(percent: 3)
    wait(120...360)
  }

  /// Does the sets of a superset in turn.
  mutating func perform(_ group: [Slot], _ words: Words, _ names: inout ExerciseNames) {
    let mark = group.count > 1 ? "a" : nil
    let begin = workout.exercises.count
    let drafts = group.map { ExerciseToDo($0, condition, words, &random) }
    for (slot, draft) in zip(group, drafts) {
      guard let exercise = ExerciseID("\(draft.exercise)") else { continue }
      workout.exercises.append(
        WorkoutExercise(
          id: newID(), position: .after(workout.exercises.last?.position), exercise: exercise,
          name: names.name(of: draft.exercise), superset: mark,
          rest: slot.isMain ? Duration(seconds: slot.rest) : nil))
    }
    let rounds = drafts.map(\.sets.count).max() ?? 0
    for round in 0..<rounds {
      for (index, draft) in drafts.enumerated() where round < draft.sets.count {
        add(draft.sets[round], to: begin + index)
        wait(draft.sets[round].pause)
      }
    }
    wait(30...120)
    if random.happens(percent: 1) { interrupt() }
  }

  /// Finishes the workout a few minutes after its last set.
  mutating func finish() -> Workout {
    wait(60...300)
    workout.end = clock
    return workout
  }

  private mutating func add(_ draft: SetToDo, to exercise: Int) {
    wait(draft.length...draft.length + 8)
    let sets = workout.exercises[exercise].sets
    workout.exercises[exercise].sets.append(
      WorkoutSet(
        id: newID(), position: .after(sets.last?.position), type: draft.type, plan: draft.plan,
        result: draft.result, completed: isBackdated ? nil : clock, note: draft.note))
  }

  /// Adds a short pause.
  private mutating func interrupt() {
    let start = clock
    wait(150...420)
    workout.pauses.append(Workout.Pause(start: start, end: clock))
  }

  private mutating func wait(_ seconds: ClosedRange<Int>) {
    clock = clock.adding(seconds: random.number(in: seconds))
  }

  private mutating func newID() -> EntityID { EntityID(at: clock, random: random.word()) }
}

/// The names of built-in exercises, each looked up once.
struct ExerciseNames {
  private var known: [Int: String] = [:]

  /// The English name of an exercise by its number, as saved in workouts.
  mutating func name(of number: Int) -> String {
    if let name = known[number] { return name }
    let name = ExerciseID("\(number)").flatMap { Catalogue.bundled.exercise(id: $0)?.name } ?? "\(number)"
    known[number] = name
    return name
  }
}
