import Catalogue
import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func start(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.start.rawValue,
      declaring: .init(
        help: words.startHelp, .words([.routine], words), .option(.name, .name, words),
        .startsAt(words), .unit(words), .flag(.asPlanned, words)
      ) { context, routine, name, time, unit, asPlanned throws(Failure) in
        let options = try StartOptions(name: name, time: time, unit: unit, context)
        if routine.isEmpty {
          if asPlanned { throw Failure.optionNeeds("--as-planned", words.placeholder(.routine)) }
          return try start(options, context)
        }
        return try start(routine.joined(separator: " "), options, asPlanned: asPlanned, context)
      })
  }

  private static func start(_ options: StartOptions, _ context: Context) throws(Failure) -> Reply {
    let start = options.start
    let workout = Workout(
      id: context.newID(at: start), name: options.name, start: start,
      unit: options.unit ?? context.settings.unit.value)
    let (problems, overlaps) = try context.logbook.change(CommandName.start.rawValue, at: context.now) {
      change throws(Failure) in
      let problems = try context.requireNoOpenWorkout(change.snapshot)
      change.currentWorkoutFolder = try change.add(workout)
      return (problems, try context.overlaps(of: workout, in: change.snapshot))
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        return screen.lines(
          [
            words.started(screen.name(of: workout), words.momentWithDate(start.civil, today: today)),
            words.startedHint(workout.unit == .pounds ? "8@225lb" : "8@100kg"),
            workout.isBackdated(at: context.now) ? words.finishAfterwardsHint : nil,
          ] + overlaps.map { words.overlaps(screen.when($0, today: today)) })
      }, json: { WorkoutJSON(context: context, workout: workout).members + overlaps.json }
    ).aboutCurrentWorkout
  }

  private static func start(
    _ text: String, _ options: StartOptions, asPlanned: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (start, problems) = try context.logbook.change(CommandName.start.rawValue, at: context.now) {
      change throws(Failure) in
      let problems = try context.requireNoOpenWorkout(change.snapshot)
      let known = try context.routine(toStart: text, in: change.snapshot)
      let workout = known.routine.workout(
        as: context.newID(at: options.start), named: options.name, at: options.start,
        unit: options.unit ?? known.routine.unit ?? context.settings.unit.value, ids: context.newID)
      let start = try context.plannedStart(
        workout, like: workout.origin, asPlanned: asPlanned, in: change.snapshot)
      change.currentWorkoutFolder = try change.add(start.workout)
      return (start, problems + known.problems)
    }
    return Reply(started: start, noticed: problems, context).aboutCurrentWorkout
  }
}

extension Context {
  /// The routine to start; if there is none, the text may be a name for the workout.
  fileprivate func routine(toStart text: String, in snapshot: Snapshot) throws(Failure) -> KnownRoutine {
    do throws(Failure) {
      let known = try routine(text, in: snapshot)
      // `start squat` is hardly about a built-in program that only contains the word.
      let isPart = !known.names.contains { Recognition.folded($0) == Recognition.folded(text) }
      if known.isBuiltIn, isPart, try exercises.catalogue().isName(text) {
        throw .severalReadings([
          "gymlog start " + shellName(known.names.first ?? text), "gymlog log " + shellName(text) + " …",
        ])
      }
      // Most plans number their days.
      if known.isBuiltIn, isPart, PlanDay(text, words.language) != nil {
        throw .severalReadings([
          "gymlog start " + shellName(known.names.first ?? text),
          "gymlog start --name " + shellWord(text),
        ])
      }
      return known
    } catch {
      guard error.code == .notFound else { throw error }
      // `start yesterday 18:00`, `start --at 18:00 yesterday`, `start saturday at 10`
      let hour = line.firstIndex(of: "--at").flatMap { $0 + 1 < line.count ? line[$0 + 1] : nil }
      let said = line.dropFirst().joined(separator: " ")
      let time =
        TypedTime.readings(of: said, in: words.language).isEmpty
        ? [text, hour].compactMap(\.self).joined(separator: " ") : said
      throw error.changing { message, words, _ in
        let times = TypedTime.readings(of: time, in: words.language)
        guard times.isEmpty else {
          // A day alone is no start.
          let isDay = times.allSatisfy { if case .day = $0 { true } else { false } }
          let line = "gymlog start --at " + shellName(time)
          message = Message(
            message.text, hint: isDay ? words.forExample(line + " 18:30") : words.readings([line]))
          return
        }
        if let workout = Self.repeated(text, in: words.language) {
          message = Message(message.text, hint: words.readings(["gymlog repeat " + workout]))
        }
        // `start workout`
        if Recognition.isWorkout(text) {
          message = Message(message.text, hint: words.readings(["gymlog start"]))
        }
        message.details.append(words.startNamed("gymlog start --name " + shellWord(text)))
      }
    }
  }
}

