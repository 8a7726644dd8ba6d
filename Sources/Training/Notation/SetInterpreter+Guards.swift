extension SetInterpreter {
  /// Asks about results that are far from all that the lifter, or anybody, has done (`UnusualThreshold`), unless forced.
  func refuseUnusual(
    _ targets: [Target], _ type: SetType, among known: SetExtremes, _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard !context.isForced else { return }
    var known = known
    for (index, target) in targets.enumerated() {
      guard let set = target.performance else { continue }
      if let unusual = known.unusual(set, context.limits), !isRamp(unusual, set) {
        throw SetRefusal(
          .unusual(unusual),
          readings: Meanings(set, index, phrase, known, context).readings(of: unusual))
      }
      for part in set.parts where part.load != nil {
        if let unusual = known.unusual(Performance(.reps(part.reps), at: part.load), context.limits) {
          throw SetRefusal(.unusual(unusual))
        }
      }
      known.add(set, type)
    }
  }

  /// Whether a set is only heavier than those before it on the line, as in `45x5 135x5 315x3`, and nothing was done before.
  private func isRamp(_ unusual: UnusualSet, _ set: Performance) -> Bool {
    guard context.known.heaviest == nil, case .heavier(let times, _) = unusual else { return false }
    return times < 10 && context.limits?.isPassed(by: set) != true
  }

  /// Asks about `15x3@12.5`, unless forced: three sets of fifteen are more likely.
  func refuseManySets(of group: NotatedGroup, at load: TargetLoad?, _ phrase: SetPhrase) throws(SetRefusal) {
    // `dips 10x20`: 200 reps.
    guard !context.isForced, group.isCounted, !group.namesSets, let reps = group.amounts[0].exactReps,
      group.load == nil
        ? group.amounts.count >= 11 || group.amounts.count == 10 && reps >= 20 && context.addsToBody
        : group.amounts.count >= 15 && reps <= 5
    else { return }
    // `dips 20x8`: eight with 20 kg, or 20 sets.
    if group.load == nil, reps > 5 {
      let isTurned = group.amounts.count > 10
      var set = phrase.with(amounts: [.exactly(.reps(isTurned ? reps : group.amounts.count))])
      set.isCounted = false
      let mass = Mass(Thousandths(isTurned ? group.amounts.count : reps), context.unit)
      throw SetRefusal(
        .manySets(group.amounts.count),
        readings: context.addsToBody ? [set.text(at: .load(.added(mass)))] : [])
    }
    var turned = phrase.with(
      amounts: Array(repeating: .exactly(.reps(group.amounts.count)), count: max(reps, 1)))
    turned.isCounted = reps > 1
    throw SetRefusal(.manySets(group.amounts.count), readings: [turned.text(at: load)])
  }

  /// Asks about a load that is far below all before, unless forced. A number that could be an RPE is asked about as one.
  func refuseLight(
    _ target: Target?, _ type: SetType, _ typed: NotatedLoad, among known: SetExtremes, _ phrase: SetPhrase
  ) throws(SetRefusal) {
    guard !context.isForced, let set = target?.performance, typed.mass.flatMap({ RPE($0.value) }) == nil,
      let unusual = known.isUnusuallyLight(set, type)
    else { return }
    throw SetRefusal(
      .unusual(unusual), readings: Meanings(set, 0, phrase, known, context).readings(of: unusual))
  }

  /// Asks about a changed result that is unusual, unless nothing of it was typed.
  func refuseUnusual(_ result: Performance, _ type: SetType, _ phrase: SetPhrase) throws(SetRefusal) {
    try refuseUnusual([Target(result)], type, among: context.known, phrase)
    if let typed = phrase.load { try refuseLight(Target(result), type, typed, among: context.known, phrase) }
  }
}

/// The likely meanings of an unusual set: a digit too many or too few, another unit, reps and load the other way round.
private struct Meanings {
  let set: Performance
  /// The index of its amount in the phrase.
  let index: Int
  let phrase: SetPhrase
  let known: SetExtremes
  let limits: HumanLimits?
  let lastReps: Int?

  init(_ set: Performance, _ index: Int, _ phrase: SetPhrase, _ known: SetExtremes, _ context: SetContext) {
    (self.set, self.index, self.phrase, self.known) = (set, index, phrase, known)
    (limits, lastReps) = (context.limits, context.lastReps)
  }

  func readings(of unusual: UnusualSet) -> [String] {
    switch unusual {
    case .heavier(_, let usual): loads(else: usual)
    case .lighter:
      [tenfold, phrase.type == nil ? phrase.typed(.warmUp).text(at: set.load.map { .load($0) }) : nil]
        .compactMap(\.self)
    case .moreReps, .longer: amounts
    case .beyondAnybody:
      if let mass = set.mass, limits?.isTooHeavy(mass) == true {
        loads(else: known.heaviest)
      } else {
        amounts
      }
    }
  }

