import Logbook
import Training
import Wording

extension Commands {
  /// Moves a set, or an exercise with its sets, to another workout.
  static func move(
    _ reference: Reference, from source: WorkoutArgument?, to target: WorkoutArgument, _ context: Context
  ) throws(Failure) -> Reply {
    let told = try context.logbook.change(CommandName.move.rawValue, at: context.now) {
      change throws(Failure) in
      let stored = try context.stored(source, in: change.snapshot)
      let other = try context.wholeWorkout(target, in: change.snapshot)
      if stored.folder == other.folder { throw .sameWorkout(source?.text ?? target.text, target.text) }
      var (from, to) = (stored.workout, other.workout)
      let moved = try take(reference, from: &from, context)
      to.take(moved)
      change.keepUnknownMembers(of: stored)
      let isEmptied = from.exercises.isEmpty && !from.isOpen && !stored.hasMore
      if isEmptied { try change.delete(stored) } else { try change.save(from, over: stored) }
      try change.save(to, over: other)
      let left = from
      return PastChange(
        workouts: isEmptied ? [to] : [to, left], problems: stored.problems,
        head: { words in
          words.moved(
            context.name(of: moved), words.sets(moved.sets.count),
            to: words.label(other.workout, at: context.now))
        },
        notes: { isEmptied ? [$0.deletedEmpty($0.label(stored.workout, at: context.now))] : [] })
    }
    return told.reply(context)
  }

  /// Takes a set, or an exercise with its sets, out of a workout. An exercise without sets doesn't stay.
  private static func take(
    _ reference: Reference, from workout: inout Workout, _ context: Context
  ) throws(Failure) -> WorkoutExercise {
    if case .exercise(let exercise) = reference {
      let index = try context.index(of: exercise, in: workout)
      var entry = workout.exercises[index]
      entry.superset = nil
      workout.remove(sets: [], exercises: [index])
      return entry
    }
    let place = try context.place(of: reference, typed: reference.text, in: workout)
    var entry = workout.exercises[place.exercise]
    let isOnly = entry.sets.count == 1
    if !isOnly {
      entry.id = context.newID()
      (entry.note, entry.sets) = (nil, [entry.sets[place.set]])
    }
    entry.superset = nil
    workout.remove(sets: isOnly ? [] : [place], exercises: isOnly ? [place.exercise] : [])
    return entry
  }
}

extension Words {
  /// Sets of an exercise went to another workout.
  func moved(_ exercise: String, _ sets: String, to workout: String) -> String {
    say(
      en: "\(exercise), \(sets), moved to \(workout)", es: "\(exercise), \(sets), a \(workout)",
      ca: "\(exercise), \(sets), a \(workout)")
  }

  /// A workout was deleted because nothing was left in it.
  func deletedEmpty(_ workout: String) -> String {
    say(
      en: "Nothing was left in \(workout), so it was deleted",
      es: "En \(workout) no quedaba nada: se ha borrado",
      ca: "A \(workout) no hi quedava res: s'ha esborrat")
  }
}
