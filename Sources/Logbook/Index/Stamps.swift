import Documents
import System
import Training

/// What the folder of a workout looked like from outside when it was read, and where what was read is.
struct WorkoutStamp: BitwiseCopyable, Hashable, Sendable {
  let id: PackedID
  /// Of the folder. Its time of change moves when a document in it comes, goes or is replaced.
  var inode: UInt64
  var changed: Int64
  /// `FolderDigest.names` and `.files`: the latter moves when a file is changed in place, too.
  var names: UInt64
  var files: UInt64
  let year: Int32
  /// The index of its session in the history; -1 where it has none, as `workout.json` isn't there yet.
  var session: Int32
  // As wide as it is, there is no gap.
  private var trust: UInt64

  static let noSession: Int32 = -1

  /// `scan` is nil where the folder can't be looked through.
  init(_ folder: WorkoutKey, _ scan: FolderScan?) {
    (id, year) = (folder.id, folder.year)
    (inode, changed) = (scan?.folder.inode ?? 0, scan?.folder.changed ?? 0)
    (names, files) = (scan?.digest.names ?? 0, scan?.digest.files ?? 0)
    session = Self.noSession
    trust = 0
  }

  var key: WorkoutKey { WorkoutKey(year: year, id: id) }

  var isTrusted: Bool {
    get { trust & 1 != 0 }
    set { trust = trust & ~1 | (newValue ? 1 : 0) }
  }

  /// Whether a document of it couldn't be used.
  var isDamaged: Bool {
    get { trust & 2 != 0 }
    set { trust = trust & ~2 | (newValue ? 2 : 0) }
  }

  func isSameFolder(_ status: FileStatus) -> Bool { inode == status.inode && changed == status.changed }

  func isSame(_ digest: FolderDigest) -> Bool { names == digest.names && files == digest.files }
}

/// A year's folder when its names were read, and which of the stamps are of its workouts.
struct YearStamp: BitwiseCopyable, Hashable, Sendable {
  var inode: UInt64
  var changed: Int64
  let year: Int32
  var first: UInt32
  var count: UInt32
  private var trust: UInt32

  init(_ year: Int32, _ status: FileStatus) {
    self.year = year
    (inode, changed) = (status.inode, status.changed)
    (first, count, trust) = (0, 0, 0)
  }

  var isTrusted: Bool {
    get { trust == 1 }
    set { trust = newValue ? 1 : 0 }
  }

  func isSameFolder(_ status: FileStatus) -> Bool { inode == status.inode && changed == status.changed }

  var stamps: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// The folder of a workout in two numbers.
struct WorkoutKey: Hashable, Comparable, Sendable {
  var year: Int32
  var id: PackedID

  init(year: Int32, id: PackedID) {
    self.year = year
    self.id = id
  }

  init(_ folder: WorkoutFolder) {
    year = Int32(folder.year)
    id = PackedID(folder.id)
  }

  var folder: WorkoutFolder? { WorkoutFolder(year: Int(year), id: id.entity) }

  static func < (one: Self, other: Self) -> Bool { (one.year, one.id) < (other.year, other.id) }
}

/// Which times of change say that nothing has been changed since.
///
/// A clock that ticks slowly gives two changes the same time. So one within two seconds of the latest time that is known
/// isn't trusted: neither the latest found, nor what the clock here shows, unless another machine keeps the files.
/// Without the clock, a logbook that was copied within seconds would never be trusted. Where a clock has gone back, times
/// near to what it shows now aren't trusted either.
struct TimestampTrust {
  /// The latest time of change that was found, in nanoseconds since 1970 UTC.
  var newest: Int64
  /// What the clock shows.
  var now: Int64
  /// Whether the clock that gives the times is another's.
  var isRemote: Bool

  private static let margin: Int64 = 2_000_000_000

  func covers(_ time: Int64) -> Bool {
    let latest = isRemote ? newest : max(newest, now)
    guard time < latest - Self.margin else { return false }
    return isRemote || (time - now).magnitude > Self.margin.magnitude
  }
}
