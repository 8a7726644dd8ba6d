import Catalogue
import Training
import Wording

/// A line that structures a session: it says something about the lines below it and holds no set.
enum PaperHeading: Equatable {
  /// `Main:`, `Accessories`, `Cooldown`: nothing that a workout keeps.
  case section
  /// `Work sets`, of the exercise above as well.
  case workSets
  /// `Warm up:`
  case warmUp
  /// `Superset:` and `Triset:`, with the number of exercises that it can have; nil for a circuit.
  case superset(Int?)
  /// `3 rounds:`
  case rounds(Int)
  /// `EMOM 10 min`, `AMRAP 12:`, `For time:`, `Cindy`, with the minutes of an EMOM and what follows on the line.
  case timed(everyMinute: Int?, rest: [String])

  init?(_ line: PaperLine) {
    guard line.note == nil else { return nil }
    let words = line.words.map { Recognition.folded($0) }.filter { !$0.isEmpty }
    let key = words.joined()
    // `Round 2`: what was done in it stands below.
    let isRound = words.count == 2 && Self.isOne(words[0]) && words[1].allSatisfy(\.isNumber)
    if isRound || Self.sections.contains(key) {
      self = .section
    } else if Self.workSetNames.contains(key) {
      self = .workSets
    } else if ["warmup", "warmups", "wu", "calentamiento", "escalfament"].contains(key) {
      self = .warmUp
    } else if let most = Self.supersets[key] ?? Self.supersets[String(key.dropLast())],
      key.last?.isNumber == true || Self.supersets[key] != nil || words.count == 2
    {
      self = .superset(most > 0 ? most : nil)
    } else if let rounds = Self.rounds(words) {
      self = .rounds(rounds)
    } else if let timed = Self.timed(line.words, words) {
      self = timed
    } else {
      return nil
    }
  }

  /// Whether a text is the name of a section: `Strength`, `Accessories`.
  static func isSection(_ text: String) -> Bool {
    let key = Recognition.folded(text)
    return sections.contains(key) || workSetNames.contains(key)
  }

  private static let workSetNames: Set = [
    "main", "mainwork", "mainlift", "mainlifts", "mainsets", "working", "workingsets", "worksets",
    "principal", "parteprincipal", "seriesefectivas", "partprincipal", "seriesefectives",
    "series",
  ]

  private static let sections: Set = [
    "accessory", "accessories", "accessorywork", "assistance", "assistancework", "cooldown", "finisher",
    "conditioning", "strength", "skill", "skills", "metcon",
    "accesorios", "auxiliares", "vueltaalacalma", "fuerza", "finalizador",
    "accessoris", "auxiliars", "tornadaalacalma", "forca",
    "chest", "back", "shoulders", "arms", "legs", "biceps", "triceps", "glutes", "core", "cardio",
    "pecho", "espalda", "hombro", "hombros", "brazo", "brazos", "pierna", "piernas", "gluteos",
    "pit", "esquena", "espatlla", "espatlles", "bracos", "cama", "cames", "glutis",
  ]

  /// The words for exercises done in turn, each with the most that it can be; 0 for any number.
  private static let supersets: [String: Int] = [
    "superset": 2, "supersets": 2, "ss": 2, "superserie": 2, "superseries": 2, "biserie": 2, "biseries": 2,
    "triset": 3, "triserie": 3, "triseries": 3, "giantset": 0, "circuit": 0, "circuito": 0,
    "seriegigante": 0, "seriegegant": 0,
  ]

  /// Whether a word names one round.
  private static func isOne(_ word: String) -> Bool { ["round", "ronda", "vuelta", "volta"].contains(word) }

  /// The number of `3 rounds of:`, `circuito x3`, `3 vueltas`.
  private static func rounds(_ words: [String]) -> Int? {
    let others = words.filter {
      !["of", "de", "x", "for", "time", "rft", "giant", "set", "serie", "gigante", "gegant"].contains($0)
        && supersets[$0] == nil
    }
    let names: Set = ["rounds", "rondas", "rondes", "vueltas", "voltes"]
    let isCircuit = words.contains {
      supersets[$0] != nil || ["rft", "giant", "gigante", "gegant"].contains($0)
    }
    let number: String? =
      switch others.count {
      case 1 where isCircuit && (others[0].contains("x") || words.contains("rft")):
        others[0].filter { $0 != "x" }
      case 2 where names.contains(others[1]) || isOne(others[1]): others[0]
      case 2 where names.contains(others[0]): others[1]
      default: nil
      }
    guard let count = number.flatMap({ Int($0) }), (1...20).contains(count) else { return nil }
    return count
  }

