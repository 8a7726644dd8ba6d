import System
import Training

/// The index: the history, and the status of the files that it was read from. It is derived from the documents, rebuilt
/// on any doubt, and safe to delete.
///
/// There is one for each data directory, in the byte order of the machine. Every section starts at a multiple of 64 bytes.
///
/// | bytes | content of the header |
/// |---|---|
/// | 0–7 | `gymindex` |
/// | 8–11 | `version` |
/// | 12–15 | a hash of the strides of the values, so that a program with another memory layout doesn't use the file |
/// | 16–31 | device and inode of the data directory |
/// | 32–39 | size of the file |
/// | 40–… | for each section: offset, length in bytes and checksum, eight bytes each |
///
/// | section | values |
/// |---|---|
/// | `years` | `YearStamp`: the folders of the years |
/// | `stamps` | `WorkoutStamp`: the folders of the workouts, ordered by year and id |
/// | `sessions` | `Session`, as in `History` |
/// | `sets` | `PerformedSet`, as in `History` |
/// | `exerciseSpans` | `ExerciseSpan`, as in `History` |
/// | `order` | `UInt32`, as in `History` |
/// | `tagTexts` | `UInt32`, as in `History` |
/// | `textEnds`, `textBytes` | `UInt32` and bytes: the texts |
/// | `past` | `PerformedSet`: the sets again, grouped by exercise as in `order`. Its checksum is 0 |
/// | `pastSums` | `UInt64`: for each thread, the checksum of its part of `past` |
/// | `weightFolder` | `WeightFolderStamp`: the folder of the body weights |
/// | `weights` | `WeightStamp`: the body weights, ordered by id |
/// | `activityStamps` | `ActivityStamp`: the folders of the activities, ordered by year and id |
/// | `activities` | `PackedActivity`: the activities in the same order. Their texts are in `textEnds` and `textBytes` |
/// | `activityTags`, `activityBests` | `UInt32` and `PackedBest`, as in `PackedActivities` |
///
/// Body weights and activities have files of their own, in the same format, so that a daily weight or a run doesn't rewrite the
/// sets of ten years.
/// A section that a file doesn't have fails its checksum.
///
/// The index holds facts, not results, so that it stays valid when a formula changes. It is memory-mapped and never changed
/// in place.
struct IndexFile: Sendable {
  /// Must be raised when the layout changes, or what is read from the documents. It rises by itself when an exercise is
  /// replaced, because the index holds what its number meant.
  static var version: UInt32 { 9 << 16 | UInt32(ReplacedExercises.all.count) }
  static let magic = Array("gymindex".utf8)

  enum Section: Int, CaseIterable {
    case years, stamps, sessions, sets, exerciseSpans, order, tagTexts, textEnds, textBytes, past, pastSums
    case weightFolder, weights
    case activityStamps, activities, activityTags, activityBests
  }

  private let mapping: Mapping

  static let sectionTable = 40
  static var headerEnd: Int { sectionTable + Section.allCases.count * 24 }

  /// The index in a mapped file; nil if it may not be the index of the data directory whose status is `data`.
  init?(_ mapping: Mapping, of data: FileStatus) {
    let bytes = mapping.bytes
    guard bytes.count >= Self.headerEnd else { return nil }
    func word(_ offset: Int) -> UInt64 { bytes.load(fromByteOffset: offset, as: UInt64.self) }
    guard
      bytes[..<8].elementsEqual(Self.magic), word(8) == Self.form,
      word(16) == data.device, word(24) == data.inode, word(32) == UInt64(bytes.count)
    else { return nil }
    for section in Section.allCases {
      let (offset, count) = (word(Self.entry(section)), word(Self.entry(section) + 8))
      guard offset % 64 == 0, offset <= word(32), count <= word(32) - offset else { return nil }
    }
    self.mapping = mapping
  }

