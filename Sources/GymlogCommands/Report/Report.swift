import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// Why a report can't be written.
enum ReportError: Error, Equatable {
  /// No file is named; the line with one.
  case fileMissing(String)
}

extension Complaint {
  init(_ error: ReportError, _ words: Words) {
    switch error {
    case .fileMissing(let command): self.init(words.reportNeedsFile(command), .usage)
    }
  }
}

extension Commands {
  static func report(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.report.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.report)), .day(.since, words), .day(.until, words),
        .option(
          OptionName.output.rawValue, letter: "o", value: words.placeholder(.file),
          help: words.option(.output), as: .file), .flag(.force, words)
      ) { context, since, until, file, force in
        try report(
          DayRange(since: since, until: until, today: context.now.day), to: file, force: force, context)
      })
  }

  private static func report(_ range: DayRange, to file: String?, force: Bool, _ context: Context) throws
    -> Reply
  {
    guard let file else {
      let days = [("--since", range.since), ("--until", range.until)].compactMap { option, day in
        day.map { option + " " + $0.text }
      }
      throw ReportError.fileMissing(
        TypedLine(.report, []).typing((days + ["-o report.html"]).joined(separator: " ")))
    }
    let last = range.until ?? context.now.day
    let days = (range.since ?? CalendarPeriod.twelveMonths(through: last).lowerBound)...last
    let trained = try context.logbook.read { try Trained($0, context) }
    let facts = ReportFacts(trained, days, context)
    let page = ReportPage(
      facts: facts, language: context.settings.language.value.rawValue, words: context.words
    ).html
    let problems = trained.problems
    if file == "-" {
      return Reply(
        problems: problems, text: { _ in page }, json: { [JSON.Member(name: "html", value: .string(page))] })
    }
    try write(page, to: file, force: force)
    return Reply(
      problems: problems,
      text: { $0.lines([$0.words.reportWritten($0.painter.paint(file, .plain))]) },
      json: { [JSON.Member(name: "file", value: .string(file))] })
  }
}
