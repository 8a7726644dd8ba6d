import Interchange
import TestSupport
import Testing
import Training

/// What a file of another program says, in lines to compare.
///
///     2026-03-02T18:51:52 Evening Workout, 3780 s, “Slept badly”
///     Squat (Barbell), “Low bar”
///       4 normal 5 x 75 @8
///     - 6 restTimer
func summary(_ history: ForeignHistory) -> String {
  var lines: [String] = []
  for workout in history.workouts {
    var parts = [workout.identity + " " + (workout.name ?? "–")]
    if workout.start.text != workout.identity { parts[0] = workout.start.text + " = " + parts[0] }
    if let length = workout.length { parts.append("\(length.duration.seconds) s") }
    if let weight = workout.bodyWeight {
      parts.append("body \(weight.value.text)" + (weight.unit.map { " " + $0.rawValue } ?? ""))
    }
    if let note = workout.note { parts.append(quoted(note)) }
    parts += workout.dropped.map { "(\(summary($0)))" }
    lines.append(parts.joined(separator: ", "))
    for exercise in workout.exercises {
      var parts = [exercise.name]
      if let category = exercise.category { parts.append("[\(category)]") }
      if let superset = exercise.superset { parts.append("superset \(superset)") }
      if let note = exercise.note { parts.append(quoted(note)) }
      lines.append(parts.joined(separator: ", "))
      lines += exercise.sets.map { "  " + summary($0) }
    }
  }
  lines += history.leftOut.map { "- \($0.line) \(summary($0.reason))" }
  return lines.joined(separator: "\n")
}

private func summary(_ set: ForeignSet) -> String {
  var words = ["\(set.line)", set.type.rawValue]
  if let reps = set.reps { words.append("\(reps)") }
  if let load = set.load {
    words.append(
      "x \(load.isNegative ? "-" : "")\(load.value.text)" + (load.unit.map { " " + $0.rawValue } ?? ""))
  }
  if let distance = set.distance { words.append(distance.value.text + " " + distance.unit.rawValue) }
  if let time = set.time { words.append(Thousandths(raw: time.milliseconds).text + " s") }
  switch set.effort {
  case .rpe(let rpe): words.append("@" + rpe.value.text)
  case .rir(let rir): words.append("RIR \(rir)")
  case nil: break
  }
  if let note = set.note { words.append(quoted(note)) }
  words += set.dropped.map { "(\(summary($0)))" }
  return words.joined(separator: " ")
}

private func summary(_ reason: LeftOutRow.Reason) -> String {
  switch reason {
  case .restTimer: "restTimer"
  case .notDone: "notDone"
  case .note: "note"
  case .table(let name): "table \(name)"
  case .repeated: "repeated"
  case .empty: "empty"
  case .unreadable(let column, let value): "unreadable \(column): \(value)"
  case .outOfRange(let column, let value): "outOfRange \(column): \(value)"
  case .endBeforeStart(let column, let value): "endBeforeStart \(column): \(value)"
  case .fieldCount(let expected, let found): "\(found) of \(expected) cells"
  case .malformed: "malformed"
  case .encoding: "encoding"
  }
}

private func quoted(_ note: String) -> String { "“" + note.replacing("\n", with: "⏎") + "”" }

extension ForeignTime {
  fileprivate var text: String {
    switch self {
    case .day(let day): day.text
    case .civil(let time): time.text
    case .instant(let instant): instant.text
    }
  }
}

/// Reads a text as a file.
func foreign(
  _ text: String, as program: ForeignProgram? = nil, unit: MassUnit? = nil
) throws -> ForeignHistory {
  try ForeignFile.read(Array(text.utf8), as: program, unit: unit)
}

/// Reads one of the hand-made exports in Tests/Exports.
func export(_ name: String, unit: MassUnit? = nil) throws -> ForeignHistory {
  try foreign(Repository.text("Tests/Exports/" + name), unit: unit)
}

/// Expects a program, a number of rows and a summary of one of the hand-made exports, whose rows are all accounted for.
func expect(_ file: String, _ program: ForeignProgram, rows: Int, _ text: String) throws {
  let history = try export(file)
  #expect(history.program == program)
  #expect(history.rows == rows)
  #expect(summary(history) == text)
  let rowsOfSets = Set(history.workouts.flatMap(\.exercises).flatMap(\.sets).map(\.line)).count
  #expect(rowsOfSets + history.leftOut.count == rows)
}
