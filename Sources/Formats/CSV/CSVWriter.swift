/// The content of a cell.
package enum CSVCell: Hashable, Sendable, ExpressibleByStringLiteral {
  case text(String)
  /// A number in any notation, which is never guarded.
  case number(String)

  package init(stringLiteral value: String) { self = .text(value) }
}

/// A writer of CSV in UTF-8, with LF at the end of each record and quotation marks only where they are needed.
package struct CSVWriter: Sendable {
  /// The text written so far.
  package private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  private let guardsFormulas: Bool

  /// With `guardingFormulas`, texts that a spreadsheet would read as formulas are prefixed with an apostrophe; see
  /// ``CSVFormulaGuard``.
  package init(delimiter: CSVDelimiter = .comma, guardingFormulas: Bool = false) {
    self.delimiter = delimiter.rawValue
    guardsFormulas = guardingFormulas
  }

  /// Appends a record of at least one cell.
  package mutating func append(_ cells: [CSVCell]) {
    precondition(!cells.isEmpty, "a record has at least one field")
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      append(Array(text(of: cell).utf8), isAlone: cells.count == 1)
    }
    bytes.append(UInt8(ascii: "\n"))
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

  /// Beyond RFC 4180, quotes an empty field alone, which would be an empty line, and a byte order mark, which would be
  /// skipped.
  private func needsQuotes(_ field: [UInt8], isAlone: Bool) -> Bool {
    let special = [delimiter, UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    return field.contains { special.contains($0) } || field.isEmpty && isAlone
      || UTF8Text.hasByteOrderMark(field)
  }
}

/// The apostrophe that stops a spreadsheet from reading a text as a formula.
package enum CSVFormulaGuard {
  /// The text with an apostrophe before it if it starts with `=`, `+`, `-`, `@`, TAB or CR, or with apostrophes and one of
  /// these: no two texts have the same guarded form.
  package static func guarded(_ text: String) -> String {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return text }
    return ["=", "+", "-", "@", "\t", "\r"].contains(first) ? "'" + text : text
  }

  package static func unguarded(_ text: String) -> String {
    guard text.first == "'", guarded(String(text.dropFirst())) == text else { return text }
    return String(text.dropFirst())
  }
}
