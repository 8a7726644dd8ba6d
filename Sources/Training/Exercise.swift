/// The id of an exercise in documents: a number for a built-in exercise, an `EntityID` for a custom one.
package struct ExerciseID: Hashable, Sendable {
  package let text: String

  /// Reads an id; nil for text that is neither a number of 1 to 9 digits nor an `EntityID`. The number of a built-in exercise
  /// that was replaced is read as that of the one that stays.
  package init?(_ text: String) {
    if (1...9).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "0"), let number = digits(text) {
      self.text = ReplacedExercises.successor(of: number).map(String.init) ?? text
    } else if EntityID.isID(text) {
      self.text = text
    } else {
      return nil
    }
  }

  /// Creates an id from text that is known to be valid.
  init(checked text: String) { self.text = text }

  /// Creates the id of a custom exercise from that of its document.
  package init(_ own: EntityID) { text = own.text }

  /// The id of a custom exercise's document; nil for a built-in exercise.
  package var own: EntityID? { EntityID(text) }
}

/// An exercise, built in or custom, with the properties that calculations need.
package struct Exercise: Hashable, Sendable {
  /// The id in documents and in the catalogue.
  package var id: ExerciseID
  /// The English name of a built-in exercise, or the lifter's own for a custom one.
  package var name: String
  /// The body part that it is listed under.
  package var bodyPart: BodyPart
  package var equipment: Equipment
  /// The way its sets are counted.
  package var countMode: CountMode
  package var primaryMuscles: [Muscle]
  /// The other muscles it trains.
  package var secondaryMuscles: [Muscle]
  /// The number of implements lifted at once, each with the typed load: 2 for a pair of dumbbells.
  package var implements: Int
  /// The sides of the body that a rep trains.
  package var sides: Sides
  /// The share of the lifter's body weight that counts towards the load, from 0 to 1.
  package var bodyWeightShare: Thousandths
  /// Other names that find it, in any language.
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
  /// Whether a set may be counted this way: in the exercise's own count mode and, for cardio, by time as well
  /// as by distance.
  package func accepts(_ mode: CountMode) -> Bool {
    mode == countMode || acceptsTimeAndDistance && mode != .reps || acceptsTime && mode == .duration
  }

  /// Whether sets counted by reps may be done for a time instead, as in circuits: burpees for 45 s. With a load they may not:
  /// `curl 30s` is a pair of dumbbells.
  package var acceptsTime: Bool {
    countMode == .reps && [.bodyWeight, .unloaded].contains(equipment.loading)
  }

  /// Whether it is a built-in stretch or drill, which moves no load and so trains no muscle. False for custom exercises, for
  /// which this isn't known.
  package var isStretchOrDrill: Bool {
    let isUnloaded = [.bodyWeight, .suspension, .none].contains(equipment) && bodyWeightShare.raw == 0
    return isUnloaded && bodyPart != .cardio && id.own == nil
  }

  /// Whether both time and distance are accepted: half an hour and 5 km each describe a run.
  package var acceptsTimeAndDistance: Bool { bodyPart == .cardio }
}

/// The sides of the body that a rep trains.
package enum Sides: String, CaseIterable, Hashable, Sendable {
  /// Both at once.
  case both
  /// One at a time: reps are counted per side.
  case one
}

/// The body parts by which exercises are listed.
package enum BodyPart: String, CaseIterable, Hashable, Sendable {
  case waist, back, hips, shoulders, chest, upperArms, lowerArms, upperLegs, lowerLegs, neck, cardio, fullBody
}

package enum Equipment: String, CaseIterable, Hashable, Sendable {
  case barbell, dumbbell, cable, machine, smithMachine, kettlebell, band, bodyWeight, assisted, weighted
  case trapBar, ezBar, suspension, medicineBall, sled, stabilityBall, wheel, rope, plate, strongman
  case cardioMachine, none

  /// How a load without a sign is read, and a missing one.
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
  /// Whether the load may be left out because it can't be known, such as the pull of a band.
  package var isLoadOptional: Bool { self == .band }
}

/// The way an exercise is loaded.
package enum Loading: Hashable, Sendable {
  /// A load that doesn't include the body.
  case external
  /// The body, to which load or assistance can be added.
  case bodyWeight
  /// Body weight plus a load: a number without a sign is the added load.
  case added
  /// The body and assistance: a number without a sign is assistance.
  case assisted
  /// No load, as in running.
  case unloaded

  /// Whether sets of such an exercise can have a load: that of a bar isn't one of the body, nor the other way round.
  package func takes(_ load: Load) -> Bool {
    switch load {
    case .external: self == .external
    case .added, .assisted: self != .external
    default: true
    }
  }
}

package enum Muscle: String, CaseIterable, Hashable, Sendable {
  case chest, frontDelts, sideDelts, rearDelts, triceps, biceps, forearms, traps, lats, upperBack, lowerBack
  case abs, obliques, glutes, quads, hamstrings, adductors, abductors, calves, hipFlexors, neck, heart
}
