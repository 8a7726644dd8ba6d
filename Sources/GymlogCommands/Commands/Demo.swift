import CommandLineKit
import Training
import Wording

extension Commands {
  static func demo(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.demo.rawValue,
      declaring: .init(help: CommandHelp(words.help(.demo))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
