import Catalogue
import Training
import Wording

/// Doubts about several lines of a text together, though each line could be read by itself.
extension SessionReader {
  /// Asks about `Row` below `Dumbbell row` of the same text: another exercise, or the same one more briefly? An exercise that only the
  /// workout had before is meant by the brief name.
  func askAboutShorterName(
    _ phrase: SetPhraseLine, _ name: String, _ sets: TypedSets?, of index: Int, in workout: Workout
  ) throws(Failure) {
    guard shortNames.isEmpty, let names = names[index], !names.contains(Recognition.folded(name)),
      case let catalogue = try context.exercises.catalogue(), catalogue.isName(name),
      case let current = workout.exercises[index].exercise
    else { return }
    let others: [Exercise] =
      switch catalogue.find(name, in: context.lookup(in: nil, sets: sets, toWrite: true)) {
      case .one(let usual): usual.id == current ? [] : [usual]
      case .several(let all): Array(all.filter { $0.id != current }.prefix(3))
      case .none: []
      }
    if others.isEmpty { return }
    throw .severalExercises(
      name,
      lines: (others.map(context.name) + [context.name(of: workout.exercises[index])]).map { name in
        ([name] + phrase.sets).joined(separator: " ")
      })
  }

  /// Keeps the units of a line's loads, and the line if its loads would have the workout's unit only because no unit was typed.
  mutating func noteUnits(
    of phrase: SetPhraseLine, _ line: PaperLine, at places: [SetPlace], isBare: Bool, in workout: Workout
  ) {
    let units = phrase.typedUnits
    for unit in units where typedUnits[unit] == nil { typedUnits[unit] = line.typed }
    guard isBare, units.isEmpty, withoutUnit == nil, let place = places.first,
      let load = workout[place].result?.load?.mass, load.value > Thousandths(0), phrase.types(load.value)
    else { return }
    let entry = workout.exercises[place.exercise]
    let name = phrase.exercise.map { $0 + " " } ?? ""
    func text(in unit: MassUnit) -> String {
      let sets = places.map { place in
        var set = workout[place]
        let load = set.result?.load?.said(in: unit)
        set.result?.load = load
        return set
      }
      return name + context.writer(for: entry).text(sets)
    }
    let other: MassUnit = workout.unit == .kilograms ? .pounds : .kilograms
    withoutUnit = WithoutUnit(
      line: line.number, typed: line.typed, unit: workout.unit, readings: [other, workout.unit].map(text))
  }

  /// Asks for the unit of a load without one, if the text uses a unit other than the workout's elsewhere. A unit in the heading
  /// answers for all loads without one; so does a unit on an earlier line of the same exercise.
  mutating func askAboutUnits() {
    guard let open = withoutUnit,
      let (_, typed) = typedUnits.first(where: { $0.key != open.unit })
    else { return }
    report(.unitUnclear(open.typed, beside: typed, open.readings), on: open.line)
  }

  /// Asks about `60x10 70x5 (warm up) 80x8`: is one set a warm-up, or also those before it? `warm-ups` means all of them.
  func markingWarmUps(_ phrase: SetPhraseLine, _ line: PaperLine) throws(Failure) -> SetPhraseLine {
    guard shared == nil, let last = phrase.groups.firstIndex(where: { $0.type == .warmUp }), last > 0,
      phrase.groups[..<last].allSatisfy({ $0.type == nil }), let isPlural = line.spellsWarmUps
    else { return phrase }
    let start = phrase.groups[0].words.lowerBound
    func words(_ group: NotatedGroup) -> ArraySlice<String> {
      let range = group.words.lowerBound - start..<group.words.upperBound - start
      return phrase.sets[range.clamped(to: phrase.sets.indices)]
    }
    // A heavier set before it is no warm-up: `80x8 40x12 (warm-up)`.
    func greatest(_ group: NotatedGroup) -> Int {
      words(group).joined(separator: " ").split { !$0.isNumber }.compactMap { Int($0) }.max() ?? 0
    }
    if phrase.groups[..<last].contains(where: { greatest($0) > greatest(phrase.groups[last]) }) {
      return phrase
    }
    var all = phrase
    for index in 0..<last { all.groups[index].type = .warmUp }
    if isPlural { return all }
    func text(_ marked: SetPhraseLine) -> String {
      let sets = zip(marked.groups, phrase.groups).flatMap { group, typed in
        words(typed).filter { $0 != "w" && SetLabel.type(named: $0) != .warmUp }
          + (group.type == .warmUp ? ["w"] : [])
      }
      return ((phrase.exercise.map { [$0] } ?? []) + sets).joined(separator: " ")
    }
    throw .severalReadings([text(all), text(phrase)])
  }

