import Catalogue
import Training
import Wording

/// Gives the lines of a session their meaning in a workout, and collects what can't be read.
struct SessionReader {
  let context: Context
  let force: Bool
  /// The errors, each with the number of its line.
  private(set) var errors: [(line: Int, failure: Failure)] = []
  private(set) var count = 0
  /// The lines of the workout read last that are notes because they are nothing else, each with its exercise or set, if any.
  var remarks: [(on: String?, text: String)] = []
  /// The headings that no workout keeps, each with the number of its line.
  var leftOut: [(line: Int, typed: String)] = []
  /// The exercises of each superset of the workout read last that only a sign between them says.
  var pairs: [[Int]] = []
  /// The sets of the workout read last that a max was tested with.
  private(set) var tested: [SetPlace] = []
  /// The unit typed last in the text for an exercise of the workout.
  private(set) var units: [Int: MassUnit] = [:]
  /// The names that the text has for each exercise of the workout.
  private(set) var names: [Int: Set<String>] = [:]
  /// The units typed in the text for this workout, each with its first line.
  var typedUnits: [MassUnit: String] = [:]
  /// The first loads whose unit nothing in the text says.
  var withoutUnit: WithoutUnit?
  /// The type of the sets below `Warm up:`, and the exercises to which a heading such as `Superset:` belongs.
  var sectionType: SetType?
  var block: PaperBlock?
  /// The unit that the heading of the workout names.
  var unit: MassUnit?
  /// For a text that `share` wrote, its exercises by their folded names. There a name means this exercise and no other, and a
  /// set without a load doesn't take over that of the set before. Nil for what people write.
  var shared: [String: ExerciseID]?
  /// For one in the short form, its exercises in the same way; none for any other text.
  var shortNames: [String: ExerciseID] = [:]
  /// The exercises of such a text that the catalogue lacks, by their folded names, and whether the body is part of their loads.
  var unknown: [String: Bool] = [:]
  /// Whether a name without any exercise is one of those: an import asks about it with its plan.
  var takesUnknown = false
  /// Whether the body is part of the load, of the exercises asked about so far.
  private var onBody: [ExerciseID: Bool] = [:]

  init(_ context: Context, force: Bool) { (self.context, self.force) = (context, force) }

  /// The most sets in a text.
  static let mostSets = 2_000

  /// The exercise to which lines without a name belong.
  enum Current {
    case none
    /// Its name can't be read, which has been reported.
    case unknown
    case exercise(Int, name: String, line: Int, hasSets: Bool)

    var isKnown: Bool { if case .exercise = self { true } else { false } }

    var isAwaitingSets: Bool { isKnown && !hasSets }

    var hasSets: Bool { if case .exercise(_, _, _, true) = self { true } else { false } }

    var withSets: Current {
      guard case .exercise(let index, let name, let line, _) = self else { return self }
      return .exercise(index, name: name, line: line, hasSets: true)
    }
  }

