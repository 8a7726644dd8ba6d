import CommandLineKit
import Training
import Wording

extension Commands {
  static func resume(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.resume.rawValue,
      declaring: .init(help: words.resumeHelp, .at(words)) { context, time throws(Failure) in
        try resume(at: time, context)
      })
  }

  private static func resume(at time: TimeArgument?, _ context: Context) throws(Failure) -> Reply {
    let edited = try context.edit(.resume, in: nil) { workout throws(Failure) in
      guard let pause = workout.openPause else {
        throw Failure.notPaused(since: workout.pauses.last?.end ?? workout.start)
      }
      let typed = try context.instant(time, mayBeEarlier: false)?.reaching(pause.start)
      if let typed, typed.seconds < pause.start.seconds {
        throw Failure.resumeBeforePause(resume: typed, pause: pause.start)
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

extension Words {
  var resumeHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Resume the workout",
        ["gymlog resume": "after gymlog pause", "gymlog resume --at 18:55": "if you forgot to"]),
      es: CommandHelp(
        "Reanuda el entrenamiento",
        ["gymlog resume": "después de gymlog pause", "gymlog resume --at 18:55": "si se te olvidó"]),
      ca: CommandHelp(
        "Reprèn l'entrenament",
        ["gymlog resume": "després de gymlog pause", "gymlog resume --at 18:55": "si te'n vas oblidar"]))
  }

  /// A workout was resumed after a pause; the time trained so far, if known.
  func resumed(_ workout: String, pause: String, elapsed: String?) -> String {
    say(
      en: "\(workout) resumed after \(pause)" + (elapsed.map { "; \($0) trained" } ?? ""),
      es: "\(subject(workout)) reanudado tras una pausa de \(pause)"
        + (elapsed.map { ", llevas " + $0 } ?? ""),
      ca: "\(subject(workout)) reprès després d'una pausa \(Catalan.of(pause))"
        + (elapsed.map { ", portes " + $0 } ?? ""))
  }
}

extension Failure {
  /// The workout isn't paused; when it was started or last resumed.
  static func notPaused(since: Instant) -> Failure {
    Failure(.conflict) { words, now in
      Message(
        words.say(
          en: "the workout isn't paused: it has been running \(words.since(since.civil, today: now.day))",
          es: "el entrenamiento no está en pausa: está en marcha \(words.since(since.civil, today: now.day))",
          ca: "l'entrenament no està en pausa: està en marxa \(words.since(since.civil, today: now.day))"),
        hint: words.tryTyping("gymlog status"))
    }
  }

  static func resumeBeforePause(resume: Instant, pause: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the pause started \(words.moment(pause.civil, today: now.day)), after its end, \(words.moment(resume.civil, today: now.day))"
        ),
        es: Message(
          "la pausa empezó \(words.moment(pause.civil, today: now.day)), después de su final, \(words.moment(resume.civil, today: now.day))"
        ),
        ca: Message(
          "la pausa va començar \(words.moment(pause.civil, today: now.day)), després del seu final, "
            + words.moment(resume.civil, today: now.day))
      ).with(hint: words.laterTimeNeeded)
    }
  }
}
