import Training

extension CatalogueTable {
  /// The exercise of a row.
  ///
  /// - Throws: `CatalogueError` for any malformed field.
  func exercise(at row: Int) throws(CatalogueError) -> Exercise {
    let cells = CatalogueRow(table: self, row: row)
    try cells.checkShape()
    return Exercise(
      id: try cells.value(.id) { ExerciseID($0) },
      name: try cells.name(),
      bodyPart: try cells.value(.bodyPart) { BodyPart(rawValue: $0) },
      equipment: try cells.value(.equipment) { Equipment(rawValue: $0) },
      countMode: try cells.value(.countMode) { CountMode(rawValue: $0) },
      primaryMuscles: try cells.muscles(.primaryMuscles),
      secondaryMuscles: try cells.muscles(.secondaryMuscles),
      implements: try cells.value(.implements) { $0 == "1" ? 1 : $0 == "2" ? 2 : nil },
      sides: try cells.value(.sides) { Sides(rawValue: $0) },
      bodyWeightShare: try cells.value(.bodyWeightShare, CatalogueRow.share),
      aliases: try cells.aliases())
  }
}

/// A row whose fields are read and checked.
struct CatalogueRow {
  let table: CatalogueTable
  let row: Int

  func checkShape() throws(CatalogueError) {
    let line = row..<table.end(of: row)
    if let odd = table.bytes[line].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\r") })
    {
      throw table.error(.notPlain, at: odd)
    }
    let found = 1 + table.bytes[line].count { $0 == .comma }
    if found != table.width { throw table.error(.fieldCount(expected: table.width, found: found), at: row) }
  }

  func value<Value>(
    _ column: CatalogueTable.Column, _ read: (String) -> Value?
  ) throws(CatalogueError) -> Value {
    let field = table.field(column, ofRowAt: row)
    let text = table.text(field)
    guard let value = read(text) else {
      throw table.error(.unknown(column: column.name, text: text), at: field.lowerBound)
    }
    return value
  }

  static func share(_ text: String) -> Thousandths? {
    Thousandths(text).flatMap { $0 <= Thousandths(1) ? $0 : nil }
  }

  func name() throws(CatalogueError) -> String {
    try label(table.labels(ofRowAt: row).name, .name)
  }

  func aliases() throws(CatalogueError) -> [String] {
    var aliases: [String] = []
    let field = table.labels(ofRowAt: row).aliases
    try table.forEachPart(of: field, separator: .bar) { part throws(CatalogueError) in
      aliases.append(try label(part, .aliases))
    }
    return aliases
  }

  private func label(_ range: Range<Int>, _ column: CatalogueTable.Column) throws(CatalogueError) -> String {
    let text = table.bytes[range]
    guard let first = text.first, let last = text.last, first > .space, last > .space else {
      throw table.error(.blank(column.name), at: range.lowerBound)
    }
    return table.text(range)
  }

  func muscles(_ column: CatalogueTable.Column) throws(CatalogueError) -> [Muscle] {
    let field = table.field(column, ofRowAt: row)
    if field.isEmpty, column == .primaryMuscles {
      throw table.error(.blank(column.name), at: field.lowerBound)
    }
    var muscles: [Muscle] = []
    try table.forEachPart(of: field, separator: .semicolon) { part throws(CatalogueError) in
      let text = table.text(part)
      guard let muscle = Muscle(rawValue: text) else {
        throw table.error(.unknown(column: column.name, text: text), at: part.lowerBound)
      }
      let isPrimary = column == .secondaryMuscles && table.has(text, in: .primaryMuscles, ofRowAt: row)
      if isPrimary || muscles.contains(muscle) {
        throw table.error(.repeatedMuscle(text), at: part.lowerBound)
      }
      muscles.append(muscle)
    }
    return muscles
  }
}
