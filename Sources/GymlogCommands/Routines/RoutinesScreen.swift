import TerminalKit
import Training
import Wording

/// The list of routines, the lifter's own, then the built-in ones; each with its totals, when it was last done and its
/// exercises.
struct RoutinesScreen {
  let context: Context
  let list: RoutineList
  let screen: Screen

  private var words: Words { screen.words }

  var lines: [String] {
    let own = list.routines.filter { !$0.isBuiltIn }
    let builtIn = list.routines.filter(\.isBuiltIn)
    var lines: [String] = []
    if let next = list.routines.first(where: { $0.routine.id == list.next }) {
      let command = "gymlog start " + shellWord(next.routine.name)
      lines +=
        screen.flowing(
          [.init(words.next.capitalised + ": " + next.routine.name), .init(command, .accent)],
          between: "   ") + [""]
    }
    if own.isEmpty, list.isWhole { lines += wrapped(words.noOwnRoutines, width: screen.width) }
    lines += section(words.ownRoutines, own)
    if !builtIn.isEmpty, !lines.isEmpty { lines.append("") }
    return lines
      + (list.isWhole && screen.width != nil ? brief(builtIn) : section(words.builtInRoutines, builtIn))
  }

  /// The built-in routines by their first tag, on a line each, and how to see more of them.
  private func brief(_ routines: [KnownRoutine]) -> [String] {
    if routines.isEmpty { return [] }
    var tags: [String] = []
    for routine in routines.map(\.routine) {
      let tag = routine.tags.first ?? ""
      if !tags.contains(tag) { tags.append(tag) }
    }
    var table = Table([.left, .left(shrinkingTo: 20)])
    for tag in tags {
      let names = routines.map(\.routine).filter { ($0.tags.first ?? "") == tag }.map(\.name)
      table.add([.init(tag, .strong), .init(names.joined(separator: ", "))])
    }
    let more = screen.flowing(
      [.init(words.moreOnBuiltInRoutines), .init("gymlog routines --tag \(tags[0])", .accent)], between: " ")
    return [screen.painter.paint(words.builtInRoutines, .faint)]
      + table.lines(width: screen.width, screen.painter)
      + more
  }

  private func section(_ title: String, _ routines: [KnownRoutine]) -> [String] {
    if routines.isEmpty { return [] }
    return [screen.painter.paint(title, .faint)] + routines.flatMap(lines)
  }

  private func lines(of known: KnownRoutine) -> [String] {
    let routine = known.routine
    var title: [Table.Cell] = [.init(routine.name, .strong)]
    title.append(.init(words.sets(routine.setCount)))
    title += routine.tags.isEmpty ? [] : [.init(routine.tags.joined(separator: " "), .faint)]
    title += list.last[routine.id].map { [.init(context.lastTime($0, words), .faint)] } ?? []
    title += routine.id == list.next ? [.init(words.next, [.strong, .accent])] : []
    let names = routine.exercises.map(context.name(of:)).joined(separator: ", ")
    return screen.dotted(title) + wrapped(names, width: screen.width, indent: "  ", hanging: "  ")
  }
}

extension Context {
  /// When a routine was last done, given the workout.
  func lastTime(_ workout: Workout, _ words: Words) -> String {
    words.routineLastDone(words.dayRelative(workout.start.day, today: now.day))
  }
}

extension Words {
  var ownRoutines: String { say(en: "Your routines", es: "Tus rutinas", ca: "Les teves rutines") }

  var builtInRoutines: String {
    say(en: "Built-in routines", es: "Rutinas incluidas", ca: "Rutines incloses")
  }

  /// The hint with the command that shows a family of built-in routines.
  var moreOnBuiltInRoutines: String {
    say(en: "With their exercises:", es: "Con sus ejercicios:", ca: "Amb els seus exercicis:")
  }

  /// The lifter has no routines; how to create one.
  var noOwnRoutines: String {
    say(
      en:
        "You have no routines yet. To create one: gymlog routine new push bench press 3x8@\(example(kg: 80, lb: 185)), dip 3x10",
      es:
        "Todavía no tienes rutinas propias. Para crear una: gymlog routine new "
        + "empuje press de banca 3x8@\(example(kg: 80, lb: 185)), fondos 3x10",
      ca:
        "Encara no tens rutines pròpies. Per crear-ne una: gymlog routine new "
        + "empenta press de banca 3x8@\(example(kg: 80, lb: 185)), fons 3x10"
    )
  }

  /// When a routine was last done; `day` is a phrase.
  func routineLastDone(_ day: String) -> String {
    say(en: "last \(day)", es: "última vez, \(day)", ca: "última vegada, \(day)")
  }
}
