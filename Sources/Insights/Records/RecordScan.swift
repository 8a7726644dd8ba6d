package import Training

/// Finds the records of an exercise from its sets, given in the order in which they were done.
///
/// Leave out warm-ups. A tie breaks no record. The first session with a kind of record, a load or a distance sets the
/// baseline and breaks nothing. Every result is computed from the sets given, so a removed set leaves no trace.
package struct RecordScan: Sendable {
  private let facts: LoadFacts
  private let formula: MaxFormula
  private let unit: MassUnit
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
  private var volume = MovedVolume()
  /// The mark at which the session's volume beat the record, and the index of its break, if it broke one.
  private var volumeMark: RecordEntry?
  /// Whether there is such a mark: `volumeMark == nil` copies it, which is slow for each set.
  private var hasVolumeMark = false
  private var volumeBreak: Int?

  /// A volume in 10⁻¹¹ kg.
  fileprivate struct MovedVolume {
    /// By the load as `Mass.compared` rounds it.
    var compared: Int128 = 0
    /// By the load as typed.
    var exact: Int128 = 0
    /// The part of it that is the body.
    var ofBody: Int128 = 0

    init() {}

    /// `body` is moved once per rep, beside the load of each implement; `typed` is that load without the body.
    init(
      _ load: MovedLoad, compared other: MovedLoad, typed: Load?, implements: Int, halfReps: Int, body: Int128
    ) {
      let (times, half) = (Int128(implements), Int128(halfReps))
      ofBody = (load.body(beside: typed) * times + body) * half / 2
      (compared, exact) = ((other.exact * times + body) * half / 2, (load.exact * times + body) * half / 2)
    }
  }

  /// A set of reps, with its volume. A class, because it is looked up for each set and too large to copy.
  package final class MovedSet: Sendable {
    fileprivate let performance: Performance
    fileprivate let volume: MovedVolume

    fileprivate init(_ performance: Performance, _ volume: MovedVolume) {
      (self.performance, self.volume) = (performance, volume)
    }
  }

  /// A scan without sets. `facts` are those of the exercise, `formula` that of its estimates, `unit` that in which it is shown.
  package init(_ facts: LoadFacts, formula: MaxFormula = .standard, in unit: MassUnit = .kilograms) {
    self.facts = facts
    self.formula = formula
    self.unit = unit
  }

  /// Whether part of the body weight counts into the load.
  var usesBody: Bool { facts.share.raw > 0 }

  /// Begins a session with a number to know it by. `bodyWeight` is the body weight that day; nil if none is recorded.
  package mutating func begin(session: Int, bodyWeight: Mass?) {
    endSession()
    (self.session, self.bodyWeight) = (session, bodyWeight)
    sessions += 1
  }

  private mutating func endSession() {
    if hasVolumeMark, let reached = reachedVolume {
      if let volumeBreak { Self.settle(volumeBreak, reached, in: unit, &breaks) }
      _ = sessionVolume.take(reached)
      (volumeMark, volumeBreak, hasVolumeMark) = (nil, nil, false)
    }
    volume = MovedVolume()
  }

  /// The mark of the session's volume so far; nil if it isn't a record.
  private var reachedVolume: RecordEntry? {
    var mark = volumeMark
    mark?.score = .mass(volume.compared)
    mark?.exactMass = volume.exact
    mark?.bodyPart = volume.ofBody
    return mark
  }

  /// Gives the break of the session's volume its final mark, or drops it if that isn't told apart from the record before.
  private static func settle(
    _ index: Int, _ reached: RecordEntry, in unit: MassUnit, _ breaks: inout [RecordBreak]
  ) {
    breaks[index].mark = reached
    if !reached.isToldApart(from: breaks[index].previous, in: unit) { breaks.remove(at: index) }
  }

  /// Adds the next set of the session, with a number to know it by. Returns the set for `addAgain`; nil if it has no volume.
  @discardableResult
  package mutating func add(_ performance: Performance, set: Int) -> MovedSet? {
    // What a band or a stack number weighs isn't known, and the next machine's numbers are others.
    if performance.load?.isUnweighed == true { return nil }
    switch performance.amount {
    case .reps(let reps): return reps > 0 ? add(performance, reps: reps, set) : nil
    case .duration(let duration):
      guard duration.milliseconds > 0 else { return nil }
      addLoad(performance, set)
      let score = RecordQuantity.longest(duration)
      // Added load makes no difference; assistance makes a hold easier.
      let rung: RecordQuantity = min(.zero, .load(performance.load))
      if holds.isBetter(score, at: rung) {
        let mark = mark(.longestHold, score, rung: rung, performance, set)
        climb(mark, holds.take(mark))
      }
    case .distance(let distance, let time): add(performance, distance, time, set)
    }
    return nil
  }

  /// Adds a set that repeats an earlier one at the same body weight. It ties with that set in everything, so only the volume
  /// of the session grows.
  mutating func addAgain(_ moved: MovedSet?, set: Int) {
    if let moved { addToSession(moved, set) }
  }

  private func mark(
    _ kind: RecordKind, _ score: RecordQuantity, rung: RecordQuantity = .zero, exactMass: Int128 = 0,
    bodyPart: Int128 = 0, isRough: Bool = false, _ performance: Performance, _ set: Int
  ) -> RecordEntry {
    RecordEntry(
      kind: kind, rung: rung, score: score, exactMass: exactMass, bodyPart: bodyPart, bodyWeight: bodyWeight,
      isRough: isRough, performance: performance, set: set, session: session)
  }

  /// Notes a mark of a ladder, and that it outdoes every break of the session that it covers.
  private mutating func climb(_ mark: RecordEntry, _ previous: RecordEntry?) {
    for index in breaks.indices.reversed() {
      guard breaks[index].mark.session == session else { break }
      if mark.covers(breaks[index].mark) { breaks[index].isOutdone = true }
    }
    note(mark, previous)
  }

  private mutating func note(_ mark: RecordEntry, _ previous: RecordEntry?) {
    guard let previous, mark.isToldApart(from: previous, in: unit) else { return }
    breaks.append(RecordBreak(mark: mark, previous: previous))
  }
}

