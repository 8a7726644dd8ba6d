import Catalogue
import Logbook
import Training
import Wording

extension Context {
  /// The exercise that a text names. `toWrite`: the exercise will be saved by it.
  ///
  /// - Throws: `Failure.unknownExercise` or `Failure.severalExercises`.
  func exercise(_ text: String, today workout: Workout?, toWrite: Bool = false) throws(Failure) -> Exercise {
    try exercise(text, in: lookup(in: workout, toWrite: toWrite))
  }

  func exercise(_ text: String, in lookup: LookupContext) throws(Failure) -> Exercise {
    if text.utf8.count > Self.longestName {
      throw Failure.unknownExercise(text.prefix(60) + "…", nearest: [])
    }
    switch try exercises.catalogue().find(text, in: lookup) {
    case .one(let exercise): return exercise
    case .several(let exercises):
      throw Failure.severalExercises(text, trained(by: text, besides: exercises, in: lookup).map(named))
    case .none(let nearest):
      let lifts = lifts(called: text)
      if lifts.count > 1 { throw Failure.severalExercises(text, lifts.map(named)) }
      if let lift = lifts.first {
        throw Failure.unknownExercise(text, nearest: [name(of: lift)], candidates: [named(lift)])
      }
      let trained = trained(by: text, besides: [], in: lookup)
      if trained.count > 1 { throw Failure.severalExercises(text, trained.map(named)) }
      throw Failure.unknownExercise(text, nearest: nearest.map(name(of:)), candidates: nearest.map(named))
    }
  }

  /// The lifts that Spanish and Catalan lifters call by initials, `PB` and `PM`, which are a record's in English.
  func lifts(called initials: String) -> [Exercise] {
    guard words.language != .english,
      let names = ["pb": ["press de banca"], "pm": ["peso muerto", "press militar"]][initials.lowercased()]
    else { return [] }
    return names.compactMap { Catalogue.bundled.exercise(called: $0) }
  }

  /// Exercises that match a text; if it is the name of a muscle, the first of them and the most usual ones for the muscle.
  private func trained(by text: String, besides found: [Exercise], in lookup: LookupContext) -> [Exercise] {
    guard lookup.isToWrite, let muscles = Recognition.muscles(named: text) else { return found }
    let first = found.prefix(6)
    let usual = catalogue.search(muscles: muscles).lazy.filter { $0.muscleRole == .primary }.map(\.exercise)
      .filter { !first.contains($0) && !$0.isStretchOrDrill }
    return Array(first) + usual.prefix(first.isEmpty ? 6 : 4)
  }

  /// What is known when a name is typed into a workout.
  func lookup(
    in workout: Workout?, sets: TypedSets? = nil, toWrite: Bool, isLogged: Bool = false
  ) -> LookupContext {
    let today = workout?.exercises.map { entry in
      let done = entry.sets.compactMap { $0.result?.load?.mass }
      let planned = entry.sets.compactMap { set in
        if case .load(let load) = set.plan?.load { load.mass } else { nil }
      }
      return LookupContext.Entry(entry.exercise, loads: done.isEmpty ? planned : done)
    }
    return LookupContext(
      today: today ?? [], sets: sets, isToWrite: toWrite, isLogged: isLogged, hasDone: hasDone)
  }

  /// Whether the lifter has done an exercise, or has it in the open workout.
  func hasDone(_ exercise: ExerciseID) -> Bool {
    let open = try? logbook.read { snapshot throws(Failure) in try self.open(in: snapshot)?.workout }
    if open?.exercises.contains(where: { $0.exercise == exercise }) == true { return true }
    return (try? lastTime(of: exercise, before: now)) != nil
  }

  /// The longest name to look up, in bytes.
  private static var longestName: Int { 400 }

  /// The exercise with its name in the user's language.
  func named(_ exercise: Exercise) -> Exercise {
    var exercise = exercise
    exercise.name = name(of: exercise)
    return exercise
  }

