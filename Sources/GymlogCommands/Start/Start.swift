import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func start(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.start.rawValue,
      declaring: .init(
        help: words.startHelp, .words([.routine], words), .option(.name, .name, words),
        .at(words), .unit(words), .flag(.asPlanned, words)
      ) { context, routine, name, time, unit, asPlanned in
        let beginning = try Beginning(name: name, time: time, unit: unit, context)
        if routine.isEmpty {
          if asPlanned { throw Failure.optionNeeds("--as-planned", words.placeholder(.routine)) }
          return try start(beginning, context)
        }
        return try start(routine.joined(separator: " "), beginning, asPlanned: asPlanned, context)
      })
  }

  private static func start(_ beginning: Beginning, _ context: Context) throws -> Reply {
    let start = beginning.start
    let workout = Workout(
      id: context.newID(at: start), name: beginning.name, start: start,
      unit: beginning.unit ?? context.settings.unit.value)
    let problems = try context.logbook.change(CommandName.start.rawValue, at: context.now) { change in
      let problems = try context.checkHandIsFree(change.snapshot)
      change.hand = try change.add(workout)
      return problems
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        return screen.lines([
          words.started(screen.name(of: workout), words.moment(start.civil, today: today)),
          words.startedHint(workout.unit == .pounds ? "8@225lb" : "8@100kg"),
          workout.isWrittenAfterwards(at: context.now) ? words.finishAfterwardsHint : nil,
        ])
      }, json: { WorkoutJSON(context: context, workout: workout).members }
    ).aboutHand
  }

  /// Begins a workout by a routine.
  private static func start(
    _ text: String, _ beginning: Beginning, asPlanned: Bool, _ context: Context
  ) throws -> Reply {
    let (start, problems) = try context.logbook.change(CommandName.start.rawValue, at: context.now) {
      change in
      let problems = try context.checkHandIsFree(change.snapshot)
      let known = try context.routine(text, in: change.snapshot)
      let workout = known.routine.workout(
        as: context.newID(at: beginning.start), named: beginning.name, at: beginning.start,
        unit: beginning.unit ?? known.routine.unit ?? context.settings.unit.value, ids: context.newID)
      let start = try context.plannedStart(
        workout, like: workout.origin, asPlanned: asPlanned, in: change.snapshot)
      change.hand = try change.add(start.workout)
      return (start, problems + known.problems)
    }
    return Reply(started: start, noticed: problems, context).aboutHand
  }
}

/// How a workout is begun.
struct Beginning {
  let name: String?
  let start: Instant
  /// Nil where the line doesn't say.
  let unit: MassUnit?

  init(name: String?, time: TimeArgument?, unit: MassUnit?, _ context: Context) throws {
    self.name = try name.map { text throws(Failure) in try checked(text, .name) }
    start = try time.map(context.instant) ?? context.now
    self.unit = unit
  }
}

extension Words {
  /// The page of `start`.
  var startHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Begin a workout",
        [
          "gymlog start": "begin now", "gymlog start push": "by a routine: its name, or a part of it",
          #"gymlog start --name "Leg day""#: "with a name",
          #"gymlog start --at "yesterday 18:30""#: "write one down afterwards",
        ],
        "A routine's loads are those of the last time that the exercise was done with it, else of the last time at "
          + "all, else of the plan; where it says how it grows, the next load. Why is said beside each. --as-planned "
          + "takes the plan as it is.",
        "Whatever is proposed, you do what you like: gymlog done 6@100. A load that isn't known yet is typed with "
          + "the set: gymlog done @60kg",
        "Only one workout is open at a time. gymlog log begins one by itself where none is open.",
        "Sets of a workout begun more than 6 hours ago carry no time of their own."),
      es: CommandHelp(
        "Empieza un entrenamiento",
        [
          "gymlog start": "empieza ahora", "gymlog start empuje": "con una rutina: su nombre o una parte",
          #"gymlog start --name "Pierna""#: "con nombre",
          #"gymlog start --at "ayer 18:30""#: "para apuntarlo después",
        ],
        "Los pesos de una rutina son los de la última vez que hiciste el ejercicio con ella, si no los de la última "
          + "vez, y si no los del plan; donde dice cómo progresa, el peso siguiente. El porqué va al lado. "
          + "--as-planned toma el plan tal cual.",
        "Propone, y tú decides: gymlog done 6@100. Un peso que aún no se sabe se pone con la serie: "
          + "gymlog done @60kg",
        "Solo hay un entrenamiento abierto a la vez. Si no hay ninguno, gymlog log empieza uno.",
        "Las series de un entrenamiento que empezó hace más de 6 horas no llevan hora propia."),
      ca: CommandHelp(
        "Comença un entrenament",
        [
          "gymlog start": "comença ara", "gymlog start empenta": "amb una rutina: el seu nom o una part",
          #"gymlog start --name "Cames""#: "amb nom",
          #"gymlog start --at "ahir 18:30""#: "per apuntar-lo després",
        ],
        "Els pesos d'una rutina són els de l'última vegada que vas fer l'exercici amb ella, si no els de l'última "
          + "vegada, i si no els del pla; on diu com progressa, el pes següent. El perquè va al costat. "
          + "--as-planned agafa el pla tal com és.",
        "Proposa, i tu decideixes: gymlog done 6@100. Un pes que encara no se sap es posa amb la sèrie: "
          + "gymlog done @60kg",
        "Només hi ha un entrenament obert alhora. Si no n'hi ha cap, gymlog log el comença tot sol.",
        "Les sèries d'un entrenament que va començar fa més de 6 hores no porten hora pròpia."))
  }
}