// MARK: - Kinds

extension RecordScan {
  private mutating func add(_ performance: Performance, reps: Int, _ set: Int) -> MovedSet? {
    addLoad(performance, set)
    let (score, rung) = (RecordQuantity.reps(reps), RecordQuantity.load(performance.load))
    if case .external = performance.load {
      if externalReps.isBetter(score, at: rung) {
        let mark = mark(.repsAtLoad, score, rung: rung, performance, set)
        climb(mark, externalReps.take(mark))
      }
    } else if bodyReps.isBetter(score, at: rung) {
      let mark = mark(rung == .zero ? .reps : .repsAtLoad, score, rung: rung, performance, set)
      climb(mark, bodyReps.take(mark))
    }
    guard let load = MovedLoad(performance.load, share: facts.share, bodyWeight: bodyWeight) else {
      return nil
    }
    let compared =
      MovedLoad(performance.load?.compared, share: facts.share, bodyWeight: bodyWeight) ?? load
    addEstimate(load, compared: compared, performance, reps: reps, set)
    let body = facts.exactBody(beside: performance.load, bodyWeight)
    let volume =
      performance.isPlain
      ? MovedVolume(
        load, compared: compared, typed: performance.load, implements: facts.implements, halfReps: reps * 2,
        body: body)
      : partsVolume(performance)
    let moved = MovedSet(performance, volume)
    addVolume(moved, set)
    addToSession(moved, set)
    return moved
  }

  /// The volume of a set with parts, or with different sides.
  private func partsVolume(_ performance: Performance) -> MovedVolume {
    performance.moved.reduce(into: MovedVolume()) { sum, part in
      guard let load = MovedLoad(part.load, share: facts.share, bodyWeight: bodyWeight) else { return }
      let compared = MovedLoad(part.load?.compared, share: facts.share, bodyWeight: bodyWeight) ?? load
      let volume = MovedVolume(
        load, compared: compared, typed: part.load, implements: facts.implements, halfReps: part.halfReps,
        body: facts.exactBody(beside: part.load, bodyWeight))
      sum += volume
    }
  }

