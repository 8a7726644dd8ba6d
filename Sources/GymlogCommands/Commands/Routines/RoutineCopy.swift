import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineCopy(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineCopy.rawValue,
      declaring: .init(help: CommandHelp(words.help(.routineCopy)), .routine(words)) { context, line in
        try routineCopy(line, context)
      })
  }

  private static func routineCopy(_ line: [String], _ context: Context) throws -> Reply {
    let (old, new, problems) = try context.logbook.change(CommandName.routineCopy.rawValue, at: context.now) {
      change in
      let (known, typed) = try context.routineAndName(line, .routineCopy, in: change.snapshot)
      guard let name = typed ?? (known.isReadyMade ? known.routine.name : nil) else {
        throw RoutineError.twoNamesNeeded(.routineCopy)
      }
      try context.checkIsFree(name, in: change.snapshot)
      let copy = known.routine.copied(
        as: context.newID(), named: try checked(name, .name), ids: context.newID)
      try change.add(copy)
      return (known.routine, copy, known.problems)
    }
    return Reply(routine: new, noticed: problems, context) { words, figures in
      words.routineCopied(old.name, to: new.name, figures)
    }
  }
}
