import Training
import Wording

extension PaperLine {
  /// Takes what names a set or its type at the start of the line: `Set 1:`, `1ª serie`, `3:`, `W1:`, `Warm-up`, `Top set:`.
  mutating func takeLabel(below above: Int) {
    let lower = words.map { $0.lowercased() }
    func bare(_ index: Int) -> String {
      index < lower.count ? String(lower[index].reversed().drop { ":.)".contains($0) }.reversed()) : ""
    }
    if lower.count > 1, SetOrdinals.isSet(lower[0]), let number = SetOrdinals.number(bare(1)) {
      ordinal = number
      words.removeFirst(2)
    } else if lower.count > 2, SetOrdinals.isSet(bare(1)), let number = SetOrdinals.ordinal(lower[0]) {
      ordinal = number
      words.removeFirst(2)
    } else if lower.count > 1, lower[0].hasSuffix(":"), let label = SetLabel(bare(0)),
      !label.isNumber || label.number == 1 || label.number == above + 1
    {
      type = label.type ?? type
      ordinal = label.number
      words.removeFirst()
    } else if let first = lower.firstIndex(where: { $0.first?.isNumber == true }), first > 0,
      let type = SetLabel.type(named: words[..<first].joined(separator: " ").filter { $0 != ":" }),
      // `cal 320` are calories.
      lower[0] != "cal" || lower.count > 2 || Int(lower[1]) == nil
    {
      self.type = type
      words.removeFirst(first)
    } else if let first = lower.firstIndex(where: { $0.first?.isNumber == true }), first > 0,
      Self.partsOfExercise.contains(lower[..<first].joined().filter(\.isLetter))
    {
      words.removeFirst(first)
    }
    // `Set 1 - 100kg x 5`
    if words.count > 1, words.count < lower.count, ["-", "–", "—"].contains(words[0]) { words.removeFirst() }
  }

  /// `Top set: 100x5`, `Back-off: 3x8 80`
  private static let partsOfExercise: Set = [
    "top", "topset", "topsets", "backoff", "backoffs", "backoffset", "backoffsets",
  ]
}

extension PaperLine {
  /// Words with `w` for a short word for a warm-up after its set: `20x10 wu`, `60x8 cal`. `3x20 cal` are calories.
  static func withWarmUps(_ words: [String]) -> [String] {
    words.enumerated().map { place, word in
      guard place > 0, case let before = words[place - 1].lowercased() else { return word }
      let load = before.contains("x") ? Int(before.prefix(while: \.isNumber)) ?? 0 : 0
      switch Recognition.folded(word) {
      case "wu", "calent", "escalf":
        let isBehindSet =
          before.contains(where: \.isNumber) || ["reps", "rep", "kg", "lb", "lbs"].contains(before)
        return isBehindSet ? "w" : word
      case "cal", "esc": return load >= 20 ? "w" : word
      default: return word
      }
    }
  }

  /// Drops the section of a workout before an exercise: `Chest: bench 3x5 80`, `Cardio: bike 20 min`.
  mutating func dropSection() {
    guard words.count > 1, words[0].hasSuffix(":"), case let section = String(words[0].dropLast()),
      // `Cooldown: 5 min bike`
      words[1].first?.isLetter == true || section.lowercased() == "cooldown",
      WorkoutTitle.isPart(section) || PaperHeading.isSection(section)
    else { return }
    words.removeFirst()
  }

  /// A line without a load in brackets that only repeats the load before it in the other unit: `225 (102.5kg) 3x5`,
  /// `405 lb (184 kg) x 3`. A number without a unit gets its own.
  static func withoutSameLoad(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else {
      return text
    }
    func mass(_ words: ArraySlice<Substring>) -> (value: Double, unit: MassUnit?)? {
      guard let first = words.first, words.count < 3,
        case let figures = first.prefix(while: { $0.isNumber || $0 == "." }),
        let value = Double(figures)
      else { return nil }
      let name = first.dropFirst(figures.count) + (words.dropFirst().first ?? "")
      if name.isEmpty { return (value, nil) }
      return MassUnit(named: name.lowercased()).map { (value, $0) }
    }
    let before = text[..<open].split(separator: " ")
    guard let (second, unit) = mass(text[text.index(after: open)..<close].split(separator: " ")[...]),
      let unit,
      let (first, own) = mass(before.suffix(2)) ?? mass(before.suffix(1)), own != unit
    else { return text }
    let ratio = unit == .kilograms ? first / second : second / first
    guard abs(ratio - 2.2046) < 0.04 else { return text }
    let name = own == nil ? (unit == .kilograms ? "lb" : "kg") : ""
    let head = text[..<open].reversed().drop { $0 == " " }.reversed()
    return String(head) + name + text[text.index(after: close)...]
  }