  private mutating func addLoad(_ performance: Performance, _ set: Int) {
    guard let load = performance.load else { return }
    let score = RecordQuantity.load(load)
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

  /// Rough estimates compete only until there is a reliable one. From then on, only reliable ones do: twenty light reps don't take
  /// the record from five heavy ones. The first reliable estimate has to beat the rough ones before it.
  private mutating func addEstimate(
    _ load: MovedLoad, compared: MovedLoad, _ performance: Performance, reps: Int, _ set: Int
  ) {
    guard
      let found = MaxEstimate(
        load: load.mass.double, reps: reps,
        inReserve: performance.firstEffort?.repsInReserve ?? Thousandths(0), formula: formula)
    else { return }
    let factor = found.oneRepMax / load.mass.double
    // As `SetEstimate.shown`: what is added to the body.
    let body = load.body(beside: performance.load)
    // Most exercises move no body, and the conversion is slow.
    let bodyPart = body == 0 ? 0 : Int128(Double(body) * (factor - 1))
    guard let score = compared.mass.times(factor).map({ RecordQuantity.mass($0 - body) }) else { return }
    guard found.isRough else {
      guard score > estimate.score, let exact = load.mass.times(factor) else { return }
      let mark = mark(.e1rm, score, exactMass: exact - body, bodyPart: bodyPart, performance, set)
      var rough = roughEstimate.earlier(than: session)
      for index in breaks.indices.reversed() {
        guard breaks[index].mark.session == session else { break }
        guard breaks[index].mark.isRough else { continue }
        breaks[index].isOutdone = true
        rough = breaks[index].previous
      }
      note(mark, estimate.take(mark) ?? (score > roughEstimate.score ? rough : nil))
      return
    }
    guard score > roughEstimate.score, let exact = load.mass.times(factor) else { return }
    let mark = mark(
      .e1rm, score, exactMass: exact - body, bodyPart: bodyPart, isRough: true, performance, set)
    let previous = roughEstimate.take(mark)
    if estimate.score == .least { note(mark, previous) }
  }

  private mutating func addVolume(_ moved: MovedSet, _ set: Int) {
    let score = RecordQuantity.mass(moved.volume.compared)
    if score > setVolume.score {
      let mark = mark(
        .setVolume, score, exactMass: moved.volume.exact, bodyPart: moved.volume.ofBody, moved.performance,
        set)
      note(mark, setVolume.take(mark))
    }
  }

  /// Adds to the volume of the session. Its mark gets the final volume in `endSession`, or when `reachedVolume` is read.
  private mutating func addToSession(_ moved: MovedSet, _ set: Int) {
    volume += moved.volume
    guard !hasVolumeMark, .mass(volume.compared) > sessionVolume.score else { return }
    let mark = mark(
      .sessionVolume, .mass(volume.compared), exactMass: volume.exact, moved.performance, set)
    (volumeMark, hasVolumeMark) = (mark, true)
    if let previous = sessionVolume.best {
      volumeBreak = breaks.count
      breaks.append(RecordBreak(mark: mark, previous: previous))
    }
  }

  private mutating func add(_ performance: Performance, _ distance: Distance, _ time: Duration?, _ set: Int) {
    let length = RecordQuantity.distance(distance)
    guard length > .zero else { return }
    addLoad(performance, set)
    if length > self.distance.score {
      let mark = mark(.furthestDistance, length, performance, set)
      note(mark, self.distance.take(mark))
    }
    guard let time, time.milliseconds > 0 else { return }
    let score = RecordQuantity.fastest(time)
    if times.isBetter(score, at: length) {
      let mark = mark(.fastest, score, rung: length, performance, set)
      let below = times.brokenBelow(mark)
      climb(mark, times.take(mark))
      if let below { breaks.append(below) }
    }
  }
}

// MARK: - Results

extension RecordScan {
  /// The broken records so far, those of the session that isn't over included.
  package var breaksSoFar: [RecordBreak] {
    var breaks = breaks
    if let volumeBreak, let reached = reachedVolume { Self.settle(volumeBreak, reached, in: unit, &breaks) }
    return breaks
  }

  /// The records after every set added so far.
  package func records() -> ExerciseRecords {
    let holders = [
      [externalLoad.best, bodyLoadWithMass], [estimate.best, roughAboveReliable], [setVolume.best],
      [reachedVolume ?? sessionVolume.best], [distance.best],
    ]
    let best =
      holders.joined().compactMap(\.self) + externalReps.best + bodyReps.best + holds.best + times.best
    let maxes = (1...12).map { reps in
      externalReps.highest(reaching: .reps(reps)) ?? bodyReps.highest(reaching: .reps(reps))
    }
    return ExerciseRecords(
      breaks: breaksSoFar, best: RecordKind.allCases.flatMap { kind in best.filter { $0.kind == kind } },
      repMaxes: maxes, sessions: sessions)
  }

  /// The body alone isn't a heaviest load.
  private var bodyLoadWithMass: RecordEntry? { bodyLoad.best.flatMap { $0.score == .zero ? nil : $0 } }

  private var roughAboveReliable: RecordEntry? {
    guard let rough = roughEstimate.best, rough.score > estimate.score else { return nil }
    return rough
  }
}

extension RecordScan.MovedVolume {
  fileprivate static func += (sum: inout Self, other: Self) {
    sum.compared += other.compared
    sum.exact += other.exact
    sum.ofBody += other.ofBody
  }
}

extension MovedLoad {
  /// The part that is the body, in 10⁻¹¹ kg, beside the load as typed.
  fileprivate func body(beside typed: Load?) -> Int128 {
    basis == .withBody ? exact - (typed?.signedExact ?? 0) : 0
  }
}

extension Mass {
  /// The mass times a factor, in 10⁻¹¹ kg but rounded to a millionth of a kilogram; nil from 10¹² kg on.
  fileprivate func times(_ factor: Double) -> Int128? {
    let millionths = (unit.convert(double * factor, to: .kilograms) * 1e6).rounded()
    return millionths < 1e18 ? Int128(Int(millionths)) * 100_000 : nil
  }
}
