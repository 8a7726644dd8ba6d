import CommandLineKit
import Training
import Wording

extension Commands {
  static func add(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.add.rawValue,
      declaring: .init(help: CommandHelp(words.help(.add))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
