import TerminalKit
import Training
import Wording

/// A whole routine: its totals, when it was last done, and each exercise with its sets.
struct RoutineScreen {
  let context: Context
  let known: KnownRoutine
  let last: Workout?
  let screen: Screen

  private var words: Words { screen.words }
  private var routine: Routine { known.routine }

  var lines: [String] {
    header + routine.exercises.indices.flatMap { [""] + lines(ofExercise: $0) }
      + ["", screen.painter.paint("id " + routine.id.text, .faint)]
  }

  private var header: [String] {
    var lines = [screen.painter.paint(routine.name, .strong)]
    lines += screen.dotted([
      .init(words.exercises(routine.exercises.count)), .init(words.sets(routine.setCount)),
      .init(last.map { context.lastTime($0, words) } ?? ""), .init(known.isBuiltIn ? words.builtIn : ""),
    ])
    if !routine.tags.isEmpty {
      lines += wrapped(words.tagsLabel + ": " + routine.tags.joined(separator: ", "), width: screen.width)
    }
    if let note = routine.note { lines += screen.note(note, indent: 0) }
    return lines
  }

  private func lines(ofExercise index: Int) -> [String] {
    let entry = routine.exercises[index]
    var title = [Table.Cell("\(index + 1) " + context.name(of: entry), .strong)]
    title += facts(ofExercise: index).map { .init($0) }
    var lines = screen.dotted(title)
    if let note = entry.note { lines += screen.note(note, indent: 1) }
    for (row, set) in zip(table(of: entry), entry.sets) {
      lines.append(" " + row)
      if let note = set.note { lines += screen.note(note, indent: 4) }
    }
    return lines
  }

  private func facts(ofExercise index: Int) -> [String] {
    let entry = routine.exercises[index]
    return words.facts(of: entry, superset: routine.exercises.supersets.first { $0.contains(index) })
      + [(entry.progress ?? routine.progress)?.text].compactMap(\.self)
  }

  private func table(of entry: WorkoutExercise) -> [String] {
    var table = Table([.right, .left(shrinkingTo: 10), .left])
    for (number, set) in entry.sets.enumerated() {
      table.add([
        .init(".\(number + 1)"), .init(context.writer(for: entry).text(set)),
        .init(set.rest.map { words.rest + " " + words.stopwatch($0) } ?? "", .faint),
      ])
    }
    return table.lines(width: screen.width.map { $0 - 1 }, screen.painter)
  }
}

extension Words {
  var builtIn: String { say(en: "built in", es: "incluida", ca: "inclosa") }
}