  /// An exercise of a workout, from the catalogue; one that isn't there is inferred from its sets.
  func exercise(of entry: WorkoutExercise) -> Exercise {
    if let exercise = catalogue(with: entry.exercise).exercise(id: entry.exercise) { return exercise }
    let amount = entry.sets.first.flatMap { $0.result?.amount.countMode ?? $0.plan?.amount.countMode }
    return Exercise(unknown: entry.exercise, entry.name, amount)
  }

  /// The name of the unassisted form of an assisted exercise, as it can be typed; nil if there is none.
  func nameUnassisted(of entry: WorkoutExercise) -> String? {
    let catalogue = catalogue(with: entry.exercise)
    return catalogue.exercise(id: entry.exercise).flatMap(catalogue.unassisted)
      .map { name(of: $0).lowercased() }
  }

  /// The index in the workout of the exercise that a reference names.
  func index(of reference: ExerciseReference, in workout: Workout) throws(Failure) -> Int {
    switch reference {
    case .number(let number):
      guard workout.exercises.indices.contains(number - 1) else {
        throw Failure.exerciseNotInWorkout("\(number)")
      }
      if let problem = unread.exercise(in: workout) { throw Failure.unclear("\(number)", problem) }
      return number - 1
    case .name(let text):
      let exercise: Exercise
      do {
        exercise = try self.exercise(text, today: workout)
      } catch {
        switch error.cause as? ExerciseLookupError {
        case .several(let candidates):
          // Only exercises of the workout can be meant.
          let own = candidates.filter { candidate in
            workout.exercises.contains { $0.exercise == candidate.id }
          }
          guard own.count == 1 else {
            throw own.isEmpty
              ? meaningSet(text, in: workout, .exerciseNotInWorkout(text)) : .severalExercises(text, own)
          }
          exercise = own[0]
        case .unknown:
          guard let index = indexOfUnknown(text, in: workout) else {
            // `bench.lst` is no exercise to create.
            if let dot = text.lastIndex(of: "."),
              (try? self.index(of: .name(String(text[..<dot])), in: workout)) != nil
            {
              throw .setNotFound(text)
            }
            throw error
          }
          return index
        case nil: throw error
        }
      }
      guard let index = workout.exercises.lastIndex(where: { $0.exercise == exercise.id }) else {
        throw meaningSet(text, in: workout, .exerciseNotInWorkout(name(of: exercise)))
      }
      return index
    }
  }

  /// The failure with `bench.2` for `bench 2`, which isn't the Board Press, if the workout has such a set.
  private func meaningSet(_ text: String, in workout: Workout, _ failure: Failure) -> Failure {
    let words = text.split(separator: " ")
    guard words.count > 1, let last = words.last, let number = Int(last),
      case let name = words.dropLast().joined(separator: " "),
      let index = try? index(of: .name(name), in: workout),
      workout.exercises[index].sets.indices.contains(number - 1)
    else { return failure }
    let reference = shellName(name) + "." + last
    guard let place = line.firstIndex(of: String(words[0])),
      line[place...].starts(with: words.map(String.init))
    else { return failure }
    let meant = line[..<place].map(shellWord) + [reference] + line[(place + words.count)...].map(shellWord)
    return failure.changing { message, words, _ in
      message = Message(message.text, hint: words.readings(["gymlog " + meant.joined(separator: " ")]))
    }
  }

  /// The index of the exercise with this name that isn't in the catalogue: from a newer catalogue, or a custom exercise that
  /// isn't on this device. Nil if there are none or several.
  private func indexOfUnknown(_ text: String, in workout: Workout) -> Int? {
    let unknown = workout.exercises.filter { catalogue(with: $0.exercise).exercise(id: $0.exercise) == nil }
    guard !unknown.isEmpty else { return nil }
    let names = Catalogue(own: unknown.map(exercise(of:)))
    guard case .one(let found) = names.find(text) else { return nil }
    return workout.exercises.lastIndex { $0.exercise == found.id }
  }

