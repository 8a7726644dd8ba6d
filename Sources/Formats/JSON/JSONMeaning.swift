extension JSONValue {
  /// Whether `other` has the same meaning: numbers are compared as exact decimals (`80`, `80.0`, `8e1`), strings scalar by
  /// scalar, members in any order.
  package func means(_ other: JSON) -> Bool {
    switch (kind, other) {
    case (.null, .null): true
    case (.bool, .bool(let value)): boolValue == value
    case (.number, .number(let text)): isNumber(Array(text.utf8))
    case (.string, .string(let text)): document.isText(index, text)
    case (.array, .array(let elements)): means(elements)
    case (.object, .object(let members)): means(members)
    default: false
    }
  }

  private func isNumber(_ text: [UInt8]) -> Bool {
    if rawBytes == text[...] { return true }
    guard let value = JSONDecimal(Array(rawBytes)), let other = JSONDecimal(text) else { return false }
    return value == other
  }

  private func means(_ others: [JSON]) -> Bool {
    var values = elements
    for other in others {
      guard let value = values.next(), value.means(other) else { return false }
    }
    return values.next() == nil
  }

  private func means(_ others: [JSON.Member]) -> Bool {
    var count = 0
    for _ in members { count += 1 }
    return count == others.count && others.allSatisfy { self[$0.name]?.means($0.value) == true }
  }
}