  private static let benchmarks: Set = [
    "cindy", "fran", "murph", "helen", "grace", "isabel", "annie", "karen", "diane", "elizabeth", "angie",
    "barbara", "chelsea", "jackie", "nancy", "fortime", "portiempo", "portemps",
  ]

  /// Whether a word names a workout against the clock, of several exercises.
  static func isBenchmark(_ word: String) -> Bool { benchmarks.contains(word) }

  /// Rounds on the clock. `words` are those of the line, folded.
  private static func timed(_ line: [String], _ words: [String]) -> PaperHeading? {
    guard let first = words.first, line.count == words.count else { return nil }
    if benchmarks.contains(words.joined()) { return .timed(everyMinute: nil, rest: []) }
    let clocks: Set = ["emom", "e2mom", "e3mom", "amrap", "tabata"]
    let minutes: Set = ["m", "min", "mins", "minute", "minutes", "minuto", "minutos", "minut", "minuts"]
    // `12 min AMRAP`
    let isLast = first.first?.isNumber == true && words.dropFirst().prefix(2).contains(where: clocks.contains)
    guard clocks.contains(first) || isLast, let clock = words.first(where: clocks.contains) else {
      return nil
    }
    var rest = line
    rest.removeAll { clocks.contains(Recognition.folded($0)) }
    var length: Int?
    if let word = rest.first, let number = Int(word.prefix(while: \.isNumber)),
      case let unit = Recognition.folded(word.drop(while: \.isNumber)), unit.isEmpty || minutes.contains(unit)
    {
      length = number
      rest.removeFirst()
      if let unit = rest.first, minutes.contains(Recognition.folded(unit)) { rest.removeFirst() }
    }
    // `Tabata 4 min` is a set of the exercise, and `AMRAP 8@60` one of another.
    if clock == "tabata", rest.isEmpty, length != nil { return nil }
    if length == nil, rest.first?.first?.isNumber == true { return nil }
    return .timed(everyMinute: clock == "emom" ? length : nil, rest: rest)
  }
}

/// The lines below a heading that says how its exercises are done.
struct PaperBlock {
  /// The number of rounds; nil for a superset.
  var rounds: Int?
  /// Whether its lines needn't be read, because the heading was refused.
  var isSkipped = false
  /// The letter that its exercises share as a superset.
  let letter: Character
  /// The index of the first line that doesn't belong to it.
  let end: Int
}

extension SessionReader {
  /// Reads a line as a heading of what stands below it. Returns whether it is one.
  ///
  /// - Throws: `Failure` if it isn't clear to what it belongs, or for rounds on the clock
  mutating func takesHeading(
    _ line: PaperLine, at place: Int, of lines: [PaperLine], below current: Current
  ) throws(Failure) -> Bool {
    guard shared == nil, let heading = PaperHeading(line) else { return false }
    let below = lines[(place + 1)...]
    switch heading {
    case .section, .workSets, .warmUp:
      guard let next = below.first else { return false }
      if next.beginsWithFigure, try !namesExercise(next) {
        // Bare sets go on with the exercise above, unless it is done.
        if heading == .warmUp, !current.isAwaitingSets, next.isOfReps {
          block = PaperBlock(isSkipped: true, letter: " ", end: try end(of: below))
          throw .warmUpOfWhat(line.typed)
        }
        guard heading == .warmUp ? current.isAwaitingSets : heading == .workSets && current.isKnown else {
          return false
        }
      } else if try !namesExercise(next) {
        return false
      }
      (block, sectionType) = (nil, nil)
      if heading == .warmUp,
        !below.contains(where: { [.section, .workSets].contains(PaperHeading($0)) })
      {
        throw .warmUpWithoutEnd(line.typed)
      }
      if heading == .warmUp { sectionType = .warmUp }
    case .superset(let most):
      let end = try self.end(of: below)
      let count = try exercises(in: lines[(place + 1)..<end])
      guard count > 1 else { return false }
      // `A1` and `A2` say it, too.
      if lines[(place + 1)..<end].contains(where: { $0.superset != nil }) { return true }
      if let most, count > most { throw .membersUnclear(line.typed) }
      block = PaperBlock(letter: Self.letter(of: place), end: end)
    case .rounds(let rounds):
      guard let next = below.first, try namesExercise(next) else { return false }
      block = PaperBlock(rounds: rounds, letter: Self.letter(of: place), end: try end(of: below))
    case .timed(let minutes, let rest):
      let end = rest.isEmpty ? try self.end(of: below) : place + 1
      // What stands below was done so often that nobody knows.
      let words = rest.isEmpty && end == place + 2 ? lines[place + 1].words : rest
      block = PaperBlock(isSkipped: true, letter: " ", end: end)
      let phrases = (try? LogLine(TypedLine(text: words), context).phrases()) ?? []
      var reading: String?
      if let minutes, (2...20).contains(minutes), phrases.count == 1, let name = phrases[0].exercise,
        phrases[0].isOneSet
      {
        reading = ([name] + ["\(minutes)x" + phrases[0].sets.joined(separator: " ")]).joined(separator: " ")
      }
      throw .onTheClock(line.typed, instead: reading)
    }
    return true
  }

