import Training
import Wording

/// Writes down a session as it goes: set after set on a clock that runs with them.
struct SessionWriter {
  private(set) var dice: Dice
  var workout: Workout
  private let condition: Condition
  private var clock: Instant
  /// Whether the sets were written down on the way home, without their times.
  private let isWrittenAfterwards: Bool

  init(_ workout: Workout, _ condition: Condition, _ dice: Dice) {
    self.dice = dice
    self.workout = workout
    self.condition = condition
    clock = workout.start
    isWrittenAfterwards = self.dice.happens(percent: 3)
    wait(120...360)
  }

  /// Does the exercises of a group in turn, until all their sets are done.
  mutating func perform(_ group: [Slot], _ words: Words, _ names: inout ExerciseNames) {
    let mark = group.count > 1 ? "a" : nil
    let begin = workout.exercises.count
    let drafts = group.map { ExerciseToDo($0, condition, words, &dice) }
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
    if dice.happens(percent: 1) { interrupt() }
  }

  /// Ends the workout a few minutes after its last set.
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
        result: draft.result, completed: isWrittenAfterwards ? nil : clock, note: draft.note))
  }

  /// The telephone rings, and the clock stands still.
  private mutating func interrupt() {
    let start = clock
    wait(150...420)
    workout.pauses.append(Workout.Pause(start: start, end: clock))
  }

  private mutating func wait(_ seconds: ClosedRange<Int>) {
    clock = clock.adding(seconds: dice.number(in: seconds))
  }

  private mutating func newID() -> EntityID { EntityID(at: clock, random: dice.word()) }
}