  /// Asks about a line that can be something else than its words say.
  mutating func askAboutLine(
    _ line: PaperLine, at place: Int, of lines: [PaperLine], in workout: Workout,
    below current: inout Current, _ above: [SetPlace]
  ) throws(Failure) {
    if let part = line.partOfDay {
      current = .unknown
      throw .headingUnclear(part, example: context.words.dayShort(workout.start.day) + " 18:30 – 19:30")
    }
    if line.isRating { throw .ratingAlone(line.typed) }
    if let same = SameAsBefore(line.words), case let name = same.name.joined(separator: " "),
      try name.isEmpty ? current.isAwaitingSets : context.names(name)
    {
      current = .unknown
      throw .setsOfBefore(line.typed)
    }
    let beside = [place - 1, place + 1].filter(lines.indices.contains).map { lines[$0] }
    if let sets = line.ofCommas ?? (current.isKnown ? line.numberedSet(beside: beside) : nil) {
      current = line.ofCommas == nil ? current.withSets : .unknown
      throw .listUnclear(line.typed, [sets])
    }
    try askAboutDayOrChange(line, below: current, in: workout)
    try askAboutLineBelow(above, line, beside: beside, current, in: workout)
    try askAboutTime(line, below: above, in: workout)
    if current.hasSets, PaperLine.mayBeTempo(line.typed) {
      let reps = line.typed.contains("0") ? [] : [line.words[0].replacing("-", with: ",")]
      throw .severalReadings([context.words.noteLabel + ": tempo " + line.typed] + reps)
    }
    if current.isKnown, let readings = LogLine.loadBeforeReps(line.words) { throw .severalReadings(readings) }
    if let readings = line.spacedTriple ?? line.endsInTempo { throw .severalReadings(readings) }
    if place == 0, line.isOfTimes { throw .timesAlone(line.typed, context.now.day) }
    if place + 1 < lines.count, let sets = line.joined(withLoads: lines[place + 1]) {
      let name = line.nameOfRow
      if try name.isEmpty ? current.isKnown : context.names(name) {
        if !name.isEmpty { close(current) }
        current = name.isEmpty ? current.withSets : .unknown
        block = PaperBlock(isSkipped: true, letter: " ", end: place + 2)
        throw .loadsBelow(line.typed, name.isEmpty ? sets : name + " " + sets)
      }
    }
  }

  /// Asks about `3x8 was easy` below sets: those above, or further ones?
  func askAboutRemark(_ phrases: [SetPhraseLine], _ line: PaperLine) throws(Failure) {
    guard line.hasRemark, let note = line.note, phrases.count == 1, phrases[0].exercise == nil,
      phrases[0].groups.allSatisfy({ $0.load == nil }), PaperLine.saysWas(note.prefix { $0 != " " })
    else { return }
    throw .severalReadings([
      context.words.noteLabel + ": " + line.typed, line.words.joined(separator: " ") + " # " + note,
    ])
  }

