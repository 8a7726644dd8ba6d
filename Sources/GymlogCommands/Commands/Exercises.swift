import CommandLineKit
import Training
import Wording

extension Commands {
  static func exercises(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.exercises.rawValue,
      declaring: .init(help: CommandHelp(words.help(.exercises))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
