import Interchange
import TestSupport
import Testing
import Training
import Wording

@Suite struct ShareTextTests {
  /// A workout of one exercise with these sets, on the morning of 17 May 2022.
  static func workout(
    named name: String? = nil, _ sets: [(SetType, Performance)], change: (inout Workout) -> Void = { _ in }
  ) throws -> Workout {
    let start = try #require(Instant("2022-05-17T11:57:00+02:00"))
    var exercise = WorkoutExercise(2, "Full Squat")
    for (type, result) in sets { exercise.add(result, type) }
    var workout = Workout(name, start: start, end: start.adding(seconds: 51 * 60), exercises: [exercise])
    change(&workout)
    return workout
  }

  static func text(_ workout: Workout, _ language: Language, withNotes: Bool = true) -> String {
    ShareText(language.words, withNotes: withNotes) { $0.name }.text(workout)
  }

  /// The last line of a workout with one set.
  static func line(_ performance: Performance, _ language: Language = .english) throws -> String? {
    text(try workout([(.normal, performance)]), language).split(separator: "\n").last.map(String.init)
  }

  static func example() throws -> Workout {
    try workout([
      (.warmUp, Performance(.reps(10), at: .external(kilograms(40)))),
      (
        .normal,
        Performance(.reps(8), at: .external(kilograms(100)), effort: RPE(halves: 16).map(Effort.rpe))
      ),
    ])
  }

  @Test(arguments: [
    (
      Language.catalan,
      """
      Entrenament
      dimarts, 17 de maig de 2022, 11:57 – 12:48

      Full Squat
      Escalfament 10 x 40 kg
      Normal 8 x 100 kg, RPE 8

      """
    ),
    (
      .spanish,
      """
      Entrenamiento
      martes, 17 de mayo de 2022, 11:57 – 12:48

      Full Squat
      Calentamiento 10 x 40 kg
      Normal 8 x 100 kg, RPE 8

      """
    ),
    (
      .english,
      """
      Workout
      Tuesday, 17 May 2022, 11:57 – 12:48

      Full Squat
      Warm-up 10 x 40 kg
      Normal 8 x 100 kg, RPE 8

      """
    ),
  ])
  func theExample(language: Language, text: String) throws {
    #expect(Self.text(try Self.example(), language) == text)
  }

  @Test func amountsAndLoadsAreWrittenAsTyped() throws {
    let minute = Duration(seconds: 60)
    let five = Distance(Thousandths(5), .kilometres)
    let lines: [(Performance, String)] = [
      (Performance(.reps(12)), "Normal 12"),
      (Performance(.reps(12), at: .bodyWeight), "Normal 12"),
      (Performance(.reps(8), at: .added(kilograms(20))), "Normal 8 x +20 kg"),
      (Performance(.reps(8), at: .assisted(kilograms(15))), "Normal 8 x -15 kg"),
      (Performance(.reps(1), at: .external(pounds(225))), "Normal 1 x 225 lb"),
      (Performance(.reps(0), at: .external(kilograms(0))), "Normal 1 x 0 kg, miss"),
      (Performance(.duration(minute)), "Normal 60 s"),
      (Performance(.duration(minute), at: .external(kilograms(10))), "Normal 60 s x 10 kg"),
      (Performance(.duration(Duration(milliseconds: 9_580))), "Normal 9.58 s"),
      (Performance(.duration(Duration(seconds: 599))), "Normal 599 s"),
      (Performance(.duration(Duration(seconds: 600))), "Normal 10:00"),
      (Performance(.duration(Duration(seconds: 3_600))), "Normal 1:00:00"),
      (Performance(.distance(five, Duration(seconds: 1_500))), "Normal 5 km / 25:00"),
      (Performance(.distance(five, nil)), "Normal 5 km"),
      (Performance(.reps(8), at: .external(kilograms(100)), effort: .rir(2)), "Normal 8 x 100 kg, RIR 2"),
    ]
    for (performance, line) in lines { #expect(try Self.line(performance) == line) }
  }

  /// One language's thousands separator is another's decimal point, so there are no separators.
  @Test(arguments: [
    (Language.english, "Normal 1 x 1200.5 kg, RPE 8.5"), (.spanish, "Normal 1 x 1200,5 kg, RPE 8,5"),
    (.catalan, "Normal 1 x 1200,5 kg, RPE 8,5"),
  ])
  func numbersAreUnambiguous(language: Language, line: String) throws {
    let performance = Performance(
      .reps(1), at: .external(kilograms(1200.5)), effort: RPE(halves: 17).map(Effort.rpe))
    #expect(try Self.line(performance, language) == line)
  }

  @Test func typesRestsAndNotes() throws {
    let workout = try Self.workout(
      named: "Leg day",
      [(.drop, Performance(.reps(8))), (.failure, Performance(.reps(6))), (.normal, Performance(.reps(5)))]
    ) { workout in
      workout.note = "Slept badly.\nCold."
      workout.exercises[0].note = "Low bar"
      workout.exercises[0].sets[0].rest = Duration(seconds: 300)
      workout.exercises[0].sets[0].rested = Duration(seconds: 90)
      workout.exercises[0].sets[1].note = "Left knee"
      workout.exercises[0].sets[1].rest = Duration(seconds: 60)
    }
    #expect(
      Self.text(workout, .english) == """
        Leg day
        Tuesday, 17 May 2022, 11:57 – 12:48
        note: Slept badly. / Cold.

        Full Squat
        note: Low bar
        Drop 8, rest 1:30
        Failure 6, rest 1:00, note: Left knee
        Normal 5

        """)
    #expect(
      Self.text(workout, .english, withNotes: false) == """
        Leg day
        Tuesday, 17 May 2022, 11:57 – 12:48

        Full Squat
        Drop 8, rest 1:30
        Failure 6, rest 1:00
        Normal 5

        """)
    #expect(Self.text(workout, .catalan).contains(", descans 1:00, nota: Left knee\n"))
    #expect(Self.text(workout, .spanish).contains(", descanso 1:00, nota: Left knee\n"))
  }

  @Test func onlyCompletedSetsAreShared() throws {
    let workout = try Self.workout([(.normal, Performance(.reps(5)))]) { workout in
      workout.exercises[0].sets[0].plan = Target(.repRange(8, 12))
      var planned = workout.exercises[0]
      planned.name = "Deadlift"
      planned.sets[0].result = nil
      workout.exercises.append(planned)
      workout.exercises[0].sets.append(planned.sets[0])
    }
    let text = Self.text(workout, .english)
    #expect(text.hasSuffix("Full Squat\nNormal 5\n"))
    #expect(!text.contains("Deadlift"))
  }

  @Test func theEndHasADateIfItDiffers() throws {
    let late = try Self.workout([]) { $0.end = $0.start.adding(seconds: 13 * 3_600) }
    #expect(
      Self.text(late, .catalan).contains(
        "dimarts, 17 de maig de 2022, 11:57 – dimecres, 18 de maig de 2022, 00:57\n"))
    let open = try Self.workout([]) { $0.end = nil }
    #expect(Self.text(open, .catalan) == "Entrenament\ndimarts, 17 de maig de 2022, 11:57\n")
  }
}
