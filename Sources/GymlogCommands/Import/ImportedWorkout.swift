import Documents
import Interchange
import Training

/// A workout of a file as it is written: what is new in it.
struct ImportedWorkout {
  /// The workout without its exercises.
  private(set) var head: Workout
  /// The exercises with new sets, in order.
  private(set) var exercises: [WorkoutExercise] = []
  /// Whether no import has taken any of it yet.
  let isNew: Bool
  let program: ForeignProgram
  /// Whether it has the id that it had in the logbook that it was exported from, and whether the file says when it began.
  let (isOriginal, hasTime): (Bool, Bool)
  /// The sets imported from it so far, by earlier imports too.
  private(set) var taken: ImportLedger.Taken
  /// The import record of the workout, for the names that were read.
  private(set) var record: ImportRecord.Workout
  /// The sets that were taken before, and the rows that give none.
  private(set) var known = 0
  /// The loads of those in the file, by the ids of the sets that they became.
  private(set) var knownLoads: [EntityID: Mass] = [:]
  private(set) var leftOut: [(line: Int, cause: ImportPlan.Cause)] = []

  /// The values lost from new sets.
  private(set) var partial: [ImportPlan.LeftOut] = []
  /// The new sets that are beyond any record, have odd loads, a distance without a unit, or 0 reps.
  private(set) var unusual: [ImportPlan.LeftOut] = []
  /// The body weight to record; nil for none.
  var bodyWeight: BodyWeight?
  /// The maxes that were tested with its new sets.
  private(set) var tested: [TestedMax] = []
  private(set) var lines: [Int] = []
  /// The workout with the end that the file gives, if that is hours too late to be true. It has none then.
  let tooLong: Workout?

  private let path: String

  var folder: WorkoutFolder {
    let year = Int(head.id.text.prefix(4)) ?? head.start.day.year
    return WorkoutFolder(year: year, id: head.id) ?? WorkoutFolder(start: head.start, id: head.id)
  }

