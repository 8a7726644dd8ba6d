import Insights
import Training
import Wording

/// One side of a comparison, as typed: a workout, a week, a month or a year.
enum SideArgument {
  case workout(WorkoutArgument)
  case period(PeriodArgument)
  case span(TypedSpan)

  init(_ text: String, _ language: Language) throws(Failure) {
    if let period = PeriodArgument(text) {
      self = .period(period)
    } else if let span = TypedSpan(text) {
      self = .span(span)
    } else if !Self.isLikePeriod(text) {
      self = .workout(WorkoutArgument(text, language))
    } else {
      throw .sideNotUnderstood(text)
    }
  }

  /// Whether a text is a month or a week that doesn't exist, such as `2026-13` and `2026-W60`, not the beginning of an id.
  private static func isLikePeriod(_ text: String) -> Bool {
    let (year, rest) = (text.prefix(4), text.dropFirst(4).uppercased())
    guard year.utf8.count == 4, year.allSatisfy(\.isNumber) else { return false }
    let number = rest.drop { "-W".contains($0) }
    return ["-", "-W", "W"].contains(String(rest.prefix(rest.count - number.count)))
      && (1...2).contains(number.count) && number.allSatisfy(\.isNumber)
  }
}

struct ComparedSide {
  /// Its name: that of a workout, a month or a year, or its days.
  let name: String
  /// The day of a workout; nil for a period.
  let when: String?
  let isWorkout: Bool
  let first: Day
  let last: Day
  let start: Int
  /// The indices of its sessions in the history.
  let sessions: [Int]
  let statistics: Statistics
  /// The days of a period that aren't in the future; 0 for a workout.
  var elapsed = 0
  /// The days of a period; 0 for a workout.
  var length = 0
  /// The first day of the logbook, if weekly averages count the period from then on: at least a week of it is left.
  var begun: Day?

  /// The number of days that weekly averages cover.
  var counted: Int {
    max(1, elapsed - (begun.map { $0.daysSince1970 - first.daysSince1970 } ?? 0))
  }

  /// Whether a max was tested on its days, or, for a workout, in it.
  func has(_ max: TestedMax, in history: History) -> Bool {
    guard isWorkout else { return (first...last).contains(max.at.day) }
    return history.session(of: max).map(sessions.contains) ?? false
  }

  /// Whether it is a period longer than a week that isn't over. A part of a week says nothing about the whole.
  var isPartial: Bool { elapsed < length && length > 7 }
}

/// An exercise's best set and number of working sets on one side.
struct ComparedExercise {
  /// The set with the highest estimated 1RM. If none has an estimate: for reps, the set with the greatest load (least
  /// assistance), then most reps; for times and distances, the longest or furthest, then the greatest load, then the fastest.
  let best: Performance
  let estimate: SetEstimate?
  let sets: Int
  /// Whether RPE and RIR were left out, because only one of the best sets has them.
  var ignoresEffort = false
}

extension TrainingData {
  /// The best set of each exercise in some sessions, by exercise index; warm-ups don't count.
  /// RPE and RIR of the exercises in `plain` are ignored; of those in `rough`, a reliable estimate doesn't beat a rough one.
  func bestSets(
    in sessions: [Int], formula: MaxFormula, plain: Set<Int>, rough: Set<Int>, _ context: Context
  ) -> [Int: ComparedExercise] {
    var best: [Int: ComparedExercise] = [:]
    var exercises: [Int: Exercise] = [:]
    for index in sessions {
      let session = history.sessions[index]
      let weight = bodyWeights.weight(on: session.day)
      for set in history.sets(of: session) where set.type.isWork && set.reps != 0 {
        let key = Int(set.exercise)
        let exercise = exercises[key] ?? context.exercise(key, of: history)
        exercises[key] = exercise
        let done = history.performance(set)
        var judged = done
        if plain.contains(key) { judged.effort = nil }
        let estimate = SetEstimate(
          judged, share: exercise.bodyWeightShare, bodyWeight: weight, formula: formula)
        let before = best[key]
        let isBetter =
          before.map { before in
            if rough.contains(key), let one = estimate?.rank, let two = before.estimate?.rank {
              return one.value > two.value
            }
            return ComparedExercise.isBetter(done, estimate, than: before, by: exercise.countMode)
          } ?? true
        best[key] = ComparedExercise(
          best: isBetter ? done : before?.best ?? done, estimate: isBetter ? estimate : before?.estimate,
          sets: (before?.sets ?? 0) + 1, ignoresEffort: plain.contains(key))
      }
    }
    return best
  }
}

