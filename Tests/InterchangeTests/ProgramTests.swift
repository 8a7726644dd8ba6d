import Interchange
import Testing
import Training

/// The hand-made exports in Tests/Exports: two for each program, with each of its quirks.
@Suite("Files of other programs") struct ProgramTests {
  @Test func hevyInKilograms() throws {
    try expect(
      "hevy-kg.csv", .hevy, rows: 11,
      """
      2026-06-29T23:30:00 Legs 🦵, 4260 s, “Felt⏎strong”
      Squat (Barbell), “Belt from set 2”
        2 warmUp 5 x 60 kg
        4 normal 5 x 100 kg @8.5
      Leg Extension (Machine), superset 0
        6 drop 12 x 50 kg
        10 normal 12 x 45 kg
      Leg Curl (Machine), superset 0
        8 failure 10 x 40 kg @10
      Squat (Barbell)
        12 normal 15 x 70 kg
      2026-06-27T10:39:00 Pull, 2460 s
      Pull Up (Assisted)
        14 normal 10 x 21 kg
      Pull Up
        15 normal 8
      Rowing Machine
        16 normal 2.5 km 600 s
      - 17 empty
      - 18 unreadable set_type: cluster
      """)
  }

  @Test func hevyInSpanishAndPounds() throws {
    try expect(
      "hevy-es-lbs.csv", .hevy, rows: 3,
      """
      2026-08-19T07:05:00 Pecho, 3900 s
      Press de Banca (Barra)
        2 normal 8 x 135 lb
      Cinta de Correr
        3 normal 1.25 mi 720 s
      2026-01-07T18:00:00 Día 1, 2700 s
      Plancha
        4 normal 90 s
      """)
  }

  @Test func fitNotesOnAndroid() throws {
    try expect(
      "fitnotes-android.csv", .fitnotes, rows: 10,
      """
      2026-02-03 –
      Flat Barbell Bench Press, [Chest]
        2 normal 8 x 60 kg “Easy”
        3 normal 5 x 70 kg
      Fly, Cable, Low, [Chest]
        4 normal 12 x 12.5 kg
      Flat Barbell Bench Press, [Chest]
        5 normal 12 x 50 kg
      Running, [Cardio]
        6 normal 5.2 km 1710 s
      Curl, Hammer, [Biceps]
        7 normal 10 x 30 lb
      2026-02-05 –
      Plank, [Abs]
        8 normal 90 s
      Rowing Machine, [Cardio]
        10 normal 500 m 118 s
      - 9 empty
      - 11 unreadable Date: 2026-02-30
      """)
  }