  /// Adds the sets of some lines to a workout, and returns their places. Sets of a past workout have no times.
  mutating func fill(
    _ workout: inout Workout, with lines: [PaperLine], isPast: Bool
  ) throws(Failure) -> [[SetPlace]] {
    var places: [[SetPlace]] = []
    var current = Current.none
    var supersets: [Character: Set<Int>] = [:]
    var signs = PaperSigns()
    (units, names, typedUnits, remarks, tested, pairs) = ([:], [:], [:], [], [], [])
    (withoutUnit, sectionType, block) = (nil, nil, nil)
    var above: [SetPlace] = []
    for (number, line) in lines.enumerated() {
      try collecting(line.number) { reader throws(Failure) in
        var line = number > 0 ? line.withReps(below: lines[number - 1]) : line
        if line.isDitto {
          guard case .exercise(_, _, _, true) = current, let first = above.first else {
            throw .exerciseMissing(for: line.typed)
          }
          above = try reader.repeating(above, of: first.exercise, in: &workout, isPast)
          return places.append(above)
        }
        if let block = reader.block, number >= block.end { reader.block = nil }
        if reader.block?.isSkipped == true { return }
        if line.isMarked, try !reader.isMarkedExercise(line, above: lines[(number + 1)...]) { return }
        if try reader.takesHeading(line, at: number, of: lines, below: current) { return }
        if line.isUnticked { throw .unticked(line.typed) }
        if line.isPlan { throw .planned(line.typed) }
        if reader.shared == nil {
          try reader.askAboutLine(line, at: number, of: lines, in: workout, below: &current, above)
        }
        if line.mayBeDays.count == 1 { throw reader.dayWithoutDate(line) }
        if !line.mayBeDays.isEmpty { throw .severalTimes(line.typed, line.mayBeDays) }
        if line.type == nil, case let name = Recognition.folded(line.typed),
          reader.shared?[name] != nil || reader.unknown[name] != nil
        {
          // Whatever its name could mean otherwise: `Fly, "Cable"`.
          reader.close(current)
          let index = try reader.index(of: line.typed, nil, in: &workout)
          return current = .exercise(index, name: line.typed, line: line.number, hasSets: false)
        }
        guard !line.words.isEmpty else {
          return try reader.note(line, current, isLast: number + 1 == lines.count, in: &workout)
        }
        if reader.shared == nil, !above.isEmpty, let rest = line.restAlone {
          return reader.rested(rest, between: above, in: &workout)
        }
        // A remark on an exercise that can't be read, which has been reported.
        if case .unknown = current, line.saysFeeling, !line.typed.contains(where: \.isNumber) { return }
        if current.hasSets || line.isTempo && current.isKnown,
          try reader.isRemark(line, above: number + 1 < lines.count ? lines[number + 1] : nil)
        {
          return try reader.remark(line, current, isLast: number + 1 == lines.count, in: &workout)
        }
        if try reader.takesTime(line, below: above, before: lines[(number + 1)...], in: &workout) { return }
        if let weight = reader.bodyWeight(line) {
          throw .bodyWeight(line.typed, "gymlog body " + weight)
        }
        var phrases: [SetPhraseLine]
        do throws(Failure) {
          phrases = try reader.phrases(of: &line, below: current, in: workout)
        } catch {
          // What can't be read may be a name, and then the sets below it belong to nothing known.
          current = line.beginsWithFigure ? current.withSets : .unknown
          throw error
        }
        if line.beginsWithFigure, let name = phrases.first?.exercise, !(try reader.context.names(name)) {
          current = current.withSets
          throw reader.explained(
            reader.completed(reader.unreadable(line), of: line, below: current, in: workout), line,
            isAlone: false, isBelowExercise: current.isKnown)
        }
        if current.hasSets, reader.shared == nil {
          try reader.askAboutRemark(phrases, line)
          try reader.askAboutMiss(phrases, line, below: above, in: workout)
          try reader.askAboutActualReps(phrases, below: lines[number - 1], above, in: workout)
        }
        if reader.shared == nil { try reader.askAboutWhole(phrases) }
        if reader.block != nil { phrases = try reader.inBlock(phrases, line) }
        let isBelowSets = current.hasSets
        let sign = reader.isFree ? signs.sign(of: line, phrases, isBelowSets) : nil
        if let sign, line.hasPlus { supersets[sign, default: []].formUnion(above.map(\.exercise)) }
        for phrase in phrases {
          let phrase = try reader.markingWarmUps(phrase, line)
          if let name = phrase.exercise {
            reader.close(current)
            let previous = current
            current = .unknown
            let sets = phrase.hasNoSets ? reader.firstSets(of: lines[(number + 1)...]) : phrase.typedSets
            let index: Int
            do throws(Failure) {
              if reader.shared == nil { try phrase.askAboutJoinedNames(reader.context) }
              index = try reader.index(of: name, sets, in: &workout)
              try reader.askAboutShorterName(phrase, name, sets, of: index, in: workout)
              reader.names[index, default: []].insert(Recognition.folded(name))
              if let unit = line.unit { reader.units[index] = unit }
            } catch {
              if let next = phrase.loadAlone(in: workout) {
                throw .unknownExercise(name, lines: [next])
              }
              if case .several(let found)? = error.cause as? ExerciseLookupError, !phrase.hasNoSets,
                found.contains(where: { one in workout.exercises.contains { $0.exercise == one.id } })
              {
                let lines = phrase.lines(for: found, in: workout, reader.context)
                if lines.count == found.count { throw .severalExercises(name, lines: lines) }
              }
              let error =
                name.contains(where: \.isNumber)
                ? reader.completed(error, of: line, below: previous, in: workout) : error
              throw reader.explained(
                error, line, isAlone: sets == nil && phrases.count == 1, isBelowExercise: isBelowSets)
            }
            current = .exercise(index, name: name, line: line.number, hasSets: false)
            if let letter = line.superset ?? reader.block?.letter ?? sign {
              supersets[letter, default: []].insert(index)
            }
          }
          guard !phrase.hasNoSets else { continue }
          guard case .exercise(let index, let name, let first, _) = current else {
            if case .unknown = current { return }
            throw .exerciseMissing(for: line.typed)
          }
          current = .exercise(index, name: name, line: first, hasSets: true)
          var named = phrase.named(name, line.type)
          if reader.shared != nil, reader.isOnBody(workout.exercises[index]) { named = named.onBody }
          try reader.askAboutSides(named, line, of: workout.exercises[index])
          do throws(Failure) {
            above = try reader.sets(named, line, of: index, in: &workout, isPast)
          } catch {
            throw phrases.count > 1 ? error : reader.completed(error, of: line, below: current, in: workout)
          }
          places.append(above)
        }
      }
    }
    close(current)
    askAboutUnits()
    for (letter, line) in signs.lines { pair(supersets[letter] ?? [], line, places) }
    for (_, members) in supersets.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      workout.exercises.group(members)
    }
    return places
  }

  /// Whether the body is part of the load of an exercise.
  private mutating func isOnBody(_ entry: WorkoutExercise) -> Bool {
    if let known = onBody[entry.exercise] { return known }
    let isOnBody = context.exercise(of: entry).isOnBody
    onBody[entry.exercise] = isOnBody
    return isOnBody
  }

  /// Adds the sets of the line above once more.
  private mutating func repeating(
    _ places: [SetPlace], of index: Int, in workout: inout Workout, _ isPast: Bool
  ) throws(Failure) -> [SetPlace] {
    let drafts = places.map { SetDraft(workout[$0].type, result: workout[$0].result) }
    count += drafts.count
    guard count <= Self.mostSets else { throw .tooManySets(Self.mostSets) }
    let time = isPast ? nil : workout.completionTime(at: context.now, in: index)
    return workout.append(drafts, to: index, at: time, ids: context.newID)
  }

  /// The weight of a line such as `Bodyweight 82kg`.
  private func bodyWeight(_ line: PaperLine) -> String? {
    let label = line.words.prefix { !$0.contains(where: \.isNumber) }.map { Recognition.folded($0) }
      .joined(separator: " ")
    let weight = Array(line.words.drop { !$0.contains(where: \.isNumber) })
    guard
      ["bodyweight", "body weight", "weight", "bw", "peso", "peso corporal", "pes", "pes corporal"]
        .contains(label), let mass = context.notation.mass(in: weight), mass.value >= Thousandths(25)
    else { return nil }
    return weight.joined()
  }

  private mutating func index(
    of name: String, _ sets: TypedSets?, in workout: inout Workout
  ) throws(Failure) -> Int {
    let folded = Recognition.folded(name)
    // An exercise that returns after another is one of its own, as where the text was written.
    func last(_ isIt: (WorkoutExercise) -> Bool) -> Int? {
      workout.exercises.last.map(isIt) == true ? workout.exercises.indices.last : nil
    }
    if unknown[folded] != nil {
      return last { Recognition.folded($0.name) == folded }
        ?? workout.append(Exercise(unknown: ExerciseID(context.newID()), name, nil), id: context.newID())
    }
    guard let id = (shared ?? shortNames)[folded], let exercise = context.catalogue.exercise(id: id) else {
      do throws(Failure) {
        return try context.index(ofLogged: name, in: &workout, sets: sets)
      } catch {
        guard takesUnknown, case .unknown? = error.cause as? ExerciseLookupError else { throw error }
        unknown[folded] = sets?.mayBeOnBody ?? false
        return workout.append(Exercise(unknown: ExerciseID(context.newID()), name, nil), id: context.newID())
      }
    }
    return last { $0.exercise == id } ?? workout.append(exercise, id: context.newID())
  }

  /// The facts that the sets below an exercise's name tell about it: whether it is assisted, or else those of the first sets.
  private func firstSets(of lines: ArraySlice<PaperLine>) -> TypedSets? {
    var first: TypedSets?
    for line in lines where !line.words.isEmpty {
      guard let phrase = try? LogLine(TypedLine(text: line.words), context).phrases().first,
        phrase.exercise == nil, let sets = phrase.typedSets
      else { break }
      if sets.isAssisted { return sets }
      first = first ?? sets
    }
    return first
  }

  private mutating func sets(
    _ phrase: SetPhraseLine, _ line: PaperLine, of index: Int, in workout: inout Workout, _ isPast: Bool
  ) throws(Failure) -> [SetPlace] {
    var known = workout
    if let unit = units[index] ?? unit { known.unit = unit }
    var drafts: [SetDraft]
    do {
      if let onBody = unknown[Recognition.folded(workout.exercises[index].name)] {
        drafts = try phrase.results(onBody: onBody, unit: known.unit)
      } else {
        drafts = try phrase.results(for: known, at: index, force: force, lastTime: nil, context)
      }
    } catch {
      // `4x20` is offered as sets of twenty, too, with a load for example.
      if case .refused(let sets) = error.cause as? SetError, sets.refusal.problem == .bothSides,
        let reading = line.repsOverLoad
      {
        throw error.changing { message, words, _ in message.hint = words.readings([reading]) }
      }
      if let readings = line.loadRepsAndSets {
        throw error.changing { message, words, _ in message.hint = words.readings(readings) }
      }
      guard error.missingLoad?.refusal.problem == .setsOrLoad else { throw error }
      drafts = try context.offeringLastTime { lastTime throws(Failure) in
        try phrase.results(for: known, at: index, force: force, lastTime: lastTime, context)
      }
    }
    // Below `Warm up:`
    if let sectionType {
      drafts = drafts.map { $0.type == .normal ? SetDraft(sectionType, result: $0.result) : $0 }
    }
    let isBare = units[index] == nil && unit == nil && shared == nil
    units[index] = drafts.last?.result?.load?.mass?.unit ?? units[index]
    let note = try line.note.map { text throws(Failure) in try checked(text, .note) }
    let rest = try line.rest.map { text throws(Failure) in try Duration(typedRest: text) } ?? phrase.rest
    count += drafts.count
    guard count <= Self.mostSets else { throw .tooManySets(Self.mostSets) }
    let time = isPast ? nil : workout.completionTime(at: context.now, in: index)
    let places = workout.append(drafts, to: index, at: time, ids: context.newID)
    noteUnits(of: phrase, line, at: places, isBare: isBare, in: workout)
    tested += line.tested.filter { $0 < places.count }.map { places[places.count - 1 - $0] }
    if let note, let last = places.last {
      workout[last].note = note
      if line.hasRemark {
        remarks.append((context.name(of: workout.exercises[index]) + " " + workout.reference(to: last), note))
      }
    }
    if let rest { rested(rest, between: places, in: &workout) }
    return places
  }

  /// Keeps the rest between sets, or after the only one.
  private func rested(_ rest: Duration, between places: [SetPlace], in workout: inout Workout) {
    for place in places.count > 1 ? places.dropLast() : places[...] { workout[place].rested = rest }
  }

  /// Sets of the exercise above that can't be read.
  private func unreadable(_ line: PaperLine) -> Failure {
    do throws(SetSyntaxError) {
      _ = try context.notation.groups(in: line.words)
      return .exerciseMissing(for: line.typed)
    } catch {
      return .notation(error, words: line.words)
    }
  }

  /// Reports an exercise that no sets follow.
  mutating func close(_ current: Current) {
    if case .exercise(_, let name, let line, false) = current {
      errors.append((line, .setsMissing(below: name)))
    }
  }

  mutating func report(_ failure: Failure, on line: Int) { errors.append((line, failure)) }

  /// Runs a closure; what it can't read is reported for the line, and reading continues.
  mutating func collecting(
    _ line: Int, _ body: (inout SessionReader) throws(Failure) -> Void
  ) throws(Failure) {
    do {
      try body(&self)
    } catch {
      guard error.isOfRequest else { throw error }
      errors.append((line, error))
    }
  }
}

extension Exercise {
  /// Whether the body is part of its load.
  fileprivate var isOnBody: Bool {
    switch equipment.loading {
    case .bodyWeight, .added, .assisted: true
    case .external, .unloaded: false
    }
  }
}

extension PaperLine {
  /// The length of a line with only a rest: `Rest 2 min`, `2 min rest`.
  fileprivate var restAlone: Duration? {
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if Recognition.isRestLabel(first.filter { $0 != ":" }) {
      return try? Duration(typedRest: words.dropFirst().joined(separator: " "))
    }
    guard first.first?.isNumber == true, Recognition.isRestLabel(last),
      case let length = words.dropLast().joined(separator: " "), length.contains(where: \.isLetter)
    else { return nil }
    return try? Duration(typedRest: length)
  }

  /// Whether it says that its sets are to be done: `Plan: bench 3x8 80`.
  fileprivate var isPlan: Bool {
    typed.contains(":")
      && ["plan", "plans", "planned", "pla", "previsto", "previst"].contains(
        Recognition.folded(typed.prefix { $0 != ":" }))
      || typed.contains(where: \.isNumber)
        && ["goal", "target", "objetivo", "meta", "objectiu"].contains(Recognition.folded(words.first ?? ""))
  }
}
