import CommandLineKit
import Training
import Wording

/// The parsed arguments of `edit`: an optional REF and a CHANGE.
struct EditLine {
  /// All the arguments, for errors to point at.
  let line: [String]
  /// The last set if no REF was given.
  let references: [Reference]
  let change: NotatedChange
  /// The command with its options, which makes a reading a whole line.
  let command: String
  /// The arguments that make up the change.
  private let place: Range<Int>
  /// The number of reps to add or remove: `+1 rep`.
  private let moreReps: Int?
  /// The sets that were counted: `3x10`.
  private let countedSets: String?

  /// The most words that a CHANGE can take: `7 @ 105 kg @ 8 warmup` and some room.
  private static let longestChange = 12

  /// The longest tail that reads as a CHANGE is the change; anything before it is the REF.
  init(_ typed: [String], in target: EditTarget, _ context: Context) throws(Failure) {
    let notation = context.notation
    let command = TypedLine(.edit, in: target, typed).command
    // `for 1h`: how long the workout was, or the last set?
    if typed.first?.lowercased() == "for", case let length = typed.dropFirst().joined(separator: " "),
      TypedLength(length) != nil
    {
      let whole = target.isCurrent ? "gymlog " + CommandName.finish.rawValue : command
      throw .listUnclear(
        typed.joined(separator: " "), [whole + " --for " + length, command + " last " + length])
    }
    let (counted, sets) = Self.countedSets(in: typed)
    countedSets = sets
    let (end, more) = Self.moreReps(in: counted)
    let line = try Self.withoutTo(
      Self.withoutLabel(Self.withoutMark(end, command)), command, notation)
    (self.line, self.command, moreReps) = (line, command, more)
    let start = line.indices.suffix(Self.longestChange).first { notation.reads(asChange: Array(line[$0...])) }
    let first = if let start { start } else { try Self.startOfUnreadable(line, context.words) }
    place = first..<line.count
    // `.2 5 100`
    if first == 2, line.count == 3, Self.pointsAtSet(line[0]), Int(line[1]) != nil, Double(line[2]) != nil {
      throw .severalReadings(["\(command) \(line[0]) \(line[1])@\(line[2])"])
    }
    do throws(SetSyntaxError) {
      change = try notation.change(in: Array(line[first...]))
    } catch {
      throw Failure.notation(error.shifted(by: first), words: line, command: command)
    }
    references = first == 0 ? [.lastSet] : try context.references(line[..<first])
  }

  /// The line with a number of reps for `+1 rep` and `-2 reps`, which depend on the set, and that difference.
  private static func moreReps(in line: [String]) -> ([String], Int?) {
    guard let last = line.last?.lowercased(), ["rep", "reps"].contains(last), line.count > 1,
      case let typed = line[line.count - 2], "+-".contains(typed.first ?? " "), let more = Int(typed)
    else { return (line, nil) }
    return (line.dropLast(2) + ["1"], more)
  }

  /// The line with `10@62.5` for the `3x10@62.5` after an exercise, and what was typed.
  private static func countedSets(in line: [String]) -> ([String], String?) {
    guard line.count > 1, !pointsAtSet(line[line.count - 2]), line[0].first?.isNumber != true,
      let typed = line.last?.lowercased(), SetWord.isCountedReps(String(typed.prefix { $0 != "@" })),
      let times = typed.firstIndex(of: "x"), let count = Int(typed[..<times]), (2...6).contains(count),
      let reps = Int(typed[typed.index(after: times)...].prefix { $0.isNumber }), reps <= 30
    else { return (line, nil) }
    return (line.dropLast() + [String(typed[typed.index(after: times)...])], typed)
  }

  /// Offers the change of each set with `row 3x10`.
  func refuseCountedReps(of places: [SetPlace], in workout: Workout) throws(Failure) {
    guard let countedSets else { return }
    let count = Int(countedSets.prefix { $0 != "x" }) ?? 0
    // Of more sets, the first.
    let sets =
      places.count > count
      ? workout.references(to: Array(places.prefix(count)))
      : line[..<place.lowerBound].map(shellWord).joined(separator: " ")
    throw .listUnclear(countedSets, ["\(command) \(sets) \(typedChange)"])
  }

