import CommandLineKit
import Training
import Wording

extension Commands {
  static func exerciseShow(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.exerciseShow.rawValue,
      declaring: .init(help: CommandHelp(words.help(.exerciseShow))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
