import TerminalKit
import Training
import Wording

/// The current workout on a screen: its progress, the current exercise with its sets, a line for each other exercise, and
/// the next step.
struct StatusScreen {
  let context: Context
  let workout: Workout
  /// The last time the current exercise was done.
  var lastTime: PastSession?
  let screen: Screen

  private var words: Words { screen.words }
  private var next: NextStep { NextStep(of: workout, lastTime: lastTime, context) }

  var lines: [String] { header + exercises + nextLines + leftBehind }

  private var header: [String] {
    let name = words.name(of: workout)
    return screen.dotted([.init(name, .strong)] + context.progress(of: workout).map { .init($0) })
  }

  // MARK: - Exercises

  private var exercises: [String] {
    var table = Table([.right, .left(shrinkingTo: 12), .left, .right, .left(shrinkingTo: 12)], gap: 1)
    let brackets = workout.supersetBrackets
    for (index, entry) in workout.exercises.enumerated() {
      let isCurrent = index == workout.currentExercise
      // Outside a superset, a long name of the current exercise doesn't push the sets of the others aside.
      let ownName = isCurrent ? name(of: entry) : context.name(of: entry)
      let name = isCurrent && brackets[index].isEmpty ? "" : ownName
      let style: Style = isCurrent ? [.strong, .accent] : .plain
      table.add(
        [.init("\(index + 1)", style), .init(name, style), .init(brackets[index], .faint)]
          + (isCurrent ? [] : summary(of: entry)))
    }
    return rows(of: table, width: screen.width).enumerated().flatMap { index, row in
      guard index == workout.currentExercise else { return [row.text] }
      return current(index, brackets[index].isEmpty ? title(of: index) : row)
    }
  }

  /// The number and the name of the current exercise.
  private func title(of index: Int) -> Row {
    let number = padded("\(index + 1)", to: "\(workout.exercises.count)".count, right: true)
    let title = number + " " + name(of: workout.exercises[index])
    return (screen.painter.paint(title, [.strong, .accent]), displayWidth(of: terminalSafe(title)))
  }

  /// The count of sets done, then the planned sets, or the completed ones if none are left.
  private func summary(of entry: WorkoutExercise) -> [Table.Cell] {
    let done = entry.doneSets.count
    let isOver = done == entry.sets.count
    if entry.sets.isEmpty { return [] }
    if entry.isSkipped { return [.init("\(done)/\(entry.sets.count)"), .init(words.skipped, .faint)] }
    let sets = context.writer(for: entry).text(isOver ? entry.sets : entry.plannedSets)
    return [
      .init("\(done)/\(entry.sets.count)"),
      .init((isOver && done > 0 ? "✓ " : "") + sets, isOver ? .faint : .plain),
    ]
  }

  private func name(of entry: WorkoutExercise) -> String {
    context.name(of: entry) + (entry.isSkipped ? " (" + words.skipped + ")" : "")
  }

  private func current(_ index: Int, _ title: Row) -> [String] {
    let entry = workout.exercises[index]
    let rows = sets(of: index)
    let note = entry.note.map { screen.note($0, indent: 1) } ?? []
    let alone = [title.text] + note + rows.map { " " + $0.text }
    guard let lastTime else { return alone }
    let line = LastTimeLine(context: context, last: lastTime, today: entry, workout: workout)
    guard let lines = beside(rows, of: entry, title, lastTime, line.heading(words)) else {
      return alone + line.lines(screen)
    }
    return lines.prefix(1) + note + lines.dropFirst() + line.volumes(screen)
  }

  /// A painted line, with the width it takes on screen.
  private typealias Row = (text: String, width: Int)

  private func sets(of index: Int) -> [Row] {
    let entry = workout.exercises[index]
    var table = Table([.right, .left(shrinkingTo: 12), .left], gap: 1)
    let writer = context.writer(for: entry)
    for (number, set) in entry.sets.enumerated() {
      let place = SetPlace(exercise: index, set: number)
      table.add([.init(".\(number + 1)"), .init(writer.text(set)), mark(of: set, at: place)])
    }
    return rows(of: table, width: screen.width.map { $0 - 1 })
  }

  private func rows(of table: Table, width: Int?) -> [Row] {
    let lines = table.lines(width: width, screen.painter)
    let plain = screen.painter.color ? table.lines(width: width, Painter(color: false)) : lines
    return zip(lines, plain).map { ($0, displayWidth(of: $1)) }
  }

  /// Today's sets, each beside the one of the last time, and on a closing line the sets of the last time that are left; nil if
  /// the screen is too narrow.
  private func beside(
    _ rows: [Row], of entry: WorkoutExercise, _ title: Row, _ last: PastSession, _ heading: String
  ) -> [String]? {
    let writer = context.writer(for: last.entry)
    let counterparts = entry.sets.indices.map {
      last.set(beside: $0, of: entry.sets).map { writer.text($0) } ?? ""
    }
    let column = max(rows.map { $0.width + 1 }.max() ?? 0, title.width) + 2
    let widest = ([heading] + counterparts).map { displayWidth(of: terminalSafe($0)) }.max() ?? 0
    if let width = screen.width, column + widest > width { return nil }
    func line(_ row: Row, _ beside: String) -> String {
      guard !beside.isEmpty else { return row.text }
      return row.text + String(repeating: " ", count: column - row.width)
        + screen.painter.paint(beside, .faint)
    }
    let left = last.sets(beyond: entry.sets)
    let rest = left.isEmpty ? [] : screen.narrowed(by: column).setLines(writer.text(left))
    return [line(title, heading)]
      + zip(rows, counterparts).map { line((" " + $0.text, $0.width + 1), $1) }
      + rest.map { line(("", 0), $0) }
  }

