import Training

/// Rows that have times of their own, to be put in order.
struct ForeignEntries {
  private let order: ForeignFormat.Order
  private var entries: [ForeignEntry] = []

  init(_ order: ForeignFormat.Order) { self.order = order }

  mutating func append(_ entry: ForeignEntry) { entries.append(entry) }

  /// The rows, those of a workout in the order in which they were done, with its first and last time.
  func arranged() -> [ForeignEntry] {
    var groups: [[ForeignEntry]] = []
    var places: [String: Int] = [:]
    for entry in order == .byGaps ? keyedByGaps() : entries {
      if let place = places[entry.key] {
        groups[place].append(entry)
      } else {
        places[entry.key] = groups.count
        groups.append([entry])
      }
    }
    return groups.flatMap { timed(inOrder(afterMidnight($0))) }
  }

  /// The rows with a key for each run of them without a gap of hours.
  private func keyedByGaps() -> [ForeignEntry] {
    let moments = entries.map { $0.clock?.seconds ?? 0 }
    var keyed = entries
    var (key, last) = ("", Int.min / 2)
    for index in entries.indices.sorted(by: { (moments[$0], $0) < (moments[$1], $1) }) {
      if moments[index] - last > 3 * 3_600 { key = entries[index].workout.identity }
      last = moments[index]
      (keyed[index].key, keyed[index].workout.identity) = (key, key)
    }
    return keyed
  }

  /// The rows of a workout that has one date and a time for each row, those after midnight on the next day: early ones, when all others
  /// are more than half a day later. It is read as an early end is, ``ForeignTime/length(to:)``.
  private func afterMidnight(_ group: [ForeignEntry]) -> [ForeignEntry] {
    guard order == .byTimeOfDay else { return group }
    let times = group.compactMap { if case .civil(let time)? = $0.clock { time } else { nil } }
    let (early, others) = (times.filter { $0.hour < 6 }, times.filter { $0.hour >= 6 })
    func seconds(_ time: CivilTime) -> Int { ForeignTime.civil(time).seconds }
    guard times.count == group.count, let last = early.map(seconds).max(),
      let first = others.map(seconds).min(), first - last > 12 * 3_600
    else { return group }
    return group.map { entry in
      guard case .civil(var time)? = entry.clock, time.hour < 6 else { return entry }
      time.day = Day(daysSince1970: time.day.daysSince1970 + 1)
      var entry = entry
      entry.clock = .civil(time)
      return entry
    }
  }

  /// The rows of a workout in the order of time. Files have them forwards or backwards.
  private func inOrder(_ group: [ForeignEntry]) -> [ForeignEntry] {
    let moments = group.map { $0.clock?.seconds ?? 0 }
    let pairs = zip(moments, moments.dropFirst())
    if pairs.allSatisfy({ $0 <= $1 }) { return group }
    if pairs.allSatisfy({ $0 >= $1 }) { return group.reversed() }
    return group.indices.sorted { (moments[$0], $0) < (moments[$1], $1) }.map { group[$0] }
  }

  private func timed(_ group: [ForeignEntry]) -> [ForeignEntry] {
    guard let first = group.first?.clock, let last = group.last?.clock else { return group }
    let length = first.length(to: last).flatMap { $0.milliseconds == 0 ? nil : $0 }
    return group.map { entry in
      var entry = entry
      (entry.workout.start, entry.workout.length) = (first, length.map { .byClock($0) })
      return entry
    }
  }
}

extension ForeignTime {
  /// Seconds to compare with those of other times of the same kind.
  var seconds: Int {
    switch self {
    case .day(let day): day.daysSince1970 * 86_400
    case .civil(let civil): Instant(civil, offset: 0).seconds
    case .instant(let instant): instant.seconds
    }
  }
}