  private func loads(else usual: Performance?) -> [String] {
    guard phrase.load != nil, let load = set.load, let mass = load.mass else { return [] }
    let raw = mass.value.raw
    var meant = [10, 100].filter { raw % ($0 * 250) == 0 }.map { Mass(Thousandths(raw: raw / $0), mass.unit) }
    if phrase.load?.mass?.unit == nil {
      meant.append(Mass(mass.value, mass.unit == .kilograms ? .pounds : .kilograms))
    }
    meant = meant.filter { known.heaviest == nil ? limits?.isTooHeavy($0) != true : known.isUsual($0) }
    if known.heaviest == nil { meant = Array(meant.prefix(1)) }
    let loads = meant.isEmpty ? [usual?.load].compactMap(\.self) : meant.map { load.with($0) }
    return loads.map { phrase.text(at: .load($0)) }
  }

  private var tenfold: String? {
    guard phrase.load != nil, let load = set.load, let mass = load.mass else { return nil }
    let meant = Mass(Thousandths(raw: mass.value.raw * 10), mass.unit)
    return known.isUsual(meant) ? phrase.text(at: .load(load.with(meant))) : nil
  }

  private var amounts: [String] {
    if phrase.amounts.isEmpty || phrase.sides != nil { return [] }
    // `edit .1 85`: the load.
    if phrase.isChange, phrase.load == nil, case .reps(let reps) = set.amount, let load = set.load,
      let unit = load.mass?.unit, known.isUsual(Mass(Thousandths(reps), unit))
    {
      let meant = Mass(Thousandths(reps), unit)
      return [phrase.with(amounts: []).text(at: .load(load.with(meant)))] + less.map { text($0, at: nil) }
    }
    // `235` after `5@225`: the load.
    if phrase.load == nil, !phrase.isCounted, !phrase.namesReps, phrase.amounts.count == 1,
      case .reps(let reps) = set.amount, let load = set.load, let mass = load.mass,
      case let meant = Mass(Thousandths(reps), mass.unit), known.isUsual(meant), let lastReps
    {
      return [text(.reps(lastReps), at: .load(load.with(meant)))]
    }
    if phrase.load != nil, !phrase.namesReps, let other = known.swapped(set), let load = set.load {
      let swapped = TargetLoad.load(load.with(other.mass))
      return (phrase.ratedAtReps.map { [$0.text(at: swapped)] } ?? []) + [
        text(.reps(other.reps), at: swapped)
      ]
    }
    return less.map { text($0, at: nil) }
  }

  /// Smaller amounts that are likely.
  private var less: [Amount] {
    switch set.amount {
    case .reps(let reps):
      let most = known.mostReps?.reps ?? 0
      return reps / 10 > 0 && (most == 0 || reps / 10 <= most * 2) ? [.reps(reps / 10)] : []
    case .duration(let time):
      return [60, 3_600].map { Duration(milliseconds: time.milliseconds / $0) }
        .first { time in time.milliseconds >= 5_000 && limits.map { time < $0.time } ?? true }
        .map { [.duration($0)] } ?? []
    case .distance(let distance, let time): return less(distance, in: time)
    }
  }

  /// `10km/1:05` in an hour and five minutes rather than 65 s; `5km/27:30` rather than `500km/27:30`.
  private func less(_ distance: Distance, in time: Duration?) -> [Amount] {
    guard let limits else { return [] }
    func isLikely(_ distance: Distance, _ time: Duration?) -> Bool {
      !limits.isTooFar(distance) && time.map { !limits.isTooFast(distance, in: $0) } ?? true
    }
    if let time {
      let hours = Duration(milliseconds: time.milliseconds * 60)
      if hours < limits.time, isLikely(distance, hours) { return [.distance(distance, hours)] }
    }
    let shorter = [10, 100, 1_000].map { Distance(Thousandths(raw: distance.value.raw / $0), distance.unit) }
    return shorter.first { isLikely($0, time) && $0.value.raw > 0 }.map { [.distance($0, time)] } ?? []
  }

  private func text(_ amount: Amount, at load: TargetLoad?) -> String {
    var amounts = phrase.amounts
    if phrase.isCounted || amounts.count < 2 {
      amounts = amounts.map { _ in .exactly(amount) }
    } else {
      amounts[index] = .exactly(amount)
    }
    var meant = phrase
    meant.amounts = amounts
    return load.map { meant.text(at: $0) } ?? meant.text
  }
}
