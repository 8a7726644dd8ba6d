import CommandLineKit
import Training
import Wording

extension Commands {
  static func list(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.list.rawValue,
      declaring: .init(help: CommandHelp(words.help(.list))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
