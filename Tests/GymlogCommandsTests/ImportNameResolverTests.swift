import Catalogue
import Interchange
import Testing
import Training

@testable import GymlogCommands

/// What the sets of a file say of its names.
@Suite("Names that the sets decide") struct ImportNameResolverTests {
  private static let matcher = ImportNameResolver(.bundled, unit: .kilograms)

  /// Sets of 10 with loads; 0 for none.
  private func sets(_ loads: [Int]) -> [ForeignSet] {
    loads.enumerated().map { index, load in
      var set = ForeignSet(line: index + 2)
      set.reps = 10
      if load > 0 { set.load = ForeignLoad(Thousandths(load), nil) }
      return set
    }
  }

  /// The number of the exercise, with `=`, or the numbers that are asked about.
  private func found(
    _ name: String, _ sets: [ForeignSet], category: String? = nil,
    _ conventions: NameConventions = NameConventions()
  ) -> String {
    var exercise = ForeignExercise(name: name, category: category)
    exercise.sets = sets
    var evidence = ImportEvidence()
    evidence.add(exercise, isFirst: true)
    switch Self.matcher.find(name, evidence, conventions) {
    case .known(let exercise, _): return "=" + exercise.id.text
    case .unresolved(let candidates): return candidates.map(\.id.text).joined(separator: " ")
    case .new, .leftOut: return "?"
    }
  }

  @Test(
    "Loads decide, and where they leave a choice, the lifter does",
    arguments: [
      ("Chest Fly", [60, 60, 65], "=45"), ("Chest Fly", [14, 16], "163 251 45"),
      ("Chest Fly", [30, 32], "251 45"),
      ("Shoulder Press", [6, 8], "=25"), ("Shoulder Press", [22, 24], "25 337 2"),
      ("Chest Press", [70, 80], "=46"), ("Chest Press", [20, 24], "46 13"),
      ("Triceps Extension", [70], "=353"), ("Triceps Extension", [20], "222 286 26 353 29"),
      ("Tricep Extension (Rope)", [20], "286 282"), ("Extensión de tríceps con cuerda", [20], "=282"),
      ("Sitting Military Press", [12], "=168"), ("Seated Military Press", [40], "=136"),
      ("Seated Military Press", [16], "168 136"),
      ("Standing Calf Raise", [0, 0, 0], "=644"), ("Standing Calf Raise", [100, 120], "=43"),
      ("Standing Calf Raise", [20, 24], "43 205"),
      ("Bicep Curl", [10, 12], "=15"), ("Bicep Curl", [40, 45], "16 274 351"),
      ("Lunge", [0, 0], "=34"), ("Lunge", [10, 12], "=194"), ("Lunge", [60, 70], "=122"),
      ("Row", [60, 70], "8 182 19 342"),
      ("Front Raise", [8, 10], "=42"), ("Front Raise", [18], "42 41"), ("Front Raise", [30], "=41"),
      ("Shrugs", [22], "=181"), ("Shrugs", [40], "181 120"), ("Shrugs", [90], "=120"),
      ("Overhead Tricep Extension", [20], "222 286 247"), ("Overhead Tricep Extension", [55], "=286"),
      ("Wrist Curl", [8, 10], "=220"), ("Wrist Curl", [30], "=147"), ("Wrist Curl", [16], "220 147"),
      ("Reverse Wrist Curl", [6], "=221"), ("Low Row", [40], "19 344"),
      ("Supinated Curl", [10], "=15"), ("Underhand Curl", [40], "16 274 351"),
      ("Chest Press", [5], "46 13"), ("Leg Curl", [30], "22 23"), ("Beinbeuger", [40], "22 23"),
      ("Femoral", [30], "22 23"), ("Glute Kickback", [20], "296 324"), ("Glute Kickback", [0], "=578"),
      ("Football Bar Press", [60], "778 779"), ("Cable Rope Triceps Extension", [20], "286 282"),
      ("Tricep Rope Extension", [20], "286 282"), ("Single arm dumbbell bicep curl", [12], "=15"),
      ("Chest Fly old", [14], "163 251 45"), ("Technogym Shoulder Press", [20], "=337"),
    ])
  func loads(_ name: String, _ loads: [Int], _ expected: String) {
    #expect(found(name, sets(loads)) == expected, "\(name) \(loads)")
  }

