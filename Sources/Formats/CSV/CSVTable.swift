/// A CSV text whose first record names the columns.
package struct CSVTable: Sendable {
  /// The names of the columns, as they stand in the text.
  package let columns: [String]
  /// The first record.
  package let header: CSVRecord
  private let indices: [String: Int]
  private var reader: CSVReader

  /// Reads the first record. Where two columns have one name, it means the first of them.
  package init(_ bytes: [UInt8], delimiter: CSVDelimiter = .comma) throws(CSVError) {
    reader = CSVReader(bytes, delimiter: delimiter)
    guard let header = try reader.next() else {
      throw CSVError(reason: .noHeader, position: TextPosition(offset: bytes.count, in: bytes))
    }
    self.header = header
    columns = header.map(\.string)
    indices = Dictionary(zip(columns, columns.indices)) { first, _ in first }
  }

  /// The next row, or nil after the last one. A record with another number of fields than there are columns
  /// is an error; after this and every other one the reading goes on, as ``CSVReader/next()`` says.
  package mutating func next() throws(CSVError) -> CSVRow? {
    guard let record = try reader.next() else { return nil }
    guard record.count == columns.count else {
      throw CSVError(
        reason: .fieldCount(expected: columns.count, found: record.count), position: record.position)
    }
    return CSVRow(record: record, indices: indices)
  }
}

/// A record with its columns' names.
package struct CSVRow: Sendable {
  package let record: CSVRecord
  let indices: [String: Int]

  /// The field of a column; nil where there is no such column.
  package subscript(column: String) -> CSVField? { indices[column].map { record[$0] } }

  package var position: TextPosition { record.position }
}
