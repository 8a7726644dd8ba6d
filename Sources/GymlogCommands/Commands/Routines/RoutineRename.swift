import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineRename(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineRename.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.routineRename)), .words([.routine, .name], atLeast: 1, words)
      ) {
        context, line in
        try routineRename(line, context)
      })
  }

  private static func routineRename(_ line: [String], _ context: Context) throws -> Reply {
    let (old, new) = try context.logbook.change(CommandName.routineRename.rawValue, at: context.now) {
      change in
      let (known, typed) = try context.routineAndName(line, .routineRename, in: change.snapshot)
      let stored = try known.own
      guard let typed else { throw RoutineError.twoNamesNeeded(.routineRename) }
      let name = try checked(typed, .name)
      try context.checkIsFree(name, except: stored.folder, in: change.snapshot)
      var routine = stored.routine
      routine.name = name
      try change.save(routine, over: stored)
      return (stored.routine, routine)
    }
    return Reply(routine: new, context) { words, _ in
      old.name == new.name
        ? words.routineAlreadyCalled(new.name) : words.routineRenamed(old.name, to: new.name)
    }
  }
}
