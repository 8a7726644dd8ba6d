import CommandLineKit
import Training
import Wording

extension Commands {
  static func todo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.todo.rawValue,
      declaring: .init(
        help: words.todoHelp, .words([.ref], words), .inWorkout(words)
      ) { context, line, workout in
        try todo(line.isEmpty ? .lastSet : context.reference(line), in: workout, context)
      })
  }

  private static func todo(
    _ reference: Reference, in argument: WorkoutArgument?, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(.todo, in: argument) { workout in
      let places = try context.places(
        of: reference, in: workout,
        ofExercise: { exercise in
          let done = workout.donePlaces(of: exercise)
          let places = done.isEmpty ? workout.plannedPlaces(of: exercise) : done
          if places.isEmpty { throw Failure.setNotFound("\(exercise + 1).1") }
          return places
        })
      let before = places.map { workout[$0] }
      let wasSkipped = workout.exercises[places[0].exercise].isSkipped
      workout.markToDo(places)
      return ChangedSets(
        places: places, before: before, after: places.map { workout[$0] }, wasSkipped: wasSkipped)
    }
    return Reply(changed: edited, context) { words, before, after in
      if edited.result.wasSkipped { return words.takenIn(after) }
      return before == nil ? words.stillToDo(after) : words.toDo(after)
    }
  }
}

extension Words {
  /// Sets weren't done in the first place.
  func stillToDo(_ sets: String) -> String {
    say(en: "not done yet anyway: \(sets)", es: "aún por hacer: \(sets)", ca: "encara per fer: \(sets)")
  }

  /// The page of `todo`.
  var todoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Mark a set as not done after all",
        [
          "gymlog todo": "the set that was done last", "gymlog todo .2": "set 2 of the exercise in hand",
          "gymlog todo bench.3": "set 3 of bench press",
        ],
        "What you did becomes the plan where there was none. gymlog todo bench marks all its sets."),
      es: CommandHelp(
        "Vuelve a dejar una serie por hacer",
        [
          "gymlog todo": "la última serie hecha",
          "gymlog todo .2": "la serie 2 del ejercicio en el que estás",
          "gymlog todo banca.3": "la serie 3 de press de banca",
        ],
        "Si no había nada previsto, lo que has hecho pasa a ser lo previsto. gymlog todo banca vale para todas "
          + "sus series."),
      ca: CommandHelp(
        "Torna a deixar una sèrie per fer",
        [
          "gymlog todo": "l'última sèrie feta",
          "gymlog todo .2": "la sèrie 2 de l'exercici en què estàs",
          "gymlog todo banca.3": "la sèrie 3 de press de banca",
        ],
        "Si no hi havia res previst, el que has fet passa a ser el previst. gymlog todo banca val per a totes les "
          + "seves sèries."))
  }
}
