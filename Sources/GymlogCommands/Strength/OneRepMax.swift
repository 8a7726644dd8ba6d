import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func oneRepMax(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.oneRepMax.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.oneRepMax)), .words([.exercise, .set], words),
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
