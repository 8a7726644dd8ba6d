import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func finish(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.finish.rawValue,
      declaring: .init(
        help: words.finishHelp, .at(words), .length(words),
        .flag(.keepPlanned, words)
      ) { context, time, length, keepsPlanned in
        if time != nil && length != nil { throw Failure.contradiction("--at", "--for") }
        return try finish(at: time, for: length, keepsPlanned: keepsPlanned, context).aboutHand
      })
  }

  /// A workout that was ended.
  private struct Finished {
    var workout: Workout
    /// Documents of it that couldn't be used.
    var problems: [Problem]
    /// Whether it was kept: one without sets isn't.
    var isSaved: Bool
    /// The planned sets that were left out.
    var leftOut = 0
    /// Whether they stay all the same.
    var keepsPlanned = false
    /// Whether it was ended at its last set rather than now.
    var endsAtLastSet = false
    /// How to point at it.
    var reference = ""

    /// What became of planned sets, if there were any.
    func planned(_ words: Words) -> String? {
      if leftOut == 0 { return nil }
      return keepsPlanned ? words.plannedKept(leftOut) : words.plannedLeftOut(leftOut)
    }
  }

  private static func finish(
    at time: TimeArgument?, for length: Duration?, keepsPlanned: Bool, _ context: Context
  ) throws -> Reply {
    let finished = try context.logbook.change(CommandName.finish.rawValue, at: context.now) { change in
      let stored = try context.stored(nil, in: change.snapshot)
      change.hand = nil
      change.checksEveryFile = true
      guard stored.workout.doneCount > 0 || stored.hasMore else {
        try change.delete(stored)
        return Finished(workout: stored.workout, problems: [], isSaved: false)
      }
      var workout = stored.workout
      let end = try end(of: workout, at: time, for: length, context)
      var finished = Finished(workout: workout, problems: stored.problems, isSaved: true)
      finished.endsAtLastSet = time == nil && length == nil && context.isLeftBehind(workout)
      finished.leftOut = workout.finish(
        at: end, keepingEmptyExercises: stored.hasMore, keepingPlanned: keepsPlanned)
      finished.keepsPlanned = keepsPlanned
      finished.workout = workout
      finished.reference = try context.reference(toFinished: workout, in: change.snapshot)
      try change.save(workout, over: stored)
      return finished
    }
    let standing = finished.isSaved ? context.standing(of: finished.workout) : nil
    return reply(finished, standing, context)
  }

  /// When it ended: as typed; at its last set, where nobody has touched it for hours; else now.
  private static func end(
    of workout: Workout, at time: TimeArgument?, for length: Duration?, _ context: Context
  ) throws(Failure) -> Instant {
    let last = workout.lastSetDone
    var end: Instant
    if let time {
      end = try context.instant(time).reaching(last)
    } else if let length {
      end = workout.start.adding(seconds: length.seconds).reaching(last)
      if end.seconds > context.now.seconds { throw .timeInFuture(context.words.clock(end.civil)) }
    } else if workout.isWrittenAfterwards(at: context.now) {
      throw .endNeeded(start: workout.start)
    } else if context.isLeftBehind(workout) {
      end = last ?? workout.lastTouched
    } else {
      end = max(context.now, workout.lastTouched)
    }
    if end.seconds < workout.start.seconds { throw .endBeforeStart(end: end, start: workout.start) }
    if let last, end.seconds < last.seconds { throw .endBeforeLastSet(end: end, lastSet: last) }
    return end
  }

  private static func reply(_ finished: Finished, _ standing: WorkoutStanding?, _ context: Context) -> Reply {
    let workout = finished.workout
    guard finished.isSaved else {
      return Reply(
        text: { $0.lines([$0.words.emptyNotSaved, $0.words.undoHint]) },
        json: {
          [
            JSON.Member(name: "saved", value: .bool(false)),
            JSON.Member(name: "id", value: .string(workout.id.text)),
          ]
        })
    }
    return Reply(
      noticed: standing?.problems(besides: finished.problems) ?? finished.problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        let told: [String?] = [
          words.finished(
            screen.label(workout, at: context.now), context.figures(of: workout).joined(separator: ", ")),
          finished.planned(words),
          finished.endsAtLastSet
            ? workout.end.map { words.endedAtLastSet(words.moment($0.civil, today: today)) } : nil,
        ]
        let stands = standing?.lines(context, unit: workout.unit, screen) ?? []
        let hint = workout.doneCount > 0 ? words.shareHint(finished.reference) : nil
        return screen.lines(told + stands + [hint])
      },
      json: {
        [
          JSON.Member(name: "saved", value: .bool(true)),
          JSON.Member(name: "leftOut", value: .int(finished.keepsPlanned ? 0 : finished.leftOut)),
          JSON.Member(name: "kept", value: .int(finished.keepsPlanned ? finished.leftOut : 0)),
          JSON.Member(name: "endedAtLastSet", value: .bool(finished.endsAtLastSet)),
        ] + WorkoutJSON(context: context, workout: workout).members
          + (standing?.members(context, unit: workout.unit) ?? [])
      })
  }
}

extension Words {
  /// So many planned sets were not done, and stay in the workout.
  func plannedKept(_ count: Int) -> String {
    say(
      en: count == 1
        ? "1 planned set was not done and stays"
        : "\(count) planned sets were not done and stay",
      es: count == 1
        ? "1 serie prevista se ha quedado sin hacer y se conserva"
        : "\(count) series previstas se han quedado sin hacer y se conservan",
      ca: count == 1
        ? "1 sèrie prevista s'ha quedat sense fer i es conserva"
        : "\(count) sèries previstes s'han quedat sense fer i es conserven")
  }

