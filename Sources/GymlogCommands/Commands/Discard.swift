import CommandLineKit
import Training
import Wording

extension Commands {
  static func discard(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.discard.rawValue,
      declaring: .init(help: CommandHelp(words.help(.discard))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
