import Catalogue
import Training
import Wording

/// The parsed arguments of `log`, or one part of those of `add`: an optional exercise, and SETs.
struct SetPhraseLine {
  /// The whole line, for errors to point at.
  let line: TypedLine
  /// The exercise as typed; nil if the words begin with SETs.
  private(set) var exercise: String?
  var groups: [NotatedGroup]
  /// The rest between the sets, or after the only one: `6x400m/1:32 rest 90s`.
  let rest: Duration?
  /// The SETs as typed.
  let sets: [String]
  /// The indices of the words in the line.
  let place: Range<Int>
  private var start: Int { place.lowerBound }

  /// - Throws: `Failure.notation` if the sets can't be read.
  init(_ line: TypedLine, _ notation: Notation) throws(Failure) {
    try self.init(line.words, from: 0, of: line, notation)
  }

  /// Parses some words of a line, the first of which has the index `start`; `nameWords` are the exercise's name, if that is known.
  init(
    _ words: [String], from start: Int, of line: TypedLine, _ notation: Notation, nameWords: Int? = nil
  ) throws(Failure) {
    self.line = line
    let taken = line.takesRest ? Self.withoutRest(words) : (words: words, rest: nil)
    let words = taken.words
    rest = taken.rest
    place = start..<start + words.count
    do throws(SetSyntaxError) {
      let found = nameWords == nil ? try notation.startOfSets(in: words) : nameWords
      let sets = found ?? words.count
      var name = Array(words[..<sets]).joined(separator: " ")
      if name.last == "," {
        name.removeLast()
        // `8@80, 8@70`: sets, and a comma that doesn't belong there.
        if notation.reads(asSets: [name]) { _ = try notation.groups(in: words) }
      }
      exercise = sets == 0 ? nil : name
      groups = sets == words.count ? [] : try notation.groups(in: words, from: sets)
      self.sets = Array(words[sets...])
    } catch {
      throw .notation(error.shifted(by: start), words: line.words, command: line.command)
    }
  }

  private static let joiners: Set = ["w/", "with", "con", "amb", "and", "y", "i"]

  /// The words before a rest at the end, `rest 90s`, `r90`, and its length.
  private static func withoutRest(_ words: [String]) -> (words: [String], rest: Duration?) {
    guard let last = words.last else { return (words, nil) }
    // `3x5 100 (90s)`, `8@80 (2 min)`: sets of reps take no time.
    if last.last == ")", let open = words.lastIndex(where: { $0.first == "(" }),
      case let typed = words[open...].joined().dropFirst().dropLast(),
      typed.contains(where: { !$0.isNumber }),
      words[..<open].contains(where: { SetWord.isCountedReps($0) || $0.contains("@") }),
      let rest = try? Duration(typedRest: String(typed))
    {
      return (Array(words[..<open]), rest)
    }
    // `8@80 90s rest`, `5km in 25:00 with 2 min rest`, `4x10 60 i 90 segons de descans`
    if Recognition.isRestLabel(last) {
      let isOf = words.count > 3 && ["de", "of"].contains(words[words.count - 2].lowercased())
      let end = words.count - (isOf ? 2 : 1)
      for start in [end - 2, end - 1] where start > 0 {
        let typed = words[start..<end].joined(separator: " ")
        guard typed.contains(where: { $0.isLetter || $0 == ":" }), typed.first?.isNumber == true,
          let rest = try? Duration(typedRest: typed)
        else { continue }
        let isJoined = start > 1 && Self.joiners.contains(words[start - 1].lowercased())
        return (Array(words[..<(isJoined ? start - 1 : start)]), rest)
      }
    }
    let label = last.prefix { !$0.isNumber }
    let isShort = label.lowercased() == "r"
    if words.count > 1, isShort || Recognition.isRestLabel(label),
      let rest = try? Duration(typedRest: String(last.dropFirst(label.count))),
      !isShort || rest.seconds >= 30
    {
      return (Array(words.dropLast()), rest)
    }
    guard
      // `6x1000 4:10 r 1'`
      let index = words.indices.dropFirst().dropLast().last(where: {
        Recognition.isRestLabel(words[$0])
          || words[$0].lowercased() == "r" && words[$0 + 1].contains(where: { "s'\"m:".contains($0) })
      }),
      words[..<index].contains(where: { $0.contains(where: \.isNumber) }),
      // `descanso de 2 minutos`
      case let typed = words[(index + 1)...],
      let rest = try? Duration(
        typedRest: (["de", "of"].contains(typed.first) ? typed.dropFirst() : typed).joined(separator: " "))
    else { return (words, nil) }
    return (Array(words[..<index]), rest)
  }

