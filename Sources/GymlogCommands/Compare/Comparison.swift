import Insights
import Training
import Wording

/// Two workouts or periods side by side, the earlier one first.
struct Comparison {
  let sides: [ComparedSide]
  /// The best sets by exercise, for each side.
  let best: [[ExerciseID: ComparedExercise]]
  /// The maxes that were tested on each side.
  let tested: [[TestedMax]]
  let trained: TrainingData
  /// The totals of the activities and cardio sets of each side, by sport.
  let activities: [ActivityTotals]
  /// Whether there are activities that can be in them: not for two workouts.
  let countsActivities: Bool
  let context: Context

  var words: Words { context.words }
  var unit: MassUnit { context.settings.unit.value }

  /// A line of the comparison: a label, the values of both sides, and the change.
  struct Row {
    /// The name for programs.
    let key: String
    let label: String
    /// Nil if not done, or unknown.
    let values: [String?]
    /// The values as numbers, in `unit`; for best sets, the quantity that they are counted by.
    let numbers: [Thousandths?]
    let unit: String
    var change: String
    var isLowerBetter = false
    /// Whether the row above says the same in a picture: the time beside a distance.
    var isBeside = false
    /// The whole that the first number is only a part of, in the unit of the numbers: the load with the body, 0 if that isn't
    /// known.
    var whole: Double?
  }

  var totals: [Row] {
    let tallies = sides.map(\.statistics.total)
    let counts: [(String, String, [Int])] =
      (sides.allSatisfy(\.isWorkout)
        ? [] : [("workouts", words.workoutsHeading, sides.map(\.sessions.count))])
      + [
        ("sets", words.setsHeading, tallies.map(\.sets.sets)),
        ("reps", words.repsHeading, tallies.map(\.sets.totalReps)),
      ]
    let seconds = tallies.map { $0.duration?.seconds }
    let change = seconds[0].flatMap { earlier in seconds[1].map { shown($0) - shown(earlier) } }
    let time = Row(
      key: "time", label: words.duration, values: tallies.map { $0.duration.map(words.duration) },
      numbers: seconds.map { $0.map { Thousandths($0) } }, unit: "s",
      change: change.map { signed($0) { words.duration(Duration(seconds: $0)) } } ?? "")
    return [time]
      + counts.map { key, label, numbers in
        Row(
          key: key, label: label, values: numbers.map(words.number), numbers: numbers.map { Thousandths($0) },
          unit: "", change: signed(numbers[1] - numbers[0], words.number))
      } + [mass("volume", words.volume, tallies.map { $0.sets.volume.mass(in: unit) })] + cardio + perWeek
  }

  /// The rows of totals to show: the number of workouts, and the rows that aren't 0 on both sides.
  var shownTotals: [Row] { shown(totals) }

  func shown(_ rows: [Row]) -> [Row] {
    rows.filter { row in
      row.numbers.contains { ($0?.raw ?? 0) != 0 } || row.key == "workouts" && !hasOnlyActivities
    }
  }

  var hasOnlyActivities: Bool {
    sides.allSatisfy(\.sessions.isEmpty) && activities.contains { !$0.rows.isEmpty }
  }

  /// Whether one of two periods isn't over, so that only their weeks can be compared.
  var isPerWeek: Bool {
    sides.contains(where: \.isPartial) && sides.allSatisfy { $0.elapsed > 0 }
  }

  /// A side's total per seven days since the logbook's first day.
  func weekly(_ total: Int128, _ side: ComparedSide) -> Thousandths {
    let (sevenths, days) = (total * 7 * 2, Int128(side.counted))
    return Thousandths(raw: Int(clamping: (sevenths + days) / (days * 2)))
  }

  var perWeek: [Row] {
    guard isPerWeek else { return [] }
    let counts: [(String, String, (ComparedSide) -> Int)] = [
      ("workoutsPerWeek", words.workoutsHeading, { $0.sessions.count }),
      ("setsPerWeek", words.setsHeading, { $0.statistics.total.sets.sets }),
      ("repsPerWeek", words.repsHeading, \.statistics.total.sets.totalReps),
    ]
    let means = sides.map { side in
      side.statistics.total.duration.map {
        Duration(milliseconds: weekly(Int128($0.seconds) * 1_000, side).raw)
      }
    }
    let minutes = means.map { $0?.wholeMinutes }
    let change = minutes[0].flatMap { earlier in minutes[1].map { $0.seconds - earlier.seconds } }
    let time = Row(
      key: "timePerWeek", label: words.perWeek(words.duration),
      values: minutes.map { $0.map(words.duration) },
      numbers: means.map { $0.map { Thousandths($0.seconds) } }, unit: "s",
      change: change.map { signed($0) { words.duration(Duration(seconds: $0)) } } ?? "")
    let rows = counts.map { key, label, count in
      let numbers = sides.map { weekly(Int128(count($0)) * 1_000, $0) }
      return Row(
        key: key, label: words.perWeek(label), values: numbers.map(words.rounded), numbers: numbers, unit: "",
        change: signed(tenths(numbers[1]) - tenths(numbers[0])) { words.rounded(Thousandths(raw: $0 * 100)) })
    }
    let volumes = sides.map { side in
      Mass(
        weekly(Int128(side.statistics.total.sets.volume.mass(in: unit).value.raw), side), unit)
    }
    return [time] + rows + [mass("volumePerWeek", words.perWeek(words.volume), volumes)]
      + sports(perWeek: true)
  }

