extension Catalogue {
  /// The exercises with a label most like a query that fits none: at most five, the most alike first.
  func nearest(_ query: Query) -> [Candidate] {
    let spelling = Spelling(query)
    var found: [(candidate: Candidate, distance: Int)] = []
    for names in names {
      for entry in names.entries where !isReplaced(entry.candidate) {
        let distance = spelling.distance(toNearestIn: names.bytes[entry.labels])
        if let distance { found.append((entry.candidate, distance)) }
      }
    }
    return found.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(5).map(\.element.candidate)
  }
}

/// A name as it is spelt, to be compared with others: those with enough pairs of neighbouring letters in common
/// (Dice's coefficient), by the number of letters to change (Levenshtein's distance).
private struct Spelling {
  private let letters: [UInt8]
  private let pairs: Set<Pair>

  /// From this share of common pairs on, in percent, names are alike.
  private static let alike = 45

  init(_ query: Query) {
    letters = Array(query.words.map(\.bytes).joined(separator: [.space]))
    pairs = Self.pairs(letters[...])
  }

  private struct Pair: Hashable {
    var one: UInt8
    var next: UInt8
  }

  /// The pairs, those of the ends with the space around the name included.
  private static func pairs(_ letters: ArraySlice<UInt8>) -> Set<Pair> {
    Set(zip([.space] + letters, letters + [.space]).map { Pair(one: $0, next: $1) })
  }

  /// The distance to the nearest of the labels between bars; nil where none is alike.
  func distance(toNearestIn labels: ArraySlice<UInt8>) -> Int? {
    labels.split(separator: .bar).filter(isAlike).map(distance).min()
  }

  private func isAlike(_ label: ArraySlice<UInt8>) -> Bool {
    let others = Self.pairs(label)
    return 200 * pairs.intersection(others).count >= Self.alike * (pairs.count + others.count)
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