extension Context {
  /// The workout in `last`, `same as monday`, `like last time`, which `repeat` starts again; nil for other names.
  private static func repeated(_ text: String, in language: Language) -> String? {
    let openings = ["same as ", "like ", "repeat ", "igual que ", "como ", "com "]
    let opening = openings.first { text.lowercased().hasPrefix($0) }
    let rest = String(text.dropFirst(opening?.count ?? 0))
    let workout = rest.lowercased() == "last time" ? WorkoutArgument.last.text : rest
    return opening == nil && WorkoutArgument(workout, language).isName ? nil : shellWord(workout)
  }
}

/// The options of `start` and `repeat`.
struct StartOptions {
  let name: String?
  let start: Instant
  /// Nil if `--unit` wasn't given.
  let unit: MassUnit?

  init(name: String?, time: TimeArgument?, unit: MassUnit?, _ context: Context) throws(Failure) {
    self.name = try name.map { text throws(Failure) in try checked(text, .name) }
    start = try context.instant(time) ?? context.now
    self.unit = unit
  }
}

extension Words {
  var startHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Start a workout",
        [
          "gymlog start": "start now", "gymlog start push": "from a routine, by its name or part of it",
          #"gymlog start --name "Leg day""#: "with a name",
          "gymlog start --at yesterday 18:30": "log a past workout",
        ],
        "Loads come from your last session of the exercise in this routine, else in any workout, else from the "
          + "plan. With a progression, gymlog proposes the next load. Each line says why. --as-planned uses the "
          + "plan as is.",
        "Log what you actually do: gymlog done 6@100. If a load isn't known yet, type it with the set: gymlog "
          + "done @60kg",
        "Only one workout is open at a time. If none is open, gymlog log starts one.",
        "Sets logged more than 6 hours after the start get no times."),
      es: CommandHelp(
        "Empieza un entrenamiento",
        [
          "gymlog start": "empieza ahora",
          "gymlog start empuje": "con una rutina, por su nombre o una parte",
          #"gymlog start --name "Pierna""#: "con nombre",
          "gymlog start --at ayer 18:30": "apunta un entrenamiento ya hecho",
        ],
        "Los pesos son los de la última vez que hiciste el ejercicio en esta rutina; si no, los de la última vez "
          + "en cualquier entrenamiento; y si no, los del plan. Con una progresión, se propone el peso siguiente. "
          + "Cada línea dice por qué. --as-planned usa el plan tal cual.",
        "Apunta lo que hagas de verdad: gymlog done 6@100. Si aún no hay peso, escríbelo con la serie: "
          + "gymlog done @60kg",
        "Solo puede haber un entrenamiento abierto a la vez. Si no hay ninguno, gymlog log empieza uno.",
        "Las series apuntadas más de 6 horas después del inicio no llevan hora."),
      ca: CommandHelp(
        "Comença un entrenament",
        [
          "gymlog start": "comença ara", "gymlog start empenta": "amb una rutina, pel seu nom o una part",
          #"gymlog start --name "Cames""#: "amb nom",
          "gymlog start --at ahir 18:30": "apunta un entrenament ja fet",
        ],
        "Els pesos són els de l'última vegada que vas fer l'exercici en aquesta rutina; si no, els de l'última "
          + "vegada en qualsevol entrenament; i si no, els del pla. Amb una progressió, es proposa el pes "
          + "següent. Cada línia diu per què. --as-planned fa servir el pla tal com és.",
        "Apunta el que facis de debò: gymlog done 6@100. Si encara no hi ha pes, escriu-lo amb la sèrie: "
          + "gymlog done @60kg",
        "Només hi pot haver un entrenament obert alhora. Si no n'hi ha cap, gymlog log en comença un.",
        "Les sèries apuntades més de 6 hores després de l'inici no porten hora."))
  }
}

extension Words {
  /// After a name that no routine has.
  fileprivate func startNamed(_ command: String) -> String {
    say(
      en: "To start a workout of that name: \(command)",
      es: "Para empezar un entrenamiento con ese nombre: \(command)",
      ca: "Per començar un entrenament amb aquest nom: \(command)")
  }
}
