import Catalogue
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// A change that was undone or redone, or can be undone, as people read it and as JSON.
struct ChangeDescription {
  /// Whether the text describes the change or its reversal.
  enum Perspective {
    /// The effect of reversing it: sets are back, or gone.
    case reversed
    /// The effect of the change itself: sets were logged, or removed.
    case made
  }

  let change: Logbook.ReversedChange
  let context: Context
  let perspective: Perspective
  /// In JSON, the name of what became of sets.
  let outcomes: String

  init(_ change: Logbook.ReversedChange, _ context: Context, _ perspective: Perspective, outcomes: String) {
    (self.change, self.context, self.perspective, self.outcomes) = (change, context, perspective, outcomes)
  }

  /// The command as typed: `gymlog log`.
  var command: String { "gymlog " + change.command }

  func moment(_ words: Words) -> String { words.moment(change.time.civil, today: context.now.day) }

  /// The workout or routine that it belongs to; nil for other changes, and if there are several.
  func place(_ screen: Screen) -> String? {
    if change.changes.folders.count > 1 { return nil }
    if let workout { return screen.label(workout, at: context.now) }
    return routine.map { screen.painter.paint($0.name, .strong) }
  }

  private var workout: Workout? { change.changes.workouts.first.flatMap { $0.after ?? $0.before } }
  private var routine: Routine? { change.changes.routines.first.flatMap { $0.after ?? $0.before } }

  func lines(_ screen: Screen) -> [String] {
    let changes = change.changes
    let isOne = changes.workouts.count == 1
    var lines: [String] = []
    for pair in changes.workouts {
      let differences = WorkoutDifferences(from: pair.before, to: pair.after)
      let own = differences.lines(context, screen, perspective, isDated: !isOne)
      if let workout = pair.after ?? pair.before, !isOne, pair.before != nil, pair.after != nil, !own.isEmpty
      {
        lines += [screen.label(workout, at: context.now) + ":"] + own.map { "  " + $0 }
      } else {
        lines += own
      }
    }
    if changes.gained != (0, 0) {
      lines.append(screen.words.workouts(changes.gained, areThere: true, perspective))
    }
    if changes.lost != (0, 0) {
      lines.append(screen.words.workouts(changes.lost, areThere: false, perspective))
    }
    if changes.changed > 0 { lines.append(screen.words.changed(changes.changed)) }
    for pair in changes.routines {
      lines += WorkoutDifferences(planning: pair, at: context.now, context.settings.unit.value)
        .lines(context, screen, perspective)
    }
    return lines + otherLines(screen)
  }

  /// An entry of the list: its number, when, the command, and what it changed.
  func entry(_ number: Int, _ screen: Screen) -> [String] {
    let words = screen.words
    let head = [moment(words), screen.painter.paint(command, .accent), place(screen)].compactMap(\.self)
    var lines = ["\(number)  " + head.joined(separator: " · ")]
    let own = self.lines(screen)
    let shown = own.count > Self.mostLines ? Array(own.prefix(Self.mostLines - 1)) : own
    lines += shown.map { "   " + $0 }
    if own.count > shown.count { lines.append("   " + words.andMore(own.count - shown.count)) }
    for path in change.conflicts { lines.append("   " + words.cannotBeUndone(path)) }
    return lines
  }

  /// The most lines of an entry of the list.
  private static let mostLines = 5

  var json: [JSON.Member] {
    let changes = change.changes
    let differences =
      changes.workouts.count == 1
      ? WorkoutDifferences(from: changes.workouts[0].before, to: changes.workouts[0].after)
      : changes.routines.first.map {
        WorkoutDifferences(planning: $0, at: context.now, context.settings.unit.value)
      } ?? WorkoutDifferences(from: nil, to: nil)
    var members = JSON.members(["command": .string(change.command), "time": .string(change.time.text)])
    if let workout { members += JSON.members(["workout": .string(workout.id.text)]) }
    if let routine { members += JSON.members(["routine": .string(routine.id.text)]) }
    members.append(differences.member(context, named: outcomes))
    members += JSON.members(["documents": .array(changes.paths.map { .string($0.text) })])
    if perspective == .made {
      members += JSON.members(["conflicts": .array(change.conflicts.map { .string($0) })])
    }
    return members
  }
}

