import Catalogue
import Logbook
import Training
import Wording

extension Context {
  /// A name for an exercise of the lifter's own: without spaces at its ends, one between its words.
  func exerciseName(_ text: String) throws(Failure) -> String {
    let name = try checked(text, .name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if name.readsAsSetsAtItsEnd { throw .nameReadsAsSets(name) }
    if name.readsAsReference { throw .nameReadsAsReference(name) }
    return name
  }

  /// Makes sure that exercises and aliases can be listed, before one is changed: what is hidden might be in the way, or the one
  /// that is meant.
  ///
  /// - Throws: `LogbookError.damaged` where a folder can't be read; single documents are told, and not in the way.
  func checkOwnCanBeListed() throws {
    _ = try exercises.catalogue()
    let folder = exercises.problems.first { !$0.path.contains("/") }
    if let folder { throw LogbookError.damaged(folder) }
  }

  /// Makes sure that an exercise may be called so: `id` is the one that is to be, `taking` gives the line that takes the name
  /// of a bundled one all the same, nil where that was said already.
  func checkIsFree(_ name: String, for id: ExerciseID, taking: ((Exercise) -> String)?) throws {
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

  /// The document of an exercise of the lifter's own; nil for a bundled one.
  func stored(
    _ exercise: Exercise, in snapshot: Snapshot
  ) throws -> StoredDocument<OwnExercise>? {
    guard exercise.id.own != nil else { return nil }
    let own = try snapshot.ownExercises()
    if let stored = own.documents.first(where: { $0.value.id == exercise.id.own }) { return stored }
    // It was there a moment ago: its document can't be read any more.
    if let problem = own.problems.first { throw LogbookError.damaged(problem) }
    return nil
  }

  /// The line that creates the lifter's own exercise from a bundled one, with what was to be changed about it.
  /// `force`: also where the name is that of a bundled one.
  func lineToCopy(
    _ exercise: Exercise, as name: String? = nil, _ facts: ExerciseFacts = .init(), force: Bool
  ) -> String {
    var copy = exercise
    facts.apply(to: &copy)
    var all = ExerciseFacts(of: copy)
    if facts.equipment != nil {
      // What was usual for the old equipment needn't be for the new.
      if facts.implements == nil { all.implements = nil }
      if facts.bodyWeightShare == nil { all.bodyWeightShare = nil }
    }
    return all.line(toCreate: name ?? self.name(of: exercise), force: force)
  }

  /// What an exercise is, in words: part of the body, equipment, how it is counted, and what is out of the ordinary.
  func facts(of exercise: Exercise) -> String {
    let equipment = words.equipment(exercise.equipment) + (exercise.implements == 2 ? " ×2" : "")
    let parts =
      [words.bodyPart(exercise.bodyPart), equipment, words.countMode(exercise.countMode)]
      + (exercise.sides == .one ? [words.oneSide] : [])
      + (exercise.bodyWeightShare.raw > 0
        ? [exercise.bodyWeightShare.percent + " " + words.bodyWeight] : [])
    return parts.joined(separator: ", ")
  }

  /// The muscles of an exercise, a line each for those that it is for and the others.
  func muscleLines(of exercise: Exercise, _ words: Words) -> [String] {
    [
      (words.mainMusclesLabel, exercise.primaryMuscles), (words.otherMusclesLabel, exercise.secondaryMuscles),
    ].filter { !$0.1.isEmpty }.map { label, muscles in
      label.capitalised + ": " + muscles.map(words.muscle).joined(separator: ", ")
    }
  }
}

extension Words {
  /// Of an exercise: its sides are trained one after the other.
  var oneSide: String {
    say(en: "one side at a time", es: "un lado cada vez", ca: "un costat cada cop")
  }
}
