package import Training

/// Goes through the sets of an exercise in the order in which they were done, and notes who broke which record.
///
/// Warm-ups are not to be given. A tie is no record. The first session in which something is reached is where to begin
/// from, so nothing in it is a record. All is computed from what it is given: a set that was removed leaves nothing behind.
package struct RecordScan: Sendable {
  private let facts: LoadFacts
  private let formula: MaxFormula
  private var breaks: [RecordBreak] = []

  private var externalLoad = RecordHolder()
  private var bodyLoad = RecordHolder()
  private var externalReps = RecordLadder()
  private var bodyReps = RecordLadder()
  private var estimate = RecordHolder()
  private var roughEstimate = RecordHolder()
  private var setVolume = RecordHolder()
  private var sessionVolume = RecordHolder()
  private var holds = RecordLadder()
  private var distance = RecordHolder()
  private var times = RecordLadder()

  private var sessions = 0
  private var session = -1
  private var bodyWeight: Mass?
  /// Of the session's sets: as it is compared, and as it is.
  private var (volume, exactVolume) = (Int128(0), Int128(0))
  /// The set with which the session's volume became the best, once it is; and its break, if it is one.
  private var volumeMark: RecordMark?
  private var volumeBreak: Int?

  /// What a set with reps was, and its volume: as it is compared, and as it is.
  package struct Moved: Sendable {
    let performance: Performance
    let volume: Int128
    let exact: Int128
  }

  package init(_ facts: LoadFacts, formula: MaxFormula = .standard) {
    self.facts = facts
    self.formula = formula
  }

  /// Whether a part of the body counts into the exercise's load.
  var usesBody: Bool { facts.share.raw > 0 }

  /// Begins a session by its number; `bodyWeight` is that of its day, nil where none is recorded.
  package mutating func begin(session: Int, bodyWeight: Mass?) {
    endSession()
    (self.session, self.bodyWeight) = (session, bodyWeight)
    sessions += 1
  }

  private mutating func endSession() {
    if let reached = reachedVolume {
      if let volumeBreak { breaks[volumeBreak].mark = reached }
      _ = sessionVolume.take(reached)
      (volumeMark, volumeBreak) = (nil, nil)
    }
    (volume, exactVolume) = (0, 0)
  }

  /// The mark of the session's volume, with all that it came to so far; nil where it isn't the best.
  private var reachedVolume: RecordMark? {
    var mark = volumeMark
    mark?.score = volume
    mark?.value = exactVolume
    return mark
  }

  /// The next set of the session; `set` is the number to know it by. Answers what it moved, for `addAgain`.
  @discardableResult
  package mutating func add(_ performance: Performance, set: Int) -> Moved? {
    switch performance.amount {
    case .reps(let reps): return reps > 0 ? add(performance, reps: reps, set) : nil
    case .duration(let duration):
      guard duration.milliseconds > 0 else { return nil }
      addLoad(performance, set)
      let rung = min(0, performance.load?.height ?? 0)
      let score = Int128(duration.milliseconds)
      if holds.isBetter(score, at: rung) {
        let mark = mark(.longestHold, score, rung: rung, performance, set)
        climb(mark, holds.take(mark))
      }
    case .distance(let distance, let time): add(performance, distance, time, set)
    }
    return nil
  }

  /// The next set of the session, the same as one before at the same body weight: it ties with all that the other
  /// reached, and only the session's volume grows.
  mutating func addAgain(_ moved: Moved?, set: Int) {
    if let moved { addToSession(moved, set) }
  }

  private func mark(
    _ kind: RecordKind, _ score: Int128, value: Int128? = nil, rung: Int128 = 0, isRough: Bool = false,
    _ performance: Performance, _ set: Int
  ) -> RecordMark {
    RecordMark(
      kind: kind, rung: rung, score: score, value: value ?? score, isRough: isRough, performance: performance,
      set: set,
      session: session)
  }

  /// Notes a mark of a ladder. What was broken in the session before, and is no more than it, stands no longer.
  private mutating func climb(_ mark: RecordMark, _ previous: RecordMark?) {
    for index in breaks.indices.reversed() {
      guard breaks[index].mark.session == session else { break }
      if mark.covers(breaks[index].mark) { breaks[index].isOutdone = true }
    }
    note(mark, previous)
  }

  private mutating func note(_ mark: RecordMark, _ previous: RecordMark?) {
    if let previous { breaks.append(RecordBreak(mark: mark, previous: previous)) }
  }
}

// MARK: - Kinds

extension RecordScan {
  private mutating func add(_ performance: Performance, reps: Int, _ set: Int) -> Moved? {
    addLoad(performance, set)
    let height = performance.load?.height ?? 0
    if case .external = performance.load {
      if externalReps.isBetter(Int128(reps), at: height) {
        let mark = mark(.repsAtLoad, Int128(reps), rung: height, performance, set)
        climb(mark, externalReps.take(mark))
      }
    } else if bodyReps.isBetter(Int128(reps), at: height) {
      let mark = mark(height == 0 ? .reps : .repsAtLoad, Int128(reps), rung: height, performance, set)
      climb(mark, bodyReps.take(mark))
    }
    guard let load = MovedLoad(performance.load, share: facts.share, bodyWeight: bodyWeight) else {
      return nil
    }
    let compared =
      MovedLoad(performance.load?.compared, share: facts.share, bodyWeight: bodyWeight) ?? load
    addEstimate(load, compared, performance, reps: reps, set)
    let times = Int128(facts.implements * reps)
    let (volume, exact) = (compared.exact * times, load.exact * times)
    addVolume(performance, volume, exact: exact, set)
    let moved = Moved(performance: performance, volume: volume, exact: exact)
    addToSession(moved, set)
    return moved
  }