  @Test("Commas without quotes in a name and in a comment are told apart, if only one reading makes sense")
  func fitNotesWithCommas() throws {
    let history = try foreign(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-02-03,Fly, Cable, Low,Chest,12.5,kgs,12,,,,slow, then fast, then tired
      2026-02-03,Squat,Legs,100,kgs,5,,,,deep, no belt
      2026-02-03,Squat,Legs,100,kgs,5,,,,,,
      2026-02-03,Fly, Cable, Low,Chest,twelve,kgs,12,,,,slow, then fast

      """)
    #expect(
      summary(history) == """
        2026-02-03 –
        Fly, Cable, Low, [Chest]
          2 normal 12 x 12.5 kg “slow, then fast, then tired”
        Squat, [Legs]
          3 normal 5 x 100 kg “deep, no belt”
          4 normal 5 x 100 kg
        - 5 13 of 10 cells
        """)
  }

  @Test func fitNotesOnIOS() throws {
    try expect(
      "fitnotes-ios.csv", .fitnotes, rows: 4,
      """
      2026-04-29 –
      Bench Press, [Chest]
        2 normal 8 x 100 kg “Paused”
        3 normal 5 x 135 lb
      Pull Up, [Back]
        4 normal 10
      Treadmill, [Cardio]
        5 normal 3 mi 1800 s
      """)
  }

  @Test(arguments: [("Weight (lbs)", "135 lb"), ("Weight (kgs)", "135 kg")])
  func fitNotesLongFile(column: String, load: String) throws {
    let history = try foreign(
      "Date,Exercise,Category,\(column),Reps,Distance,Distance Unit,Time\n23/12/2025,Squat,Legs,135.0,5,,,\n")
    #expect(summary(history) == "2025-12-23 –\nSquat, [Legs]\n  2 normal 5 x \(load)")
  }

  @Test func gymBookInItalian() throws {
    try expect(
      "gymbook-it.csv", .gymbook, rows: 6,
      """
      2026-09-14T18:30:00 = 2026-09-14 Spinta Spinta, 600 s
      Chest press, [Petto]
        4 warmUp 12 x 20 kg
        3 normal 10 x 40 kg “facile”
        2 normal 8 x 42.5 kg
      2026-09-14T19:10:00 = 2026-09-14 –
      Camminata, [Cardio]
        6 normal 0.55 km 360 s
      2026-09-11T18:05:00 = 2026-09-11 Spinta Spinta
      Plank, [Addome]
        7 normal 60 s
      - 5 notDone
      """)
  }

  @Test func gymBookInGerman() throws {
    try expect(
      "gymbook-de.csv", .gymbook, rows: 3,
      """
      2026-02-03T07:15:00 = 2026-02-03 Ganzkörper Ganzkörper, 600 s
      Kniebeugen, [Beine]
        2 normal 5 x 102.5 kg
        3 normal 5 x 1000.5 kg
        4 normal 10 x 60 kg
      """)
  }

  @Test func strongLiftsInKilograms() throws {
    try expect(
      "stronglifts-kg.csv", .stronglifts, rows: 5,
      """
      2026-04-28T19:37:00 = 2026-04-28T19:37:00 #12 Workout A, 2700 s, body 87 kg, “Second week”
      Squat
        2 normal 5 x 62.5 kg
        2 normal 5 x 62.5 kg
        2 normal 4 x 62.5 kg
      Bench Press
        3 normal 5 x 40 kg (notDone)
      2026-04-30T23:50:00 = 2026-04-30T23:50:00 #13 Workout B, 2160 s, body 87 kg
      Chinups
        5 normal 10 x -5 kg
        5 normal 10 x -5 kg
      Planks
        6 normal 60 s
        6 normal 60 s
        6 normal 60 s
      - 4 notDone
      """)
  }

  @Test func strongLiftsInPounds() throws {
    try expect(
      "stronglifts-lb.csv", .stronglifts, rows: 1,
      """
      2026-03-03 = 2026-03-03 #1 Workout A, 4604 s, body 79.4 kg
      Dumbbell Lunge
        2 normal 12 x 20 lb
        2 normal 12 x 17.5 lb
      """)
  }

  @Test func fitbodWithATimeForEachWorkout() throws {
    try expect(
      "fitbod-kg.csv", .fitbod, rows: 7,
      """
      2026-01-22T06:54:26+00:00 –
      Dumbbell Bench Press
        2 warmUp 8 x 16 kg
        3 normal 10 x 20.412 kg “Slow”
      Assisted Pull Up
        4 normal 6 x -25 kg
      Treadmill
        5 normal 1500 m 600 s
      Plank
        6 normal 45 s
      2026-01-22T18:02:00+00:00 –
      Deadlift
        7 normal 5 x 140 kg
      - 8 empty
      """)
  }

  /// A hold has its time in a column of its own, so reps of an exercise that is mostly done for a time are reps.
  @Test func fitbodCountsFlutterKicks() throws {
    let history = try foreign(
      """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2026-01-22 06:54:26 +0000,Flutter Kicks, 20,0.0,0.0,0.0,0.0,0.0,false,, 1.0
      """)
    let kicks = Exercise(
      id: try #require(ExerciseID("627")), name: "Flutter Kick", bodyPart: .waist, equipment: .bodyWeight,
      countMode: .duration)
    var set = history.workouts[0].exercises[0].sets[0]
    #expect(try set.result(of: kicks, unit: .kilograms) == Performance(.reps(20), at: .bodyWeight))
    set.countsReps = false
    #expect(throws: Misfit.amount(.duration)) { try set.result(of: kicks, unit: .kilograms) }
  }

  @Test("The time in a name is that of its sets") func timeInName() throws {
    let history = try foreign(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-01-22,Plank 1:30,Abs,,kgs,1,,,,
      2026-01-22,Squat 5:00,Legs,80,kgs,5,,,,
      2026-01-22,Wall Sit 1:00,Legs,,kgs,1,,,0:00:45,
      """)
    let sets = history.workouts[0].exercises.map { $0.sets[0] }
    #expect(sets.map(\.reps) == [nil, 5, 1])
    #expect(sets.map { $0.time?.milliseconds } == [90_000, nil, 45_000])
  }

