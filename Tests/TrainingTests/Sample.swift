import Testing
import Training

/// A sample workout: exercises by name, each with sets in the notation. Sets in parentheses are planned.
///
///     try sample(["Bench Press": "8@80 (8@80)", "Plank": "60s"])
func sample(_ exercises: KeyValuePairs<String, String>) throws -> Workout {
  var random: UInt64 = 0
  let start = Instant(seconds: 1_000_000_000, offset: 0)
  func newID() -> EntityID {
    random += 1
    return EntityID(at: start, random: random)
  }
  let interpreter = SetInterpreter(
    SetContext(countMode: .reps, loading: .external, unit: .kilograms, isForced: true))
  var workout = Workout(id: newID(), start: start, unit: .kilograms)
  for (number, entry) in exercises.enumerated() {
    let id = try #require(ExerciseID("\(number + 1)"))
    let exercise = Exercise(
      id: id, name: entry.key, bodyPart: .chest, equipment: .barbell, countMode: .reps)
    let index = workout.append(exercise, id: newID())
    for text in entry.value.split(separator: " ") {
      let isPlanned = text.hasPrefix("(")
      let groups = try Notation(decimalComma: false).groups(in: [text.filter { !"()".contains($0) }])
      let drafts = isPlanned ? try interpreter.plans(of: groups) : try interpreter.results(of: groups)
      workout.append(drafts, to: index, at: start.adding(seconds: Int(random)), ids: newID)
    }
  }
  return workout
}

/// The workout in the form that `sample` takes: `Bench Press: 8@80kg (8@80kg)`.
func outline(_ workout: Workout) -> [String] {
  workout.exercises.map { exercise in
    let sets = exercise.sets.map { set in
      set.isDone ? NotationWriter().text(set) : "(" + NotationWriter().text(set) + ")"
    }
    return ([exercise.name + ":"] + sets).joined(separator: " ")
  }
}