  private mutating func addLoad(_ performance: Performance, _ set: Int) {
    guard let load = performance.load else { return }
    let score = load.height
    if case .external = load {
      guard score > externalLoad.score else { return }
      let mark = mark(.heaviestLoad, score, performance, set)
      note(mark, externalLoad.take(mark))
    } else {
      guard score > bodyLoad.score else { return }
      let mark = mark(.heaviestLoad, score, performance, set)
      note(mark, bodyLoad.take(mark))
    }
  }

  /// Rough estimates have a record of their own: one of them never takes that of a heavier set of fewer reps, and is a
  /// record only where it is more than both.
  private mutating func addEstimate(
    _ load: MovedLoad, _ compared: MovedLoad, _ performance: Performance, reps: Int, _ set: Int
  ) {
    guard
      let found = MaxEstimate(
        load: load.mass.double, reps: reps,
        inReserve: performance.effort?.repsInReserve ?? Thousandths(0), formula: formula)
    else { return }
    let factor = found.oneRepMax / load.mass.double
    guard let score = compared.mass.times(factor) else { return }
    guard found.isRough else {
      guard score > estimate.score, let value = load.mass.times(factor) else { return }
      let mark = mark(.e1rm, score, value: value, performance, set)
      note(mark, estimate.take(mark))
      return
    }
    guard score > roughEstimate.score, let value = load.mass.times(factor) else { return }
    let mark = mark(.e1rm, score, value: value, isRough: true, performance, set)
    let rough = roughEstimate.take(mark)
    let reliable = estimate.earlier(than: session)
    guard let previous = [rough, reliable].compactMap(\.self).max(by: { $0.score < $1.score }),
      score > estimate.score
    else { return }
    note(mark, previous)
  }

  /// The volume of a set, as it is compared and as it is.
  private mutating func addVolume(
    _ performance: Performance, _ score: Int128, exact value: Int128, _ set: Int
  ) {
    if score > setVolume.score {
      let mark = mark(.setVolume, score, value: value, performance, set)
      note(mark, setVolume.take(mark))
    }
  }

  /// More volume of the session. What its mark comes to is known when the session is over, or somebody asks.
  private mutating func addToSession(_ moved: Moved, _ set: Int) {
    volume += moved.volume
    exactVolume += moved.exact
    guard volumeMark == nil, volume > sessionVolume.score else { return }
    let mark = mark(.sessionVolume, volume, value: exactVolume, moved.performance, set)
    volumeMark = mark
    if let previous = sessionVolume.best {
      volumeBreak = breaks.count
      breaks.append(RecordBreak(mark: mark, previous: previous))
    }
  }

  private mutating func add(_ performance: Performance, _ distance: Distance, _ time: Duration?, _ set: Int) {
    let length = Int128(distance.millimetres)
    guard length > 0 else { return }
    addLoad(performance, set)
    if length > self.distance.score {
      let mark = mark(.furthestDistance, length, performance, set)
      note(mark, self.distance.take(mark))
    }
    guard let time, time.milliseconds > 0 else { return }
    let score = -Int128(time.milliseconds)
    if times.isBetter(score, at: length) {
      let mark = mark(.fastest, score, rung: length, performance, set)
      climb(mark, times.take(mark))
    }
  }
}

// MARK: - What it comes to

extension RecordScan {
  /// The breaks so far, those of the session that still goes on included.
  package var breaksSoFar: [RecordBreak] {
    var breaks = breaks
    if let volumeBreak, let reached = reachedVolume { breaks[volumeBreak].mark = reached }
    return breaks
  }

  /// The records after all that was given.
  package func records() -> ExerciseRecords {
    let holders = [
      [externalLoad.best, bodyLoadWithMass], [estimate.best, roughThatIsMore], [setVolume.best],
      [reachedVolume ?? sessionVolume.best], [distance.best],
    ]
    let best =
      holders.joined().compactMap(\.self) + externalReps.best + bodyReps.best + holds.best + times.best
    let maxima = (1...12).map { reps in
      externalReps.highest(reaching: Int128(reps)) ?? bodyReps.highest(reaching: Int128(reps))
    }
    return ExerciseRecords(
      breaks: breaksSoFar, best: RecordKind.allCases.flatMap { kind in best.filter { $0.kind == kind } },
      repMaxima: maxima, sessions: sessions)
  }

  /// The body alone is no load to hold a record with.
  private var bodyLoadWithMass: RecordMark? { bodyLoad.best.flatMap { $0.score == 0 ? nil : $0 } }

  private var roughThatIsMore: RecordMark? {
    guard let rough = roughEstimate.best, rough.score > estimate.score else { return nil }
    return rough
  }
}

extension Mass {
  /// So many times it in 10⁻¹¹ kg, to nine digits; nil beyond what anybody lifts.
  fileprivate func times(_ factor: Double) -> Int128? {
    let millionths = (unit.convert(double * factor, to: .kilograms) * 1e6).rounded()
    return millionths < 1e18 ? Int128(Int(millionths)) * 100_000 : nil
  }
}

extension Load {
  /// The load in 10⁻¹¹ kg as lifters compare it: what is added to the body, less than 0 for assistance.
  fileprivate var height: Int128 {
    switch self {
    case .external(let mass), .added(let mass): mass.compared.exact
    case .assisted(let mass): -mass.compared.exact
    case .bodyWeight: 0
    }
  }
}
