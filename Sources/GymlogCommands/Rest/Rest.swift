import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func rest(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.rest.rawValue,
      declaring: .init(
        help: words.restHelp, .words([.duration], words),
        .flag(
          "wait",
          help: words.say(
            en: "wait until the rest is over, then ring",
            es: "espera a que termine y avisa",
            ca: "espera que s'acabi i avisa")),
        .flag(
          "skip",
          help: words.say(
            en: "end the running rest", es: "termina el descanso actual", ca: "acaba el descans actual")),
        .option(.on, .ref, words),
        .flag(
          "after",
          help: words.say(
            en: "the rest before the next exercise",
            es: "el descanso antes del siguiente ejercicio",
            ca: "el descans abans de l'exercici següent")),
        .remove(
          words.say(
            en: "remove a rest that you set", es: "quita un descanso que fijaste",
            ca: "treu un descans que vas fixar")),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, waits, skips, reference, after, removes, workout, routine throws(Failure) in
        let (reference, length) = try referenceAndLength(line, on: reference)
        guard let reference else {
          try reject(
            [
              ("--after", after), ("--remove", removes), ("--in", workout != nil),
              ("--routine", routine != nil),
            ], without: "--on")
          if skips, let length { throw Failure.contradiction("--skip", length.typed) }
          if skips, waits { throw Failure.contradiction("--skip", "--wait") }
          return skips ? try endRest(context) : try rest(length, waits: waits, context)
        }
        try reject([("--wait", waits), ("--skip", skips)], without: nil)
        let setting = RestSetting(reference: reference, length: length, isAfter: after, removes: removes)
        return try setRest(setting, in: EditTarget(workout, routine: routine), context)
      })
  }

  /// The exercise or set and the length: `--on bench press 3min` and `bench press 3min` may have both among the same words.
  private static func referenceAndLength(
    _ line: [String], on reference: String?
  ) throws(Failure) -> (reference: String?, length: Duration?) {
    if reference != nil, !line.isEmpty {
      return (reference, try Duration(typedRest: line.joined(separator: " ")))
    }
    let words = reference.map { $0.split(separator: " ").map(String.init) } ?? line
    let start = words.indices.first {
      (try? Duration(typedRest: words[$0...].joined(separator: " "))) != nil
    }
    if let start, start > 0, reference != nil || words[0].contains(where: \.isLetter) {
      return (
        words[..<start].joined(separator: " "),
        try Duration(typedRest: words[start...].joined(separator: " "))
      )
    }
    if reference != nil || line.isEmpty { return (reference, nil) }
    return (nil, try Duration(typedRest: line.joined(separator: " ")))
  }

  private static func reject(
    _ options: [(name: String, isGiven: Bool)], without needed: String?
  ) throws(Failure) {
    guard let option = options.first(where: \.isGiven)?.name else { return }
    throw needed.map { Failure.optionNeeds(option, $0) } ?? .contradiction("--on", option)
  }

  // MARK: - The current rest

  /// Starts a rest. Without a length, continues the current rest, or starts one of the usual length.
  private static func rest(_ length: Duration?, waits: Bool, _ context: Context) throws(Failure) -> Reply {
    let usual = context.settings.restDefaults
    if length == nil,
      let workout = try context.logbook.read({ snapshot throws(Failure) in try context.open(in: snapshot) })?
        .workout,
      let left = workout.restLeft(at: context.now, defaults: usual)
    {
      return restReply(workout, left, waits: waits, problems: [], context)
    }
    let edited = try context.edit(.rest, in: nil) { workout throws(Failure) in
      guard workout.lastDone != nil else { throw Failure.noSetYet }
      try context.checkLastSet(of: workout)
      if let pause = workout.openPause { throw Failure.alreadyPaused(since: pause.start) }
      guard workout.rested(at: context.now) != nil else { throw Failure.noTimesToRest }
      guard let length = length ?? workout.manualRest(defaults: usual) else { throw Failure.restUnknown }
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
          words.resting(words.stopwatch(left), until: end.civil),
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
      reply.afterwards = { screen throws(Failure) in
        let next = workout.nextPlanned == nil ? [] : echo.next(screen, resting: false)
        let timer = RestTimer(world: context.world, screen: screen, isSilent: context.isForPrograms)
        return try convertingErrors(timer.wait(left, then: [screen.words.restOver] + next))
      }
    }
    return reply.aboutCurrentWorkout
  }

  private static func endRest(_ context: Context) throws(Failure) -> Reply {
    let edited = try context.edit(.rest, in: nil) { workout throws(Failure) in
      guard workout.restLeft(at: context.now, defaults: context.settings.restDefaults) != nil,
        let rested = workout.rested(at: context.now)
      else { throw Failure.notResting }
      try context.checkLastSet(of: workout)
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
    ).aboutCurrentWorkout
  }
}

