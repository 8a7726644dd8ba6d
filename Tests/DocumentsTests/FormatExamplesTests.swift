import Documents
import Formats
import Testing
import Training

@Suite struct FormatExamplesTests {
  @Test func thereIsOneOfEveryKind() throws {
    #expect(try FormatExamples.texts().count == FormatExamples.kinds.count)
  }

  /// The default that the specification spells out as an example, although programs should omit it.
  static let leftOut = ["set": "  \"type\": \"normal\",\n"]

  @Test(arguments: FormatExamples.kinds.filter { $0 != "operation" })
  func comesOutAsItIs(_ kind: String) throws {
    let text = try FormatExamples.text(kind)
    let coding = try made(AnyCoding.all[kind])
    let canonical = Self.leftOut[kind].map { text.replacing($0, with: "") } ?? text
    #expect(string(try coding.again(bytes(text))) == canonical)
  }

  @Test(arguments: FormatExamples.kinds) func staysWhenRewritten(_ kind: String) throws {
    let text = try FormatExamples.text(kind)
    let coding = try made(AnyCoding.all[kind])
    #expect(string(try coding.over(bytes(text))) == text)
  }

  @Test func workoutIsRead() throws {
    let workout = try Document.workout.decode(bytes(FormatExamples.text("workout")), named: someID())
    let expected = Workout(
      id: try someID(), name: "Leg day", start: try made(Instant("2026-11-21T18:30:00+01:00")),
      end: Instant("2026-11-21T19:24:10+01:00"),
      pauses: [
        Workout.Pause(
          start: try made(Instant("2026-11-21T18:50:00+01:00")), end: Instant("2026-11-21T18:55:00+01:00"))
      ],
      unit: .kilograms, note: "Slept badly.", tags: ["gym", "heavy"],
      origin: .workout(try made(EntityID("20261114t1802-q8s0v5hd2c"))))
    #expect(workout == expected)
  }

  @Test func exerciseIsRead() throws {
    let exercise = try Document.exercise.decode(bytes(FormatExamples.text("exercise")), named: someID())
    let expected = WorkoutExercise(
      id: try someID(), position: try made(Position("2")), exercise: try made(ExerciseID("32")),
      name: "Deadlift", note: "Mixed grip.", superset: "a", rest: Duration(seconds: 180))
    #expect(exercise == expected)
  }

  @Test func setIsRead() throws {
    let document = try Document.workoutSet.decode(bytes(FormatExamples.text("set")), named: someID())
    let load = Load.external(Mass(Thousandths(120), .kilograms))
    let set = WorkoutSet(
      id: try someID(), position: try made(Position("2")),
      plan: Target(.exactly(.reps(5)), at: .load(load)),
      result: Performance(.reps(5), at: load, effort: .rpe(try made(RPE(halves: 16)))),
      completed: Instant("2026-11-21T18:47:31+01:00"))
    #expect(document == SetDocument(in: try made(EntityID("20261121t1841-2m8d0w6k1z")), set))
  }

  @Test func operationIsRead() throws {
    let record = try Document.operation.decode(bytes(FormatExamples.text("operation")))
    let folder = try made(WorkoutFolder("2026/20261121t1830-7kq2m4xd9a"))
    let change = OperationRecord.Change(
      path: .workout(folder, .set(try made(EntityID("20261121t1847-0y3c5h8k2n")))), before: nil,
      after: bytes("{…}\n"))
    let expected = OperationRecord(
      command: "log", time: try made(Instant("2026-11-21T18:47:31+01:00")), undoes: 12,
      currentWorkout: OperationRecord.CurrentWorkoutChange(before: nil, after: folder), documents: [change])
    #expect(record == expected)
    #expect(try Document.operation.decode(Document.operation.bytes(of: record)) == expected)
  }

  @Test func othersAreRead() throws {
    let own = try CustomExercise.coding.decode(bytes(FormatExamples.text("ownExercise")), named: someID())
    #expect(own.exercise.id == ExerciseID(idText))
    #expect(own.exercise.countMode == .distance)
    #expect(own.exercise.primaryMuscles == [.quads, .abs])
    let max = try TestedMax.coding.decode(bytes(FormatExamples.text("max")), named: someID())
    #expect(max.kind == .oneRep)
    #expect(max.load == .external(Mass(Thousandths(180), .kilograms)))
    let body = try BodyWeight.coding.decode(bytes(FormatExamples.text("bodyWeight")), named: someID())
    #expect(body.weight == Mass(Thousandths(raw: 81_500), .kilograms))
    let routine = try Document.routine.decode(bytes(FormatExamples.text("routine")), named: someID())
    #expect(routine == Routine(id: try someID(), name: "Push A", unit: .kilograms, tags: ["gym"]))
    let logbook = try Document.logbook.decode(bytes(FormatExamples.text("logbook")))
    #expect(logbook.created == Instant("2026-11-21T18:30:00+01:00"))
  }
}