  /// A letter that no line has for a superset.
  private static func letter(of place: Int) -> Character {
    Unicode.Scalar(UInt32(0xE000 + place % 0x1000)).map { Character($0) } ?? "?"
  }

  /// Where the lines below a heading end: at a blank line, at another heading, or at the first line without a bullet below those with
  /// one.
  private func end(of below: ArraySlice<PaperLine>) throws(Failure) -> Int {
    let isList = below.first?.hasBullet == true
    return below.indices.first { index in
      index > below.startIndex && (below[index].isBelowBlank || PaperHeading(below[index]) != nil)
        || isList && !below[index].hasBullet
    } ?? below.endIndex
  }

  private func exercises(in lines: ArraySlice<PaperLine>) throws(Failure) -> Int {
    var names: Set<String> = []
    for line in lines where try namesExercise(line) {
      let phrases = (try? LogLine(TypedLine(text: line.words), context).phrases()) ?? []
      let typed = phrases.compactMap(\.exercise)
      names.formUnion(
        (typed.isEmpty ? [line.words.joined(separator: " ")] : typed).map { Recognition.folded($0) })
    }
    return names.count
  }

  /// The exercises of a line below `3 rounds:`, each with its set once a round.
  func inBlock(_ phrases: [SetPhraseLine], _ line: PaperLine) throws(Failure) -> [SetPhraseLine] {
    guard let rounds = block?.rounds else { return phrases }
    return try phrases.map { phrase throws(Failure) in
      guard let name = phrase.exercise, phrase.isOneSet else { throw .setsInRounds(line.typed, rounds) }
      try askAboutLoad(of: phrase, called: name)
      var phrase = phrase
      phrase.groups[0].amounts = Array(repeating: phrase.groups[0].amounts[0], count: rounds)
      phrase.groups[0].isCounted = rounds > 1
      return phrase
    }
  }

  /// Asks about `Squats 20` in a circuit, which is hardly done with the load of the squats above it.
  private func askAboutLoad(of phrase: SetPhraseLine, called name: String) throws(Failure) {
    guard phrase.groups[0].load == nil, case .exactly(.reps(let reps)) = phrase.groups[0].amounts[0],
      let groups = try? context.notation.groups(in: ["\(reps)@bw"]),
      case let catalogue = try context.exercises.catalogue(),
      case .one(let exercise) = catalogue.find(name, in: context.lookup(in: nil, toWrite: true)),
      exercise.equipment.loading == .external,
      case .one(let other) = catalogue.find(
        name, in: context.lookup(in: nil, sets: TypedSets(groups), toWrite: true)), other.id != exercise.id
    else { return }
    throw .listUnclear("\(name) \(reps)", ["\(name) \(reps)@bw"])
  }

  /// Whether a line such as `## Squat` is to be read: it is the whole name of an exercise, or a heading. Others are titles and comments.
  ///
  /// - Throws: `Failure` for a name that isn't known above sets, which would go to the exercise before it, and for sets on the line itself
  func isMarkedExercise(_ line: PaperLine, above rest: ArraySlice<PaperLine>) throws(Failure) -> Bool {
    if PaperHeading(line) != nil { return true }
    let name = line.words.joined(separator: " ")
    if try context.exercises.catalogue().isWholeName(name) { return true }
    if let phrase = try? LogLine(TypedLine(text: line.words), context).phrases().first, !phrase.hasNoSets {
      throw .marked(line.typed, name)
    }
    guard let next = rest.first, next.beginsWithFigure, !SessionReader.isTitle(line) else { return false }
    return true
  }
}

