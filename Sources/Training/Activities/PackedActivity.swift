/// An activity without its note and its file, in fixed size: what reports need, so that they don't read each document.
package struct PackedActivity: BitwiseCopyable, Hashable, Sendable {
  package let id: PackedID
  private let start: Int64
  private let offset: Int32
  private let sport: Int32
  /// The indices of its texts; -1 without one.
  private let name: Int32
  private let deviceName: Int32
  private let firstTag: UInt32
  private let tagCount: UInt32
  private let firstBest: UInt32
  private let bestCount: UInt32
  private let elapsed: Int64
  private let moving: Int64
  private let distance: Int64
  private let heartRate: PackedHeartRate
  private let device: PackedDeviceFigures
  private let computed: PackedTrackFigures

  private init(_ activity: Activity, _ lists: inout PackedActivities.Builder) {
    id = PackedID(activity.id)
    (start, offset) = (Int64(activity.start.seconds), Int32(activity.start.offset))
    sport = Int32(Sport.allCases.firstIndex(of: activity.sport) ?? 0)
    name = lists.index(of: activity.name)
    deviceName = lists.index(of: activity.device?.name)
    (firstTag, tagCount) = (UInt32(lists.tags.count), UInt32(activity.tags.count))
    for tag in activity.tags { lists.tags.append(UInt32(lists.index(of: tag))) }
    let best = activity.computed?.best ?? []
    (firstBest, bestCount) = (UInt32(lists.bests.count), UInt32(best.count))
    lists.bests += best.map {
      PackedBest(distance: Int64($0.distance.raw), time: Int64($0.time.milliseconds))
    }
    (elapsed, moving) = (packed(activity.elapsed), packed(activity.moving))
    distance = packed(activity.distance)
    heartRate = PackedHeartRate(activity.heartRate)
    device = PackedDeviceFigures(activity.device)
    computed = PackedTrackFigures(activity.computed)
  }

  fileprivate static func pack(_ activity: Activity, _ lists: inout PackedActivities.Builder)
    -> PackedActivity
  {
    PackedActivity(activity, &lists)
  }

  /// When it began, in seconds since 1970.
  package var seconds: Int { Int(start) }

  private static let sports = Sport.allCases

  /// Nil if an index is wrong.
  fileprivate func activity(in lists: PackedActivities) -> Activity? {
    let sports = Self.sports
    let (tags, bests) = (range(firstTag, tagCount), range(firstBest, bestCount))
    guard sports.indices.contains(Int(sport)), tags.upperBound <= lists.tags.count,
      bests.upperBound <= lists.bests.count, lists.has(name), lists.has(deviceName)
    else { return nil }
    var activity = Activity(
      id: id.entity, sport: sports[Int(sport)], start: Instant(seconds: seconds, offset: Int(offset)))
    activity.name = lists.text(name)
    activity.tags = lists.tags[tags].compactMap { lists.text(Int32(bitPattern: $0)) }
    (activity.elapsed, activity.moving) = (duration(elapsed), duration(moving))
    activity.distance = thousandths(distance)
    activity.heartRate = heartRate.heartRate
    activity.device = device.figures(name: lists.text(deviceName))
    activity.computed = computed.figures(
      best: lists.bests[bests].map { best in
        TrackFigures.Best(
          distance: Thousandths(raw: Int(best.distance)), time: Duration(milliseconds: Int(best.time)))
      })
    return activity
  }

  private func range(_ first: UInt32, _ count: UInt32) -> Range<Int> { Int(first)..<Int(first) + Int(count) }
}

/// The fastest time over a distance: thousandths of a metre, milliseconds.
package struct PackedBest: BitwiseCopyable, Hashable, Sendable {
  let distance: Int64
  let time: Int64
}

/// Activities as the index has them, and the lists that they point into.
package struct PackedActivities: Sendable {
  package let activities: Column<PackedActivity>
  package let tags: Column<UInt32>
  package let bests: Column<PackedBest>
  package let texts: TextTable

  /// Creates them from what was written before.
  package init(
    activities: Column<PackedActivity>, tags: Column<UInt32>, bests: Column<PackedBest>, texts: TextTable
  ) {
    (self.activities, self.tags, self.bests, self.texts) = (activities, tags, bests, texts)
  }

  /// Packs activities, in their order.
  package init(_ activities: [Activity]) {
    var lists = Builder()
    let packed = activities.map { PackedActivity.pack($0, &lists) }
    self.init(
      activities: Column(packed), tags: Column(lists.tags), bests: Column(lists.bests),
      texts: lists.texts.table)
  }

  /// The activity at an index, without its note and its file; nil if it points outside the lists.
  package func activity(at index: Int) -> Activity? { activities[index].activity(in: self) }

  fileprivate func has(_ text: Int32) -> Bool { text < texts.count }

  fileprivate func text(_ index: Int32) -> String? { index < 0 || !has(index) ? nil : texts[Int(index)] }

  fileprivate struct Builder {
    var tags: [UInt32] = []
    var bests: [PackedBest] = []
    var texts = TextTableBuilder()

    mutating func index(of text: String?) -> Int32 { text.map { Int32(texts.index(of: $0)) } ?? -1 }
  }
}

