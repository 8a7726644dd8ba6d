import Formats
import Logbook
import Tracks
import Training
import Wording

/// An activity with its track, if that is there and can be read.
struct ActivityTrack {
  let activity: Activity
  /// Nil without a file, or if it is missing or can't be read.
  let measured: MeasuredTrack?
  /// Whether the document names a file that isn't there, or can't be read.
  let isTrackLost: Bool
  /// Whether the file can be read, but isn't the one that was imported.
  let isTrackChanged: Bool
  /// What is wrong with the file: it was imported in part.
  let damage: [TrackProblem]

  /// `isNamed`: it is what a command is about, so its file is compared with that which was imported; of many, only the size is.
  init(
    _ stored: StoredDocument<Activity>, in snapshot: Snapshot, isNamed: Bool = false
  ) throws(Failure) {
    activity = stored.value
    guard let file = activity.file, let folder = stored.folder else {
      (measured, isTrackLost, isTrackChanged, damage) = (nil, false, false, [])
      return
    }
    let bytes = try snapshot.keptFile(file, in: folder)
    let reading = bytes.map { TrackReading($0) }
    guard let bytes, let reading, let track = Track(file, in: reading) else {
      (measured, isTrackLost, isTrackChanged, damage) = (nil, true, false, [])
      return
    }
    (measured, isTrackLost) = (MeasuredTrack(track, as: activity.sport), false)
    isTrackChanged = bytes.count != file.size || isNamed && SHA256.hash(bytes) != file.hash
    damage = reading.problems.filter(\.kind.isDamage)
  }
}

extension Track {
  /// The track of an activity in its file; nil if that is another.
  init?(_ file: TrackFile, in reading: TrackReading) {
    let tracks = reading.tracks.filter { !$0.isPlanned }
    if let number = file.track {
      guard tracks.indices.contains(number - 1) else { return nil }
      self = tracks[number - 1]
    } else {
      self.init(joining: tracks)
    }
  }
}

/// The energy of an activity, and where the number comes from.
enum ActivityEnergy {
  /// The device's own figure.
  case device(Int)
  /// `weight` is the body weight, and the day that it is of.
  case estimate(CalorieEstimate, weight: (day: Day, kilograms: Double), of: Activity)
  /// No body weight is recorded.
  case lacksWeight
  /// There is no formula for the sport, or no time.
  case unknown

  /// The device's figure; if there is none, an estimate.
  init(_ activity: Activity, _ profile: Profile?, _ context: Context) throws(Failure) {
    self.init(activity, try context.bodyWeights.value(), profile?.sex)
  }

  /// The same, with the body weights at hand. The METs are those of either sex.
  init(_ activity: Activity, _ weights: BodyWeights, _ sex: Sex? = nil) {
    if let calories = activity.device?.calories, calories > 0 {
      self = .device(calories)
      return
    }
    guard let entry = weights.entry(on: activity.start.day) else {
      self = .lacksWeight
      return
    }
    let kilograms = entry.weight.converted(to: .kilograms).value.double
    let estimate = CalorieEstimate(
      .met, activity.sport, kilograms: kilograms, distance: activity.distance?.double ?? 0,
      moving: activity.time?.exactSeconds ?? 0, sex: sex)
    self =
      estimate.map {
        .estimate($0, weight: (entry.day, kilograms), of: activity)
      } ?? .unknown
  }

  /// Whether a formula gave it.
  var isEstimate: Bool { if case .estimate = self { true } else { false } }

  /// Kilocalories; nil if they aren't known.
  var kilocalories: Int? {
    switch self {
    case .device(let calories): calories
    case .estimate(let estimate, _, _): Int(estimate.kilocalories.rounded(.toNearestOrAwayFromZero))
    case .lacksWeight, .unknown: nil
    }
  }
}
