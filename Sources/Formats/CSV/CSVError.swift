/// Why a record can't be read, and where.
package struct CSVError: Error, Equatable, Sendable {
  package var reason: Reason
  package var position: TextPosition

  package init(reason: Reason, position: TextPosition) {
    self.reason = reason
    self.position = position
  }

  package enum Reason: Equatable, Sendable {
    /// A quotation mark in a field that doesn't begin with one.
    case quoteInUnquotedField
    /// Something between the closing quotation mark of a field and its delimiter or line end.
    case textAfterClosingQuote
    /// The text ends inside quotation marks; the place is the opening one's.
    case unterminatedQuote
    /// Bytes that no scalar is written with.
    case invalidUTF8
    /// The text has no record, where its first one should name the columns.
    case noHeader
    /// A record with more or fewer fields than there are columns; the place is its beginning.
    case fieldCount(expected: Int, found: Int)
  }
}
