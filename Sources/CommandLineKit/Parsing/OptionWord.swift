struct OptionWord {
  enum Name {
    case long(Substring)
    case letter(Substring)
    /// Dashes in a form that no option has (`-note`, `---x`).
    case malformed
  }

  let name: Name
  /// The option as it was typed, without its value.
  let spelling: String
  /// The text after the first `=`; nil if there is none.
  let value: String?

  /// Nil if the word is an argument: it has no dash, or is a single dash, or the dash precedes a number (`-5`, `-.5`) or a
  /// space (as in `- felt good`).
  init?(_ word: String) {
    guard Self.reads(word) else { return nil }
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let head = equals.map { word[..<$0] } ?? word[...]
    spelling = String(head)
    value = equals.map { String(word[word.utf8.index(after: $0)...]) }
    name = Self.name(head)
  }

  private static func name(_ head: Substring) -> Name {
    let body = head.dropFirst(head.hasPrefix("--") ? 2 : 1)
    guard let first = body.first, first != "-" else { return .malformed }
    if head.hasPrefix("--") { return .long(body) }
    return body.count == 1 ? .letter(body) : .malformed
  }

  static func reads(_ word: String) -> Bool {
    var bytes = word.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
    switch second {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "): return false
    case UInt8(ascii: "."):
      guard let third = bytes.next() else { return true }
      return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(third)
    default: return true
    }
  }

  func names(_ parameter: ParameterDescription) -> Bool {
    guard parameter.isOption else { return false }
    return switch name {
    case .long(let long): parameter.name == long
    case .letter(let letter): parameter.letter.map { $0 == letter } ?? false
    case .malformed: false
    }
  }
}
