import Training

/// An exercise of the list, before it is built.
enum Candidate: Hashable, Comparable, Sendable {
  /// The place among the lifter's own, which come first.
  case own(Int)
  case bundled(ExerciseNumber)

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

  init(_ table: CatalogueTable) {
    var entries: [Entry] = []
    bytes = [UInt8](capacity: 2 * table.bytes.count) { output in
      var row = table.firstRow
      while row < table.bytes.count {
        let start = output.count
        let name = table.field(.name, ofRowAt: row)
        let aliases = table.field(.aliases, ofRowAt: row)
        for field in [name, aliases] where !field.isEmpty {
          Self.add(table.bytes.span.extracting(field), to: &output)
        }
        output.append(.bar)
        if let number = table.number(ofRowAt: row) {
          entries.append(Entry(candidate: .bundled(number), labels: start..<output.count))
        }
        row = table.end(of: aliases.upperBound) + 1
      }
    }
    self.entries = entries
  }

  init(own exercises: [Exercise]) {
    self.init(
      exercises.enumerated().map { place, exercise in
        (candidate: Candidate.own(place), labels: [exercise.name] + exercise.aliases)
      })
  }

  init(labels: [(candidate: Candidate, alias: String)]) {
    self.init(labels.map { (candidate: $0.candidate, labels: [$0.alias]) })
  }

  private init(_ exercises: [(candidate: Candidate, labels: [String])]) {
    var bytes: [UInt8] = []
    var entries: [Entry] = []
    for exercise in exercises {
      let start = bytes.count
      for label in exercise.labels { bytes += [.bar] + folded(label) }
      bytes.append(.bar)
      entries.append(Entry(candidate: exercise.candidate, labels: start..<bytes.count))
    }
    self.bytes = bytes
    self.entries = entries
  }

  /// Adds labels between bars.
  private static func add(_ labels: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    output.append(.bar)
    var folder = Folder()
    folder.fold(labels, into: &output)
  }
}
