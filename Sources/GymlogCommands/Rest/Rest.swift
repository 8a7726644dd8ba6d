import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func rest(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.rest.rawValue,
      declaring: .init(
        help: words.restHelp, .words([.duration], words), .flag(.wait, words),
        .flag(.skip, words), .option(.on, .ref, words), .flag(.after, words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, waits, skips, reference, after, removes, workout, routine in
        let length = line.isEmpty ? nil : try Duration(typed: line.joined(separator: " "))
        guard let reference else {
          try refuse(
            [
              ("--after", after), ("--remove", removes), ("--in", workout != nil),
              ("--routine", routine != nil),
            ], without: "--on")
          if skips, let length { throw Failure.contradiction("--skip", length.typed) }
          if skips, waits { throw Failure.contradiction("--skip", "--wait") }
          return skips ? try endRest(context) : try rest(length, waits: waits, context)
        }
        try refuse([("--wait", waits), ("--skip", skips)], without: nil)
        let setting = RestSetting(reference: reference, length: length, isAfter: after, removes: removes)
        return try setRest(setting, in: EditTarget(workout, routine: routine), context)
      })
  }

  private static func refuse(
    _ options: [(name: String, isGiven: Bool)], without needed: String?
  ) throws(Failure) {
    guard let option = options.first(where: \.isGiven)?.name else { return }
    throw needed.map { Failure.optionNeeds(option, $0) } ?? .contradiction("--on", option)
  }

  // MARK: - The rest under way

  /// Begins a rest; without a length, one of the usual length, or goes on with the one under way.
  private static func rest(_ length: Duration?, waits: Bool, _ context: Context) throws -> Reply {
    let usual = context.settings.usualRest
    if length == nil, let workout = try context.logbook.read({ try context.open(in: $0) })?.workout,
      let left = workout.restLeft(at: context.now, usually: usual)
    {
      return restReply(workout, left, waits: waits, problems: [], context)
    }
    let edited = try context.edit(.rest, in: nil) { workout in
      guard workout.lastDone != nil else { throw Failure.noSetYet }
      if let pause = workout.openPause { throw Failure.alreadyPaused(since: pause.start) }
      guard workout.rested(at: context.now) != nil else { throw Failure.noTimesToRest }
      guard let length = length ?? workout.usualRest(usually: usual) else { throw Failure.restUnknown }
      workout.rest(length, at: context.now)
      return length
    }
    return restReply(edited.workout, edited.result, waits: waits, problems: edited.problems, context)
  }

  private static func restReply(
    _ workout: Workout, _ left: Duration, waits: Bool, problems: [Problem], _ context: Context
  ) -> Reply {
    let end = context.now.adding(seconds: left.seconds)
    let echo = SetsEcho(context: context, workout: workout)
    var reply = Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.resting(words.stopwatch(left), until: words.clock(end.civil)),
          waits ? nil : words.skipRestHint,
        ])
      },
      json: {
        [
          JSON.Member(name: "workout", value: .string(workout.id.text)),
          JSON.Member(name: "seconds", value: .int(left.seconds)),
          JSON.Member(name: "until", value: .string(end.text)), echo.nextMember,
        ]
      })
    if waits {
      reply.afterwards = { screen in
        let next = workout.nextPlanned == nil ? [] : echo.next(screen, resting: false)
        return try RestTimer(world: context.world, screen: screen, isSilent: context.isForPrograms)
          .wait(left, then: [screen.words.restOver] + next)
      }
    }
    return reply.aboutHand
  }

  private static func endRest(_ context: Context) throws -> Reply {
    let edited = try context.edit(.rest, in: nil) { workout in
      guard workout.restLeft(at: context.now, usually: context.settings.usualRest) != nil,
        let rested = workout.rested(at: context.now)
      else { throw Failure.notResting }
      workout.rest(Duration(seconds: 0), at: context.now)
      return rested
    }
    let echo = SetsEcho(context: context, workout: edited.workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let next = edited.workout.nextPlanned == nil ? [] : echo.next(screen, resting: false)
        return ([screen.words.restEnded(after: screen.words.stopwatch(edited.result))] + next).text
      },
      json: {
        [
          JSON.Member(name: "workout", value: .string(edited.workout.id.text)),
          JSON.Member(name: "rested", value: .int(edited.result.seconds)), echo.nextMember,
        ]
      }
    ).aboutHand
  }
}

