import TestSupport
import Testing

@testable import Training

@Suite struct OutlineTests {
  /// What a list shows of a workout, besides what only its document holds.
  private struct Shown: Equatable {
    var done: [[Performance]]
    var types: [SetType]
    var exercises: [ExerciseID]
    var names: [String]
    var length: Duration?

    init(_ workout: Workout) {
      let entries = workout.exercises.filter { workout.name == nil || !$0.doneSets.isEmpty }
      done = entries.map { $0.doneSets.compactMap(\.result) }
      types = entries.flatMap(\.doneSets).map(\.type)
      (exercises, names) = (entries.map(\.exercise), entries.map(\.name))
      length = workout.elapsed(at: workout.start)
    }
  }

  @Test(arguments: seeds(60)) func anOutlineShowsWhatTheWorkoutDoes(seed: UInt64) {
    var random = SeededRandom(seed)
    let workouts = random.workouts().sorted { ($0.start.seconds, $0.id) < ($1.start.seconds, $1.id) }
    let history = History(workouts)
    for (session, workout) in zip(history.sessions, workouts) {
      #expect(!session.isOutlined || session.isOutlinedBelow)
      var outline = history.outline(of: session)
      if session.isOutlinedBelow { #expect(Shown(outline) == Shown(workout)) }
      // The rest of what its own document holds.
      if !session.isOutlined { (outline.pauses, outline.note) = (workout.pauses, workout.note) }
      if session.isOutlinedBelow { #expect(Shown(outline) == Shown(workout)) }
      outline.exercises = workout.exercises
      if session.isOutlinedBelow { #expect(outline == workout) }
    }
  }

  @Test func whatOnlyDocumentsHoldIsKnownToBeMissing() {
    let id = EntityID(at: Instant(seconds: 0, offset: 0), random: 1)
    let exercise = WorkoutExercise(
      id: id, position: .first, exercise: ExerciseID("5") ?? ExerciseID(id), name: "Full Squat",
      sets: [WorkoutSet(id: id, position: .first, result: Performance(.reps(5)))])
    let start = Instant(seconds: 1_700_000_000, offset: 0)
    let plain = Workout(id: id, start: start, end: start, unit: .kilograms, exercises: [exercise])
    var (noted, chosen, open, unnamed) = (plain, plain, plain, plain)
    noted.note = "tired"
    chosen.choice = .init(id, after: nil)
    open.end = nil
    unnamed.exercises[0].sets[0].result = nil
    func session(_ workout: Workout) -> Session { History([workout]).sessions[0] }
    #expect(session(plain).isOutlined)
    for workout in [noted, chosen] {
      #expect(!session(workout).isOutlined && session(workout).isOutlinedBelow)
    }
    for workout in [open, unnamed] { #expect(!session(workout).isOutlinedBelow) }
    unnamed.name = "Legs"
    #expect(session(unnamed).isOutlined)
  }
}
