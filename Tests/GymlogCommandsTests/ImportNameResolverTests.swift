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
      ("Triceps Extension", [70], "=353"), ("Triceps Extension", [20], "222 286 353"),
      ("Standing Calf Raise", [0, 0, 0], "=644"), ("Standing Calf Raise", [100, 120], "=43"),
      ("Standing Calf Raise", [20, 24], "43 205"),
      ("Bicep Curl", [10, 12], "=15"), ("Bicep Curl", [40, 45], "16 274 351"),
      ("Lunge", [0, 0], "=34"), ("Lunge", [10, 12], "=194"), ("Lunge", [60, 70], "=122"),
      ("Row", [60, 70], "8 182 19 342"),
      ("Front Raise", [8, 10], "=42"), ("Front Raise", [18], "42 41"), ("Front Raise", [30], "=41"),
      ("Wrist Curl", [8, 10], "=220"), ("Wrist Curl", [30], "=147"), ("Wrist Curl", [16], "220 147"),
      ("Reverse Wrist Curl", [6], "=221"), ("Low Row", [40], "19 344"),
      ("Supinated Curl", [10], "=15"), ("Underhand Curl", [40], "16 274 351"),
      ("Chest Fly old", [14], "163 251 45"), ("Technogym Shoulder Press", [20], "=337"),
    ])
  func loads(_ name: String, _ loads: [Int], _ expected: String) {
    #expect(found(name, sets(loads)) == expected, "\(name) \(loads)")
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

  @Test("A name that includes its equipment needs no sets")
  func named() {
    #expect(found("Shoulder Press (Dumbbell)", sets([22])) == "=25")
    #expect(found("Schulterdrücken (Maschine)", sets([40])) == "=337")
  }
}