extension SetPhraseLine {
  /// Whether its sets are one, not counted.
  fileprivate var isOneSet: Bool { groups.count == 1 && groups[0].amounts.count == 1 && !groups[0].isCounted }
}

extension PaperLine {
  /// Whether it says reps at a load, `45x5`: no time.
  fileprivate var isOfReps: Bool {
    words.first.map { word in
      word.contains { "@x×".contains($0) } && !word.contains { ":s'".contains($0) }
    } == true || words.count > 1 && ["x", "×", "@", "kg", "lb", "lbs"].contains(words[1].lowercased())
  }

  /// Whether it is an item of a list.
  fileprivate var hasBullet: Bool {
    typed.first.map { "-–—*•·▪◦●○>+☑✔✓✅".contains($0) } == true
  }
}

extension Failure {
  /// `Warm up:` without a heading below that ends it.
  fileprivate static func warmUpWithoutEnd(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): where does it end?", hint: "Write Main: above the first working set"),
        es: Message(
          "\(text): ¿dónde acaba?", hint: "Escribe Principal: encima de la primera serie efectiva"),
        ca: Message(
          "\(text): on acaba?", hint: "Escriu Principal: damunt de la primera sèrie efectiva"))
    }
  }

  /// `Warm up` above sets that belong to no exercise above it.
  fileprivate static func warmUpOfWhat(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): for which exercise?", hint: "Write the exercise on the line above"),
        es: Message("\(text): ¿de qué ejercicio?", hint: "Escribe el ejercicio en la línea de arriba"),
        ca: Message("\(text): de quin exercici?", hint: "Escriu l'exercici a la línia de dalt"))
    }
  }

  /// `Superset:` above more exercises than it can have.
  fileprivate static func membersUnclear(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message(
          "\(text): which of the exercises below?", hint: "Begin their lines with A1 and A2: A1 Bench 3x8@60"),
        es: Message(
          "\(text): ¿qué ejercicios de los de abajo?",
          hint: "Empieza sus líneas con A1 y A2: A1 Press banca 3x8@60"),
        ca: Message(
          "\(text): quins exercicis dels de sota?",
          hint: "Comença les seves línies amb A1 i A2: A1 Press banca 3x8@60"))
    }
  }

  /// Rounds on the clock, and a line with the sets that they were, if that is clear.
  static func onTheClock(_ text: String, instead line: String?) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      let hint = line.flatMap { words.readings([$0]) }
      return words.say(
        en: Message(
          "\(text): a workout keeps the sets of each exercise, not rounds on the clock",
          hint: hint ?? "Write what you did of each exercise: push-up 10,10,8"),
        es: Message(
          "\(text): un entrenamiento guarda las series de cada ejercicio, no rondas a contrarreloj",
          hint: hint ?? "Escribe lo que hiciste de cada ejercicio: flexiones 10,10,8"),
        ca: Message(
          "\(text): un entrenament desa les sèries de cada exercici, no rondes a contrarellotge",
          hint: hint ?? "Escriu el que vas fer de cada exercici: flexions 10,10,8"))
    }
  }

  /// Several sets, or sets without a name, below a number of rounds.
  fileprivate static func setsInRounds(_ text: String, _ rounds: Int) -> Failure {
    Failure(.usage) { words in
      let (text, count) = (words.quoted(text), words.number(rounds))
      return words.say(
        en: Message(
          "\(text): in all \(count) rounds?",
          hint: "Write one set of each exercise, or leave a blank line where the rounds end"),
        es: Message(
          "\(text): ¿en las \(count) rondas?",
          hint: "Escribe una serie de cada ejercicio, o deja una línea en blanco donde acaban las rondas"),
        ca: Message(
          "\(text): a les \(count) rondes?",
          hint: "Escriu una sèrie de cada exercici, o deixa una línia en blanc on acaben les rondes"))
    }
  }

  /// Sets behind the mark of a heading or a comment.
  fileprivate static func marked(_ text: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): sets, or a comment?", hint: "For sets: \(line)"),
        es: Message("\(text): ¿series, o un comentario?", hint: "Si son series: \(line)"),
        ca: Message("\(text): sèries, o un comentari?", hint: "Si són sèries: \(line)"))
    }
  }
}
