import Catalogue
import Insights
import TerminalKit
import Training
import Wording

/// The page of one exercise: muscles, drawn on a body if there is colour, facts, instructions, last session, records.
struct ExerciseScreen {
  let context: Context
  let exercise: Exercise
  let last: PastSession?
  let records: [RecordEntry]
  let tested: TestedMaxes
  let screen: Screen

  private var words: Words { screen.words }
  private let gap = 3
  /// The width from which text is beside the figure, not below it.
  private let wide = 80
  /// The greatest width for sentences.
  private let column = 100

  var lines: [String] {
    guard screen.showsFigures, !effort.isEmpty else { return joined(blocks(width: screen.width)) }
    let figure = FigurePicture(levels: effort.mapValues(WarmShade.level)).lines(words)
    guard let width = screen.width, width >= wide else {
      let blocks = blocks(width: screen.width)
      return joined([blocks[0], figure] + blocks.dropFirst())
    }
    let beside = blocks(width: min(width - FigurePicture.width - gap, column))
    let count = beside.indices.last { joined(Array(beside[...$0])).count <= figure.count } ?? 0
    let below = blocks(width: min(width, column)).dropFirst(count + 1)
    return joined([sideBySide(figure, joined(Array(beside[...count])))] + below)
  }

  private func sideBySide(_ figure: [String], _ text: [String]) -> [String] {
    (0..<max(figure.count, text.count)).map { row in
      let left = row < figure.count ? figure[row] : String(repeating: " ", count: FigurePicture.width)
      return row < text.count ? left + String(repeating: " ", count: gap) + text[row] : left
    }
  }

  /// Joins blocks with empty lines between them.
  private func joined(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var effort: [Muscle: Double] { exercise.effort }

  /// The blocks, laid out at a width.
  private func blocks(width: Int?) -> [[String]] {
    let part = Screen(words: words, painter: screen.painter, width: width, glyphs: screen.glyphs)
    let blocks = [title(part), muscles(part), facts(part), steps(part), past(part)]
    return screen.showsFigures ? blocks : [Array(blocks[0...2].joined()), blocks[3], blocks[4]]
  }

  private func title(_ part: Screen) -> [String] {
    part.dotted([
      .init(context.name(of: exercise), .strong), .init("id:" + exercise.id.text, .faint),
      .init(words.bodyPart(exercise.bodyPart)), .init(words.equipment(exercise.equipment)),
      .init(words.countMode(exercise.countMode)),
    ])
  }

  private func muscles(_ part: Screen) -> [String] {
    [
      (words.musclesLabel, exercise.primaryMuscles, Exercise.primaryEffort),
      (words.otherMusclesLabel, exercise.secondaryMuscles, Exercise.secondaryEffort),
    ].flatMap { label, muscles, effort in
      fact(
        label, muscles.map(words.muscle).joined(separator: ", "), part,
        swatch: screen.showsFigures ? effort : nil)
    }
  }

  private func facts(_ part: Screen) -> [String] {
    [
      (
        words.load,
        words.loading(
          exercise.equipment.loading, implements: exercise.implements,
          pairsTwice: context.settings.dumbbells.value != .one, amount: exercise.exampleAmount)
      ),
      (
        words.bodyWeight,
        exercise.bodyWeightShare.raw > 0
          ? words.percent(Thousandths(raw: exercise.bodyWeightShare.raw * 100)) : ""
      ),
      (words.sidesLabel, exercise.sides == .one ? words.oneSideAtATime : ""),
    ].flatMap { fact($0, $1, part) }
      + otherLanguages.flatMap { fact($0, $1, part) } + fact(words.otherNamesLabel, otherNames, part)
  }

  private func steps(_ part: Screen) -> [String] {
    let steps = Instructions.steps(of: exercise.id, language: context.settings.language.value.rawValue)
    if steps.isEmpty { return [] }
    return [part.painter.paint(words.howToLabel, .strong)]
      + steps.enumerated().flatMap { number, step in
        wrapped("\(number + 1). " + step, width: part.width, hanging: "   ")
      }
  }

  private func past(_ part: Screen) -> [String] {
    fact(words.lastTime, lastTime, part) + fact(words.records, heldRecords, part)
  }

  private func fact(_ label: String, _ text: String, _ part: Screen, swatch effort: Double? = nil) -> [String]
  {
    if text.isEmpty { return [] }
    let line = label.capitalised + ": " + text
    guard let effort else { return wrapped(line, width: part.width, hanging: "  ") }
    let lines = wrapped(line, width: part.width.map { $0 - 3 })
    return lines.enumerated().map { ($0 == 0 ? part.swatch(WarmShade.level(effort)) + " " : "   ") + $1 }
  }

  /// The names in other languages that differ.
  private var otherLanguages: [(String, String)] {
    let shown = context.name(of: exercise)
    return Language.allCases.filter { $0 != context.settings.language.value }.compactMap { language in
      let name = context.catalogue.name(of: exercise.id, language: language.rawValue)
      guard let name, name != shown else { return nil }
      return (language.name, name)
    }
  }

  /// Aliases, the user's first, without the names already shown.
  private var otherNames: String {
    var named = Set(([context.name(of: exercise)] + otherLanguages.map(\.1)).map { $0.lowercased() })
    let others = context.catalogue.ownAliases(of: exercise.id) + exercise.aliases
    return others.filter { named.insert($0.lowercased()).inserted }.joined(separator: ", ")
  }

  /// The records of strength, time and distance: `heaviest load 120 kg, e1RM 140 kg`. `records` lists all.
  private var heldRecords: String {
    let recordText = RecordText(exercise, context, words)
    let kinds: Set<RecordKind> = [.heaviestLoad, .e1rm, .reps, .longestHold, .furthestDistance, .fastest]
    let held = records.filter { kinds.contains($0.kind) }.map { mark in
      tested.outdo(mark)
        ? words.reached(words.heaviestLogged, recordText.value(mark)) : recordText.reached(mark)
    }
    return (tested.heaviest.map(words.reached) + held).joined(separator: ", ")
  }

  private var lastTime: String {
    guard let last else { return "" }
    return words.dayRelative(last.start.day, today: context.now.day) + ", "
      + context.writer(for: last.entry).text(last.sets)
  }
}

extension Exercise {
  /// The effort of a main muscle, and of a secondary one.
  static let primaryEffort = 1.0
  static let secondaryEffort = 0.4