  /// Offers the reps that a set has with `+1 rep`.
  func refuseMoreReps(of places: [SetPlace], in workout: Workout) throws(Failure) {
    guard let moreReps else { return }
    let reps = Set(
      places.map { place -> Int? in
        guard case .reps(let reps)? = workout[place].result?.amount else { return nil }
        return reps + moreReps
      })
    let line =
      reps.count == 1 ? reps.first?.map { "\(command) \(workout.references(to: places)) \($0)" } : nil
    let text = (moreReps > 0 ? "+" : "") + "\(moreReps) rep"
    throw .listUnclear(text, [line].compactMap(\.self))
  }

  /// The line with `normal` for `not warmup`, `not a warmup` and `no f`.
  ///
  /// - Throws: for `no miss` and `no rpe`, a line with what takes their place
  private static func withoutMark(_ typed: [String], _ command: String) throws(Failure) -> [String] {
    let isArticle = typed.count > 3 && typed[typed.count - 2].lowercased() == "a"
    let line = isArticle ? typed.dropLast(2) + typed.suffix(1) : typed
    guard line.count > 2, ["not", "no"].contains(line[line.count - 2].lowercased()) else { return typed }
    switch line[line.count - 1].lowercased() {
    case "warmup", "warm-up", "w", "f", "failure", "drop", "d": return line.dropLast(2) + ["normal"]
    case "miss", "missed":
      throw .markKept(line.suffix(2), ([command] + line.dropLast(2).map(shellWord) + ["1"]), isMiss: true)
    case "rpe", "rir":
      throw .markKept(
        line.suffix(2), [command] + line.dropLast(2).map(shellWord) + [line.last == "rir" ? "rir2" : "rpe8"],
        isMiss: false)
    default: return typed
    }
  }

  /// The line with `@82.5` for `weight 82.5`, `all` after the name of `bench.all`, and without `reps` before a number.
  private static func withoutLabel(_ typed: [String]) -> [String] {
    var typed = typed
    // `all squat to 102.5`
    if typed.count > 2, typed[0].lowercased() == "all", !Recognition.isSet(typed[1]),
      let end = typed.firstIndex(where: {
        $0.lowercased() == "to" || $0.contains { $0.isNumber || $0 == "@" }
      }),
      end > 1
    {
      typed = typed[1..<end] + ["all"] + typed[end...]
    }
    var line = typed.flatMap {
      $0.count > 4 && $0.lowercased().hasSuffix(".all") ? [String($0.dropLast(4)), "all"] : [$0]
    }
    guard line.count > 1, line[line.count - 1].first?.isNumber == true else { return line }
    switch line[line.count - 2].lowercased() {
    case "weight", "load", "peso", "pes", "carga", "carrega":
      line.replaceSubrange((line.count - 2)..., with: ["@" + line[line.count - 1]])
    case "reps"
    where line.count > 2 && line[line.count - 1].allSatisfy(\.isNumber)
      && line[line.count - 3].first?.isNumber != true:
      line.remove(at: line.count - 2)
    default: break
    }
    return line
  }

