import Training
import Wording

/// A row of a file, with its cells by column. What it reads is read alike for all programs.
struct ForeignRow {
  /// The facts that all rows of a file share.
  struct Context {
    var places: [ForeignColumn: Int]
    var header: [String]
    var foldedHeader: [String]
    var comma: ForeignNumber.Comma
    var dateOrder: DateOrder?
    /// The unit of loads without one.
    var unit: MassUnit?
    var lengthUnit: Duration.PlainUnit
    /// What the row before said: the rows of a workout begin alike.
    let before = Before()
  }

  /// Cells that were read last, and what they say.
  final class Before {
    fileprivate var time: (text: String, value: ForeignTime)?
    fileprivate var length: (text: String, value: Duration)?
  }

  /// The values of a row that can't be used, though its set can.
  final class Dropped {
    fileprivate(set) var ofSet: [LeftOutRow.Reason] = []
    fileprivate(set) var ofWorkout: [LeftOutRow.Reason] = []
  }

  private let cells: [String]
  /// The line on which it begins, from 1.
  let line: Int
  let dropped = Dropped()
  var context: Context

  init(_ cells: [String], _ line: Int, _ context: Context) {
    (self.cells, self.line, self.context) = (cells, line, context)
  }

  var isBlank: Bool { cells.allSatisfy { $0.trimmed.isEmpty } }

  /// The text in a column without spaces around it; nil if there is none.
  subscript(column: ForeignColumn) -> String? {
    guard let place = context.places[column] else { return nil }
    let text = cells[place].trimmed
    return text.isEmpty ? nil : text
  }

  /// A note, with line feeds where the file has them as `\n`.
  func note(_ column: ForeignColumn) -> String? {
    self[column]?.replacing("\\n", with: "\n").replacing("\r\n", with: "\n").trimmed
  }

  /// The reason for leaving out a row because of what a column says.
  func unreadable(_ column: ForeignColumn) -> LeftOutRow.Reason {
    .unreadable(column: name(column), value: shown(column))
  }

  func outOfRange(_ column: ForeignColumn) -> LeftOutRow.Reason {
    .outOfRange(column: name(column), value: shown(column))
  }

  /// What a report of a fault shows of a cell.
  private func shown(_ column: ForeignColumn) -> String {
    String(String.UnicodeScalarView((self[column] ?? "").unicodeScalars.prefix(100)))
  }

  func name(_ column: ForeignColumn) -> String {
    context.places[column].map { context.header[$0].trimmed } ?? column.rawValue
  }

  /// The column whose name is this when it is folded.
  func place(named name: String) -> Int? { context.foldedHeader.firstIndex(of: name) }

  /// A value without which the set is one, too: nil if it can't be read, which is noted.
  func optional<Value>(_ read: () throws(LeftOutRow.Reason) -> Value?) -> Value? {
    do throws(LeftOutRow.Reason) {
      return try read()
    } catch {
      dropped.ofSet.append(error)
      return nil
    }
  }

  /// The same for a value of the workout.
  func optionalOfWorkout<Value>(_ read: () throws(LeftOutRow.Reason) -> Value?) -> Value? {
    do throws(LeftOutRow.Reason) {
      return try read()
    } catch {
      dropped.ofWorkout.append(error)
      return nil
    }
  }

  func noteUndone() { if !dropped.ofSet.contains(.notDone) { dropped.ofSet.append(.notDone) } }

  /// The name of the exercise, which a row must have.
  func exercise() throws(LeftOutRow.Reason) -> String {
    guard let name = self[.exercise] else { throw unreadable(.exercise) }
    return name
  }

  /// What a column with yes or no says; no if it is empty.
  func flag(_ column: ForeignColumn) throws(LeftOutRow.Reason) -> Bool {
    guard let text = self[column] else { return false }
    switch Recognition.folded(text) {
    case "1", "true", "yes", "si", "ja", "oui", "sim", "y", "x": return true
    case "0", "false", "no", "nein", "non", "nao", "nee", "n": return false
    default: throw unreadable(column)
    }
  }

