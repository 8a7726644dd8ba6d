import Catalogue
import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func trainingMax(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.trainingMax.rawValue,
      declaring: .init(
        help: words.trainingMaxHelp,
        .words(
          [.exercise, .weight], form: "[*] [*]", words,
          meanings: [Placeholder.weight: "140kg, 315lb, +10lb"]), .at(words),
        .remove(words.removesTrainingMax),
        .flag(.force, words)
      ) { context, line, moment, removes, force throws(Failure) in
        let line = TrainingMaxLine(line, context)
        try line.checkWords(context)
        if removes {
          if line.load != nil { throw Failure.contradiction("--remove", line.words.last ?? "") }
          return try removeTrainingMax(line, context)
        }
        guard line.load != nil else {
          if moment != nil {
            throw Failure(
              .missingArgument(
                context.words.placeholder(.weight), command: CommandName.trainingMax.rawValue))
          }
          return try trainingMaxes(line, context)
        }
        let at = try context.instant(moment, dayIsEnough: true) ?? context.now
        return try setTrainingMax(line, at, force: force, context)
      })
  }

  private static func setTrainingMax(
    _ line: TrainingMaxLine, _ at: Instant, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (max, before, base, problems) =
      try context.logbook.change(CommandName.trainingMax.rawValue, at: context.now) {
        change throws(Failure) -> (TrainingMax, TrainingMax?, MaxBase, [Problem]) in
        let exercise = try context.exercise(orCurrent: line.name, in: change.snapshot)
        if exercise.countMode != .reps {
          throw Failure.withoutReps(context.name(of: exercise), exercise.countMode)
        }
        let (known, problems) = try change.snapshot.trainingMaxes()
        let own = known.filter { $0.exercise == exercise.id }
        let at = at.after(own.map(\.at))
        let before = own.latest(until: at)
        let load = try line.load(of: exercise, after: before?.load, force: force, context)
        let max = TrainingMax(
          id: context.newID(at: at), exercise: exercise.id, name: exercise.name, load: load, at: at)
        try change.save(max)
        let isTested = try change.snapshot.testedMaxes().maxes.contains { $0.exercise == exercise.id }
        let chosen = context.settings.percentOf.value
        return (
          max, before, chosen == .tested && isTested ? .tested : chosen == .estimate ? chosen : .training,
          problems
        )
      }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        var said = words.trainingMax + " " + words.load(max.load)
        if let before, before.load != max.load { said += ", " + words.before(words.load(before.load)) }
        return screen.lines(
          screen.fitting { [$0.painter.paint(max.shownName(context), .strong) + "  " + said] }
            + (base == .training ? [] : [words.percentagesAreOf(base)]))
      },
      json: {
        JSON.members([
          "trainingMax": .object(max.json), "before": before.map { .object($0.json) } ?? .null,
          "percentOf": .string(base.rawValue),
        ])
      })
  }

  private static func removeTrainingMax(_ line: TrainingMaxLine, _ context: Context) throws(Failure) -> Reply
  {
    let (max, problems) =
      try context.logbook.change(CommandName.trainingMax.rawValue, at: context.now) {
        change throws(Failure) -> (TrainingMax, [Problem]) in
        let exercise = try context.exercise(orCurrent: line.name, in: change.snapshot)
        let (known, problems) = try change.snapshot.trainingMaxes()
        guard let max = known.filter({ $0.exercise == exercise.id }).latest(until: nil) else {
          throw Failure.noTrainingMax(context.name(of: exercise)).attaching(problems)
        }
        try change.remove(max)
        return (max, problems)
      }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          screen.painter.paint(max.shownName(context), .strong) + "  "
            + words.trainingMaxRemoved(words.load(max.load)), words.undoHint,
        ])
      }, json: { JSON.members(["removed": .object(max.json)]) })
  }

  /// The training maxes: of an exercise over time, or the latest of all.
  private static func trainingMaxes(_ line: TrainingMaxLine, _ context: Context) throws(Failure) -> Reply {
    let (maxes, problems) = try context.logbook.read { snapshot throws(Failure) in
      let (known, problems) = try snapshot.trainingMaxes()
      guard let name = line.name else {
        let latest = Dictionary(grouping: known, by: \.exercise).values.compactMap { $0.latest(until: nil) }
        return (latest.sorted { $0.shownName(context) < $1.shownName(context) }, problems)
      }
      let exercise = try context.exercise(orCurrent: name, in: snapshot)
      let own = known.filter { $0.exercise == exercise.id }
      guard !own.isEmpty else { throw Failure.noTrainingMax(context.name(of: exercise)).attaching(problems) }
      return (own.sorted { ($0.at.seconds, $0.id) > ($1.at.seconds, $1.id) }, problems)
    }
    return Reply(
      problems: problems,
      text: { screen in
        let words = screen.words
        if maxes.isEmpty { return screen.lines([words.noTrainingMaxes]) }
        return screen.lines(
          maxes.map { max in
            max.shownName(context) + "  " + words.load(max.load) + ", "
              + words.dayRelative(max.at.day, today: context.now.day)
          })
      },
      json: { JSON.members(["trainingMaxes": .array(maxes.map { .object($0.json) })]) })
  }
}

