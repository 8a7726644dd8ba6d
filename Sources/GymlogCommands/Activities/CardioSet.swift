import Insights
import Training

/// A completed cardio set of a workout, as the activity that it was.
struct CardioSet {
  /// The activity that the set counts as. It isn't stored; its id is the workout's.
  let activity: Activity
  /// When it may have been, in seconds since 1970. Sets are logged some time after they are done, so this begins with its workout.
  let span: ClosedRange<Int>
  let place: SetPlace
  /// The index of its exercise in the history.
  let exercise: Int
  /// Its index in the history.
  let index: Int
  let performance: Performance
  /// Whether it isn't a warm-up, so that it can hold a record.
  let isWork: Bool

  /// The sport of an exercise that people also record with a watch; nil for others.
  static func sport(of exercise: ExerciseID) -> Sport? {
    switch exercise.text {
    // Running, treadmill, trail running, sprints, intervals, curved treadmill
    case "39", "308", "797", "798", "799", "802": .run
    // Rowing machine, on the water
    case "40", "812": .row
    // Crawl, breaststroke, backstroke, open water
    case "303", "832", "833", "834": .swim
    // Cycling, stationary, assault and recumbent bikes, mountain biking
    case "305", "306", "307", "808", "810": .ride
    // Walking, on a treadmill, with a load, with poles
    case "309", "800", "801", "804", "805": .walk
    case "803": .hike
    case "819", "820": .ski
    default: nil
    }
  }

  static func all(in history: History) -> [CardioSet] {
    history.exercises.flatMap { exercise -> [CardioSet] in
      guard let sport = sport(of: history.id(ofExercise: exercise)) else { return [] }
      let sets = history.sets(ofExercise: exercise)
      return sets.indices.map { CardioSet(sets.setIndex($0), sport, exercise, of: history) }
    }
  }

  private init(
    _ index: Int, _ sport: Sport, _ exercise: Int, of history: History
  ) {
    let set = history.sets[index]
    let session = history.session(of: set)
    var activity = Activity(id: session.id, sport: sport, start: session.start)
    activity.tags = history.tags(of: session)
    switch set.amount {
    case .distance(let distance, let time):
      activity.distance = Thousandths(raw: distance.millimetres)
      activity.elapsed = time
    case .duration(let time): activity.elapsed = time
    case .reps: break
    }
    let seconds = activity.elapsed?.seconds ?? 0
    let start = session.start.seconds
    if let end = set.completed?.seconds ?? (session.end?.seconds).flatMap({ $0 > start ? $0 : nil }) {
      span = min(start, end - seconds)...max(start, end, start + seconds)
    } else {
      // A workout without a length may have lasted until night; one of a day alone, kept at noon, was at any time.
      let civil = session.start.civil
      let midnight = start - (civil.hour * 60 + civil.minute) * 60 - civil.second
      span = (start - midnight == 43_200 ? midnight : start)...midnight + 86_399
    }
    self.activity = activity
    (self.exercise, self.index, place) = (exercise, index, set.place)
    (performance, isWork) = (set.firstPart, set.type.isWork)
  }

  /// Whether an activity seems to be the run or ride of these sets of one exercise, together: the same sport, or one that can be the
  /// same, and day, times that overlap, and distances that differ by at most 10 % of the longer one; if one has no distance, as on a
  /// treadmill, their lengths of time.
  fileprivate static func isRun(_ sets: some Collection<CardioSet>, of other: Activity) -> Bool {
    guard
      sets.allSatisfy({
        $0.activity.sport.canBe(other.sport) && $0.activity.start.day == other.start.day
      }),
      sets.contains(where: {
        $0.span.lowerBound <= other.end.seconds && other.start.seconds <= $0.span.upperBound
      })
    else { return false }
    return difference(of: sets, from: other).map { $0 <= Activity.mostDifference } ?? false
  }

  /// The share by which the distance of sets together differs from that of an activity, or their time if one has no distance; nil if
  /// they can't be compared.
  fileprivate static func difference(of sets: some Collection<CardioSet>, from other: Activity) -> Double? {
    func sum(_ value: (Activity) -> Double?) -> Double? {
      sets.reduce(0) { sum, set in sum.flatMap { sum in value(set.activity).map { sum + $0 } } }
    }
    if let own = sum({ $0.distance?.double }), let distance = other.distance?.double {
      return Activity.difference(own, distance)
    }
    // A sport that isn't known may be no cardio at all.
    guard other.sport != .other, let own = sum({ $0.time?.exactSeconds }), own > 0 else { return nil }
    return [other.time, other.elapsed].compactMap { $0.map { Activity.difference(own, $0.exactSeconds) } }
      .min()
  }
}

