import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineDelete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineDelete.rawValue,
      declaring: .init(help: CommandHelp(words.help(.routineDelete)), .routine(words), .flag(.yes, words)) {
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
        otherwise: RoutineError.unconfirmed(
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
