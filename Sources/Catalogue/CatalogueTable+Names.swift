import TextMatching

extension CatalogueTable {
  /// The exercise whose name or alias folds to `key`, which is without spaces; with `namesOnly`, whose name does.
  ///
  /// No two exercises share a name, so the first row that has it ends the search.
  func number(called key: [UInt8], namesOnly: Bool = false) -> ExerciseNumber? {
    var row = firstRow
    while row < bytes.count {
      let (name, aliases) = labels(ofRowAt: row)
      if hasLabel(key.span, in: name) || (!namesOnly && hasLabel(key.span, in: aliases)) {
        return number(ofRowAt: row)
      }
      row = end(of: aliases.upperBound) + 1
    }
    return nil
  }

  /// Whether one of the labels between bars folds to the key.
  private func hasLabel(_ key: Span<UInt8>, in field: Range<Int>) -> Bool {
    let classes = NameFolder.classes
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

  /// Whether the label that begins at `start` folds to the key: the slow way, for labels beyond ASCII.
  private func isLabel(_ key: Span<UInt8>, at start: Int, before limit: Int) -> Bool {
    let end = bytes[start..<limit].firstIndex(of: .bar) ?? limit
    let label = folded(text(start..<end)).filter { $0 != .space }
    return label.count == key.count && label.indices.allSatisfy { label[$0] == key[$0] }
  }
}

extension Catalogue {
  /// The names of built-in exercises, in a language and then in English, that may begin with a text: they begin with the same
  /// letter, without its case and accent. In the catalogue's order, the most common exercises first.
  package static func names(beginningWith text: String, language: String) -> [String] {
    guard let letter = folded(text).first else { return [] }
    let files = [CatalogueFile(language: language), .exercises].compactMap(\.self)
    return files.flatMap { file in
      let table = file.table
      return table.rows.compactMap { row -> String? in
        let name = table.labels(ofRowAt: row).name
        guard let first = name.first.map({ table.bytes[$0] }) else { return nil }
        let isSame = first >= 0x80 ? folded(table.text(name)).first == letter : first | 0x20 == letter | 0x20
        return isSame ? table.text(name) : nil
      }
    }
  }
}
