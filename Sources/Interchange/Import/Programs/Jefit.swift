import Formats
import Training

/// Jefit's export of its whole database: tables below one another, each after a line `### EXERCISE LOGS ###`. A row of that
/// table is an exercise with all its sets, `60x10,80x5`.
struct JefitFile {
  private var tables: [String: [ForeignRow]] = [:]
  /// The lines of the table of exercises that aren't rows.
  private var malformed: [Int] = []
  private let unit: MassUnit?

  /// Whether a text has the table of exercises.
  static func isOne(_ text: [UInt8]) -> Bool {
    let mark = Array("### EXERCISE LOGS".utf8)
    var index = 0
    while let hash = text[index...].firstIndex(of: mark[0]) {
      if text[hash...].starts(with: mark) { return true }
      index = hash + 1
    }
    return false
  }

  /// Reads all tables that say something about workouts.
  init(_ text: [UInt8], unit: MassUnit?) {
    var records = ForeignRecords(text, .comma)
    var table: String?
    var context: ForeignRow.Context?
    while let record = records.next() {
      switch record {
      case .malformed(let line), .encoding(let line): if table == Self.logs { malformed.append(line) }
      case .cells(let cells, let line):
        if cells.count == 1, cells[0].hasPrefix("#") {
          let name = cells[0].filter { $0 != "#" }.trimmed
          table = Self.columns.keys.contains(name) ? name : nil
          context = nil
        } else if let table, let context {
          if cells.count == context.header.count {
            tables[table, default: []].append(ForeignRow(cells, line, context))
          } else if table == Self.logs {
            malformed.append(line)
          }
        } else if let table {
          context = Self.context(cells, table, unit)
        }
      }
    }
    let setting = tables[Self.settings]?.first?[.loadUnit].flatMap { MassUnit(foreign: $0) }
    self.unit = setting ?? unit
  }

  private static let logs = "EXERCISE LOGS"
  private static let setLogs = "EXERCISE SET LOGS"
  private static let sessions = "WORKOUT SESSIONS"
  private static let settings = "SETTING"
  private static let notes = "NOTES"
  /// Its rows name the exercise by number; other tables have the names.
  private static let cardio = "CARDIO LOGS"
  private static let ownExercises = "CUSTOM EXERCISES"

  private static let columns: [String: [ForeignColumn: [String]]] = [
    logs: [
      .workoutNumber: ["belongsession"], .start: ["mydate"], .exercise: ["ename"], .sets: ["logs"],
      .order: ["_id"], .exerciseID: ["eid"], .category: ["belongsys"],
    ],
    setLogs: [
      .order: ["exercise_log_id"], .loadPounds: ["weight_lbs"], .type: ["set_type"],
      .setNumber: ["set_index"], .reps: ["reps"], .distanceMiles: ["distance_mi"], .time: ["duration"],
    ],
    notes: [.exerciseID: ["eid"], .start: ["mydate"], .note: ["mynote"]],
    cardio: [
      .workoutNumber: ["belongsession"], .start: ["mydate"], .exercise: ["ename"], .exerciseID: ["eid"],
      .category: ["belongsys"], .distance: ["distance"], .distanceMiles: ["distance_mi", "Distance (miles)"],
      .distanceKilometres: ["distance_km", "Distance (km)"], .time: ["duration"],
    ],
    ownExercises: [.exerciseID: ["_id"], .exercise: ["name"]],
    sessions: [
      .workoutNumber: ["_id"], .start: ["starttime", "starttimie"], .end: ["endtime"],
      .length: ["total_time"],
    ],
    settings: [.loadUnit: ["mass"]],
  ]

  private static func context(_ header: [String], _ table: String, _ unit: MassUnit?) -> ForeignRow.Context {
    let places = ForeignFormat.places(of: columns[table] ?? [:], in: header)
    return ForeignRow.Context(
      places: places, header: header, foldedHeader: [], comma: .doubtful, dateOrder: nil, unit: unit,
      lengthUnit: .seconds)
  }

