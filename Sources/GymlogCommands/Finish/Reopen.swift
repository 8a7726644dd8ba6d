import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func reopen(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.reopen.rawValue,
      declaring: .init(help: words.reopenHelp, .workout(words)) { context, argument in
        try reopen(argument, context).aboutHand
      })
  }

  /// One that was left open on another device is taken in hand as it is.
  private static func reopen(_ argument: WorkoutArgument?, _ context: Context) throws -> Reply {
    let edited = try context.logbook.change(CommandName.reopen.rawValue, at: context.now) { change in
      if argument == nil { _ = try context.checkHandIsFree(change.snapshot) }
      let argument = argument ?? .last
      let stored = try context.workout(argument.reference, typed: argument.text, in: change.snapshot)
      if stored.workout.isOpen, try change.snapshot.pointedAt() == stored.folder {
        throw Failure.workoutStillOpen(argument.text)
      }
      let problems = try context.checkHandIsFree(change.snapshot)
      var workout = stored.workout
      workout.end = nil
      try change.save(workout, over: stored)
      change.hand = stored.folder
      return Edited(workout: workout, result: (), problems: problems + stored.problems)
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
  /// The page of `reopen`.
  var reopenHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Open a finished workout again",
        ["gymlog reopen": "the last one", "gymlog reopen 2026-11-20": "the one of that day"],
        "For one more set, or because you finished too early. To correct something, --in does without: "
          + "gymlog edit --in last bench.2 @105"),
      es: CommandHelp(
        "Vuelve a abrir un entrenamiento terminado",
        ["gymlog reopen": "el último", "gymlog reopen 2026-11-20": "el de ese día"],
        "Para otra serie, o si lo terminaste antes de tiempo. Para corregir algo basta con --in: "
          + "gymlog edit --in last banca.2 @105"),
      ca: CommandHelp(
        "Torna a obrir un entrenament acabat",
        ["gymlog reopen": "l'últim", "gymlog reopen 2026-11-20": "el d'aquell dia"],
        "Per fer una altra sèrie, o si el vas acabar abans d'hora. Per corregir alguna cosa n'hi ha prou amb "
          + "--in: gymlog edit --in last banca.2 @105"))
  }

  /// A finished workout is open again.
  func reopened(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) is open again: \(figures)",
      es: "\(workout): abierto de nuevo, \(figures)",
      ca: "\(workout): obert un altre cop, \(figures)")
  }

  /// How it ends again.
  var reopenedHint: String {
    say(
      en: "To end it: gymlog finish",
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
