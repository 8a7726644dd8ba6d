import Interchange
import TerminalKit
import Training
import Wording

/// The answer of `import`.
struct ImportReply {
  let plan: ImportPlan
  let line: ImportLine
  let context: Context

  enum Outcome: Equatable {
    case planned(mapWritten: String?)
    case imported
    case nothingNew
  }

  func reply(_ outcome: Outcome) -> Reply {
    if case .imported = outcome {
      return Reply(noticed: [], text: { text(outcome, $0) }, json: { json(outcome) })
    }
    return Reply(text: { text(outcome, $0) }, json: { json(outcome) })
  }

  func text(_ outcome: Outcome, _ screen: Screen) -> String {
    let words = screen.words
    switch outcome {
    case .planned(let map):
      let parts = [
        heading(screen), exercises(screen), unresolved(screen), unusual(screen), assumedUnits(screen),
        partial(screen), leftOut(screen), nextStep(map, screen),
      ]
      return parts.filter { !$0.isEmpty }.map(\.text).joined(separator: "\n")
    case .imported:
      let figures = words.imported(words.contents(of: plan).joined(separator: ", "))
      let lines =
        wrapped(figures + span(words), width: screen.width) + otherUnit(screen) + new(words, screen)
        + assumed(screen) + times(screen)
      let rest = [unusual(screen), assumedUnits(screen), partial(screen), leftOut(screen)].filter {
        !$0.isEmpty
      }
      return
        (lines + rest.flatMap { [""] + $0 } + (rest.isEmpty ? [] : [""])
        + wrapped(words.toCorrectImport, width: screen.width) + [words.toTakeBackImport]).text
    case .nothingNew:
      let rest = leftOut(screen)
      return
        (nothingNew(screen) + times(screen)
        + (rest.isEmpty ? [] : [""] + rest)).text
    }
  }

  /// The files, then the figures of what is new.
  private func heading(_ screen: Screen) -> [String] {
    let words = screen.words
    var lines: [String] = []
    for source in plan.sources {
      let program = source.history.program.title
      lines += screen.dotted([
        .init(source.path, .strong), .init(program),
        .init(source.isText ? words.sets(source.history.rows) : words.rows(source.history.rows)),
      ])
    }
    if plan.workouts.isEmpty { return lines + nothingNew(screen) + times(screen) }
    lines += screen.dotted(
      words.contents(of: plan).map { .init($0) } + [.init(span(words).trimmingComma), .init(units)])
    let sum = plan.sumOfLoads(in: shownUnit)
    if sum.value.raw > 0 { lines += wrapped(words.sumOfLoads(words.volume(sum)), width: screen.width) }
    if plan.known > 0 { lines += wrapped(words.knownSets(plan.known), width: screen.width) }
    lines += deleted(screen) + otherUnit(screen)
    return lines + new(words, screen) + times(screen)
  }

  /// That there is nothing to import, and why.
  private func nothingNew(_ screen: Screen) -> [String] {
    let words = screen.words
    let text = plan.known == 0 ? words.noSetsToImport : words.nothingNew(words.sets(plan.known))
    return wrapped(text, width: screen.width) + deleted(screen) + otherUnit(screen)
  }

  /// That an earlier import took the loads for another unit.
  private func otherUnit(_ screen: Screen) -> [String] {
    guard let earlier = plan.earlierUnit, let unit = line.unit else { return [] }
    return wrapped(screen.words.importedInOtherUnit(earlier), width: screen.width)
      + wrapped(screen.words.toImportInUnit(unit), width: screen.width)
  }

  private func deleted(_ screen: Screen) -> [String] {
    guard plan.knownDeleted > 0 else { return [] }
    return wrapped(screen.words.deletedSets(plan.knownDeleted), width: screen.width)
  }

  /// Workouts whose time is odd, or that are in the logbook at that time.
  private func times(_ screen: Screen) -> [String] {
    let words = screen.words
    let today = context.now.day
    return screen.naming(plan.differing, words.differingWorkouts, today: today)
      + screen.naming(plan.overlapping, words.overlappingWorkouts, today: today)
      + screen.naming(plan.tooLong, words.tooLongWorkouts, today: today, withLengths: true)
  }

  private func new(_ words: Words, _ screen: Screen) -> [String] {
    let names = plan.newExercises.map { $0.exercise.name + " (" + context.facts(of: $0.exercise) + ")" }
    return names.isEmpty ? [] : wrapped(words.newExercises(names), width: screen.width)
  }