  /// A whole number in a column; nil if there is none.
  func whole(_ column: ForeignColumn) throws(LeftOutRow.Reason) -> Int? {
    guard let number = try number(column, .grouping) else { return nil }
    guard number.isWhole, !number.isNegative, number.unit.isEmpty else { throw unreadable(column) }
    return number.value.raw / 1_000
  }

  /// A whole number that a set doesn't need; nil if there is none.
  func optionalWhole(_ column: ForeignColumn) -> Int? {
    optional { () throws(LeftOutRow.Reason) in try whole(column) }
  }

  // MARK: - Times

  /// The date in a column, which it must have.
  func time(_ column: ForeignColumn) throws(LeftOutRow.Reason) -> ForeignTime {
    guard let text = self[column] else { throw unreadable(column) }
    if let before = context.before.time, before.text == text { return before.value }
    guard let time = ForeignTime(foreign: text, context.dateOrder) else { throw unreadable(column) }
    context.before.time = (text, time)
    return time
  }

  /// The length of the workout; nil if there is none, or 0, or if it can't be read.
  func length() -> ForeignLength? { optionalOfWorkout(writtenLength).map { .stated($0) } }

  /// The length of a workout up to the end in a column; nil if there is none, or none after the start.
  func length(from start: ForeignTime) -> ForeignLength? {
    guard self[.end] != nil,
      let end = optionalOfWorkout({ () throws(LeftOutRow.Reason) in try time(.end) })
    else { return nil }
    return length(from: start, to: end)
  }

  /// The length of a workout up to an end that the row has.
  func length(from start: ForeignTime, to end: ForeignTime) -> ForeignLength? {
    if let length = start.length(to: end) { return .byClock(length) }
    if start.hasTime, end.hasTime {
      dropped.ofWorkout.append(.endBeforeStart(column: name(.end), value: shown(.end)))
    }
    return nil
  }

  private func writtenLength() throws(LeftOutRow.Reason) -> Duration? {
    guard let text = self[.length] else { return nil }
    if let before = context.before.length, before.text == text {
      return before.value.milliseconds == 0 ? nil : before.value
    }
    guard let length = Duration(foreign: text, context.lengthUnit, comma: context.comma) else {
      throw unreadable(.length)
    }
    context.before.length = (text, length)
    return length.milliseconds == 0 ? nil : length
  }

  // MARK: - Numbers

  /// A number in a column; nil if there is none.
  func number(
    _ column: ForeignColumn, _ comma: ForeignNumber.Comma? = nil
  ) throws(LeftOutRow.Reason) -> ForeignNumber? {
    guard let text = self[column] else { return nil }
    guard let number = ForeignNumber(text, comma: comma ?? context.comma) else { throw unreadable(column) }
    if number.isHuge { throw outOfRange(column) }
    return number
  }

  /// The reps; nil if the file doesn't say.
  func reps(_ column: ForeignColumn = .reps) throws(LeftOutRow.Reason) -> Int? {
    guard let number = try number(column, .grouping) else { return nil }
    guard number.isWhole, !number.isNegative else { throw unreadable(column) }
    let reps = number.value.raw / 1_000
    guard Limits.reps.contains(reps) else { throw outOfRange(column) }
    return reps
  }

  /// The body weight, in the unit of its cell or of its column; nil for none, or 0.
  func bodyWeight() -> ForeignLoad? {
    let words = name(.bodyWeight).split { !$0.isLetter }
    let unit = words.firstNonNil { MassUnit(foreign: String($0)) }
    return optionalOfWorkout { () throws(LeftOutRow.Reason) in try load(.bodyWeight, unit ?? context.unit) }
  }

