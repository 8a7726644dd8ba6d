/// What went wrong, for a person: one line that says what, and where there is something to do about it, a
/// second one that says what to type next.
///
/// The text begins in lower case, as it stands after `gymlog: `. Neither ends in a full stop. Texts from the
/// lifter's files and arguments stand in it as they are: what prints it makes control characters visible.
package struct Message: Hashable, Sendable {
  package var text: String
  package var hint: String?

  package init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}
