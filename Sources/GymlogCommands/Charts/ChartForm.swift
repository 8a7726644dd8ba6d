import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Wording

/// The output forms of a report besides text and JSON.
struct ChartForm {
  /// The file for the SVG; `-` for standard output.
  let svg: String?
  /// Whether to replace an existing file.
  let force: Bool
  let format: TableFormat?

  /// The report in these forms. The SVG is written before any output.
  ///
  /// - Throws: `Failure` if two forms would go to standard output, or the file can't be written.
  func reply<Row>(
    _ context: Context, problems: [Problem], text: @escaping (Screen) -> [String],
    json: @escaping () -> [JSON.Member], table: () -> ReportTable<Row>, svg picture: () -> String
  ) throws(Failure) -> Reply {
    try context.checkOneForm(format)
    if svg == "-" {
      if format != nil || context.isForPrograms {
        throw Failure.contradiction("--svg -", format?.option ?? "--json")
      }
      let picture = picture()
      return Reply(problems: problems, text: { _ in picture }, json: { [] })
    }
    if let svg { try Commands.write(picture(), to: svg, force: force) }
    if let format { return Reply(problems: problems, table(), as: format) }
    return Reply(
      problems: problems,
      text: { screen in
        let written = svg.map { ["", screen.words.chartWritten(screen.painter.paint($0, .plain))] } ?? []
        return (text(screen) + written).text
      },
      json: { json() + (svg.map { JSON.members(["file": .string($0)]) } ?? []) })
  }
}

extension Parameter where Value == String? {
  /// `--svg FILE`: saves the chart.
  static func svg(_ words: Words) -> Parameter {
    .option(
      "svg", value: words.placeholder(.file),
      help: words.say(
        en: "also save the chart as SVG",
        es: "guarda también la gráfica como SVG",
        ca: "desa també el gràfic com a SVG"), as: .file)
  }
}

extension Screen {
  /// The columns for a chart: the terminal's width up to 120; 80 if piped.
  var chartWidth: Int { min(width ?? 80, 120) }

  /// The height of a line chart in lines: a third of the screen.
  var chartRows: Int { height.map { min(max($0 / 3, 6), 20) } ?? (chartWidth < 60 ? 9 : 12) }
}

extension Words {
  func chartWritten(_ file: String) -> String {
    say(en: "Picture saved to \(file)", es: "Imagen guardada en \(file)", ca: "Imatge desada a \(file)")
  }
}
