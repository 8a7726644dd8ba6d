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
        help: CommandHelp(words.help(.start)), .option(.name, .name, words), .option(.at, .time, words),
        .unit(words)
      ) { context, name, time, unit in
        try start(named: name, at: time, unit: unit, context)
      })
  }

  private static func start(named name: String?, at time: String?, unit: MassUnit?, _ context: Context) throws
    -> Reply
  {
    let name = try name.map { text throws(CommandError) in try checked(text, .name) }
    let start = try time.map { text throws(CommandError) in try context.instant(text) } ?? context.now
    let workout = Workout(
      id: context.newID(), name: name, start: start, unit: unit ?? context.settings.unit.value)
    try context.logbook.change(CommandName.start.rawValue, at: context.now) { change in
      if let open = try change.snapshot.inHand() { throw CommandError.workoutAlreadyOpen(open.workout) }
      change.hand = try change.add(workout)
    }
    return Reply(
      text: { screen in
        screen.words.started(
          name.map { screen.painter.paint($0, .strong) }, at: screen.words.clock(start.civil)) + "\n"
          + screen.words.startedHint + "\n"
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
