import CommandLineKit
import Training
import Wording

extension Commands {
  static func pause(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.pause.rawValue,
      declaring: .init(help: words.pauseHelp, .at(words)) { context, time throws(Failure) in
        try pause(at: time, context)
      })
  }

  private static func pause(at time: TimeArgument?, _ context: Context) throws(Failure) -> Reply {
    let edited = try context.edit(.pause, in: nil) { workout throws(Failure) in
      if let pause = workout.openPause { throw Failure.alreadyPaused(since: pause.start) }
      let last = workout.lastActivity
      let moment = try context.instant(time, mayBeEarlier: false)?.reaching(last) ?? max(context.now, last)
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
  var pauseHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Pause the workout",
        [
          "gymlog pause": "stop the clock until gymlog resume",
          "gymlog pause --at 10min ago": "if you forgot to",
        ]),
      es: CommandHelp(
        "Pon en pausa el entrenamiento",
        [
          "gymlog pause": "el tiempo no cuenta hasta gymlog resume",
          "gymlog pause --at hace 10min": "si se te olvidó",
        ]),
      ca: CommandHelp(
        "Posa en pausa l'entrenament",
        [
          "gymlog pause": "el temps no compta fins a gymlog resume",
          "gymlog pause --at fa 10min": "si te'n vas oblidar",
        ]))
  }

  /// The hint for a time before another one.
  var laterTimeNeeded: String {
    say(
      en: "Give a later time with --at", es: "Pon una hora posterior con --at",
      ca: "Posa una hora posterior amb --at")
  }

  var pausedHint: String {
    say(
      en: "To resume: gymlog resume", es: "Para reanudarlo: gymlog resume",
      ca: "Per reprendre'l: gymlog resume")
  }
}

extension Failure {
  /// A pause that would start before the last entry.
  static func pauseBeforeLast(pause: Instant, last: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the pause, \(words.moment(pause.civil, today: now.day)), is before the last entry, "
            + words.moment(last.civil, today: now.day)),
        es: Message(
          "la pausa, \(words.moment(pause.civil, today: now.day)), es anterior a lo último que has apuntado, "
            + words.moment(last.civil, today: now.day)),
        ca: Message(
          "la pausa, \(words.moment(pause.civil, today: now.day)), és anterior a l'últim que has apuntat, "
            + words.moment(last.civil, today: now.day))
      ).with(hint: words.laterTimeNeeded)
    }
  }
}