/// The arguments of `tm`: an exercise, and a load.
private struct TrainingMaxLine {
  let words: [String]
  let name: String?
  /// The load as typed, with a sign for more or less than before; nil if none was.
  let load: (mass: NotatedMass, sign: Character?)?

  init(_ words: [String], _ context: Context) {
    self.words = words
    for count in [2, 1] where words.count >= count {
      var typed = Array(words.suffix(count))
      let sign = typed[0].first.flatMap { "+-".contains($0) ? $0 : nil }
      if sign != nil { typed[0].removeFirst() }
      if typed[0].first == "@" { typed[0].removeFirst() }
      guard let mass = context.notation.mass(in: typed) else { continue }
      load = (mass, sign)
      name = Self.name(words.dropLast(count))
      return
    }
    (name, load) = (Self.name(words[...]), nil)
  }

  /// - Throws: `Failure.notATrainingMax` for a set or a percentage instead of a weight, and for words in another order.
  func checkWords(_ context: Context) throws(Failure) {
    let typed = words.filter { $0.contains(where: \.isNumber) }
    guard let last = typed.last, load == nil || typed.count > 1, let name,
      case .none = try context.exercises.catalogue().find(name, in: context.lookup(in: nil, toWrite: true))
    else { return }
    let exercise = try nameBeforeNumbers(context)
    throw .notATrainingMax(
      load == nil && last == words.last ? last : words.joined(separator: " "), instead: meant(context),
      of: exercise)
  }