  @Test(
    "A name that mostly means one exercise means another at loads that only that can have",
    arguments: [
      ("Hip Thrust", [0, 0], "=901"), ("Hip Thrust", [100], "=28"), ("Hip Thrust (Barbell)", [0], "=28"),
      ("Hip Abduction", [0], "322 891"), ("Hip Abduction", [40], "=322"),
      ("Squat", [0, 0], "4 542"), ("Squat", [100], "=4"), ("Back Squat", [0], "=4"),
      ("Sentadilla", [0], "4 542"), ("Kniebeuge", [0], "4 542"),
      // Both dumbbells together, or a barbell.
      ("Bulgarian Split Squat", [60], "31 126"), ("Bulgarian Split Squat", [24], "=31"),
      ("Bulgarian Split Squat", [0], "=550"), ("Bulgarian Split Squat (Dumbbell)", [60], "=31"),
      ("Abdominal Crunch", [60], "355 289"), ("Bauchpresse", [40], "355 289"), ("Crunch", [10], "=36"),
      ("Crunch", [0], "=36"), ("Sit Up", [60], "464 355"), ("Sit Up", [10], "=37"),
      ("Walking Lunge", [16], "=195"), ("Walking Lunges", [0], "=33"), ("Walking Lunge", [24], "195 123"),
      ("Passada", [16], "=195"), ("Reverse Lunge", [16], "=196"), ("Reverse Lunge", [80], "=124"),
      ("Split Squat", [16], "=200"), ("Lateral Lunge", [12], "=197"), ("Step Up", [16], "=201"),
      ("Step Up", [60], "201 127"), ("Step Up", [0], "=555"),
      ("Incline Press", [22], "14 157"), ("Press inclinado", [22], "14 157"), ("Incline Press", [60], "=14"),
      ("Incline Press", [12], "=157"), ("Incline Bench Press", [22], "=14"),
    ])
  func unusualLoads(_ name: String, _ loads: [Int], _ expected: String) {
    #expect(found(name, sets(loads)) == expected, "\(name) \(loads)")
  }

  @Test("Only skating on wheels has a distance here")
  func skating() {
    var kilometres = ForeignSet(line: 2)
    kilometres.distance = Distance(Thousandths(8), .kilometres)
    kilometres.time = Duration(milliseconds: 1_800_000)
    #expect(found("Skating", [kilometres]) == "=818")
    var minutes = kilometres
    minutes.distance = nil
    #expect(found("Skating", [minutes]) == "817 818")
    #expect(found("Ice Skating", [kilometres]) == "=817")
  }

  @Test("The other leg curl of a file tells which a bare one is")
  func legCurls() {
    for program in [ForeignProgram.fitnotes, .hevy, .strong] {
      let withSeated = NameConventions(program, names: ["Leg Curl", "Seated Leg Curl (Machine)"])
      #expect(found("Leg Curl", sets([40]), withSeated) == "=22")
      let withLying = NameConventions(program, names: ["Leg Curl", "Lying Leg Curl"])
      #expect(found("Leg Curl", sets([40]), withLying) == "=23")
      let both = NameConventions(program, names: ["Leg Curl", "Lying Leg Curl", "Seated Leg Curl"])
      #expect(found("Leg Curl", sets([40]), both) == "22 23")
    }
  }

  @Test(
    "A translated name of a program's list is the same exercise", arguments: [ForeignProgram.hevy, .strong])
  func translated(_ program: ForeignProgram) {
    let conventions = NameConventions(program, names: [])
    let english = found("Triceps Extension (Cable)", sets([20]), conventions)
    #expect(english == "=286")
    #expect(found("Extensión de Tríceps (Cable)", sets([20]), conventions) == english)
    #expect(found("Extensão de Tríceps (Cabo)", sets([20]), conventions) == english)
    #expect(found("Extensión de tríceps en polea", sets([20]), conventions) == "=26")
    #expect(found("Extensão de tríceps na polia", sets([20]), conventions) == "=26")
  }