  /// The effort of each muscle, for the figure.
  var effort: [Muscle: Double] {
    let primary = primaryMuscles.map { ($0, Self.primaryEffort) }
    let secondary = secondaryMuscles.map { ($0, Self.secondaryEffort) }
    return Dictionary(primary + secondary) { first, _ in first }
  }
}

extension Words {
  var howToLabel: String { say(en: "How to do it", es: "Cómo se hace", ca: "Com es fa") }

  /// How to type an exercise's load, and what it means; `amount` is an example to type before it, `8` or `60s`. Empty without
  /// a load.
  func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String {
    let (added, assistance) = (example(kg: 20, lb: 45), example(kg: 15, lb: 35))
    let (each, assisted) = unit == .pounds ? ("45 lb", "35 lb") : ("20 kg", "15 kg")
    return switch loading {
    case .external where implements == 1:
      say(
        en: "total weight: \(amount)@\(exampleLoad)",
        es: "el total: \(amount)@\(exampleLoad)",
        ca: "el total: \(amount)@\(exampleLoad)")
    case .external:
      say(
        en: "per hand: \(amount)@\(added) is \(each) in each; volume counts " + (pairsTwice ? "both" : "one"),
        es: "el de cada mano: \(amount)@\(added) son \(each) en cada una, y el volumen cuenta "
          + (pairsTwice ? "ambas" : "una"),
        ca: "el de cada mà: \(amount)@\(added) són \(each) a cadascuna, i el volum compta "
          + (pairsTwice ? "totes dues" : "una"))
    case .bodyWeight:
      say(
        en: "body weight; \(amount)@+\(added) adds load, \(amount)@-\(assistance) is assistance",
        es: "peso corporal; \(amount)@+\(added) añade lastre, \(amount)@-\(assistance) es asistencia",
        ca: "pes corporal; \(amount)@+\(added) afegeix llast, \(amount)@-\(assistance) és assistència")
    case .added:
      say(
        en: "added load: \(amount)@\(added)",
        es: "el lastre: \(amount)@\(added)",
        ca: "el llast: \(amount)@\(added)")
    case .assisted:
      say(
        en: "assistance: \(amount)@\(assistance) makes it \(assisted) lighter",
        es: "la asistencia: \(amount)@\(assistance) son \(assisted) menos",
        ca: "l'assistència: \(amount)@\(assistance) són \(assisted) menys")
    case .unloaded: ""
    }
  }

  var sidesLabel: String { say(en: "sides", es: "lados", ca: "costats") }

  /// One side at a time, logged in reps per side.
  var oneSideAtATime: String {
    say(
      en: "one at a time; log reps per side",
      es: "unilateral; apunta las repeticiones de un lado",
      ca: "unilateral; apunta les repeticions d'un costat")
  }

  var otherNamesLabel: String { say(en: "also called", es: "también se llama", ca: "també se'n diu") }
}
