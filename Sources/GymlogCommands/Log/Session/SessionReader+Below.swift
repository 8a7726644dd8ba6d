import Catalogue
import Training
import Wording

/// Lines below sets that may be about those sets.
extension SessionReader {
  /// Asks about a line that isn't a set by itself, but could be read as one or as a note: `one more`, `same for bench`, `x3`,
  /// `=15`, `in lbs`, `total time 55 min`.
  func askAboutLineBelow(
    _ places: [SetPlace], _ line: PaperLine, beside: [PaperLine], _ current: Current, in workout: Workout
  ) throws(Failure) {
    if let number = line.listNumberAlone { throw .listNumberAlone(line.typed, number) }
    guard case .exercise(_, let name, _, true) = current, let last = places.last else { return }
    let writer = context.writer(for: workout.exercises[last.exercise])
    var set = workout[last]
    set.result?.effort = nil
    if TypedLine(text: line.words).repeatsLastSet { throw .listUnclear(line.typed, [writer.text([set])]) }
    if let other = line.nameAfterSame, try context.names(other) {
      throw .listUnclear(line.typed, [other + " " + writer.text(places.map { workout[$0] })])
    }
    if let count = line.repsAlone, (2...6).contains(count), !beside.contains(where: { $0.repsAlone != nil }),
      case .reps(let reps)? = set.result?.amount, reps != count
    {
      let rounds = name + " " + writer.text(Array(repeating: set, count: count))
      set.result?.amount = .reps(count)
      throw .severalReadings([writer.text([set]), rounds])
    }
    let note = context.words.noteLabel + ": "
    if line.typed.first == "=", let total = Int(line.typed.dropFirst().filter { $0 != " " }) {
      throw .severalReadings([note + "total \(total)", "\(total) reps"])
    }
    if let unit = line.unitAlone, set.result?.load?.mass != nil {
      let other: MassUnit = unit == .kilograms ? .pounds : .kilograms
      throw .severalReadings(
        [unit, other].map { unit in
          name + " "
            + writer.text(
              places.map { place in
                var set = workout[place]
                let load = set.result?.load?.said(in: unit)
                set.result?.load = load
                return set
              })
        })
    }
    let isDistance = if case .distance(_, nil)? = set.result?.amount { true } else { false }
    if let length = line.lengthOfWorkout, !isDistance {
      if workout.isOpen { throw .startMissing(line.typed, length, name: nil) }
      throw .severalReadings([
        context.words.dayShort(workout.start.day) + ", " + context.words.duration(length), note + line.typed,
      ])
    }
  }

  /// Asks about `the day after` and `11/25`, which may be a day, `squat 3x5@120 twice`, and `bench 80x8 -> 7`: a correction, or one more set?
  func askAboutDayOrChange(
    _ line: PaperLine, below current: Current, in workout: Workout
  ) throws(Failure) {
    func understood(_ words: some Sequence<String>) -> String? {
      try? self.understood(TypedLine(text: Array(words)), line.type, below: current, in: workout)
    }
    if DayWords.areAll(in: line.typed) { throw .dayVague(line.typed) }
    if let day = line.mayBeDay {
      let isOfSets = understood(PaperLine(line.number, line.typed + " reps").words) != nil
      let readings = [context.words.dayShort(day)] + (isOfSets ? [line.typed + " reps"] : [])
      throw isOfSets ? .severalReadings(readings) : .listUnclear(line.typed, readings)
    }
    // `3x10 rp` may be rest-pause, or a record.
    if line.words.count > 2, line.words.last?.lowercased() == "rp", line.note == nil,
      line.words.contains(where: SetWord.isCountedReps)
    {
      throw .severalReadings([line.words.dropLast().joined(separator: " ") + " # rp"])
    }
    if let (words, twice) = line.beforeTwice, let sets = understood(words),
      let first = sets.firstIndex(where: \.isNumber)
    {
      throw .severalReadings([sets + " " + sets[first...], words.joined(separator: " ") + " # " + twice])
    }
    if let place = line.words.lastIndex(where: { ["->", "→", "=>"].contains($0) }), place > 0,
      place + 2 == line.words.count, let reps = Int(line.words[place + 1]),
      let first = understood(line.words[..<place]), let last = first.split(separator: " ").last,
      let load = last.firstIndex(of: "@"), !last.contains("x")
    {
      let other = "\(reps)" + last[load...]
      throw .severalReadings([first.dropLast(last.count) + other, first + " " + other])
    }
  }

  /// Asks about `missed 1` below sets: a rep of the last one, or an attempt of its own?
  func askAboutMiss(
    _ phrases: [SetPhraseLine], _ line: PaperLine, below places: [SetPlace], in workout: Workout
  ) throws(Failure) {
    guard !line.beginsWithFigure, phrases.count == 1, phrases[0].exercise == nil,
      phrases[0].groups.count == 1, phrases[0].groups[0].miss != nil, phrases[0].groups[0].load == nil,
      case .exactly(.reps(let reps))? = phrases[0].groups[0].amounts.first, let last = places.last
    else { return }
    var set = workout[last]
    set.result?.amount = .reps(reps)
    set.result?.effort = nil
    throw .severalReadings([
      context.words.noteLabel + ": " + line.typed,
      context.writer(for: workout.exercises[last.exercise]).text([set]) + " miss",
    ])
  }

