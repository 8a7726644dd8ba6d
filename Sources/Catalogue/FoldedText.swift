/// A name as people compare it: without case and accents, in words. `Día 2 (Push)` is `dia 2 push`.
package struct FoldedText: Hashable, Sendable {
  package let words: [String]

  package init(_ text: String) {
    words = folded(text).split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
  }

  package var isEmpty: Bool { words.isEmpty }

  /// Whether each word of the other begins a word of this one.
  package func contains(_ other: FoldedText) -> Bool {
    !other.isEmpty && other.words.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }
}
