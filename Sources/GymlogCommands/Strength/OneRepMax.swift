import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func oneRepMax(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.oneRepMax.rawValue,
      declaring: .init(
        help: words.oneRepMaxHelp, .words([.exercise, .set], words),
        .formula(words), .flag(.csv, words)
      ) { context, line, formula, csv in
        try context.checkOneForm(csv: csv)
        let set = try EstimatedSet(TypedLine(.oneRepMax, line), context)
        let estimates = try Estimates(set, by: formula ?? context.settings.formula.value, line, context)
        if csv { return Reply(csv: estimates.csv) }
        return Reply(
          problems: estimates.problems,
          text: { OneRepMaxScreen(estimates: estimates, screen: $0).lines.text }, json: { estimates.json })
      })
  }
}

extension Parameter {
  /// `--formula FORMULA`
  static func formula(_ words: Words) -> Parameter where Value == MaxFormula? {
    .option(
      OptionName.formula.rawValue, value: words.placeholder(.formula), help: words.option(.formula),
      as: .choices(MaxFormula.self))
  }
}

extension Words {
  /// The page of `1rm`.
  var oneRepMaxHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Estimate a 1RM from a set",
        [
          "gymlog 1rm 5@100kg": "by seven formulas, with the loads for 1 to 20 reps",
          "gymlog 1rm 3@100kg rpe8": "reps in reserve count",
          "gymlog 1rm pull-up 8@+20kg": "of an exercise moved with the body",
          "gymlog 1rm 5@100kg --formula wathan": "another formula first",
        ],
        "The formula is Epley's unless you choose another for good: gymlog config formula brzycki. A single is what you "
          + "lifted, by all of them.",
        "Loads are rounded to tenths, not to your plates; --json and --csv give thousandths. Of a pair of "
          + "dumbbells it is the load of one.",
        "Over 10 reps, those in reserve among them, an estimate is rough and marked with ~.",
        "With the body, what moves is your body weight, or the part of it that the exercise moves, and what is added, less "
          + "assistance. gymlog body 80kg records it."),
      es: CommandHelp(
        "Estima el 1RM a partir de una serie",
        [
          "gymlog 1rm 5@100kg": "con siete fórmulas, y los pesos para 1 a 20 repeticiones",
          "gymlog 1rm 3@100kg rpe8": "las repeticiones en reserva cuentan",
          "gymlog 1rm dominada 8@+20kg": "de un ejercicio que mueve el cuerpo",
          "gymlog 1rm 5@100kg --formula wathan": "otra fórmula primero",
        ],
        "La fórmula es la de Epley si no eliges otra para siempre: gymlog config formula brzycki. Una sola repetición es lo "
          + "que has levantado, con todas.",
        "Los pesos se redondean a décimas, no a tus discos; --json y --csv los dan con milésimas. De un par de "
          + "mancuernas es el peso de una.",
        "Con más de 10 repeticiones, contando las que quedan en reserva, la estimación es aproximada y lleva ~.",
        "Con el cuerpo, lo que se mueve es tu peso corporal, o la parte que mueve el ejercicio, más el lastre y menos la "
          + "asistencia. gymlog body 80kg lo apunta."),
      ca: CommandHelp(
        "Estima l'1RM a partir d'una sèrie",
        [
          "gymlog 1rm 5@100kg": "amb set fórmules, i els pesos per a 1 a 20 repeticions",
          "gymlog 1rm 3@100kg rpe8": "les repeticions en reserva hi compten",
          "gymlog 1rm dominada 8@+20kg": "d'un exercici que mou el cos",
          "gymlog 1rm 5@100kg --formula wathan": "una altra fórmula primer",
        ],
        "La fórmula és la d'Epley si no en tries una altra per sempre: gymlog config formula brzycki. Una sola repetició és "
          + "el que has aixecat, amb totes.",
        "Els pesos s'arrodoneixen a dècimes, no als teus discos; --json i --csv els donen amb mil·lèsimes. D'un parell de "
          + "manuelles és el pes d'una.",
        "Amb més de 10 repeticions, comptant-hi les que queden en reserva, l'estimació és aproximada i porta ~.",
        "Amb el cos, el que es mou és el teu pes corporal, o la part que mou l'exercici, més el llast i menys "
          + "l'assistència. gymlog body 80kg l'apunta."))
  }
}
