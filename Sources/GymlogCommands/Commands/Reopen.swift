import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func reopen(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.reopen.rawValue,
      declaring: .init(help: CommandHelp(words.help(.reopen)), .workout(words)) { context, argument in
        try reopen(argument, context).aboutHand
      })
  }

  /// One that was left open on another device is taken in hand as it is.
  private static func reopen(_ argument: WorkoutArgument?, _ context: Context) throws -> Reply {
    let edited = try context.logbook.change(CommandName.reopen.rawValue, at: context.now) { change in
      if argument == nil { _ = try context.checkHandIsFree(change.snapshot) }
      let argument = argument ?? .last
      let stored = try context.workout(argument.reference, typed: argument.text, in: change.snapshot)
      if stored.workout.isOpen, try change.snapshot.pointedAt() == stored.folder {
        throw CommandError.workoutStillOpen(argument.text)
      }
      let problems = try context.checkHandIsFree(change.snapshot)
      var workout = stored.workout
      workout.end = nil
      try change.save(workout, over: stored)
      change.hand = stored.folder
      return Edited(workout: workout, result: (), problems: problems + stored.problems)
    }
    let workout = edited.workout
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let words = screen.words
        let figures = context.figuresWithoutTime(of: workout).joined(separator: ", ")
        return screen.lines([
          words.reopened(screen.label(workout, at: context.now), figures), words.reopenedHint,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