extension TrainingData {
  /// The best sets of two sides, judged alike. If only one of the two best sets has an RPE or RIR, which counts as reps, both sides are
  /// judged without: what wasn't rated may have been as easy. If only one has a reliable estimate, rough ones count on both sides:
  /// twelve reps and eight heavier ones aren't less than twelve.
  func bestSets(
    of sides: [ComparedSide], formula: MaxFormula, _ context: Context
  ) -> [[ExerciseID: ComparedExercise]] {
    func differing(_ best: [[Int: ComparedExercise]], in isSo: (ComparedExercise) -> Bool?) -> Set<Int> {
      Set(best[0].keys).filter { exercise in
        guard let one = best[0][exercise].flatMap(isSo), let other = best[1][exercise].flatMap(isSo) else {
          return false
        }
        return one != other
      }
    }
    var (plain, rough): (Set<Int>, Set<Int>) = ([], [])
    while true {
      let best = sides.map {
        bestSets(in: $0.sessions, formula: formula, plain: plain, rough: rough, context)
      }
      let rated = differing(best) { $0.best.effort != nil }.subtracting(plain)
      // Without RPE, both may be reliable.
      let reliable = rated.isEmpty ? differing(best) { $0.estimate?.max.isRough }.subtracting(rough) : []
      if rated.isEmpty, reliable.isEmpty {
        return best.map { side in
          Dictionary(uniqueKeysWithValues: side.map { (history.id(ofExercise: $0.key), $0.value) })
        }
      }
      plain.formUnion(rated)
      rough.formUnion(reliable)
    }
  }
}

extension ComparedExercise {
  /// Sets in the exercise's count mode are better than others.
  static func isBetter(
    _ set: Performance, _ estimate: SetEstimate?, than other: ComparedExercise, by mode: CountMode
  ) -> Bool {
    switch (estimate, other.estimate) {
    case (let one?, let two?): return one.rank > two.rank
    case (nil, nil):
      let best = other.best
      if set.amount.countMode != best.amount.countMode { return set.amount.countMode == mode }
      return size(set) > size(best)
    case (let one, _): return one != nil
    }
  }

  /// The sort key of a set: more is better, as is less assistance or, for equal distances, less time.
  private static func size(_ set: Performance) -> (Int, Int, Int) {
    let load = set.load?.signed(in: .kilograms).raw ?? 0
    return switch set.amount {
    case .reps(let reps): (load, reps, 0)
    case .duration(let duration): (duration.milliseconds, load, 0)
    case .distance(let distance, let time): (distance.millimetres, load, -(time?.milliseconds ?? .max))
    }
  }
}

extension Failure {
  static func sameWorkout(_ label: String) -> Failure {
    Failure(
      .usage,
      en: Message("both name the same workout: \(label)", hint: "To choose another: gymlog list"),
      es: Message("los dos son el mismo entrenamiento: \(label)", hint: "Para elegir otro: gymlog list"),
      ca: Message(
        "tots dos són el mateix entrenament: \(label)", hint: "Per triar-ne un altre: gymlog list"))
  }

  static func sideNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a workout, a week, a month or a year",
        hint: "Type it like last, 2026-11-20, last week, 2026-11 or 2026"),
      es: Message(
        "\(quoted(text)) no es un entrenamiento, ni una semana, ni un mes, ni un año",
        hint: "Escríbelo como last, 2026-11-20, la semana pasada, 2026-11 o 2026"),
      ca: Message(
        "\(quoted(text)) no és un entrenament, ni una setmana, ni un mes, ni un any",
        hint: "Escriu-lo com last, 2026-11-20, la setmana passada, 2026-11 o 2026"))
  }
}