  /// Takes what numbers an exercise before its name: `Ejercicio 1:`, `ej. 2`, `1º`, `3er`.
  mutating func takeNumberOfExercise() {
    guard let first = words.first else { return }
    let label = Recognition.folded(first.filter { $0 != "." })
    if ["exercise", "ex", "ejercicio", "ej", "exercici"].contains(label), words.count > 1,
      SetOrdinals.number(words[1].filter { !":.)".contains($0) }) != nil,
      words.count == 2 || words[2].first?.isNumber == false
    {
      words.removeFirst(2)
      if let mark = words.first, ["-", "–", "—", ":"].contains(mark) { words.removeFirst() }
    } else if words.count > 1, words[1].first?.isLetter == true, !SetOrdinals.isSet(words[1].lowercased()),
      SetOrdinals.isOfExercise(first.lowercased())
    {
      words.removeFirst()
    }
  }

  /// Drops the last word of `12/11 reps`, because sides count nothing else.
  mutating func dropReps() {
    guard words.count == 2, ["rep", "reps"].contains(words[1].lowercased()),
      words[0].split(separator: "/").map({ Int($0) }).filter({ $0 != nil }).count == 2
    else { return }
    words.removeLast()
  }

  /// Takes `A1`, `A1.`, `a2)` and `1a` before a name.
  mutating func takeSuperset() {
    guard words.count > 1, words[1].first?.isLetter == true, !SetOrdinals.isSet(words[1].lowercased()),
      let group = words[0].lowercased().first, let member = words[0].lowercased().dropFirst().first,
      ("a"..."h").contains(group) && member.isNumber || group.isNumber && ("a"..."h").contains(member),
      ["", ".", ")", ":"].contains(words[0].dropFirst(2))
    else { return }
    superset = group
    words.removeFirst()
  }

  /// The line with the reps below it, if it is an exercise with nothing but a load: `Bench 60kg`, then `8, 8, 7`, or one number on each
  /// line.
  func taking(_ below: PaperLine) -> PaperLine? {
    // `Bench`, then `80kg` or `Weight: 80`, above the reps; `Bench 80kg`, then `3 sets of 8`; and each on a line.
    let (mass, isLabelled) = below.massAlone
    let isName =
      note == nil && type == nil && !typed.contains(where: \.isNumber) && typed.contains(where: \.isLetter)
      && PaperHeading(self) == nil && !WorkoutTitle.isWhole(self) && !saysFeeling
    let (last, first) = (
      typed.split(separator: " ").last.map(String.init) ?? "", below.typed.prefix { $0 != " " }
    )
    let count = below.typed.split(separator: " ").dropFirst().first.map { $0.lowercased() } ?? ""
    let (isSets, isReps) = (["sets", "series", "sèries"].contains(count), ["rep", "reps"].contains(count))
    let isOneMore = Int(first) != nil && below.typed.split(separator: " ").count == 2
    if isName && (mass != nil && (isLabelled || mass?.last?.isLetter == true) || isOneMore && isSets)
      || Int(first) != nil && isSets && typed.first?.isLetter == true
        && ["kg", "lb", "lbs"].contains(last.lowercased().drop { $0.isNumber || $0 == "." })
      || isOneMore && isReps && ["sets", "series", "sèries"].contains(last.lowercased())
      || mass?.last?.isLetter == true && typed.first?.isLetter == true && last.lowercased() == "reps"
    {
      return PaperLine(number, typed + " " + (mass ?? below.typed))
    }
    // `Dips 3x8`, then `(+10)`
    if below.typed.hasPrefix("(+"), below.typed.last == ")",
      SetWord.isMass(String(below.typed.dropFirst(2).dropLast())),
      words.last.map(SetWord.isCountedReps) == true, !typed.contains("@")
    {
      return PaperLine(number, typed + " " + below.typed)
    }
    guard below.typed.first?.isNumber == true, below.typed.allSatisfy({ $0.isNumber || ", x".contains($0) })
    else {
      return nil
    }
    // `2x24kg`, a pair of dumbbells
    let unit = typed.lowercased().drop { $0.isNumber || "x.,".contains($0) }
    if typed.lowercased().hasPrefix("2x"), ["kg", "lb", "lbs"].contains(unit), !below.typed.contains("x") {
      return PaperLine(number, typed + " " + below.typed)
    }
    let parts = typed.split(separator: ":", maxSplits: 1).map { $0.filter { !"()".contains($0) } }
    guard var head = parts.first else { return nil }
    let name = head.prefix { !$0.isNumber }
    let load = head.dropFirst(name.count).drop { $0.isNumber || $0 == "." || $0 == "," }.filter { $0 != " " }
    // Without a unit, the number is too great for the reps below.
    let figure = Int(head.dropFirst(name.count).prefix { $0.isNumber }) ?? 0
    let most = below.typed.split { !$0.isNumber }.compactMap { Int($0) }.max() ?? 0
    let isAlone = load.isEmpty && parts.count == 1 && figure >= 20 && figure > most * 2 && most > 0
    guard name.contains(where: \.isLetter),
      isAlone || ["kg", "kilos", "lb", "lbs"].contains(load.lowercased())
    else { return nil }
    if isAlone { head.removeAll { $0 == "@" } }
    if parts.count == 1 { return PaperLine(number, head + ": " + below.typed) }
    guard !below.typed.contains("x"), parts[1].allSatisfy({ $0.isNumber || ", ".contains($0) }) else {
      return nil
    }
    return PaperLine(number, head + ":" + parts[1] + ", " + below.typed)
  }
}

