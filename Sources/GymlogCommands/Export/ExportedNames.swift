import Catalogue
import Interchange
import Training

/// The names of exercises as Strong and Hevy write them, with the equipment in brackets: `Bench Press (Barbell)`.
///
/// They are the program's own where it has the exercise (``StrongNames``, ``HevyNames``). A name is written only if
/// ``ForeignNames`` reads it as the same exercise; otherwise the catalogue's name is written.
final class ExportedNames {
  private let catalogue: Catalogue
  private let names: ForeignNames
  /// The program's own names of some exercises.
  private let usual: [String: String]
  private var known: [Key: ExportedName] = [:]

  private struct Key: Hashable {
    let exercise: ExerciseID
    let kind: Kind
  }

  /// What the load of a set requires of a name. Both programs write assistance without a sign, as exercises of their own.
  private enum Kind { case usual, assisted, added }

  init(_ catalogue: Catalogue, isForStrong: Bool) {
    self.catalogue = catalogue
    usual = isForStrong ? StrongNames.all : HevyNames.all
    names = ForeignNames(catalogue)
  }

  func name(of entry: WorkoutExercise, _ load: Load?) -> ExportedName {
    let kind: Kind =
      switch load {
      case .assisted: .assisted
      case .added: .added
      default: .usual
      }
    let key = Key(exercise: entry.exercise, kind: kind)
    if let name = known[key] { return name }
    let name = catalogue.exercise(id: entry.exercise).map { find($0, kind) } ?? ExportedName(entry.name)
    known[key] = name
    return name
  }

  private func find(_ exercise: Exercise, _ kind: Kind) -> ExportedName {
    // No other program knows the names of custom exercises.
    if exercise.id.own != nil { return ExportedName(exercise.name) }
    let isAssisted = exercise.equipment == .assisted
    let base = Self.base(of: exercise)
    if kind == .assisted, !isAssisted {
      let name = base + " (Assisted)"
      if case .one(let found) = names.find(name), found.equipment == .assisted {
        return ExportedName(name, saysAssisted: true)
      }
    }
    if kind == .added, isAssisted, case .one(let found) = names.find(base), found.equipment != .assisted {
      return ExportedName(base)
    }
    var candidates = [base, exercise.name]
    if let word = Self.word(exercise.equipment) { candidates.insert("\(base) (\(word))", at: 0) }
    // Neither program writes the hyphens that the catalogue has, but for a few names.
    candidates = candidates.flatMap { name in
      name.hasPrefix("Iso-") ? [name] : [name.replacing("-", with: " "), name]
    }
    if let own = usual[exercise.name] { candidates.insert(own, at: 0) }
    // `Lunge` may have any load, so that its sets would have to say which it is.
    if exercise.equipment == .bodyWeight { candidates.append(base + " (Bodyweight)") }
    let name = candidates.first { names.find($0) == .one(exercise) }
    return ExportedName(name ?? exercise.name, saysAssisted: isAssisted)
  }

  /// A name without its equipment, and without the hyphens that both programs don't write: `Pull Up`.
  private static func base(of exercise: Exercise) -> String {
    if let usual = shorter[exercise.name] { return usual }
    var base = exercise.name
    let word = word(exercise.equipment) ?? ""
    for form in [word, word.replacing(" ", with: "-")] where !form.isEmpty {
      if base.hasPrefix(form + " ") { base.removeFirst(form.count + 1) }
      if base.hasSuffix(" " + form) { base.removeLast(form.count + 1) }
      base = base.replacing(" \(form) ", with: " ")
    }
    return base.replacing("-Up", with: " Up")
  }

  /// Where the catalogue's name isn't the usual one.
  private static let shorter = ["Back Squat": "Squat", "Strict Pull-Up": "Pull Up"]

  private static func word(_ equipment: Equipment) -> String? {
    switch equipment {
    case .barbell: "Barbell"
    case .dumbbell: "Dumbbell"
    case .cable: "Cable"
    case .machine: "Machine"
    case .smithMachine: "Smith Machine"
    case .kettlebell: "Kettlebell"
    case .band: "Band"
    case .assisted: "Assisted"
    case .plate: "Plate"
    case .trapBar: "Trap Bar"
    case .ezBar: "EZ Bar"
    case .suspension: "Suspension"
    case .bodyWeight, .weighted, .medicineBall, .sled, .stabilityBall, .wheel, .rope, .strongman,
      .cardioMachine, .none:
      nil
    }
  }
}