  /// The version and the hash of the strides.
  static var form: UInt64 {
    let strides = [
      MemoryLayout<YearStamp>.stride, MemoryLayout<WorkoutStamp>.stride, MemoryLayout<Session>.stride,
      MemoryLayout<PerformedSet>.stride, MemoryLayout<ExerciseSpan>.stride,
      MemoryLayout<WeightFolderStamp>.stride, MemoryLayout<WeightStamp>.stride,
      MemoryLayout<ActivityStamp>.stride, MemoryLayout<PackedActivity>.stride,
      MemoryLayout<PackedBest>.stride,
    ]
    let mixed = strides.reduce(UInt32(1)) { $0 &* 257 &+ UInt32($1) }
    return UInt64(version) | UInt64(mixed) << 32
  }

  /// The offset of a section's entry in the header.
  static func entry(_ section: Section) -> Int { sectionTable + section.rawValue * 24 }

  /// The values of a section; nil if its checksum is wrong.
  func column<Element: BitwiseCopyable & Sendable>(
    _ section: Section, of type: Element.Type = Element.self
  ) -> Column<Element>? {
    let memory = memory(section)
    let sum = mapping.bytes.load(fromByteOffset: Self.entry(section) + 16, as: UInt64.self)
    guard sum == checksum(memory) else { return nil }
    return column(memory)
  }

  private func column<Element>(_ memory: UnsafeRawBufferPointer) -> Column<Element>? {
    guard memory.count % MemoryLayout<Element>.stride == 0 else { return nil }
    return Column(memory.bindMemory(to: Element.self), owner: mapping)
  }

  private func memory(_ section: Section) -> UnsafeRawBufferPointer {
    func word(_ offset: Int) -> Int { Int(mapping.bytes.load(fromByteOffset: offset, as: UInt64.self)) }
    let (offset, count) = (word(Self.entry(section)), word(Self.entry(section) + 8))
    return UnsafeRawBufferPointer(rebasing: mapping.bytes[offset..<offset + count])
  }

  /// The whole history; nil if a checksum is wrong.
  func history() -> History? {
    guard
      let sessions = column(.sessions, of: Session.self), let sets = column(.sets, of: PerformedSet.self),
      let exerciseSpans = column(.exerciseSpans, of: ExerciseSpan.self),
      let order = column(.order, of: UInt32.self),
      let tagTexts = column(.tagTexts, of: UInt32.self), let texts
    else { return nil }
    return History(
      sessions: sessions, sets: sets, exerciseSpans: exerciseSpans, order: order, tagTexts: tagTexts,
      texts: texts)
  }

  var texts: TextTable? {
    guard let ends = column(.textEnds, of: UInt32.self), let bytes = column(.textBytes, of: UInt8.self) else {
      return nil
    }
    return TextTable(ends: ends, bytes: bytes)
  }

  /// The history of one exercise: its sets, except those of `workout`, and the sessions that contain them; nil if a checksum
  /// is wrong. Doesn't touch the sets of other exercises.
  func history(of exercise: ExerciseID, excluding workout: PackedID?) -> History? {
    guard
      let sessions = column(.sessions, of: Session.self), let tagTexts = column(.tagTexts, of: UInt32.self),
      let exerciseSpans = column(.exerciseSpans, of: ExerciseSpan.self), let texts,
      let sums = column(.pastSums, of: UInt64.self), sums.count == exerciseSpans.count,
      let past: Column<PerformedSet> = column(memory(.past))
    else { return nil }
    let id = PackedID(exercise)
    guard let span = exerciseSpans.firstIndex(where: { $0.packedID == id }) else { return History() }
    let places = exerciseSpans[span].places
    guard places.upperBound <= past.count, Self.sum(past, places) == sums[span] else { return nil }
    let all = History(
      sessions: sessions, sets: Column(), exerciseSpans: exerciseSpans, order: Column(), tagTexts: tagTexts,
      texts: texts)
    return History(past[places].filter { sessions[Int($0.session)].packedID != workout }, of: all)
  }

  /// The checksum of the sets at `places`.
  static func sum(_ sets: Column<PerformedSet>, _ places: Range<Int>) -> UInt64 {
    sets.withUnsafeBufferPointer { sets in
      checksum(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: sets[places])))
    }
  }
}
