import CommandLineKit
import Formats
import Logbook
import Training
import Wording

/// A format in which reports write their table for other programs.
///
/// To add one, add a case with its option's help and its writer: every command that declares `.tableFormat(words)` has it.
enum TableFormat: String, CaseIterable {
  case csv

  /// The help of its option, which has its name.
  private func help(_ words: Words) -> String {
    switch self {
    case .csv: words.option(.csv)
    }
  }

  func text<Row>(of table: ReportTable<Row>) -> String {
    switch self {
    case .csv: table.csv
    }
  }

  var option: String { "--" + rawValue }

  fileprivate static func parameter(_ words: Words) -> Parameter<TableFormat?> {
    .oneFlag(of: allCases.map { (name: $0.rawValue, help: $0.help(words), value: $0) })
  }
}

extension Parameter where Value == TableFormat? {
  /// `--csv`, and the options of other formats.
  static func tableFormat(_ words: Words) -> Parameter { TableFormat.parameter(words) }
}

extension Reply {
  /// A table for spreadsheets and other programs, with the same columns in every language.
  init<Row>(problems: [Problem] = [], _ table: ReportTable<Row>, as format: TableFormat) {
    self.init(problems: problems, text: { _ in format.text(of: table) }, json: { [] })
  }
}

extension Context {
  /// Rejects a table's format with `--json`.
  ///
  /// - Throws: `Failure.contradiction`
  func checkOneForm(_ format: TableFormat?) throws(Failure) {
    if let format, isForPrograms { throw .contradiction(format.option, "--json") }
  }
}

// MARK: - CSV

extension ReportTable {
  /// A line for the names of the columns and one for each row.
  fileprivate var csv: String {
    let shown = columns.filter { $0.name != nil }
    var writer = CSVWriter(guardingFormulas: true)
    writer.append(shown.map { .text($0.name ?? "") })
    for row in rows { writer.append(shown.map { $0.value(row).flat }) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension TableValue {
  fileprivate var flat: CSVCell {
    switch self {
    case .none, .absent, .json: ""
    case .text(let text): .text(text)
    case .flag(let flag): .text("\(flag)")
    case .count(let count): .number("\(count)")
    case .number(let number), .quantity(let number, _): .number(number.text)
    case .duration(let duration): .number("\(duration.seconds)")
    case .day(let day): .text(day.text)
    case .mass(let mass), .volume(let mass): .number(mass.value.text)
    case .shown(let value, _): value.flat
    case .exact(let text): .number(text)
    }
  }
}
