import CommandLineKit
import Training
import Wording

extension Commands {
  static func note(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.note.rawValue,
      declaring: .init(help: CommandHelp(words.help(.note))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
