import CommandLineKit
import Training
import Wording

extension Commands {
  static func done(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.done.rawValue,
      declaring: .init(help: CommandHelp(words.help(.done))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
