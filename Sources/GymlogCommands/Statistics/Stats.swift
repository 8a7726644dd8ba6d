import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func stats(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.stats.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.stats)), .words([.exercise], words), .day(.since, words),
        .day(.until, words),
        .option(
          OptionName.by.rawValue, value: words.placeholder(.span), help: words.option(.by),
          as: .choices(CalendarUnit.self)),
        .option(.exercise, .exercise, words), .option(.tag, .tag, words), .flag(.csv, words)
      ) { context, line, since, until, unit, exercise, tag, csv in
        try context.checkOneForm(csv: csv)
        let question = StatisticsQuestion(
          days: try DayRange(since: since, until: until, today: context.now.day), unit: unit,
          exercise: line.isEmpty ? exercise : ([exercise].compactMap(\.self) + line).joined(separator: " "),
          tag: tag)
        let report = try context.logbook.read { snapshot in
          try StatisticsReport(question, Trained(snapshot, context), snapshot, context)
        }
        return csv
          ? Reply(problems: report.problems, csv: report.csv)
          : Reply(
            problems: report.problems,
            text: { StatisticsScreen(report: report, context: context, screen: $0).lines.text },
            json: { report.json })
      })
  }
}

/// What statistics are asked for.
struct StatisticsQuestion {
  var days: DayRange
  var unit: CalendarUnit?
  /// As typed.
  var exercise: String?
  var tag: String?
}
