import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func pause(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.pause.rawValue,
      declaring: .init(help: words.pauseHelp, .at(words)) { context, time in
        try pause(at: time, context)
      })
  }

  private static func pause(at time: TimeArgument?, _ context: Context) throws -> Reply {
    let edited = try context.edit(.pause, in: nil) { workout in
      if let pause = workout.openPause { throw Failure.alreadyPaused(since: pause.start) }
      let last = workout.lastTouched
      let moment = try time.map(context.instant)?.reaching(last) ?? max(context.now, last)
      if moment.seconds < last.seconds { throw Failure.pauseBeforeLast(pause: moment, last: last) }
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

extension Words {
  /// The page of `pause`.
  var pauseHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Stop the workout's clock",
        [
          "gymlog pause": "the time until gymlog resume isn't counted",
          #"gymlog pause --at "10min ago""#: "when you forgot",
        ]),
      es: CommandHelp(
        "Detén el reloj del entrenamiento",
        [
          "gymlog pause": "hasta gymlog resume, el tiempo no cuenta",
          #"gymlog pause --at "hace 10min""#: "si se te olvidó",
        ]),
      ca: CommandHelp(
        "Atura el rellotge de l'entrenament",
        [
          "gymlog pause": "fins a gymlog resume, el temps no compta",
          #"gymlog pause --at "fa 10min""#: "si te'n vas oblidar",
        ]))
  }

  /// How it runs on.
  var pausedHint: String {
    say(en: "To go on: gymlog resume", es: "Para seguir: gymlog resume", ca: "Per continuar: gymlog resume")
  }
}

extension Failure {
  /// A pause that would begin before what is written down already.
  static func pauseBeforeLast(pause: Instant, last: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the pause, \(words.moment(pause.civil, today: now.day)), comes before what was done last, "
            + words.moment(last.civil, today: now.day), hint: "Give a later time with --at"),
        es: Message(
          "la pausa, \(words.moment(pause.civil, today: now.day)), es anterior a lo último que has hecho, "
            + words.moment(last.civil, today: now.day), hint: "Pon una hora posterior con --at"),
        ca: Message(
          "la pausa, \(words.moment(pause.civil, today: now.day)), és abans de l'última cosa que has fet, "
            + words.moment(last.civil, today: now.day), hint: "Posa una hora posterior amb --at"))
    }
  }
}
