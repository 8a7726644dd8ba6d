extension NumberWords {
  /// Chooses the form for a count: a phrase of its own for none and for one, the noun after the number for
  /// more.
  func counted(_ count: Int, none: String, one: String, many: String) -> String {
    switch count {
    case 0: none
    case 1: one
    default: number(count) + " " + many
    }
  }
}

extension String {
  /// The same text with a capital first letter, as it stands at the beginning of a line.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
