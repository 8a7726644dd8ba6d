import Interchange
import Training

/// The meanings that a program gives names that lifters use for several exercises, as its own list of names shows: if that has
/// `Chest Fly (Dumbbell)`, `Chest Fly (Band)` and `Cable Crossover`, a bare `Chest Fly` is the machine's.
struct NameConventions {
  private var meanings: [String: (id: String, loads: ClosedRange<Int>)] = [:]
  /// Exercises that its list has with one equipment only, whatever the loads are.
  private var ownExercises: [String] = []

  /// None.
  init() {}

  /// The conventions of a program, as seen from the names in its file.
  init(_ program: ForeignProgram, names: [String]) {
    switch program {
    case .strong:
      // Lighter ones may be of dumbbells, unless the lifter names those.
      let hasDumbbellFly = names.contains { $0.lowercased() == "chest fly (dumbbell)" }
      meanings = [
        "chest fly": ("45", (hasDumbbellFly ? 5 : 20)...200), "cable kickback": ("288", 1...15),
      ].merging(Self.overheadExtensions) { $1 }
      if Self.saysNoBarbell(names) {
        meanings["shoulder press"] = ("2", 20...150)
        meanings["shrug"] = ("120", 20...400)
      }
    case .hevy:
      // Its Calf Extension (Machine), as its Spanish list has it.
      meanings = [
        "air bike": ("307", 0...0), "extension de pantorrilla (máquina)": ("329", 5...500),
      ].merging(Self.overheadExtensions) { $1 }
      // The Bulgarian split squat with dumbbells. Lifters type the load of one or of both.
      ownExercises = ["31"]
    default: break
    }
    // The other leg curl is named beside it.
    func has(_ start: String) -> Bool { names.contains { $0.lowercased().hasPrefix(start) } }
    if has("seated leg curl") != has("lying leg curl") {
      let id = has("seated leg curl") ? "22" : "23"
      for name in ["leg curl", "leg curls", "leg curl (machine)"] { meanings[name] = (id, 1...300) }
    }
  }

  /// `Triceps Extension (Cable)` in Spanish and Portuguese, where other lifters say that of the pushdown.
  private static let overheadExtensions: [String: (id: String, loads: ClosedRange<Int>)] = [
    "extensión de tríceps (cable)": ("286", 1...100), "extensão de tríceps (cabo)": ("286", 1...100),
  ]

  /// The exercise, and the loads that it must have, in kilograms.
  func meaning(of name: String) -> (id: ExerciseID, loads: ClosedRange<Int>)? {
    guard let (id, loads) = meanings[name.lowercased()], let id = ExerciseID(id) else { return nil }
    return (id, loads)
  }

  /// Whether the program's list has an exercise with one equipment only.
  func hasOnly(_ exercise: Exercise) -> Bool { ownExercises.contains(exercise.id.text) }

  /// Whether a file calls all other equipment than the barbell by its name, as Strong did in 2016: `Bent Over Row` beside `Bent Over
  /// Row (Dumbbell)`.
  private static func saysNoBarbell(_ names: [String]) -> Bool {
    let names = Set(names.map { $0.lowercased() })
    let lifts = ["squat", "bench press", "deadlift", "bent over row", "overhead press"]
    return lifts.count(where: names.contains) >= 2 && names.contains { $0.hasSuffix("(dumbbell)") }
      && !names.contains { $0.hasSuffix("(barbell)") }
  }
}