private struct PackedHeartRate: BitwiseCopyable, Hashable, Sendable {
  /// Beats per minute; -1 for what isn't known.
  private let average: Int32
  private let maximum: Int32

  init(_ rate: Activity.HeartRate?) {
    (average, maximum) = (Int32(rate?.average ?? -1), Int32(rate?.maximum ?? -1))
  }

  var heartRate: Activity.HeartRate? {
    if average < 0, maximum < 0 { return nil }
    return Activity.HeartRate(
      average: average < 0 ? nil : Int(average), maximum: maximum < 0 ? nil : Int(maximum))
  }
}

private struct PackedDeviceFigures: BitwiseCopyable, Hashable, Sendable {
  private let isThere: Int64
  private let elapsed: Int64
  private let timer: Int64
  private let distance: Int64
  private let calories: Int64
  private let gain: Int64
  private let loss: Int64
  private let maximumSpeed: Int64
  private let heartRate: PackedHeartRate

  init(_ figures: DeviceFigures?) {
    isThere = figures == nil ? 0 : 1
    (elapsed, timer) = (packed(figures?.elapsed), packed(figures?.timer))
    distance = packed(figures?.distance)
    calories = figures?.calories.map(Int64.init) ?? .min
    (gain, loss) = (packed(figures?.gain), packed(figures?.loss))
    maximumSpeed = packed(figures?.maximumSpeed)
    heartRate = PackedHeartRate(figures?.heartRate)
  }

  func figures(name: String?) -> DeviceFigures? {
    guard isThere == 1 else { return nil }
    var figures = DeviceFigures()
    figures.name = name
    (figures.elapsed, figures.timer) = (duration(elapsed), duration(timer))
    figures.distance = thousandths(distance)
    figures.calories = calories == .min ? nil : Int(calories)
    (figures.gain, figures.loss) = (thousandths(gain), thousandths(loss))
    figures.maximumSpeed = thousandths(maximumSpeed)
    figures.heartRate = heartRate.heartRate
    return figures
  }
}

private struct PackedTrackFigures: BitwiseCopyable, Hashable, Sendable {
  /// The number of points that were left out; -1 if nothing was computed.
  private let leftOut: Int64
  private let distance: Int64
  private let moving: Int64
  private let gain: Int64
  private let loss: Int64
  private let lowest: Int64
  private let highest: Int64
  private let maximumSpeed: Int64
  private let startPlace: PackedPlace
  private let endPlace: PackedPlace

  init(_ figures: TrackFigures?) {
    leftOut = figures.map { Int64($0.leftOut) } ?? -1
    (distance, moving) = (packed(figures?.distance), packed(figures?.moving))
    (gain, loss) = (packed(figures?.gain), packed(figures?.loss))
    (lowest, highest) = (packed(figures?.lowest), packed(figures?.highest))
    maximumSpeed = packed(figures?.maximumSpeed)
    (startPlace, endPlace) = (PackedPlace(figures?.startPlace), PackedPlace(figures?.endPlace))
  }

  func figures(best: [TrackFigures.Best]) -> TrackFigures? {
    guard leftOut >= 0 else { return nil }
    var figures = TrackFigures()
    figures.leftOut = Int(leftOut)
    (figures.distance, figures.moving) = (thousandths(distance), duration(moving))
    (figures.gain, figures.loss) = (thousandths(gain), thousandths(loss))
    (figures.lowest, figures.highest) = (thousandths(lowest), thousandths(highest))
    (figures.maximumSpeed, figures.best) = (thousandths(maximumSpeed), best)
    (figures.startPlace, figures.endPlace) = (startPlace.place, endPlace.place)
    return figures
  }
}

private struct PackedPlace: BitwiseCopyable, Hashable, Sendable {
  /// Hundred-thousandths of a degree; the smallest number for an unknown place.
  private let latitude: Int32
  private let longitude: Int32

  init(_ place: RoundedPlace?) {
    latitude = place.map { Int32($0.latitude) } ?? .min
    longitude = place.map { Int32($0.longitude) } ?? .min
  }

  var place: RoundedPlace? {
    latitude == .min ? nil : RoundedPlace(latitude: Int(latitude), longitude: Int(longitude))
  }
}

// The smallest number stands for what isn't known.
private func packed(_ value: Thousandths?) -> Int64 { value.map { Int64($0.raw) } ?? .min }
private func packed(_ value: Duration?) -> Int64 { value.map { Int64($0.milliseconds) } ?? .min }
private func thousandths(_ value: Int64) -> Thousandths? {
  value == .min ? nil : Thousandths(raw: Int(value))
}
private func duration(_ value: Int64) -> Duration? {
  value == .min ? nil : Duration(milliseconds: Int(value))
}
