import CommandLineKit
import Training
import Wording

extension Commands {
  static func move(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.move.rawValue,
      declaring: .init(help: CommandHelp(words.help(.move))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
