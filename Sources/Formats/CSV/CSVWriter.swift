/// What stands in a cell to write.
package enum CSVCell: Hashable, Sendable, ExpressibleByStringLiteral {
  case text(String)
  /// The text of a number, in whatever notation: never guarded.
  case number(String)

  package init(stringLiteral value: String) { self = .text(value) }
}

/// Writes records as CSV in UTF-8; quotation marks only where they are needed.
package struct CSVWriter: Sendable {
  package enum LineEnd: Hashable, Sendable {
    case lf
    /// As RFC 4180 has it.
    case crlf
  }

  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  private let lineEnd: LineEnd
  private let guardsFormulas: Bool

  /// `guardingFormulas`: texts that a spreadsheet would take for a formula get an apostrophe before them
  /// (``CSVFormulaGuard``).
  package init(delimiter: CSVDelimiter = .comma, lineEnd: LineEnd = .lf, guardingFormulas: Bool = false) {
    self.delimiter = delimiter.rawValue
    self.lineEnd = lineEnd
    guardsFormulas = guardingFormulas
  }

  /// Writes a record of at least one cell, with its line end.
  package mutating func append(_ cells: [CSVCell]) {
    precondition(!cells.isEmpty, "a record has at least one field")
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      append(Array(text(of: cell).utf8), isAlone: cells.count == 1)
    }
    bytes += lineEnd == .lf ? [UInt8(ascii: "\n")] : [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }

  private func text(of cell: CSVCell) -> String {
    switch cell {
    case .text(let text): guardsFormulas ? CSVFormulaGuard.guarded(text) : text
    case .number(let text): text
    }
  }

  private mutating func append(_ field: [UInt8], isAlone: Bool) {
    guard needsQuotes(field, isAlone: isAlone) else {
      bytes += field
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Besides what RFC 4180 says: an empty field alone would be a blank line, and a byte order mark be
  /// skipped.
  private func needsQuotes(_ field: [UInt8], isAlone: Bool) -> Bool {
    let special = [delimiter, UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    return field.contains { special.contains($0) } || field.isEmpty && isAlone
      || UTF8Text.hasByteOrderMark(field)
  }
}
