import CommandLineKit
import Training
import Wording

extension Commands {
  static func config(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.config.rawValue,
      declaring: .init(help: CommandHelp(words.help(.config))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
