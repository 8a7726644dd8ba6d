package import Training

/// Reads what other programs export.
package enum ForeignFile {
  /// The most bytes that are read: some 600,000 sets.
  package static let sizeLimit = 64 << 20

  /// Reads a file. Its format is found by its content: by the names of its columns, whatever the file is called.
  ///
  /// Only the formats of `program` are tried, if it is given. `unit` is that of loads that have none in the file; where it is
  /// pounds, distances without a unit are miles. `dates` is the order of dates such as 04/05/2026; without it, the file has to show it,
  /// if only by having no day after `today`.
  ///
  /// - Throws: `ForeignFileError` if it isn't a file of the program, or a row can't be read.
  package static func read(
    _ bytes: [UInt8], as program: ForeignProgram? = nil, unit: MassUnit? = nil, dates: DateOrder? = nil,
    today: Day? = nil
  ) throws(ForeignFileError) -> ForeignHistory {
    guard bytes.count <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
    let text = try ForeignText.utf8(bytes)
    guard text.contains(where: { $0 > 0x20 }) else { throw .empty }
    if program == nil || program == .jefit, JefitFile.isOne(text) {
      return JefitFile(text, unit: unit).history()
    }
    let table = try ForeignTable(text, as: program)
    return try table.history(unit: unit, dates: dates, today: today)
  }
}

/// Why nothing of a file can be read.
package enum ForeignFileError: Error, Hashable, Sendable {
  /// It holds nothing but white space.
  case empty
  /// It is longer than this number of bytes.
  case tooLarge(limit: Int)
  /// It isn't text, but for example a database or a compressed file.
  case binary
  /// It isn't in UTF-8 or UTF-16, or breaks their rules here. Columns count characters, from 1.
  case encoding(line: Int, column: Int)
  /// Its first line, or what a line can show of it, has the columns of no program known.
  case unknown(header: String)
  /// Its first line has the columns of a program but for this one.
  case columnMissing(ForeignProgram, String, header: String)
  /// It has dates such as this one, and nothing shows whether the day or the month comes first.
  case dateOrder(example: String)
  /// Its first line doesn't have the columns of the program asked for.
  case otherProgram(ForeignProgram, header: String)
}
