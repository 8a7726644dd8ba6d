import CommandLineKit
import Training
import Wording

extension Commands {
  static func again(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.again.rawValue,
      declaring: .init(help: CommandHelp(words.help(.again))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