extension ChangeDescription {
  /// What happened to exercises, aliases, maxes, training maxes and body weights.
  private func otherLines(_ screen: Screen) -> [String] {
    let (words, changes) = (screen.words, change.changes)
    func strong(_ text: String) -> String { screen.painter.paint(terminalSafe(text), .strong) }
    func day(_ time: Instant) -> String { words.dayRelative(time.day, today: context.now.day) }
    var lines: [String] = []
    for pair in changes.pairs(of: CustomExercise.self) {
      let name = strong((pair.after ?? pair.before)?.exercise.name ?? "")
      switch (pair.before.map(\.isDeleted) ?? true, pair.after.map(\.isDeleted) ?? true) {
      case (true, false): lines.append(words.exerciseThere(name, perspective))
      case (false, true): lines.append(words.exerciseGone(name, perspective))
      default: lines.append(words.exerciseChanged(name, from: pair.before?.exercise.name, perspective))
      }
    }
    for pair in changes.pairs(of: ExerciseAlias.self) {
      guard let alias = (pair.after ?? pair.before)?.alias else { continue }
      lines.append(
        difference(
          strong(alias), pair.before.map { name(of: $0.exercise, $0.name) },
          pair.after.map { name(of: $0.exercise, $0.name) }))
    }
    for pair in changes.pairs(of: TestedMax.self) {
      guard let max = pair.after ?? pair.before else { continue }
      let subject =
        strong(name(of: max.exercise, max.name)) + " " + words.label(max.kind) + ", " + day(max.at)
      lines.append(
        difference(subject, pair.before.map { words.load($0.load) }, pair.after.map { words.load($0.load) }))
    }
    for pair in changes.pairs(of: TrainingMax.self) {
      guard let max = pair.after ?? pair.before else { continue }
      let subject = strong(name(of: max.exercise, max.name)) + " " + words.trainingMax + ", " + day(max.at)
      lines.append(
        difference(subject, pair.before.map { words.load($0.load) }, pair.after.map { words.load($0.load) }))
    }
    for pair in changes.pairs(of: BodyWeight.self) {
      guard let weight = pair.after ?? pair.before else { continue }
      let subject =
        words.say(en: "Body weight", es: "Peso corporal", ca: "Pes corporal") + ", " + day(weight.at)
      lines.append(
        difference(
          subject, pair.before.map { words.mass($0.weight) }, pair.after.map { words.mass($0.weight) }))
    }
    return lines + activityLines(screen)
  }

  private func name(of id: ExerciseID, _ name: String) -> String {
    context.catalogue(with: id).name(of: id, language: context.settings.language.value.rawValue)
      ?? terminalSafe(name)
  }
}

/// `Body weight, today: 81.5 kg → –`: a value before and after; a dash stands for none.
func difference(_ subject: String, _ before: String?, _ after: String?) -> String {
  subject + ": " + (before ?? "–") + " → " + (after ?? "–")
}

extension Words {
  /// Many workouts were added or removed.
  fileprivate func workouts(
    _ count: (workouts: Int, sets: Int), areThere: Bool, _ perspective: ChangeDescription.Perspective
  ) -> String {
    let what = workouts(count.workouts) + ", " + sets(count.sets)
    return switch (areThere, perspective) {
    case (true, .made): say(en: "added: " + what, es: "añadido: " + what, ca: "afegit: " + what)
    case (true, .reversed): say(en: "restored: " + what, es: "recuperado: " + what, ca: "recuperat: " + what)
    case (false, .made): say(en: "removed: " + what, es: "quitado: " + what, ca: "eliminat: " + what)
    case (false, .reversed): say(en: "gone: " + what, es: "ya no está: " + what, ca: "ja no hi és: " + what)
    }
  }

  /// Many workouts were changed, by a change or its reversal.
  fileprivate func changed(_ count: Int) -> String {
    let what = workouts(count)
    return say(en: "changed: " + what, es: "cambiado: " + what, ca: "canviat: " + what)
  }

  fileprivate func exerciseThere(_ name: String, _ perspective: ChangeDescription.Perspective) -> String {
    switch perspective {
    case .made: say(en: "\(name) created", es: "\(name): ejercicio creado", ca: "\(name): exercici creat")
    case .reversed:
      say(en: "\(name) restored", es: "\(name): ejercicio recuperado", ca: "\(name): exercici recuperat")
    }
  }

  fileprivate func exerciseGone(_ name: String, _ perspective: ChangeDescription.Perspective) -> String {
    switch perspective {
    case .made: exerciseDeleted(name, aliases: [])
    case .reversed: isGone(name)
    }
  }

  fileprivate func exerciseChanged(
    _ name: String, from old: String?, _ perspective: ChangeDescription.Perspective
  ) -> String {
    let renamed = old.map { terminalSafe($0) }.flatMap { $0 == terminalSafe(name) ? nil : $0 }
    let name = renamed.map { $0 == name ? name : name + " (\($0))" } ?? name
    switch perspective {
    case .made:
      return say(en: "\(name) edited", es: "\(name): ejercicio editado", ca: "\(name): exercici editat")
    case .reversed:
      return say(
        en: "\(name) changed back", es: "\(name) vuelve a ser como antes", ca: "\(name) torna a ser com abans"
      )
    }
  }

  /// Lines that aren't shown.
  fileprivate func andMore(_ count: Int) -> String {
    say(en: "and \(number(count)) more", es: "y \(number(count)) más", ca: "i \(number(count)) més")
  }

  /// Why a change can't be undone. What was changed before it can't be undone without it.
  fileprivate func cannotBeUndone(_ path: String) -> String {
    say(
      en: "can't be undone, nor can earlier changes: sync or another program changed \(path) since",
      es:
        "no se puede deshacer, ni lo anterior: una sincronización u otro programa ha cambiado \(path) después",
      ca:
        "no es pot desfer, ni els canvis d'abans: una sincronització o un altre programa ha canviat \(path) després"
    )
  }
}
