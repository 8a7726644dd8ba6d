import Training

/// Where an exercise of the list comes from.
enum Candidate: Hashable, Sendable {
  /// The place among the lifter's own.
  case own(Int)
  /// The offset of a row of the table.
  case bundled(Int)

  var isOwn: Bool {
    switch self {
    case .own: true
    case .bundled: false
    }
  }
}

/// The names and aliases of exercises, folded, in one run of bytes: what is searched instead of strings.
struct FoldedNames: Sendable {
  /// The folded labels of an exercise, each between two bars: `|bench press|bench|bp|`. The first is its name.
  struct Entry: Sendable {
    var candidate: Candidate
    var labels: Range<Int>
  }

  let bytes: [UInt8]
  let entries: [Entry]

  /// Those of the bundled exercises.
  static let bundled = FoldedNames(.bundled)

  init(_ table: CatalogueTable) {
    var writer = FoldedWriter()
    writer.reserve(table.bytes.count)
    var entries: [Entry] = []
    for row in table.rows {
      let start = writer.bytes.count
      writer.append(label: table.bytes[table.field(.name, ofRowAt: row)].span)
      let aliases = table.field(.aliases, ofRowAt: row)
      var next = aliases.lowerBound
      while next < aliases.upperBound {
        let end = table.bytes[next..<aliases.upperBound].firstIndex(of: .bar) ?? aliases.upperBound
        writer.append(label: table.bytes[next..<end].span)
        next = end + 1
      }
      writer.mark(.bar)
      entries.append(Entry(candidate: .bundled(row), labels: start..<writer.bytes.count))
    }
    self.entries = entries
    bytes = writer.bytes
  }

  init(own exercises: [Exercise]) {
    var writer = FoldedWriter()
    var entries: [Entry] = []
    for (place, exercise) in exercises.enumerated() {
      let start = writer.bytes.count
      for label in [exercise.name] + exercise.aliases { writer.append(label: Array(label.utf8).span) }
      writer.mark(.bar)
      entries.append(Entry(candidate: .own(place), labels: start..<writer.bytes.count))
    }
    self.entries = entries
    bytes = writer.bytes
  }
}

extension FoldedWriter {
  fileprivate mutating func append(label: Span<UInt8>) {
    mark(.bar)
    append(label)
  }
}
