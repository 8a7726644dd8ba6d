import CommandLineKit
import Training
import Wording

extension Commands {
  static func undo(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.undo.rawValue,
      declaring: .init(help: CommandHelp(words.help(.undo))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
