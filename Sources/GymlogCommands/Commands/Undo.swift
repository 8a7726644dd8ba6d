import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func undo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.undo.rawValue, aliases: ["u"],
      declaring: .init(help: CommandHelp(words.help(.undo))) { context in try undo(context) })
  }

  private static func undo(_ context: Context) throws -> Reply {
    let undone: Logbook.Undone
    do {
      undone = try context.logbook.undo(at: context.now)
    } catch LogbookError.conflict(let paths) {
      throw CommandError.undoConflict(paths)
    }
    return Reply(
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.undone(
            "gymlog " + undone.command, words.moment(undone.time.civil, today: context.now.day),
            in: undone.workout.map { screen.label($0, at: context.now) }
              ?? undone.routine.map { screen.painter.paint($0.name, .strong) })
        ])
      },
      json: {
        [
          JSON.Member(name: "command", value: .string(undone.command)),
          JSON.Member(name: "time", value: .string(undone.time.text)),
        ] + (undone.workout.map { [JSON.Member(name: "workout", value: .string($0.id.text))] } ?? [])
          + (undone.routine.map { [JSON.Member(name: "routine", value: .string($0.id.text))] } ?? [])
          + [JSON.Member(name: "documents", value: .array(undone.paths.map { .string($0.text) }))]
      })
  }
}