  /// The exercise named before the first number: of `bench 90%`, bench.
  private func nameBeforeNumbers(_ context: Context) throws(Failure) -> String {
    let names = words.prefix { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    if names.isEmpty { return "squat" }
    let found = try context.exercises.catalogue().find(names, in: LookupContext(isToWrite: true))
    if case .none = found { return "squat" }
    return names
  }

  /// The line for the first exercise and weight among the words: `squat 1@315`, `315 squat`, `squat 315, bench 225`.
  private func meant(_ context: Context) -> String? {
    var names: [String] = []
    var weight: NotatedMass?
    for word in words {
      let bare = word.hasSuffix(",") ? String(word.dropLast()) : word
      let halves = bare.split(separator: "@")
      let load = halves.count == 2 && halves[0] == "1" ? String(halves[1]) : bare
      if let mass = context.notation.mass(in: [load]) {
        guard weight == nil else { break }
        weight = mass
        if !names.isEmpty { break }
      } else if bare.contains(where: \.isNumber) {
        return nil
      } else {
        names.append(bare)
      }
    }
    guard let weight, !names.isEmpty else { return nil }
    let mass = Mass(weight.value, weight.unit ?? context.settings.unit.value)
    let isMore = words.contains { ["more", "más", "mas", "més"].contains($0.lowercased()) }
    return "gymlog tm " + names.map(shellWord).joined(separator: " ") + " " + (isMore ? "+" : "")
      + NotationWriter().text(mass)
  }

  private static func name(_ words: ArraySlice<String>) -> String? {
    let name = words.joined(separator: " ")
    return name.isEmpty ? nil : name.last == "," ? String(name.dropLast()) : name
  }

  /// The load, which for a sign is more or less than that of before.
  func load(
    of exercise: Exercise, after before: Load?, force: Bool, _ context: Context
  ) throws(Failure) -> Load {
    guard let load else { throw Failure.noTrainingMax(context.name(of: exercise)) }
    let mass = Mass(load.mass.value, load.mass.unit ?? before?.mass?.unit ?? context.settings.unit.value)
    guard mass.value.raw > 0, force || !mass.isGreater(than: Mass(Thousandths(1_000), .kilograms)) else {
      throw Failure.trainingMaxOutOfRange(words.last ?? "")
    }
    guard let sign = load.sign else {
      if !force, !exercise.movesBody, let last = before?.mass, mass.isFar(from: last) {
        throw Failure.trainingMaxFar(mass, from: last, lines: readings(of: mass, after: last))
      }
      return exercise.movesBody ? .added(mass) : .external(mass)
    }
    guard case .external(let base)? = before else {
      if exercise.movesBody { return sign == "+" ? .added(mass) : .assisted(mass) }
      throw Failure.noTrainingMax(context.name(of: exercise))
    }
    let change = mass.converted(to: base.unit).value.raw
    let raw = base.value.raw + (sign == "+" ? change : -change)
    guard raw > 0 else { throw Failure.trainingMaxOutOfRange(words.last ?? "") }
    return .external(Mass(Thousandths(raw: raw), base.unit))
  }
}

extension TrainingMaxLine {
  /// The lines for a weight far from the last: as a raise, or in the other unit, where that is likely; and as typed.
  fileprivate func readings(of mass: Mass, after last: Mass) -> [String] {
    let words = (name ?? "").split(separator: " ").map { shellWord(String($0)) }
    let start = (["gymlog", "tm"] + words).joined(separator: " ") + " "
    var lines: [String] = []
    if last.isGreater(than: Mass(Thousandths(raw: mass.value.raw * 5), mass.unit)) {
      lines.append(start + "+" + NotationWriter().text(mass))
    } else if load?.mass.unit == nil {
      lines += MassUnit.allCases.map { Mass(mass.value, $0) }.filter { !$0.isFar(from: last) }
        .map { start + NotationWriter().text($0) }
    }
    return lines + [start + NotationWriter().text(mass) + " --force"]
  }
}

extension [TrainingMax] {
  /// The latest up to a time; the latest of all without one.
  func latest(until end: Instant?) -> TrainingMax? {
    filter { max in end.map { max.at.seconds <= $0.seconds } ?? true }
      .max { ($0.at.seconds, $0.id) < ($1.at.seconds, $1.id) }
  }
}

extension TrainingMax {
  fileprivate func shownName(_ context: Context) -> String {
    (try? context.exercises.catalogue().exercise(id: exercise)).flatMap { $0 }.map(context.name) ?? name
  }
}

extension Words {
  var trainingMax: String {
    say(en: "training max", es: "máximo de entrenamiento", ca: "màxim d'entrenament")
  }

  func before(_ load: String) -> String { say(en: "was \(load)", es: "antes \(load)", ca: "abans \(load)") }

  /// After a training max is chosen that percentages don't use.
  func percentagesAreOf(_ base: MaxBase) -> String {
    let command = "gymlog config percent-of training"
    return base == .tested
      ? say(
        en: "Percentages use the tested max. To use training maxes instead: \(command)",
        es: "Los porcentajes salen del máximo real. Para usar el de entrenamiento: \(command)",
        ca: "Els percentatges surten del màxim real. Per fer servir el d'entrenament: \(command)")
      : say(
        en: "Percentages use the estimate. To use training maxes instead: \(command)",
        es: "Los porcentajes salen de la estimación. Para usar el máximo de entrenamiento: \(command)",
        ca: "Els percentatges surten de l'estimació. Per fer servir el màxim d'entrenament: \(command)")
  }

  fileprivate func trainingMaxRemoved(_ load: String) -> String {
    say(
      en: "training max \(load): removed", es: "máximo de entrenamiento de \(load): quitado",
      ca: "màxim d'entrenament de \(load): eliminat")
  }

  fileprivate var noTrainingMaxes: String {
    say(
      en: "No training maxes yet. To choose one: gymlog tm squat \(exampleLoad)",
      es: "Aún no hay máximos de entrenamiento. Para fijar uno: gymlog tm sentadilla \(exampleLoad)",
      ca: "Encara no hi ha màxims d'entrenament. Per fixar-ne un: gymlog tm esquat \(exampleLoad)")
  }

