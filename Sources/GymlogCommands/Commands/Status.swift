import CommandLineKit
import Training
import Wording

extension Commands {
  static func status(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.status.rawValue,
      declaring: .init(help: CommandHelp(words.help(.status))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