  @Test func fitbodWithATimeForEachSet() throws {
    try expect(
      "fitbod-each-set.csv", .fitbod, rows: 3,
      """
      2026-09-05T17:40:00+01:00 –
      Plank
        2 normal 45 s
      2026-09-05T10:12:33+01:00 –, 120 s
      Lat Pulldown
        4 warmUp 10 x 45 lb
        3 normal 10 x 70 lb
      """)
  }

  /// Rows up to three hours after the one before are of one workout.
  @Test func fitbodWithATimeForEachExercise() throws {
    try expect(
      "fitbod-each-exercise.csv", .fitbod, rows: 7,
      """
      2026-09-05T06:00:00+01:00 –, 310 s
      Back Squat
        2 normal 5 x 100 kg
        3 normal 5 x 100 kg
      Lat Pulldown
        4 normal 10 x 70 kg
        5 normal 10 x 70 kg
      Plank
        6 normal 45 s
        7 normal 45 s
      2026-09-05T09:05:11+01:00 –
      Plank
        8 normal 45 s
      """)
  }

  @Test func liftosaur() throws {
    try expect(
      "liftosaur.csv", .liftosaur, rows: 4,
      """
      2026-03-01T10:00:00+00:00 Day 1, 1200 s
      Bench Press, Barbell, “Good bar speed”
        2 warmUp 5 x 95 lb
        3 normal 7 x 185 lb @8.5
      Chin Up, Bodyweight
        5 normal 8 x 10 kg
      - 4 notDone
      """)
  }

  @Test func liftosaurWithFaults() throws {
    try expect(
      "liftosaur-faults.csv", .liftosaur, rows: 4,
      """
      2026-03-01T10:00:00+00:00 Day 1
      Squat
        5 normal 5 x 100 kg
      - 2 unreadable Completed Reps: five
      - 3 unreadable Completed Weight Unit: stone
      - 4 unreadable Workout DateTime: not-a-date
      """)
  }

  @Test func liftLog() throws {
    try expect(
      "liftlog.csv", .liftlog, rows: 4,
      """
      2026-10-16T10:45:06 = b59ab47f-8955-4a23-afa3-5d472dacc575 –, 420 s
      Bench Press, “Pause”
        4 normal 5 x 80 kg
      Incline Press
        3 normal 6 x 62.5 kg
        2 normal 8 x 60 kg
      2026-10-14T18:00:00 = 8b929966-2426-4cbf-b678-ac8e811c8b2b –
      Pull-ups
        5 normal 7 x 185 lb
      """)
  }

  @Test func liftLogWithZones() throws {
    try expect(
      "liftlog-zone.csv", .liftlog, rows: 2,
      """
      2026-10-16T10:45:06+02:00 = 1 –
      Squats
        2 normal 8 x 97.5 kg
      - 3 unreadable WeightUnit: stone
      """)
  }

  @Test func strongLiftsLegacy() throws {
    try expect(
      "stronglifts-old.csv", .stronglifts, rows: 4,
      """
      2015-03-18 = 2015-03-18 B B, body 84 kg
      Squat
        2 normal 5 x 62.5 kg (notDone)
        2 normal 5 x 62.5 kg
        2 normal 4 x 62.5 kg
      Overhead press
        2 normal 5 x 30 kg
      2015-03-16 = 2015-03-16 A A, body 185 lb, “tired”
      Squat
        3 normal 5 x 130 lb
        3 normal 5 x 130 lb
        3 normal 5 x 130 lb
      Bench press
        3 normal 5
        3 normal 5
        3 normal 5
      2015-03-14 = 2015-03-14 B B
      Squat
        4 normal 5 x 60
      - 5 notDone
      """)
    let load = try export("stronglifts-old.csv", unit: .pounds).workouts[2].exercises[0].sets[0].load
    #expect(load == ForeignLoad(Thousandths(130), .pounds))
  }
}