  /// The load; nil for none, or 0.
  func load() throws(LeftOutRow.Reason) -> ForeignLoad? {
    let (kilograms, pounds) = (try load(.loadKilograms, .kilograms), try load(.loadPounds, .pounds))
    if let kilograms, let pounds {
      // One of the two is what was typed, the other was computed from it.
      let (one, other) = (kilograms.value.decimals.count, pounds.value.decimals.count)
      return one < other || one == other && context.unit != .pounds ? kilograms : pounds
    }
    if let load = kilograms ?? pounds { return load }
    return try load(.load, try loadUnit() ?? context.unit)
  }

  /// The load in a column with this unit, unless the cell has one.
  func load(_ column: ForeignColumn, _ unit: MassUnit?) throws(LeftOutRow.Reason) -> ForeignLoad? {
    guard let number = try number(column) else { return nil }
    var unit = unit
    if !number.unit.isEmpty {
      guard let written = MassUnit(foreign: number.unit) else { throw unreadable(column) }
      unit = written
    }
    guard number.value.raw < 10_000_000 else { throw outOfRange(column) }
    return number.value.raw == 0 ? nil : ForeignLoad(number.value, unit, isNegative: number.isNegative)
  }

  private func loadUnit() throws(LeftOutRow.Reason) -> MassUnit? {
    guard let text = self[.loadUnit] else { return nil }
    guard let unit = MassUnit(foreign: text) else { throw unreadable(.loadUnit) }
    return unit
  }

  /// The distance; nil for none, or 0.
  func distance() throws(LeftOutRow.Reason) -> Distance? {
    // Bands of gymlog's have their colour in place of the unit.
    let loads = self[.loadUnit].flatMap { MassUnit(foreign: $0) } ?? context.unit
    let usual: DistanceUnit = loads == .pounds ? .miles : .kilometres
    if let distance = try distance(.distanceMetres, .metres) { return distance }
    // A unit beside the distance says more than the name of the column, which may have been corrected for the rows that lack one.
    let own = self[.distanceUnit].flatMap { DistanceUnit.known(foreign: $0) }
    for (column, unit) in [
      (ForeignColumn.distanceKilometres, DistanceUnit.kilometres), (.distanceMiles, .miles),
    ] {
      guard let distance = try distance(column, own?.unit ?? unit, times: own?.factor ?? 10_000) else {
        continue
      }
      return own == nil ? distance.inMetresIfShort : distance
    }
    guard let text = self[.distanceUnit] else { return try distance(.distance, usual) }
    guard let unit = DistanceUnit.known(foreign: text) else {
      // A unit beside an empty cell says nothing.
      if try distance(.distance, usual) == nil { return nil }
      throw unreadable(.distanceUnit)
    }
    return try distance(.distance, unit.unit, times: unit.factor)
  }

  /// Whether neither the column of the distance, its cell nor another cell says its unit.
  private var lacksDistanceUnit: Bool {
    let written: [ForeignColumn] = [.distanceMetres, .distanceKilometres, .distanceMiles, .distanceUnit]
    return written.allSatisfy { self[$0] == nil } && (try? number(.distance))?.unit.isEmpty == true
  }

  /// The distance in a column with this unit, unless the cell has one.
  func distance(
    _ column: ForeignColumn, _ unit: DistanceUnit, times factor: Int = 10_000
  ) throws(LeftOutRow.Reason) -> Distance? {
    guard let number = try number(column) else { return nil }
    guard !number.isNegative else { throw unreadable(column) }
    var (unit, factor) = (unit, factor)
    if !number.unit.isEmpty {
      guard let written = DistanceUnit.known(foreign: number.unit) else { throw unreadable(column) }
      (unit, factor) = written
    }
    guard number.value.raw < 100_000_000_000 else { throw outOfRange(column) }
    let value = Thousandths(raw: (number.value.raw * factor + 5_000) / 10_000)
    return value.raw == 0 ? nil : Distance(value, unit)
  }

  /// The time of the set; nil for none, or 0.
  func setTime() throws(LeftOutRow.Reason) -> Duration? {
    guard let text = self[.time] else { return nil }
    guard let time = Duration(foreign: text, .seconds, comma: context.comma) else { throw unreadable(.time) }
    return time.milliseconds == 0 ? nil : time
  }

