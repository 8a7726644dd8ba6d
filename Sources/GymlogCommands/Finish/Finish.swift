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
        help: words.finishHelp, .at(words, words.say(en: "end time", es: "hora de fin", ca: "hora de fi")),
        .length(words),
        .flag(
          "keep-planned",
          help: words.say(
            en: "keep planned sets you didn't do",
            es: "conserva las series previstas sin hacer",
            ca: "conserva les sèries previstes sense fer")),
        .force(
          words.say(
            en: "even if it lasted over 6 hours", es: "aunque dure más de 6 horas",
            ca: "encara que duri més de 6 hores"))
      ) { context, time, length, keepsPlanned, force throws(Failure) in
        if time != nil && length != nil { throw Failure.contradiction("--at", "--for") }
        return try finish(at: time, for: length, keepsPlanned: keepsPlanned, force: force, context)
          .aboutCurrentWorkout
      })
  }

  private struct FinishedWorkout {
    var workout: Workout
    /// Its documents that couldn't be read.
    var problems: [Problem]
    /// Whether it was saved: a workout without completed sets isn't.
    var isSaved: Bool
    /// The number of planned sets that weren't done.
    var undone = 0
    /// Whether those planned sets were kept.
    var keepsPlanned = false
    /// Whether it ended at its last set rather than now.
    var endsAtLastSet = false
    /// Whether the times of its sets were dropped, because they were logged after its end.
    var dropsTimes = false
    var reference = ""
    /// Other workouts at the same time.
    var overlaps: [Workout] = []

    /// The line on planned sets that weren't done; nil if there were none.
    func planned(_ words: Words) -> String? {
      if undone == 0 { return nil }
      return keepsPlanned ? words.plannedKept(undone) : words.plannedDropped(undone)
    }
  }

  private static func finish(
    at time: TimeArgument?, for length: LengthArgument?, keepsPlanned: Bool, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let finished = try context.logbook.change(CommandName.finish.rawValue, at: context.now) {
      change throws(Failure) in
      let stored = try context.stored(nil, in: change.snapshot)
      change.currentWorkoutFolder = nil
      change.checksEveryFile = true
      guard stored.workout.doneCount > 0 || stored.hasMore else {
        try change.delete(stored)
        return FinishedWorkout(workout: stored.workout, problems: [], isSaved: false)
      }
      var workout = stored.workout
      let end = try end(of: workout, at: time, for: length, context)
      try context.check(end: end, of: workout, force: force) { "gymlog finish --at " + $0 }
      if length != nil { try workout.checkLength(until: end) }
      var finished = FinishedWorkout(workout: workout, problems: stored.problems, isSaved: true)
      if workout.isLogged(after: end) {
        workout.dropSetTimes()
        finished.dropsTimes = true
      }
      finished.endsAtLastSet = time == nil && length == nil && context.isIdle(workout)
      finished.undone = workout.finish(
        at: end, keepingEmptyExercises: stored.hasMore, keepingPlanned: keepsPlanned)
      finished.keepsPlanned = keepsPlanned
      finished.workout = workout
      finished.reference = try context.reference(toFinished: workout, in: change.snapshot)
      finished.overlaps = try context.overlaps(of: workout, in: change.snapshot)
      try change.save(workout, over: stored)
      return finished
    }
    let review = finished.isSaved ? context.review(of: finished.workout) : nil
    return reply(finished, review, context).telling(
      of: finished.isSaved ? [LoggedTwiceList(loggedIn: finished.workout, nil, context)] : [])
  }

  /// The end of a workout: the one typed, else its last set if it was idle for hours, else now.
  private static func end(
    of workout: Workout, at time: TimeArgument?, for length: LengthArgument?, _ context: Context
  ) throws(Failure) -> Instant {
    let last = workout.lastSetDone
    var end: Instant
    if let time {
      end = try context.instant(time, after: workout.start).reaching(last)
    } else if let length {
      end = context.moment(length.length.seconds, after: workout.start).reaching(last)
      if end.seconds > context.now.seconds {
        let start = context.inForce(context.now.adding(seconds: -length.length.seconds)).civil
        throw Failure.timeInFuture(context.words.clock(context.inForce(end).civil)).changing {
          message, words, _ in
          message.hint = words.ifBegunEarlier("gymlog edit --start " + words.typed(start))
        }
      }
    } else if workout.isBackdated(at: context.now) {
      throw .endNeeded(start: workout.start)
    } else if context.isIdle(workout) {
      end = last ?? workout.lastActivity
    } else {
      end = max(context.now, workout.lastActivity)
    }
    return end
  }

  private static func reply(_ finished: FinishedWorkout, _ review: WorkoutReview?, _ context: Context)
    -> Reply
  {
    let workout = finished.workout
    guard finished.isSaved else {
      return Reply(
        text: { $0.lines([$0.words.emptyNotSaved, $0.words.undoHint]) },
        json: {
          JSON.members(["saved": .bool(false), "id": .string(workout.id.text)])
        })
    }
    return Reply(
      noticed: review?.problems(besides: finished.problems) ?? finished.problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        let figures = context.figures(of: workout).joined(separator: ", ")
        let head = screen.sentence(about: words.label(workout, at: context.now)) {
          words.finished($0, figures)
        }
        let told: [String?] = [
          finished.planned(words),
          finished.dropsTimes ? words.setTimesDropped : nil,
          finished.endsAtLastSet
            ? workout.end.map { words.endedAtLastSet(words.moment($0.civil, today: today)) } : nil,
        ]
        let reviewed = review?.lines(context, screen) ?? []
        let hint = workout.doneCount > 0 ? words.shareHint(finished.reference) : nil
        let overlaps = finished.overlaps.map { words.overlaps(screen.when($0, today: today)) }
        let notes = told.compactMap(\.self).flatMap { wrappedAroundCommands($0, width: screen.width) }
        return screen.lines(head + notes + overlaps + reviewed + [hint])
      },
      json: {
        JSON.members([
          "saved": .bool(true), "leftOut": .int(finished.keepsPlanned ? 0 : finished.undone),
          "kept": .int(finished.keepsPlanned ? finished.undone : 0),
          "endedAtLastSet": .bool(finished.endsAtLastSet), "droppedTimes": .bool(finished.dropsTimes),
        ]) + WorkoutJSON(context: context, workout: workout).members + finished.overlaps.json
          + (review?.members(context, unit: workout.unit) ?? [])
      })
  }
}

