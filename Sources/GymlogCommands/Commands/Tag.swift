import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func tag(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.tag.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.tag)), .words([.tag], atLeast: 1, words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, tags, removes, workout, routine in
        try tag(tags, removes: removes, in: EditTarget(workout, routine: routine), context)
      })
  }

  private static func tag(
    _ line: [String], removes: Bool, in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let tags = try line.map { text throws(CommandError) in try checked(text, .tag) }
    let edited = try context.edit(.tag, in: target) { workout in
      let before = workout.tags
      if removes {
        for tag in tags where !workout.removeTag(tag) {
          throw CommandError.tagNotFound(tag, among: before)
        }
      } else {
        workout.addTags(tags)
      }
      return workout.tags != before
    }
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let tags = terminalSafe(edited.workout.tags.joined(separator: " "))
        return (edited.result ? screen.words.tagsNow(tags) : screen.words.tagsAlready(tags)) + "\n"
      },
      json: {
        [
          edited.target,
          JSON.Member(name: "tags", value: .array(edited.workout.tags.map { .string($0) })),
          JSON.Member(name: "changed", value: .bool(edited.result)),
        ]
      })
  }
}
