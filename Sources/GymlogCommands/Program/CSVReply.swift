import Formats
import Logbook
import Wording

extension Reply {
  /// A table for spreadsheets and other programs: the same columns in every language, texts guarded against being taken for
  /// formulas.
  init(problems: [Problem] = [], csv: CSVWriter) {
    self.init(problems: problems, text: { _ in String(decoding: csv.bytes, as: UTF8.self) }, json: { [] })
  }
}

extension Context {
  /// - Throws: `Failure.contradiction` where an answer is wanted in two forms at once.
  func checkOneForm(csv: Bool) throws(Failure) {
    if csv, isForPrograms { throw .contradiction("--csv", "--json") }
  }
}