  /// Asks about `run 10k: 5k 26:00, 5k 25:00`: the first distance is that of the others.
  func askAboutWhole(_ phrases: [SetPhraseLine]) throws(Failure) {
    for phrase in phrases {
      let runs = phrase.groups.flatMap(\.amounts).map { amount -> (distance: Distance, time: Duration?)? in
        if case .exactly(.distance(let distance, let time)) = amount { (distance, time) } else { nil }
      }
      guard let name = phrase.exercise, runs.count > 2, let whole = runs[0], whole.time == nil,
        case let parts = runs.dropFirst().compactMap(\.self), parts.count == runs.count - 1,
        parts.allSatisfy({ $0.time != nil && $0.distance.unit == whole.distance.unit }),
        parts.map(\.distance.value.raw).reduce(0, +) == whole.distance.value.raw
      else { continue }
      let sum = Duration(seconds: parts.compactMap(\.time).map(\.seconds).reduce(0, +))
      func text(_ distance: Distance, _ time: Duration) -> String {
        NotationWriter().text([SetDraft(.normal, result: Performance(.distance(distance, time)))])
      }
      throw .severalReadings([
        name + " " + text(whole.distance, sum),
        name + " " + parts.map { text($0.distance, $0.time ?? sum) }.joined(separator: " "),
      ])
    }
  }

  /// Asks about `bench 80x8 (incline)` and `pull ups 8 (green)`: another exercise, a band, or a note? `line` has it as the note.
  func askAboutVariant(
    _ line: PaperLine, _ phrases: [SetPhraseLine]
  ) throws(Failure) {
    guard shared == nil, let remark = line.note, phrases.count == 1 else { return }
    let typed = line.words.joined(separator: " ") + " # " + remark
    if let band = context.notation.band(in: remark.split(separator: " ").map(String.init)),
      phrases[0].groups.allSatisfy({ $0.load == nil })
    {
      throw .severalReadings([line.words.joined(separator: " ") + "@" + band.rawValue, typed])
    }
    guard let name = phrases[0].exercise, case let catalogue = try context.exercises.catalogue() else {
      return
    }
    let lookup = context.lookup(in: nil, sets: phrases[0].typedSets, toWrite: true)
    guard case .one(let exercise) = catalogue.find(name, in: lookup) else { return }
    let names = [remark + " " + name, name + " " + remark]
    // `press banca inclinado`, `incline bench`
    for other in context.words.language == .english ? names : names.reversed() {
      let isOther: Bool =
        switch catalogue.find(other, in: lookup) {
        case .one(let found): found.id != exercise.id
        case .several(let found): !found.contains { $0.id == exercise.id }
        case .none: false
        }
      if isOther { throw .severalReadings([([other] + phrases[0].sets).joined(separator: " "), typed]) }
    }
  }
}

extension PaperLine {
  /// The number of a line with only `1.` or `2)`.
  fileprivate var listNumberAlone: Int? {
    guard words.count == 1, let mark = typed.last, ".)".contains(mark), typed.count < 4 else { return nil }
    return Int(typed.dropLast())
  }

  /// The words before `twice` at the end of a line, and those for `twice`.
  fileprivate var beforeTwice: (words: [String], twice: String)? {
    let folded = words.map { Recognition.folded($0) }
    let ends = [["twice"], ["two", "times"], ["dos", "veces"], ["dues", "vegades"]]
    guard
      let end = ends.first(where: { folded.count > $0.count && folded.suffix($0.count).elementsEqual($0) }),
      case let rest = Array(words.dropLast(end.count)), rest.last?.last != ","
    else { return nil }
    return (rest, words.suffix(end.count).joined(separator: " "))
  }

  /// The name in `same for bench`, `lo mismo en peso muerto`.
  fileprivate var nameAfterSame: String? {
    let folded = words.map { Recognition.folded($0) }
    guard
      let place = folded.prefix(2).firstIndex(where: { ["same", "igual", "mismo", "mateix"].contains($0) }),
      place + 2 < words.count,
      ["for", "on", "in", "with", "en", "con", "para", "a", "amb", "per"].contains(folded[place + 1])
    else { return nil }
    return words[(place + 2)...].joined(separator: " ")
  }

  /// The unit of `in lbs`, `weights in kg`.
  fileprivate var unitAlone: MassUnit? {
    guard words.count < 5, let last = words.last,
      words.dropLast().allSatisfy({ SessionReader.beforeUnits.contains(Recognition.folded($0)) })
    else { return nil }
    return MassUnit(named: last.lowercased())
  }

  /// The length of `total time 55 min`.
  fileprivate var lengthOfWorkout: Duration? {
    SessionHeading.length(in: typed).flatMap { $0.length.seconds < 600 ? nil : $0.length }
  }
}

extension Failure {
  /// The number of a list without anything after it.
  fileprivate static func listNumberAlone(_ text: String, _ number: Int) -> Failure {
    Failure(.usage) { words in
      let (text, reps) = (words.quoted(text), "\(number) " + (number == 1 ? "rep" : "reps"))
      return words.say(
        en: Message("\(text): nothing follows it", hint: "Leave it out. For reps: \(reps)"),
        es: Message("\(text): no le sigue nada", hint: "Quítalo. Si son repeticiones: \(reps)"),
        ca: Message("\(text): no el segueix res", hint: "Treu-ho. Si són repeticions: \(reps)"))
    }
  }
}
