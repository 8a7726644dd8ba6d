/// Texts by index, stored as the bytes of all of them and the end of each.
package struct TextTable: Sendable {
  /// The end of each text in `bytes`.
  package let ends: Column<UInt32>
  /// The texts in UTF-8, without separators.
  package let bytes: Column<UInt8>

  /// Creates a table. `ends` must not decrease or exceed the number of `bytes`.
  package init(ends: Column<UInt32>, bytes: Column<UInt8>) {
    self.ends = ends
    self.bytes = bytes
  }

  package var count: Int { ends.count }

  private func range(_ index: Int) -> Range<Int> {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return start..<max(start, Int(ends[index]))
  }

  package subscript(index: Int) -> String { String(decoding: bytes(of: index), as: UTF8.self) }

  func bytes(of index: Int) -> [UInt8] {
    let range = range(index)
    return bytes.withUnsafeBufferPointer { Array($0[range]) }
  }
}

extension TextTable: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.ends == other.ends && one.bytes == other.bytes
  }
}

/// A text table under construction. Each text is stored once, compared byte by byte.
struct TextTableBuilder {
  private let ends = ColumnStorage<UInt32>()
  private let bytes = ColumnStorage<UInt8>()
  private var known: [[UInt8]: UInt32] = [:]

  mutating func index(of text: String) -> UInt32 { index(of: Array(text.utf8)) }

  mutating func index(of text: [UInt8]) -> UInt32 {
    if let index = known[text] { return index }
    let index = UInt32(ends.count)
    text.withUnsafeBufferPointer { bytes.append($0) }
    ends.append(UInt32(bytes.count))
    known[text] = index
    return index
  }

  var table: TextTable { TextTable(ends: ends.column(), bytes: bytes.column()) }
}
