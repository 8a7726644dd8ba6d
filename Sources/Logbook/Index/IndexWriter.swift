import System
import Training

struct IndexContent {
  var years: [YearStamp]
  /// Ordered by year and id, with the indices of their sessions.
  var stamps: [WorkoutStamp]
  var history: History

  /// The bytes of the index of the data directory whose status is `data`.
  func bytes(of data: FileStatus) -> [UInt8] {
    let past = Column(history.order.map { history.sets[Int($0)] })
    let sums = Column(history.exerciseSpans.map { IndexFile.sum(past, $0.places) })
    var writer = IndexWriter()
    writer.append(.years, Column(years))
    writer.append(.stamps, Column(stamps))
    writer.append(.sessions, history.sessions)
    writer.append(.sets, history.sets)
    writer.append(.exerciseSpans, history.exerciseSpans)
    writer.append(.order, history.order)
    writer.append(.tagTexts, history.tagTexts)
    writer.append(.textEnds, history.texts.ends)
    writer.append(.textBytes, history.texts.bytes)
    writer.append(.past, past, isSummed: false)
    writer.append(.pastSums, sums)
    return writer.finish(of: data)
  }
}

/// Writes the sections of an index one after the other, and its header last.
struct IndexWriter {
  private var bytes = [UInt8](repeating: 0, count: (IndexFile.headerEnd + 63) / 64 * 64)
  private var header = [UInt64](repeating: 0, count: IndexFile.headerEnd / 8)

  mutating func append<Element>(
    _ section: IndexFile.Section, _ column: Column<Element>, isSummed: Bool = true
  ) {
    column.withUnsafeBufferPointer { values in
      let memory = UnsafeRawBufferPointer(values)
      let entry = IndexFile.entry(section) / 8
      header[entry] = UInt64(bytes.count)
      header[entry + 1] = UInt64(memory.count)
      header[entry + 2] = isSummed ? checksum(memory) : 0
      bytes.append(contentsOf: memory)
    }
    bytes.append(contentsOf: repeatElement(0, count: (64 - bytes.count % 64) % 64))
  }

  mutating func finish(of data: FileStatus) -> [UInt8] {
    header[0] = IndexFile.magic.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    header[1] = IndexFile.form
    (header[2], header[3]) = (data.device, data.inode)
    header[4] = UInt64(bytes.count)
    header.withUnsafeBytes { header in bytes.withUnsafeMutableBytes { $0.copyMemory(from: header) } }
    return bytes
  }
}