extension PaperLine {
  /// The load of a line that is nothing else, and whether it is called one: `80kg`, `Weight: 80`.
  private var massAlone: (mass: String?, isLabelled: Bool) {
    let parts = typed.lowercased().split(separator: ":", maxSplits: 1).map(String.init)
    let isLabelled =
      parts.count == 2
      && ["weight", "load", "peso", "carga", "pes", "carrega"].contains(Recognition.folded(parts[0]))
    let mass = isLabelled ? parts[1].filter { $0 != " " } : typed
    let unit = mass.lowercased().drop { $0.isNumber || ". ".contains($0) }
    let isMass = mass.first?.isNumber == true && (unit.isEmpty || ["kg", "lb", "lbs"].contains(unit))
    return (isMass ? mass : nil, isLabelled)
  }

  /// The words of a set as `share` writes it, `Normal 8 x 61,2 kg, RPE 8,5`, with points for the decimal commas of its language.
  static func withDecimalPoints(_ words: [String]) -> [String] {
    let units: Set = ["kg", "lb", "km", "mi", "m", "s"]
    return words.enumerated().map { index, word in
      let number = word.hasSuffix(",") ? word.dropLast() : word[...]
      let parts = number.drop { "+-".contains($0) }.split(separator: ",", omittingEmptySubsequences: false)
      let isMeasured = index + 1 < words.count && units.contains(words[index + 1].filter { $0 != "," })
      let isEffort = index > 0 && words[index - 1] == "RPE"
      guard parts.count == 2, parts.allSatisfy(isFigures), isMeasured || isEffort else { return word }
      return String(number.replacing(",", with: ".") + word[number.endIndex...])
    }
  }
}

/// The label before a colon at the start of a set's line: its number, a letter for its type, or both.
struct SetLabel {
  let type: SetType?
  /// 0 if it has none.
  let number: Int
  /// Whether it is nothing but a number, which could be reps or a load, too.
  let isNumber: Bool

  init?(_ text: String) {
    let letters = text.prefix { !$0.isNumber }
    let figures = text.dropFirst(letters.count)
    guard figures.allSatisfy(\.isNumber) else { return nil }
    (number, isNumber) = (Int(figures) ?? 0, letters.isEmpty)
    switch letters {
    case "": type = nil
    case "s" where !figures.isEmpty, "set", "serie", "sèrie": type = nil
    case "work", "ws", "worksets", "trabajo", "efectivas", "efectives": type = nil
    case "w", "c", "e": type = .warmUp
    case "d": type = .drop
    case "f": type = .failure
    default:
      guard let named = Self.type(named: letters) else { return nil }
      type = named
    }
  }

