import CommandLineKit
import Training
import Wording

extension Commands {
  static func tag(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.tag.rawValue,
      declaring: .init(help: CommandHelp(words.help(.tag))) { context in
        throw CommandError.noWorkoutOpen
      })
  }
}
