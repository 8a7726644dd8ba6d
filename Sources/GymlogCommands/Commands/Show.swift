import CommandLineKit
import Training
import Wording

extension Commands {
  static func show(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.show.rawValue,
      declaring: .init(help: CommandHelp(words.help(.show))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
