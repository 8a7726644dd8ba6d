/// The name of an exercise in documents: a number for the bundled ones, an `EntityID` for the lifter's own.
package struct ExerciseID: Hashable, Sendable {
  package let text: String

  /// Nil for text that is neither.
  package init?(_ text: String) {
    let isNumber =
      (1...9).contains(text.utf8.count) && digits(text) != nil && text.utf8.first != UInt8(ascii: "0")
    guard isNumber || EntityID.isID(text) else { return nil }
    self.text = text
  }

  /// Text that is known to be one of the two.
  init(checked text: String) { self.text = text }

  /// The name of one of the lifter's own.
  package init(_ own: EntityID) { text = own.text }

  /// The name of the document of one of the lifter's own; nil for a bundled one.
  package var own: EntityID? { EntityID(text) }
}

/// An exercise of the catalogue or of the lifter's own, with what the rest of the program computes by.
package struct Exercise: Hashable, Sendable {
  package var id: ExerciseID
  package var name: String
  package var bodyPart: BodyPart
  package var equipment: Equipment
  package var countMode: CountMode
  package var primaryMuscles: [Muscle]
  package var secondaryMuscles: [Muscle]
  /// How many implements of the typed load are lifted at once: 2 for a pair of dumbbells.
  package var implements: Int
  package var sides: Sides
  /// The share of the lifter's body weight that counts into the load of a repetition, from 0 to 1.
  package var bodyWeightShare: Thousandths
  /// Other names, in any language.
  package var aliases: [String]

  package init(
    id: ExerciseID, name: String, bodyPart: BodyPart, equipment: Equipment, countMode: CountMode,
    primaryMuscles: [Muscle] = [], secondaryMuscles: [Muscle] = [], implements: Int = 1,
    sides: Sides = .both, bodyWeightShare: Thousandths = Thousandths(0), aliases: [String] = []
  ) {
    self.id = id
    self.name = name
    self.bodyPart = bodyPart
    self.equipment = equipment
    self.countMode = countMode
    self.primaryMuscles = primaryMuscles
    self.secondaryMuscles = secondaryMuscles
    self.implements = implements
    self.sides = sides
    self.bodyWeightShare = bodyWeightShare
    self.aliases = aliases
  }
}

extension Exercise {
  /// Whether a set may be counted so: as the exercise usually is, and, where it is cardio, by a time as well as by a distance.
  package func accepts(_ mode: CountMode) -> Bool { mode == countMode || acceptsTimeAndDistance && mode != .reps }

  /// Whether it is a stretch or a drill, whose sets train no muscle: a bundled one on which not even the body is a load.
  /// Of the lifter's own nobody knows.
  package var isStretchOrDrill: Bool {
    let isUnloaded = [.bodyWeight, .suspension, .none].contains(equipment) && bodyWeightShare.raw == 0
    return isUnloaded && bodyPart != .cardio && id.own == nil
  }

  /// Half an hour or five kilometres: either says what was done.
  var acceptsTimeAndDistance: Bool { bodyPart == .cardio }
}

/// Which sides of the body a repetition trains.
package enum Sides: String, CaseIterable, Hashable, Sendable {
  case both
  /// One after the other: reps are counted per side.
  case one
}

/// The parts of the body by which exercises are sorted.
package enum BodyPart: String, CaseIterable, Hashable, Sendable {
  case waist, back, hips, shoulders, chest, upperArms, lowerArms, upperLegs, lowerLegs, neck, cardio, fullBody
}

/// What an exercise is done with.
package enum Equipment: String, CaseIterable, Hashable, Sendable {
  case barbell, dumbbell, cable, machine, smithMachine, kettlebell, band, bodyWeight, assisted, weighted
  case trapBar, ezBar, suspension, medicineBall, sled, stabilityBall, wheel, rope, plate, strongman
  case cardioMachine, none

  /// What a number without a sign means as a load here, and what a missing one is.
  package var loading: Loading {
    switch self {
    case .bodyWeight, .suspension, .stabilityBall, .wheel, .rope: .bodyWeight
    case .weighted: .added
    case .assisted: .assisted
    case .cardioMachine, .none: .unloaded
    default: .external
    }
  }
}

extension Equipment {
  /// Whether a load of its own may be left out: nobody knows what a band pulls.
  package var isLoadOptional: Bool { self == .band }
}

/// How an exercise is loaded.
package enum Loading: Hashable, Sendable {
  /// A load of its own; the body doesn't count.
  case external
  /// The body, to which a load can be added or from which one can be taken.
  case bodyWeight
  /// The body with a load: a number without a sign is added to it.
  case added
  /// The body with help: a number without a sign is assistance.
  case assisted
  /// No load at all, as in running.
  case unloaded
}

/// The muscles that exercises train.
package enum Muscle: String, CaseIterable, Hashable, Sendable {
  case chest, frontDelts, sideDelts, rearDelts, triceps, biceps, forearms, traps, lats, upperBack, lowerBack
  case abs, obliques, glutes, quads, hamstrings, adductors, abductors, calves, hipFlexors, neck, heart
}
