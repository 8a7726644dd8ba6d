import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func show(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.show.rawValue,
      declaring: .init(help: CommandHelp(words.help(.show)), .workout(words)) { context, argument in
        try show(argument, context)
      })
  }

  private static func show(_ argument: WorkoutArgument?, _ context: Context) throws -> Reply {
    let (stored, standing) = try context.logbook.read { snapshot in
      let stored = try shown(argument, in: snapshot, context)
      return (stored, context.standing(of: stored.workout, in: snapshot))
    }
    let workout = stored.workout
    return Reply(
      problems: standing?.problems(besides: stored.problems) ?? stored.problems,
      text: { screen in
        ShowScreen(context: context, workout: workout, standing: standing, screen: screen).lines.text
      },
      json: {
        WorkoutJSON(context: context, workout: workout).members
          + (standing?.members(context, unit: workout.unit) ?? [])
      })
  }

  /// The workout that is named; else the one in hand, else the last.
  private static func shown(_ argument: WorkoutArgument?, in snapshot: Snapshot, _ context: Context) throws
    -> StoredWorkout
  {
    if let argument { return try context.workout(argument.reference, typed: argument.text, in: snapshot) }
    if let stored = try snapshot.inHand() ?? context.lastFinished(in: snapshot) { return stored }
    throw CommandError.noWorkoutsYet
  }
}
