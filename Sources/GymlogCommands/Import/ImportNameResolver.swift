import Catalogue
import Interchange
import Training
import Wording

/// The exercise that a name in a file becomes, if any.
enum ImportedExercise: Equatable {
  /// An exercise of the catalogue, or the lifter's own, and how it was found.
  case known(Exercise, How)
  case new(CustomExercise)
  /// Its sets are left out, as the lifter says.
  case leftOut
  /// The lifter has to choose; the possible exercises, likeliest first.
  case unresolved([Exercise])

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
    case .leftOut, .unresolved: nil
    }
  }
}

/// A name in the files of a program, with what it becomes.
struct ImportedName {
  let key: Key
  let evidence: ImportEvidence
  var becomes: ImportedExercise

  /// The oddity of the loads; nil if they are plausible, or the exercise is new.
  func oddLoads(unit: MassUnit) -> OddLoads? {
    guard case .known(let exercise, _) = becomes, exercise.id.own == nil else { return nil }
    return evidence.oddLoads(for: exercise, unit: unit)
  }

  struct Key: Hashable {
    let program: ForeignProgram
    let name: String
  }
}

/// Finds the exercises that names of a program mean, by the name and by the sets done.
struct ImportNameResolver {
  let names: ForeignNames
  let unit: MassUnit

  init(_ catalogue: Catalogue, unit: MassUnit) {
    names = ForeignNames(catalogue)
    self.unit = unit
  }

  /// The loads of a program's names that are the lifter's own weight, as pull-ups and the like show, in kilograms; nil if none do.
  func ownWeights(in names: [(name: String, evidence: ImportEvidence)]) -> ClosedRange<Thousandths>? {
    let found = names.compactMap { name, evidence -> ClosedRange<Thousandths>? in
      guard let weights = evidence.bodyWeights(unit: unit), case .one(let exercise) = self.names.match(name),
        exercise.liftsBody, evidence.oddLoads(for: exercise, unit: unit) == .bodyWeight
      else { return nil }
      return weights
    }
    guard let least = found.map(\.lowerBound).min(), let most = found.map(\.upperBound).max() else {
      return nil
    }
    return least...most
  }

  /// The exercise. A name that fits several, or whose sets the exercise can't have, is left unresolved: a wrong exercise is worse
  /// than none.
  func find(
    _ name: String, _ evidence: ImportEvidence, _ conventions: NameConventions = NameConventions()
  ) -> ImportedExercise {
    let match = names.match(name)
    if case .one(let own) = match, own.id.own != nil { return .known(own, .name) }
    if let (id, loads) = conventions.meaning(of: name), evidence.hasLoads(in: loads, unit: unit),
      let exercise = names.catalogue.exercise(id: id), evidence.fits(exercise, unit: unit)
    {
      return .known(exercise, .sets)
    }
    switch match {
    case nil, .some(.none):
      // Nobody stretches with 40 kg.
      return .unresolved(names.proposals(for: name).filter { evidence.mostlyFits($0, unit: unit) })
    case .several(let candidates):
      let meanings = names.possibleMeanings(name)
      return meanings.isEmpty ? decide(candidates, evidence) : decide(meanings, evidence)
    case .one(let exercise):
      let isFit = evidence.fits(exercise, unit: unit)
      let odd = evidence.oddLoads(for: exercise, unit: unit)
      if odd != .bodyWeight, !conventions.hasOnly(exercise) {
        let fitting = fitting(names.meaningsBySets(name, of: exercise), evidence)
        if fitting == [exercise] { return .known(exercise, .name) }
        if fitting.count == 1 { return .known(fitting[0], .sets) }
        if fitting.count > 1 { return .unresolved(fitting) }
      }
      if isFit, odd == nil || odd == .bodyWeight || conventions.hasOnly(exercise) {
        return .known(exercise, .name)
      }
      let others = names.otherMeanings(name).filter { $0.id != exercise.id }
      // Nothing else can be meant. The plan says which loads are odd, and which sets the exercise can't have.
      if others.isEmpty, evidence.mostlyFits(exercise, unit: unit) { return .known(exercise, .name) }
      let decision = decide([exercise] + others, evidence, isDoubtful: others.isEmpty)
      guard isFit, case .unresolved(let candidates) = decision, !candidates.contains(exercise) else {
        return decision
      }
      // Odd as the loads are, it has the name.
      return .unresolved([exercise] + candidates)
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
    return .unresolved(fitting.isEmpty ? candidates : fitting)
  }

  /// The only meaning that the sets fit.
  private func decide(_ meanings: [PossibleMeaning], _ evidence: ImportEvidence) -> ImportedExercise {
    let fitting = fitting(meanings, evidence)
    if fitting.count == 1 { return .known(fitting[0], .sets) }
    return .unresolved(fitting.isEmpty ? meanings.map(\.exercise) : fitting)
  }

  /// The meanings that the sets fit, counts and loads. A category of the file that says the equipment decides, too, and so does
  /// a distance where only some are measured by it.
  private func fitting(_ meanings: [PossibleMeaning], _ evidence: ImportEvidence) -> [Exercise] {
    var fitting = meanings.filter {
      evidence.fits($0.exercise, unit: unit) && evidence.hasLoads(in: $0.loads, unit: unit)
    }.map(\.exercise)
    if let equipment = evidence.category.flatMap({ Recognition.equipment(inName: $0) }) {
      let said = fitting.filter { $0.equipment == equipment }
      if !said.isEmpty { fitting = said }
    }
    if evidence.countMode == .distance {
      let measured = fitting.filter { $0.countMode == .distance }
      if !measured.isEmpty { fitting = measured }
    }
    return fitting
  }
}
