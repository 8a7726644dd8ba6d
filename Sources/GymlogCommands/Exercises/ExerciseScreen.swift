import Catalogue
import Insights
import TerminalKit
import Training
import Wording

/// All about one exercise: its muscles on the body where there is colour, what is known of it, how it is done, and
/// what the lifter did with it.
struct ExerciseScreen {
  let context: Context
  let exercise: Exercise
  let last: PastSession?
  /// The records that are held in it.
  let records: [RecordMark]
  let screen: Screen

  private var words: Words { screen.words }
  private let gap = 3
  /// The width at which text stands beside the figure, not below it.
  private let wide = 80
  /// The widest that sentences are to be read at.
  private let column = 100

  var lines: [String] {
    guard screen.showsFigures, !effort.isEmpty else { return joined(blocks(width: screen.width)) }
    let figure = FigurePicture(effort: effort).lines
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

  /// Blocks with an empty line between them.
  private func joined(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var effort: [Muscle: Double] { exercise.effort }

  /// What there is to say, each block at a width.
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
      (words.mainMusclesLabel, exercise.primaryMuscles, Exercise.primaryEffort),
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

  /// How it is done, step by step.
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
    return lines.enumerated().map { ($0 == 0 ? part.swatch(effort) + " " : "   ") + $1 }
  }

  /// The names in the other languages, where they have one of their own.
  private var otherLanguages: [(String, String)] {
    let shown = context.name(of: exercise)
    return Language.allCases.filter { $0 != context.settings.language.value }.compactMap { language in
      let name = context.catalogue.name(of: exercise.id, language: language.rawValue)
      guard let name, name != shown else { return nil }
      return (language.name, name)
    }
  }

  /// What else it is called, by the lifter first: names that aren't among those above.
  private var otherNames: String {
    var named = Set(([context.name(of: exercise)] + otherLanguages.map(\.1)).map { $0.lowercased() })
    let others = context.catalogue.ownAliases(of: exercise.id) + exercise.aliases
    return others.filter { named.insert($0.lowercased()).inserted }.joined(separator: ", ")
  }

  /// The ones that say what the lifter can do: `heaviest load 120 kg, e1RM 140 kg`. All of them are in `records`.
  private var heldRecords: String {
    let teller = RecordTeller(exercise, context, words)
    let kinds: Set<RecordKind> = [.heaviestLoad, .e1rm, .reps, .longestHold, .furthestDistance, .fastest]
    return records.filter { kinds.contains($0.kind) }.map(teller.reached).joined(separator: ", ")
  }

  private var lastTime: String {
    guard let last else { return "" }
    return words.dayRelative(last.start.day, today: context.now.day) + ", "
      + context.writer(for: last.entry).text(last.sets)
  }
}

extension Exercise {
  /// How much a main muscle of an exercise works, and how much one that helps.
  static let primaryEffort = 1.0
  static let secondaryEffort = 0.4

  /// How hard its muscles work, to be drawn.
  var effort: [Muscle: Double] {
    let primary = primaryMuscles.map { ($0, Self.primaryEffort) }
    let secondary = secondaryMuscles.map { ($0, Self.secondaryEffort) }
    return Dictionary(primary + secondary) { first, _ in first }
  }
}

extension Words {
  /// Above the steps of an exercise.
  var howToLabel: String { say(en: "How to do it", es: "Cómo se hace", ca: "Com es fa") }

  /// How an exercise's load is typed, and what it stands for; `amount` is one to type before it, `8` or `60s`. Empty
  /// where there is no load.
  func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String {
    switch loading {
    case .external where implements == 1:
      say(
        en: "the whole weight: \(amount)@100kg",
        es: "el total: \(amount)@100kg",
        ca: "el total: \(amount)@100kg")
    case .external:
      say(
        en: "the weight of one of the two: \(amount)@20kg is 20 kg in each hand, and volume counts "
          + (pairsTwice ? "both" : "one"),
        es: "el de una de las dos: \(amount)@20kg son 20 kg en cada mano, y el volumen cuenta "
          + (pairsTwice ? "ambas" : "una"),
        ca: "el d'una de les dues: \(amount)@20kg són 20 kg a cada mà, i el volum compta "
          + (pairsTwice ? "totes dues" : "una"))
    case .bodyWeight:
      say(
        en: "your body; \(amount)@+20kg adds to it, \(amount)@-15kg takes off",
        es: "tu cuerpo; \(amount)@+20kg le añade peso, \(amount)@-15kg le quita",
        ca: "el teu cos; \(amount)@+20kg hi afegeix pes, \(amount)@-15kg en treu")
    case .added:
      say(
        en: "what is added to your body: \(amount)@20kg",
        es: "lo que añades a tu cuerpo: \(amount)@20kg",
        ca: "el que afegeixes al teu cos: \(amount)@20kg")
    case .assisted:
      say(
        en: "the help that takes weight off: \(amount)@15kg is 15 kg of help",
        es: "la ayuda que quita peso: \(amount)@15kg son 15 kg de ayuda",
        ca: "l'ajuda que treu pes: \(amount)@15kg són 15 kg d'ajuda")
    case .unloaded: ""
    }
  }

  /// Before which sides are trained.
  var sidesLabel: String { say(en: "sides", es: "lados", ca: "costats") }

  /// One side after the other; reps are those of one.
  var oneSideAtATime: String {
    say(
      en: "one after the other; log the reps of one",
      es: "uno después del otro; apunta las repeticiones de uno",
      ca: "un després de l'altre; apunta les repeticions d'un")
  }

  /// Before the other names of an exercise.
  var otherNamesLabel: String { say(en: "also called", es: "también se llama", ca: "també se'n diu") }
}
