import Insights
import Logbook
import Training
import Wording

/// The activities whose times and distances a cardio set has to beat for a record.
struct RivalActivities {
  private let activities: [Activity]
  private let scale: DistanceScale

  /// Finds the activities of an exercise's sport before a moment. They are read only if one of the records is of a distance. If they
  /// can't be read, there are none: the set is logged, so the command must not fail.
  init(of exercise: ExerciseID, before moment: Instant, among breaks: [RecordBreak], _ context: Context) {
    guard let sport = CardioSet.sport(of: exercise),
      breaks.contains(where: { [.fastest, .furthestDistance].contains($0.mark.kind) }),
      let data = try? context.logbook.read({ snapshot throws(Failure) in
        try ActivityHistory(snapshot, at: context.now)
      })
    else {
      (activities, scale) = ([], DistanceScale(nil))
      return
    }
    activities = data.activities.filter { $0.sport == sport && $0.start.seconds < moment.seconds }
    scale = data.scale
  }

  /// Whether one of them is no worse than a mark.
  func reach(_ mark: RecordEntry) -> Bool { activities.contains { $0.reaches(mark) } }

  /// The activity that held a record until a set broke it; nil if a set held it.
  func holder(until broken: RecordBreak) -> Activity? {
    guard broken.mark.kind == .fastest else {
      return activities.filter { $0.reaches(broken.previous) }
        .max { ($0.distance?.raw ?? 0) < ($1.distance?.raw ?? 0) }
    }
    let timed = activities.compactMap { activity in
      time(activity, broken.mark).map { (activity: activity, time: $0) }
    }
    let best = timed.min { $0.time < $1.time }
    return best.flatMap { $0.time <= broken.previous.duration ? $0.activity : nil }
  }

  /// The value of that activity.
  func text(of broken: RecordBreak, _ words: Words) -> String? {
    holder(until: broken).map { holder in
      guard broken.mark.kind == .fastest, let time = time(holder, broken.mark) else {
        return scale.distance(holder.distance?.double ?? 0, words)
      }
      return words.stopwatch(time.wholeSeconds)
    }
  }

  private func time(_ activity: Activity, _ mark: RecordEntry) -> Duration? {
    mark.distance.flatMap { activity.time(over: Thousandths(raw: $0.millimetres)) }
  }
}
