import Documents
import Formats
import Insights
import Training

/// The comparison for programs: exact values with their units.
extension Comparison {
  /// The best sets of an exercise, measure by measure.
  func pair(of exercise: ExerciseID) -> BestSetPair {
    BestSetPair(one: best[0][exercise]?.best, other: best[1][exercise]?.best, unit: unit)
  }

  var json: [JSON.Member] {
    let exercises = self.exercises.map { exercise -> JSON in
      let bests = sides.indices.map { side in
        JSON.Member(name: Self.names[side], value: json(exercise, side))
      }
      let named = JSON.members([
        "exercise": .string(self.exercise(exercise).name), "exerciseId": .string(exercise.text),
      ])
      return .object(named + bests + JSON.members(["change": change(of: exercise)]))
    }
    return sides.indices.map { JSON.Member(name: Self.names[$0], value: json($0)) }
      + JSON.members(["change": change, "sports": sportsTable.json, "exercises": .array(exercises)])
  }

  /// The rows of the sports as in the table for programs.
  private var sportsTable: ReportTable<ComparedFigure> {
    var table = ReportTable(sports().map { ComparedFigure("", $0.key, numbers: $0.numbers, $0.unit) })
    table.jsonMember("measure") { .text($0.measure) }
    table.jsonMember("earlier") { $0.values[0] }
    table.jsonMember("later") { $0.values[1] }
    table.jsonMember("unit") { .text($0.unit) }
    return table
  }

  private static let names = ["earlier", "later"]

  private func json(_ side: Int) -> JSON {
    let total = sides[side].statistics.total
    return [
      "name": .string(sides[side].name), "since": .string(sides[side].first.text),
      "until": .string(sides[side].last.text),
      "workouts": .int(sides[side].sessions.count),
      "seconds": total.duration.map { .int($0.seconds) } ?? .null,
      "sets": .int(total.sets.sets), "workSets": .int(total.sets.workSets),
      "reps": .int(total.sets.totalReps),
      "volume": WorkoutJSON.mass(total.sets.volume.mass(in: unit)),
      "metres": .number(Thousandths(raw: Int(clamping: total.sets.cardio.millimetres)).text),
      "secondsPerKm": total.sets.cardio.paceOfOne?.time().map {
        .number(Thousandths(raw: $0.milliseconds).text)
      } ?? .null,
      "days": sides[side].length > 0 ? .int(sides[side].elapsed) : .null,
    ]
  }

  /// The change from one side to the other.
  private var change: JSON {
    func difference(_ value: (ComparedSide) -> Int) -> JSON { .int(value(sides[1]) - value(sides[0])) }
    let times = sides.map(\.statistics.total.duration?.seconds)
    let seconds = times[0].flatMap { one in times[1].map { JSON.int($0 - one) } } ?? .null
    func volume(_ side: Int) -> Int { sides[side].statistics.total.sets.volume.mass(in: unit).value.raw }
    return [
      "workouts": difference(\.sessions.count), "seconds": seconds,
      "sets": difference(\.statistics.total.sets.sets),
      "workSets": difference(\.statistics.total.sets.workSets),
      "reps": difference(\.statistics.total.sets.totalReps),
      "volume": WorkoutJSON.quantity(Thousandths(raw: volume(1) - volume(0)), unit.rawValue),
    ]
  }

  /// An exercise on one side; null if it was neither done nor tested.
  private func json(_ exercise: ExerciseID, _ side: Int) -> JSON {
    let found = best[side][exercise]
    let maxes = TestedMaxes(of: exercise, among: tested[side]).heaviest
    if found == nil, maxes.isEmpty { return .null }
    let writer = NotationWriter(loading: self.exercise(exercise).equipment.loading)
    let index = trained.history.exercise(exercise)
    let tally = sides[side].statistics.exercises.first { $0.exercise == index }?.sets
    return [
      "sets": .int(tally?.sets ?? found?.sets ?? 0), "workSets": .int(found?.sets ?? 0),
      "bestSet": found.map { .string(writer.text($0.best)) } ?? .null,
      "result": found.map { Document.result($0.best) } ?? .null,
      "e1rm": found?.estimate?.shownLoad(in: unit).map {
        WorkoutJSON.quantity($0.signed(in: unit), unit.rawValue)
      } ?? .null,
      "rough": .bool(found?.estimate?.max.isRough ?? false),
      "ignoresEffort": .bool(found?.ignoresEffort ?? false), "tested": maxes.json,
    ]
  }

