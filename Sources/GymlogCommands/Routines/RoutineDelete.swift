import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineDelete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineDelete.rawValue,
      declaring: .init(help: words.routineDeleteHelp, .routine(words), .flag(.yes, words)) {
        context, name, isSure in
        try routineDelete(routineName(name), isSure: isSure, context)
      })
  }

  private static func routineDelete(_ name: String, isSure: Bool, _ context: Context) throws -> Reply {
    let routine = try context.change(.routineDelete, isSure: isSure) { snapshot in
      try context.ownRoutine(name, in: snapshot)
    } question: { stored in
      let routine = stored.routine.name
      return Question(
        text: context.words.routineDeleteQuestion(routine),
        otherwise: Failure.unconfirmed(
          routine, command: "gymlog routine delete " + shellWord(name) + " --yes"))
    } _: { stored, change in
      try change.delete(stored)
      return stored.routine
    }
    return Reply(routine: routine, context) { words, figures in
      words.routineDeleted(routine.name, figures) + "\n" + words.routineUndoHint
    }
  }
}

extension Words {
  /// Whether a routine is to be deleted.
  func routineDeleteQuestion(_ name: String) -> String {
    say(
      en: "Delete the routine \(name)?",
      es: "¿Borrar la rutina \(name)?",
      ca: "Esborrar la rutina \(name)?")
  }

  /// A routine was deleted.
  func routineDeleted(_ name: String, _ figures: String) -> String {
    say(
      en: "\(name) deleted: \(figures)",
      es: "\(name) borrada: \(figures)",
      ca: "\(name) esborrada: \(figures)")
  }

  /// How a deleted routine comes back.
  var routineUndoHint: String {
    say(en: "gymlog undo brings it back", es: "gymlog undo la recupera", ca: "gymlog undo la recupera")
  }

  /// The page of `routine delete`.
  var routineDeleteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Delete a routine",
        ["gymlog routine delete push a --yes": "without a question"],
        "Workouts that were begun from it stay. gymlog undo brings it back."),
      es: CommandHelp(
        "Borra una rutina",
        ["gymlog routine delete empuje a --yes": "sin preguntar"],
        "Los entrenamientos que empezaron con ella se quedan. gymlog undo la recupera."),
      ca: CommandHelp(
        "Esborra una rutina",
        ["gymlog routine delete empenta a --yes": "sense preguntar"],
        "Els entrenaments que hi van començar es queden. gymlog undo la recupera."))
  }
}

extension Failure {
  /// A routine would go; the command that says yes.
  static func unconfirmed(_ name: String, command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the routine \(name) would go", hint: "If you mean it: \(command). gymlog undo brings it back"),
        es: Message(
          "se borraría la rutina \(name)", hint: "Si es lo que quieres: \(command). gymlog undo la recupera"),
        ca: Message(
          "s'esborraria la rutina \(name)", hint: "Si és el que vols: \(command). gymlog undo la recupera"))
    }
  }
}