  /// The type that a word names on paper, where `cal` doesn't mean calories.
  static func type(named text: some StringProtocol) -> SetType? {
    switch Recognition.folded(text) {
    case "cal", "calent", "aprox", "esc", "escalf", "wu": .warmUp
    case "warmups", "calentamientos", "aproximaciones", "escalfaments", "aproximacions": .warmUp
    default: Recognition.setType(named: text)
    }
  }
}

/// Numbers of the sets of a line: `1) 10 2) 8`, `60kg 1: 8 2: 8`, `serie 2 8`, `1ª 10x40`.
enum SetOrdinals {
  static func isSet(_ word: String) -> Bool { ["set", "serie", "sèrie"].contains(word) }

  /// The line without the numbers of its sets.
  static func removed(from line: [String]) -> [String] {
    let words = line.flatMap { $0.split(separator: " ").map(String.init) }
    var (kept, next, index): ([String], Int, Int) = ([], 1, 0)
    func beginsSet(_ index: Int) -> Bool {
      index < words.count && words[index].first.map { $0.isNumber || "+-@".contains($0) } == true
    }
    while index < words.count {
      let word = words[index].lowercased()
      if index == 0, word.first == "s", let first = number(word.dropFirst().filter { $0 != ":" }),
        beginsSet(1)
      {
        // `S2 80x8`
        (next, index) = (first + 1, 1)
      } else if let mark = word.last, mark == ")" || mark == ":", number(word.dropLast()) == next,
        beginsSet(index + 1)
      {
        (next, index) = (next + 1, index + 1)
      } else if beginsSet(index + 1), index > 0, isNumbered(word.filter { $0 != ":" }, next) {
        (next, index) = (next + 1, index + 1)
      } else if beginsSet(index + 1), isMarked(word.filter { $0 != ":" }) {
        index += 1
      } else if isSet(word), beginsSet(index + 1), beginsSet(index + 2),
        kept.last.flatMap({ Int($0) }) == nil,
        number(words[index + 1].filter { !":.)".contains($0) }) != nil
      {
        index += 2
      } else {
        kept.append(words[index])
        index += 1
      }
    }
    return kept.count < words.count ? kept : line
  }

  /// A number of a set.
  static func number(_ text: some StringProtocol) -> Int? {
    guard (1...2).contains(text.utf8.count), text.allSatisfy(\.isNumber) else { return nil }
    return Int(text)
  }

  /// `s1`, `1a`: the number of the next set.
  private static func isNumbered(_ word: String, _ next: Int) -> Bool {
    ["s\(next)", "\(next)a"].contains(word)
  }

  /// `1ª`, `2nd`: not `10L 9R`.
  private static func isMarked(_ word: String) -> Bool {
    ["ª", "º", "st", "nd", "rd", "th"].contains { word.hasSuffix($0) } && ordinal(word) != nil
  }

  /// Whether a word numbers an exercise: `1º`, `2n`, `3er`, but not `8r`.
  static func isOfExercise(_ word: String) -> Bool {
    let figures = word.prefix(while: \.isNumber)
    guard number(figures) != nil else { return false }
    switch word.dropFirst(figures.count).filter({ !".:)".contains($0) }) {
    case "º", "ª", "st", "nd", "rd", "th", "er", "ro", "do", "to": return true
    case "r": return ["1", "3"].contains(figures)
    case "n": return figures == "2"
    case "t": return figures == "4"
    case "è", "é": return true
    default: return false
    }
  }

  /// The number of `1ª`, `1a`, `2nd`, `3.`, `second` before the word for a set.
  static func ordinal(_ word: String) -> Int? {
    if let number = spelled[Recognition.folded(word)] { return number }
    let figures = word.prefix(while: \.isNumber)
    switch word.dropFirst(figures.count) {
    case "ª", "º", "a", "r", "n", "t", "st", "nd", "rd", "th", ".": return number(figures)
    default: return nil
    }
  }

  private static let spelled = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "primera": 1, "segunda": 2, "segona": 2,
    "tercera": 3, "primero": 1, "segundo": 2, "tercero": 3, "cuarto": 4, "quinto": 5, "primer": 1, "segon": 2,
    "tercer": 3, "quart": 4,
    "cuarta": 4, "quarta": 4, "quinta": 5, "cinquena": 5,
  ]
}
