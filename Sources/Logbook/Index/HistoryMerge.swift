import Training

/// Merges the unchanged part of the indexed history with the workouts that were read again.
struct HistoryMerge {
  private let old: History
  private let fresh: History
  private var parts: [Part] = []
  /// The stamps of workouts without a session.
  private var bare: [WorkoutStamp] = []

  private struct Part {
    var start: Int
    var stamp: WorkoutStamp
    var isFresh: Bool
  }

  init(_ old: History, unchanged: [WorkoutStamp], _ fresh: History, read: [WorkoutStamp]) {
    (self.old, self.fresh) = (old, fresh)
    parts.reserveCapacity(unchanged.count + read.count)
    for stamp in unchanged { add(stamp, isFresh: false) }
    for stamp in read { add(stamp, isFresh: true) }
    parts.sort {
      ($0.start, $0.stamp.id, $0.stamp.year) < ($1.start, $1.stamp.id, $1.stamp.year)
    }
  }

  private mutating func add(_ stamp: WorkoutStamp, isFresh: Bool) {
    guard stamp.session != WorkoutStamp.noSession else { return bare.append(stamp) }
    let session = (isFresh ? fresh : old).sessions[Int(stamp.session)]
    parts.append(Part(start: session.start.seconds, stamp: stamp, isFresh: isFresh))
  }

  /// The whole history, and the stamps with their new session indices, ordered by year and id.
  func merged() -> (history: History, stamps: [WorkoutStamp]) {
    var builder = HistoryBuilder(
      sessions: parts.count, sets: old.sets.count + fresh.sets.count)
    let (oldSource, freshSource) = (builder.source(old), builder.source(fresh))
    var stamps = bare
    for (index, part) in parts.enumerated() {
      builder.append(Int(part.stamp.session), of: part.isFresh ? freshSource : oldSource)
      var stamp = part.stamp
      stamp.session = Int32(index)
      stamps.append(stamp)
    }
    stamps.sort { ($0.year, $0.id) < ($1.year, $1.id) }
    return (builder.history(), stamps)
  }
}
