import System
import Training

/// A body weight, and the status of its document when it was read.
struct WeightStamp: StatusStamp {
  let id: PackedID
  let inode: UInt64
  let changed: Int64
  private let moment: Int64
  /// The weight in thousandths of its unit; 0 if the document can't be used.
  private let raw: Int64
  // Eight bytes together: a gap would be written with whatever is in memory.
  private let offset: Int32
  private let unitCode: UInt16
  private var trust: UInt16

  /// `weight` is nil if the document can't be used.
  init(_ id: PackedID, _ weight: BodyWeight?, _ file: FileStatus) {
    self.id = id
    (inode, changed) = (file.inode, file.changed)
    moment = Int64(weight?.at.seconds ?? 0)
    offset = Int32(weight?.at.offset ?? 0)
    raw = Int64(weight?.weight.value.raw ?? 0)
    unitCode = weight?.weight.unit == .pounds ? 1 : 0
    trust = 0
  }

  /// Always false for a document that can't be used, so that each reading reports it.
  var isTrusted: Bool {
    get { trust == 1 }
    set { trust = newValue && raw != 0 ? 1 : 0 }
  }

  /// Nil if the document can't be used.
  var weight: BodyWeight? {
    guard raw != 0 else { return nil }
    return BodyWeight(
      id: id.entity, weight: Mass(Thousandths(raw: Int(raw)), unitCode == 1 ? .pounds : .kilograms),
      at: Instant(seconds: seconds, offset: Int(offset)))
  }

  /// When the weight was recorded, in seconds since 1970.
  var seconds: Int { Int(moment) }
}

/// The status of the folder of the body weights when its names were read.
struct WeightFolderStamp: StatusStamp {
  let inode: UInt64
  let changed: Int64
  private var trust: UInt64

  init(_ folder: FileStatus) { (inode, changed, trust) = (folder.inode, folder.changed, 0) }

  var isTrusted: Bool {
    get { trust == 1 }
    set { trust = newValue ? 1 : 0 }
  }
}

struct WeightContent {
  var folder: WeightFolderStamp
  /// Ordered by id.
  var stamps: [WeightStamp]

  init(folder: WeightFolderStamp, stamps: [WeightStamp]) { (self.folder, self.stamps) = (folder, stamps) }

  /// Nil if a checksum is wrong.
  init?(_ index: IndexFile) {
    guard
      let folder = index.column(.weightFolder, of: WeightFolderStamp.self)?.first,
      let stamps = index.column(.weights, of: WeightStamp.self)
    else { return nil }
    self.init(folder: folder, stamps: Array(stamps))
  }

  /// The bytes of the index of the data directory whose status is `data`.
  func bytes(of data: FileStatus) -> [UInt8] {
    var writer = IndexWriter()
    writer.append(.weightFolder, Column([folder]))
    writer.append(.weights, Column(stamps))
    return writer.finish(of: data)
  }
}
