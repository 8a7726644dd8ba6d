import CommandLineKit
import Training
import Wording

extension Commands {
  static func remove(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.remove.rawValue,
      declaring: .init(help: CommandHelp(words.help(.remove))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
