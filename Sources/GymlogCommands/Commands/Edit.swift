import CommandLineKit
import Training
import Wording

extension Commands {
  static func edit(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.edit.rawValue,
      declaring: .init(help: CommandHelp(words.help(.edit))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
