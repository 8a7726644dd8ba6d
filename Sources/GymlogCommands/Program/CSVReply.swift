import Formats
import Logbook
import Wording

extension Reply {
  /// A table for spreadsheets and other programs, with the same columns in every language.
  init(problems: [Problem] = [], csv: CSVWriter) {
    self.init(problems: problems, text: { _ in String(decoding: csv.bytes, as: UTF8.self) }, json: { [] })
  }
}

extension Context {
  /// Rejects `--csv` with `--json`.
  ///
  /// - Throws: `Failure.contradiction`
  func checkOneForm(csv: Bool) throws(Failure) {
    if csv, isForPrograms { throw .contradiction("--csv", "--json") }
  }
}