  /// The change in each quantity that both sides have; null without any.
  private func change(of exercise: ExerciseID) -> JSON {
    var members: [JSON.Member] = []
    if best.allSatisfy({ $0[exercise] != nil }) {
      members = pair(of: exercise).measures.compactMap { measure -> JSON.Member? in
        guard let change = measure.change else { return nil }
        return switch measure.kind {
        case .reps: JSON.Member(name: "reps", value: .number(change.text))
        case .time: JSON.Member(name: "duration", value: .number(change.text))
        case .distance: JSON.Member(name: "distance", value: WorkoutJSON.quantity(change, measure.unit))
        case .load: JSON.Member(name: "load", value: WorkoutJSON.quantity(change, measure.unit))
        }
      }
    }
    func add(_ name: String, _ loads: [Load?]) {
      guard let change = BestSetPair.difference(loads.map { $0?.signed(in: unit) }) else { return }
      members.append(JSON.Member(name: name, value: WorkoutJSON.quantity(change, unit.rawValue)))
    }
    add("e1rm", best.map { $0[exercise]?.estimate?.shownLoad(in: unit) })
    for kind in TestedMax.Kind.allCases {
      add("tested" + kind.rawValue, heaviest(exercise, kind).map { $0?.load })
    }
    return members.isEmpty && best.contains { $0[exercise] == nil } ? .null : .object(members)
  }

  /// A row for each figure; best sets get one in notation, and one for each number.
  var table: ReportTable<ComparedFigure> {
    var figures = totals.map { ComparedFigure("", $0.key, numbers: $0.numbers, $0.unit) }
    for exercise in exercises {
      let name = self.exercise(exercise).name
      for row in rows(of: exercise) {
        guard row.key == "bestSet" else {
          let rough = best.map { row.key == "e1rm" ? $0[exercise]?.estimate?.max.isRough : nil }
          figures.append(ComparedFigure(name, row.key, numbers: row.numbers, row.unit, rough))
          continue
        }
        figures.append(ComparedFigure(name, row.key, texts: row.values))
        for measure in pair(of: exercise).measures {
          figures.append(ComparedFigure(name, measure.column, numbers: measure.values, measure.unit))
        }
      }
    }
    var table = ReportTable(figures)
    table.column("exercise") { .text($0.exercise) }
    table.column("measure") { .text($0.measure) }
    table.column("earlier") { $0.values[0] }
    table.column("later") { $0.values[1] }
    table.column("unit") { .text($0.unit) }
    table.column("change") { $0.change.cell { .number($0) } }
    table.column("earlierRough") { $0.rough[0].cell { .flag($0) } }
    table.column("laterRough") { $0.rough[1].cell { .flag($0) } }
    return table
  }
}

/// A figure of both sides of a comparison, for programs.
struct ComparedFigure {
  /// The exercise's name; empty for a total.
  let exercise: String
  let measure: String
  let values: [TableValue]
  let unit: String
  let change: Thousandths?
  let rough: [Bool?]

  init(
    _ exercise: String, _ measure: String, numbers: [Thousandths?], _ unit: String,
    _ rough: [Bool?] = [nil, nil]
  ) {
    (self.exercise, self.measure, self.unit, self.rough) = (exercise, measure, unit, rough)
    values = numbers.map { $0.cell { .number($0) } }
    change = BestSetPair.difference(numbers)
  }

  init(_ exercise: String, _ measure: String, texts: [String?]) {
    (self.exercise, self.measure, unit, rough) = (exercise, measure, "", [nil, nil])
    values = texts.map { $0.cell { .text($0) } }
    change = nil
  }
}

extension BestSetPair.Measure {
  /// The measure's name in CSV.
  fileprivate var column: String {
    switch kind {
    case .reps: "bestSetReps"
    case .distance: "bestSetDistance"
    case .time: "bestSetTime"
    case .load: "bestSetLoad"
    }
  }
}