  /// The line without the `a` of `la última a 8@60`, `.2 a 42,5 kg`.
  ///
  /// - Throws: a question for a number alone, `la última a 12`: reps, or a load?
  private static func withoutTo(
    _ line: [String], _ command: String, _ notation: Notation
  ) throws(Failure) -> [String] {
    guard let place = line.lastIndex(where: { $0 == "a" || $0 == "to" }), place + 1 < line.count else {
      return line
    }
    var before = line[..<place]
    let after = Array(line[(place + 1)...])
    if after.count == 1, after[0].allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }) {
      let number = String(after[0].map { $0 == "," ? "." : $0 })
      // `last set weight to 80`
      if let property = before.last?.lowercased(),
        ["weight", "load", "reps", "peso", "pes"].contains(property)
      {
        return before.dropLast() + [(property == "reps" ? "" : "@") + number]
      }
      if before.count > 1, before[before.count - 2].lowercased() == "from" {
        before.remove(at: before.count - 2)
      }
      // `.2 5 to 6`
      if before.count > 1, let old = before.last.flatMap({ Int($0) }), old <= 30, let reps = Int(number),
        reps <= 30
      {
        return before.dropLast() + [number]
      }
      // `80 to 82.5` names no set.
      if before.count == 1, let old = Double(before[0]), old > 30, Double(number).map({ $0 > 30 }) == true {
        throw .listUnclear(line.joined(separator: " "), [command + " last @" + number])
      }
      // `bench 80 to 82.5`: from one load to another.
      if before.count > 1, let old = before.last.flatMap({ Double($0) }), old > 30,
        Double(number).map({ $0 > 30 }) == true
      {
        return before.dropLast() + ["@" + number]
      }
      let readings = (Int(number) == nil ? [] : [number]) + ["@" + number]
      if readings.count > 1 {
        throw .severalReadings(
          readings.map { ([command] + before.map(shellWord) + [$0]).joined(separator: " ") })
      }
      return before + readings
    }
    if let mass = notation.mass(in: after), mass.unit != nil { return before + ["@" + after.joined()] }
    return notation.reads(asChange: after) ? before + after : line
  }

  /// The argument at which an unreadable CHANGE probably begins: the one after a set reference, else the last one.
  private static func startOfUnreadable(_ line: [String], _ words: Words) throws(Failure) -> Int {
    let afterSet = line.firstIndex { pointsAtSet($0) }.map { $0 + 1 }
    if let afterSet, afterSet < line.count { return afterSet }
    guard afterSet == nil, let last = line.last, last.contains(where: { $0.isNumber || $0 == "@" }) else {
      throw Failure(.missingArgument(words.placeholder(.change), command: CommandName.edit.rawValue))
    }
    return line.count - 1
  }

  private static func pointsAtSet(_ word: String) -> Bool {
    switch Reference(word) {
    case .lastSet, .set, .sets, .setOf: !word.contains("@")
    case .exercise, nil: false
    }
  }

  /// Asks about `1 w`, `1 @90`, `1 90kg` and `3 9`, where the number may be that of a set, unless it is that of an exercise with planned sets.
  func askAboutNumber(in workout: Workout, _ context: Context) throws(Failure) {
    try askAboutNumberBefore(in: workout, context)
    try askAboutNumberAfterName(in: workout, context)
    guard line.count > 1, let number = SetOrdinals.number(line[0]), let current = workout.currentExercise,
      workout.exercises[current].sets.indices.contains(number - 1)
    else { return }
    let rest = line.dropFirst()
    func typing(_ words: [String]) -> String {
      ([command] + words.map(shellWord) + rest.map(shellWord)).joined(separator: " ")
    }
    let set = typing([".\(number)"])
    guard place.lowerBound > 0 else {
      let load = context.notation.mass(in: Array(rest))?.unit == nil ? nil : "@" + rest.joined()
      if load != nil || rest.first?.first == "@" {
        let load = load ?? rest.map(shellWord).joined(separator: " ").replacing("@ ", with: "@")
        throw .severalReadings([command + " .\(number) " + load, command + " last \(number)" + load])
      }
      guard rest.first?.first?.isLetter == true, context.notation.reads(asChange: Array(rest)) else { return }
      throw .severalReadings([set, typing(["last", line[0]])])
    }
    guard references == [.exercise(.number(number))] else { return }
    guard workout.exercises.indices.contains(number - 1) else {
      throw Failure.exerciseNotInWorkout(line[0]).changing { message, words, _ in
        message.hint = words.readings([set])
      }
    }
    guard workout.plannedPlaces(of: number - 1).isEmpty else {
      let name = context.name(of: workout.exercises[number - 1]).lowercased()
      let words = name.split(separator: " ").map(String.init)
      // `3 220x5` is a whole set, which hardly replaces each planned one.
      guard current != number - 1, rest.count == 1, let typed = rest.first, typed.first?.isNumber == true,
        typed.contains(where: { "x@".contains($0) })
      else { return }
      throw .severalReadings([set, typing(words)])
    }
    let done = workout.references(to: workout.donePlaces(of: number - 1))
    if typing([done]) == set { return }
    throw .severalReadings([set] + (done.isEmpty ? [] : [typing([done])]))
  }

  /// Asks about `squat 2 6`, with the set before the last number.
  private func askAboutNumberBefore(in workout: Workout, _ context: Context) throws(Failure) {
    guard place.count == 1, place.upperBound == line.count, place.lowerBound > 1,
      let number = SetOrdinals.number(line[place.lowerBound - 1]),
      case let value = line[place.lowerBound], Double(value) != nil
    else { return }
    let named = line[..<(place.lowerBound - 1)]
    let name = named.joined(separator: " ")
    guard named.allSatisfy({ $0.first?.isLetter == true }), let reference = ExerciseReference(name),
      let index = try? context.index(of: reference, in: workout),
      workout.exercises[index].sets.indices.contains(number - 1)
    else { return }
    throw .severalReadings(["\(command) \(shellName(name)).\(number) \(value)"])
  }

  /// Asks about `bench 3 @ 220`: set 3, or three reps in each set?
  private func askAboutNumberAfterName(in workout: Workout, _ context: Context) throws(Failure) {
    try askAboutLastSets(in: workout, context)
    guard place.lowerBound > 0, place.count > 1, references.count == 1,
      case .exercise(let exercise) = references[0],
      let number = SetOrdinals.number(line[place.lowerBound]),
      let index = try? context.index(of: exercise, in: workout),
      workout.exercises[index].sets.indices.contains(number - 1)
    else { return }
    let named = line[..<place.lowerBound].joined(separator: " ")
    let rest = line[(place.lowerBound + 1)...].joined(separator: " ")
    let isMass = context.notation.mass(in: Array(line[(place.lowerBound + 1)...]))?.unit != nil
    guard rest.first == "@" || isMass else { return }
    let load = (isMass ? "@" : "") + rest.filter { $0 != " " }
    // Of an exercise without planned sets, those that are done.
    let done = workout.plannedPlaces(of: index).isEmpty ? workout.donePlaces(of: index) : []
    let all = done.isEmpty ? named : workout.references(to: done)
    throw .severalReadings(
      [named + ".\(number) " + load, all + " \(number)" + load].map { command + " " + $0 })
  }

  /// Asks about `last 2 @105`: the last two sets, or two reps in the last one?
  private func askAboutLastSets(in workout: Workout, _ context: Context) throws(Failure) {
    guard place.lowerBound > 0, place.count == 2, references == [.lastSet],
      case let typed = line[place.upperBound - 1],
      typed.first == "@" || context.notation.mass(in: [typed])?.unit != nil,
      let count = LogLine.count(line[place.lowerBound].lowercased()), let current = workout.currentExercise,
      case let done = workout.donePlaces(of: current), count <= done.count
    else { return }
    let load = (typed.first == "@" ? "" : "@") + typed
    throw .severalReadings([
      "\(command) \(workout.references(to: Array(done.suffix(count)))) \(load)",
      "\(command) last \(count)\(load)",
    ])
  }

  /// The refusal with its place in the line.
  func refused(_ refusal: SetRefusal, exercise: String) -> Failure {
    var refusal = refusal
    refusal.words = place
    return .refused(RefusedSets(refusal: refusal, words: line, exercise: exercise, command: command))
  }

  /// The change as it was typed.
  var typedChange: String { line[place].joined(separator: " ") }
}

extension Failure {
  /// A mark that can be changed but not removed: a miss, by typing the reps done; an RPE or RIR, by typing another.
  fileprivate static func markKept(
    _ typed: ArraySlice<String>, _ line: [String], isMiss: Bool
  ) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(typed.joined(separator: " "))
      let hint = words.forExample(line.joined(separator: " "))
      return isMiss
        ? words.say(
          en: Message("\(text): type the reps that were done", hint: hint),
          es: Message("\(text): escribe las repeticiones que hiciste", hint: hint),
          ca: Message("\(text): escriu les repeticions que vas fer", hint: hint))
        : words.say(
          en: Message("\(text): an RPE or RIR can be changed, not removed", hint: hint),
          es: Message("\(text): un RPE o RIR se puede cambiar, pero no quitar", hint: hint),
          ca: Message("\(text): un RPE o RIR es pot canviar, però no treure", hint: hint))
    }
  }
}