/// A run that is both an activity and one set of a workout, or several. It counts once, as the activity.
struct LoggedTwice {
  let activity: Activity
  /// In order; there is at least one.
  let sets: [CardioSet]

  /// Pairs activities with sets: each with one, those first whose distances differ least, else with sets of a workout which
  /// together are as long. Those of the same sport go first. Returns the pairs and the sets without an activity.
  static func pairs(
    of activities: [Activity], with sets: [CardioSet]
  ) -> (twice: [LoggedTwice], others: [CardioSet]) {
    var byDay = Dictionary(grouping: sets) { $0.activity.start.day }
    var twice: [LoggedTwice] = []
    var alone: [Activity] = []
    func isSame(_ set: CardioSet, _ activity: Activity) -> Bool { set.activity.sport == activity.sport }
    let inOrder =
      activities.filter { activity in byDay[activity.start.day]?.contains { isSame($0, activity) } ?? false }
      + activities.filter { activity in
        byDay[activity.start.day].map { !$0.contains { isSame($0, activity) } } ?? false
      }
    for activity in inOrder {
      let day = activity.start.day
      guard let sets = byDay[day] else { continue }
      let like = sets.enumerated().filter { CardioSet.isRun([$0.element], of: activity) }
      let same = like.filter { isSame($0.element, activity) }
      let found = same.isEmpty ? like : same
      func difference(_ set: CardioSet) -> Int {
        abs((set.activity.distance?.raw ?? 0) - (activity.distance?.raw ?? 0))
      }
      guard let best = found.min(by: { difference($0.element) < difference($1.element) }) else {
        alone.append(activity)
        continue
      }
      byDay[day]?.remove(at: best.offset)
      twice.append(LoggedTwice(activity: activity, sets: [best.element]))
    }
    for activity in alone {
      let sets = byDay[activity.start.day] ?? []
      func difference(_ row: ArraySlice<CardioSet>) -> (Double, Int, Int) {
        let kinds = Set(row.map(\.performance)).count
        return (CardioSet.difference(of: row, from: activity) ?? 0, row.count { !$0.isWork }, kinds)
      }
      // Of rows that are as near, the one without a warm-up or cool-down.
      let together = rows(of: sets).filter { CardioSet.isRun($0, of: activity) }
        .map { (row: $0, difference: difference($0)) }
        .min { $0.difference < $1.difference }?.row
      guard let together else { continue }
      let taken = Set(together.map(\.index))
      byDay[activity.start.day]?.removeAll { taken.contains($0.index) }
      twice.append(LoggedTwice(activity: activity, sets: Array(together)))
    }
    return (twice, byDay.values.flatMap(\.self))
  }

  /// The sets of a workout that can be one activity together: at least two of an exercise in a row, or all of an exercise or a sport,
  /// with its warm-ups or without.
  private static func rows(of sets: [CardioSet]) -> [ArraySlice<CardioSet>] {
    func groups(_ name: (CardioSet) -> String) -> [[CardioSet]] {
      Array(Dictionary(grouping: sets) { $0.activity.id.text + " " + name($0) }.values)
    }
    let exercises = groups { String($0.place.exercise) }
    var rows: [ArraySlice<CardioSet>] = []
    for sets in exercises {
      for first in sets.indices {
        for last in sets.indices.dropFirst(first + 1) { rows.append(sets[first...last]) }
      }
    }
    for sets in exercises + groups(\.activity.sport.rawValue) {
      rows += [sets[...], sets.filter(\.isWork)[...]].filter { $0.count > 1 }
    }
    return rows.sorted { $0[$0.startIndex].index < $1[$1.startIndex].index }
  }

  /// The sets of each exercise.
  var parts: [LoggedTwice] {
    Dictionary(grouping: sets, by: \.place.exercise).sorted { $0.key < $1.key }
      .map { LoggedTwice(activity: activity, sets: $0.value) }
  }

  /// The sets as they are typed: `5km/25:00`, `5x1km/5:00`.
  var text: String {
    NotationWriter().text(sets.map { SetDraft(result: $0.performance) })
  }

