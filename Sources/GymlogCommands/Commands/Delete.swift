import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func delete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.delete.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.delete)),
        .required(
          words.placeholder(.workout), help: words.meaning(.workout),
          as: ValueParser { try WorkoutArgument($0) }), .flag(.yes, words)
      ) { context, argument, isSure in
        try delete(argument, isSure: isSure, context)
      })
  }

  private static func delete(_ argument: WorkoutArgument, isSure: Bool, _ context: Context) throws -> Reply {
    let workout = try context.change(.delete, isSure: isSure) { snapshot in
      try context.workout(argument.reference, typed: argument.text, in: snapshot)
    } question: { stored in
      context.question(beforeRemoving: stored, command: "gymlog delete \(argument.text) --yes") {
        context.words.deleteQuestion($0, sets: $1)
      }
    } _: { stored, change in
      try change.delete(stored)
      return stored.workout
    }
    return Reply(
      text: { screen in
        screen.lines([
          screen.words.deleted(
            screen.label(workout, at: context.now), context.figures(of: workout).joined(separator: ", ")),
          screen.words.undoHint,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}

extension Context {
  /// What to ask before a workout goes; nil for one in which nothing was done.
  func question(
    beforeRemoving stored: StoredWorkout, command: String, _ text: (_ workout: String, _ sets: Int) -> String
  ) -> Question? {
    let workout = stored.workout
    guard workout.doneCount > 0 || stored.hasMore else { return nil }
    return Question(
      text: text(words.label(workout, at: now), workout.doneCount),
      otherwise: .unconfirmed(workout, command: command))
  }
}
