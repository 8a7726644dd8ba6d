import CommandLineKit
import Training
import Wording

extension Commands {
  static func todo(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.todo.rawValue,
      declaring: .init(help: CommandHelp(words.help(.todo))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
