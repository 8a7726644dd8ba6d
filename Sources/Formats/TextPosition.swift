/// A place in a text, as an editor shows it.
///
/// A line ends with LF, CR LF or CR. A byte order mark at the start of the text takes no column.
package struct TextPosition: Hashable, Sendable {
  /// The line number, from 1.
  package var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int
  /// The offset in bytes, from 0.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The position of the byte at `offset`, 0 to `bytes.count`.
  package init(offset: Int, in bytes: [UInt8]) {
    self.init(offset: offset, in: bytes, lineStart: 0, line: 1)
  }

  /// The same, if line number `line` is known to start at `lineStart`, at or before `offset`.
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
