import Catalogue
import Documents
import Formats
import Training

/// A workout as JSON: the members of its documents, under the same names.
struct WorkoutJSON {
  let context: Context
  let workout: Workout
  /// The sets that a max was tested with.
  var tested: Set<SetPlace> = []

  var members: [JSON.Member] {
    let volume = context.volume(of: workout).mass(in: context.settings.unit.value)
    var told = workout
    told.end = context.end(of: workout)
    return
      JSON.members(["id": .string(workout.id.text)])
      + Document.workout.encode(told).members(without: ["format"])
      + JSON.members([
        "open": .bool(workout.isOpen), "seconds": context.elapsed(workout).map { .int($0.seconds) } ?? .null,
        "sets": .int(workout.setCount), "volume": Self.mass(volume),
        "exercises": .array(workout.exercises.indices.map(exercise)),
      ])
  }

  var summary: [JSON.Member] { members.filter { $0.name != "exercises" } }

  private func exercise(_ index: Int) -> JSON {
    let exercise = workout.exercises[index]
    let volume = context.volume(of: exercise, on: workout.start.day)
      .mass(in: context.settings.unit.value)
    var members = exercise.members(at: index) + JSON.members(["volume": Self.mass(volume)])
    if let rest = workout.restTaken(ofExercise: index) {
      members += JSON.members(["restTaken": .int(rest.mean.seconds)])
    }
    let sets = exercise.sets.indices.map { set(SetPlace(exercise: index, set: $0)) }
    return .object(members + JSON.members(["sets": .array(sets)]))
  }

  /// A set: its id, its reference within the workout, and the members of its document.
  func set(_ place: SetPlace) -> JSON {
    let set = workout[place]
    let document = Document.workoutSet.encode(SetDocument(in: workout.exercises[place.exercise].id, set))
    return .object(
      JSON.members([
        "id": .string(set.id.text), "ref": .string("\(place.exercise + 1).\(place.set + 1)"),
        "done": .bool(set.isDone),
      ]) + document.members(without: ["format", "in", "position"])
        + (tested.contains(place) ? JSON.members(["isTested": .bool(true)]) : []))
  }

  /// A set of another workout: the members of its document.
  static func members(of set: WorkoutSet, in entry: WorkoutExercise) -> JSON {
    let document = Document.workoutSet.encode(SetDocument(in: entry.id, set))
    return .object(document.members(without: ["format", "in", "position", "rest", "note", "plan"]))
  }

  static func mass(_ mass: Mass) -> JSON { quantity(mass.value, mass.unit.rawValue) }

  /// A number with its unit; a difference may be negative.
  static func quantity(_ value: Thousandths, _ unit: String) -> JSON {
    ["value": .number(value.text), "unit": .string(unit)]
  }
}

extension JSON {
  /// The members that name an exercise in every answer.
  static func naming(_ name: String, _ id: ExerciseID) -> [Member] {
    JSON.members(["exercise": .string(name), "exerciseId": .string(id.text)])
  }
}

extension Exercise {
  var naming: [JSON.Member] { JSON.naming(name, id) }
}

extension WorkoutExercise {
  /// Its id, its reference and the members of its document, for its index in a workout or routine.
  func members(at index: Int) -> [JSON.Member] {
    JSON.members(["id": .string(id.text), "ref": .string("\(index + 1)")])
      + Document.exercise.encode(self).members(without: ["format", "position"])
  }

  var naming: [JSON.Member] { JSON.naming(exercise.builtInName ?? name, exercise) }
}

extension ExerciseID {
  /// The English name of a built-in exercise, which may have been renamed or replaced since a document got it.
  fileprivate var builtInName: String? { own == nil ? Catalogue.bundled.name(of: self, language: "en") : nil }
}

extension JSON {
  /// The members of a document except some, renamed for answers: `exercise` is an exercise's name, `exerciseId` its id.
  func members(without names: Set<String>) -> [Member] {
    guard case .object(let members) = self else { return [] }
    guard case .string(let id)? = members.first(where: { $0.name == "exercise" })?.value else {
      return members.filter { !names.contains($0.name) }
    }
    let builtInName = ExerciseID(id)?.builtInName
    return members.filter { !names.contains($0.name) }.map { member in
      return switch member.name {
      case "exercise": Member(name: "exerciseId", value: member.value)
      case "name": Member(name: "exercise", value: builtInName.map { .string($0) } ?? member.value)
      default: member
      }
    }
  }
}
