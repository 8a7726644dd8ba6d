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

  /// The number in `3 rounds of:`, `circuito x3`, `3 vueltas`.
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
    func isMinutes(_ word: String) -> Bool { word == "m" || SetWord.isMinutes(word) }
    // `12 min AMRAP`
    let isLast = first.first?.isNumber == true && words.dropFirst().prefix(2).contains(where: clocks.contains)
    guard clocks.contains(first) || isLast, let clock = words.first(where: clocks.contains) else {
      return nil
    }
    var rest = line
    rest.removeAll { clocks.contains(Recognition.folded($0)) }
    var length: Int?
    if let word = rest.first, let number = Int(word.prefix(while: \.isNumber)),
      case let unit = Recognition.folded(word.drop(while: \.isNumber)), unit.isEmpty || isMinutes(unit)
    {
      length = number
      rest.removeFirst()
      if let unit = rest.first, isMinutes(Recognition.folded(unit)) { rest.removeFirst() }
    }
    // `Tabata 4 min` is a set of the exercise, and `AMRAP 8@60` one of another.
    if clock == "tabata", rest.isEmpty, length != nil { return nil }
    if length == nil, rest.first?.first?.isNumber == true { return nil }
    return .timed(everyMinute: clock == "emom" ? length : nil, rest: rest)
  }
}

extension PaperLine {
  /// Whether it says reps at a load, `45x5`, and not a time.
  var isOfReps: Bool {
    words.first.map { word in
      word.contains { "@x×".contains($0) } && !word.contains { ":s'".contains($0) }
    } == true || words.count > 1 && ["x", "×", "@", "kg", "lb", "lbs"].contains(words[1].lowercased())
  }

  /// The part of the day before what was done then: `AM: run 5k`, `Morning: squat 3x5 100`.
  var partOfDay: String? {
    guard let colon = typed.firstRange(of: ":"), !words.isEmpty,
      case let label = typed[..<colon.lowerBound].split(separator: " ").map(String.init), label.count < 4,
      HeadingTimes.arePartOfDay(label)
    else { return nil }
    return label.joined(separator: " ")
  }

  /// Whether it is an item of a list.
  var hasBullet: Bool {
    typed.first.map { "-–—*•·▪◦●○>+☑✔✓✅".contains($0) } == true
  }
}
