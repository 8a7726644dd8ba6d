import Catalogue
import Training
import Wording

extension Context {
  /// The exercise that a text means; `toWrite`: that is to be written down under it.
  ///
  /// - Throws: `CommandError` where none or several fit.
  func exercise(_ text: String, today workout: Workout?, toWrite: Bool = false) throws -> Exercise {
    if text.utf8.count > Self.longestName {
      throw Failure.unknownExercise(text.prefix(60) + "…", nearest: [])
    }
    let today = workout?.exercises.map(\.exercise) ?? []
    switch try exercises.catalogue().find(text, among: today, toWrite: toWrite) {
    case .one(let exercise): return exercise
    case .several(let exercises): throw Failure.severalExercises(text, exercises.map(named))
    case .none(let nearest): throw Failure.unknownExercise(text, nearest: nearest.map(name(of:)))
    }
  }

  /// The most bytes that are looked for as an exercise's name.
  private static var longestName: Int { 400 }

  /// An exercise under the name that it is shown by.
  private func named(_ exercise: Exercise) -> Exercise {
    var exercise = exercise
    exercise.name = name(of: exercise)
    return exercise
  }

  /// What the program computes by for an exercise of a workout: from the catalogue, or, for one that it doesn't have,
  /// what its sets tell.
  func exercise(of entry: WorkoutExercise) -> Exercise {
    if let exercise = catalogue(with: entry.exercise).exercise(id: entry.exercise) { return exercise }
    let amount = entry.sets.first.flatMap { $0.result?.amount.countMode ?? $0.plan?.amount.countMode }
    return Exercise(unknown: entry.exercise, entry.name, amount)
  }

  /// What an exercise with help is called without it, as it can be typed; nil where it has none, or is known by no such name.
  func nameUnassisted(of entry: WorkoutExercise) -> String? {
    let catalogue = catalogue(with: entry.exercise)
    return catalogue.exercise(id: entry.exercise).flatMap(catalogue.unassisted)
      .map { name(of: $0).lowercased() }
  }

  /// Whether a number without a sign is help for an exercise of a workout.
  func isAssisted(_ entry: WorkoutExercise) -> Bool { exercise(of: entry).equipment == .assisted }

  /// The index of the exercise of a workout that a reference points at.
  func index(of reference: ExerciseReference, in workout: Workout) throws -> Int {
    switch reference {
    case .number(let number):
      guard workout.exercises.indices.contains(number - 1) else {
        throw Failure.exerciseNotInWorkout("\(number)")
      }
      return number - 1
    case .name(let text):
      let exercise: Exercise
      do {
        exercise = try self.exercise(text, today: workout)
      } catch let failure as Failure {
        switch failure.cause as? ExerciseLookupError {
        case .several(let candidates):
          // Only those of the workout can be meant.
          let own = candidates.filter { candidate in
            workout.exercises.contains { $0.exercise == candidate.id }
          }
          guard own.count == 1 else {
            throw own.isEmpty ? Failure.exerciseNotInWorkout(text) : .severalExercises(text, own)
          }
          exercise = own[0]
        case .unknown:
          guard let index = indexOfUnknown(text, in: workout) else { throw failure }
          return index
        case nil: throw failure
        }
      }
      guard let index = workout.exercises.lastIndex(where: { $0.exercise == exercise.id }) else {
        throw Failure.exerciseNotInWorkout(name(of: exercise))
      }
      return index
    }
  }

  /// The index of the only exercise of a workout that the catalogue doesn't have and whose name a text means: one of a later
  /// catalogue, or one of the lifter's own that isn't here.
  private func indexOfUnknown(_ text: String, in workout: Workout) -> Int? {
    let unknown = workout.exercises.filter { catalogue(with: $0.exercise).exercise(id: $0.exercise) == nil }
    guard !unknown.isEmpty else { return nil }
    let names = Catalogue(own: unknown.map(exercise(of:)))
    guard case .one(let found) = names.find(text) else { return nil }
    return workout.exercises.lastIndex { $0.exercise == found.id }
  }

  /// The place of the set that a reference points at; `text` is how it was typed.
  func place(of reference: Reference, typed text: String, in workout: Workout) throws -> SetPlace {
    let exercise: Int
    let number: Int?
    switch reference {
    case .lastSet:
      guard let last = workout.lastDone else { throw Failure.noSetYet }
      return last
    case .set(let set): (exercise, number) = (try inHand(of: workout), set)
    case .setOf(let reference, let set): (exercise, number) = (try index(of: reference, in: workout), set)
    case .exercise: throw Failure.setNotFound(text)
    }
    let sets = workout.exercises[exercise].sets
    let index = (number ?? sets.count) - 1
    guard sets.indices.contains(index) else { throw Failure.setNotFound(text) }
    return SetPlace(exercise: exercise, set: index)
  }

  /// The index of the exercise in hand.
  func inHand(of workout: Workout) throws -> Int {
    guard let index = workout.inHand else { throw Failure.noExerciseInHand }
    return index
  }
}

extension Exercise {
  /// What the program computes by for an exercise that the catalogue doesn't have: what a bar would be, counted as its sets are.
  init(unknown id: ExerciseID, _ name: String, _ mode: CountMode?) {
    self.init(id: id, name: name, bodyPart: .fullBody, equipment: .barbell, countMode: mode ?? .reps)
  }
}
