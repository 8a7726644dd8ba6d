extension Spanish {
  package var decimalSeparator: String { "," }
  package var groupSeparator: String { "." }
  package var percentSpace: String { " " }
}
