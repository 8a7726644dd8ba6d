import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func `repeat`(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.repeat.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.repeat)), .workout(words), .option(.name, .name, words), .at(words),
        .unit(words)
      ) { context, argument, name, time, unit in
        try `repeat`(argument, named: name, at: time, unit: unit, context)
      })
  }

  private static func `repeat`(
    _ argument: WorkoutArgument?, named name: String?, at time: TimeArgument?, unit: MassUnit?,
    _ context: Context
  ) throws -> Reply {
    let name = try name.map { text throws(CommandError) in try checked(text, .name) }
    let start = try time.map(context.instant) ?? context.now
    let argument = argument ?? .last
    let (workout, problems) = try context.logbook.change(CommandName.repeat.rawValue, at: context.now) {
      change in
      let problems = try context.checkHandIsFree(change.snapshot)
      let stored = try context.workout(argument.reference, typed: argument.text, in: change.snapshot)
      guard stored.workout.doneCount > 0 else { throw CommandError.noSetYet }
      let workout = stored.workout.repeated(
        as: context.newID(at: start), named: name, at: start, unit: unit, ids: context.newID)
      change.hand = try change.add(workout)
      return (workout, problems + stored.problems)
    }
    return reply(workout, problems, context)
  }

  private static func reply(_ workout: Workout, _ problems: [Problem], _ context: Context) -> Reply {
    Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
        return screen.lines([
          words.started(
            screen.name(of: workout), words.moment(workout.start.civil, today: context.now.day)),
          words.toDo(words.exercises(workout.exercises.count), words.sets(sets)),
          workout.nextPlanned.map { place in
            let entry = workout.exercises[place.exercise]
            let writer = NotationWriter(loading: context.exercise(of: entry).equipment.loading)
            return words.firstToDo(
              screen.painter.paint(context.name(of: entry), .strong), writer.text(workout[place]))
          },
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
