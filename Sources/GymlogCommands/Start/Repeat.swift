import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func `repeat`(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.repeat.rawValue,
      declaring: .init(
        help: words.repeatHelp, .workout(words), .option(.name, .name, words), .startsAt(words),
        .unit(words), .flag(.asPlanned, words)
      ) { context, argument, name, time, unit, asPlanned throws(Failure) in
        try `repeat`(
          argument ?? .last, StartOptions(name: name, time: time, unit: unit, context), asPlanned: asPlanned,
          context)
      })
  }

  private static func `repeat`(
    _ argument: WorkoutArgument, _ options: StartOptions, asPlanned: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (start, problems) = try context.logbook.change(CommandName.repeat.rawValue, at: context.now) {
      change throws(Failure) in
      let problems = try context.requireNoOpenWorkout(change.snapshot)
      let stored = try context.workout(argument, in: change.snapshot)
      guard stored.workout.doneCount > 0 else { throw Failure.noSetYet.attaching(stored.problems) }
      let workout = stored.workout.repeated(
        as: context.newID(at: options.start), named: options.name, at: options.start,
        unit: options.unit ?? context.settings.unit.chosen, ids: context.newID)
      let start = try context.plannedStart(
        workout, like: stored.workout.routine, asPlanned: asPlanned, in: change.snapshot)
      change.currentWorkoutFolder = try change.add(start.workout)
      return (start, problems + stored.problems)
    }
    return Reply(started: start, noticed: problems, context).aboutCurrentWorkout
  }
}

extension Workout {
  /// The routine it was started from; nil if there was none.
  fileprivate var routine: Origin? {
    if case .routine? = origin { origin } else { nil }
  }
}

extension Words {
  var repeatHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Repeat a past workout",
        [
          "gymlog repeat": "the last workout", "gymlog repeat 14 Nov": "the workout of that day",
          "gymlog repeat pull day": "the latest of that name",
        ],
        "The exercises and sets you completed are planned again: mark each set with gymlog done.",
        "Loads come from the last session of each exercise; with --as-planned, from the workout you repeat."
      ),
      es: CommandHelp(
        "Repite un entrenamiento anterior",
        [
          "gymlog repeat": "el último entrenamiento", "gymlog repeat 14 nov": "el de ese día",
          "gymlog repeat empuje": "el último con ese nombre",
        ],
        "Los ejercicios y las series que hiciste quedan otra vez por hacer: marca cada serie con gymlog done.",
        "Los pesos son los de la última vez que hiciste el ejercicio; con --as-planned, los de ese entrenamiento."
      ),
      ca: CommandHelp(
        "Repeteix un entrenament anterior",
        [
          "gymlog repeat": "l'últim entrenament", "gymlog repeat 14 nov": "el d'aquell dia",
          "gymlog repeat empenta": "l'últim amb aquest nom",
        ],
        "Els exercicis i les sèries que vas fer tornen a quedar per fer: marca cada sèrie amb gymlog done.",
        "Els pesos són els de l'última vegada que vas fer l'exercici; amb --as-planned, els d'aquell "
          + "entrenament."))
  }
}
