import Catalogue
import Insights
import Logbook
import Training
import Wording

/// The data that every report is made from: history, body weights and problems.
struct TrainingData {
  let history: History
  let bodyWeights: BodyWeights
  /// The tested maxes of all exercises; empty unless they were asked for.
  private(set) var tested: [TestedMax] = []
  /// The activities, if an exercise of a sport was done and they can be read.
  private let activities: ActivityHistory?
  /// The activities that sets are also logged as, by the index of the set.
  let twins: [Int: EntityID]
  /// Documents that couldn't be read.
  private(set) var problems: [Problem]

  init(withTested snapshot: Snapshot, _ context: Context) throws(Failure) {
    try self.init(snapshot, context)
    let (tested, damaged) = try snapshot.testedMaxes()
    self.tested = tested
    problems += damaged
  }

  init(_ snapshot: Snapshot, _ context: Context) throws(Failure) {
    let recorded = try context.history(in: snapshot)
    (history, bodyWeights) = (recorded.history, try context.bodyWeights.value())
    problems = recorded.problems + context.bodyWeights.problems
    let hasSport = recorded.history.exercises.contains {
      CardioSet.sport(of: recorded.history.id(ofExercise: $0)) != nil
    }
    activities = hasSport ? try? ActivityHistory(snapshot, at: context.now) : nil
    var twins: [Int: EntityID] = [:]
    if let activities = activities?.activities, !activities.isEmpty {
      for pair in LoggedTwice.pairs(of: activities, with: CardioSet.all(in: recorded.history)).twice {
        for set in pair.sets { twins[set.index] = pair.activity.id }
      }
    }
    self.twins = twins
    if let session = history.tooHeavySession { throw .sumsTooLarge(history.sessions[session].id.text) }
  }

  /// The activities of the snapshot that this was read from.
  func activities(in snapshot: Snapshot, at now: Instant) throws(Failure) -> ActivityHistory {
    if let activities { return activities }
    return try ActivityHistory(snapshot, at: now)
  }

  /// Whether no set was ever completed.
  var isEmpty: Bool { history.sets.isEmpty }

  /// The statistics of some sessions, for all exercises or one, also by calendar span if a unit is given.
  func statistics(
    of sessions: [Int], exercise: Int? = nil, by unit: CalendarUnit? = nil, _ context: Context
  ) -> Statistics {
    history.statistics(
      of: sessions, exercise: exercise, by: unit, bodyWeights: bodyWeights,
      facts: context.statisticsFacts)
  }

  /// The records of an exercise. Those of a distance or time that an earlier activity of its sport reached aren't broken.
  func records(of index: Int, _ context: Context) -> RecordedExercise {
    let exercise = context.exercise(index, of: history)
    var records = history.records(
      ofExercise: index, context.facts(of: exercise), bodyWeights: bodyWeights,
      formula: context.settings.formula.value, in: context.settings.unit.value)
    if activities != nil, CardioSet.sport(of: exercise.id) != nil {
      records.leaveOut { rivals(of: $0, exercise.id).reach($0) }
    }
    return RecordedExercise(exercise: exercise, records: records)
  }

  /// A record that was broken, for programs.
  func row(_ broken: RecordBreak, _ recordText: RecordText) -> RecordRow {
    RecordRow(recordText, broken, besides: rivals(of: broken.mark, recordText.exercise.id)) {
      history.source(of: $0)
    }
  }

  /// The activities before a mark that it has to beat.
  private func rivals(of mark: RecordEntry, _ exercise: ExerciseID) -> RivalActivities {
    guard mark.kind == .furthestDistance || mark.kind == .fastest, let activities,
      let sport = CardioSet.sport(of: exercise)
    else {
      return RivalActivities([], DistanceScale(nil))
    }
    let (start, twin) = (history.sessions[mark.session].start.seconds, twins[mark.set])
    let earlier = activities.activities.filter {
      $0.sport == sport && $0.start.seconds < start && $0.id != twin
    }
    return RivalActivities(earlier, activities.scale)
  }

  /// The value of a record before it was broken, by a set or an activity.
  func before(_ broken: RecordBreak, _ recordText: RecordText) -> String {
    rivals(of: broken.mark, recordText.exercise.id).text(of: broken, recordText.words)
      ?? recordText.before(broken)
  }
}

