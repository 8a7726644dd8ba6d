import Insights
import Training

/// A few workouts of one exercise, written as short as they can be: a session is a day and its sets.
struct Log {
  static let start = Instant(seconds: 1_795_282_200, offset: 3_600)
  var workouts: [Workout] = []
  var exercise = "1"

  /// Adds a workout so many days after the first, with a set a minute.
  @discardableResult
  mutating func session(_ day: Int, _ sets: [(SetType, Performance)]) throws -> Int {
    let start = Self.start.adding(seconds: day * 86_400)
    guard let id = ExerciseID(exercise) else { throw Missing() }
    var entry = WorkoutExercise(
      id: EntityID(at: start, random: 1), position: .first, exercise: id, name: "Exercise")
    for (number, (type, performance)) in sets.enumerated() {
      entry.sets.append(
        WorkoutSet(
          id: EntityID(at: start, random: UInt64(number)), position: .after(entry.sets.last?.position),
          type: type, result: performance, completed: start.adding(seconds: 60 * number)))
    }
    workouts.append(
      Workout(
        id: EntityID(at: start, random: UInt64(day)), start: start, end: start.adding(seconds: 3_600),
        unit: .kilograms, exercises: [entry]))
    return workouts.count - 1
  }

  /// The same with normal sets.
  mutating func session(_ day: Int, _ sets: Performance...) throws {
    try session(day, sets.map { (.normal, $0) })
  }

  func records(_ facts: LoadFacts = LoadFacts(), body: BodyWeights = BodyWeights()) -> ExerciseRecords {
    let history = History(workouts)
    guard let id = ExerciseID(exercise), let index = history.exercise(id) else {
      return RecordScan(facts).records()
    }
    return history.records(ofExercise: index, facts, bodyWeights: body)
  }

  struct Missing: Error {}
}

/// `5 × 100 kg`, and the like.
func lifted(_ reps: Int, _ kilograms: Double, _ effort: Effort? = nil) -> Performance {
  Performance(.reps(reps), at: .external(mass(kilograms)), effort: effort)
}

func pounds(_ reps: Int, _ pounds: Int) -> Performance {
  Performance(.reps(reps), at: .external(Mass(Thousandths(pounds), .pounds)))
}

/// With the body: more than 0 is added, less is assistance.
func body(_ reps: Int, _ kilograms: Double = 0) -> Performance {
  let load: Load =
    kilograms == 0 ? .bodyWeight : kilograms > 0 ? .added(mass(kilograms)) : .assisted(mass(-kilograms))
  return Performance(.reps(reps), at: load)
}

func held(_ seconds: Int, _ load: Load? = .bodyWeight) -> Performance {
  Performance(.duration(Duration(seconds: seconds)), at: load)
}

func ran(_ kilometres: Int, _ seconds: Int?) -> Performance {
  Performance(
    .distance(Distance(Thousandths(kilometres), .kilometres), seconds.map { Duration(seconds: $0) }))
}

func mass(_ kilograms: Double) -> Mass { Mass(Thousandths(raw: Int(kilograms * 1_000)), .kilograms) }