  /// The exercises of either side, those with most sets first, and those that were only tested last.
  var exercises: [ExerciseID] {
    let places = Dictionary(
      trained.history.exercises.map { (trained.history.id(ofExercise: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    func order(_ exercise: ExerciseID) -> (Int, Int, String) {
      (-best.reduce(0) { $0 + ($1[exercise]?.sets ?? 0) }, places[exercise] ?? .max, exercise.text)
    }
    return Set(best.flatMap(\.keys) + tested.joined().map(\.exercise)).sorted { order($0) < order($1) }
  }

  func exercise(_ id: ExerciseID) -> Exercise {
    if let index = trained.history.exercise(id) { return context.exercise(index, of: trained.history) }
    return tested.joined().first { $0.exercise == id }.map(context.exercise(of:))
      ?? Exercise(unknown: id, "", .reps)
  }

  func name(_ exercise: ExerciseID) -> String { context.name(of: self.exercise(exercise)) }

  /// The best set, its estimate, if it has one, and the tested maxes.
  func rows(of exercise: ExerciseID) -> [Row] { lifted(exercise) + tested(exercise) }

  /// The heaviest tested max of each kind.
  func tested(_ exercise: ExerciseID) -> [Row] {
    TestedMax.Kind.allCases.compactMap { kind in
      let loads = heaviest(exercise, kind).map { $0?.load }
      guard loads.contains(where: { $0 != nil }) else { return nil }
      let numbers = loads.map { $0?.signed(in: unit) }
      return Row(
        key: "tested" + kind.rawValue, label: words.tested(words.label(kind)),
        values: loads.map { $0.map { words.load($0, convertedTo: unit) } }, numbers: numbers,
        unit: unit.rawValue, change: change(numbers), whole: loads[0]?.isOnBody == true ? 0 : nil)
    }
  }

  /// The heaviest max of a kind on each side.
  func heaviest(_ exercise: ExerciseID, _ kind: TestedMax.Kind) -> [TestedMax?] {
    tested.map { TestedMaxes(of: exercise, among: $0).heaviest.first { $0.kind == kind } }
  }

  /// The best set and its estimate, if it has one. Different estimates of the same set, of a bodyweight exercise, show no change: only the
  /// body weight differs.
  func lifted(_ exercise: ExerciseID) -> [Row] {
    let found = best.map { $0[exercise] }
    let measure = compared(exercise)
    let isOverDistance = found.allSatisfy { $0?.best.amount.countMode == .distance }
    let writer = NotationWriter(loading: self.exercise(exercise).equipment.loading)
    func sets(_ change: String) -> Row {
      Row(
        key: "bestSet", label: words.bestSet,
        values: found.map { $0.map { writer.text($0.best) } },
        numbers: measure?.values ?? [nil, nil], unit: "",
        change: change, isLowerBetter: measure?.kind == .time && isOverDistance)
    }
    guard found.contains(where: { $0?.estimate != nil }) else {
      return [sets(change(found))]
        + (pace(found, CardioSet.sport(of: exercise)).map { [$0] } ?? [])
    }
    var estimates = estimates(found)
    guard isSameSet(found) else { return [sets(""), estimates] }
    if estimates.change != "=" { estimates.change = "" }
    return [sets(change(found)), estimates]
  }

  /// The measure in which the best sets differ: for two carries over the same distance, the load.
  private func compared(_ exercise: ExerciseID) -> BestSetPair.Measure? {
    let measures = pair(of: exercise).measures
    return measures.first { ($0.change?.raw ?? 1) != 0 } ?? measures.first
  }

  /// Whether both best sets are the same, of a bodyweight exercise.
  private func isSameSet(_ found: [ComparedExercise?]) -> Bool {
    guard let one = found[0], let other = found[1], other.best.load?.isOnBody == true else { return false }
    return one.best.amount == other.best.amount && one.best.load == other.best.load
      && (one.ignoresEffort || one.best.effort == other.best.effort)
  }

  func texts(_ row: Row) -> [String] { row.values.map { $0 ?? words.notDone } }

  /// The change in amount and load between sets without an estimate.
  private func change(_ found: [ComparedExercise?]) -> String {
    guard let one = found[0]?.best, let other = found[1]?.best else { return "" }
    var changes: [String] = []
    switch (one.amount, other.amount) {
    case (.reps(let one), .reps(let other)):
      if one != other { changes.append(signed(other - one, words.reps)) }
    case (.duration(let one), .duration(let other)):
      let difference = other.milliseconds - one.milliseconds
      if difference != 0 {
        changes.append(signed(difference) { words.stopwatch(Duration(milliseconds: $0)) })
      }
    case (.distance(let one, let time), .distance(let other, let otherTime)):
      let isOneUnit = one.unit == other.unit
      let difference =
        isOneUnit ? other.value.raw - one.value.raw : other.millimetres - one.millimetres
      if difference != 0 {
        changes.append(
          signed(difference) {
            words.distance(Distance(Thousandths(raw: $0), isOneUnit ? one.unit : .metres))
          })
      } else if (time == nil) != (otherTime == nil) {
        return ""
      } else if let time, let otherTime, time != otherTime {
        changes.append(
          signed(otherTime.milliseconds - time.milliseconds) { words.stopwatch(Duration(milliseconds: $0)) })
      }
    default: return ""
    }
    let unit = other.load?.mass?.unit ?? one.load?.mass?.unit ?? self.unit
    let difference = (other.load?.signed(in: unit).raw ?? 0) - (one.load?.signed(in: unit).raw ?? 0)
    if difference != 0 { changes.append(words.difference(Thousandths(raw: difference), unit)) }
    return changes.isEmpty ? "=" : changes.joined(separator: ", ")
  }

  /// The estimates from the best sets, with `~` before rough ones.
  private func estimates(_ found: [ComparedExercise?]) -> Row {
    let loads = found.map { $0?.estimate?.shownLoad(in: unit) }
    let numbers = loads.map { $0?.signed(in: unit) }
    var change = change(numbers)
    // Between a reliable estimate and a rough one, the change is as rough.
    let isOneRough = found[0]?.estimate?.max.isRough != found[1]?.estimate?.max.isRough
    if isOneRough, !["", "="].contains(change) { change = "~" + change }
    return Row(
      key: "e1rm", label: words.record(.estimate(isRough: false)),
      values: zip(loads, found).map { load, side in
        load.map { (side?.estimate?.max.isRough == true ? "~" : "") + words.load($0, rounds: true) }
      }, numbers: numbers, unit: unit.rawValue, change: change,
      whole: found[0]?.estimate.flatMap { estimate in
        switch estimate.load.basis {
        case .load: nil
        case .withBody: estimate.oneRepMax(in: unit)
        case .withoutBody: 0
        }
      })
  }

  /// The change between the masses of both sides as shown; empty if one has none.
  private func change(_ masses: [Thousandths?]) -> String {
    guard let one = masses[0], let other = masses[1] else { return "" }
    return difference(one, other)
  }

  /// The change between two masses as shown.
  private func difference(_ one: Thousandths, _ other: Thousandths) -> String {
    signed(tenths(other) - tenths(one)) { words.volume(Mass(Thousandths(raw: $0 * 100), unit)) }
  }

  private func mass(_ key: String, _ label: String, _ masses: [Mass?]) -> Row {
    Row(
      key: key, label: label, values: masses.map { $0.map(words.volume) },
      numbers: masses.map { $0?.value }, unit: unit.rawValue, change: change(masses.map { $0?.value }))
  }

  /// Seconds as shown: whole minutes from a minute on. Changes are between shown values.
  private func shown(_ seconds: Int) -> Int { seconds < 60 ? seconds : seconds / 60 * 60 }

  /// A value as shown, in tenths. Changes are between shown values.
  private func tenths(_ value: Thousandths) -> Int { value.tenths.raw / 100 }
}

/// A difference with its sign, or `=` for none.
func signed(_ difference: Int, _ text: (Int) -> String) -> String {
  difference == 0 ? "=" : (difference > 0 ? "+" : "-") + text(abs(difference))
}

extension Words {
  var bestSet: String { say(en: "best set", es: "mejor serie", ca: "millor sèrie") }

  /// The label of what is equal on both sides.
  var unchanged: String { say(en: "Unchanged", es: "Igual", ca: "Igual") }

  /// The label of what only one side has: `Only in Oct 2026`.
  func only(_ side: String) -> String {
    say(en: "Only in \(side)", es: "Solo en \(side)", ca: "Només a \(side)")
  }

  /// The label of a total for each week: `sets per week`.
  func perWeek(_ label: String) -> String {
    say(en: "\(label) per week", es: "\(label) por semana", ca: "\(label) per setmana")
  }

  /// The value of an exercise that wasn't done on one side.
  var notDone: String { "–" }
}

extension Duration {
  /// Rounded half up: to minutes from one minute on, as weekly averages are shown; below, to seconds.
  fileprivate var wholeMinutes: Duration {
    wholeSeconds.seconds < 60 ? wholeSeconds : Duration(seconds: (milliseconds + 30_000) / 60_000 * 60)
  }
}
