import TextMatching

/// A word, or several, that a shell may offer at the end of an unfinished line.
package struct Candidate: Equatable, Sendable {
  /// The completed text, which begins with what was typed.
  package var text: String
  /// A short description; may be empty.
  package var about: String

  package init(_ text: String, _ about: String = "") { (self.text, self.about) = (text, about) }
}

extension Candidate {
  /// A name that begins with what is typed, with the typed part kept as it is: `com` and `començar`, `Fu` and `Full squat`. Nil if
  /// it doesn't begin so. Case and accents don't count, and a space may be typed for a hyphen.
  package init?(_ name: String, typing typed: String, _ about: String = "") {
    var rest = name[...]
    for character in typed {
      guard let next = rest.popFirst(), Self.isSame(character, next) else { return nil }
    }
    self.init(typed + rest, about)
  }

  private static func isSame(_ typed: Character, _ other: Character) -> Bool {
    if typed == other { return true }
    if typed == " " { return other == "-" }
    return foldedScalars(String(typed)) == foldedScalars(String(other))
  }
}
