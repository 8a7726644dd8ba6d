import Formats
import Insights
import Training
import Wording

/// Tells the records of an exercise: what they are held in, their values, and the sets.
struct RecordTeller {
  let words: Words
  /// The unit of what is computed.
  let unit: MassUnit
  private let writer: NotationWriter

  init(_ exercise: Exercise, _ context: Context, _ words: Words) {
    self.words = words
    unit = context.settings.unit.value
    writer = NotationWriter(loading: exercise.equipment.loading)
  }

  func title(_ mark: RecordMark) -> String {
    let title: RecordTitle =
      switch mark.kind {
      case .heaviestLoad: if case .assisted = mark.performance.load { .leastHelp } else { .heaviestLoad }
      case .repsAtLoad: .repsAtLoad(load(mark))
      case .e1rm: .estimate(isRough: mark.isRough)
      case .setVolume: .setVolume
      case .sessionVolume: .workoutVolume
      case .reps: .reps
      case .longestHold: .longestHold
      case .furthestDistance: .furthestDistance
      case .fastest: .fastest(distance(mark))
      }
    return words.record(title)
  }

  func value(_ mark: RecordMark) -> String {
    switch mark.kind {
    case .heaviestLoad: load(mark)
    case .e1rm: (mark.isRough ? "~" : "") + words.volume(mark.mass(in: unit))
    case .setVolume, .sessionVolume: words.volume(mark.mass(in: unit))
    case .repsAtLoad, .reps: words.number(Int(mark.score))
    case .longestHold, .fastest: words.stopwatch(duration(mark))
    case .furthestDistance: distance(mark)
    }
  }

  /// What was reached, in words: `heaviest load 105 kg`, `9 reps at 80 kg`.
  func reached(_ mark: RecordMark) -> String {
    switch mark.kind {
    case .repsAtLoad: words.reached(reps: Int(mark.score), at: load(mark))
    case .reps: words.reached(reps: Int(mark.score), at: nil)
    default: words.reached(title(mark), value(mark))
    }
  }

  /// The value of a record, with as many digits as tell it from the one before.
  func value(_ one: RecordBreak) -> String { told(one.mark, besides: one.previous) }

  /// The same in words, with what it is the value of.
  func reached(_ one: RecordBreak) -> String {
    [.repsAtLoad, .reps].contains(one.mark.kind)
      ? reached(one.mark) : words.reached(title(one.mark), value(one))
  }

  private func told(_ mark: RecordMark, besides other: RecordMark) -> String {
    guard [.e1rm, .setVolume, .sessionVolume].contains(mark.kind), mark.isRough == other.isRough,
      mark.mass(in: unit).value.tenths == other.mass(in: unit).value.tenths
    else { return value(mark) }
    return (mark.isRough ? "~" : "") + words.mass(mark.mass(in: unit))
  }

  /// A load in the unit of the one that broke it.
  private func load(_ previous: RecordMark, brokenBy mark: RecordMark) -> String {
    guard let unit = mark.performance.load?.mass?.unit, let load = previous.performance.load,
      let mass = load.mass, mass.unit != unit
    else { return self.load(previous) }
    let rounded = Mass(mass.converted(to: unit).value.tenths, unit)
    var (coarse, fine) = (previous, previous)
    coarse.performance.load = load.with(rounded)
    fine.performance.load = load.with(mass.converted(to: unit))
    return self.load(coarse) == self.load(mark) ? self.load(fine) : self.load(coarse)
  }

  /// What a mark broke, as it is said after what was reached: reps at another load as their set.
  func before(_ one: RecordBreak) -> String {
    let isElsewhere = one.mark.kind == one.previous.kind && one.mark.rung != one.previous.rung
    if one.mark.kind == .repsAtLoad && isElsewhere || one.mark.kind != one.previous.kind {
      return set(one.previous)
    }
    if one.mark.kind == .heaviestLoad { return load(one.previous, brokenBy: one.mark) }
    return told(one.previous, besides: one.mark)
  }

  /// The set as it can be typed.
  func set(_ mark: RecordMark) -> String { writer.text(mark.performance) }

  /// `100 kg`, `+10 kg`, `-15 kg`, `bw`.
  func load(_ mark: RecordMark) -> String {
    switch mark.performance.load {
    case .external(let mass): words.mass(mass)
    case .added(let mass): "+" + words.mass(mass)
    case .assisted(let mass): "-" + words.mass(mass)
    case .bodyWeight, nil: "bw"
    }
  }