  func history() -> ForeignHistory {
    var builder = ForeignHistoryBuilder(.jefit)
    let sessions = Dictionary(grouping: tables[Self.sessions] ?? []) { $0[.workoutNumber] ?? "" }
    let setLogs = Dictionary(grouping: tables[Self.setLogs] ?? []) { $0[.order] ?? "" }
    var notes = Dictionary(grouping: tables[Self.notes] ?? [], by: Self.noteKey)
    for line in malformed { builder.leaveOut(line, .malformed) }
    func session(_ id: String?) -> ForeignRow? { id.flatMap { sessions[$0]?.first } }
    // The exercises of a day with a time or distance, which the table of cardio repeats, and the workouts of a day.
    var timed: Set<String> = []
    var workouts: [String: Set<String?>] = [:]
    for row in tables[Self.logs] ?? [] {
      do throws(LeftOutRow.Reason) {
        let sets = try sets(of: row, row[.order].flatMap { setLogs[$0] } ?? [])
        var entry = try entry(row, session(row[.workoutNumber]), named: try row.exercise(), sets)
        if !sets.isEmpty {
          workouts[row[.start] ?? "", default: []].insert(row[.workoutNumber])
          if let found = notes.removeValue(forKey: Self.noteKey(row)) {
            entry.exercise.note = found.compactMap { $0.note(.note) }.joined(separator: "\n")
          }
        }
        if sets.contains(where: { $0.time != nil || $0.distance != nil }) { timed.insert(Self.noteKey(row)) }
        builder.add(entry, row.line)
      } catch {
        builder.leaveOut(row.line, error)
      }
    }
    let names = names()
    for row in tables[Self.cardio] ?? [] {
      do throws(LeftOutRow.Reason) {
        if timed.contains(Self.noteKey(row)) { throw .repeated }
        // Built-in exercises and the lifter's own may have the same number.
        let possible = (row[.exerciseID].flatMap { names[$0] } ?? []).filter {
          [nil, $0.isBuiltIn].contains(row[.category]) || $0.isBuiltIn == nil
        }
        let meant = Set(possible.map(\.name))
        guard let name = row[.exercise] ?? (meant.count == 1 ? meant.first : nil) else {
          throw .table(Self.cardio)
        }
        let ofDay = workouts[row[.start] ?? ""] ?? []
        let known = session(row[.workoutNumber]) ?? (ofDay.count == 1 ? session(ofDay.first ?? nil) : nil)
        builder.add(try entry(row, known, named: name, try cardioSets(of: row)), row.line)
      } catch {
        builder.leaveOut(row.line, error)
      }
    }
    for row in notes.values.joined().sorted(by: { $0.line < $1.line }) {
      builder.leaveOut(row.line, .table(Self.notes))
    }
    return builder.history
  }

  /// The exercise and the day that a row is about.
  private static func noteKey(_ row: ForeignRow) -> String {
    (row[.exerciseID] ?? "") + " " + (row[.start] ?? "")
  }

  private func entry(
    _ row: ForeignRow, _ session: ForeignRow?, named name: String, _ sets: [ForeignSet]
  ) throws(LeftOutRow.Reason) -> ForeignEntry {
    let day = try row.time(.start)
    let start = try session?.moment(.start) ?? day
    let end = session?.optionalOfWorkout { () throws(LeftOutRow.Reason) in try session?.moment(.end) }
    let length = end.flatMap { session?.length(from: start, to: $0) } ?? session?.length()
    let identity = session?[.workoutNumber] ?? day.identity
    var workout = ForeignWorkout(identity: identity, start: start, length: length)
    workout.dropped = session?.dropped.ofWorkout ?? []
    return ForeignEntry(
      key: identity, workout: workout, exercise: ForeignExercise(name: name), sets: sets)
  }

  /// The names of exercises by their numbers, and whether each is built in, `1` or `0`, if the file says so.
  private func names() -> [String: [(name: String, isBuiltIn: String?)]] {
    var names: [String: [(String, String?)]] = [:]
    for (table, isBuiltIn) in [(Self.ownExercises, "0"), (Self.logs, nil)] {
      for row in tables[table] ?? [] {
        guard let id = row[.exerciseID], let name = row[.exercise] else { continue }
        names[id, default: []].append((name, isBuiltIn ?? row[.category]))
      }
    }
    return names
  }

