import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineDelete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineDelete.rawValue,
      declaring: .init(help: words.routineDeleteHelp, .routine(words), .flag(.yes, words)) {
        context, name, isSure throws(Failure) in
        try routineDelete(routineName(name), isSure: isSure, context)
      })
  }

  private static func routineDelete(_ name: String, isSure: Bool, _ context: Context) throws(Failure) -> Reply
  {
    let routine = try context.change(.routineDelete, isSure: isSure) { snapshot throws(Failure) in
      try context.ownRoutine(name, in: snapshot)
    } question: { stored in
      let routine = stored.routine.name
      return Question(
        text: context.words.routineDeleteQuestion(routine),
        nonInteractiveError: Failure.unconfirmed(
          routine, command: "gymlog routine delete " + shellWord(name) + " --yes"))
    } _: { stored, change throws(Failure) in
      try change.delete(stored)
      return stored.routine
    }
    return Reply(routine: routine, context) { words, figures in
      words.routineDeleted(routine.name, figures) + "\n" + words.undoHint
    }
  }
}

extension Words {
  func routineDeleteQuestion(_ name: String) -> String {
    say(
      en: "Delete the routine \(name)?",
      es: "¿Borrar la rutina \(name)?",
      ca: "Vols esborrar la rutina \(name)?")
  }

  func routineDeleted(_ name: String, _ figures: String) -> String {
    say(
      en: "\(name) deleted: \(figures)",
      es: "\(name): rutina borrada, \(figures)",
      ca: "\(name): rutina esborrada, \(figures)")
  }

  var routineDeleteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Delete a routine",
        ["gymlog routine delete push a --yes": "without asking"],
        "Workouts started from it are kept. To restore it: gymlog undo"),
      es: CommandHelp(
        "Borra una rutina",
        ["gymlog routine delete empuje a --yes": "sin preguntar"],
        "Los entrenamientos empezados con ella se conservan. Para recuperarla: gymlog undo"),
      ca: CommandHelp(
        "Esborra una rutina",
        ["gymlog routine delete empenta a --yes": "sense preguntar"],
        "Els entrenaments fets amb la rutina es conserven. Per recuperar-la: gymlog undo"))
  }
}

extension Failure {
  /// Deleting a routine wasn't confirmed; `command` confirms it.
  static func unconfirmed(_ name: String, command: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "this would delete the routine \(name)", es: "se borraría la rutina \(name)",
          ca: "s'esborraria la rutina \(name)"), hint: words.confirmUndoable(command))
    }
  }
}
