import CommandLineKit
import Training
import Wording

extension Commands {
  static func reopen(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.reopen.rawValue,
      declaring: .init(help: CommandHelp(words.help(.reopen))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
