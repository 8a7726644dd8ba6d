import ChartKit
import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Wording

/// The forms in which a report is wanted, besides text and JSON.
struct ChartForm {
  /// The file for the picture; `-` for standard output.
  let svg: String?
  /// Whether a file that is there may be replaced.
  let force: Bool
  let csv: Bool

  /// The report in these forms. The picture is written before anything is said.
  ///
  /// - Throws: `CommandError` where two forms would go to standard output, or the file can't be written.
  func reply(
    _ context: Context, problems: [Problem], text: @escaping (Screen) -> [String],
    json: @escaping () -> [JSON.Member], csv table: () -> CSVWriter, svg picture: () -> String
  ) throws -> Reply {
    try context.checkOneForm(csv: csv)
    if svg == "-" {
      if csv || context.isForPrograms {
        throw Failure.contradiction("--svg -", csv ? "--csv" : "--json")
      }
      let picture = picture()
      return Reply(problems: problems, text: { _ in picture }, json: { [] })
    }
    if let svg { try Commands.write(picture(), to: svg, force: force) }
    if csv { return Reply(problems: problems, csv: table()) }
    return Reply(
      problems: problems,
      text: { screen in
        let written = svg.map { ["", screen.words.chartWritten(screen.painter.paint($0, .plain))] } ?? []
        return (text(screen) + written).text
      },
      json: { json() + (svg.map { [JSON.Member(name: "file", value: .string($0))] } ?? []) })
  }
}

extension Parameter where Value == String? {
  /// `--svg FILE`: a picture of the chart.
  static func svg(_ words: Words) -> Parameter {
    .option(
      OptionName.svg.rawValue, value: words.placeholder(.file), help: words.option(.svg), as: .file)
  }
}

extension Screen {
  /// The columns that a chart may take: all of a terminal, up to what is still seen at a glance; in a pipe 80.
  var chartWidth: Int { min(width ?? 80, 120) }

  /// The lines of a chart of values.
  var chartRows: Int { chartWidth < 60 ? 9 : 12 }
}

extension Words {
  /// A chart was written into a file.
  func chartWritten(_ file: String) -> String {
    say(en: "Picture written to \(file)", es: "Imagen escrita en \(file)", ca: "Imatge escrita a \(file)")
  }
}
