import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func reopen(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.reopen.rawValue,
      declaring: .init(help: words.reopenHelp, .workout(words)) { context, argument throws(Failure) in
        try reopen(argument, context).aboutCurrentWorkout
      })
  }

  /// Reopens a finished workout; one left open on another device becomes the current workout as it is.
  private static func reopen(_ argument: WorkoutArgument?, _ context: Context) throws(Failure) -> Reply {
    let edited = try context.logbook.change(CommandName.reopen.rawValue, at: context.now) {
      change throws(Failure) in
      if argument == nil { _ = try context.requireNoOpenWorkout(change.snapshot) }
      let argument = argument ?? .last
      let stored = try context.workout(argument, in: change.snapshot)
      if stored.workout.isOpen, try change.snapshot.currentWorkoutFolder() == stored.folder {
        throw Failure.workoutStillOpen(argument.text)
      }
      let problems = try context.requireNoOpenWorkout(change.snapshot, besides: stored.folder)
      var workout = stored.workout
      workout.end = nil
      try change.save(workout, over: stored)
      change.currentWorkoutFolder = stored.folder
      return EditResult(workout: workout, result: (), problems: problems + stored.problems)
    }
    let workout = edited.workout
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let words = screen.words
        let figures = context.figuresWithoutTime(of: workout).joined(separator: ", ")
        return screen.lines([
          words.reopened(screen.label(workout, at: context.now), figures), words.reopenedHint,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}

extension Words {
  var reopenHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Reopen a finished workout",
        ["gymlog reopen": "the last workout", "gymlog reopen 2026-11-20": "the workout of that day"],
        "Use it to log more sets, or if you finished too early. You don't need it to correct a set: "
          + "gymlog edit --in last bench.2 @105"),
      es: CommandHelp(
        "Reabre un entrenamiento terminado",
        ["gymlog reopen": "el último entrenamiento", "gymlog reopen 2026-11-20": "el de ese día"],
        "Para apuntar más series, o si lo terminaste antes de tiempo. Para corregir una serie no hace falta: "
          + "gymlog edit --in last banca.2 @105"),
      ca: CommandHelp(
        "Reobre un entrenament acabat",
        ["gymlog reopen": "l'últim entrenament", "gymlog reopen 2026-11-20": "el d'aquell dia"],
        "Per apuntar més sèries, o si el vas acabar abans d'hora. Per corregir una sèrie no cal: "
          + "gymlog edit --in last banca.2 @105"))
  }

  func reopened(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) reopened: \(figures)",
      es: "\(subject(workout)) reabierto, \(figures)",
      ca: "\(subject(workout)) reobert, \(figures)")
  }

  var reopenedHint: String {
    say(
      en: "To finish it: gymlog finish",
      es: "Para terminarlo: gymlog finish",
      ca: "Per acabar-lo: gymlog finish")
  }
}

extension Failure {
  static func workoutStillOpen(_ reference: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("workout \(reference) is still open", hint: words.tryTyping("gymlog status")),
        es: Message("el entrenamiento \(reference) sigue abierto", hint: words.tryTyping("gymlog status")),
        ca: Message("l'entrenament \(reference) encara és obert", hint: words.tryTyping("gymlog status")))
    }
  }
}
