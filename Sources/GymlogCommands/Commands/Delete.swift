import CommandLineKit
import Training
import Wording

extension Commands {
  static func delete(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.delete.rawValue,
      declaring: .init(help: CommandHelp(words.help(.delete))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
