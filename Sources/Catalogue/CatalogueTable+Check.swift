import Formats

extension CatalogueTable {
  /// All that is wrong with the rows, by place: each is well formed, and the ids rise.
  var errors: [CatalogueError] {
    var errors: [CatalogueError] = []
    for row in rows {
      do { try check(row) } catch { errors.append(error) }
    }
    errors += orderErrors
    if let last = bytes.last, last != .lineFeed { errors.append(error(.cutOff, at: bytes.count)) }
    return errors.sorted { $0.position.offset < $1.position.offset }
  }

  private func check(_ row: Int) throws(CatalogueError) {
    guard file != .exercises else {
      _ = try exercise(at: row)
      return
    }
    let cells = CatalogueRow(table: self, row: row)
    try cells.checkShape()
    _ = try cells.name()
    _ = try cells.aliases()
  }

  private var orderErrors: [CatalogueError] {
    var errors: [CatalogueError] = []
    var last: ExerciseNumber?
    for row in rows {
      guard let number = number(ofRowAt: row) else { continue }
      if let last, number <= last { errors.append(error(.unsorted(text(field(.id, ofRowAt: row))), at: row)) }
      last = number
    }
    return errors
  }

  /// The names and aliases in several tables that are those of two exercises, compared as they are searched, without
  /// spaces.
  static func sharedLabels(_ tables: [CatalogueTable]) -> [CatalogueError] {
    var errors: [CatalogueError] = []
    var owners: [[UInt8]: (number: ExerciseNumber?, name: String)] = [:]
    for table in tables {
      for row in table.rows {
        let number = table.number(ofRowAt: row)
        let name = table.field(.name, ofRowAt: row)
        var labels = [name]
        table.forEachPart(of: table.field(.aliases, ofRowAt: row), separator: .bar) { labels.append($0) }
        for label in labels {
          let text = table.text(label)
          if let owner = owners.updateValue((number, table.text(name)), forKey: Query(text).key),
            owner.number != number
          {
            errors.append(table.error(.taken(label: text, by: owner.name), at: label.lowerBound))
          }
        }
      }
    }
    return errors
  }

  /// The first row that isn't the same exercise's as in another table, or nil.
  func difference(from other: CatalogueTable) -> CatalogueError? {
    let (own, others) = (rows, other.rows)
    for (row, otherRow) in zip(own, others) where number(ofRowAt: row) != other.number(ofRowAt: otherRow) {
      return error(.notParallel(text(field(.id, ofRowAt: row))), at: row)
    }
    guard own.count != others.count else { return nil }
    return error(.notParallel(own.last.map { text(field(.id, ofRowAt: $0)) } ?? ""), at: bytes.count)
  }
}