  @Test("One load in ten may be a slip")
  func slip() {
    #expect(found("Lunge", sets(Array(repeating: 10, count: 19) + [100])) == "=194")
    #expect(found("Lunge", sets(Array(repeating: 0, count: 19) + [10])) == "=34")
  }

  @Test("A name in another language is as ambiguous as the English one")
  func languages() {
    #expect(found("Affondi", sets([0, 0])) == "=34")
    #expect(found("Wadenheben stehend", sets([100])) == "=43")
    #expect(found("Développé épaules", sets([22])) == "25 337 2")
    for name in [
      "Frontheben", "Alzate frontali", "Élévation frontale", "Elevação Frontal", "Elevación frontal",
    ] {
      #expect(found(name, sets([8])) == "=42", "\(name)")
    }
  }

  @Test("A program's list of names tells what a bare name of it means, at loads that allow it")
  func conventions() {
    let strong = NameConventions(.strong, names: ["Squat (Barbell)", "Chest Fly"])
    #expect(found("Chest Fly", sets([30]), strong) == "=45")
    #expect(found("Chest Fly", sets([12]), strong) == "163 251 45")
    let both = NameConventions(.strong, names: ["Chest Fly", "Chest Fly (Dumbbell)"])
    #expect(found("Chest Fly", sets([12]), both) == "=45")
    #expect(found("Chest Fly", sets([30]), NameConventions(.hevy, names: ["Chest Fly"])) == "251 45")
    #expect(found("Cable Kickback", sets([8]), strong) == "=288")
    #expect(found("Shoulder Press", sets([35]), strong) == "25 337 2")
    let old = NameConventions(.strong, names: ["Squat", "Bench Press", "Bent Over Row (Dumbbell)"])
    #expect(found("Shoulder Press", sets([35]), old) == "=2")
    #expect(found("Shoulder Press", sets([8]), old) == "=25")
  }

  @Test(
    "A name that can't mean another exercise keeps it, whatever its loads, and body weight isn't added weight"
  )
  func oddLoads() throws {
    #expect(found("Romanian Deadlift (Dumbbell)", sets([65])) == "=187")
    #expect(found("Hammer Curl (Dumbbell)", sets([27])) == "=208")
    #expect(found("Calf Raise (Dumbbell)", sets([60])) == "=205")
    #expect(found("Pull Up", sets([66, 70, 73])) == "=9")
    #expect(found("Chest Dip", sets([66, 77])) == "=476")
    // Added weight grows; the body hardly does.
    #expect(found("Pull Up", sets([45, 60, 80])) != "=9")
    func odd(_ name: String, _ loads: [Int]) throws -> OddLoads? {
      var evidence = ImportEvidence()
      var exercise = ForeignExercise(name: name)
      exercise.sets = sets(loads)
      evidence.add(exercise, isFirst: true)
      guard case .known(let known, _) = Self.matcher.find(name, evidence) else { return nil }
      return evidence.oddLoads(for: known, unit: .kilograms)
    }
    #expect(try odd("Pull Up", [66, 70, 73]) == .bodyWeight)
    #expect(try odd("Pull Up", [10, 20]) == nil)
    #expect(try odd("Romanian Deadlift (Dumbbell)", [65]) == .heavy)
    #expect(try odd("Back Extension", [52, 60]) == nil)
  }

  @Test("Hevy has the Bulgarian split squat with dumbbells only, and an air bike that is no crunch")
  func hevy() {
    let hevy = NameConventions(.hevy, names: [])
    #expect(found("Extension de Pantorrilla (Máquina)", sets([80]), hevy) == "=329")
    #expect(found("Agachamento Búlgaro", sets([72, 74]), hevy) == "=31")
    #expect(found("Bulgarian Split Squat", sets([72, 74])).hasPrefix("31 "))
    var minutes = ForeignSet(line: 2)
    minutes.time = Duration(milliseconds: 300_000)
    #expect(found("Air Bike", [minutes], hevy) == "=307")
    #expect(found("Air Bike", sets([0, 0]), hevy) == "=3")
  }

