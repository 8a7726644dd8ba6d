import CommandLineKit
import Formats
import Interchange
import Logbook
import Training
import Wording

extension Commands {
  static func share(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.share.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.share)),
        .optional(
          words.placeholder(.workout), help: words.meaning(.workout),
          as: ValueParser { try WorkoutArgument($0) })
      ) { context, argument in
        try share(argument, context)
      })
  }

  private static func share(_ argument: WorkoutArgument?, _ context: Context) throws -> Reply {
    let stored = try context.logbook.read { snapshot in try context.stored(argument, in: snapshot) }
    let text = ShareText(context.words, name: context.name).text(stored.workout)
    return Reply(
      problems: stored.problems, text: { _ in text },
      json: { [JSON.Member(name: "text", value: .string(text))] })
  }
}