extension Words {
  /// A rest is running; the time left, and when it ends.
  func resting(_ left: String, until end: CivilTime) -> String {
    say(
      en: "Rest \(left), until \(clock(end))",
      es: "Descanso \(left), hasta \(end.hour == 1 ? "la" : "las") \(clock(end))",
      ca: "Descans \(left), fins a \(end.hour == 1 ? "la" : "les") \(clock(end))")
  }

  var skipRestHint: String {
    say(
      en: "To end it now: gymlog rest --skip",
      es: "Para terminarlo ya: gymlog rest --skip",
      ca: "Per acabar-lo ja: gymlog rest --skip")
  }

  func restEnded(after rested: String) -> String {
    say(
      en: "Rest ended after \(rested)",
      es: "Descanso terminado tras \(rested)",
      ca: "Descans acabat després \(Catalan.of(rested))")
  }

  var restOver: String {
    say(en: "Rest over", es: "Fin del descanso", ca: "S'ha acabat el descans")
  }

  var restHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Start or end a rest, or set rest times",
        [
          "gymlog rest": "start a rest, or show what is left of it",
          "gymlog rest 90s --wait": "wait until it ends, then ring",
          "gymlog rest --skip": "end the rest now",
          "gymlog rest 3min --on bench": "rest after each set of bench press",
        ],
        "--on with --after sets the rest after an exercise's last set, --on .2 the rest after a set; --remove "
          + "removes it.",
        "A set's rest overrides its exercise's, which overrides the defaults: gymlog config rest 90s and, after "
          + "an exercise, gymlog config rest-after 3min. A workout uses its routine's rests.",
        "Rests count from the last set; gymlog shows the time left. Ctrl-C ends the wait, not the rest."
      ),
      es: CommandHelp(
        "Empieza o termina un descanso, o fija su duración",
        [
          "gymlog rest": "empieza un descanso, o muestra lo que le queda",
          "gymlog rest 90s --wait": "espera a que termine y avisa",
          "gymlog rest --skip": "termina el descanso",
          "gymlog rest 3min --on banca": "descanso tras cada serie de press de banca",
        ],
        "--on con --after fija el descanso tras la última serie de un ejercicio, y --on .2, el de después de una "
          + "serie; --remove lo quita.",
        "El descanso de una serie tiene prioridad sobre el de su ejercicio, y este sobre los valores por defecto: "
          + "gymlog config rest 90s y, tras un ejercicio, gymlog config rest-after 3min. El entrenamiento usa "
          + "los descansos de su rutina.",
        "El descanso cuenta desde la última serie; gymlog muestra lo que queda. Ctrl-C termina la espera, no el "
          + "descanso."),
      ca: CommandHelp(
        "Comença o acaba un descans, o fixa'n la durada",
        [
          "gymlog rest": "comença un descans, o mostra el que en queda",
          "gymlog rest 90s --wait": "espera que s'acabi i avisa",
          "gymlog rest --skip": "acaba el descans",
          "gymlog rest 3min --on banca": "descans després de cada sèrie de press de banca",
        ],
        "--on amb --after fixa el descans després de l'última sèrie d'un exercici, i --on .2, el de després d'una "
          + "sèrie; --remove el treu.",
        "El descans d'una sèrie té prioritat sobre el del seu exercici, i aquest sobre els valors per defecte: "
          + "gymlog config rest 90s i, després d'un exercici, gymlog config rest-after 3min. L'entrenament fa "
          + "servir els descansos de la rutina.",
        "El descans compta des de l'última sèrie; gymlog mostra el que en queda. Ctrl-C acaba l'espera, no el "
          + "descans."))
  }
}

extension Failure {
  static var notResting: Failure {
    Failure(
      .conflict, en: Message("no rest is running", hint: "To start one: gymlog rest 90s"),
      es: Message("no hay ningún descanso en marcha", hint: "Para empezar uno: gymlog rest 90s"),
      ca: Message("no hi ha cap descans en marxa", hint: "Per començar-ne un: gymlog rest 90s"))
  }

  static var noTimesToRest: Failure {
    Failure(
      .conflict, en: Message("this workout's sets have no times, so rests can't be measured"),
      es: Message("las series de este entrenamiento no llevan hora, así que el descanso no se puede medir"),
      ca: Message("les sèries d'aquest entrenament no porten hora, i el descans no es pot mesurar"))
  }
}
