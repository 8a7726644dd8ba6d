extension Catalogue {
  /// The exercises with a label most like a query that fits none: at most five, the most alike first.
  func nearest(_ query: Query) -> [Candidate] {
    let pairs = LetterPairs(query)
    var found: [(candidate: Candidate, likeness: Int)] = []
    for names in names {
      for entry in names.entries where !isReplaced(entry.candidate) {
        let likeness = pairs.likeness(ofBestIn: entry.labels, names.bytes.span)
        if likeness >= LetterPairs.alike { found.append((entry.candidate, likeness)) }
      }
    }
    return found.enumerated()
      .sorted { ($1.element.likeness, $0.offset) < ($0.element.likeness, $1.offset) }
      .prefix(5).map(\.element.candidate)
  }
}

/// The pairs of neighbouring letters of a name, spaces and both ends included, by which names are compared that are
/// spelt differently (Dice's coefficient).
private struct LetterPairs {
  private var isThere = [Bool](repeating: false, count: 1 << 16)
  private var count = 0

  init(_ query: Query) {
    var last = UInt8.space
    for byte in Array(query.words.map(\.bytes).joined(separator: [.space])) + [.space] {
      if !isThere[Self.index(last, byte)] { count += 1 }
      isThere[Self.index(last, byte)] = true
      last = byte
    }
  }

  private static func index(_ one: UInt8, _ next: UInt8) -> Int { Int(one) << 8 | Int(next) }

  /// From this likeness on names are worth showing.
  static let alike = 45

  /// The likeness of the most like label between bars, in percent.
  func likeness(ofBestIn labels: Range<Int>, _ bytes: borrowing Span<UInt8>) -> Int {
    var best = 0
    var (shared, total) = (0, 0)
    var last = UInt8.space
    for index in labels.dropFirst() {
      let byte = bytes[index] == .bar ? .space : bytes[index]
      total += 1
      if isThere[Self.index(last, byte)] { shared += 1 }
      last = byte
      if bytes[index] == .bar {
        best = max(best, 200 * min(shared, count) / (total + count))
        (shared, total) = (0, 0)
      }
    }
    return best
  }
}
