import CommandLineKit
import Training
import Wording

extension Commands {
  static func swap(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.swap.rawValue,
      declaring: .init(help: CommandHelp(words.help(.swap))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
