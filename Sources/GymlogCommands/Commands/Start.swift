import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func start(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.start.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.start)), .option(.name, .name, words), .at(words), .unit(words)
      ) { context, name, time, unit in
        try start(named: name, at: time, unit: unit, context)
      })
  }

  private static func start(
    named name: String?, at time: TimeArgument?, unit: MassUnit?, _ context: Context
  ) throws -> Reply {
    let name = try name.map { text throws(CommandError) in try checked(text, .name) }
    let start = try time.map(context.instant) ?? context.now
    let workout = Workout(
      id: context.newID(at: start), name: name, start: start, unit: unit ?? context.settings.unit.value)
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
          words.started(
            screen.name(of: workout), words.moment(start.civil, today: today)),
          words.startedHint(workout.unit == .pounds ? "8@225lb" : "8@100kg"),
          workout.isWrittenAfterwards(at: context.now) ? words.finishAfterwardsHint : nil,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