extension TrainingData {
  /// How body weight counts in the estimates and volumes among some marks of an exercise.
  func basis(of marks: some Sequence<RecordEntry>, _ exercise: Exercise) -> MovedLoad.Basis {
    let usesBody =
      exercise.bodyWeightShare.raw > 0
      && marks.contains {
        switch $0.kind {
        case .e1rm: $0.performance.load?.isOnBody == true
        case .setVolume, .sessionVolume: $0.performance.load != nil
        default: false
        }
      }
    return usesBody ? bodyWeights.isEmpty ? .withoutBody : .withBody : .load
  }
}

extension Words {
  /// The note on body weight in the records of an exercise; nil if it never counts.
  func note(_ basis: MovedLoad.Basis, of exercise: Exercise) -> String? {
    if basis == .withBody, exercise.equipment.loading == .external { return bodyBesideLoad }
    return note(basis)
  }

  /// The note on body weight in records; nil if it never counts.
  func note(_ basis: MovedLoad.Basis) -> String? {
    switch basis {
    case .load: nil
    case .withBody: bodyInRecords
    case .withoutBody: bodyNotCounted
    }
  }
}

extension Words {
  /// Volumes include body weight; estimates are of the load alone.
  fileprivate var bodyBesideLoad: String {
    say(
      en: "Volume includes the share of your body weight that you move; e1RM counts the load alone",
      es:
        "El volumen incluye la parte que mueves de tu peso corporal de ese día; el 1RM estimado, solo el lastre",
      ca: "El volum inclou la part que mous del teu pes corporal d'aquell dia; l'1RM estimat, només el llast")
  }
}

struct RecordedExercise {
  let exercise: Exercise
  let records: ExerciseRecords
}

extension Context {
  /// The exercise at an index of a history: from the catalogue, or, if it isn't there, derived from its sets.
  func exercise(_ index: Int, of history: History) -> Exercise {
    let id = history.id(ofExercise: index)
    if let exercise = catalogue(with: id).exercise(id: id) { return exercise }
    return Exercise(
      unknown: id, history.name(ofExercise: index), history.sets(ofExercise: index).first?.amount.countMode)
  }

  /// The facts that statistics need about an exercise: none if the catalogue doesn't have it, and no muscles for a stretch
  /// or drill.
  fileprivate func statisticsFacts(_ id: ExerciseID) -> StatisticsFacts {
    guard let exercise = catalogue(with: id).exercise(id: id) else { return StatisticsFacts() }
    if exercise.isStretchOrDrill { return StatisticsFacts(facts(of: exercise)) }
    return StatisticsFacts(
      facts(of: exercise), primary: exercise.primaryMuscles, secondary: exercise.secondaryMuscles,
      isCardio: exercise.acceptsTimeAndDistance, sport: CardioSet.sport(of: id))
  }
}

extension History {
  /// The sum of loads times reps in kilograms up to which every sum is exact.
  private static let heaviest = 1e15

  /// If the loads add up to more than can be counted, the session of the heaviest set; else nil.
  fileprivate var tooHeavySession: Int? {
    var (sum, worst, session) = (0.0, 0.0, 0)
    sets.withUnsafeBufferPointer { sets in
      for set in sets {
        guard let mass = set.load?.mass else { continue }
        let moved = Double(mass.value.raw) * Double(max(1, set.reps ?? 1))
        sum += moved
        if moved > worst { (worst, session) = (moved, Int(set.session)) }
      }
    }
    return sum / 1_000 > Self.heaviest ? session : nil
  }
}

extension Failure {
  /// Loads that add up to more than can be counted, and the workout with the heaviest set.
  fileprivate static func sumsTooLarge(_ workout: String) -> Failure {
    Failure(
      .damaged,
      en: Message(
        "the loads of all sets add up to more than gymlog can count",
        hint: "To see the heaviest: gymlog show \(workout)"),
      es: Message(
        "los pesos de todas las series suman más de lo que gymlog puede contar",
        hint: "Para ver el mayor: gymlog show \(workout)"),
      ca: Message(
        "els pesos de totes les sèries sumen més del que gymlog pot comptar",
        hint: "Per veure el més gran: gymlog show \(workout)"))
  }
}