  /// The page of `finish`.
  var finishHelp: CommandHelp {
    say(
      en: CommandHelp(
        "End the workout",
        [
          "gymlog finish": "now", "gymlog finish --at 19:45": "at a time that has passed",
          "gymlog finish --for 1h10min": "after so long",
          "gymlog finish --keep-planned": "planned sets that aren't done stay",
        ],
        "Planned sets that aren't done are left out. A workout without a set that is done isn't kept. One that nobody has touched for 3 hours ends at "
          + "its last set; --at now ends it now."),
      es: CommandHelp(
        "Termina el entrenamiento",
        [
          "gymlog finish": "ahora", "gymlog finish --at 19:45": "a una hora que ya ha pasado",
          "gymlog finish --for 1h10min": "después de ese tiempo",
          "gymlog finish --keep-planned": "lo previsto sin hacer se queda",
        ],
        "Las series previstas sin hacer se quedan fuera. Sin ninguna serie hecha, el entrenamiento no se guarda. Si llevas 3 horas sin tocarlo, termina en "
          + "la última serie; con --at ahora, termina ahora."),
      ca: CommandHelp(
        "Acaba l'entrenament",
        [
          "gymlog finish": "ara", "gymlog finish --at 19:45": "a una hora que ja ha passat",
          "gymlog finish --for 1h10min": "després d'aquest temps",
          "gymlog finish --keep-planned": "el que no has fet del pla es queda",
        ],
        "Les sèries previstes sense fer queden fora. Sense cap sèrie feta, l'entrenament no es desa. Si fa 3 hores que no el toques, acaba a l'última "
          + "sèrie; amb --at ara, acaba ara."))
  }

  /// A workout was ended.
  func finished(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) finished: \(figures)",
      es: "\(workout): terminado, \(figures)",
      ca: "\(workout): acabat, \(figures)")
  }

  /// A workout without a set was ended: there is nothing to save.
  var emptyNotSaved: String {
    say(
      en: "No set was done, so nothing is saved",
      es: "No has hecho ninguna serie: no se guarda nada",
      ca: "No has fet cap sèrie: no es desa res")
  }

  /// So many planned sets were not done, and left out.
  func plannedLeftOut(_ count: Int) -> String {
    say(
      en: count == 1
        ? "1 planned set was not done and is left out"
        : "\(count) planned sets were not done and are left out",
      es: count == 1
        ? "1 serie prevista se ha quedado sin hacer y no se guarda"
        : "\(count) series previstas se han quedado sin hacer y no se guardan",
      ca: count == 1
        ? "1 sèrie prevista s'ha quedat sense fer i no es desa"
        : "\(count) sèries previstes s'han quedat sense fer i no es desen")
  }

  /// A workout was ended at its last set, because nobody had touched it for hours.
  func endedAtLastSet(_ moment: String) -> String {
    say(
      en:
        "It ended with its last set, \(moment). If it went on until now: gymlog reopen, gymlog finish --at now",
      es:
        "Termina en su última serie, \(moment). Si ha durado hasta ahora: gymlog reopen, gymlog finish --at ahora",
      ca: "Acaba a l'última sèrie, \(moment). Si ha durat fins ara: gymlog reopen, gymlog finish --at ara")
  }

  /// How to share a workout that was ended.
  func shareHint(_ ref: String) -> String {
    say(
      en: "To share it: gymlog share \(ref)",
      es: "Para compartirlo: gymlog share \(ref)",
      ca: "Per compartir-lo: gymlog share \(ref)")
  }
}

extension Failure {
  static func endNeeded(start: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "this workout began \(words.moment(start.civil, today: now.day)): when did it end?",
          hint: "Type gymlog finish --for 1h, or --at and the time"),
        es: Message(
          "este entrenamiento empezó \(words.moment(start.civil, today: now.day)): ¿cuándo terminó?",
          hint: "Escribe gymlog finish --for 1h, o --at y la hora"),
        ca: Message(
          "aquest entrenament va començar \(words.moment(start.civil, today: now.day)): quan va acabar?",
          hint: "Escriu gymlog finish --for 1h, o --at i l'hora"))
    }
  }

  static func endBeforeStart(end: Instant, start: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the end, \(words.moment(end.civil, today: now.day)), comes before the start, \(words.moment(start.civil, today: now.day))",
          hint: "Give a later time with --at, or how long it took with --for"),
        es: Message(
          "el final, \(words.moment(end.civil, today: now.day)), es anterior al inicio, \(words.moment(start.civil, today: now.day))",
          hint: "Pon una hora posterior con --at, o cuánto duró con --for"),
        ca: Message(
          "el final, \(words.moment(end.civil, today: now.day)), és abans de l'inici, \(words.moment(start.civil, today: now.day))",
          hint: "Posa una hora posterior amb --at, o quant va durar amb --for"))
    }
  }

  static func endBeforeLastSet(end: Instant, lastSet last: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the last set was done \(words.moment(last.civil, today: now.day)), after the end \(words.moment(end.civil, today: now.day))",
          hint: "Give a later time with --at"),
        es: Message(
          "la última serie fue \(words.moment(last.civil, today: now.day)), después del final, "
            + words.moment(end.civil, today: now.day), hint: "Pon una hora posterior con --at"),
        ca: Message(
          "l'última sèrie va ser \(words.moment(last.civil, today: now.day)), després del final, "
            + words.moment(end.civil, today: now.day), hint: "Posa una hora posterior amb --at"))
    }
  }
}
