import Formats

@testable import Catalogue

/// An error in a file of the catalogue, or in several of them together.
struct DataFault: Hashable, CustomStringConvertible {
  let offset: Int
  /// The path, line and column in front of the explanation.
  let description: String

  fileprivate init(_ error: CatalogueError) {
    (offset, description) = (error.position.offset, error.description)
  }

  fileprivate init(_ explanation: String, in table: CatalogueTable, at offset: Int) {
    let position = TextPosition(offset: offset, in: Array(table.bytes))
    self.offset = offset
    description = "\(table.file.rawValue):\(position.line):\(position.column): \(explanation)"
  }
}

extension CatalogueTable {
  /// The errors in the rows, by place: each must be well formed, and the ids rise.
  var errors: [DataFault] {
    var errors: [DataFault] = []
    for row in rows {
      do throws(CatalogueError) { try check(row) } catch { errors.append(DataFault(error)) }
    }
    errors += orderErrors
    if let last = bytes.last, last != .lineFeed {
      errors.append(DataFault("the last line doesn't end", in: self, at: bytes.count))
    }
    return errors.sorted { $0.offset < $1.offset }
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

  private var orderErrors: [DataFault] {
    var errors: [DataFault] = []
    var last: ExerciseNumber?
    for row in rows {
      guard let number = number(ofRowAt: row) else { continue }
      if let last, number <= last {
        let id = text(field(.id, ofRowAt: row))
        errors.append(DataFault("the id \(id) is not greater than the one before", in: self, at: row))
      }
      last = number
    }
    return errors
  }

  /// The names and aliases that two exercises share in these tables, compared as they are searched, without spaces.
  static func sharedLabels(_ tables: [CatalogueTable]) -> [DataFault] {
    var errors: [DataFault] = []
    var owners: [[UInt8]: (number: ExerciseNumber?, name: String)] = [:]
    for table in tables {
      for row in table.rows {
        let number = table.number(ofRowAt: row)
        let (name, aliases) = table.labels(ofRowAt: row)
        var labels = [name]
        table.forEachPart(of: aliases, separator: .bar) { labels.append($0) }
        for label in labels {
          let text = table.text(label)
          if let owner = owners.updateValue((number, table.text(name)), forKey: Query(text).key),
            owner.number != number
          {
            errors.append(
              DataFault("“\(text)” is also a name of \(owner.name)", in: table, at: label.lowerBound))
          }
        }
      }
    }
    return errors
  }

  /// The first row whose exercise isn't that of the same row in another table, or nil.
  func difference(from other: CatalogueTable) -> DataFault? {
    func fault(_ id: String, at offset: Int) -> DataFault {
      DataFault("the rows and those of Data/exercises.csv differ from id \(id) on", in: self, at: offset)
    }
    let (own, others) = (rows, other.rows)
    for (row, otherRow) in zip(own, others) where number(ofRowAt: row) != other.number(ofRowAt: otherRow) {
      return fault(text(field(.id, ofRowAt: row)), at: row)
    }
    guard own.count != others.count else { return nil }
    return fault(own.last.map { text(field(.id, ofRowAt: $0)) } ?? "", at: bytes.count)
  }
}