  /// The place of the set that a reference names; `text` is the reference as typed.
  func place(of reference: Reference, typed text: String, in workout: Workout) throws(Failure) -> SetPlace {
    let exercise: Int
    let number: Int?
    switch reference {
    case .lastSet:
      guard let last = workout.lastDone else { throw Failure.noSetYet }
      if let problem = unread.set(in: workout) { throw Failure.unclear(text, problem) }
      return last
    case .set(let set): (exercise, number) = (try currentExercise(of: workout), set)
    case .setOf(let reference, let set): (exercise, number) = (try index(of: reference, in: workout), set)
    case .sets, .exercise: throw Failure.setNotFound(text)
    }
    let sets = workout.exercises[exercise].sets
    let index = (number ?? sets.count) - 1
    guard sets.indices.contains(index) else { throw Failure.setNotFound(text) }
    if let problem = unread.set(in: workout) { throw Failure.unclear(text, problem) }
    return SetPlace(exercise: exercise, set: index)
  }

  /// Checks that the last set done is the last one: a set that can't be read may be later.
  ///
  /// - Throws: `Failure.unclear` if one can't be read.
  func checkLastSet(of workout: Workout) throws(Failure) {
    if let problem = unread.set(in: workout) { throw Failure.unclear(".", problem) }
  }

  /// The places of the sets that a reference names, in order; `text` is the reference as typed.
  func places(of reference: Reference, typed text: String, in workout: Workout) throws(Failure) -> [SetPlace]
  {
    guard case .sets(let named, let row) = reference else {
      return [try place(of: reference, typed: text, in: workout)]
    }
    let exercise =
      if let named { try index(of: named, in: workout) } else { try currentExercise(of: workout) }
    let sets = workout.exercises[exercise].sets
    guard row.upperBound <= sets.count else {
      throw Failure.setNotFound(".\(max(row.lowerBound, sets.count + 1))")
    }
    if let problem = unread.set(in: workout) { throw Failure.unclear(text, problem) }
    return row.map { SetPlace(exercise: exercise, set: $0 - 1) }
  }

  /// The exercise with a name, else the current one.
  ///
  /// - Throws: A `Failure` if none or several match, or if there is no current exercise.
  func exercise(orCurrent name: String?, in snapshot: Snapshot) throws(Failure) -> Exercise {
    let workout = try snapshot.currentWorkout()?.workout
    if let name { return try exercise(name, today: workout) }
    guard let workout else { throw Failure.noCurrentExercise }
    return exercise(of: workout.exercises[try currentExercise(of: workout)])
  }

  func currentExercise(of workout: Workout) throws(Failure) -> Int {
    guard let index = workout.currentExercise else { throw Failure.noCurrentExercise }
    return index
  }
}

extension Exercise {
  /// An exercise that isn't in the catalogue: treated as a barbell exercise counted as its sets are.
  init(unknown id: ExerciseID, _ name: String, _ mode: CountMode?) {
    self.init(id: id, name: name, bodyPart: .fullBody, equipment: .barbell, countMode: mode ?? .reps)
  }
}

extension Failure {
  /// A reference that may mean another set or exercise, because a document of the workout can't be read.
  static func unclear(_ reference: String, _ problem: Problem) -> Failure {
    Failure(problem, stops: true).changing(.damaged) { message, words, _ in
      let path = message.text
      let typed = reference == "." ? nil : quoted(reference)
      message.text = words.say(
        en:
          "it isn't clear \(typed.map { "what \($0) is" } ?? "which set is meant"), because a set or exercise can't be read",
        es:
          "no está claro \(typed.map { "qué es \($0)" } ?? "de qué serie se trata"), porque hay una serie o un ejercicio "
          + "que no se puede leer",
        ca:
          "no és clar \(typed.map { "què és \($0)" } ?? "de quina sèrie es tracta"), perquè hi ha una sèrie o un exercici "
          + "que no es pot llegir")
      message.details = [path] + message.details
      message.hint = words.nothingChangedToSeeWhy
    }
  }
}
