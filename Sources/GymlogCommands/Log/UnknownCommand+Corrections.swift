import Logbook
import Training
import Wording

/// Corrections of what was just logged, as people say them.
extension UnknownCommand {
  /// The command for `make it 9`, `no, it was 105 kg`, `no, set 2 was 4`, `no, it was front squat`; nil for other lines.
  static func correction(
    _ typed: [String], _ line: LogLine, _ notation: Notation
  ) throws(Failure) -> String? {
    guard (2...8).contains(typed.count) else { return nil }
    if let again = try again(typed, line) { return again }
    if let named = try ofExercise(typed, line, notation) { return named }
    let words = typed.map { Recognition.folded($0.hasSuffix(",") ? String($0.dropLast()) : $0) }
    // `me equivoqué en la última, eran 80kg`
    if let mistake = mistakes.first(where: { words.starts(with: $0) }),
      case let rest = words[mistake.count...].drop(while: {
        ["en", "a", "amb", "with", "on", "in"].contains($0)
      }),
      let said = rest.indices.first(where: { openings.contains(words[$0]) && $0 > mistake.count })
    {
      let set = (rest[..<said] + [words[said], "1"]).map(\.self)
      guard let (place, _) = namedSet(set) else { return nil }
      return edit(place, withoutNot(Array(typed[(said + 1)...])), notation)
    }
    // `baja a 50`, `sube 5 kilos`
    if let sign = changes[words[0]] {
      let isTo = ["a", "to", "fins"].contains(words[1])
      // `subo a 25` isn't like any exercise: the refusal of that name has the whole set.
      if isTo, words[0] == "subo" { return nil }
      let mass = notation.mass(in: typed[1...].drop { !$0.contains(where: \.isNumber) }.map(\.self))
      guard let mass else { return nil }
      return CommandName.again.rawValue + " " + (isTo ? "@" : sign)
        + NotationWriter().text(NotatedLoad.plain(mass))
    }
    // `wrong, it was 7`
    let lead = words.prefix { interjections.contains($0) }.count
    let said = (1...5).reversed().first { count in
      count < words.count
        && (count == lead || openings.contains(words[..<count].joined(separator: " "))
          || count > lead && openings.contains(words[lead..<count].joined(separator: " ")))
    }
    if let (set, value) = namedSet(words) { return edit(set, withoutNot(Array(typed[value...])), notation) }
    guard let said else { return nil }
    var rest = withoutNot(Array(typed[said...]))
    // `no eran 80 eran 85`
    if rest.count == 3 {
      if openings.contains(words[said + 1]) || words[said + 1] == "sino" {
        rest = [rest[2]]
      }
    }
    if ["a", "un", "una", "con", "amb", "de"].contains(words[said]), rest.count > 1 { rest.removeFirst() }
    var set = "last"
    // `no, set 2 was 4`
    if rest.count > 3, SetOrdinals.isSet(rest[0].lowercased()), let number = SetOrdinals.number(rest[1]) {
      (set, rest) = (".\(number)", Array(rest[3...]))
    }
    if let edit = edit(set, rest, notation) { return edit }
    let name = rest.joined(separator: " ")
    // `this was yesterday`
    if TypedTime.readings(of: name, in: .english).contains(where: { $0.dayAlone != nil }) {
      return CommandName.edit.rawValue + " --date " + shellWord(name)
    }
    return try line.knows(name) ? CommandName.swap.rawValue + " " + shellName(name) : nil
  }

  /// The command for `squat was 125kg` and `bench last was 6`, its last set; for `rpe was 9`, and `not bench, incline bench`.
  private static func ofExercise(
    _ typed: [String], _ line: LogLine, _ notation: Notation
  ) throws(Failure) -> String? {
    if typed[0].lowercased() == "not", let comma = typed.firstIndex(where: { $0.hasSuffix(",") }),
      case let name = typed[(comma + 1)...].joined(separator: " "), !name.contains(where: \.isNumber),
      try line.knows(name)
    {
      return CommandName.swap.rawValue + " " + shellName(name)
    }
    guard let was = typed.firstIndex(where: { ["was", "were"].contains($0.lowercased()) }), was > 0,
      case let value = withoutNot(Array(typed[(was + 1)...])), !value.isEmpty
    else { return nil }
    if was == 1, ["rpe", "rir"].contains(typed[0].lowercased()), value.count == 1 {
      return edit("last", [typed[0].lowercased(), value[0]], notation)
    }
    let words = typed[..<was].map { $0.lowercased() }
    let plain = words.filter { !SetOrdinals.isSet($0) && !["last", "the", "one"].contains($0) }
    let name = plain.joined(separator: " ")
    guard !name.isEmpty, !name.contains(where: \.isNumber), try line.knows(name),
      let open = try line.context.logbook.read({ snapshot throws(Failure) in
        try line.context.open(in: snapshot)?.workout
      }), let index = try? line.context.index(of: .name(name), in: open),
      let last = open.donePlaces(of: index).last
    else { return nil }
    return edit(open.reference(to: last), value, notation)
  }

