import Catalogue
import Documents
import Interchange
import Training
import Wording

/// What a name in a file becomes.
enum ImportedExercise: Equatable {
  /// An exercise of the catalogue, or the lifter's own, and how it was found.
  case known(Exercise, How)
  /// A new custom exercise.
  case new(CustomExercise)
  /// Its sets are left out, as the lifter says.
  case leftOut
  /// The lifter has to say; the exercises that it may be, likeliest first.
  case unsettled([Exercise])

  /// How an exercise was found.
  enum How: String, Equatable {
    /// The file of `--map` says so.
    case map
    /// An earlier import took it for that.
    case before
    case name
    /// The name fits several exercises, and the sets only this one.
    case sets
  }

  /// The exercise to write; nil for none.
  var exercise: Exercise? {
    switch self {
    case .known(let exercise, _): exercise
    case .new(let own): own.exercise
    case .leftOut, .unsettled: nil
    }
  }
}

/// A name in the files of a program, with what it becomes.
struct ImportedName {
  let key: Key
  let evidence: ImportEvidence
  var becomes: ImportedExercise

  struct Key: Hashable {
    let program: ForeignProgram
    let name: String
  }
}

/// Finds the exercises that names of a program mean, by the name and by the sets done.
struct NameMatcher {
  let names: ForeignNames
  let unit: MassUnit

  init(_ catalogue: Catalogue, unit: MassUnit) {
    names = ForeignNames(catalogue)
    self.unit = unit
  }

  /// The exercise. A name that fits several, or whose sets the exercise can't have, is left unsettled: a wrong exercise is worse
  /// than none.
  func find(_ name: String, _ evidence: ImportEvidence) -> ImportedExercise {
    switch names.find(name) {
    case .none(let nearest): return .unsettled(nearest)
    case .several(let candidates): return decide(candidates, evidence)
    case .one(let exercise):
      // The lifter's own exercise or alias.
      if exercise.id.own != nil { return .known(exercise, .name) }
      let others = names.otherEquipment(name).filter { $0.id != exercise.id }
      if !Self.isSaidOfAll(name), evidence.fits(exercise, unit: unit),
        evidence.isPlausible(exercise, unit: unit)
      {
        return .known(exercise, .name)
      }
      return decide([exercise] + others, evidence, isDoubtful: others.isEmpty)
    }
  }

  /// The only candidate that the sets fit.
  private func decide(
    _ candidates: [Exercise], _ evidence: ImportEvidence, isDoubtful: Bool = false
  ) -> ImportedExercise {
    let fitting = candidates.filter {
      evidence.fits($0, unit: unit) && evidence.isPlausible($0, unit: unit)
    }
    if fitting.count == 1, !isDoubtful { return .known(fitting[0], .sets) }
    return .unsettled(fitting.isEmpty ? candidates : fitting)
  }

  /// Whether lifters say a name without equipment of several exercises alike. The names of most others imply the equipment: a
  /// squat is done with a barbell, a hammer curl with dumbbells.
  static func isSaidOfAll(_ name: String) -> Bool {
    let words = FoldedName(name).words
    let stems = Set(words.map { $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0 })
    return openNames.contains(stems)
  }

  private static let openNames: [Set<String>] = [
    ["chest", "fly"], ["pec", "fly"], ["chest", "flie"], ["chest", "flye"], ["shoulder", "press"],
    ["tricep", "extension"],
    ["standing", "calf", "raise"], ["chest", "press"],
  ]
}
