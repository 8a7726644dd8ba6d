import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func resume(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.resume.rawValue,
      declaring: .init(help: CommandHelp(words.help(.resume)), .at(words)) { context, time in
        try resume(at: time, context)
      })
  }

  private static func resume(at time: TimeArgument?, _ context: Context) throws -> Reply {
    let edited = try context.edit(.resume, in: nil) { workout in
      guard let pause = workout.openPause else {
        throw CommandError.notPaused(since: workout.pauses.last?.end ?? workout.start)
      }
      let typed = try time.map(context.instant)?.reaching(pause.start)
      if let typed, typed.seconds < pause.start.seconds {
        throw CommandError.resumeBeforePause(resume: typed, pause: pause.start)
      }
      return workout.resume(at: typed ?? context.now)
    }
    let workout = edited.workout
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.resumed(
            screen.label(workout, at: context.now), pause: words.duration(edited.result),
            elapsed: context.elapsed(workout).map(words.duration))
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members })
  }
}
