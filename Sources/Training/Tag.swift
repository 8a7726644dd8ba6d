extension String {
  /// What a tag is compared by: upper and lower case are the same tag.
  package var tagKey: String { lowercased() }
}

extension Sequence<String> {
  /// Whether a tag is among tags.
  package func hasTag(_ tag: String) -> Bool {
    let key = tag.tagKey
    return contains { $0.tagKey == key }
  }
}