extension Words {
  /// A rest is under way, of which so much is left, until then.
  func resting(_ left: String, until: String) -> String {
    say(
      en: "Rest \(left), until \(until)",
      es: "Descanso \(left), hasta las \(until)",
      ca: "Descans \(left), fins a les \(until)")
  }

  /// How a rest is ended before its time.
  var skipRestHint: String {
    say(
      en: "To end it now: gymlog rest --skip",
      es: "Para terminarlo ya: gymlog rest --skip",
      ca: "Per acabar-lo ja: gymlog rest --skip")
  }

  /// A rest was ended after so long.
  func restEnded(after rested: String) -> String {
    say(
      en: "Rest ended after \(rested)",
      es: "Descanso terminado tras \(rested)",
      ca: "Descans acabat després de \(rested)")
  }

  /// A rest is over.
  var restOver: String {
    say(en: "Rest is over", es: "Fin del descanso", ca: "S'ha acabat el descans")
  }

  /// The page of `rest`.
  var restHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Begin or end a rest, or say how long rests are",
        [
          "gymlog rest": "one of the usual length, or what is left of it",
          "gymlog rest 90s --wait": "wait for it, and ring",
          "gymlog rest --skip": "end it now",
          "gymlog rest 3min --on bench": "after each set of bench press",
        ],
        "--on with --after is the rest after the last set of an exercise, --on .2 the one after a set; --remove "
          + "takes it off again.",
        "A set's own rest comes before its exercise's, that before gymlog config rest 90s and, after an exercise, "
          + "gymlog config rest-after 3min. A routine hands its rests on to the workout.",
        "A rest is counted from the last set; gymlog shows what is left. Ctrl-C ends the waiting, not the rest."
      ),
      es: CommandHelp(
        "Empieza o termina un descanso, o di cuánto duran",
        [
          "gymlog rest": "el de siempre, o lo que le queda",
          "gymlog rest 90s --wait": "espera y avisa",
          "gymlog rest --skip": "termina el que está en marcha",
          "gymlog rest 3min --on banca": "tras cada serie de press de banca",
        ],
        "--on con --after es el descanso tras la última serie de un ejercicio, --on .2 el de después de una "
          + "serie; --remove lo quita.",
        "El descanso propio de una serie va antes que el de su ejercicio, y ese antes que gymlog config rest 90s "
          + "y, tras un ejercicio, gymlog config rest-after 3min. Una rutina pasa sus descansos al entrenamiento.",
        "El descanso cuenta desde la última serie; gymlog muestra lo que queda. Ctrl-C termina la espera, no el "
          + "descanso."),
      ca: CommandHelp(
        "Comença o acaba un descans, o digues quant duren",
        [
          "gymlog rest": "el de sempre, o el que en queda",
          "gymlog rest 90s --wait": "espera i avisa",
          "gymlog rest --skip": "acaba el que està en marxa",
          "gymlog rest 3min --on banca": "després de cada sèrie de press de banca",
        ],
        "--on amb --after és el descans després de l'última sèrie d'un exercici, --on .2 el de després d'una "
          + "sèrie; --remove el treu.",
        "El descans propi d'una sèrie va abans que el del seu exercici, i aquest abans que gymlog config rest 90s "
          + "i, després d'un exercici, gymlog config rest-after 3min. Una rutina passa els seus descansos a "
          + "l'entrenament.",
        "El descans compta des de l'última sèrie; gymlog mostra el que en queda. Ctrl-C acaba l'espera, no el "
          + "descans."))
  }
}

extension Failure {
  static var notResting: Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("no rest is under way", hint: "To begin one: gymlog rest 90s"),
        es: Message("no hay ningún descanso en marcha", hint: "Para empezar uno: gymlog rest 90s"),
        ca: Message("no hi ha cap descans en marxa", hint: "Per començar-ne un: gymlog rest 90s"))
    }
  }

  static var noTimesToRest: Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("the sets of this workout carry no time, so a rest can't be measured"),
        es: Message("las series de este entrenamiento no llevan hora, así que el descanso no se puede medir"),
        ca: Message("les sèries d'aquest entrenament no porten hora, i el descans no es pot mesurar"))
    }
  }
}
