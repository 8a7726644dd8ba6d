import TerminalKit
import Training
import Wording

/// A whole workout: when it was, its totals, and each exercise with its sets, with the plan next to the result if they
/// differ.
struct ShowScreen {
  let context: Context
  let workout: Workout
  let review: WorkoutReview?
  /// The sets that a max was tested with.
  var tested: Set<SetPlace> = []
  let screen: Screen

  private var words: Words { screen.words }

  var lines: [String] {
    let exercises = workout.exercises.indices.flatMap { [""] + lines(ofExercise: $0) }
    return header + exercises + ["", screen.painter.paint("id " + workout.id.text, .faint)]
  }

  private var header: [String] {
    var lines = workout.name.map { [screen.painter.paint($0, .strong)] } ?? []
    lines += wrapped(words.dayAndSpan(workout.start, end).capitalised, width: screen.width)
    let state = workout.isOpen && workout.openPause == nil ? [Table.Cell(words.open, .accent)] : []
    lines += screen.dotted(context.progress(of: workout).map { .init($0) } + state)
    let body = context.volume(of: workout).body
    if !body.isZero {
      lines += wrapped(
        words.bodyInVolume(words.volume(body.mass(in: context.unit(of: workout)))), width: screen.width)
    }
    if !workout.tags.isEmpty {
      lines += wrapped(words.tagsLabel + ": " + workout.tags.joined(separator: ", "), width: screen.width)
    }
    if !workout.pauses.isEmpty {
      lines += wrapped(
        words.pausesLabel + ": " + workout.pauses.map(span).joined(separator: ", "), width: screen.width)
    }
    if let note = workout.note { lines += screen.note(note, indent: 0) }
    return lines + (review?.lines(context, screen) ?? [])
  }

  /// The end, if its time fits the length: a workout logged afterwards lasted longer than the logging.
  private var end: Instant? {
    guard let end = workout.end, let elapsed = context.elapsed(workout) else { return workout.end }
    return elapsed.seconds - 60 > end.seconds - workout.start.seconds ? nil : end
  }

  /// `18:40 – 18:50`, or `18:40 –` if the pause hasn't ended.
  private func span(_ pause: Workout.Pause) -> String {
    guard let end = pause.end else { return words.clock(pause.start.civil) + " –" }
    return words.span(pause.start, end)
  }

  // MARK: - Exercises

  private func lines(ofExercise index: Int) -> [String] {
    let entry = workout.exercises[index]
    let bracket = workout.supersetBrackets[index]
    let name = context.name(of: entry) + (bracket.isEmpty ? "" : " " + bracket)
    var title = [Table.Cell("\(index + 1) " + name, .strong)]
    title += facts(ofExercise: index).map { .init($0) }
    var lines = screen.dotted(title)
    if let note = entry.note { lines += screen.note(note, indent: 1) }
    let rows = table(of: entry, index)
    for (row, set) in zip(rows, entry.sets) {
      lines.append(" " + row)
      if screen.isNarrow, let plan = plan(of: set, of: entry) {
        lines.append("    " + screen.painter.paint(plan, .faint))
      }
      if let note = set.note { lines += screen.note(note, indent: 4) }
    }
    return lines
  }

  private func facts(ofExercise index: Int) -> [String] {
    let entry = workout.exercises[index]
    let volume = context.volume(of: entry, on: workout.start.day)
    return words.facts(of: entry, superset: workout.superset(of: index))
      + [
        workout.restTaken(ofExercise: index).map { words.restTaken(words.stopwatch($0.mean), of: $0.count) },
        entry.progress?.text,
        volume.isZero ? nil : words.volume(volume.mass(in: context.unit(of: workout))),
      ].compactMap(\.self)
  }

  /// A row for each set: reference, set, state, marks, the plan if it differs, time.
  private func table(of entry: WorkoutExercise, _ index: Int) -> [String] {
    let records = review?.places ?? []
    var table = Table([.right, .left(shrinkingTo: 10), .left, .left, .left(shrinkingTo: 10), .left])
    for (number, set) in entry.sets.enumerated() {
      table.add([
        .init(".\(number + 1)"), .init(context.writer(for: entry).text(set)), state(of: set),
        mark(of: SetPlace(exercise: index, set: number), records),
        .init(screen.isNarrow ? "" : plan(of: set, of: entry) ?? "", .faint),
        .init(set.completed.map { words.clock($0.civil) } ?? "", .faint),
      ])
    }
    return table.lines(width: screen.width.map { $0 - 1 }, screen.painter)
  }

  /// Marks completed sets of an open workout, and planned sets.
  private func state(of set: WorkoutSet) -> Table.Cell {
    if !set.isDone { return .init(words.planned) }
    return workout.isOpen ? .init("✓", .good) : ""
  }

  /// The marks of a set: `record, tested`; a record is a star in colour.
  private func mark(of place: SetPlace, _ records: Set<SetPlace>) -> Table.Cell {
    let record = screen.painter.color ? "★" : words.record
    let marks = [records.contains(place) ? record : nil, tested.contains(place) ? words.tested : nil]
    return .init(marks.compactMap(\.self).joined(separator: screen.painter.color ? " " : ", "), .warning)
  }

  /// The plan of a set whose result differs from it.
  private func plan(of set: WorkoutSet, of entry: WorkoutExercise) -> String? {
    guard let plan = set.plan, let result = set.result, !plan.isMet(by: result) else { return nil }
    return words.planLabel + ": " + context.writer(for: entry).text(plan)
  }
}

extension Target {
  /// Whether a result meets the plan: within the range, and with the planned load and effort, if any.
  func isMet(by result: Performance) -> Bool {
    if let load, load != result.load.map({ .load($0) }) { return false }
    if let effort, effort != result.effort { return false }
    switch (amount, result.amount) {
    case (.exactly(let planned), let done): return planned == done
    case (.repRange(let least, let most), .reps(let reps)): return (least...most).contains(reps)
    case (.repsOrMore(let least), .reps(let reps)): return reps >= least
    default: return false
    }
  }
}

extension Words {
  /// The facts of an exercise of a workout or routine, apart from its sets; `superset` are the places of its members.
  func facts(of entry: WorkoutExercise, superset: [Int]?) -> [String] {
    [
      superset.map { self.superset + " " + $0.map { "\($0 + 1)" }.joined(separator: "+") },
      entry.isSkipped ? skipped : nil, entry.rest.map { rest + " " + stopwatch($0) },
      entry.restAfter.map { restAfterwards(stopwatch($0)) },
    ].compactMap(\.self)
  }

  /// The label of the plan of a set whose result differs from it.
  var planLabel: String { say(en: "planned", es: "previsto", ca: "previst") }

  /// The mean rest taken between sets, over one rest or several.
  func restTaken(_ rest: String, of count: Int) -> String {
    count == 1
      ? say(en: "rested \(rest)", es: "descanso real \(rest)", ca: "descans real \(rest)")
      : say(
        en: "rested \(rest) on average", es: "descanso real \(rest) de media",
        ca: "descans real \(rest) de mitjana")
  }

  var pausesLabel: String { say(en: "Paused", es: "En pausa", ca: "En pausa") }
}
