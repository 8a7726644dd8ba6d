import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func start(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.start.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.start)), .words([.routine], words), .option(.name, .name, words),
        .at(words), .unit(words), .flag(.asPlanned, words)
      ) { context, routine, name, time, unit, asPlanned in
        let beginning = try Beginning(name: name, time: time, unit: unit, context)
        if routine.isEmpty {
          if asPlanned { throw CommandError.optionNeeds("--as-planned", words.placeholder(.routine)) }
          return try start(beginning, context)
        }
        return try start(routine.joined(separator: " "), beginning, asPlanned: asPlanned, context)
      })
  }

  private static func start(_ beginning: Beginning, _ context: Context) throws -> Reply {
    let start = beginning.start
    let workout = Workout(
      id: context.newID(at: start), name: beginning.name, start: start,
      unit: beginning.unit ?? context.settings.unit.value)
    let problems = try context.logbook.change(CommandName.start.rawValue, at: context.now) { change in
      let problems = try context.checkHandIsFree(change.snapshot)
      change.hand = try change.add(workout)
      return problems
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        return screen.lines([
          words.started(screen.name(of: workout), words.moment(start.civil, today: today)),
          words.startedHint(workout.unit == .pounds ? "8@225lb" : "8@100kg"),
          workout.isWrittenAfterwards(at: context.now) ? words.finishAfterwardsHint : nil,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members }
    ).aboutHand
  }

  /// Begins a workout by a routine.
  private static func start(
    _ text: String, _ beginning: Beginning, asPlanned: Bool, _ context: Context
  ) throws -> Reply {
    let (start, problems) = try context.logbook.change(CommandName.start.rawValue, at: context.now) {
      change in
      let problems = try context.checkHandIsFree(change.snapshot)
      let known = try context.routine(text, in: change.snapshot)
      let workout = known.routine.workout(
        as: context.newID(at: beginning.start), named: beginning.name, at: beginning.start,
        unit: beginning.unit ?? known.routine.unit ?? context.settings.unit.value, ids: context.newID)
      let start = try context.plannedStart(
        workout, like: workout.origin, asPlanned: asPlanned, in: change.snapshot)
      change.hand = try change.add(start.workout)
      return (start, problems + known.problems)
    }
    return Reply(started: start, noticed: problems, context).aboutHand
  }
}

/// How a workout is begun.
struct Beginning {
  let name: String?
  let start: Instant
  /// Nil where the line doesn't say.
  let unit: MassUnit?

  init(name: String?, time: TimeArgument?, unit: MassUnit?, _ context: Context) throws {
    self.name = try name.map { text throws(CommandError) in try checked(text, .name) }
    start = try time.map(context.instant) ?? context.now
    self.unit = unit
  }
}
