import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func discard(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.discard.rawValue,
      declaring: .init(help: CommandHelp(words.help(.discard)), .flag(.yes, words)) { context, isSure in
        try discard(isSure: isSure, context)
      })
  }

  /// What nobody has trained in goes at once; sets that were done go with a yes only.
  private static func discard(isSure: Bool, _ context: Context) throws -> Reply {
    let workout = try context.change(.discard, isSure: isSure) { snapshot in
      try context.stored(nil, in: snapshot)
    } question: { stored in
      context.question(beforeRemoving: stored, command: "gymlog discard --yes") {
        context.words.discardQuestion($0, sets: $1)
      }
    } _: { stored, change in
      try change.delete(stored)
      change.hand = nil
      return stored.workout
    }
    return Reply(
      text: { screen in
        screen.lines([
          screen.words.discarded(
            screen.label(workout, at: context.now),
            context.figures(of: workout).joined(separator: ", ")),
          screen.words.undoHint,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