  private func distance(_ mark: RecordMark) -> String {
    guard case .distance(let distance, _) = mark.performance.amount else { return "" }
    return words.distance(distance)
  }

  private func duration(_ mark: RecordMark) -> Duration {
    Duration(milliseconds: Int(mark.score < 0 ? -mark.score : mark.score))
  }
}

// MARK: - For programs

extension RecordTeller {
  /// The number of a mark and its unit, exact.
  func number(_ mark: RecordMark) -> (value: String, unit: String) {
    switch mark.kind {
    case .heaviestLoad: load(forPrograms: mark)
    case .e1rm, .setVolume, .sessionVolume: (mark.mass(in: unit).value.text, unit.rawValue)
    case .repsAtLoad, .reps: ("\(mark.score)", "reps")
    case .longestHold, .fastest: (Thousandths(raw: duration(mark).milliseconds).text, "s")
    case .furthestDistance: length(mark)
    }
  }

  /// What it is for: a load, or a distance; nil where there is no such thing.
  func rung(_ mark: RecordMark) -> (value: String, unit: String)? {
    switch mark.kind {
    case .repsAtLoad: load(forPrograms: mark)
    case .fastest: length(mark)
    default: nil
    }
  }

  /// The load of its set, with help as a negative number and the body alone as none.
  func load(forPrograms mark: RecordMark) -> (value: String, unit: String) {
    guard let load = mark.performance.load, let mass = load.mass else { return ("0", unit.rawValue) }
    if case .assisted = load { return (Thousandths(raw: -mass.value.raw).text, mass.unit.rawValue) }
    return (mass.value.text, mass.unit.rawValue)
  }

  private func length(_ mark: RecordMark) -> (String, String) {
    guard case .distance(let distance, _) = mark.performance.amount else { return ("0", "m") }
    return (distance.value.text, distance.unit.rawValue)
  }

  /// A mark with its value, set, day, workout, and where the set stands there.
  func json(_ mark: RecordMark, _ source: RecordSource) -> [JSON.Member] {
    func member(_ number: (value: String, unit: String)) -> JSON {
      ["value": .number(number.value), "unit": .string(number.unit)]
    }
    var members: [JSON.Member] = [.init(name: "kind", value: .string(mark.kind.rawValue))]
    if let rung = rung(mark) { members.append(.init(name: "at", value: member(rung))) }
    members += [
      .init(name: "value", value: member(number(mark))), .init(name: "set", value: .string(set(mark))),
    ]
    if mark.kind == .e1rm { members.append(.init(name: "rough", value: .bool(mark.isRough))) }
    return members + [
      .init(name: "date", value: .string(source.start.day.text)),
      .init(name: "workout", value: .string(source.workout.text)),
      .init(name: "ref", value: .string(source.reference)),
    ]
  }

  /// The members of a mark, and what it broke.
  func members(_ one: RecordBreak, _ source: (RecordMark) -> RecordSource) -> [JSON.Member] {
    json(one.mark, source(one.mark)) + [
      .init(name: "previous", value: .object(json(one.previous, source(one.previous))))
    ]
  }

  func json(_ one: RecordBreak, _ source: (RecordMark) -> RecordSource) -> JSON {
    .object(members(one, source))
  }
}

/// Where a set stands for which a record is held.
struct RecordSource {
  let workout: EntityID
  let name: String?
  let start: Instant
  /// `1.2`, within its workout.
  let reference: String
}

extension History {
  /// Where a mark of this history's sets comes from.
  func source(of mark: RecordMark) -> RecordSource {
    let session = sessions[mark.session]
    let place = sets[mark.set].place
    return RecordSource(
      workout: session.id, name: name(of: session), start: session.start,
      reference: "\(place.exercise + 1).\(place.set + 1)")
  }
}

extension Words {
  /// What was reached: `heaviest load 105 kg`.
  func reached(_ title: String, _ value: String) -> String { title + " " + value }

  /// The same of reps, at a load or without: `9 reps at 80 kg`.
  func reached(reps count: Int, at load: String?) -> String {
    say(
      en: reps(count) + (load.map { " at " + $0 } ?? ""),
      es: reps(count) + (load.map { " con " + $0 } ?? ""),
      ca: reps(count) + (load.map { " amb " + $0 } ?? ""))
  }
}