  /// Asks about `8,8,7` below `Bench 3x8 80`: the reps of the three sets, or further sets?
  func askAboutActualReps(
    _ phrases: [SetPhraseLine], below previous: PaperLine, _ above: [SetPlace],
    in workout: Workout
  ) throws(Failure) {
    guard phrases.count == 1, phrases[0].exercise == nil, above.count > 1,
      phrases[0].groups.count == 1 || phrases[0].groups.allSatisfy(\.isBare),
      phrases[0].groups.allSatisfy({ !$0.isCounted && $0.load == nil }), let first = above.first,
      case let amounts = phrases[0].groups.flatMap(\.amounts), amounts.count == above.count,
      let set = workout[first].result, case .reps(let planned) = set.amount,
      let word = previous.words.first(where: { $0.hasPrefix("\(above.count)x\(planned)") })
    else { return }
    let reps = amounts.map { amount in
      if case .exactly(.reps(let reps)) = amount { String(reps) } else { "" }
    }.joined(separator: ",")
    let load = context.writer(for: workout.exercises[first.exercise]).text(set).split(separator: "@")
    let done = word.replacing("\(above.count)x\(planned)", with: reps)
    throw .severalReadings([
      previous.words.map { $0 == word ? done : $0 }.joined(separator: " "),
      load.count > 1 ? reps + "@" + load[1] : reps + "@bw",
    ])
  }

  /// Asks about `3+3` of an exercise done one side at a time: both sides, or with a pause?
  func askAboutSides(
    _ phrase: SetPhraseLine, _ line: PaperLine, of entry: WorkoutExercise
  ) throws(Failure) {
    guard shared == nil, context.exercise(of: entry).sides == .one,
      phrase.groups.contains(where: { group in
        group.parts.count == 1 && group.parts[0].load == nil
          && group.amounts == [.exactly(.reps(group.parts[0].reps))]
      })
    else { return }
    let typed = line.words.joined(separator: " ")
    guard
      let plus = typed.indices.dropFirst().dropLast().first(where: {
        typed[$0] == "+" && typed[typed.index(before: $0)].isNumber && typed[typed.index(after: $0)].isNumber
      })
    else { return }
    var sides = typed
    sides.replaceSubrange(plus...plus, with: "/")
    throw .severalReadings([sides + context.words.bySides, typed + context.words.byParts])
  }

  /// The first loads of a workout without a unit, and what they can mean.
  struct WithoutUnit {
    let line: Int
    let typed: String
    let unit: MassUnit
    let readings: [String]
  }
}

extension SetPhraseLine {
  /// The units of its loads as typed.
  fileprivate var typedUnits: [MassUnit] {
    groups.flatMap { group in ([group.load] + group.parts.map(\.load)).compactMap { $0?.mass?.unit } }
  }

  /// Whether a number was typed among its sets, and not taken over from others.
  fileprivate func types(_ value: Thousandths) -> Bool {
    sets.contains { word in
      word.replacing(",", with: ".").split { !$0.isNumber && $0 != "." }.contains { text in
        Double(text).map { Int(($0 * 1000).rounded()) == Int(value.raw) } ?? false
      }
    }
  }
}

extension Load {
  /// The same number in a unit.
  func said(in unit: MassUnit) -> Load {
    switch self {
    case .external(let mass): .external(Mass(mass.value, unit))
    case .added(let mass): .added(Mass(mass.value, unit))
    case .assisted(let mass): .assisted(Mass(mass.value, unit))
    case .bodyWeight, .band, .stack: self
    }
  }
}

extension PaperLine {
  /// Whether a word for warm-ups is spelled out in several, `warm-ups`, or one, `(warm up)`; nil for none or a letter.
  fileprivate var spellsWarmUps: Bool? {
    let words = typed.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    let all = words + zip(words, words.dropFirst()).map { $0 + $1 }
    if all.contains(where: { Self.warmUps.contains(Recognition.folded($0)) }) { return true }
    return all.contains { $0.count > 2 && SetLabel.type(named: $0) == .warmUp } ? false : nil
  }

  private static let warmUps: Set = [
    "warmups", "calentamientos", "aproximaciones", "escalfaments", "aproximacions",
  ]
}

