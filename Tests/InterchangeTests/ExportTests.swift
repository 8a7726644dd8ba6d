import Interchange
import TestSupport
import Testing
import Training

@Suite("Files for other programs") struct ExportTests {
  private static func name(_ exercise: WorkoutExercise, _: Load?) -> ExportedName {
    ExportedName(exercise.name)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func example() throws -> Workout {
    let start = try #require(Instant("2026-05-17T23:30:15+02:00"))
    var squat = WorkoutExercise(2, "Squat (Barbell)")
    squat.note = "Low bar; \"deep\""
    squat.add(lifted(10, 40), .warmUp)
    squat.add(lifted(5, 102.5, .rir(2)))
    squat.add(Performance(.reps(8), at: .external(pounds(225)), parts: [SetPart(4)]), .drop)
    var pull = WorkoutExercise(3, "Pull Up")
    pull.superset = "a"
    pull.add(Performance(.reps(8), at: .bodyWeight))
    var run = WorkoutExercise(4, "Running")
    run.superset = "a"
    run.add(Performance(.distance(Distance(Thousandths(raw: 2_500), .kilometres), Duration(seconds: 750))))
    var plank = WorkoutExercise(5, "Plank")
    plank.add(Performance(.duration(Duration(milliseconds: 45_500))))
    plank.add(nil)
    var workout = Workout(
      "Legs", start: start, end: start.adding(seconds: 3_720), exercises: [squat, pull, run, plank])
    workout.note = "Late\nand cold"
    return workout
  }

  @Test func strong() throws {
    let bytes = StrongFile(name: Self.name).bytes([try Self.example()])
    #expect(
      text(bytes).split(separator: "\n").prefix(4).joined(separator: "\n") == """
        Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;\
        Workout Notes;Workout Duration
        2026-05-17 23:30:15;Legs;Squat (Barbell);W;40;kg;10;;;;;"Low bar; ""deep""\";"Late
        and cold";1h 2m
        2026-05-17 23:30:15;Legs;Squat (Barbell);1;102.5;kg;5;8;;;;;"Late
        """)
    #expect(
      summary(try ForeignFile.read(bytes)) == """
        2026-05-17T23:30:15 Legs, 3720 s, “Late⏎and cold”
        Squat (Barbell), “Low bar; "deep"”
          2 warmUp 10 x 40 kg
          4 normal 5 x 102.5 kg @8
          6 drop 8 x 225 lb
          8 drop 4 x 225 lb
        Pull Up
          10 normal 8
        Running
          12 normal 2.5 km 750 s
        Plank
          14 normal 45.5 s
        """)
  }

  @Test func hevy() throws {
    let bytes = HevyFile(unit: .kilograms, name: Self.name).bytes([try Self.example()])
    #expect(
      summary(try ForeignFile.read(bytes)) == """
        2026-05-17T23:30:00 Legs, 3720 s, “Late⏎and cold”
        Squat (Barbell), “Low bar; "deep"”
          2 warmUp 10 x 40 kg
          4 normal 5 x 102.5 kg @8
          6 drop 8 x 102.058 kg
          8 drop 4 x 102.058 kg
        Pull Up, superset 0
          10 normal 8
        Running, superset 0
          12 normal 2.5 km 750 s
        Plank
          14 normal 45.5 s
        """)
  }

  @Test func whatOtherProgramsDoNotKnowGoesIntoTheNote() throws {
    var exercise = WorkoutExercise(2, "Row")
    exercise.add(Performance(.reps(12), at: .band(.red)))
    exercise.add(Performance(.reps(12), at: .stack(7)))
    let workout = Workout(exercises: [exercise])
    let set = try ForeignFile.read(StrongFile(name: Self.name).bytes([workout])).workouts[0].exercises[0]
    #expect(set.note == "red band")
    #expect(set.sets.map(\.note) == [nil, "stack 7"])
    #expect(set.sets.allSatisfy { $0.load == nil })
  }

  /// Sets as programs have them come back as they were, with the unit of each.
  @Test(arguments: seeds(40))
  func setsComeBack(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let workouts = (0..<random.int(1...4)).map { day in Self.workout(day, &random) }
    let strong = try ForeignFile.read(StrongFile(name: Self.name).bytes(workouts))
    let hevy = try ForeignFile.read(HevyFile(unit: .kilograms, name: Self.name).bytes(workouts))
    #expect(strong.leftOut.isEmpty && hevy.leftOut.isEmpty)
    for (history, keepsUnits) in [(strong, true), (hevy, false)] {
      #expect(history.workouts.count == workouts.count)
      for (workout, read) in zip(workouts, history.workouts) {
        #expect(read.exercises.map(\.name) == workout.exercises.map(\.name))
        #expect(read.exercises.map(\.sets.count) == workout.exercises.map(\.sets.count))
        for (set, back) in zip(workout.exercises.flatMap(\.sets), read.exercises.flatMap(\.sets)) {
          let result = try #require(set.result)
          #expect(back.type == set.type && back.effort == result.effort)
          let mass = result.load?.mass.map { keepsUnits ? $0 : $0.converted(to: .kilograms) }
          #expect(back.load == mass.map { ForeignLoad($0.value, $0.unit) })
          switch result.amount {
          case .reps(let reps): #expect(back.reps == reps && back.time == nil && back.distance == nil)
          case .duration(let time): #expect(back.reps == nil && back.time == time && back.distance == nil)
          case .distance(let distance, let time):
            #expect(back.reps == nil && back.time == time)
            #expect(back.distance?.millimetres == distance.millimetres)
          }
        }
      }
    }
  }

  private static func workout(_ day: Int, _ random: inout SeededRandom) -> Workout {
    let exercises = (0..<random.int(1...4)).map { number in
      var exercise = WorkoutExercise(2, "Exercise \(number), \"\(random.int(0...9))\"; x")
      for _ in 0..<random.int(1...5) {
        let mass = Mass(Thousandths(raw: random.int(1...4_000) * 125), random.any())
        let load = random.one(of: [Load.external(mass), .added(mass), .bodyWeight])
        let amount: Amount = random.one(of: [
          .reps(random.int(1...30)), .duration(Duration(milliseconds: random.int(1...900_000))),
          .distance(
            Distance(Thousandths(random.int(1...5_000)), .metres), Duration(seconds: random.int(1...9_000))),
        ])
        let effort = random.one(of: [nil, RPE(halves: random.int(2...20)).map(Effort.rpe)])
        let type = random.one(of: [SetType.normal, .warmUp, .drop, .failure])
        exercise.add(Performance(amount, at: load, effort: effort), type)
      }
      return exercise
    }
    return Workout("W", start: evening.adding(seconds: day * 86_400), exercises: exercises)
  }
}
