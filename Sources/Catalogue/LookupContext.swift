package import Training

/// The facts known when a name is typed: the workout that it is typed into, and the sets that follow it.
package struct LookupContext {
  /// An exercise of the workout.
  package struct Entry: Sendable {
    package var exercise: ExerciseID
    /// The loads of its sets, in no order.
    package var loads: [Mass]

    package init(_ exercise: ExerciseID, loads: [Mass] = []) {
      self.exercise = exercise
      self.loads = loads
    }
  }

  /// The exercises of the workout, as today's.
  package var today: [Entry]
  /// The sets; nil if none are typed after the name.
  package var sets: TypedSets?
  /// Whether the exercise will be saved by the name: then part of a name isn't taken for another movement, nor for a deleted
  /// exercise.
  package var isToWrite: Bool
  /// Whether the command is `log`, which with the name may be a name: `log press`.
  package var isLogged: Bool
  /// Whether the lifter has done an exercise before: then one word of its name is enough.
  package var hasDone: (ExerciseID) -> Bool

  package init(
    today: [Entry] = [], sets: TypedSets? = nil, isToWrite: Bool = false, isLogged: Bool = false,
    hasDone: @escaping (ExerciseID) -> Bool = { _ in false }
  ) {
    self.today = today
    self.sets = sets
    self.isToWrite = isToWrite
    self.isLogged = isLogged
    self.hasDone = hasDone
  }
}

/// The facts that SETs tell about their exercise.
package struct TypedSets: Hashable, Sendable {
  /// The load of SETs, of the kind of the first: those after it without a sign follow it.
  enum Load: Hashable {
    case none, bodyWeight, added, assistance, band
    /// Without a sign, the heaviest of them.
    case plain(NotatedMass)
  }

  let counts: [CountMode]
  let load: Load

  /// Whether the load is assistance, which tells an assisted exercise from another.
  package var isAssisted: Bool { load == .assistance }

  /// Whether the body may be part of the load: it has a sign, or there is none.
  package var mayBeOnBody: Bool {
    switch load {
    case .none, .bodyWeight, .added, .assistance: true
    case .band, .plain: false
    }
  }

  /// Whether the load is one that few hold in each hand: 30 kg or 65 lb and more.
  package func isOfBar(_ unit: MassUnit) -> Bool {
    guard case .plain(let mass) = load else { return false }
    return mass.value >= Thousandths((mass.unit ?? unit) == .kilograms ? 30 : 65)
  }

  package init(_ groups: [NotatedGroup]) {
    counts = groups.flatMap(\.amounts).map(\.countMode)
    let loads = groups.compactMap(\.load)
    let plain = loads.compactMap { load in if case .plain(let mass) = load { mass } else { nil } }
    load =
      switch loads.first {
      case .plain(let first): .plain(plain.max { $0.value < $1.value } ?? first)
      case .bodyWeight: .bodyWeight
      case .plus: .added
      case .minus: .assistance
      case .band: .band
      case .percent, .stack, nil: .none
      }
  }
}

extension Catalogue {
  /// Whether sets can be of an exercise: a distance isn't a bent-over row's, and repetitions aren't a run's.
  func canTake(_ sets: TypedSets?, _ candidate: CatalogueEntry) -> Bool {
    guard let sets else { return true }
    return sets.counts.allSatisfy { mode in
      has(mode.rawValue, candidate, in: .countMode)
        || mode != .reps && has(BodyPart.cardio.rawValue, candidate, in: .bodyPart)
    }
  }

  /// Whether an exercise is done on a cardio machine.
  func isMachine(_ candidate: CatalogueEntry) -> Bool {
    has(Equipment.cardioMachine.rawValue, candidate, in: .equipment)
  }
}
