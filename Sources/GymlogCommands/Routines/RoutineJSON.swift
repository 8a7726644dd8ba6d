import Documents
import Formats
import Training

/// A routine as JSON: the members of its documents, under the same names.
struct RoutineJSON {
  let context: Context
  let known: KnownRoutine
  /// The workout in which it was last done.
  let last: Workout?

  var members: [JSON.Member] {
    let routine = known.routine
    return JSON.members(["id": .string(routine.id.text)])
      + Document.routine.encode(routine).members(without: ["format"])
      + JSON.members([
        "readyMade": .bool(known.isBuiltIn), "sets": .int(routine.setCount),
        "lastDone": last.map { ["workout": .string($0.id.text), "start": .string($0.start.text)] } ?? .null,
        "exercises": .array(routine.exercises.indices.map(exercise)),
      ])
  }

  private func exercise(_ index: Int) -> JSON {
    let exercise = known.routine.exercises[index]
    let sets = exercise.sets.enumerated().map { number, set in
      JSON.object(
        JSON.members(["id": .string(set.id.text), "ref": .string("\(index + 1).\(number + 1)")])
          + Document.routineSet.encode(SetDocument(in: exercise.id, set)).members(without: [
            "format", "in", "position",
          ]))
    }
    return .object(exercise.members(at: index) + JSON.members(["sets": .array(sets)]))
  }
}

extension Routine {
  var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }
}