  /// The line that corrects the facts of a new exercise that neither its name nor the file says.
  private func assumed(_ screen: Screen) -> [String] {
    for name in plan.names {
      guard case .new(let own) = name.becomes, name.evidence.category.flatMap(Recognition.bodyPart) == nil
      else { continue }
      let line = "gymlog exercise edit \(context.typed(own.exercise)) --body-part chest --equipment barbell"
      return wrapped(screen.words.toCorrectAssumed(line), width: screen.width)
    }
    return []
  }

  /// `, 30 Dec 2020 – 14 Mar 2022`
  private func span(_ words: Words) -> String {
    guard let first = plan.workouts.first?.head.start.day, let last = plan.workouts.last?.head.start.day
    else { return "" }
    let days = [first, last].map(words.dayShortWithYear)
    return ", " + (first == last ? days[0] : days.joined(separator: " – "))
  }

  private var units: String {
    var units: [String] = []
    for workout in plan.workouts.lazy.flatMap(\.exercises).flatMap(\.sets) {
      guard let unit = workout.result?.load?.mass?.unit.rawValue, !units.contains(unit) else { continue }
      units.append(unit)
      if units.count == MassUnit.allCases.count { break }
    }
    return units.sorted().joined(separator: ", ")
  }

  private var shownUnit: MassUnit { MassUnit(rawValue: units) ?? context.settings.unit.value }

  /// The names that have an exercise, most sets first.
  private func exercises(_ screen: Screen) -> [String] {
    let words = screen.words
    var table = Table([.left(shrinkingTo: 10), .left(shrinkingTo: 10), .right, .left])
    var count = 0
    var narrow: [String] = []
    for name in plan.names {
      let becomes: String
      switch name.becomes {
      case .known(let exercise, _): becomes = context.name(of: exercise)
      case .new(let own): becomes = own.exercise.name
      case .leftOut: becomes = "–"
      case .unresolved: continue
      }
      count += 1
      let how = words.found(name.becomes)
      table.add([
        .init(name.key.name), .init(becomes, .strong), .init(words.number(name.evidence.sets.count)),
        .init(how ?? "", .faint),
      ])
      let facts = [becomes, words.sets(name.evidence.sets.count), how].compactMap(\.self)
      narrow += screen.noted(terminalSafe(name.key.name), indent: 2)
      narrow += screen.noted(terminalSafe(facts.joined(separator: " · ")), indent: 4)
    }
    guard count > 0 else { return [] }
    let title = wrapped(words.matchedNames(count, of: plan.names.count), width: screen.width).map {
      screen.painter.paint($0, .faint)
    }
    if let width = screen.width, width < 60 { return title + narrow }
    return title
      + table.lines(width: screen.width.map { $0 - 2 }, screen.painter).map { "  " + $0 }
  }

  private func unresolved(_ screen: Screen) -> [String] {
    let words = screen.words
    let names = plan.unresolved
    guard !names.isEmpty else { return [] }
    var lines = [screen.painter.paint(words.unresolvedNames(names.count), .strong)]
    for name in names {
      lines += wrapped(figures(of: name, words), width: screen.width, indent: "  ", hanging: "    ")
      if case .unresolved(let nearest) = name.becomes, !nearest.isEmpty {
        lines += wrapped(
          nearest.map { "\($0.id.text) \(context.name(of: $0))" }.joined(separator: " · "),
          width: screen.width, indent: "    ", hanging: "    ")
      }
    }
    return lines
  }

  /// `Shoulder Press: 24 sets, 40–65 kg`
  func figures(of name: ImportedName, _ words: Words) -> String {
    terminalSafe(name.key.name) + ": " + words.sets(name.evidence.sets.count) + loads(of: name, words)
  }

  /// `, 40–65 kg`
  private func loads(of name: ImportedName, _ words: Words) -> String {
    let loads = name.evidence.loads(unit: shownUnit)
    guard let least = loads.first, let most = loads.last else { return "" }
    if least == most { return ", " + words.mass(most) }
    let low = least.unit == most.unit ? words.decimal(least.value) : words.mass(least)
    return ", " + low + "–" + words.mass(most)
  }

  /// The sets that have 0 reps, are beyond any record or have odd loads.
  private func unusual(_ screen: Screen) -> [String] {
    let words = screen.words
    func rows(_ odd: OddLoads?) -> [ImportPlan.LeftOut] {
      plan.unusual.filter { if case .odd(odd, _) = $0.cause { true } else { false } }
    }
    let impossible = plan.unusual.filter { if case .misfit = $0.cause { true } else { false } }
    return counted(plan.unusual.filter { $0.cause == .missed }, words.setsReadAsMisses, screen)
      + counted(impossible, words.unusualSets, screen)
      + [OddLoads.heavy, .bodyWeight].flatMap { odd in
        counted(rows(odd), { words.setsWithOddLoads($0, odd) }, screen)
      }
  }

