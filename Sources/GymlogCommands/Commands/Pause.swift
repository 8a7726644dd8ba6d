import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func pause(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.pause.rawValue,
      declaring: .init(help: CommandHelp(words.help(.pause)), .at(words)) { context, time in
        try pause(at: time, context)
      })
  }

  private static func pause(at time: TimeArgument?, _ context: Context) throws -> Reply {
    let edited = try context.edit(.pause, in: nil) { workout in
      if let pause = workout.openPause { throw CommandError.alreadyPaused(since: pause.start) }
      let last = workout.lastTouched
      let moment = try time.map(context.instant)?.reaching(last) ?? max(context.now, last)
      if moment.seconds < last.seconds { throw CommandError.pauseBeforeLast(pause: moment, last: last) }
      workout.pause(at: moment)
      return moment
    }
    let (workout, moment) = (edited.workout, edited.result)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        return screen.lines([
          words.paused(
            screen.label(workout, at: context.now), words.moment(moment.civil, today: today),
            after: workout.elapsed(at: moment).map(words.duration)),
          words.pausedHint,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
