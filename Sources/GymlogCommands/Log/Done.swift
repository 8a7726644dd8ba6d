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
      ) { context, line, workout, force in
        try done(TypedLine(.done, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func done(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    let line = try DoneLine(line, context.notation)
    let edited = try context.offeringLastTime { lastTime in
      try context.edit(
        .done, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
      ) {
        workout in
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
  /// The place of the planned set that the words point at: the next one, the next of an exercise, or a certain one.
  fileprivate func placeToDo(
    _ line: DoneLine, in workout: Workout, _ target: EditTarget
  ) throws -> SetPlace {
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
      // Without a change, what was done: pasted as it stands, it alters nothing.
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
  ) throws -> [SetPlace] {
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
      place, with: drafts, at: workout.momentOfSet(at: now, in: place.exercise), ids: newID)
  }

  /// All planned sets of an exercise, each as planned.
  fileprivate func completeAll(
    from first: SetPlace, in workout: inout Workout, _ argument: WorkoutArgument?, lastTime: Load?
  ) throws -> [SetPlace] {
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
      workout.complete(place, with: drafts, at: workout.momentOfSet(at: now, in: place.exercise), ids: newID)
    }
    return planned
  }
}

extension DoneLine {
  /// A refusal with its place in the line: of groups, where they stand; of a change, that of the change.
  fileprivate func placed(_ refusal: SetRefusal) -> SetRefusal {
    refusal.words.isEmpty
      ? refusal.standing(in: changeWords) : refusal.shifted(by: changeWords.lowerBound)
  }
}

extension Words {
  /// The page of `done`.
  var doneHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Tick off the next planned set",
        [
          "gymlog done": "as it was planned",
          "gymlog done 7": "but with 7 reps",
          "gymlog done 7@77.5 rpe9": "with other reps and another load",
          "gymlog done .3": "a certain one: set 3 of the exercise in hand",
        ],
        "gymlog done bench 7@80 ticks off the next set of an exercise, gymlog done all the rest of the one in hand.",
        "What follows the first set is done beside the plan: gymlog done 8 10@60d is the planned set and a drop "
          + "set.",
        "The plan is kept beside what you did. A planned RPE is a goal: type the one it was."),
      es: CommandHelp(
        "Marca como hecha la próxima serie",
        [
          "gymlog done": "tal como estaba prevista",
          "gymlog done 7": "pero con 7 repeticiones",
          "gymlog done 7@77.5 rpe9": "con otras repeticiones y otro peso",
          "gymlog done .3": "una en concreto: la 3 del ejercicio en el que estás",
        ],
        "gymlog done banca 7@80 marca la próxima de un ejercicio; gymlog done all, las que quedan del ejercicio "
          + "en el que estás.",
        "Lo que sigue a la primera va aparte de lo previsto: gymlog done 8 10@60d es la serie prevista y una "
          + "descendente.",
        "Lo previsto se guarda junto a lo que has hecho. Un RPE previsto es un objetivo: di cuál ha sido."),
      ca: CommandHelp(
        "Marca com a feta la pròxima sèrie",
        [
          "gymlog done": "tal com estava prevista",
          "gymlog done 7": "però amb 7 repeticions",
          "gymlog done 7@77.5 rpe9": "amb unes altres repeticions i un altre pes",
          "gymlog done .3": "una de concreta: la 3 de l'exercici en què estàs",
        ],
        "gymlog done banca 7@80 marca la pròxima d'un exercici; gymlog done all, les que queden de l'exercici "
          + "en què estàs.",
        "El que va darrere de la primera és a part del previst: gymlog done 8 10@60d és la sèrie prevista i una "
          + "de descendent.",
        "El que estava previst es desa al costat del que has fet. Un RPE previst és un objectiu: digues quin "
          + "ha estat."))
  }
}

extension Failure {
  /// A planned set that was done before; how it was pointed at, and the line that changes it.
  static func setAlreadyDone(_ reference: String, edit: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("set \(reference) is done already", hint: "To change it: \(edit)"),
        es: Message("la serie \(reference) ya está hecha", hint: "Para cambiarla: \(edit)"),
        ca: Message("la sèrie \(reference) ja està feta", hint: "Per canviar-la: \(edit)"))
    }
  }
}
