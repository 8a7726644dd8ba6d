/// The reason why a document isn't XML that can be read, and its place.
package struct XMLError: Error, Equatable, Sendable {
  package var reason: Reason
  /// Where the text breaks the rule: in its own bytes if it is UTF-8, else as it reads in UTF-8.
  package var position: TextPosition

  package init(_ reason: Reason, at position: TextPosition) {
    self.reason = reason
    self.position = position
  }

  /// The rule that the text breaks.
  package enum Reason: Equatable, Sendable {
    /// The text ends inside an element, or before the first.
    case unexpectedEnd
    /// A character that isn't allowed here.
    case unexpectedCharacter
    /// A character that XML allows nowhere, such as a control character.
    case invalidCharacter
    /// Bytes that aren't the encoding's.
    case invalidEncoding
    /// An encoding other than UTF-8, UTF-16, Latin-1 and ASCII.
    case unsupportedEncoding(String)
    /// An end tag that isn't that of the open element.
    case mismatchedEndTag(open: String)
    /// Two attributes of one name.
    case duplicateAttribute(String)
    /// A prefix that no `xmlns` declares.
    case undeclaredPrefix(String)
    /// An entity other than the five of XML. None is ever defined.
    case unknownEntity(String)
    /// A character reference whose number isn't a character's.
    case invalidReference
    /// A document type with declarations of its own, which are never processed.
    case documentType
    /// Text or a second element after the first.
    case contentAfterRoot
    /// More than ``XMLReader/maximumDepth`` elements inside each other.
    case tooDeep
    /// More than ``XMLReader/maximumAttributes`` attributes or name space declarations.
    case tooManyAttributes
    /// More than ``XMLReader/maximumSize`` bytes.
    case tooLarge
  }
}

/// The name of an element: `trkpt` in `http://www.topografix.com/GPX/1/1`.
package struct XMLName: Hashable, Sendable {
  /// The name space; empty without one.
  package var space: String
  /// The name without its prefix.
  package var local: String

  package init(space: String, local: String) {
    self.space = space
    self.local = local
  }
}
