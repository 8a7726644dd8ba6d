import CommandLineKit
import Training
import Wording

extension Commands {
  static func todo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.todo.rawValue,
      declaring: .init(
        help: words.todoHelp, .words([.ref], words), .inWorkout(words)
      ) { context, line, workout throws(Failure) in
        try todo(line.isEmpty ? [.lastSet] : context.references(line), in: workout, context)
      })
  }

  private static func todo(
    _ references: [Reference], in argument: WorkoutArgument?, _ context: Context
  ) throws(Failure) -> Reply {
    let edited = try context.edit(.todo, in: argument) { workout throws(Failure) in
      let places = try context.places(
        of: references, in: workout,
        ofExercise: { exercise throws(Failure) in
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
      if edited.result.wasSkipped { return words.noLongerSkipped(after) }
      return before == nil ? words.stillToDo(after) : words.toDo(after)
    }.telling(of: StayingMaxes(edited.before, after: edited.workout, context))
  }
}

extension Words {
  /// Sets that were marked as not done.
  func toDo(_ sets: String) -> String {
    say(en: "to do: \(sets)", es: "por hacer: \(sets)", ca: "per fer: \(sets)")
  }

  /// The sets weren't done before either.
  func stillToDo(_ sets: String) -> String {
    say(
      en: "not done yet, nothing changed: \(sets)", es: "sin cambios, aún por hacer: \(sets)",
      ca: "sense canvis, encara per fer: \(sets)")
  }

  /// The help page of `todo`.
  var todoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Mark a set as not done",
        [
          "gymlog todo": "the last completed set", "gymlog todo .2": "set 2 of the current exercise",
          "gymlog todo bench.3": "set 3 of bench press",
        ],
        "If the set had no plan, what you did becomes its plan. gymlog todo bench marks every set of bench press."
      ),
      es: CommandHelp(
        "Marca una serie como no hecha",
        [
          "gymlog todo": "la última serie hecha",
          "gymlog todo .2": "la serie 2 del ejercicio actual",
          "gymlog todo banca.3": "la serie 3 de press de banca",
        ],
        "Si no había nada previsto, lo que has hecho pasa a ser lo previsto. gymlog todo banca marca todas las "
          + "series de press de banca."),
      ca: CommandHelp(
        "Marca una sèrie com a no feta",
        [
          "gymlog todo": "l'última sèrie feta",
          "gymlog todo .2": "la sèrie 2 de l'exercici actual",
          "gymlog todo banca.3": "la sèrie 3 de press de banca",
        ],
        "Si no hi havia res previst, el que has fet queda com a previst. gymlog todo banca marca totes les "
          + "sèries de press de banca."))
  }
}
