import Formats
import Training

/// How values that stand in many documents are written.
extension JSON {
  /// The version that this program writes.
  static let format = JSON.int(DocumentVersion.current)

  static func instant(_ instant: Instant) -> JSON { .string(instant.text) }

  static func thousandths(_ number: Thousandths) -> JSON { .decimal(number.raw, scale: 3) }

  /// A time in seconds.
  static func time(_ duration: Duration) -> JSON { .decimal(duration.milliseconds, scale: 3) }

  static func word(_ word: some RawRepresentable<String>) -> JSON { .string(word.rawValue) }

  /// Nil for none, which is the default of every array.
  static func texts(_ texts: [String]) -> JSON? {
    texts.isEmpty ? nil : .array(texts.map(JSON.string))
  }

  /// Nil for none, which is the default of every array.
  static func words(_ words: [some RawRepresentable<String>]) -> JSON? {
    texts(words.map(\.rawValue))
  }
}

extension JSONShape {
  /// An object whose members are known as a whole.
  static func members(_ names: String...) -> JSONShape {
    .object(Dictionary(names.map { ($0, .value) }) { first, _ in first })
  }
}
