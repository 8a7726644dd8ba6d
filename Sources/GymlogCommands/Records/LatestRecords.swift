import Insights
import Training
import Wording

/// The records of all exercises as rows, latest first: one for each exercise and day, with its most telling record. A tested max that
/// beats those tested before comes first, because it was lifted, not estimated. A rough estimate has no row of its own, unless there is
/// no other record.
struct LatestRecords {
  struct Row {
    let exercise: ExerciseID
    let day: Day
    let name: String
    /// The record that was broken: `heaviest load`.
    let title: String
    /// The value, and the one before: `105 kg, was 100 kg`.
    let value: String
    /// Both.
    let text: String
    /// The record, unless it is a tested max.
    let entry: RecordList.Entry?
  }

  let rows: [Row]
  let count: Int

  /// The rows of some records, or, if `isWhole`, a row for each of them.
  init(
    _ list: RecordList, tested: [TestedMax], isWhole: Bool = false, _ context: Context
  ) {
    let words = context.words
    let recordTexts = list.exercises.map { RecordText($0, context, words) }
    let names = list.exercises.map(context.name(of:))
    var tests = Self.broken(tested, in: list.range)
    count = list.entries.count + tests.count + list.outings.reduce(0) { $0 + $1.broken.told.count }
    func row(_ test: Test, others: Int) -> Row {
      let exercise = context.exercise(of: test.max)
      let title = words.tested(words.label(test.max.kind))
      let more = others > 0 ? " " + words.others(others) : ""
      return Row(
        exercise: test.max.exercise, day: test.max.at.day, name: context.name(of: exercise), title: title,
        value: words.value(of: test) + more, text: words.reached(test) + more, entry: nil)
    }
    var rows: [Row] = []
    // Days of which a rough estimate is the only news would crowd out records that were lifted.
    let lifted = list.days.filter { !list[$0[0]].mark.isRough }
    for group in isWhole ? list.entries.map({ [$0] }) : lifted.isEmpty ? list.days : lifted {
      let (entry, one) = (group[0], list[group[0]])
      let (recordText, day) = (recordTexts[entry.exercise], list.history.sessions[one.mark.session].day)
      let id = list.history.id(ofExercise: entry.exercise)
      let own = tests.filter { $0.max.exercise == id && $0.max.at.day == day }
      if !own.isEmpty { tests.removeAll { $0.max.exercise == id && $0.max.at.day == day } }
      if let first = own.first, !isWhole {
        rows.append(row(first, others: group.count + own.count - 1))
        continue
      }
      rows += own.map { row($0, others: 0) }
      let before = list.trained.before(one, recordText)
      let more = group.count > 1 ? " " + words.others(group.count - 1) : ""
      rows.append(
        Row(
          exercise: id, day: day, name: names[entry.exercise],
          title: recordText.title(one.mark),
          value: words.broke(recordText.value(one.mark), before: before) + more,
          text: words.broke(recordText.reached(one.mark), before: before) + more, entry: entry))
    }
    var groups: [[Test]] = []
    for test in tests {
      if !isWhole, let last = groups.lastIndex(where: { $0[0].max.isBeside(test.max) }) {
        groups[last].append(test)
      } else {
        groups.append([test])
      }
    }
    let lone =
      groups.map { row($0[0], others: $0.count - 1) }
      + list.outings.flatMap {
        $0.broken.rows($0.exercise, name: context.name(of: $0.exercise), isWhole, words)
      }
    self.rows =
      lone.isEmpty
      ? rows
      : (lone + rows).enumerated().sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }
        .map(\.element)
  }

  typealias Test = (max: TestedMax, previous: TestedMax?)

  /// The tested maxes heavier than those of the same kind before, latest first; of an exercise and day, the 1RM before a 10RM.
  static func broken(_ tested: [TestedMax], in range: DayRange) -> [Test] {
    struct Place: Hashable {
      let exercise: ExerciseID
      let kind: TestedMax.Kind
    }
    var best: [Place: TestedMax] = [:]
    var found: [Test] = []
    for max in tested.sorted(by: { ($0.at.seconds, $0.id) < ($1.at.seconds, $1.id) }) {
      let place = Place(exercise: max.exercise, kind: max.kind)
      let previous = best[place]
      if let previous, max.load.signedExact <= previous.load.signedExact { continue }
      best[place] = max
      if range.contains(max.at.day) { found.append((max, previous)) }
    }
    return found.reversed().reduce(into: []) { tests, test in
      let place = tests.firstIndex {
        $0.max.isBeside(test.max) && test.max.kind.reps < $0.max.kind.reps
      }
      tests.insert(test, at: place ?? tests.endIndex)
    }
  }
}

extension TestedMax {
  /// Whether both are of one exercise and day.
  fileprivate func isBeside(_ other: TestedMax) -> Bool {
    exercise == other.exercise && at.day == other.at.day
  }
}

extension BrokenActivityRecords {
  /// The records of one activity: the first with the number of the others, or a row for each.
  fileprivate func rows(
    _ exercise: Exercise, name: String, _ isWhole: Bool, _ words: Words
  ) -> [LatestRecords.Row] {
    return told.prefix(isWhole ? told.count : 1).map { row, before in
      let (title, more) = (
        title(row, words), isWhole || told.count == 1 ? "" : " " + words.others(told.count - 1)
      )
      let broke = words.broke(value(row, words), before: value(before, words)) + more
      return LatestRecords.Row(
        exercise: exercise.id, day: row.activity.start.day, name: name, title: title, value: broke,
        text: words.reached(title, broke), entry: nil)
    }
  }
}

extension Words {
  /// `180 kg, was 170 kg`
  fileprivate func value(of test: LatestRecords.Test) -> String {
    let load = load(test.max.load)
    return test.previous.map { broke(load, before: self.load($0.load)) } ?? load
  }

  /// `tested 1RM 180 kg, was 170 kg`
  func reached(_ test: LatestRecords.Test) -> String {
    reached(tested(label(test.max.kind)), value(of: test))
  }
}
