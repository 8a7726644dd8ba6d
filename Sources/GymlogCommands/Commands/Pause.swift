import CommandLineKit
import Training
import Wording

extension Commands {
  static func pause(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.pause.rawValue,
      declaring: .init(help: CommandHelp(words.help(.pause))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