  var trainingMaxHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Set a training max for percentages",
        [
          "gymlog tm squat 315lb": "base squat percentages on 315 lb",
          "gymlog tm squat +10lb": "10 lb more than before",
          "gymlog tm": "the training maxes of all exercises",
        ],
        "A training max is chosen, not tested: records and estimates ignore it. Percentages in plans, as in 5@65%, are "
          + "based on the tested max, or a higher estimate since; else the training max; else the estimate. gymlog config percent-of "
          + "training, tested or estimate puts that one first; every load says what it is based on.",
        "--remove removes the latest training max of an exercise; the one before it counts again. A weight "
          + "of at most half or at least twice the last one needs --force."),
      es: CommandHelp(
        "Fija un máximo de entrenamiento, para porcentajes",
        [
          "gymlog tm sentadilla 140": "los porcentajes de sentadilla salen de 140 kg",
          "gymlog tm sentadilla +5": "5 kg más que antes",
          "gymlog tm": "los de todos los ejercicios",
        ],
        "Un máximo de entrenamiento se fija, no se prueba: no es un récord ni cuenta para la estimación. Los porcentajes de un "
          + "plan, como 5@65%, salen del máximo real, o de una estimación posterior más alta; si no hay, del máximo de "
          + "entrenamiento, y si no, de la estimación. Con gymlog config percent-of training, tested o estimate se usa primero ese; "
          + "cada peso indica su origen.",
        "--remove quita el último máximo de entrenamiento de un ejercicio, y vuelve a contar el anterior. Un peso "
          + "de la mitad del último o menos, o del doble o más, se confirma con --force."),
      ca: CommandHelp(
        "Fixa un màxim d'entrenament, per a percentatges",
        [
          "gymlog tm esquat 140": "els percentatges d'esquat surten de 140 kg",
          "gymlog tm esquat +5": "5 kg més que abans",
          "gymlog tm": "els de tots els exercicis",
        ],
        "Un màxim d'entrenament es fixa, no es prova: no és un rècord ni compta per a l'estimació. Els percentatges d'un pla, com "
          + "5@65%, surten del màxim real, o d'una estimació posterior més alta; si no n'hi ha, del màxim d'entrenament, i si no, de "
          + "l'estimació. Amb gymlog config percent-of training, tested o estimate es fa servir primer aquest; cada pes diu d'on "
          + "surt.",
        "--remove treu l'últim màxim d'entrenament d'un exercici, i torna a comptar l'anterior. Un pes "
          + "de la meitat de l'últim o menys, o del doble o més, es confirma amb --force."))
  }
}

extension Failure {
  fileprivate static func noTrainingMax(_ exercise: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(exercise) has no training max",
          hint: "To choose one: gymlog tm \(shellName(exercise.lowercased())) \(words.exampleLoad)"),
        es: Message(
          "\(exercise) no tiene máximo de entrenamiento",
          hint: "Para fijarlo: gymlog tm \(shellName(exercise.lowercased())) \(words.exampleLoad)"),
        ca: Message(
          "\(exercise) no té màxim d'entrenament",
          hint: "Per fixar-lo: gymlog tm \(shellName(exercise.lowercased())) \(words.exampleLoad)"))
    }
  }

  /// Something else than an exercise and a weight; `line` is what may be meant.
  fileprivate static func notATrainingMax(_ text: String, instead line: String?, of exercise: String)
    -> Failure
  {
    Failure(.usage) { words in
      let hint =
        line.map { words.readings([$0]) }
        ?? words.forExample("gymlog tm \(shellName(exercise)) " + words.exampleLoad)
      return Message(
        words.say(
          en: "\(quoted(text)): a training max is an exercise and a weight",
          es: "\(quoted(text)): un máximo de entrenamiento es un ejercicio y un peso",
          ca: "\(quoted(text)): un màxim d'entrenament és un exercici i un pes"), hint: hint)
    }
  }

  fileprivate static func trainingMaxOutOfRange(_ text: String) -> Failure {
    Failure(.usage) { words in
      let message = words.say(
        en: "\(quoted(text)) is an unlikely training max",
        es: "\(quoted(text)) es un máximo de entrenamiento improbable",
        ca: "\(quoted(text)) és un màxim d'entrenament improbable")
      return Message(message, hint: words.forceHint())
    }
  }
}

extension Mass {
  /// Whether it is at most half of another or at least twice as much.
  fileprivate func isFar(from last: Mass) -> Bool {
    !doubled.isGreater(than: last) || !last.doubled.isGreater(than: self)
  }
}
