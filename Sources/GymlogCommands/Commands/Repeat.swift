import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func `repeat`(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.repeat.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.repeat)), .workout(words), .option(.name, .name, words), .at(words),
        .unit(words), .flag(.asPlanned, words)
      ) { context, argument, name, time, unit, asPlanned in
        try `repeat`(
          argument ?? .last, Beginning(name: name, time: time, unit: unit, context), asPlanned: asPlanned,
          context)
      })
  }

  private static func `repeat`(
    _ argument: WorkoutArgument, _ beginning: Beginning, asPlanned: Bool, _ context: Context
  ) throws -> Reply {
    let (start, problems) = try context.logbook.change(CommandName.repeat.rawValue, at: context.now) {
      change in
      let problems = try context.checkHandIsFree(change.snapshot)
      let stored = try context.workout(argument.reference, typed: argument.text, in: change.snapshot)
      guard stored.workout.doneCount > 0 else {
        throw hindered(CommandError.noSetYet, by: stored.problems)
      }
      let workout = stored.workout.repeated(
        as: context.newID(at: beginning.start), named: beginning.name, at: beginning.start,
        unit: beginning.unit, ids: context.newID)
      let start = try context.plannedStart(
        workout, like: stored.workout.routine, asPlanned: asPlanned, in: change.snapshot)
      change.hand = try change.add(start.workout)
      return (start, problems + stored.problems)
    }
    return Reply(started: start, noticed: problems, context).aboutHand
  }
}

extension Workout {
  /// The routine that it was begun from; nil where it was begun otherwise.
  fileprivate var routine: Origin? {
    if case .routine? = origin { origin } else { nil }
  }
}