  /// The set of a row of the table of cardio; none if nothing was done.
  private func cardioSets(of row: ForeignRow) throws(LeftOutRow.Reason) -> [ForeignSet] {
    var row = row
    row.context.unit = unit
    var set = ForeignSet(line: row.line)
    try row.readAmounts(into: &set)
    set.dropped = row.dropped.ofSet
    return set.isDone ? [set] : []
  }

  /// The sets of an exercise. Their loads are in the unit of the lifter's settings. The table of sets has them in pounds, which
  /// shows the unit if there are no settings. It also has the types of sets, and the distance and time of sets without reps.
  private func sets(of row: ForeignRow, _ logs: [ForeignRow]) throws(LeftOutRow.Reason) -> [ForeignSet] {
    var sets: [ForeignSet] = []
    let items = (row[.sets] ?? "").split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    let details = try details(logs, count: items.count)
    for (index, item) in items.enumerated() {
      let parts = item.split(separator: "x", omittingEmptySubsequences: false).map {
        ForeignNumber(String($0))
      }
      guard parts.count == 2, let load = parts[0], let reps = parts[1], load.unit.isEmpty, reps.unit.isEmpty,
        reps.isWhole, !reps.isNegative
      else { throw row.unreadable(.sets) }
      guard !load.isHuge, !reps.isHuge, load.value.raw < 10_000_000,
        Limits.reps.contains(reps.value.raw / 1_000)
      else { throw row.outOfRange(.sets) }
      var set = ForeignSet(line: row.line)
      set.reps = reps.value.raw / 1_000
      let detail = details[index].flatMap { [nil, 0, set.reps].contains($0.reps) ? $0 : nil }
      if let detail {
        set.type = detail.type
        // Seconds stand in the place of reps, or 0.
        if detail.reps == 0, detail.time != nil || detail.distance != nil {
          (set.reps, set.time, set.distance) = (nil, detail.time, detail.distance)
        }
      }
      if load.value.raw != 0 {
        let unit = unit(of: load.value, detail?.pounds)
        set.load = ForeignLoad(load.value, unit, isNegative: load.isNegative)
      }
      if set.isDone { sets.append(set) }
    }
    return sets
  }

  /// A row of the table of sets.
  private struct Detail {
    var type: SetType
    var pounds: Thousandths?
    var reps: Int?
    var distance: Distance?
    var time: Duration?
  }

  /// The rows of the table of sets, by the index of their set, which is less than `count`. Some may be missing.
  private func details(_ logs: [ForeignRow], count: Int) throws(LeftOutRow.Reason) -> [Int: Detail] {
    var details: [Int: Detail] = [:]
    for log in logs {
      let number = try log.whole(.setNumber) ?? details.count
      let type: SetType =
        switch log[.type]?.lowercased().filter(\.isLetter) {
        case "warmup": .warmUp
        case "drop", "dropset": .drop
        case "failure": .failure
        default: .normal
        }
      details[number] = Detail(
        type: type, pounds: try log.number(.loadPounds)?.value, reps: log.optionalWhole(.reps),
        distance: log.optional(log.distance), time: log.optional(log.setTime))
    }
    // Counted from 1.
    if details[0] == nil, details[count] != nil {
      details = Dictionary(uniqueKeysWithValues: details.map { ($0.key - 1, $0.value) })
    }
    return details
  }

  /// The unit of a load whose pounds are in the table of sets.
  private func unit(of load: Thousandths, _ pounds: Thousandths?) -> MassUnit? {
    guard let pounds, pounds.raw > 0 else { return unit }
    func isNear(_ value: Thousandths) -> Bool { abs(value.raw - pounds.raw) <= max(20, pounds.raw / 200) }
    if isNear(load) { return .pounds }
    return isNear(Mass(load, .kilograms).converted(to: .pounds).value) ? .kilograms : unit
  }
}

extension ForeignRow {
  /// The moment in a column of seconds since 1970; nil if there is none, or 0.
  fileprivate func moment(_ column: ForeignColumn) throws(LeftOutRow.Reason) -> ForeignTime? {
    guard let text = self[column], text != "0" else { return nil }
    guard let seconds = Int(text), (1...253_402_300_799).contains(seconds) else { throw unreadable(column) }
    return .instant(Instant(seconds: seconds, offset: 0))
  }
}
