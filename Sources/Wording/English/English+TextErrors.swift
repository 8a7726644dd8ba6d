extension English {
  package func textTooLong(_ kind: TextKind, limit: Int) -> Message {
    Message("the \(noun(kind)) is too long", hint: "At most \(number(limit)) characters fit")
  }

  package func controlCharacter(in kind: TextKind, _ scalar: String) -> Message {
    Message(
      "the \(noun(kind)) holds the invisible character \(scalar)",
      hint: "Type it again with letters, digits and marks only")
  }

  package func emptyText(_ kind: TextKind) -> Message { Message("the \(noun(kind)) is empty") }
  package func spaceInTag(_ tag: String) -> Message {
    Message("a tag is one word, and \(quoted(tag)) has spaces in it", hint: "Join the words: leg-day")
  }

  package func tagNotFound(_ tag: String, among tags: [String]) -> Message {
    Message(
      "there is no tag \(quoted(tag)) here",
      hint: tags.isEmpty
        ? "To tag the last workout: gymlog tag gym --in last"
        : "The tags here: " + tags.joined(separator: " "))
  }

  private func noun(_ kind: TextKind) -> String {
    switch kind {
    case .name: "name"
    case .note: "note"
    case .tag: "tag"
    }
  }
}
