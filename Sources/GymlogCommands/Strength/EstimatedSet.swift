import Logbook
import Training
import Wording

/// A typed set to estimate a 1RM from: `5@100kg`, `pull-up 8@+20 rpe9`.
struct EstimatedSet {
  /// The named exercise, if any.
  var exercise: Exercise?
  var reps: Int
  var load: Load
  var effort: Effort?

  var performance: Performance { Performance(.reps(reps), at: load, effort: effort) }

  /// The share of the body weight that moves: the exercise's, else all of it.
  var share: Thousandths { exercise?.bodyWeightShare ?? Thousandths(1) }

  /// Whether the estimate needs a body weight.
  var isMovedWithBody: Bool {
    if case .external = load { false } else { share.raw > 0 }
  }

  /// - Throws: A `Failure` for anything but one set with its load, and for a set that doesn't suit the exercise.
  init(_ line: TypedLine, _ context: Context) throws(Failure) {
    let (start, groups) = try context.setsToEstimate(line)
    let name = line.words[..<(start ?? line.words.count)].joined(separator: " ")
    guard let start else {
      throw Failure.setNeeded(
        example: line.typing("5@" + context.words.exampleLoad),
        max: name.isEmpty ? "gymlog max" : "gymlog max " + shellName(name))
    }
    if start > 0 {
      exercise = try context.logbook.read { snapshot throws(Failure) in
        let history = try context.history(in: snapshot).history
        return try context.exercise(
          asked: name.last == "," ? String(name.dropLast()) : name, nil, in: history)
      }
    }
    if let exercise, exercise.countMode != .reps {
      throw Failure.withoutReps(context.name(of: exercise), exercise.countMode)
    }
    // `1rm bench 145`: what was lifted once.
    if start > 0, groups.count == 1, groups[0].isBare,
      case .exactly(.reps(let number)) = groups[0].amounts[0],
      number > Self.mostReps
    {
      let load = NotationWriter().text(Mass(Thousandths(number), context.settings.unit.value))
      throw .loadAlone("\(number)", "gymlog \(CommandName.max.rawValue) \(shellName(name)) 1@" + load)
    }
    let typing = { (set: String) in line.typing((start == 0 ? "" : shellName(name) + " ") + set) }
    let example = "@" + context.words.exampleLoad
    let group = try Self.single(groups, example, typing)
    reps = try Self.reps(group, example, typing)
    effort = group.effort
    load =
      if let exercise {
        try Self.load(group, of: exercise, line, context)
      } else {
        try Self.load(group, unit: context.settings.unit.value, example, typing)
      }
    if reps > Self.mostReps {
      // `270 x 8 lb`: reps and load the other way round.
      let swapped = load.mass.flatMap { mass in
        (1...Self.mostReps).contains(mass.value.raw / 1_000) && mass.value.raw % 1_000 == 0
          ? typing("\(mass.value.raw / 1_000)@\(reps)\(mass.unit.rawValue)") : nil
      }
      throw .tooManyReps(reps, swapped: swapped)
    }
  }

  /// The most reps to estimate from; with more, it isn't strength.
  private static let mostReps = 50

  /// The only group, if it is one set.
  private static func single(
    _ groups: [NotatedGroup], _ example: String, _ typing: (String) -> String
  ) throws(Failure) -> NotatedGroup {
    let group = groups[0]
    if group.miss != nil { throw .missedAttempt }
    if groups.count == 1, group.amounts.count == 1, group.parts.isEmpty, group.sides == nil { return group }
    let writer = NotationWriter()
    // `8x100`: written without a unit, these are eight sets of a hundred.
    if group.isCounted, group.load == nil, case .exactly(.reps(let number)) = group.amounts[0] {
      throw .oneSet(example: typing("\(group.amounts.count)@\(number)"))
    }
    // `100 5`: a load and its reps.
    if groups.count == 2, groups.allSatisfy(\.isBare), case .exactly(.reps(let one)) = group.amounts[0],
      case .exactly(.reps(let other)) = groups[1].amounts[0], max(one, other) > 20
    {
      let line = typing("\(min(one, other))@\(max(one, other))")
      throw Failure(.usage) { words in
        words.unreadableSets("\(one) \(other)", .twoReadings, readings: [line])
      }
    }
    let load = group.load.map { "@" + writer.text($0) } ?? example
    throw .oneSet(example: typing(writer.text(group.amounts[0]) + load))
  }

  private static func reps(
    _ group: NotatedGroup, _ example: String, _ typing: (String) -> String
  ) throws(Failure) -> Int {
    let load = group.load.map { "@" + NotationWriter().text($0) } ?? example
    switch group.amounts[0] {
    case .exactly(.reps(let reps)): return reps
    case .repRange(_, let reps), .repsOrMore(let reps):
      throw .oneNumberOfReps(example: typing("\(reps)" + load))
    case .exactly: throw .repsNeeded(example: typing("5" + load))
    }
  }

  /// The load if no exercise is named: `+20` is added to the body, `-15` assistance.
  private static func load(
    _ group: NotatedGroup, unit: MassUnit, _ example: String, _ typing: (String) -> String
  ) throws(Failure) -> Load {
    let amount = NotationWriter().text(group.amounts[0])
    switch group.load {
    case .plain(let mass) where mass.value.raw == 0: throw .loadNeeded(example: typing(amount + example))
    case .plain(let mass): return .external(Mass(mass.value, mass.unit ?? unit))
    case .plus(let mass, _): return .added(Mass(mass.value, mass.unit ?? unit))
    case .minus(let mass, _): return .assisted(Mass(mass.value, mass.unit ?? unit))
    case .bodyWeight: return .bodyWeight
    case .percent: throw .percentage(example: typing(amount + example))
    case .band, .stack, nil: throw .loadNeeded(example: typing(amount + example))
    }
  }

