import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func delete(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.delete.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.delete)),
        .required(
          words.placeholder(.workout), help: words.meaning(.workout),
          as: ValueParser { try WorkoutArgument($0) }), .flag(.yes, words)
      ) { context, argument, isSure in
        try delete(argument, isSure: isSure, context)
      })
  }

  private static func delete(_ argument: WorkoutArgument, isSure: Bool, _ context: Context) throws -> Reply {
    let workout = try context.logbook.change(CommandName.delete.rawValue, at: context.now) { change in
      let stored = try context.workout(argument.reference, typed: argument.text, in: change.snapshot)
      if (stored.workout.doneCount > 0 || stored.hasMore) && !isSure {
        throw CommandError.unconfirmed(stored.workout, command: "gymlog delete \(argument.text) --yes")
      }
      try change.delete(stored)
      return stored.workout
    }
    return Reply(
      text: { screen in
        screen.lines([
          screen.words.deleted(
            screen.label(workout, at: context.now), context.figures(of: workout).joined(separator: ", ")),
          screen.words.undoHint,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