  /// The same sets for an exercise whose name was typed elsewhere, with a type for those that have none. The first of several sets drops
  /// from nothing.
  func named(_ name: String, _ type: SetType?) -> SetPhraseLine {
    var phrase = self
    phrase.exercise = name
    for index in groups.indices where type != .drop || index > 0 || groups.count == 1 {
      phrase.groups[index].type = groups[index].type ?? type
    }
    return phrase
  }

  /// The same sets, but with sets without a load done at body weight.
  var onBody: SetPhraseLine {
    var phrase = self
    for index in groups.indices where groups[index].load == nil { phrase.groups[index].load = .bodyWeight }
    return phrase
  }

  /// The line with sets after these words.
  func typing(_ sets: String) -> String {
    var words = line.words.map(shellWord)
    guard let last = place.last else { return line.typing(sets) }
    let word = line.words[last].split(separator: ",", omittingEmptySubsequences: true).joined(separator: ",")
    words[last] = shellWord(word) + " " + sets + (line.words[last].last == "," ? "," : "")
    return line.typing(words.joined(separator: " "))
  }

  /// Whether it names an exercise and no sets.
  var hasNoSets: Bool { groups.isEmpty }

  /// Whether its sets are a distance, or equal ones, without a time.
  var isDistance: Bool {
    guard groups.count == 1, case .exactly(.distance(_, nil)) = groups[0].amounts[0] else { return false }
    return true
  }

  /// Whether its sets are a single amount and nothing else.
  var isOneAmount: Bool { groups.count == 1 && groups[0].isBare }

  /// Whether it is one set.
  var isOneSet: Bool { groups.count == 1 && groups[0].amounts.count == 1 && !groups[0].isCounted }

  /// The exercise and its sets as typed, or the number of times it was done.
  func text(times count: String? = nil) -> String {
    ((exercise.map { [shellName($0)] } ?? []) + sets.map(shellWord) + (count.map { ["x", $0] } ?? []))
      .joined(separator: " ")
  }

  /// Whether its sets are times and distances.
  var isCardio: Bool { !hasNoSets && groups.allSatisfy { $0.amounts[0].countMode != .reps } }

  /// Whether it is one time and nothing else.
  var isTime: Bool {
    groups.count == 1 && groups[0].isBare && groups[0].amounts[0].countMode == .duration
  }

  /// The sets as completed, for an exercise of a workout.
  ///
  /// - Throws: `Failure.refused` if they are ambiguous or impossible; `Failure.loadMissing` if they need a load.
  func results(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context
  ) throws(Failure) -> [SetDraft] {
    if !force { try askAboutHours(for: workout.exercises[index]) }
    try askAboutActualReps()
    let percents = groups.compactMap { if case .percent(let percent) = $0.load { percent } else { nil } }
    let shares = try context.loads(of: percents, for: workout.exercises[index], in: workout, fromIndex: true)
      .reduce(into: [:]) { $0[$1.percent] = $1.load }
    do {
      return try drafts(for: workout, at: index, force: force, lastTime: lastTime, context) {
        meaning throws(SetRefusal) in
        var known = meaning.context
        known.shares = shares
        return try SetInterpreter(known).results(of: known.hasBar && namesBar ? groups.map(\.onBar) : groups)
      }
    } catch {
      guard !percents.isEmpty, case .refused(let sets) = error.cause as? SetError,
        sets.refusal.problem == .planOnly
      else { throw error }
      let name = context.name(of: workout.exercises[index])
      let plan = TypedLine(.add, []).typing(line.words.map(shellWord).joined(separator: " "))
      let loaded = withLoads(shares)
      throw error.changing { message, words, _ in
        // One load in place of several percentages would be refused again.
        if percents.count > 1 {
          message.hint = words.toPlanThem(plan)
          if let loaded = words.readings(loaded.map { [$0] } ?? []) { message.details.append(loaded) }
        }
        if shares.isEmpty { message.details.append(words.withoutMax(name)) }
      }
    }
  }