extension PaperLine {
  /// Whether it is nothing but ratings: `rpe 7, 8, 9`, `RPE was 8`.
  fileprivate var isRating: Bool {
    words.first.map { ["rpe", "rir"].contains($0.prefix { $0.isLetter }.lowercased()) } == true
      && words.dropFirst().allSatisfy {
        $0.allSatisfy { $0.isNumber || ",.".contains($0) } || Self.saysWas($0)
      }
  }

  /// Whether it is only the start and the end of a workout: `18:30 - 19:20`.
  fileprivate var isOfTimes: Bool {
    let parts = typed.split { "-–— ".contains($0) }
    return parts.count == 2
      && parts.allSatisfy { part in
        let numbers = part.split(separator: ":").compactMap { Int($0) }
        return part.count > 3 && numbers.count == 2 && numbers[0] < 24 && numbers[1] < 60
      }
  }

  /// Whether a word tells of what has been: `was`, `fue`.
  static func saysWas(_ word: some StringProtocol) -> Bool { pasts.contains(Recognition.folded(word)) }

  private static let pasts: Set = [
    "was", "were", "fue", "fueron", "era", "eran", "estuvo", "va", "van", "anava", "anaven", "erem",
  ]

  /// The readings of `Bench 3x5 80 (3-1-1)`: with a tempo, or further sets?
  fileprivate var endsInTempo: [String]? {
    guard let space = typed.lastIndex(of: " "), case let sets = typed[..<space],
      sets.contains(where: \.isNumber),
      case let last = typed[typed.index(after: space)...].filter({ !"()".contains($0) }),
      Self.mayBeTempo(last)
    else { return nil }
    return [sets + " # tempo " + last]
      + (last.contains("0") ? [] : [sets + " " + last.replacing("-", with: ",")])
  }

  /// Whether a text is as likely a tempo as reps: `3-1-1`.
  fileprivate static func mayBeTempo(_ typed: String) -> Bool {
    let parts = typed.split(separator: "-", omittingEmptySubsequences: false)
    return (3...4).contains(parts.count) && parts.allSatisfy { $0.count == 1 && ("0"..."5").contains($0) }
      && Set(parts).count > 1
  }

  /// The readings of `Squat 3, 5, 100kg`: sets, reps and load, or two sets.
  fileprivate var spacedTriple: [String]? {
    let typed = typed.split(separator: " ")
    guard typed.count > 2, typed.dropLast(3).allSatisfy({ !$0.contains(where: \.isNumber) }),
      let sets = Int(typed[typed.count - 3].dropLast()), let reps = Int(typed[typed.count - 2].dropLast()),
      typed.suffix(3).dropLast().allSatisfy({ $0.last == "," }), (2...10).contains(sets), reps > 0,
      case let load = typed[typed.count - 1].lowercased(), case let number = load.prefix(while: \.isNumber),
      let mass = Int(number), MassUnit(named: String(load.dropFirst(number.count))) != nil || number == load,
      mass > 4 * max(sets, reps)
    else { return nil }
    let name = typed.dropLast(3).map { $0 + " " }.joined()
    return ["\(name)\(sets)x\(reps)@\(load)", "\(name)\(sets),\(reps)@\(load)"]
  }

  /// `8/80` as reps at a load.
  var repsOverLoad: String? {
    guard let last = words.last, case let parts = last.split(separator: "/").compactMap({ Int($0) }),
      parts.count == 2, parts[1] >= 20, parts[1] > 2 * parts[0]
    else { return nil }
    return (words.dropLast() + ["\(parts[0])@\(parts[1])"]).joined(separator: " ")
  }

  /// `120/3/2` as load, reps and sets, or as reps of two sets.
  var loadRepsAndSets: [String]? {
    guard let last = words.last, case let parts = last.split(separator: "/").compactMap({ Int($0) }),
      last.allSatisfy({ $0.isNumber || $0 == "/" }), parts.count == 3, parts[0] >= 20,
      parts[0] > 2 * max(parts[1], parts[2]), (2...10).contains(parts[2])
    else { return nil }
    let name = words.dropLast().map { $0 + " " }.joined()
    return ["\(name)\(parts[2])x\(parts[1])@\(parts[0])", "\(name)\(parts[1]),\(parts[2])@\(parts[0])"]
  }

