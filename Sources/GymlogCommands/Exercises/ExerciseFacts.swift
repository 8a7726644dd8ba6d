import Training
import Wording
import TerminalKit

/// The facts of an exercise that a line gives; those it leaves out are nil.
struct ExerciseFacts: Equatable {
  var bodyPart: BodyPart?
  var equipment: Equipment?
  var countMode: CountMode?
  var primaryMuscles: [Muscle]?
  var secondaryMuscles: [Muscle]?
  var implements: Int?
  var sides: Sides?
  var bodyWeightShare: Thousandths?

  var isEmpty: Bool { self == ExerciseFacts() }
}

extension ExerciseFacts {
  /// A new exercise with this name. Missing facts come from the name or the muscles; otherwise it is counted by reps, both
  /// sides at once, dumbbells in pairs, with the usual share of body weight for the body part.
  ///
  /// - Throws: `Failure.factsMissing` if the body part or the equipment can't be inferred.
  func exercise(_ name: String, id: EntityID, _ words: Words) throws(Failure) -> Exercise {
    let part = bodyPart ?? primaryMuscles?.first?.bodyPart
    let equipment = equipment ?? Recognition.equipment(inName: name)
    var missing: [(option: String, choices: [String])] = []
    if part == nil {
      missing.append(("--body-part", BodyPart.allCases.map(words.bodyPart)))
    }
    if equipment == nil {
      missing.append(("--equipment", Equipment.allCases.map(words.equipment)))
    }
    guard let part, let equipment else { throw .factsMissing(name, missing) }
    var exercise = Exercise(
      id: ExerciseID(id), name: name, bodyPart: part, equipment: equipment, countMode: .reps)
    Self.usual(name, part, equipment, sides: sides).apply(to: &exercise)
    apply(to: &exercise)
    return exercise
  }

  /// The defaults for an exercise with this name.
  static func usual(
    _ name: String, _ part: BodyPart, _ equipment: Equipment, sides said: Sides?
  ) -> ExerciseFacts {
    let sides = said ?? (Recognition.isOneSided(name: name) ? .one : .both)
    return ExerciseFacts(
      countMode: Recognition.countMode(inName: name) ?? .reps,
      implements: equipment == .dumbbell && sides == .both ? 2 : 1, sides: sides,
      bodyWeightShare: equipment.loading.liftsBody ? part.shareOfBodyWeight : Thousandths(0))
  }

  /// Applies the given facts to an exercise. A primary muscle is removed from the secondary ones.
  func apply(to exercise: inout Exercise) {
    if let bodyPart { exercise.bodyPart = bodyPart }
    if let equipment { exercise.equipment = equipment }
    if let countMode { exercise.countMode = countMode }
    if let primaryMuscles { exercise.primaryMuscles = primaryMuscles.eachOnce }
    if let secondaryMuscles { exercise.secondaryMuscles = secondaryMuscles.eachOnce }
    if let implements { exercise.implements = implements }
    if let sides { exercise.sides = sides }
    if let bodyWeightShare { exercise.bodyWeightShare = bodyWeightShare }
    if primaryMuscles != nil || secondaryMuscles != nil {
      exercise.secondaryMuscles.removeAll { exercise.primaryMuscles.contains($0) }
    }
  }
}

extension [Muscle] {
  fileprivate var eachOnce: [Muscle] {
    enumerated().filter { !self[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

extension Muscle {
  /// The body part that exercises for the muscle belong to.
  fileprivate var bodyPart: BodyPart {
    switch self {
    case .chest: .chest
    case .frontDelts, .sideDelts, .rearDelts: .shoulders
    case .triceps, .biceps: .upperArms
    case .forearms: .lowerArms
    case .traps, .lats, .upperBack, .lowerBack: .back
    case .abs, .obliques: .waist
    case .glutes, .abductors, .hipFlexors: .hips
    case .quads, .hamstrings, .adductors: .upperLegs
    case .calves: .lowerLegs
    case .neck: .neck
    case .heart: .cardio
    }
  }
}

extension Loading {
  /// Whether the load includes the body.
  fileprivate var liftsBody: Bool {
    switch self {
    case .bodyWeight, .added, .assisted: true
    case .external, .unloaded: false
    }
  }
}

extension BodyPart {
  /// The share of body weight that most built-in bodyweight exercises for the part lift: pull-ups 100 %, push-ups 64 %, squats
  /// 88 % (sources in Data/Exercises.md).
  fileprivate var shareOfBodyWeight: Thousandths {
    switch self {
    case .back, .upperArms, .lowerArms: Thousandths(1)
    case .shoulders, .fullBody: Thousandths(raw: 700)
    case .chest: Thousandths(raw: 640)
    case .upperLegs: Thousandths(raw: 880)
    case .lowerLegs: Thousandths(raw: 970)
    case .waist, .hips: Thousandths(raw: 500)
    case .neck: Thousandths(raw: 70)
    case .cardio: Thousandths(0)
    }
  }
}

extension Failure {
  /// Options that a new exercise needs, with the choices of each.
  static func factsMissing(_ name: String, _ facts: [(option: String, choices: [String])]) -> Failure {
    Failure(.usage) { words in
      let options = facts.map(\.option)
      return words.say(
        en: Message("\(quoted(name)) needs \(options.joined(separator: " and "))"),
        es: Message(
          "a \(quoted(name)) \(options.count == 1 ? "le falta" : "le faltan") "
            + options.joined(separator: " y ")),
        ca: Message(
          "a \(quoted(name)) \(options.count == 1 ? "li falta" : "li falten") "
            + options.joined(separator: " i "))
      )
      .with(
        details: facts.flatMap { fact in
          wrapped(
            fact.option + " " + fact.choices.joined(separator: ", "), width: 80, indent: "  ",
            hanging: "    ")
        })
    }
  }
}