  var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }
  var documentCount: Int {
    exercises.count + setCount + (isNew ? 1 : 0) + tested.count + (bodyWeight == nil ? 0 : 1)
  }

  /// The workout of the file at a path, without anything read yet.
  init(
    _ workout: ForeignWorkout, of program: ForeignProgram, at path: String, _ key: ImportLedger.Key,
    _ before: ImportLedger.Taken?, _ settings: ImportSettings
  ) {
    let start = settings.start(of: workout)
    let id = before?.workout ?? workout.original ?? EntityID(at: start, hashing: [key.source, key.identity])
    // If a lifter forgets to stop another program's clock, it runs for days. gymlog asks before it accepts such a time.
    let isTooLong = program != .gymlog && workout.length.map { $0.duration > Context.longestWorkout } == true
    let fileEnd = settings.end(of: workout, from: start) ?? start
    let end = isTooLong ? start : fileEnd
    head = Workout(
      id: id, name: tidied(workout.name, limit: Limits.name), start: start,
      end: end.seconds > settings.now.seconds ? settings.now : end, unit: settings.unit,
      note: tidied(workout.note, limit: Limits.note, isNote: true))
    head.tags = workout.tags.compactMap { tidied($0, limit: Limits.name) }
    var long = head
    long.end = fileEnd
    tooLong = isTooLong && before == nil ? long : nil
    self.hasTime = if case .day = workout.start { false } else { true }
    isOriginal = workout.original != nil
    (self.program, self.path) = (program, path)
    isNew = before == nil
    taken = before ?? ImportLedger.Taken(workout: id)
    record = ImportRecord.Workout(identity: key.identity, workout: id)
  }

  /// Reads the sets that weren't taken before.
  mutating func read(
    _ workout: ForeignWorkout, _ names: [ImportedName.Key: (becomes: ImportedExercise, odd: OddLoads?)],
    _ settings: ImportSettings
  ) {
    if head.start.seconds > settings.now.seconds {
      leftOut = workout.exercises.flatMap(\.sets).map { ($0.line, .future) }
      return
    }
    takeRenamed(workout, names)
    let first = workout.exercises.first?.sets.first?.line ?? 0
    if isNew {
      workout.dropped.forEach { note(first, .row($0)) }
      readBodyWeight(of: workout, line: first, settings)
    }
    let source = [program.rawValue, record.identity]
    var (counts, runs): ([String: Int], [String: Int]) = ([:], [:])
    var units: [MassUnit: Int] = [:]
    for exercise in workout.exercises {
      let name = tidyLine(exercise.name)
      runs[name, default: 0] += 1
      var entry: WorkoutExercise?
      for set in exercise.sets {
        let ordinal = counts[name, default: 0]
        counts[name] = ordinal + 1
        if let unit = set.load?.unit { units[unit, default: 0] += 1 }
        let id =
          set.original?.id ?? EntityID(at: head.start, hashing: source + [name, "set \(ordinal + 1)"])
        if ordinal < taken.sets[name] ?? 0 {
          known += 1
          if let load = set.load, load.value.raw > 0 {
            knownLoads[id] = Mass(load.value, load.unit ?? settings.unit)
          }
          continue
        }
        let found = names[ImportedName.Key(program: program, name: name)]
        guard let known = found?.becomes.exercise else {
          leftOut.append((set.line, .exercise(name)))
          continue
        }
        do throws(Misfit) {
          let isSame = isSame(exercise, known, set)
          var result = try set.result(of: known, unit: settings.unit, isSame: isSame)
          set.dropped.forEach { note(set.line, .row($0)) }
          for value in set.unused(in: result, isSame: isSame) {
            note(set.line, .unused(value, exercise: known.name))
          }
          let odd = isSame ? nil : found?.odd
          if let odd, let mass = result.load?.mass, odd.includes(mass, for: known) {
            if odd == .bodyWeight { result.load = .bodyWeight }
            unusual.append(.init(path: path, line: set.line, cause: .odd(odd, exercise: known.name)))
          }
          var run =
            entry
            ?? WorkoutExercise(
              id: EntityID(at: head.start, hashing: source + [name, "exercise \(runs[name] ?? 1)"]),
              position: .after(exercises.last?.position), exercise: known.id, name: known.name,
              note: tidied(exercise.note, limit: Limits.note, isNote: true),
              superset: exercise.superset.map { "\($0)" })
          run.sets.append(
            WorkoutSet(
              id: id, position: .after(run.sets.last?.position), type: set.type, result: result,
              completed: set.original?.completed, rested: set.original?.rest,
              note: tidied(set.note, limit: Limits.note, isNote: true)))
          if set.original?.isTested == true, let kind = result.testedKind(set.type), let load = result.load {
            let at = set.original?.completed ?? head.end ?? head.start
            tested.append(
              TestedMax(
                id: EntityID(at: at, hashing: source + [name, "tested \(ordinal + 1)"]), exercise: known.id,
                name: known.name, kind: kind, load: load, at: at))
          }
          entry = run
          if set.hasAssumedDistanceUnit, case .distance(let distance, _) = result.amount {
            unusual.append(.init(path: path, line: set.line, cause: .assumedUnit(distance.unit)))
          }
          lines.append(set.line)
          if !isSame, set.reps == 0, result.isMissed {
            unusual.append(.init(path: path, line: set.line, cause: .missed))
          }
          if HumanLimits(known).isPassed(by: result) {
            let cause = ImportPlan.Cause.misfit(.beyondAnybody, exercise: known.name)
            unusual.append(.init(path: path, line: set.line, cause: cause))
          }
        } catch {
          leftOut.append((set.line, .misfit(error, exercise: known.name)))
        }
      }
      if let entry { exercises.append(entry) }
    }
    if let unit = units.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key {
      head.unit = unit
    }
    forgetLonelySupersets()
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      guard let exercise = names[ImportedName.Key(program: program, name: name)]?.becomes.exercise else {
        continue
      }
      let sets = max(count, taken.sets[name] ?? 0)
      taken.sets[name] = sets
      record.exercises.append(ImportRecord.Exercise(name: name, exercise: exercise.id, sets: sets))
    }
  }

  /// Whether an exercise is the one that it was in the logbook that the file is from. The lifter's own have other ids in another
  /// logbook, but their names.
  private func isSame(_ exercise: ForeignExercise, _ known: Exercise, _ set: ForeignSet) -> Bool {
    if exercise.exercise == known.id { return true }
    guard known.id.own != nil, tidyLine(exercise.name) == known.name, let original = set.original else {
      return false
    }
    return original.isPossible(of: known)
  }

  private mutating func note(_ line: Int, _ cause: ImportPlan.Cause) {
    partial.append(.init(path: path, line: line, cause: cause))
  }

  private mutating func readBodyWeight(of workout: ForeignWorkout, line: Int, _ settings: ImportSettings) {
    guard let load = workout.bodyWeight else { return }
    let weight = Mass(load.value, load.unit ?? settings.unit)
    guard !load.isNegative, load.unit != nil, weight.isLikelyBodyWeight else {
      return note(line, .oddBodyWeight(weight))
    }
    let id = EntityID(at: head.start, hashing: [program.rawValue, record.identity, "body weight"])
    bodyWeight = BodyWeight(id: id, weight: weight, at: head.start)
  }

  /// Counts the sets of a name that the workout no longer has as taken under its new name: the lifter has renamed the exercise in
  /// the program, or gymlog's own export writes the name of another program.
  private mutating func takeRenamed(
    _ workout: ForeignWorkout, _ names: [ImportedName.Key: (becomes: ImportedExercise, odd: OddLoads?)]
  ) {
    let there = Set(workout.exercises.map { tidyLine($0.name) })
    var gone = taken.exercises.filter { !there.contains($0.key) }
    for name in there.sorted() where taken.sets[name] == nil {
      let exercise = names[ImportedName.Key(program: program, name: name)]?.becomes.exercise?.id
      guard let old = gone.filter({ $0.value == exercise }).keys.min() else { continue }
      taken.sets[name] = taken.sets[old]
      gone[old] = nil
    }
  }

  /// Removes supersets of only one exercise.
  private mutating func forgetLonelySupersets() {
    for index in exercises.indices {
      guard let mark = exercises[index].superset else { continue }
      if exercises.count(where: { $0.superset == mark }) < 2 { exercises[index].superset = nil }
    }
  }

  /// Whether another file has the same workout under another id: in the same minute, with the same sets.
  func isTwin(of other: ImportedWorkout) -> Bool {
    path != other.path && isNew && hasTime && other.hasTime
      && head.start.seconds / 60 == other.head.start.seconds / 60
      && merged(into: head).hasSameSets(as: other.merged(into: other.head))
  }

  /// Adds what only another file has of the same workout.
  mutating func add(_ other: ImportedWorkout) {
    var workout = merged(into: head)
    workout = other.merged(into: workout)
    exercises = workout.exercises
    tested += other.tested
    lines += other.lines
    partial += other.partial
    unusual += other.unusual
    for exercise in other.record.exercises {
      record.exercises.removeAll { $0.name == exercise.name }
      record.exercises.append(exercise)
    }
    record.exercises.sort { $0.name < $1.name }
    taken = other.taken
  }

  /// The workout with what is new. Sets that are there already stay as they are.
  func merged(into workout: Workout) -> Workout {
    var workout = workout
    let there = Set(workout.exercises.flatMap(\.sets).map(\.id))
    var places = Dictionary(zip(workout.exercises.map(\.id), workout.exercises.indices)) { first, _ in first }
    for entry in exercises {
      let new = entry.sets.filter { !there.contains($0.id) }
      if let index = places[entry.id] {
        for var set in new {
          set.position = .after(workout.exercises[index].sets.last?.position)
          workout.exercises[index].sets.append(set)
        }
      } else if !new.isEmpty {
        var added = entry
        added.sets = new
        added.position = .after(workout.exercises.last?.position)
        places[entry.id] = workout.exercises.count
        workout.exercises.append(added)
      }
    }
    return workout
  }
}

