import Documents
package import Training

extension Snapshot {
  /// The maxima that the lifter tested, in the order of their ids.
  package func testedMaxes() throws(LogbookError) -> StoredDocuments<TestedMax> {
    try documents(in: "maxes", Document.max)
  }

  /// The values of `testedMaxes()`, and the documents among them that can't be used.
  package func maxes() throws(LogbookError) -> (maxes: [TestedMax], problems: [Problem]) {
    let found = try testedMaxes()
    return (found.values, found.problems)
  }
}

extension Change {
  /// Writes a tested maximum.
  package mutating func add(_ max: TestedMax) throws(LogbookError) {
    try add(max, .max(max.id)) { value throws(DocumentError) in try Document.max.bytes(of: value) }
  }

  /// Writes a body weight.
  package mutating func add(_ weight: BodyWeight) throws(LogbookError) {
    try add(weight, .bodyWeight(weight.id)) { value throws(DocumentError) in
      try Document.bodyWeight.bytes(of: value)
    }
  }

  private mutating func add<Value>(
    _ value: Value, _ path: DocumentPath, _ encode: (Value) throws(DocumentError) -> [UInt8]
  ) throws(LogbookError) {
    do {
      put(path, before: nil, after: try encode(value))
    } catch {
      throw .damaged(Problem(path: path.text, reason: .document(error)))
    }
  }

  /// Removes a tested maximum. Throws `damaged` where it can't be read any more.
  package mutating func remove(_ max: TestedMax) throws(LogbookError) {
    try delete(snapshot.testedMaxes()) { $0.id == max.id }
  }

  /// Removes a body weight.
  package mutating func remove(_ weight: BodyWeight) throws(LogbookError) {
    let path = DocumentPath.bodyWeight(weight.id)
    if let bytes = try snapshot.bytes(path) { put(path, before: bytes, after: nil) }
  }

  private mutating func delete<Value>(
    _ found: StoredDocuments<Value>, where isMeant: (Value) -> Bool
  ) throws(LogbookError) {
    let meant = found.documents.filter { isMeant($0.value) }
    if meant.isEmpty, let problem = found.problems.first { throw .damaged(problem) }
    for stored in meant { delete(stored) }
  }
}
