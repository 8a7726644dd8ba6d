/// A CSV text whose first record names the columns.
package struct CSVTable: Sendable {
  /// The names of the columns, as in the text.
  package let columns: [String]
  private let indices: [String: Int]
  private var reader: CSVReader

  /// Reads the header. If two columns have the same name, the name stands for the first of them.
  ///
  /// - Throws: `CSVError` if there is no header or it is malformed.
  package init(_ bytes: [UInt8], delimiter: CSVDelimiter = .comma) throws(CSVError) {
    reader = CSVReader(bytes, delimiter: delimiter)
    guard let header = try reader.next() else {
      throw CSVError(reason: .noHeader, position: TextPosition(offset: bytes.count, in: bytes))
    }
    columns = header.map(\.string)
    indices = Dictionary(zip(columns, columns.indices)) { first, _ in first }
  }

  /// The next row; nil after the last one.
  ///
  /// - Throws: `CSVError` for a malformed record or one whose number of fields isn't that of the columns. The next call
  ///   continues after it, as in ``CSVReader/next()``.
  package mutating func next() throws(CSVError) -> CSVRow? {
    guard let record = try reader.next() else { return nil }
    guard record.count == columns.count else {
      throw CSVError(
        reason: .fieldCount(expected: columns.count, found: record.count), position: record.position)
    }
    return CSVRow(record: record, indices: indices)
  }
}

/// A record with the names of its columns.
package struct CSVRow: Sendable {
  /// The fields in order.
  package let record: CSVRecord
  let indices: [String: Int]

  /// The field in a column; nil if there is no such column.
  package subscript(column: String) -> CSVField? { indices[column].map { record[$0] } }
}