  /// Asks about `ride 2:00` unless the workout has a short time of it: two hours, or two minutes.
  private func askAboutHours(for entry: WorkoutExercise) throws(Failure) {
    let hasShortTime = entry.doneSets.contains { $0.result?.amount.time.map { $0.seconds < 600 } ?? false }
    guard sets.count == 1, !hasShortTime, let sport = CardioSet.sport(of: entry.exercise),
      let readings = sport.readings(ofTime: sets[0].filter { $0 != "," })
    else { return }
    let last = place.upperBound - 1
    let comma = line.words[last].last == "," ? "," : ""
    throw .severalReadings(
      readings.map { reading in
        var words = line.words.map(shellWord)
        words[last] = reading + comma
        return line.typing(words.joined(separator: " "))
      })
  }

  /// The sets as planned, for an exercise of a workout.
  ///
  /// - Throws: as `results`.
  func plans(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context
  ) throws(Failure) -> [SetDraft] {
    try drafts(for: workout, at: index, force: force, lastTime: lastTime, context) {
      meaning throws(SetRefusal) in try meaning.plans(of: groups)
    }
  }

  /// Whether the name ends in a word for the bar and no load follows: `bench bar 8`. With the empty bar, or as before?
  private var namesBar: Bool {
    guard let words = exercise?.lowercased().split(separator: " "), words.count > 1, let last = words.last
    else { return false }
    return ["bar", "barra"].contains(last) && !["with", "con", "amb"].contains(words[words.count - 2])
      && groups.allSatisfy { $0.load == nil && $0.plates == nil } && !endsInLoad
  }

  /// Whether a number by itself may be a load: `curl bar 3x10 25`, `remo barra 60 8 8 8`.
  private var endsInLoad: Bool {
    guard groups.count > 1, let last = groups.last else { return false }
    if last.isBare, groups[groups.count - 2].isCounted { return true }
    guard groups[0].isBare, case .exactly(.reps(let number)) = groups[0].amounts[0] else { return false }
    return number > 20
  }

  /// The facts that its sets tell about the exercise; nil without sets.
  var typedSets: TypedSets? { hasNoSets ? nil : TypedSets(groups) }

  /// The index in a workout of the exercise named, added if it isn't there yet, or of the current exercise.
  ///
  /// - Throws: `Failure.severalExercises` or `Failure.unknownExercise` with a line for each that may be meant.
  func exercise(in workout: inout Workout, _ context: Context) throws(Failure) -> Int {
    try askAboutJoinedNames(context)
    do {
      return try context.index(ofLogged: exercise, in: &workout, sets: typedSets, isLogged: line.isLog)
    } catch {
      guard let exercise, !hasNoSets, !isNumberOverReps else { throw error }
      switch error.cause as? ExerciseLookupError {
      case .several(let candidates):
        let lines = lines(for: suited(candidates, stretches: false), in: workout, context)
        if lines.isEmpty { throw error }
        throw .severalExercises(exercise, lines: Array(lines.prefix(8)))
      case .unknown(let nearest):
        if let next = loadAlone(in: workout) { throw .unknownExercise(exercise, lines: [next]) }
        if losesFigureOfName { throw error }
        let offered = offered(suited(nearest, stretches: true), for: exercise, context)
        let lines = lines(for: offered, in: workout, context)
        if lines.isEmpty { throw error }
        throw .unknownExercise(exercise, lines: Array(lines.prefix(5)))
      default: throw error
      }
    }
  }

  /// Asks about the names of several exercises in the place of one: `bench + row`.
  func askAboutJoinedNames(_ context: Context) throws(Failure) {
    if let exercise, let names = try context.exercises.catalogue().joinedNames(exercise) {
      throw .exercisesJoined(exercise, apart(names))
    }
  }

  /// The line with the sets of each of several names: `bench 3x10@60, row 3x10@60`, `snatch pull 1@70, snatch 1@70`. Their sets may
  /// be on the lines below.
  private func apart(_ names: [String]) -> String {
    let sets = self.sets.isEmpty ? ["…"] : self.sets
    var each = names.map { _ in sets.map(line.quoted).joined(separator: " ") }
    if groups.count == 1, groups[0].parts.count == names.count - 1, sets.count == 1 {
      // `3x(2+1)@55`
      let count = sets[0].firstIndex(of: "(").map { sets[0][..<$0] } ?? ""
      let parts = sets[0].dropFirst(count.count).filter { !"()".contains($0) }.split(separator: "+")
      let load = parts[parts.count - 1].drop { $0 != "@" }
      each = parts.map { part in count + String(part.prefix { $0 != "@" }) + load }
    }
    // What stands before, such as a routine's name, and after it.
    let before = line.words[..<place.lowerBound].map { shellWord($0) + " " }.joined()
    let after = line.words[place.upperBound...].map { " " + shellWord($0) }.joined()
    let comma = place.last.map { line.words[$0].hasSuffix(",") } == true ? "," : ""
    let apart = zip(names, each).map { shellName($0) + " " + $1 }.joined(separator: ", ")
    return line.typing(before + apart + comma + after)
  }

