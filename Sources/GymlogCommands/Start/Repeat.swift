import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func `repeat`(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.repeat.rawValue,
      declaring: .init(
        help: words.repeatHelp, .workout(words), .option(.name, .name, words), .at(words),
        .unit(words), .flag(.asPlanned, words)
      ) { context, argument, name, time, unit, asPlanned in
        try `repeat`(
          argument ?? .last, Beginning(name: name, time: time, unit: unit, context), asPlanned: asPlanned,
          context)
      })
  }

  private static func `repeat`(
    _ argument: WorkoutArgument, _ beginning: Beginning, asPlanned: Bool, _ context: Context
  ) throws -> Reply {
    let (start, problems) = try context.logbook.change(CommandName.repeat.rawValue, at: context.now) {
      change in
      let problems = try context.checkHandIsFree(change.snapshot)
      let stored = try context.workout(argument.reference, typed: argument.text, in: change.snapshot)
      guard stored.workout.doneCount > 0 else {
        throw Failure.noSetYet.attaching(stored.problems)
      }
      let workout = stored.workout.repeated(
        as: context.newID(at: beginning.start), named: beginning.name, at: beginning.start,
        unit: beginning.unit, ids: context.newID)
      let start = try context.plannedStart(
        workout, like: stored.workout.routine, asPlanned: asPlanned, in: change.snapshot)
      change.hand = try change.add(start.workout)
      return (start, problems + stored.problems)
    }
    return Reply(started: start, noticed: problems, context).aboutHand
  }
}

extension Workout {
  /// The routine that it was begun from; nil where it was begun otherwise.
  fileprivate var routine: Origin? {
    if case .routine? = origin { origin } else { nil }
  }
}

extension Words {
  /// The page of `repeat`.
  var repeatHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Begin a workout with the exercises and sets of a past one",
        ["gymlog repeat": "the last one", "gymlog repeat 2026-11-14": "the one of that day"],
        "The sets are planned: gymlog done ticks them off one after the other. Only sets that are done count.",
        "Loads are those of the last time that the exercise was done; --as-planned takes those of that workout."
      ),
      es: CommandHelp(
        "Empieza un entrenamiento igual que uno anterior",
        ["gymlog repeat": "el último", "gymlog repeat 2026-11-14": "el de ese día"],
        "Los ejercicios y las series quedan por hacer: gymlog done las va marcando. Solo cuentan las hechas.",
        "Los pesos son los de la última vez que hiciste el ejercicio; --as-planned toma los de ese entrenamiento."
      ),
      ca: CommandHelp(
        "Comença un entrenament igual que un d'anterior",
        ["gymlog repeat": "l'últim", "gymlog repeat 2026-11-14": "el d'aquell dia"],
        "Els exercicis i les sèries queden per fer: gymlog done les va marcant. Només compten les fetes.",
        "Els pesos són els de l'última vegada que vas fer l'exercici; --as-planned agafa els d'aquell "
          + "entrenament."))
  }
}
