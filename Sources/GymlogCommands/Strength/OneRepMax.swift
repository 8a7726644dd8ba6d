import CommandLineKit
import Training
import Wording

extension Commands {
  static func oneRepMax(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.oneRepMax.rawValue,
      declaring: .init(
        help: words.oneRepMaxHelp, .words([.exercise, .set], form: "[*] [*…]", words),
        .formula(words), .tableFormat(words)
      ) { context, line, formula, format throws(Failure) in
        try context.checkOneForm(format)
        let set = try EstimatedSet(TypedLine(.oneRepMax, line), context)
        let estimates = try Estimates(set, by: formula ?? context.settings.formula.value, line, context)
        if let format { return Reply(estimates.table, as: format) }
        return Reply(
          problems: estimates.problems,
          text: { OneRepMaxScreen(estimates: estimates, screen: $0).lines.text }, json: { estimates.json })
      })
  }
}

extension Parameter {
  static func formula(_ words: Words) -> Parameter where Value == MaxFormula? {
    .option(
      "formula", value: words.placeholder(.formula),
      help: words.say(
        en: "formula for the estimates",
        es: "fórmula con la que estimar",
        ca: "fórmula amb què estimar"),
      as: .choices(MaxFormula.self))
  }
}

extension Words {
  var oneRepMaxHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Estimate a 1RM from a set",
        [
          "gymlog 1rm 5@100kg": "by seven formulas, with loads for 1 to 20 reps",
          "gymlog 1rm 3@100kg rpe8": "reps in reserve count",
          "gymlog 1rm pull-up 8@+20kg": "for a bodyweight exercise",
          "gymlog 1rm 5@100kg --formula wathan": "with another formula first",
        ],
        "A single is its own 1RM by every formula. The default formula is Epley's. To change it: gymlog "
          + "config formula brzycki",
        "Loads are rounded to tenths, not to your plates; --json and --csv give thousandths. For a pair of "
          + "dumbbells, loads are per dumbbell.",
        "Above 10 reps, including those in reserve, an estimate is rough and marked ~.",
        "For bodyweight exercises, the load is your body weight, or the share of it that the exercise moves, plus added "
          + "load, less assistance. To record your weight: gymlog body 80kg"),
      es: CommandHelp(
        "Estima el 1RM a partir de una serie",
        [
          "gymlog 1rm 5@100kg": "con siete fórmulas, y los pesos de 1 a 20 repeticiones",
          "gymlog 1rm 3@100kg rpe8": "las repeticiones en reserva cuentan",
          "gymlog 1rm dominada 8@+20kg": "en un ejercicio de peso corporal",
          "gymlog 1rm 5@100kg --formula wathan": "con otra fórmula primero",
        ],
        "Una sola repetición ya es el 1RM con todas las fórmulas. La fórmula por defecto es la de Epley. "
          + "Para fijar otra: gymlog config formula brzycki",
        "Los pesos se redondean a décimas, no a tus discos; --json y --csv los dan con milésimas. Con un par "
          + "de mancuernas, son los de una.",
        "Con más de 10 repeticiones, contando las que quedan en reserva, la estimación es aproximada y lleva ~.",
        "En ejercicios de peso corporal, el peso es tu peso corporal, o la parte que mueve el ejercicio, más el lastre y "
          + "menos la asistencia. Para apuntar tu peso: gymlog body 80kg"),
      ca: CommandHelp(
        "Estima l'1RM a partir d'una sèrie",
        [
          "gymlog 1rm 5@100kg": "amb set fórmules, i els pesos d'1 a 20 repeticions",
          "gymlog 1rm 3@100kg rpe8": "les repeticions en reserva hi compten",
          "gymlog 1rm dominada 8@+20kg": "en un exercici de pes corporal",
          "gymlog 1rm 5@100kg --formula wathan": "amb una altra fórmula primer",
        ],
        "Una sola repetició ja és l'1RM amb totes les fórmules. La fórmula per defecte és la d'Epley. Per "
          + "fixar-ne una altra: gymlog config formula brzycki",
        "Els pesos s'arrodoneixen a dècimes, no als teus discos; --json i --csv els donen amb "
          + "mil·lèsimes. Amb un parell de manuelles, són els d'una.",
        "Amb més de 10 repeticions, comptant-hi les que queden en reserva, l'estimació és aproximada i porta ~.",
        "En exercicis de pes corporal, el pes és el teu pes corporal, o la part que mou l'exercici, més el llast i menys "
          + "l'assistència. Per apuntar el teu pes: gymlog body 80kg"))
  }
}
