import Insights
import Training
import Wording

/// The activities whose times and distances a cardio set has to beat for a record.
struct RivalActivities {
  private let activities: [Activity]
  private let scale: DistanceScale

  init(_ activities: [Activity], _ scale: DistanceScale) {
    (self.activities, self.scale) = (activities, scale)
  }

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
  func holder(until broken: RecordBreak) -> Activity? { holder(over: broken.mark, reaching: broken.previous) }

  /// The best activity over the distance of a mark that is no worse than another mark.
  private func holder(over mark: RecordEntry, reaching previous: RecordEntry) -> Activity? {
    guard mark.kind == .fastest else {
      return activities.filter { $0.reaches(previous) }
        .max { ($0.distance?.raw ?? 0) < ($1.distance?.raw ?? 0) }
    }
    let timed = activities.compactMap { activity in
      time(activity, mark).map { (activity: activity, time: $0) }
    }
    let best = timed.min { $0.time < $1.time }
    return best.flatMap { $0.time <= previous.duration ? $0.activity : nil }
  }

  /// The value of that activity.
  func text(of broken: RecordBreak, _ words: Words) -> String? {
    holder(until: broken).map { text($0, over: broken.mark, words) }
  }

  private func text(_ holder: Activity, over mark: RecordEntry, _ words: Words) -> String {
    guard mark.kind == .fastest, let time = time(holder, mark) else {
      return scale.distance(holder.distance?.double ?? 0, words)
    }
    return words.stopwatch(time.wholeSeconds)
  }

  /// The record that an activity held until a set broke it.
  func row(until broken: RecordBreak) -> ActivityRecords.Row? {
    holder(until: broken).map { holder in
      let over = broken.mark.kind == .fastest ? Thousandths(raw: broken.mark.millimetres) : nil
      return ActivityRecords.Row(
        sport: holder.sport, over: over, activity: holder, time: over.flatMap { holder.time(over: $0) },
        isSet: false)
    }
  }

  /// The activity that holds a record, beside the best set of an exercise: `activity: 7:40, 14 Oct`. Nil if the set holds it.
  func note(beside mark: RecordEntry, _ recordText: RecordText, today: Day) -> String? {
    let words = recordText.words
    guard let holder = holder(over: mark, reaching: mark), holder.exceeds(mark) else { return nil }
    let text = text(holder, over: mark, words)
    // What looks the same isn't told.
    return text == recordText.value(mark)
      ? nil : words.activity(text, words.dayRelative(holder.start.day, today: today))
  }

  private func time(_ activity: Activity, _ mark: RecordEntry) -> Duration? {
    mark.distance.flatMap { activity.time(over: Thousandths(raw: $0.millimetres)) }
  }
}

extension Words {
  fileprivate func activity(_ value: String, _ day: String) -> String {
    say(
      en: "activity: \(value), \(day)", es: "actividad: \(value), \(day)", ca: "activitat: \(value), \(day)")
  }
}