extension Context {
  /// The longest workout that needs no confirmation.
  static let longestWorkout = Duration(seconds: 6 * 3_600)

  /// Checks a new end of a workout; `atLastSet` returns the line that ends it at a time instead.
  ///
  /// - Throws: A `Failure` if it is before the start or, unless forced, over six hours later, and if some sets were done before and
  ///   some after it.
  func check(
    end: Instant, of workout: Workout, force: Bool, atLastSet line: (String) -> String
  ) throws(Failure) {
    // Where the lifter is now, where what is typed is read: the workout may have begun in another zone.
    if end.seconds < workout.start.seconds {
      throw .endBeforeStart(end: inForce(end), start: inForce(workout.start))
    }
    if let last = workout.lastSetDone.map(inForce), end.seconds < last.seconds, !workout.isLogged(after: end)
    {
      let clock = words.clock(last.civil)
      throw .endBeforeLastSet(
        end: inForce(end), lastSet: last,
        instead: line(last.day == inForce(workout.start).day ? clock : words.typed(last.civil)))
    }
    let took = Duration(seconds: end.seconds - workout.start.seconds)
    if took > Self.longestWorkout, !force { throw .longWorkout(took, start: workout.start, end: end) }
  }
}

extension Words {
  /// The workout is shorter than the length typed; the line that makes it begin earlier.
  fileprivate func ifBegunEarlier(_ line: String) -> String {
    say(
      en: "If it started earlier: \(line)", es: "Si empezó antes: \(line)",
      ca: "Si va començar abans: \(line)")
  }

