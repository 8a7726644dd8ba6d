import Insights
import Logbook
import Training
import Wording

/// What is compared, as it was typed: a workout, or a month or a year.
enum SideArgument {
  case workout(WorkoutArgument)
  case period(CalendarPeriod)

  init(_ text: String) throws(Failure) {
    if let period = CalendarPeriod.read(text) {
      self = .period(period)
    } else if !Self.isLikePeriod(text), let workout = try? WorkoutArgument(text) {
      self = .workout(workout)
    } else {
      throw .sideNotUnderstood(text)
    }
  }

  /// `2026-13`: a month that there isn't, not the beginning of an id.
  private static func isLikePeriod(_ text: String) -> Bool {
    text.utf8.count == 7 && text.dropFirst(4).first == "-" && text.allSatisfy { $0 == "-" || $0.isNumber }
  }
}

/// One of two that are compared.
struct ComparedSide {
  /// What it is called: the name of a workout, a month, a year.
  let name: String
  /// When a workout was; nil for days.
  let when: String?
  let isWorkout: Bool
  let first: Day
  let last: Day
  let start: Int
  /// The indices of its sessions in the history.
  let sessions: [Int]
  let statistics: Statistics
}

/// What an exercise came to on one of the sides.
struct ComparedExercise {
  /// The best of its sets: of those with an estimated 1RM the one with the highest; else of reps the one with the least help,
  /// and of those with most reps, or the longest or the furthest, and of those with the greatest load, and the fastest.
  let best: Performance
  let estimate: SetEstimate?
  let sets: Int
}

extension Trained {
  /// The best set of each exercise in some sessions, by its index; warm-ups don't count.
  func bestSets(in sessions: [Int], formula: MaxFormula, _ context: Context) -> [Int: ComparedExercise] {
    var best: [Int: ComparedExercise] = [:]
    var exercises: [Int: Exercise] = [:]
    for index in sessions {
      let session = history.sessions[index]
      let weight = bodyWeights.weight(on: session.day)
      for set in history.sets(of: session) where set.type.isWork {
        let key = Int(set.exercise)
        let exercise = exercises[key] ?? context.exercise(key, of: history)
        exercises[key] = exercise
        let estimate = SetEstimate(
          set.performance, share: exercise.bodyWeightShare, bodyWeight: weight, formula: formula)
        let before = best[key]
        let isBetter =
          before.map {
            ComparedExercise.isBetter(set.performance, estimate, than: $0, by: exercise.countMode)
          } ?? true
        best[key] = ComparedExercise(
          best: isBetter ? set.performance : before?.best ?? set.performance,
          estimate: isBetter ? estimate : before?.estimate, sets: (before?.sets ?? 0) + 1)
      }
    }
    return best
  }
}

extension ComparedExercise {
  /// Sets that are counted otherwise than the exercise is give way.
  static func isBetter(
    _ set: Performance, _ estimate: SetEstimate?, than other: ComparedExercise, by mode: CountMode
  ) -> Bool {
    switch (estimate, other.estimate) {
    case (let one?, let two?):
      if one.max.isRough != two.max.isRough { return two.max.isRough }
      return one.oneRepMax(in: .kilograms) > two.oneRepMax(in: .kilograms)
    case (nil, nil):
      let best = other.best
      if set.amount.countMode != best.amount.countMode { return set.amount.countMode == mode }
      return size(set) > size(best)
    case (let one, _): return one != nil
    }
  }

  /// What is more is better, less help too; of distances as far, the one in less time.
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
  static func sideNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) is neither a workout nor a month nor a year",
          hint: "Type it as last, 2026-11-20, 2026-11 or 2026"),
        es: Message(
          "\(words.quoted(text)) no es un entrenamiento, ni un mes, ni un año",
          hint: "Escríbelo como last, 2026-11-20, 2026-11 o 2026"),
        ca: Message(
          "\(words.quoted(text)) no és un entrenament, ni un mes, ni un any",
          hint: "Escriu-lo com last, 2026-11-20, 2026-11 o 2026"))
    }
  }
}
