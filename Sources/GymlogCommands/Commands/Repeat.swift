import CommandLineKit
import Training
import Wording

extension Commands {
  static func `repeat`(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.repeat.rawValue,
      declaring: .init(help: CommandHelp(words.help(.repeat))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
