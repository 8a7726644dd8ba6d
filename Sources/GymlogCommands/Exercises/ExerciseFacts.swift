import Training
import Wording
import TerminalKit

/// What a line says of an exercise; nil for what it doesn't.
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
  /// A new exercise of this name. What isn't said is what the name says or the muscles do; else reps, both sides at once, a
  /// pair of dumbbells, and the share of the body weight that is usual for the part of the body.
  ///
  /// - Throws: `factsMissing` where the part of the body or the equipment remains unknown.
  func exercise(_ name: String, id: EntityID, _ words: Words) throws(Failure) -> Exercise {
    let part = bodyPart ?? primaryMuscles?.first?.bodyPart
    let equipment = equipment ?? Recognition.equipment(inName: name)
    var missing: [MissingFact] = []
    if part == nil {
      missing.append(MissingFact(option: .bodyPart, choices: BodyPart.allCases.map(words.bodyPart)))
    }
    if equipment == nil {
      missing.append(MissingFact(option: .equipment, choices: Equipment.allCases.map(words.equipment)))
    }
    guard let part, let equipment else { throw .factsMissing(name, missing) }
    var exercise = Exercise(
      id: ExerciseID(id), name: name, bodyPart: part, equipment: equipment, countMode: .reps)
    Self.usual(name, part, equipment, sides: sides).apply(to: &exercise)
    apply(to: &exercise)
    return exercise
  }

  /// What holds of an exercise of this name where nothing else is said.
  static func usual(
    _ name: String, _ part: BodyPart, _ equipment: Equipment, sides said: Sides?
  ) -> ExerciseFacts {
    let sides = said ?? (Recognition.isOneSided(name: name) ? .one : .both)
    return ExerciseFacts(
      countMode: Recognition.countMode(inName: name) ?? .reps,
      implements: equipment == .dumbbell && sides == .both ? 2 : 1, sides: sides,
      bodyWeightShare: equipment.loading.liftsBody ? part.shareOfBodyWeight : Thousandths(0))
  }

  /// Changes an exercise as far as something is said. A muscle that is primary isn't secondary too.
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
  /// The part of the body under which exercises for it are sorted.
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
  /// Whether the body is part of the load.
  fileprivate var liftsBody: Bool {
    switch self {
    case .bodyWeight, .added, .assisted: true
    case .external, .unloaded: false
    }
  }
}

extension BodyPart {
  /// The share of the body weight that most bundled exercises for it lift, where they lift the body: a pull-up all of it, a
  /// push-up 64 %, a squat 88 % (the sources are in Data/Exercises.md).
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
  /// Options that a new exercise can't do without, each with what it may be.
  static func factsMissing(_ name: String, _ facts: [MissingFact]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(name)) needs \((facts.map { "--" + $0.option.rawValue }).joined(separator: " and "))"
        ),
        es: Message(
          "a \(words.quoted(name)) le falta \((facts.map { "--" + $0.option.rawValue }).joined(separator: " y "))"
        ),
        ca: Message(
          "a \(words.quoted(name)) li falta \((facts.map { "--" + $0.option.rawValue }).joined(separator: " i "))"
        )
      )
      .with(
        details: facts.flatMap { fact in
          wrapped(
            "--" + fact.option.rawValue + " " + fact.choices.joined(separator: ", "), width: 80, indent: "  ",
            hanging: "    ")
        })
    }
  }
}
