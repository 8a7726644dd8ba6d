import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func done(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.done.rawValue, aliases: ["d"],
      declaring: .init(
        help: words.doneHelp, .words([.ref, .change, .set], words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force throws(Failure) in
        try done(TypedLine(.done, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func done(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let line = try DoneLine(line, context.notation)
    let edited = try context.offeringLastTime { lastTime throws(Failure) in
      try context.edit(
        .done, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
      ) {
        workout throws(Failure) in
        let first = try context.placeToDo(line, in: workout, EditTarget(argument))
        guard line.isAll else {
          return try context.complete(first, line, in: &workout, force: force, lastTime: lastTime)
        }
        return try context.completeAll(from: first, in: &workout, argument, lastTime: lastTime)
      }
    }
    return Reply(setsOf: edited, comesNext: true, context)
  }
}

extension Context {
  /// The planned set that the arguments mean: the next one, the next of an exercise, or a given set.
  fileprivate func placeToDo(
    _ line: DoneLine, in workout: Workout, _ target: EditTarget
  ) throws(Failure) -> SetPlace {
    guard let (reference, text) = line.reference else {
      guard let next = workout.nextPlanned else { throw Failure.nothingPlanned(in: nil) }
      return next
    }
    if case .exercise(let exercise) = reference {
      let index = try index(of: exercise, in: workout)
      guard let next = workout.nextPlanned(of: index) else {
        throw Failure.nothingPlanned(in: name(of: workout.exercises[index]))
      }
      return next
    }
    let place = try place(of: reference, typed: text, in: workout)
    if workout[place].isDone || line.isAll {
      if line.isAll { throw Failure.setNotFound(text + " all") }
      // Without a change, the result itself: pasted as is, the command alters nothing.
      let change =
        line.change == nil
        ? writer(for: workout.exercises[place.exercise]).text(workout[place])
        : line.line.words[line.changeWords].map(shellWord).joined(separator: " ")
      throw Failure.setAlreadyDone(text, edit: "gymlog edit \(shellWord(text)) \(change)" + target.typed)
    }
    return place
  }

  fileprivate func complete(
    _ place: SetPlace, _ line: DoneLine, in workout: inout Workout, force: Bool, lastTime: Load?
  ) throws(Failure) -> [SetPlace] {
    let set = workout[place]
    let drafts = try meaning(
      of: line.line, for: workout.exercises[place.exercise], in: workout, force: force, lastTime: lastTime
    ) { meaning throws(SetRefusal) in
      do throws(SetRefusal) {
        return try meaning.done(set, with: line.change, line.groups)
      } catch {
        throw line.placed(error)
      }
    }
    return workout.complete(
      place, with: drafts, at: workout.completionTime(at: now, in: place.exercise), ids: newID)
  }

  /// Marks every planned set of an exercise done as planned.
  fileprivate func completeAll(
    from first: SetPlace, in workout: inout Workout, _ argument: WorkoutArgument?, lastTime: Load?
  ) throws(Failure) -> [SetPlace] {
    let planned = workout.exercises[first.exercise].sets.indices
      .map { SetPlace(exercise: first.exercise, set: $0) }.filter { !workout[$0].isDone }
    for place in planned {
      let line = TypedLine(.done, in: argument, ["\(place.exercise + 1).\(place.set + 1)"])
      let set = workout[place]
      let drafts = try meaning(
        of: line, for: workout.exercises[place.exercise], in: workout, force: true, lastTime: lastTime
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) { return try meaning.done(set, with: nil, []) } catch {
          throw error.shifted(by: 1)
        }
      }
      workout.complete(
        place, with: drafts, at: workout.completionTime(at: now, in: place.exercise), ids: newID)
    }
    return planned
  }
}

extension DoneLine {
  /// A refusal with its place in the line: its own words, or those of the change if it has none.
  fileprivate func placed(_ refusal: SetRefusal) -> SetRefusal {
    refusal.words.isEmpty
      ? refusal.standing(in: changeWords) : refusal.shifted(by: changeWords.lowerBound)
  }
}

extension Words {
  /// The help page of `done`.
  var doneHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Mark the next planned set done",
        [
          "gymlog done": "as planned",
          "gymlog done 7": "7 reps instead",
          "gymlog done 7@77.5 rpe9": "different reps and load",
          "gymlog done .3": "set 3 of the current exercise",
        ],
        "gymlog done bench 7@80 marks the next set of bench press; gymlog done all, every set left of the current "
          + "exercise.",
        "Sets after the first are extra: gymlog done 8 10@60d logs the planned set and a drop set.",
        "The plan is kept next to the result. A planned RPE is only a target, so type the actual one."),
      es: CommandHelp(
        "Marca como hecha la siguiente serie",
        [
          "gymlog done": "tal como estaba previsto",
          "gymlog done 7": "con 7 repeticiones",
          "gymlog done 7@77.5 rpe9": "con otras repeticiones y otro peso",
          "gymlog done .3": "la serie 3 del ejercicio actual",
        ],
        "gymlog done banca 7@80 marca la siguiente de press de banca; gymlog done all, todas las que quedan del "
          + "ejercicio actual.",
        "Las series que siguen a la primera son adicionales: gymlog done 8 10@60d apunta la serie prevista y un "
          + "drop set.",
        "Lo previsto se guarda junto al resultado. Un RPE previsto es solo un objetivo: escribe el real."),
      ca: CommandHelp(
        "Marca com a feta la sèrie següent",
        [
          "gymlog done": "tal com estava previst",
          "gymlog done 7": "amb 7 repeticions",
          "gymlog done 7@77.5 rpe9": "amb unes altres repeticions i un altre pes",
          "gymlog done .3": "la sèrie 3 de l'exercici actual",
        ],
        "gymlog done banca 7@80 marca la següent de press de banca; gymlog done all, totes les que queden de "
          + "l'exercici actual.",
        "Les sèries que segueixen la primera són addicionals: gymlog done 8 10@60d apunta la sèrie prevista i un "
          + "drop set.",
        "El que estava previst es desa al costat del resultat. Un RPE previst és només un objectiu: escriu el real."
      ))
  }
}

extension Failure {
  /// A set is already done; its reference as typed, and the command that changes it.
  static func setAlreadyDone(_ reference: String, edit: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("set \(reference) is already done", hint: "To change it: \(edit)"),
        es: Message("la serie \(reference) ya está hecha", hint: "Para cambiarla: \(edit)"),
        ca: Message("la sèrie \(reference) ja està feta", hint: "Per canviar-la: \(edit)"))
    }
  }
}