extension ImportSettings {
  /// When a workout ended; nil if the file doesn't say. By the clock, it takes an hour more or less than its two times are apart
  /// where the clocks change between them.
  fileprivate func end(of workout: ForeignWorkout, from start: Instant) -> Instant? {
    guard let length = workout.length else { return nil }
    let end = start.adding(seconds: length.duration.seconds)
    guard case .civil = workout.start else { return end }
    let offset = offset(end.civil)
    let byClock = Instant(end.civil, offset: offset)
    if case .byClock = length, byClock.seconds >= start.seconds { return byClock }
    return Instant(seconds: end.seconds, offset: offset)
  }

  /// When a workout began. A day alone is its noon, which no time zone moves to another day.
  fileprivate func start(of workout: ForeignWorkout) -> Instant {
    func moment(_ civil: CivilTime) -> Instant { Instant(civil, offset: offset(civil)) }
    switch workout.start {
    case .day(let day):
      let noon = moment(CivilTime(day: day, hour: 12, minute: 0))
      // Today's may be imported in the morning.
      return noon.seconds > now.seconds && day == now.day ? now : noon
    case .civil(let civil): return moment(civil)
    case .instant(let instant):
      // A time in UTC doesn't say where the lifter was.
      guard instant.offset == 0, workout.original == nil else { return instant }
      let near = Instant(seconds: instant.seconds, offset: offset(instant.civil))
      return Instant(seconds: instant.seconds, offset: offset(near.civil))
    }
  }
}
