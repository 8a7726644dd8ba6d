/// A place in a text, as an editor shows it.
///
/// A line ends with LF, CR LF or a CR alone. A byte order mark at the beginning takes no column.
package struct TextPosition: Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// From 0, in bytes.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The place of the byte at `offset` in `bytes`; `bytes.count` is the place after the last byte.
  package init(offset: Int, in bytes: [UInt8]) {
    self.init(offset: offset, in: bytes, lineStart: 0, line: 1)
  }

  /// As above, for a caller that knows that line number `line` begins at `lineStart`, at or before `offset`.
  init(offset: Int, in bytes: [UInt8], lineStart: Int, line: Int) {
    var line = line
    var lineStart = lineStart
    if lineStart == 0, offset >= UTF8Text.byteOrderMark.count, UTF8Text.hasByteOrderMark(bytes) {
      lineStart = UTF8Text.byteOrderMark.count
    }
    for index in lineStart..<max(lineStart, offset) where UTF8Text.isLineEnd(at: index, in: bytes) {
      line += 1
      lineStart = index + 1
    }
    let column = 1 + bytes[lineStart..<offset].count { !UTF8Text.isContinuation($0) }
    self.init(line: line, column: column, offset: offset)
  }
}
