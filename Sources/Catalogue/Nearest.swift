package import Training

extension Catalogue {
  /// The exercises that are spelt most like a text that fits none: at most five, the most alike first.
  package func nearest(to text: String) -> [Exercise] { nearest(Query(text)).compactMap(exercise) }

  /// The exercises with a label most like a query that fits none: at most five, the most alike first.
  func nearest(_ query: Query) -> [Candidate] {
    let spelling = Spelling(query)
    var distances: [Candidate: Int] = [:]
    for names in names {
      for entry in names.entries where !isReplaced(entry.candidate) {
        guard let distance = spelling.distance(toNearestOf: entry, in: names) else { continue }
        distances[entry.candidate] = min(distances[entry.candidate] ?? distance, distance)
      }
    }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(5).map(\.key)
  }
}

/// A name as it is spelt, to be compared with others: those with enough pairs of neighbouring letters in common
/// (Dice's coefficient), by the number of letters to change (Levenshtein's distance), at most half of them.
private struct Spelling {
  private let letters: [UInt8]
  private var isPair = [Bool](repeating: false, count: 1 << 16)

  /// From this share of common pairs on, in percent, names are alike.
  private static let alike = 45

  init(_ query: Query) {
    letters = Array(query.words.map(\.bytes).joined(separator: [.space]))
    var last = UInt8.space
    for letter in letters + [.space] {
      isPair[Self.pair(last, letter)] = true
      last = letter
    }
  }

  private static func pair(_ one: UInt8, _ next: UInt8) -> Int { Int(one) << 8 | Int(next) }

  /// The distance to the nearest label of an exercise; nil where none is alike.
  func distance(toNearestOf entry: FoldedNames.Entry, in names: FoldedNames) -> Int? {
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
        let distance = distance(to: names.bytes[start..<index])
        if 2 * distance <= letters.count { least = min(least ?? distance, distance) }
      }
      (start, shared) = (index + 1, 0)
    }
    return least
  }

  /// Whether a label of so many letters has enough pairs, each with the space before and after it, in common.
  private func isAlike(_ shared: Int, _ count: Int) -> Bool {
    200 * min(shared, letters.count + 1) >= Self.alike * (count + 1 + letters.count + 1)
  }

  private func distance(to label: ArraySlice<UInt8>) -> Int {
    var row = Array(0...letters.count)
    for (line, letter) in label.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for place in letters.indices {
        let changed = diagonal + (letters[place] == letter ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(changed, diagonal + 1, row[place] + 1)
      }
    }
    return row[letters.count]
  }
}
