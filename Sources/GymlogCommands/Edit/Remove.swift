import CommandLineKit
import Training
import Wording

extension Commands {
  static func remove(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.remove.rawValue,
      declaring: .init(
        help: words.removeHelp, .words([.ref], atLeast: 1, words), .inWorkout(words),
        .inRoutine(words)
      ) { context, line, workout, routine throws(Failure) in
        let target = try EditTarget(workout, routine: routine)
        // `quita el ejercicio`
        let isCurrent = PlainArguments.isExerciseAlone(line[...])
        let references = isCurrent ? [] : try references(line, "gymlog remove" + target.typed)
        let edited = try context.edit(.remove, in: target) { workout throws(Failure) in
          let current = isCurrent ? workout.currentExercise.map { ExerciseReference.number($0 + 1) } : nil
          if isCurrent, current == nil { throw .setNotFound(line.joined(separator: " ")) }
          try context.askAboutNumbers(references, in: workout, "gymlog remove" + target.typed)
          try context.askAboutNumberAfterName(references, in: workout, "gymlog remove" + target.typed)
          return try remove(
            current.map { [.exercise($0)] } ?? references, from: &workout, target, context)
        }
        return Reply(removed: edited, hint: target.typed, context)
          .telling(of: StayingMaxes(edited.result.before, after: edited.workout, context))
      })
  }

  /// The references of a line; if it has only numbers, each is an exercise.
  private static func references(_ line: [String], _ command: String) throws(Failure) -> [Reference] {
    // `2-3`
    if line.count == 1, let row = PlainArguments.row(line[0]) {
      throw .severalReadings(["\(command) \(row)"])
    }
    let exercises = line.map { ExerciseReference($0) }
    let numbers = exercises.compactMap { exercise in
      if case .number = exercise { exercise.map { Reference.exercise($0) } } else { nil }
    }
    if numbers.count == line.count { return numbers }
    guard let references = Reference.references(in: line), !references.isEmpty else {
      throw .setNotFound(line.joined(separator: " "))
    }
    return references
  }

  private static func remove(
    _ references: [Reference], from workout: inout Workout, _ target: EditTarget, _ context: Context
  ) throws(Failure) -> Removed {
    if let current = workout.currentExercise {
      try context.refuseCountedSets(
        references, fromEnd: true, of: workout.donePlaces(of: current), in: workout
      ) { "gymlog remove " + $0 + target.typed }
    }
    let references = try context.ofNamedExercise(references, in: workout, "gymlog remove" + target.typed)
    var (sets, exercises): (Set<SetPlace>, Set<Int>) = ([], [])
    for reference in references {
      if case .exercise(let exercise) = reference {
        exercises.insert(try context.index(of: exercise, in: workout))
      } else {
        sets.formUnion(try context.places(of: reference, typed: reference.text, in: workout))
      }
    }
    let before = workout
    sets = sets.filter { !exercises.contains($0.exercise) }
    workout.remove(sets: sets, exercises: exercises)
    return Removed(before: before, sets: sets.sorted(), exercises: exercises.sorted())
  }
}

extension Context {
  /// Asks about `2`, if the current exercise has a set 2, and exercise 2 has sets to lose.
  fileprivate func askAboutNumbers(
    _ references: [Reference], in workout: Workout, _ command: String
  ) throws(Failure) {
    guard references.count == 1, case .exercise(.number(let number)) = references[0] else { return }
    // If documents can't be read, it isn't clear what the number is.
    _ = try index(of: .number(number), in: workout)
    guard let current = workout.currentExercise, workout.exercises[current].sets.indices.contains(number - 1),
      !workout.exercises[number - 1].sets.isEmpty
    else { return }
    let name = shellName(name(of: workout.exercises[number - 1]).lowercased())
    throw .severalReadings([command + " .\(number)", command + " " + name])
  }

  /// Asks about `bench 2`, which could mean the Board Press, if the workout has a bench press with a set 2.
  fileprivate func askAboutNumberAfterName(
    _ references: [Reference], in workout: Workout, _ command: String
  ) throws(Failure) {
    guard references.count == 1, case .exercise(.name(let text)) = references[0],
      case let words = text.split(separator: " "), words.count > 1,
      let number = words.last.flatMap({ Int($0) }),
      case let name = words.dropLast().joined(separator: " "),
      let named = try? index(of: .name(name), in: workout),
      workout.exercises[named].sets.indices.contains(number - 1)
    else { return }
    let whole = try? index(of: .name(text), in: workout)
    let others = whole.flatMap { $0 == named ? nil : self.name(of: workout.exercises[$0]).lowercased() }
    throw .severalReadings(
      [command + " " + shellName(name) + ".\(number)"]
        + (others.map { [command + " " + shellName($0)] } ?? []))
  }

  /// The set of an exercise that `set 2 of row` names, which isn't set 2 of the current one and all of the row.
  ///
  /// - Throws: a question if no word joins them: `.2 row`.
  fileprivate func ofNamedExercise(
    _ references: [Reference], in workout: Workout, _ command: String
  ) throws(Failure) -> [Reference] {
    var numbers: [Int?] = []
    var names: [String] = []
    for reference in references {
      switch reference {
      case .set(let number): numbers.append(number)
      case .lastSet: numbers.append(nil)
      case .exercise(.name(let name)): names.append(name)
      default: return references
      }
    }
    guard names.count == 1, !numbers.isEmpty else { return references }
    let words = names[0].split(separator: " ").map { Recognition.folded(String($0)) }
    let articles = words.prefix { ["of", "the", "de", "del", "d", "la", "el", "les", "els"].contains($0) }
      .count
    var name = names[0].split(separator: " ").dropFirst(articles).joined(separator: " ")
    // `d'esquat`, `l'esquat`
    let isElided = ["d'", "d’", "l'", "l’"].contains(name.prefix(2).lowercased())
    if isElided { name.removeFirst(2) }
    guard (try? index(of: .name(name), in: workout)) != nil else { return references }
    if articles > 0 || isElided { return numbers.map { .setOf(.name(name), $0) } }
    throw .severalReadings([
      command + " "
        + numbers.map { shellName(name) + "." + ($0.map(String.init) ?? "") }.joined(separator: " "),
      command + " " + shellName(name),
    ])
  }
}

extension Words {
  /// The help page of `remove`.
  var removeHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Remove sets or exercises",
        [
          "gymlog remove .3": "set 3 of the current exercise",
          "gymlog remove .2-.4": "several at once",
          "gymlog remove plank": "an exercise with all its sets",
        ],
        "gymlog undo restores them."),
      es: CommandHelp(
        "Quita series o ejercicios",
        [
          "gymlog remove .3": "la serie 3 del ejercicio actual",
          "gymlog remove .2-.4": "varias a la vez",
          "gymlog remove plancha": "un ejercicio con todas sus series",
        ],
        "gymlog undo los recupera."),
      ca: CommandHelp(
        "Treu sèries o exercicis",
        [
          "gymlog remove .3": "la sèrie 3 de l'exercici actual",
          "gymlog remove .2-.4": "unes quantes alhora",
          "gymlog remove planxa": "un exercici amb totes les seves sèries",
        ],
        "gymlog undo els recupera."))
  }
}
