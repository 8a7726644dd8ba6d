import Formats
import Training

extension ForeignFormat {
  /// gymlog's own table of sets, with everything that its columns hold.
  static let gymlog = ForeignFormat(
    program: .gymlog,
    columns: [
      .start: ["start"], .end: ["end"], .workout: ["workout"], .exercise: ["exercise"],
      .exerciseID: ["exerciseId"],
      .setNumber: ["set"], .type: ["type"], .reps: ["reps"], .load: ["load"], .loadUnit: ["unit"],
      .loadKind: ["loadKind"], .distance: ["distance"], .distanceUnit: ["distanceUnit"], .time: ["seconds"],
      .rpe: ["rpe"], .rir: ["rir"], .left: ["left"], .right: ["right"], .parts: ["then"],
      .completed: ["completed"],
      .rest: ["restSeconds"], .note: ["note"], .workoutNote: ["workoutNote"],
      .exerciseNote: ["exerciseNote"],
      .tags: ["tags"], .workoutID: ["workoutId"], .setID: ["setId"],
    ],
    required: [
      [.start], [.exercise], [.exerciseID], [.setNumber], [.type], [.reps], [.load], [.loadUnit], [.loadKind],
    ]
  ) { row throws(LeftOutRow.Reason) in
    let start = try row.time(.start)
    let id = row[.workoutID].flatMap { EntityID($0) }
    var workout = ForeignWorkout(
      identity: id?.text ?? start.identity, start: start, length: row.length(from: start),
      name: row.own(.workout), note: row.own(.workoutNote))
    workout.original = id
    workout.tags = row.own(.tags)?.split(separator: " ").map(String.init) ?? []
    guard let name = row.own(.exercise) else { throw row.unreadable(.exercise) }
    var exercise = ForeignExercise(name: name, note: row.own(.exerciseNote))
    exercise.exercise = row[.exerciseID].flatMap { ExerciseID($0) }
    return ForeignEntry(
      key: workout.identity, workout: workout, exercise: exercise, order: row.optionalWhole(.setNumber),
      sets: [try row.ownSet()])
  }
}

extension ForeignRow {
  /// A text as it was before ``CSVFormulaGuard`` marked it.
  fileprivate func own(_ column: ForeignColumn) -> String? {
    self[column].map { CSVFormulaGuard.unguarded($0) }
  }

  fileprivate func ownSet() throws(LeftOutRow.Reason) -> ForeignSet {
    guard let type = SetType(rawValue: self[.type] ?? SetType.normal.rawValue) else {
      throw unreadable(.type)
    }
    var set = ForeignSet(line: line, type: type)
    try readAmounts(into: &set)
    set.effort = effort()
    if let reps = optionalWhole(.rir) { set.effort = .rir(reps) }
    set.note = own(.note)
    let load = try ownLoad()
    if let mass = load?.mass {
      let isAssistance = if case .assisted = load { true } else { false }
      set.load = ForeignLoad(mass.value, mass.unit, isNegative: isAssistance)
    }
    let amount: Amount
    if let reps = set.reps {
      amount = .reps(reps)
    } else if let distance = set.distance {
      amount = .distance(distance, set.time)
    } else if let time = set.time {
      amount = .duration(time)
    } else {
      throw .empty
    }
    let parts = optional { () throws(LeftOutRow.Reason) in try ownParts(load) }
    var result = Performance(amount, at: load, effort: set.effort, parts: parts ?? [])
    if let left = optionalWhole(.left), let right = optionalWhole(.right) {
      result.sides = SideReps(left: left, right: right)
    }
    set.original = ForeignSet.Original(
      result, id: self[.setID].flatMap { EntityID($0) }, completed: self[.completed].flatMap { Instant($0) },
      rest: optional(ownRest))
    return set
  }

  private func ownRest() throws(LeftOutRow.Reason) -> Duration? {
    guard let text = self[.rest] else { return nil }
    guard let rest = Duration(foreign: text, .seconds, comma: context.comma) else { throw unreadable(.rest) }
    return rest
  }

  private func ownLoad() throws(LeftOutRow.Reason) -> Load? {
    guard let kind = self[.loadKind] else { return nil }
    switch kind {
    case "bodyWeight": return .bodyWeight
    case "band":
      guard let band = self[.loadUnit].flatMap({ Band(rawValue: $0) }) else { throw unreadable(.loadUnit) }
      return .band(band)
    case "stack":
      guard let number = try whole(.load), Load.stackNumbers.contains(number) else { throw unreadable(.load) }
      return .stack(number)
    default: break
    }
    guard let unit = self[.loadUnit].flatMap({ MassUnit(foreign: $0) }) else { throw unreadable(.loadUnit) }
    guard let number = try number(.load), !number.isNegative, number.unit.isEmpty else {
      throw unreadable(.load)
    }
    guard number.value.raw < 10_000_000 else { throw outOfRange(.load) }
    guard let load = Load(Mass(number.value, unit), kind) else { throw unreadable(.loadKind) }
    return load
  }

  /// The parts after the first: `4+3`, `8@60kg`.
  private func ownParts(_ load: Load?) throws(LeftOutRow.Reason) -> [SetPart] {
    guard let text = own(.parts) else { return [] }
    var parts: [SetPart] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
      guard let reps = Int(halves[0]), Limits.reps.contains(reps), reps > 0 else { throw unreadable(.parts) }
      var its: Load?
      if halves.count > 1 {
        guard let read = Load(ownPart: halves[1], beside: load) else { throw unreadable(.parts) }
        its = read
      }
      parts.append(SetPart(reps, at: its))
    }
    return parts
  }
}

extension Load {
  fileprivate init?(_ mass: Mass, _ kind: String) {
    switch kind {
    case "external": self = .external(mass)
    case "added": self = .added(mass)
    case "assisted": self = .assisted(mass)
    default: return nil
    }
  }

  /// The load of a further part: `60kg`, of the kind of the set's; `red`, `5`, or nothing for the body alone.
  fileprivate init?(ownPart text: Substring, beside load: Load?) {
    if text.isEmpty {
      self = .bodyWeight
    } else if let band = Band(rawValue: String(text)) {
      self = .band(band)
    } else if let number = Int(text) {
      self = .stack(number)
    } else {
      let digits = text.prefix { $0.isNumber || $0 == "." }
      guard let value = Thousandths(String(digits)), value.raw < 10_000_000,
        let unit = MassUnit(rawValue: String(text.dropFirst(digits.count)))
      else { return nil }
      let mass = Mass(value, unit)
      switch load {
      case .added, .bodyWeight: self = .added(mass)
      case .assisted: self = .assisted(mass)
      default: self = .external(mass)
      }
    }
  }
}