  /// The references that remove the sets, as they are typed: `1.2`, `1.2-5`, or the exercise if a finished workout has no other set of
  /// it. That goes by its `name`, if there is one: a number can also be that of a set.
  func reference(in history: History, name: String?) -> String {
    let place = sets[0].place
    let session = history.session(of: sets[0].activity.id).map { history.sessions[$0] }
    let isAll = session.map {
      $0.end != nil && history.sets(of: $0).count { $0.place.exercise == place.exercise } == sets.count
    }
    let isOnly = session.map { session in
      !history.sets(of: session).contains { set in
        set.place.exercise != place.exercise && history.sets[sets[0].index].exercise == set.exercise
      }
    }
    if let name, isAll ?? false, isOnly ?? false { return shellName(name.lowercased()) }
    let exercise = "\(place.exercise + 1)"
    let numbers = sets.map { $0.place.set + 1 }
    guard let first = numbers.first, let last = numbers.last, last > first else {
      return "\(exercise).\(numbers[0])"
    }
    return last - first == numbers.count - 1
      ? "\(exercise).\(first)-\(last)" : numbers.map { "\(exercise).\($0)" }.joined(separator: " ")
  }

  /// The cardio sets that count with activities: all but those that are activities too. Without activities there are none, unless
  /// `orAlone`: reports show such sets with the workouts.
  static func setsBeside(
    _ activities: [Activity], in history: History, orAlone: Bool = false
  ) -> [CardioSet] {
    activities.isEmpty && !orAlone ? [] : pairs(of: activities, with: CardioSet.all(in: history)).others
  }
}

extension Outings {
  /// The exercises that go by the name of a sport and have activities of their own.
  static func exercises(of data: ActivityHistory, _ history: History) -> [ExerciseID] {
    Set(data.activities.map(\.sport)).compactMap(\.exercise).filter {
      !of($0, data, history).outings.activities.isEmpty
    }
  }

  /// The activities that count as an exercise: those that are also logged as its sets, and, if the sport goes by its name, those
  /// that aren't logged as sets at all. `others` are the rest of the sport's activities, which may be of this exercise or not.
  static func of(
    _ exercise: ExerciseID, _ data: ActivityHistory, _ history: History
  ) -> (outings: Outings, others: [Activity]) {
    var outings = Outings()
    guard let sport = CardioSet.sport(of: exercise) else { return (outings, []) }
    outings.inMiles = data.scale.unit == .miles
    let activities = data.activities.filter { $0.sport == sport }
    let twice = LoggedTwice.pairs(of: activities, with: CardioSet.all(in: history)).twice
    let known = Set(twice.map(\.activity.id))
    let own = twice.filter { $0.sets.allSatisfy { history.id(ofExercise: $0.exercise) == exercise } }
    outings.sets = Set(own.flatMap(\.sets).map(\.index))
    let alone = activities.filter { !known.contains($0.id) }
    let isPlain = sport.exercise == exercise
    outings.activities = own.map(\.activity) + (isPlain ? alone : [])
    return (outings, isPlain ? [] : alone)
  }
}

extension Sport {
  /// Whether an outing can be called either: a hike is a walk, and a file may not name its sport.
  fileprivate func canBe(_ other: Sport) -> Bool {
    self == other || other == .other || [self, other].allSatisfy { $0 == .walk || $0 == .hike }
  }

  /// The exercise that goes by the sport's name; nil if none does.
  var exercise: ExerciseID? {
    switch self {
    case .run: ExerciseID("39")
    case .ride: ExerciseID("305")
    case .walk: ExerciseID("309")
    case .hike: ExerciseID("803")
    case .swim: ExerciseID("303")
    case .row: ExerciseID("40")
    case .ski: ExerciseID("820")
    case .other: nil
    }
  }

  /// The clear texts that `2:00` can mean for a run, ride, walk or hike: hours and minutes, or minutes and seconds. Nil for other
  /// texts, and for more than four hours.
  func readings(ofTime text: String) -> [String]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard [.run, .ride, .walk, .hike].contains(self), parts.count == 2, parts[1].count == 2,
      let hours = Int(parts[0]), let minutes = Int(parts[1]), (1...4).contains(hours), minutes < 60
    else { return nil }
    return ["\(hours)h" + (minutes == 0 ? "" : "\(minutes)min"), "\(hours * 60 + minutes)s"]
  }
}
