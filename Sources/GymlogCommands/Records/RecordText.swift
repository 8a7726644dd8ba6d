import Insights
import Training
import Wording

/// Formats an exercise's records: titles, values and sets.
struct RecordText {
  let exercise: Exercise
  let words: Words
  let unit: MassUnit
  private let writer: NotationWriter

  /// Estimates and volumes are in `unit`, or else in the lifter's.
  init(_ exercise: Exercise, _ context: Context, _ words: Words, in unit: MassUnit? = nil) {
    (self.exercise, self.words) = (exercise, words)
    self.unit = unit ?? context.settings.unit.value
    writer = NotationWriter(loading: exercise.equipment.loading)
  }

  func title(_ mark: RecordEntry) -> String {
    let title: RecordTitle =
      switch mark.kind {
      case .heaviestLoad: if case .assisted = mark.performance.load { .leastHelp } else { .heaviestLoad }
      case .repsAtLoad: .repsAtLoad(load(mark))
      case .e1rm: .estimate(isRough: mark.isRough)
      case .setVolume: .setVolume
      case .sessionVolume: .workoutVolume
      case .reps: .reps
      case .longestHold: exercise.countMode == .distance ? .longestWithoutDistance : .longestHold
      case .furthestDistance: .furthestDistance
      case .fastest: .fastest(distance(mark))
      }
    return words.record(title)
  }

  func value(_ mark: RecordEntry) -> String {
    switch mark.kind {
    case .heaviestLoad: load(mark)
    case .e1rm: estimate(mark)
    case .setVolume, .sessionVolume: words.volume(mark.mass(in: unit))
    case .repsAtLoad, .reps: words.number(mark.reps)
    case .longestHold, .fastest: words.stopwatch(mark.duration)
    case .furthestDistance: distance(mark)
    }
  }

  /// The title and value of a mark: `heaviest load 105 kg`, `9 reps at 80 kg`.
  func reached(_ mark: RecordEntry) -> String {
    switch mark.kind {
    case .repsAtLoad: words.reached(reps: mark.reps, at: load(mark))
    case .reps: words.reached(reps: mark.reps, at: nil)
    default: words.reached(title(mark), value(mark))
    }
  }

  private func estimate(_ mark: RecordEntry) -> String {
    (mark.isRough ? "~" : "") + (mark.estimate(in: unit).map { words.load($0, rounds: true) } ?? "")
  }

  /// A previous load, in the unit of the load that broke it.
  private func load(_ previous: RecordEntry, brokenBy mark: RecordEntry) -> String {
    guard let unit = mark.performance.load?.mass?.unit, let load = previous.performance.load,
      let mass = load.mass, mass.unit != unit
    else { return self.load(previous) }
    let rounded = Mass(mass.converted(to: unit).value.tenths, unit)
    var (coarse, fine) = (previous, previous)
    coarse.performance.load = load.with(rounded)
    fine.performance.load = load.with(mass.converted(to: unit))
    return self.load(coarse) == self.load(mark) ? self.load(fine) : self.load(coarse)
  }

  /// The previous value, written after the new one; reps at another load are written as a set.
  func before(_ one: RecordBreak) -> String {
    let isElsewhere = one.mark.kind == one.previous.kind && one.mark.rung != one.previous.rung
    if one.mark.kind == .repsAtLoad && isElsewhere || one.mark.kind != one.previous.kind {
      return set(one.previous)
    }
    if one.mark.kind == .heaviestLoad {
      if case .bodyWeight = one.previous.performance.load {
        return words.say(en: "bw", es: "sin lastre", ca: "sense llast")
      }
      return load(one.previous, brokenBy: one.mark)
    }
    return value(one.previous)
  }

  func set(_ mark: RecordEntry) -> String { set(mark.performance) }

  /// A set as it can be typed.
  func set(_ performance: Performance) -> String { writer.text(performance) }

  /// `100 kg`, `+10 kg`, `-15 kg`, `bw`.
  func load(_ mark: RecordEntry) -> String {
    switch mark.performance.load {
    case .external(let mass): words.mass(mass)
    case .added(let mass): "+" + words.mass(mass)
    case .assisted(let mass): "-" + words.mass(mass)
    case .band(let band): band.rawValue
    case .stack(let number): "p\(number)"
    case .bodyWeight, nil: "bw"
    }
  }

  private func distance(_ mark: RecordEntry) -> String {
    mark.distance.map { words.distance($0) } ?? ""
  }
}

// MARK: - For programs

extension RecordText {
  /// The exact value of a mark, and its unit.
  func number(_ mark: RecordEntry) -> (value: String, unit: String) {
    switch mark.kind {
    case .heaviestLoad: load(forPrograms: mark)
    case .e1rm, .setVolume, .sessionVolume: (mark.mass(in: unit).value.text, unit.rawValue)
    case .repsAtLoad, .reps: ("\(mark.reps)", "reps")
    case .longestHold, .fastest: (Thousandths(raw: mark.duration.milliseconds).text, "s")
    case .furthestDistance: length(mark)
    }
  }

  /// The load or distance that the record is for; nil for kinds without one.
  func rung(_ mark: RecordEntry) -> (value: String, unit: String)? {
    switch mark.kind {
    case .repsAtLoad: load(forPrograms: mark)
    case .fastest: length(mark)
    default: nil
    }
  }

  /// The load of its set: negative for assistance, 0 for body weight alone.
  func load(forPrograms mark: RecordEntry) -> (value: String, unit: String) {
    guard let load = mark.performance.load, let mass = load.mass else { return ("0", unit.rawValue) }
    if case .assisted = load { return (Thousandths(raw: -mass.value.raw).text, mass.unit.rawValue) }
    return (mass.value.text, mass.unit.rawValue)
  }

  private func length(_ mark: RecordEntry) -> (String, String) {
    guard let distance = mark.distance else { return ("0", "m") }
    // A part of a longer distance.
    if mark.kind == .fastest, mark.millimetres != distance.millimetres {
      return (Thousandths(raw: mark.millimetres).text, DistanceUnit.metres.rawValue)
    }
    return (distance.value.text, distance.unit.rawValue)
  }
}

/// The workout and reference of a set that holds a record.
struct RecordSource {
  let workout: EntityID
  let name: String?
  let start: Instant
  /// `1.2`, relative to its workout.
  let reference: String
}

extension History {
  /// The workout and reference of a mark's set.
  func source(of mark: RecordEntry) -> RecordSource {
    let session = sessions[mark.session]
    let place = sets[mark.set].place
    return RecordSource(
      workout: session.id, name: name(of: session), start: session.start,
      reference: "\(place.exercise + 1).\(place.set + 1)")
  }
}

extension Words {
  /// A title and its value: `heaviest load 105 kg`.
  func reached(_ title: String, _ value: String) -> String { title + " " + value }

  /// Reps, with a load or without: `9 reps at 80 kg`.
  func reached(reps count: Int, at load: String?) -> String {
    say(
      en: reps(count) + (load.map { " at " + $0 } ?? ""),
      es: reps(count) + (load.map { " con " + $0 } ?? ""),
      ca: reps(count) + (load.map { " amb " + $0 } ?? ""))
  }
}