  /// `60/2, 80/1+1, 85/1x, 85/0` and `12.5/8 / 16/6` as reps at loads. At least one of the loads can't be a number of reps.
  var loadsOverReps: String? {
    guard let start = words.firstIndex(where: { $0.first?.isNumber == true }) else { return nil }
    var (sets, areLoads): ([String], Bool) = ([], false)
    for word in words[start...] where word != "/" {
      if word == "w", let last = sets.popLast() {
        sets.append(last + " w")
        continue
      }
      let parts = word.filter { $0 != "," }.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let load = Double(parts[0]), load >= 5 else { return nil }
      areLoads = areLoads || load >= 20 || parts[0].contains(".")
      let missed = parts[1] == "0" || parts[1].last?.lowercased() == "x"
      let reps =
        ["0", "x"].contains(parts[1].lowercased()) ? "1" : parts[1].prefix { $0.isNumber || $0 == "+" }
      guard !reps.isEmpty,
        reps.split(separator: "+", omittingEmptySubsequences: false).allSatisfy({ Int($0) != nil }),
        reps.count + (missed ? 1 : 0) >= parts[1].count
      else { return nil }
      sets.append("\(reps)@\(parts[0])" + (missed ? " miss" : ""))
    }
    return areLoads ? (words[..<start] + sets).joined(separator: " ") : nil
  }
}

extension Words {
  /// After `3/3`: reps of both sides.
  fileprivate var bySides: String {
    say(en: "  (both sides)", es: "  (por los dos lados)", ca: "  (pels dos costats)")
  }

  /// After `3+3`: the parts of a set with short pauses.
  fileprivate var byParts: String {
    say(en: "  (with a pause between)", es: "  (con una pausa en medio)", ca: "  (amb una pausa al mig)")
  }
}

extension Failure {
  /// Times without a day above the exercises.
  fileprivate static func timesAlone(_ text: String, _ today: Day) -> Failure {
    Failure(.usage) { words in
      let (line, text) = (words.dayShort(today) + " " + text, words.quoted(text))
      return words.say(
        en: Message("\(text): of which day?", hint: "If it was today: \(line)"),
        es: Message("\(text): ¿de qué día?", hint: "Si fue hoy: \(line)"),
        ca: Message("\(text): de quin dia?", hint: "Si va ser avui: \(line)"))
    }
  }

  /// Reps on one line and their loads on another.
  fileprivate static func loadsBelow(_ text: String, _ sets: String) -> Failure {
    Failure(.usage) { words in
      let (text, hint) = (words.quoted(text), words.readings([sets]))
      return words.say(
        en: Message("\(text): write each load after its reps", hint: hint),
        es: Message("\(text): escribe cada peso detrás de sus repeticiones", hint: hint),
        ca: Message("\(text): escriu cada pes darrere de les seves repeticions", hint: hint))
    }
  }

  /// A load without a unit, in a workout whose loads have several units.
  fileprivate static func unitUnclear(_ text: String, beside other: String, _ readings: [String]) -> Failure {
    Failure(.usage) { words in
      let (text, other) = (words.quoted(text), words.quoted(other))
      return words.say(
        en: Message(
          "\(text): kg or lb? \(other) has its own unit",
          hint:
            "Type the line you mean, or the unit of all other loads after the workout's name: Workout (lb)"),
        es: Message(
          "\(text): ¿kg o lb? \(other) lleva su propia unidad",
          hint:
            "Escribe la línea que quieras decir, o la unidad de los demás pesos tras el nombre del entrenamiento: Entrenamiento (lb)"
        ),
        ca: Message(
          "\(text): kg o lb? \(other) porta la seva unitat",
          hint:
            "Escriu la línia que vulguis dir, o la unitat dels altres pesos després del nom de l'entrenament: Entrenament (lb)"
        )
      )
      .with(details: readings.map { "  " + $0 })
    }
  }
}
