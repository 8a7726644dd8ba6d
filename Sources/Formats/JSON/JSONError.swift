/// Why a text is not the JSON that this program reads, and where.
package struct JSONError: Error, Equatable, Sendable {
  package var reason: Reason
  package var position: TextPosition

  package init(reason: Reason, position: TextPosition) {
    self.reason = reason
    self.position = position
  }

  package enum Reason: Equatable, Sendable {
    /// The text begins with U+FEFF.
    case byteOrderMark
    /// Bytes that no scalar is written with.
    case invalidUTF8
    /// More bytes than were allowed, by default ``JSONDocument/byteLimit``.
    case tooLarge
    /// Arrays and objects nested deeper than ``JSONDocument/depthLimit``.
    case tooDeep
    /// The object has had a member of this name; the place is the second one's.
    case duplicateMember(String)
    /// `\uD800` to `\uDFFF` without its other half.
    case loneSurrogate
    /// A backslash with something after it that JSON doesn't know.
    case invalidEscape
    /// A control character inside a string, not escaped.
    case controlCharacter(Unicode.Scalar)
    /// A number that JSON writes otherwise: `01`, `1.`, `-`, `1e`; the place is its beginning.
    case invalidNumber
    /// Something else than what had to come here.
    case unexpected(Unicode.Scalar, expected: Expectation)
    /// The text ends too early.
    case endOfText
  }

  /// What could have come where something else did.
  package enum Expectation: Equatable, Sendable, CaseIterable {
    case value
    case memberName
    case colon
    case commaOrBracket
    case commaOrBrace
    case endOfText
  }
}