  /// Whether its only set is a number too great for reps, so most likely a load: no exercise fits it.
  private var isNumberOverReps: Bool {
    guard groups.count == 1, groups[0].load == nil, !groups[0].isCounted, !groups[0].namesReps,
      groups[0].amounts.count == 1, case .exactly(.reps(let number)) = groups[0].amounts[0]
    else { return false }
    return number > 50
  }

  private func drafts(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context,
    _ body: (SetInterpreter) throws(SetRefusal) -> [SetDraft]
  ) throws(Failure) -> [SetDraft] {
    do {
      return try context.meaning(
        of: line, for: workout.exercises[index], in: workout, force: force, lastTime: lastTime
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) { return try body(meaning) } catch { throw error.shifted(by: start) }
      }
    } catch {
      switch error.cause as? SetError {
      case .loadMissing(var load) where start == 0:
        load.unassisted = (exercise == nil ? nil : context.nameUnassisted(of: workout.exercises[index]))
          .map { line.typing(([shellName($0)] + sets.map(shellWord)).joined(separator: " ")) }
        if !workout.exercises[index].plannedSets.isEmpty {
          load.planned =
            "gymlog " + CommandName.done.rawValue + " "
            + ([exercise.map(shellName)].compactMap(\.self) + sets.map(shellWord)).joined(separator: " ")
        }
        throw Failure.loadMissing(load)
      case .refused(let refused) where exercise != nil && start == 0:
        let name: String
        switch refused.refusal.problem {
        case .noBand: name = "band " + context.exercise(of: workout.exercises[index]).name
        // `máquina de remo 3x12 50`: the machine with plates or a stack, not the ergometer.
        case .countMode(expected: .distance, typed: .reps)
        where CardioSet.sport(of: workout.exercises[index].exercise) == .row && isCountedWithLoad:
          name = "machine row"
        default: throw error
        }
        guard let other = try context.exercises.catalogue().exercise(named: name) else { throw error }
        guard let text = text(for: other, in: workout, context) else { throw error }
        let reading = line.typing(shellName(context.name(of: other).lowercased()) + " " + text)
        var instead = refused
        (instead.refusal.readings, instead.lines) = ([], [reading])
        throw Failure.refused(instead)
      default: throw error
      }
    }
  }
}

extension NotatedGroup {
  /// The same sets with the bar alone.
  fileprivate var onBar: NotatedGroup {
    var group = self
    group.plates = 0
    return group
  }
}

extension SetSyntaxError {
  /// The same error with word indices for the whole line, in which the text begins at `start`.
  func shifted(by start: Int) -> SetSyntaxError {
    var error = self
    error.place.word += start
    error.words = (words.lowerBound + start)..<(words.upperBound + start)
    return error
  }
}

extension Words {
  /// Percentages of a max that isn't known, and how to record it.
  fileprivate func withoutMax(_ exercise: String) -> String {
    let line = "gymlog max \(shellName(exercise.lowercased())) 1@\(exampleLoad)"
    return say(
      en: "No max of \(exercise) is known. To record it: \(line)",
      es: "Falta el máximo de \(exercise). Para apuntarlo: \(line)",
      ca: "\(exercise): falta el màxim. Per apuntar-lo: \(line)")
  }

  /// After percentages that were logged instead of planned.
  fileprivate func toPlanThem(_ line: String) -> String {
    say(
      en: "To plan these sets: \(line)", es: "Para añadirlas como previstas: \(line)",
      ca: "Per afegir-les com a previstes: \(line)")
  }
}

extension Failure {
  /// Names of several exercises in the place of one; `line` has the sets of each.
  static func exercisesJoined(_ text: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(text)) names several exercises", hint: words.readings([line])),
        es: Message("\(words.quoted(text)) son varios ejercicios", hint: words.readings([line])),
        ca: Message("\(words.quoted(text)) són diversos exercicis", hint: words.readings([line])))
    }
  }
}
