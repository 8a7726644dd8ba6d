extension CatalogueTable {
  /// The exercise with a name or alias of these letters, folded and without spaces; `namesOnly`: with such a name.
  ///
  /// The text is read as it stands, up to the first row that has it: no two exercises share a name.
  func number(called key: [UInt8], namesOnly: Bool = false) -> ExerciseNumber? {
    var row = firstRow
    while row < bytes.count {
      let name = field(.name, ofRowAt: row)
      let aliases = field(.aliases, ofRowAt: row)
      if hasLabel(key.span, in: name) || (!namesOnly && hasLabel(key.span, in: aliases)) {
        return number(ofRowAt: row)
      }
      row = end(of: aliases.upperBound) + 1
    }
    return nil
  }

  /// Whether one of the labels between bars is the key.
  private func hasLabel(_ key: Span<UInt8>, in field: Range<Int>) -> Bool {
    let classes = Folder.classes
    var start = field.lowerBound
    var place = 0
    var isSame = true
    for index in field {
      let byte = bytes[index]
      if byte == .bar {
        if isSame, place == key.count { return true }
        (start, place, isSame) = (index + 1, 0, true)
      } else if isSame, byte >= 0x80 {
        if isLabel(key, at: start, before: field.upperBound) { return true }
        isSame = false
      } else if isSame {
        let letter = classes[Int(byte)]
        if letter <= .space { continue }
        if place < key.count, key[place] == letter { place += 1 } else { isSame = false }
      }
    }
    return isSame && place == key.count
  }

  /// The same for a label with other letters than ASCII's.
  private func isLabel(_ key: Span<UInt8>, at start: Int, before limit: Int) -> Bool {
    let end = bytes[start..<limit].firstIndex(of: .bar) ?? limit
    let label = folded(text(start..<end)).filter { $0 != .space }
    return label.count == key.count && label.indices.allSatisfy { label[$0] == key[$0] }
  }
}