  /// The load, read as one of the exercise.
  private static func load(
    _ group: NotatedGroup, of exercise: Exercise, _ line: TypedLine, _ context: Context
  ) throws(Failure) -> Load {
    let loads = try context.loads(of: [group], line, exercise, force: true)
    if let load = loads.first ?? nil { return load }
    throw Failure.loadNeeded(example: "gymlog 1rm 5@" + context.words.exampleLoad)
  }
}

extension Context {
  /// Reads sets to estimate or record a max from, and where they begin after the name; nil if there are none.
  ///
  /// - Throws: As `reading`; `Failure.noRep` for a set without reps.
  func setsToEstimate(_ line: TypedLine) throws(Failure) -> (start: Int?, groups: [NotatedGroup]) {
    do {
      return try reading(line) { notation throws(SetSyntaxError) in
        guard let start = try notation.startOfSets(in: line.words) else { return (nil, []) }
        return (start, try notation.groups(in: line.words, from: start))
      }
    } catch {
      if case .unreadable(let syntax, _, _) = error.cause as? SetError, syntax.problem == .zeroAmount {
        throw Failure.noRep
      }
      throw error
    }
  }

  /// The loads of such sets, read as those of an exercise, one for each set. Bands and stack numbers, which no max is of, are
  /// refused.
  func loads(
    of groups: [NotatedGroup], _ line: TypedLine, _ exercise: Exercise, force: Bool
  ) throws(Failure) -> [Load?] {
    let unit = settings.unit.value
    var known = SetContext(exercise, setsToday: [], unit: unit, isForced: force)
    known.lastTime = exercise.exampleLoad(in: unit)
    (known.takesBand, known.takesStack) = (false, false)
    do throws(SetRefusal) {
      return try SetInterpreter(known).results(of: groups).map { $0.result?.load }
    } catch {
      throw Failure.refused(
        RefusedSets(
          refusal: error, words: line.words, exercise: name(of: exercise), command: line.command,
          offer: .example))
    }
  }
}

extension Failure {
  static func setNeeded(example: String, max: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "no set to estimate a 1RM from",
        hint: "For example: \(example). For an exercise's maxes: \(max)"),
      es: Message(
        "falta la serie con la que estimar el 1RM",
        hint: "Por ejemplo: \(example). Para ver los máximos de un ejercicio: \(max)"),
      ca: Message(
        "falta la sèrie amb què estimar l'1RM",
        hint: "Per exemple: \(example). Per veure els màxims d'un exercici: \(max)"))
  }

  static func loadNeeded(example: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "missing load: a 1RM is estimated from reps and a load",
          es: "falta el peso: el 1RM se estima con repeticiones y peso",
          ca: "falta el pes: l'1RM s'estima amb repeticions i pes"), hint: words.forExample(example))
    }
  }

  static func oneNumberOfReps(example: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "expected the reps you did, as one number",
          es: "el 1RM se estima con las repeticiones hechas: un solo número",
          ca: "l'1RM s'estima amb les repeticions fetes: un sol número"), hint: words.forExample(example))
    }
  }

  static func repsNeeded(example: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "expected reps, not a time or a distance",
          es: "el 1RM se estima con repeticiones, no con un tiempo o una distancia",
          ca: "l'1RM s'estima amb repeticions, no amb un temps o una distància"),
        hint: words.forExample(example))
    }
  }

  static func tooManyReps(_ reps: Int, swapped: String?) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(words.reps(reps)) are too many to estimate a 1RM from",
          es: "\(words.reps(reps)) son demasiadas para estimar el 1RM",
          ca: "\(words.reps(reps)) són massa per estimar l'1RM"),
        hint: swapped.flatMap { words.readings([$0]) })
    }
  }

  static func oneSet(example: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "expected one set, not several", hint: "For the first: \(example)"),
      es: Message(
        "el 1RM se estima con una sola serie, y aquí hay varias", hint: "Con la primera: \(example)"),
      ca: Message(
        "l'1RM s'estima amb una sola sèrie, i aquí n'hi ha més d'una", hint: "Amb la primera: \(example)"))
  }

  static func percentage(example: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "expected a load, not a percentage of the 1RM", hint: words.forExample(example)),
        es: Message("hace falta un peso, no un porcentaje del 1RM", hint: words.forExample(example)),
        ca: Message("cal un pes, no un percentatge de l'1RM", hint: words.forExample(example)))
    }
  }

  static var noRep: Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "a 1RM can't be estimated from 0 reps", es: "el 1RM no se puede estimar con 0 repeticiones",
          ca: "l'1RM no es pot estimar amb 0 repeticions"),
        hint: words.forExample("gymlog 1rm 5@" + words.exampleLoad))
    }
  }
}

extension Failure {
  /// A missed attempt where a max is computed or recorded.
  static var missedAttempt: Failure {
    Failure(
      .usage, en: Message("a 1RM can't be estimated from a missed attempt"),
      es: Message("un intento fallido no dice nada seguro sobre un 1RM"),
      ca: Message("un intent fallit no diu res segur sobre un 1RM"))
  }
}
