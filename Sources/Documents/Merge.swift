import Formats

/// Merging a new value into an old document, so that everything unchanged keeps its spelling.
enum Merge {
  /// `new`, with everything that is the same in `before` spelt as in `old`, the document that `before` was read from.
  ///
  /// A rewrite keeps the spelling of equal numbers. This adds defaults that are spelt out and instants in another form
  /// (`Z`).
  static func merged(_ new: JSON, since before: JSON, in old: JSONValue, shape: JSONShape) -> JSON {
    if new == before { return JSON(old) }
    switch (new, before, shape) {
    case (.object(let new), .object(let before), .object(let known)):
      return .object(changed(new, since: before, in: old, known) + spelt(new, before, in: old, known))
    case (.array(let new), .array(let before), .array(let element)):
      return .array(changed(new, since: before, in: old, element))
    default:
      return new
    }
  }

  private static func changed(
    _ new: [JSON.Member], since before: [JSON.Member], in old: JSONValue, _ known: [String: JSONShape]
  ) -> [JSON.Member] {
    new.map { member in
      guard let before = before.first(where: { $0.name == member.name }), let old = old[member.name] else {
        return member
      }
      let shape = known[member.name] ?? .value
      return JSON.Member(
        name: member.name, value: merged(member.value, since: before.value, in: old, shape: shape))
    }
  }

  /// The members that the old document spells out although they have their defaults, before and after.
  private static func spelt(
    _ new: [JSON.Member], _ before: [JSON.Member], in old: JSONValue, _ known: [String: JSONShape]
  ) -> [JSON.Member] {
    old.members.compactMap { name, value in
      let isWritten = known[name] == nil || (new + before).contains { $0.name == name }
      return isWritten ? nil : JSON.Member(name: name, value: JSON(value))
    }
  }

  private static func changed(
    _ new: [JSON], since before: [JSON], in old: JSONValue, _ shape: JSONShape
  ) -> [JSON] {
    let paired = zip(zip(new, before), old.elements).map { pair, old in
      merged(pair.0, since: pair.1, in: old, shape: shape)
    }
    return paired + new.dropFirst(paired.count)
  }
}
