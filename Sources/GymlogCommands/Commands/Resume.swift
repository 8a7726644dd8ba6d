import CommandLineKit
import Training
import Wording

extension Commands {
  static func resume(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.resume.rawValue,
      declaring: .init(help: CommandHelp(words.help(.resume))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