  /// The sets with a distance whose unit nothing in the file says.
  private func assumedUnits(_ screen: Screen) -> [String] {
    let words = screen.words
    return DistanceUnit.allCases.flatMap { unit -> [String] in
      let rows = plan.unusual.filter { if case .assumedUnit(unit) = $0.cause { true } else { false } }
      let lines = counted(rows, { words.setsWithAssumedUnit($0, unit) }, screen)
      return lines.isEmpty ? [] : lines + wrapped(words.toSayUnit(unit), width: screen.width, indent: "  ")
    }
  }

  /// A sentence with the number of some rows, and their lines.
  private func counted(
    _ rows: [ImportPlan.LeftOut], _ sentence: (Int) -> String, _ screen: Screen
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let text = sentence(rows.count) + " (" + lines(rows, screen.words) + ")"
    return wrapped(terminalSafe(text), width: screen.width)
  }

  /// The rows left out, by reason, with the first lines of each.
  private func leftOut(_ screen: Screen) -> [String] {
    let rows = plan.leftOut.filter { row in
      guard case .exercise(let name) = row.cause else { return true }
      return !plan.unresolved.contains { $0.key.name == name }
    }
    return grouped(rows, screen.words.leftOutRows(rows.count), screen)
  }

  /// The rows that aren't imported in full, by reason.
  private func partial(_ screen: Screen) -> [String] {
    let rows = Set(plan.partial.map { "\($0.path):\($0.line)" }).count
    return grouped(plan.partial, screen.words.partialRows(rows), screen)
  }

  private func grouped(_ rows: [ImportPlan.LeftOut], _ title: String, _ screen: Screen) -> [String] {
    let words = screen.words
    var groups: [(text: String, rows: [ImportPlan.LeftOut])] = []
    for row in rows {
      let text = words.why(row.cause)
      if let place = groups.firstIndex(where: { $0.text == text }) {
        groups[place].rows.append(row)
      } else {
        groups.append((text, [row]))
      }
    }
    guard !groups.isEmpty else { return [] }
    return [screen.painter.paint(title, .strong)]
      + groups.flatMap { group in
        var text = terminalSafe(group.text) + ": "
        text += words.number(group.rows.count) + " (" + lines(group.rows, words) + ")"
        return wrapped(text, width: screen.width, indent: "  ", hanging: "    ")
      }
  }

  /// The lines of some rows, at most eight.
  private func lines(_ rows: [ImportPlan.LeftOut], _ words: Words) -> String {
    let most = 8
    let isOneFile = plan.sources.count == 1
    let shown = rows.prefix(most).map { isOneFile ? "\($0.line)" : "\($0.path):\($0.line)" }
    let list = shown.joined(separator: ", ") + (rows.count > most ? "…" : "")
    return isOneFile ? words.lines(list, count: rows.count) : list
  }

  private func nextStep(_ map: String?, _ screen: Screen) -> [String] {
    let words = screen.words
    if let map { return wrapped(words.mapWritten(map, next: line.with { $0.isDryRun = false }), width: nil) }
    if !plan.unresolved.isEmpty {
      return line.map.map { wrapped(words.toCompleteMap($0, line.with { $0.isDryRun = false }), width: nil) }
        ?? [words.toResolve(resolvingLine)]
    }
    if plan.workouts.isEmpty { return [] }
    return line.isDryRun ? [words.toImport(line.with { $0.isDryRun = false })] : []
  }

  /// The line that writes a file in which to match names, or shows which are still open in it.
  var resolvingLine: String {
    line.with {
      $0.isDryRun = true
      $0.map = $0.map ?? "exercises.csv"
      $0.isSure = false
    }
  }
}

extension String {
  /// A list's item without the comma before it.
  fileprivate var trimmingComma: String { hasPrefix(", ") ? String(dropFirst(2)) : self }
}

extension ForeignProgram {
  /// Its name as its makers write it.
  var title: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitnotes: "FitNotes"
    case .gymbook: "GymBook"
    case .stronglifts: "StrongLifts"
    case .fitbod: "Fitbod"
    case .liftosaur: "Liftosaur"
    case .liftlog: "LiftLog"
    case .jefit: "Jefit"
    case .gymlog: "gymlog"
    }
  }
}
