import Documents
import System
import Training

/// The status of a file or folder when it was read.
protocol StatusStamp: BitwiseCopyable, Hashable, Sendable {
  var inode: UInt64 { get }
  /// The change time, in nanoseconds since 1970 UTC. That of a folder changes when something in it is added, removed or replaced.
  var changed: Int64 { get }
}

extension StatusStamp {
  func isSame(_ status: FileStatus) -> Bool { inode == status.inode && changed == status.changed }
}

/// The status of a workout's folder when it was read, and where its session is in the history.
struct WorkoutStamp: StatusStamp {
  let id: PackedID
  var inode: UInt64
  var changed: Int64
  /// `FolderDigest.names` and `.files`. Only the latter changes when a file is edited in place.
  var names: UInt64
  var files: UInt64
  let year: Int32
  /// The index of its session in the history; `noSession` if there is no `workout.json` yet.
  var session: Int32
  // Wide enough to leave no gap.
  private var trust: UInt64

  static let noSession: Int32 = -1

  /// `scan` is nil if the folder can't be scanned.
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

  /// Whether one of its documents couldn't be used.
  var isDamaged: Bool {
    get { trust & 2 != 0 }
    set { trust = trust & ~2 | (newValue ? 2 : 0) }
  }

  func isSame(_ digest: FolderDigest) -> Bool { names == digest.names && files == digest.files }
}

/// The status of a year's folder when its names were read, and the range of its workouts among the stamps.
struct YearStamp: StatusStamp {
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

  var stamps: Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// A `WorkoutFolder` of fixed size.
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

/// Decides which change times prove that a file hasn't changed since.
///
/// A clock may tick so slowly that two changes get the same time. A change time within two seconds of the latest known one
/// therefore isn't trusted. The latest known time is the newest one found or, unless the files are on another machine, what
/// the local clock shows; without the clock, a logbook that was copied within seconds would never be trusted. Change times
/// close to the current time aren't trusted either, in case the clock was set back.
struct TimestampTrust {
  /// The latest change time found, in nanoseconds since 1970 UTC.
  var newest: Int64
  /// The current time, in nanoseconds since 1970 UTC.
  var now: Int64
  /// Whether the change times come from another machine's clock.
  var isRemote: Bool

  private static let margin: Int64 = 2_000_000_000

  /// Whether a change time can be trusted.
  func covers(_ time: Int64) -> Bool {
    let latest = isRemote ? newest : max(newest, now)
    guard time < latest - Self.margin else { return false }
    return isRemote || (time - now).magnitude > Self.margin.magnitude
  }
}