  /// Planned sets that weren't done and were kept.
  func plannedKept(_ count: Int) -> String {
    say(
      en: count == 1
        ? "Kept 1 planned set that wasn't done"
        : "Kept \(number(count)) planned sets that weren't done",
      es: count == 1
        ? "Se conserva 1 serie prevista sin hacer"
        : "Se conservan \(number(count)) series previstas sin hacer",
      ca: count == 1
        ? "Es conserva 1 sèrie prevista sense fer"
        : "Es conserven \(number(count)) sèries previstes sense fer")
  }

  var finishHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Finish the workout",
        [
          "gymlog finish": "now", "gymlog finish --at 19:45": "the first 19:45 after it started",
          "gymlog finish --for 1h10min": "with this duration",
          "gymlog finish --keep-planned": "keep planned sets you didn't do",
        ],
        "Planned sets you didn't do are dropped, and a workout with no completed sets isn't saved. If nothing was "
          + "logged for 3 hours, the workout ends at its last set, unless you give --at now. To change the 3 hours: "
          + "gymlog config left-open 2h",
        "If all sets were logged after the end, their times are dropped, because they only say when you typed "
          + "them. A workout longer than 6 hours needs --force."),
      es: CommandHelp(
        "Termina el entrenamiento",
        [
          "gymlog finish": "ahora", "gymlog finish --at 19:45": "terminó a las 19:45",
          "gymlog finish --for 1h10min": "con esa duración",
          "gymlog finish --keep-planned": "conserva lo previsto sin hacer",
        ],
        "Las series previstas sin hacer no se guardan, ni tampoco un entrenamiento sin series hechas. Si "
          + "no apuntas nada en 3 horas, el entrenamiento termina en su última serie, salvo con --at ahora. Para cambiar esas 3 "
          + "horas: gymlog config left-open 2h",
        "Si todas las series se apuntaron después del final, se quitan sus horas, que solo dicen cuándo las "
          + "escribiste. Con más de 6 horas hace falta --force."),
      ca: CommandHelp(
        "Acaba l'entrenament",
        [
          "gymlog finish": "ara", "gymlog finish --at 19:45": "va acabar a les 19:45",
          "gymlog finish --for 1h10min": "amb aquesta durada",
          "gymlog finish --keep-planned": "conserva el que està previst sense fer",
        ],
        "Les sèries previstes sense fer no es desen, ni tampoc un entrenament sense sèries fetes. Si no "
          + "apuntes res en 3 hores, l'entrenament acaba a l'última sèrie, tret que posis --at ara. Per canviar aquestes 3 "
          + "hores: gymlog config left-open 2h",
        "Si totes les sèries es van apuntar després del final, se'n treuen les hores, que només diuen quan "
          + "les vas escriure. Amb més de 6 hores cal --force."))
  }

  func finished(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) finished: \(figures)",
      es: "\(subject(workout)) terminado, \(figures)",
      ca: "\(subject(workout)) acabat, \(figures)")
  }

  var emptyNotSaved: String {
    say(
      en: "No completed sets, so nothing was saved",
      es: "Ninguna serie hecha: no se guarda nada",
      ca: "Cap sèrie feta: no es desa res")
  }

  /// Planned sets that weren't done and were dropped.
  func plannedDropped(_ count: Int) -> String {
    say(
      en: count == 1
        ? "Dropped 1 planned set" : "Dropped \(number(count)) planned sets",
      es: count == 1
        ? "No se guarda 1 serie prevista sin hacer"
        : "No se guardan \(number(count)) series previstas sin hacer",
      ca: count == 1
        ? "No es desa 1 sèrie prevista sense fer"
        : "No es desen \(number(count)) sèries previstes sense fer")
  }

  /// A workout ended at its last set because it was idle for hours.
  func endedAtLastSet(_ moment: String) -> String {
    say(
      en:
        "Ended at its last set, \(moment). If you kept training: gymlog reopen, then gymlog finish --at now",
      es:
        "Termina en su última serie, \(moment). Si seguiste entrenando: gymlog reopen y gymlog finish --at ahora",
      ca:
        "Acaba a l'última sèrie, \(moment). Si vas continuar entrenant: gymlog reopen i gymlog finish --at ara"
    )
  }

  /// The sets were logged after the end of their workout.
  var setTimesDropped: String {
    say(
      en: "Dropped the times of its sets, which were logged after its end",
      es: "Se quitan las horas de sus series, apuntadas después del final",
      ca: "Es treuen les hores de les seves sèries, apuntades després del final")
  }

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
          "this workout started \(words.moment(start.civil, today: now.day)): when did it end?",
          hint: "Give its end with --at, or its duration: gymlog finish --for 1h"),
        es: Message(
          "este entrenamiento empezó \(words.moment(start.civil, today: now.day)): ¿cuándo terminó?",
          hint: "Indica el final con --at, o la duración: gymlog finish --for 1h"),
        ca: Message(
          "aquest entrenament va començar \(words.moment(start.civil, today: now.day)): quan va acabar?",
          hint: "Indica el final amb --at, o la durada: gymlog finish --for 1h"))
    }
  }

  static func longWorkout(_ length: Duration, start: Instant, end: Instant) -> Failure {
    Failure(.usage) { words, now in
      let length = words.duration(length)
      let (start, end) = (
        words.moment(start.civil, today: now.day), words.moment(end.civil, today: now.day)
      )
      return words.say(
        en: Message(
          "the end, \(end), is \(length) after the start, \(start): is that right?",
          hint: "Type another time or duration. To confirm this one, add --force"),
        es: Message(
          "el final, \(end), es \(length) después del inicio, \(start): ¿es correcto?",
          hint: "Escribe otra hora o duración. Para confirmar esta, añade --force"),
        ca: Message(
          "el final, \(end), és \(length) després de l'inici, \(start): és correcte?",
          hint: "Escriu una altra hora o durada. Per confirmar aquesta, afegeix --force"))
    }
  }

  static func endBeforeStart(end: Instant, start: Instant) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the end, \(words.moment(end.civil, today: now.day)), is before the start, \(words.moment(start.civil, today: now.day))",
          hint: "Type a later time, or the duration with --for"),
        es: Message(
          "el final, \(words.moment(end.civil, today: now.day)), es anterior al inicio, \(words.moment(start.civil, today: now.day))",
          hint: "Pon una hora posterior, o la duración con --for"),
        ca: Message(
          "el final, \(words.moment(end.civil, today: now.day)), és anterior a l'inici, \(words.moment(start.civil, today: now.day))",
          hint: "Posa una hora posterior, o la durada amb --for"))
    }
  }

  static func endBeforeLastSet(end: Instant, lastSet last: Instant, instead line: String) -> Failure {
    Failure(.usage) { words, now in
      words.say(
        en: Message(
          "the last set was done \(words.moment(last.civil, today: now.day)), after the end, \(words.moment(end.civil, today: now.day))",
          hint: "To end it at its last set: \(line)"),
        es: Message(
          "la última serie fue \(words.moment(last.civil, today: now.day)), después del final, "
            + words.moment(end.civil, today: now.day), hint: "Para terminarlo en su última serie: \(line)"),
        ca: Message(
          "l'última sèrie va ser \(words.moment(last.civil, today: now.day)), després del final, "
            + words.moment(end.civil, today: now.day), hint: "Per acabar-lo a l'última sèrie: \(line)"))
    }
  }
}