  private func mark(of set: WorkoutSet, at place: SetPlace) -> Table.Cell {
    if set.isDone { return .init(" ✓", .good) }
    return place == workout.nextPlanned ? .init(" " + words.next, [.strong, .accent]) : ""
  }

  // MARK: - What comes next

  private var nextLines: [String] { stepAndRest + noteOnSet }

  private var noteOnSet: [String] {
    guard case .planned(let place, _) = next, let note = workout[place].note else { return [] }
    return screen.note(note, indent: 1)
  }

  private var stepAndRest: [String] {
    guard let left = workout.restLeft(at: context.now, defaults: context.settings.restDefaults) else {
      return stepLines
    }
    // `rest 1:12   gymlog done → 8@80kg`: on one line if it fits.
    let rest = Table.Cell(words.restLeft(words.stopwatch(left)), .warning)
    guard stepLines.count == 1, case .planned(let place, let command) = next else {
      return screen.flowing([rest], between: "") + stepLines
    }
    let set = context.writer(for: workout.exercises[place.exercise]).text(workout[place])
    return screen.flowing([rest, .init(command + " → " + set, .accent)], between: "   ")
  }

  private var stepLines: [String] {
    switch next {
    case .resume(let since):
      let paused = words.paused.capitalised + " " + words.since(since.civil, today: context.now.day)
      return screen.flowing([.init(paused, .warning), command("gymlog resume")], between: "   ")
    case .planned(let place, let command):
      return arrow(command, place)
    case .finish:
      return screen.flowing([.init(words.allPlannedDone), command("gymlog finish")], between: "   ")
    case .again(let place):
      let command = workout[place].result?.isMissed == true ? "gymlog again miss" : "gymlog again"
      return arrow(command, place, then: leftBehind.isEmpty ? "gymlog finish" : nil)
    case .firstSet(let command):
      let isFirst = workout.currentExercise.map { workout.exercises[$0].doneSets.isEmpty } ?? true
      return wrapped(isFirst ? words.logFirstSet(command) : words.logNextSet(command), width: screen.width)
    case .firstExercise:
      let set = workout.unit == .pounds ? "8@225lb" : "8@100kg"
      return wrapped(words.startedHint(set), width: screen.width)
    }
  }

  /// The warning about an idle workout, which `finish` would end at its last set.
  private var leftBehind: [String] {
    guard context.isIdle(workout), workout.doneCount > 0, next != .finish else { return [] }
    if workout.isBackdated(at: context.now) {
      return wrapped(words.finishAfterwardsHint, width: screen.width)
    }
    let since = words.since(workout.lastActivity.civil, today: context.now.day)
    return screen.flowing(
      [.init(words.nothingLogged(since), .warning), command("gymlog finish")], between: "   ")
  }

  private func arrow(_ first: String, _ place: SetPlace, then second: String? = nil) -> [String] {
    let set = context.writer(for: workout.exercises[place.exercise]).text(workout[place])
    let pieces: [Table.Cell] =
      [.init(first + " → " + set, .accent)] + (second.map { [command($0)] } ?? [])
    return screen.flowing(pieces, between: "   ")
  }

  private func command(_ text: String) -> Table.Cell { .init(text, .accent) }
}

extension StatusScreen {
  /// One line for a prompt or status bar: the current exercise and its next set, the sets, the time.
  var short: String {
    var pieces: [String] = []
    if let index = workout.currentExercise {
      let entry = workout.exercises[index]
      let planned = workout.nextPlanned.map { " → " + context.writer(for: entry).text(workout[$0]) }
      pieces.append(context.name(of: entry) + (planned ?? ""))
    } else {
      pieces.append(words.name(of: workout))
    }
    pieces += context.progressWithoutVolume(of: workout)
    return screen.painter.paint(pieces.joined(separator: " · "), .plain)
  }
}

extension Words {
  var allPlannedDone: String {
    say(
      en: "All planned sets are done",
      es: "Todas las series previstas están hechas",
      ca: "Totes les sèries previstes estan fetes")
  }

  /// The open workout has been idle since then.
  func nothingLogged(_ since: String) -> String {
    say(en: "Nothing logged \(since)", es: "Nada apuntado \(since)", ca: "Res apuntat \(since)")
  }

  func logFirstSet(_ command: String) -> String {
    say(
      en: "Log the first set: \(command)",
      es: "Apunta la primera serie: \(command)",
      ca: "Apunta la primera sèrie: \(command)")
  }

  fileprivate func logNextSet(_ command: String) -> String {
    say(
      en: "Log the next set: \(command)", es: "Apunta la siguiente serie: \(command)",
      ca: "Apunta la sèrie següent: \(command)")
  }
}
