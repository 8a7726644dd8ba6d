import TextMatching
import Training

/// An exercise of the catalogue that isn't built yet.
enum CatalogueEntry: Hashable, Comparable, Sendable {
  /// The index of a custom exercise. These come first.
  case own(Int)
  case bundled(ExerciseNumber)

  var isOwn: Bool {
    switch self {
    case .own: true
    case .bundled: false
    }
  }
}

/// The folded names and aliases of exercises in one array of bytes, which is searched instead of strings.
struct NameIndex: Sendable {
  /// The labels of an exercise, its name first and then its aliases, each between two bars: `|bench press|bench|bp|`.
  struct Entry: Sendable {
    var candidate: CatalogueEntry
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
        let (name, aliases) = table.labels(ofRowAt: row)
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
        (candidate: CatalogueEntry.own(place), labels: [exercise.name] + exercise.aliases)
      })
  }

  init(labels: [(candidate: CatalogueEntry, alias: String)]) {
    self.init(labels.map { (candidate: $0.candidate, labels: [$0.alias]) })
  }

  private init(_ exercises: [(candidate: CatalogueEntry, labels: [String])]) {
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

  /// Adds labels with bars between them.
  private static func add(_ labels: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
    output.append(.bar)
    var folder = NameFolder()
    folder.fold(labels, into: &output)
  }
}
