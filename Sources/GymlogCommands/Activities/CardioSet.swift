import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

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

  /// Whether both are sets of one exercise in one workout.
  fileprivate func isBeside(_ other: CardioSet) -> Bool {
    activity.id == other.activity.id && place.exercise == other.place.exercise
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
  static func isRun(_ sets: [CardioSet], of other: Activity) -> Bool {
    guard
      sets.allSatisfy({
        $0.activity.sport.canBe(other.sport) && $0.activity.start.day == other.start.day
      }),
      sets.contains(where: {
        $0.span.lowerBound <= other.end.seconds && other.start.seconds <= $0.span.upperBound
      })
    else { return false }
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= max(one, other) / 10 }
    func sum(_ value: (Activity) -> Double?) -> Double? {
      sets.reduce(0) { sum, set in sum.flatMap { sum in value(set.activity).map { sum + $0 } } }
    }
    if let own = sum({ $0.distance?.double }), let distance = other.distance?.double {
      return isNear(own, distance)
    }
    // A sport that isn't known may be no cardio at all.
    guard other.sport != .other, let own = sum({ $0.time?.exactSeconds }), own > 0 else { return false }
    return [other.time, other.elapsed].compactMap { $0?.exactSeconds }.contains { isNear(own, $0) }
  }
}

/// A run that is both an activity and one set of a workout, or several of one exercise. It counts once, as the activity.
struct LoggedTwice {
  let activity: Activity
  /// In order; there is at least one.
  let sets: [CardioSet]

  /// Pairs activities with sets: each with one, those first whose distances differ least, else with all sets of an exercise in a
  /// workout, or all but its warm-ups, which together are as long. Those of the same sport go first. Returns the pairs and the sets
  /// without an activity.
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
      let together = sets.lazy.map { first in sets.filter { $0.isBeside(first) } }
        .flatMap { [$0, $0.filter(\.isWork)] }
        .first { $0.count > 1 && CardioSet.isRun($0, of: activity) }
      guard let together else { continue }
      let taken = Set(together.map(\.index))
      byDay[activity.start.day]?.removeAll { taken.contains($0.index) }
      twice.append(LoggedTwice(activity: activity, sets: together))
    }
    return (twice, byDay.values.flatMap(\.self))
  }

  /// The sets as they are typed: `5km/25:00`, `5x1km/5:00`.
  var text: String {
    NotationWriter().text(sets.map { SetDraft(result: $0.performance) })
  }

  /// The references that remove the sets, as they are typed: `1.2`, `1.2-5`, or the exercise if a finished workout has no other set of
  /// it. That goes by its `name`: a number can also be that of a set.
  func reference(in history: History, name: String) -> String {
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
    if isAll ?? false, isOnly ?? false { return shellName(name.lowercased()) }
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
    let own = twice.filter { history.id(ofExercise: $0.sets[0].exercise) == exercise }
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

/// Activities of an answer that are logged in workouts too, and the history of those workouts.
struct LoggedTwiceList {
  let list: [LoggedTwice]
  private let history: History
  private let context: Context
  /// How distances of the activities are shown, if the sets are what was just logged.
  private var scale: DistanceScale?

  /// Finds the activities among the completed sets of a workout, or of some places in it. Activities are read only if there is a
  /// cardio set. If they can't be read, there are none: the change is made, so the command must not fail.
  init(loggedIn workout: Workout, _ places: [SetPlace]?, _ context: Context) {
    let places = (places ?? workout.exercises.indices.flatMap(workout.donePlaces)).filter {
      workout[$0].isDone && CardioSet.sport(of: workout.exercises[$0.exercise].exercise) != nil
    }
    guard !places.isEmpty, !workout.isRoutine,
      let data = try? context.logbook.read({ snapshot throws(Failure) in
        try ActivityHistory(snapshot, at: context.now)
      })
    else {
      (list, history, self.context) = ([], History(), context)
      return
    }
    (history, self.context, scale) = (History([workout]), context, data.scale)
    let activities = data.activities.filter { $0.start.day == workout.start.day }
    list = LoggedTwice.pairs(of: activities, with: CardioSet.all(in: history)).twice
      .filter { $0.sets.contains { places.contains($0.place) } }
  }

  /// Finds which activities are logged in workouts too. If the workouts can't be read, there are none: the change is made, so the
  /// command must not fail.
  init(_ activities: [Activity], _ context: Context) {
    let found = try? context.logbook.read { snapshot throws(Failure) in
      try context.history(in: snapshot).history
    }
    self.init(activities, in: found ?? History(), context)
  }

  init(_ activities: [Activity], in history: History, _ context: Context) {
    (self.history, self.context) = (history, context)
    list = LoggedTwice.pairs(of: activities, with: CardioSet.all(in: history)).twice
  }

  func lines(_ screen: Screen) -> [String] {
    list.flatMap { twice in
      let words = screen.words
      let exercise = context.name(of: context.exercise(twice.sets[0].exercise, of: history))
      let reference = twice.reference(in: history, name: exercise)
      let line = "gymlog remove \(reference) --in \(twice.sets[0].activity.id.text)"
      let set = exercise + " " + twice.text
      let sentence =
        scale.map { scale in
          words.alsoActivity(
            ([context.label(twice.activity)] + twice.activity.figures(scale, words)).joined(separator: " · "),
            set)
        } ?? words.loggedTwice(words.name(of: twice.activity), set)
      return wrapped(sentence, width: screen.width)
        + screen.flowing([.init(words.toKeepActivity(twice.sets.count)), .init(line, .accent)], between: " ")
    }
  }

  var json: JSON { .array(members) }

  fileprivate var members: [JSON] {
    list.map { twice in
      let exercise = context.exercise(twice.sets[0].exercise, of: history)
      return [
        "activity": .string(twice.activity.id.text), "workout": .string(twice.sets[0].activity.id.text),
        "exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text),
        "set": .string(twice.text), "reference": .string(twice.reference(in: history, name: exercise.name)),
      ]
    }
  }
}

extension Reply {
  /// The same reply, which also tells which of the logged sets are activities too.
  func telling(of twice: [LoggedTwiceList]) -> Reply {
    let twice = twice.filter { !$0.list.isEmpty }
    if twice.isEmpty { return self }
    return adding([JSON.Member(name: "loggedTwice", value: .array(twice.flatMap(\.members)))]) { screen in
      twice.flatMap { $0.lines(screen) }
    }
  }
}

extension Words {
  fileprivate func loggedTwice(_ activity: String, _ set: String) -> String {
    say(
      en: "Also logged in a workout: \(activity), as \(set). It counts once",
      es: "También está en un entrenamiento: \(activity), como \(set). Cuenta una sola vez",
      ca: "També és en un entrenament: \(activity), com a \(set). Compta un sol cop")
  }

  /// A set that was logged is an activity too, given with its day and figures.
  fileprivate func alsoActivity(_ activity: String, _ set: String) -> String {
    say(
      en: "\(set) is an activity too: \(activity). It counts once",
      es: "\(set) también es una actividad: \(activity). Cuenta una sola vez",
      ca: "\(set) també és una activitat: \(activity). Compta un sol cop")
  }

  /// The hint with the line that removes the sets.
  fileprivate func toKeepActivity(_ count: Int) -> String {
    say(
      en: count == 1 ? "To remove that set:" : "To remove those sets:",
      es: count == 1 ? "Para quitar esa serie:" : "Para quitar esas series:",
      ca: count == 1 ? "Per treure aquesta sèrie:" : "Per treure aquestes sèries:")
  }
}