  /// The effort; nil for none, or 0, or if it can't be read.
  func effort() -> Effort? { optional(writtenEffort) }

  private func writtenEffort() throws(LeftOutRow.Reason) -> Effort? {
    guard let number = try number(.rpe), number.value.raw != 0 else { return nil }
    guard number.unit.isEmpty, !number.isNegative, let rpe = RPE(number.value) else { throw unreadable(.rpe) }
    return .rpe(rpe)
  }

  // MARK: - The set

  /// The set in the row, with the note in its column; none if nothing was done.
  ///
  /// Programs write 0 where there is nothing: 0 reps are a missed attempt only with a load, and without a time or distance.
  func set(_ type: SetType) throws(LeftOutRow.Reason) -> [ForeignSet] {
    var set = ForeignSet(line: line, type: type)
    set.load = try load()
    try readAmounts(into: &set)
    set.effort = effort()
    set.note = note(.note)
    return set.isDone ? [set.withoutNothing] : []
  }

  /// Reads reps, distance and time. Beside reps, a distance or a time that can't be read isn't needed; beside a distance, a time isn't.
  func readAmounts(into set: inout ForeignSet) throws(LeftOutRow.Reason) {
    set.reps = try reps()
    let hasReps = set.reps.map { $0 > 0 } ?? false
    set.distance = hasReps ? optional(distance) : try distance()
    set.hasAssumedDistanceUnit = set.distance != nil && lacksDistanceUnit
    set.time = hasReps || set.distance != nil ? optional(setTime) : try setTime()
  }

  /// Whether the columns hold what they should, so that the row isn't shifted.
  var isPlausible: Bool {
    do throws(LeftOutRow.Reason) {
      _ = try time(.start)
      _ = try set(.normal)
      return (dropped.ofSet + dropped.ofWorkout).allSatisfy(\.isOfRange)
    } catch {
      return error.isOfRange
    }
  }
}

extension ForeignSet {
  /// Whether anything was done.
  var isDone: Bool {
    if time != nil || distance != nil { return true }
    return reps.map { $0 > 0 || load != nil } ?? false
  }

  /// The set without 0 reps beside a time or distance.
  fileprivate var withoutNothing: ForeignSet {
    var set = self
    if reps == 0, time != nil || distance != nil { set.reps = nil }
    return set
  }
}

extension LeftOutRow.Reason {
  fileprivate var isOfRange: Bool { if case .outOfRange = self { true } else { false } }
}

extension Distance {
  /// Less than a kilometre in metres, for a file that has kilometres only.
  fileprivate var inMetresIfShort: Distance {
    unit == .kilometres && value.raw < 1_000 ? Distance(Thousandths(raw: millimetres), .metres) : self
  }
}

extension MassUnit {
  /// Reads a unit as programs write it, in any language.
  init?(foreign text: String) {
    switch Recognition.folded(text) {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "kilogramos", "公斤", "千克":
      self = .kilograms
    case "lb", "lbs", "pound", "pounds", "libra", "libras", "livre", "livres", "磅": self = .pounds
    default: return nil
    }
  }
}

extension DistanceUnit {
  /// Reads a unit as programs write it, with how many ten-thousandths of one of ours it is.
  static func known(foreign text: String) -> (unit: DistanceUnit, factor: Int)? {
    switch Recognition.folded(text) {
    case "m", "meter", "meters", "metre", "metres", "metri", "metros", "米": (.metres, 10_000)
    case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "chilometri", "kilometros", "公里",
      "千米":
      (.kilometres, 10_000)
    case "mi", "mile", "miles", "英里": (.miles, 10_000)
    case "yd", "yds", "yard", "yards": (.metres, 9_144)
    case "ft", "feet", "foot": (.metres, 3_048)
    case "cm": (.metres, 100)
    default: nil
    }
  }
}