  /// The right value without the wrong one: `incline bench not bench`, `7 no 8`.
  private static func withoutNot(_ words: [String]) -> [String] {
    let not = words.indices.dropFirst().first { ["not", "no"].contains(words[$0].lowercased()) }
    return Array(words[..<(not ?? words.endIndex)])
  }

  /// The set that `la primera era 9`, `la serie 1 eran 9`, `l'última era 85` and `la última rpe 9` are about, and where what it was
  /// begins; nil for other words.
  static func namedSet(_ words: [String]) -> (set: String, value: Int)? {
    var rest = words.drop { ["la", "el", "the"].contains($0) }
    let hasArticle = rest.count < words.count
    guard let first = rest.popFirst() else { return nil }
    var set = "last"
    if SetOrdinals.isSet(first), let number = rest.popFirst().flatMap({ SetOrdinals.number($0) }) {
      set = ".\(number)"
    } else if let number = SetOrdinals.ordinal(first) ?? (hasArticle ? SetOrdinals.number(first) : nil) {
      set = ".\(number)"
    } else if !latest.contains(first) {
      return nil
    }
    var isOrdinal = false
    if let next = rest.first, SetOrdinals.isSet(next) {
      isOrdinal = SetOrdinals.ordinal(first) != nil
      rest.removeFirst()
    }
    let verbs: Set = ["era", "eran", "eren", "fue", "fueron", "va", "was", "rpe", "rir"]
    // `la última con 65`, `la última: 9`
    let verb = rest.first ?? ""
    let isValue =
      ["con", "amb"].contains(verb) && rest.count == 2 || verb.first?.isNumber == true && rest.count < 3
    guard
      verbs.contains(verb)
        || isValue
          && (isOrdinal || ["lultima", "lultim"].contains(first)
            || hasArticle && SetOrdinals.number(first) == nil)
    else { return nil }
    rest = rest.drop {
      verbs.subtracting(["rpe", "rir"]).union(["ser", "a", "con", "amb", "de"]).contains($0)
    }
    return rest.contains { $0.contains(where: \.isNumber) } ? (set, rest.startIndex) : nil
  }

  /// The command that changes a set to a load or to reps; nil for other words.
  private static func edit(_ set: String, _ rest: [String], _ notation: Notation) -> String? {
    let edit = CommandName.edit.rawValue + " " + set + " "
    if let mass = notation.mass(in: rest), mass.unit != nil || mass.value > Thousandths(30) {
      return edit + "@" + NotationWriter().text(NotatedLoad.plain(mass))
    }
    return notation.reads(asChange: rest) ? edit + rest.map(shellWord).joined(separator: " ") : nil
  }

  /// The command for `bench again`: the last set once more if the exercise is the current one, else the exercise.
  private static func again(_ typed: [String], _ line: LogLine) throws(Failure) -> String? {
    let name = typed.dropLast().joined(separator: " ")
    guard typed.last?.lowercased() == "again", !name.contains(where: \.isNumber), try line.knows(name) else {
      return nil
    }
    let open = try line.context.logbook.read { snapshot throws(Failure) in
      try line.context.open(in: snapshot)?.workout
    }
    if let open, let current = open.currentExercise, !open.donePlaces(of: current).isEmpty,
      (try? line.context.index(of: .name(name), in: open)) == current
    {
      return CommandName.again.rawValue
    }
    return CommandName.log.rawValue + " " + shellName(name)
  }

  /// The commands for `nulo`, `la última fue nula`, `fallé la cuarta` and `al fallo la última`: the mark of that set, or of the next one.
  static func marked(_ typed: [String], _ line: LogLine, _ notation: Notation) throws(Failure) -> [String]? {
    var typed = typed
    // `set 2 was a warmup`
    if let set = typed.indices.dropLast().first(where: { SetOrdinals.isSet(typed[$0].lowercased()) }),
      let number = Int(typed[set + 1]), (1...9).contains(number)
    {
      typed.replaceSubrange(set...(set + 1), with: ["\(number)th"])
    }
    guard (1...6).contains(typed.count),
      !typed.contains(where: { $0.contains(where: \.isNumber) && SetOrdinals.ordinal($0) == nil })
    else { return nil }
    let words = typed.map { Recognition.folded($0) }
    guard
      (1...words.count).contains(where: {
        notation.marks(Array(words.prefix($0))) != nil || notation.marks(Array(words.suffix($0))) != nil
      })
    else { return nil }
    let open = try line.context.logbook.read { snapshot throws(Failure) in
      try line.context.open(in: snapshot)?.workout
    }
    guard let open, let current = open.currentExercise else { return nil }
    if let commands = marked(typed, of: current, named: nil, in: open, notation) { return commands }
    // `bench 3rd missed`
    for count in 1..<max(2, typed.count - 1) where count + 1 < typed.count {
      let name = typed[..<count].joined(separator: " ")
      guard let index = try? line.context.index(of: .name(name), in: open) else { continue }
      return marked(Array(typed[count...]), of: index, named: name, in: open, notation)
    }
    return nil
  }

