/// The reason why a record can't be read, and its place.
package struct CSVError: Error, Equatable, Sendable {
  package var reason: Reason
  /// Where the text breaks the rule.
  package var position: TextPosition

  package init(reason: Reason, position: TextPosition) {
    self.reason = reason
    self.position = position
  }

  /// The rule that the text breaks.
  package enum Reason: Equatable, Sendable {
    /// A quotation mark in a field that doesn't start with one.
    case quoteInUnquotedField
    /// Text between the closing quotation mark of a field and its end.
    case textAfterClosingQuote
    /// The text ends inside quotation marks. The position is that of the opening mark.
    case unterminatedQuote
    /// Bytes that aren't UTF-8.
    case invalidUTF8
    /// There is no record to name the columns.
    case noHeader
    /// A record with more or fewer fields than there are columns. The place is its start.
    case fieldCount(expected: Int, found: Int)
  }
}
