/// Headings and placeholders.
package protocol HelpLabelWords {
  /// A heading.
  func label(_ label: HelpLabel) -> String
  /// The title of a group.
  func section(_ section: HelpSection) -> String
  /// What stands for a value: `EXERCISE`.
  func placeholder(_ placeholder: Placeholder) -> String
  /// One line on what such a value may be.
  func meaning(_ placeholder: Placeholder) -> String
}
