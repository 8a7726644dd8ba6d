import Formats

extension CatalogueTable {
  /// All that is wrong with the rows, by place.
  ///
  /// Every row is well formed; the ids rise; no name or alias is one of another exercise, compared as they are
  /// searched, without spaces.
  var errors: [CatalogueError] {
    var errors: [CatalogueError] = []
    for row in rows {
      do { _ = try exercise(at: row) } catch { errors.append(error) }
    }
    errors += orderErrors + labelErrors
    if let last = bytes.last, last != .lineFeed { errors.append(error(.cutOff, at: bytes.count)) }
    return errors.sorted { $0.position.offset < $1.position.offset }
  }

  private func error(_ reason: CatalogueError.Reason, at offset: Int) -> CatalogueError {
    CatalogueError(reason, at: TextPosition(offset: offset, in: bytes))
  }

  private var orderErrors: [CatalogueError] {
    var errors: [CatalogueError] = []
    var last: ExerciseNumber?
    for row in rows {
      let field = field(.id, ofRowAt: row)
      guard let id = ExerciseNumber(bytes[field]) else { continue }
      if let last, id <= last { errors.append(error(.unsorted(text(field)), at: field.lowerBound)) }
      last = id
    }
    return errors
  }

  private var labelErrors: [CatalogueError] {
    var errors: [CatalogueError] = []
    var owners: [[UInt8]: Int] = [:]
    for row in rows {
      let name = field(.name, ofRowAt: row)
      for label in [name] + parts(of: field(.aliases, ofRowAt: row), separator: .bar) {
        let key = Query(text(label)).key
        if let owner = owners[key], owner != row {
          let other = text(field(.name, ofRowAt: owner))
          errors.append(error(.taken(label: text(label), by: other), at: label.lowerBound))
        }
        owners[key] = row
      }
    }
    return errors
  }
}
