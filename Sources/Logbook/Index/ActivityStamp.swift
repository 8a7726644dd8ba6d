import System
import Training

/// The status of an activity's folder when its document was read.
struct ActivityStamp: StatusStamp {
  let id: PackedID
  let inode: UInt64
  let changed: Int64
  let year: Int32
  // Wide enough to leave no gap.
  private var trust: UInt32

  init(_ folder: WorkoutKey, _ status: FileStatus) {
    (id, year) = (folder.id, folder.year)
    (inode, changed, trust) = (status.inode, status.changed, 0)
  }

  var key: WorkoutKey { WorkoutKey(year: year, id: id) }

  var isTrusted: Bool {
    get { trust == 1 }
    set { trust = newValue ? 1 : 0 }
  }
}

struct ActivityContent {
  /// Ordered by year and id, as `activities`.
  var stamps: Column<ActivityStamp>
  var activities: PackedActivities

  init(stamps: [ActivityStamp], activities: [Activity]) {
    (self.stamps, self.activities) = (Column(stamps), PackedActivities(activities))
  }

  /// Nil if a checksum is wrong.
  init?(_ index: IndexFile) {
    guard let stamps = index.column(.activityStamps, of: ActivityStamp.self),
      let activities = index.column(.activities, of: PackedActivity.self),
      let tags = index.column(.activityTags, of: UInt32.self),
      let bests = index.column(.activityBests, of: PackedBest.self), let texts = index.texts,
      stamps.count == activities.count
    else { return nil }
    self.stamps = stamps
    self.activities = PackedActivities(activities: activities, tags: tags, bests: bests, texts: texts)
  }

  /// The bytes of the index of the data directory whose status is `data`.
  func bytes(of data: FileStatus) -> [UInt8] {
    var writer = IndexWriter()
    writer.append(.activityStamps, stamps)
    writer.append(.activities, activities.activities)
    writer.append(.activityTags, activities.tags)
    writer.append(.activityBests, activities.bests)
    writer.append(.textEnds, activities.texts.ends)
    writer.append(.textBytes, activities.texts.bytes)
    return writer.finish(of: data)
  }
}
