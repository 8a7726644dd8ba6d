import TextMatching
package import Training

extension Catalogue {
  /// Up to five exercises whose names are spelt most like a text, nearest first.
  package func nearest(to text: String) -> [Exercise] { nearest(Query(text)).compactMap(exercise) }

  /// Up to five exercises with a name or alias spelt most like a query, nearest first.
  func nearest(_ query: Query) -> [CatalogueEntry] {
    let spelling = Spelling(query)
    var distances: [CatalogueEntry: Int] = [:]
    for names in names {
      for entry in names.entries where !isReplaced(entry.candidate) {
        guard let distance = spelling.distance(toNearestOf: entry, in: names) else { continue }
        distances[entry.candidate] = min(distances[entry.candidate] ?? distance, distance)
      }
    }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(5).map(\.key)
  }
}

/// The spelling of a name, compared with others: by the share of common pairs of neighbouring letters (Dice's coefficient),
/// and by edit distance if that share is large enough.
private struct Spelling {
  private let letters: [UInt8]
  private let distance: EditDistance
  private var isPair = [Bool](repeating: false, count: 1 << 16)

  /// The least share of common pairs in similar names, in percent.
  private static let alike = 45

  init(_ query: Query) {
    letters = Array(query.words.map(\.bytes).joined(separator: [.space]))
    distance = EditDistance(from: letters.map(UInt32.init), countsSwaps: false)
    var last = UInt8.space
    for letter in letters + [.space] {
      isPair[Self.pair(last, letter)] = true
      last = letter
    }
  }

  private static func pair(_ one: UInt8, _ next: UInt8) -> Int { Int(one) << 8 | Int(next) }

  /// The edit distance to the nearest label of an exercise; nil if more than half of the letters differ from each.
  func distance(toNearestOf entry: NameIndex.Entry, in names: NameIndex) -> Int? {
    let (bytes, isPair) = (names.bytes.span, isPair.span)
    var least: Int?
    var (start, shared) = (entry.labels.lowerBound + 1, 0)
    var last = UInt8.space
    for index in entry.labels.dropFirst() {
      let letter = bytes[index] == .bar ? .space : bytes[index]
      if isPair[Self.pair(last, letter)] { shared += 1 }
      last = letter
      guard bytes[index] == .bar else { continue }
      if isAlike(shared, index - start) {
        let label = names.bytes[start..<index].map(UInt32.init)
        var distance = distance
        if let distance = distance(to: label, atMost: letters.count / 2) {
          least = min(least ?? distance, distance)
        }
      }
      (start, shared) = (index + 1, 0)
    }
    return least
  }

  /// Whether a label of `count` letters shares enough pairs. The spaces around a label form pairs too.
  private func isAlike(_ shared: Int, _ count: Int) -> Bool {
    200 * min(shared, letters.count + 1) >= Self.alike * (count + 1 + letters.count + 1)
  }
}