  private static func marked(
    _ typed: [String], of exercise: Int, named name: String?, in open: Workout, _ notation: Notation
  ) -> [String]? {
    let words = typed.map { Recognition.folded($0) }
    let others = [
      "i", "the", "la", "el", "he", "set", "serie", "one", "was", "a", "fue", "era", "va", "ser", "de",
    ]
    func rest(_ mark: [String], _ rest: ArraySlice<String>) -> (marks: [String], set: String?)? {
      let rest = rest.filter { !others.contains($0) }
      guard let marks = notation.marks(mark), rest.count < 2 else { return nil }
      return (marks, rest.first)
    }
    let readings = (1...words.count).reversed().lazy.flatMap { count in
      [
        rest(Array(words.prefix(count)), words.dropFirst(count)),
        rest(Array(words.suffix(count)), words.dropLast(count)),
      ].compactMap(\.self)
    }
    // `fallo` alone is answered as a type of set.
    guard let (marks, set) = readings.first, set != nil || marks[0] == "miss" else { return nil }
    let number = set.flatMap { SetOrdinals.ordinal($0) }
    guard number != nil || set.map({ Reference($0) == .lastSet || latest.contains($0) }) ?? true else {
      return nil
    }
    let done = open.donePlaces(of: exercise)
    guard !done.isEmpty, (number ?? 1) <= done.count + 1 else { return nil }
    if let number, number > done.count {
      let next = CommandName.log.rawValue + (name.map { " " + shellName($0) } ?? "") + " 1 miss"
      return marks[0] == "miss" ? [next] : nil
    }
    let named = name.map { _ in open.reference(to: done[(number ?? done.count) - 1]) }
    return marks.map {
      CommandName.edit.rawValue + " " + (named ?? number.map { ".\($0)" } ?? "last") + " " + $0
    }
  }

  /// The last set, or the last attempt.
  private static let latest: Set = [
    "last", "ultima", "lultima", "darrera", "ultimo", "ultim", "lultim", "darrer",
  ]

  private static let changes = [
    "sube": "+", "subo": "+", "subir": "+", "subi": "+", "puja": "+", "pujo": "+", "pujar": "+", "baja": "-",
    "bajo": "-", "bajar": "-", "baje": "-", "baixa": "-", "baixo": "-", "baixar": "-",
    "subele": "+", "bajale": "-", "pujali": "+", "baixali": "-",
  ]

  private static let mistakes = [
    ["me", "equivoque"], ["me", "he", "equivocado"], ["mhe", "equivocat"], ["em", "vaig", "equivocar"],
    ["i", "made", "a", "mistake"], ["i", "messed", "up"], ["mistake"],
  ]
  private static let interjections: Set = [
    "no", "oops", "sorry", "wrong", "whoops", "perdon", "perdo", "nope",
  ]
  private static let openings: Set = [
    "this was", "make it", "make that", "i meant", "meant", "last was", "last set was", "the last set was",
    "last should be",
    "last set should be", "no", "no it was", "it was", "was", "actually", "no only", "no i did", "no just",
    "should be", "should have been", "it should be", "no it should be", "that was", "no that was", "oops",
    "sorry", "no era", "era", "eran", "no eran", "fueron", "no fueron", "no con", "perdon", "eren", "no eren",
    "me equivoque eran", "me falto una fueron", "en realidad fueron", "en realidad eran", "en realitat eren",
    "perdon eran",
    "perdon fueron", "perdo eren", "me falto una eran", "me equivoque fueron",
    "me he equivocado eran", "mhe equivocat eren", "em vaig equivocar eren",
    "van ser", "no van ser", "no amb", "perdo", "fue", "va ser",
  ]
}

extension Notation {
  /// The marks of a set that words are, each as a CHANGE: `nulo`, `al fallo`; nil for other words.
  fileprivate func marks(_ words: [String]) -> [String]? {
    guard case .replace(let change)? = try? change(in: words), change.amount == nil, change.load == nil else {
      return nil
    }
    switch (change.miss, change.type) {
    case (.missed?, nil): return ["miss"]
    case (.missedOrToFailure?, nil): return ["miss", "f"]
    case (nil, .failure?): return ["f"]
    case (nil, .warmUp?): return ["w"]
    default: return nil
    }
  }
}
