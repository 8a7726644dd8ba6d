import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func resume(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.resume.rawValue,
      declaring: .init(help: words.resumeHelp, .at(words)) { context, time in
        try resume(at: time, context)
      })
  }

  private static func resume(at time: TimeArgument?, _ context: Context) throws -> Reply {
    let edited = try context.edit(.resume, in: nil) { workout in
      guard let pause = workout.openPause else {
        throw Failure.notPaused(since: workout.pauses.last?.end ?? workout.start)
      }
      let typed = try time.map(context.instant)?.reaching(pause.start)
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
  /// The page of `resume`.
  var resumeHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Let the workout's clock run on",
        ["gymlog resume": "after gymlog pause", "gymlog resume --at 18:55": "when you forgot"]),
      es: CommandHelp(
        "Vuelve a poner en marcha el reloj",
        ["gymlog resume": "después de gymlog pause", "gymlog resume --at 18:55": "si se te olvidó"]),
      ca: CommandHelp(
        "Torna a posar en marxa el rellotge",
        ["gymlog resume": "després de gymlog pause", "gymlog resume --at 18:55": "si te'n vas oblidar"]))
  }

  /// A workout's clock runs on after a pause of so long; so much time was trained, if that is known.
  func resumed(_ workout: String, pause: String, elapsed: String?) -> String {
    say(
      en: "\(workout) goes on: " + (elapsed.map { $0 + " trained, " } ?? "") + "\(pause) paused",
      es: "\(workout): sigue tras una pausa de \(pause)" + (elapsed.map { ", llevas " + $0 } ?? ""),
      ca: "\(workout): continua després d'una pausa \(Catalan.of(pause))"
        + (elapsed.map { ", portes " + $0 } ?? ""))
  }
}

extension Failure {
  /// It has been running since then.
  static func notPaused(since: Instant) -> Failure {
    Failure(.conflict) { words, now in
      words.say(
        en: Message(
          "the workout is not paused: it has been running \(words.since(since.civil, today: now.day))",
          hint: words.tryTyping("gymlog status")),
        es: Message(
          "el entrenamiento no está en pausa: está en marcha \(words.since(since.civil, today: now.day))",
          hint: words.tryTyping("gymlog status")),
        ca: Message(
          "l'entrenament no està en pausa: està en marxa \(words.since(since.civil, today: now.day))",
          hint: words.tryTyping("gymlog status")))
    }
  }

  static func resumeBeforePause(resume: Instant, pause: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the pause began \(words.moment(pause.civil, today: now.day)), after its end \(words.moment(resume.civil, today: now.day))",
          hint: "Give a later time with --at"),
        es: Message(
          "la pausa empezó \(words.moment(pause.civil, today: now.day)), después de su final, \(words.moment(resume.civil, today: now.day))",
          hint: "Pon una hora posterior con --at"),
        ca: Message(
          "la pausa va començar \(words.moment(pause.civil, today: now.day)), després del seu final, "
            + words.moment(resume.civil, today: now.day), hint: "Posa una hora posterior amb --at"))
    }
  }
}
