import Training
import Wording

extension ForeignFormat {
  /// GymBook: a row a set, the newest day first, with the time of each set. Its twelve columns are known by their order and by
  /// the slashes in three of their names, which are the same in every language.
  static let gymBook = ForeignFormat(
    program: .gymbook, columns: [:], required: [], comma: .decimal, order: .byTimeOfDay,
    locate: { header, _ in
      let slashes = header.map { name in name.count { $0 == "/" } }
      guard let place = slashes.firstIndex(of: 2), place == 7, slashes.count >= 12, slashes[8] == 1,
        slashes[9] == 1
      else { return nil }
      return [
        .start: 0, .workout: 1, .clock: 2, .exercise: 3, .category: 4, .type: 7, .repsOrTime: 8,
        .loadOrDistance: 9,
        .note: 10, .skipped: 11,
      ]
    }
  ) { row throws(LeftOutRow.Reason) in
    let day = try row.time(.start).day
    guard var text = row[.clock]?[...], let time = ForeignTime.time(&text, day), text.trimmed.isEmpty else {
      throw row.unreadable(.clock)
    }
    if try row.flag(.skipped) { throw .notDone }
    var set = ForeignSet(line: row.line, type: type(of: row))
    try row.readRepsOrTime(into: &set)
    try row.readLoadOrDistance(into: &set)
    set.note = row.note(.note)
    let identity = [day.text, row[.workout]].compactMap(\.self).joined(separator: " ")
    return ForeignEntry(
      key: identity, workout: ForeignWorkout(identity: identity, start: .civil(time), name: row[.workout]),
      exercise: ForeignExercise(name: try row.exercise(), category: row[.category]), clock: .civil(time),
      sets: set.isDone ? [set] : [])
  }

  /// The type of a set: the header names the words for a set, a warm-up and a cool-down.
  private static func type(of row: ForeignRow) -> SetType {
    let words = row.name(.type).split(separator: "/").map { Recognition.folded($0) }
    let type = Recognition.folded((row[.type] ?? "").filter { !$0.isNumber })
    return words.count == 3 && type == words[1] ? .warmUp : .normal
  }
}

extension ForeignRow {
  /// `10 ripetizioni`, `60 secondi`, `6 minuti`
  fileprivate func readRepsOrTime(into set: inout ForeignSet) throws(LeftOutRow.Reason) {
    guard let text = self[.repsOrTime] else { return }
    guard let number = ForeignNumber(text, comma: .grouping) else { throw unreadable(.repsOrTime) }
    if !number.unit.isEmpty, let time = Duration(foreign: text, .seconds) {
      if time.milliseconds > 0 { set.time = time }
      return
    }
    set.reps = try reps(.repsOrTime)
  }

  /// `10,00 kg`, `0,55 km`
  fileprivate func readLoadOrDistance(into set: inout ForeignSet) throws(LeftOutRow.Reason) {
    guard let number = try number(.loadOrDistance) else { return }
    if DistanceUnit.known(foreign: number.unit) == nil {
      set.load = try load(.loadOrDistance, context.unit)
    } else {
      set.distance = try distance(.loadOrDistance, .metres)
    }
  }
}
