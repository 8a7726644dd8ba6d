import Catalogue
import Logbook
import Training
import Wording

extension Context {
  /// Checks and tidies the name of a custom exercise: single spaces between words, none at the ends.
  func exerciseName(_ text: String) throws(Failure) -> String {
    let name = try checked(text, .name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.readsAsSetsAtItsEnd { throw .nameReadsAsSets(name) }
    if name.readsAsReference { throw .nameReadsAsReference(name) }
    return name
  }

  /// Checks that custom exercises and aliases can be listed before one is changed: a hidden one might be the one meant, or already have the
  /// name.
  ///
  /// - Throws: `LogbookError.damaged` if a folder can't be read; single documents are only reported.
  func checkOwnCanBeListed() throws(Failure) {
    _ = try exercises.catalogue()
    let folder = exercises.problems.first { !$0.path.contains("/") }
    if let folder { throw Failure(.damaged(folder)) }
  }

  /// Checks that a name is free for the exercise `id`. `taking` returns the line that overrides a built-in exercise of the name;
  /// nil if that is already allowed.
  func checkIsFree(_ name: String, for id: ExerciseID, taking: ((Exercise) -> String)?) throws(Failure) {
    let holders = try exercises.catalogue().holders(of: name)
    if holders.isEmpty { throw Failure.nameUnreadable(name) }
    if let named = holders.alias, named.id != id {
      let command = "gymlog exercise alias \(shellWord(name)) --remove"
      throw Failure.nameIsAlias(name, of: self.name(of: named), command: command)
    }
    if let own = holders.own, own.id != id {
      let command = "gymlog exercise edit \(shellWord(own.name)) --name …"
      throw Failure.nameIsOwn(own.name, command: command)
    }
    if let bundled = holders.bundled, bundled.id != id, let taking {
      throw Failure.nameIsBundled(name, of: self.name(of: bundled), command: taking(bundled))
    }
  }

  /// The document of a custom exercise; nil for a built-in one.
  func stored(
    _ exercise: Exercise, in snapshot: Snapshot
  ) throws(Failure) -> StoredDocument<CustomExercise>? {
    guard exercise.id.own != nil else { return nil }
    let own = try snapshot.documents(of: CustomExercise.self)
    if let stored = own.documents.first(where: { $0.value.id == exercise.id.own }) { return stored }
    // The catalogue had it a moment ago, so its document has become unreadable.
    if let problem = own.problems.first { throw Failure(.damaged(problem)) }
    return nil
  }

  /// The line that creates a custom exercise from a built-in one, with the requested changes. `force`: even if a built-in
  /// exercise has the name.
  func lineToCopy(
    _ exercise: Exercise, as name: String? = nil, _ facts: ExerciseFacts = .init(), force: Bool
  ) -> String {
    var copy = exercise
    facts.apply(to: &copy)
    var all = ExerciseFacts(of: copy)
    if facts.equipment != nil {
      // These defaults belonged to the old equipment.
      if facts.implements == nil { all.implements = nil }
      if facts.bodyWeightShare == nil { all.bodyWeightShare = nil }
    }
    return all.line(toCreate: name ?? self.name(of: exercise), force: force)
  }

  /// An exercise in words: body part, equipment, how it is counted, and anything unusual.
  func facts(of exercise: Exercise) -> String {
    let equipment = words.equipment(exercise.equipment) + (exercise.implements == 2 ? " ×2" : "")
    let parts =
      [words.bodyPart(exercise.bodyPart), equipment, words.countMode(exercise.countMode)]
      + (exercise.sides == .one ? [words.oneSide] : [])
      + (exercise.bodyWeightShare.raw > 0
        ? [exercise.bodyWeightShare.percent + " " + words.bodyWeight] : [])
    return parts.joined(separator: ", ")
  }

  /// A line of main muscles and a line of other muscles.
  func muscleLines(of exercise: Exercise, _ words: Words) -> [String] {
    [
      (words.musclesLabel, exercise.primaryMuscles), (words.otherMusclesLabel, exercise.secondaryMuscles),
    ].filter { !$0.1.isEmpty }.map { label, muscles in
      label.capitalised + ": " + muscles.map(words.muscle).joined(separator: ", ")
    }
  }
}

extension Words {
  /// An exercise whose sides are trained one at a time.
  var oneSide: String {
    say(en: "one side at a time", es: "unilateral", ca: "unilateral")
  }
}
