/// The reason why a text can't be read as JSON, and its place.
package struct JSONError: Error, Equatable, Sendable {
  package var reason: Reason
  /// Where the text breaks the rule.
  package var position: TextPosition

  package init(reason: Reason, position: TextPosition) {
    self.reason = reason
    self.position = position
  }

  /// The rule that the text breaks.
  package enum Reason: Equatable, Sendable {
    /// The text starts with U+FEFF.
    case byteOrderMark
    /// Bytes that aren't UTF-8.
    case invalidUTF8
    /// More bytes than the limit, by default ``JSONDocument/byteLimit``.
    case tooLarge
    /// Arrays and objects nested deeper than ``JSONDocument/depthLimit``.
    case tooDeep
    /// A second member of this name in an object. The place is that of the second one.
    case duplicateMember(String)
    /// `\uD800` to `\uDFFF` without the other half of the pair.
    case loneSurrogate
    /// A backslash that doesn't start an escape of JSON.
    case invalidEscape
    /// An unescaped control character in a string.
    case controlCharacter(Unicode.Scalar)
    /// A malformed number, such as `01`, `1.`, `-` or `1e`. The place is its start.
    case invalidNumber
    /// A character other than the expected one.
    case unexpected(Unicode.Scalar, expected: Expectation)
    /// The text ends before the value is complete.
    case endOfText
  }

  /// What JSON allows at a place.
  package enum Expectation: Equatable, Sendable, CaseIterable {
    case value
    case memberName
    case colon
    case commaOrBracket
    case commaOrBrace
    case endOfText
  }
}