  @Test(
    "Where pull-ups have the body weight as their load, so have leg raises; and some sets may have more or less"
  )
  func bodyWeights() {
    func evidence(_ name: String, _ loads: [Int]) -> ImportEvidence {
      var exercise = ForeignExercise(name: name)
      exercise.sets = sets(loads)
      var evidence = ImportEvidence()
      evidence.add(exercise, isFirst: true)
      return evidence
    }
    func found(_ evidence: ImportEvidence, _ name: String) -> Exercise? {
      if case .known(let exercise, _) = Self.matcher.find(name, evidence) { exercise } else { nil }
    }
    let chinUps = evidence("Chin Up", [80, 82, 85])
    #expect(Self.matcher.ownWeights(in: [("Chin Up", chinUps)]) == Thousandths(80)...Thousandths(85))
    #expect(Self.matcher.ownWeights(in: [("Bench Press", evidence("Bench Press", [80, 82, 85]))]) == nil)
    #expect(Self.matcher.ownWeights(in: [("Chin Up", evidence("Chin Up", [10, 20]))]) == nil)
    var raises = evidence("Hanging Leg Raise", [80])
    #expect(found(raises, "Hanging Leg Raise")?.id.text == "469")
    raises.ownWeights = Thousandths(80)...Thousandths(85)
    let raise = found(raises, "Hanging Leg Raise")
    #expect(raise?.id.text == "38")
    #expect(raise.flatMap { raises.oddLoads(for: $0, unit: .kilograms) } == .bodyWeight)
    var weighted = evidence("Hanging Leg Raise", [10])
    weighted.ownWeights = Thousandths(80)...Thousandths(85)
    #expect(raise.flatMap { weighted.oddLoads(for: $0, unit: .kilograms) } == nil)
    // Added loads stay beside those that are the body weight.
    let mixed = evidence("Chin Up", [5, 10, 80, 80, 82])
    let chinUp = found(mixed, "Chin Up")
    #expect(chinUp.flatMap { mixed.oddLoads(for: $0, unit: .kilograms) } == .bodyWeight)
    #expect(chinUp.map { OddLoads.bodyWeight.includes(Mass(Thousandths(10), .kilograms), for: $0) } == false)
    let heavy = evidence("Chin Up", [20, 40, 60, 80])
    #expect(found(heavy, "Chin Up").flatMap { heavy.oddLoads(for: $0, unit: .kilograms) } != .bodyWeight)
  }

  @Test("Calves lift heavy dumbbells")
  func calves() throws {
    let raise = try #require(ExerciseID("205").flatMap({ Catalogue.bundled.exercise(id: $0) }))
    var evidence = ImportEvidence()
    var exercise = ForeignExercise(name: "Dumbbell Calf Raise")
    exercise.sets = sets([36, 40])
    evidence.add(exercise, isFirst: true)
    #expect(evidence.oddLoads(for: raise, unit: .kilograms) == nil)
  }

  @Test("The category tells the equipment")
  func category() {
    #expect(found("Shoulder Press", sets([22]), category: "Dumbbell") == "=25")
    #expect(found("Shoulder Press", sets([22]), category: "Shoulders") == "25 337 2")
  }

  @Test("The count mode tells a row from the rowing machine")
  func counts() {
    #expect(found("Rowing (Machine)", sets([40, 45])) == "=342")
    var metres = ForeignSet(line: 2)
    metres.distance = Distance(Thousandths(2_000), .metres)
    metres.time = Duration(milliseconds: 480_000)
    #expect(found("Rowing (Machine)", [metres]) == "=40")
    #expect(found("Row", [metres]) == "=40")
  }

  @Test("Only exercises that fit the sets are proposed")
  func proposals() {
    #expect(found("Back Deltoids", sets([40])).isEmpty)
    var hold = ForeignSet(line: 2)
    hold.time = Duration(milliseconds: 60_000)
    #expect(found("Back Deltoids", [hold]).hasPrefix("1536"))
  }

  @Test("A name that includes its equipment needs no sets")
  func named() {
    #expect(found("Shoulder Press (Dumbbell)", sets([22])) == "=25")
    #expect(found("Schulterdrücken (Maschine)", sets([40])) == "=337")
  }
}
