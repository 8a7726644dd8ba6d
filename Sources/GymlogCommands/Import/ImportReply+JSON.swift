import Formats
import Interchange
import Training

extension ImportReply {
  /// The members of the answer for programs: everything in full.
  func json(_ outcome: Outcome) -> [JSON.Member] {
    let days = [plan.workouts.first, plan.workouts.last].map { $0?.head.start.day.text }
    let sum = plan.sumOfLoads(in: .kilograms)
    var members = JSON.members([
      "imported": .bool(outcome == .imported),
      "files": .array(
        plan.sources.map { source in
          [
            "path": .string(source.path), "program": .string(source.history.program.rawValue),
            "rows": .int(source.history.rows),
          ]
        }), "workouts": .int(plan.workouts.count), "sets": .int(plan.sets),
      "bodyWeightCount": .int(plan.bodyWeights), "known": .int(plan.known + plan.knownDeleted),
      "since": days[0].map { .string($0) } ?? .null, "until": days[1].map { .string($0) } ?? .null,
      "loadTimesRepsKg": .number(sum.value.text), "exercises": .array(plan.names.map(json)),
      "differingWorkouts": .array(plan.differing.map(Self.json)),
      "overlappingWorkouts": .array(plan.overlapping.map(Self.json)),
      "tooLong": .array(plan.tooLong.map(Self.json)), "unusual": .array(plan.unusual.map(json)),
      "partial": .array(plan.partial.map(json)), "leftOut": .array(plan.leftOut.map(json)),
    ])
    if case .planned(let map?) = outcome { members.append(JSON.Member(name: "map", value: .string(map))) }
    return members
  }

  private func json(_ name: ImportedName) -> JSON {
    var members = JSON.members([
      "name": .string(name.key.name), "program": .string(name.key.program.rawValue),
      "rows": .int(name.evidence.sets.count),
    ])
    func exercise(_ exercise: Exercise) -> [JSON.Member] {
      JSON.members(["exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text)])
    }
    switch name.becomes {
    case .known(let known, let how):
      members += exercise(known) + JSON.members(["by": .string(how.rawValue)])
    case .new(let own): members += exercise(own.exercise) + JSON.members(["by": .string("new")])
    case .leftOut: members.append(JSON.Member(name: "by", value: .string("leftOut")))
    case .unresolved(let nearest):
      members += JSON.members(["by": .null, "nearest": .array(nearest.map { .object(exercise($0)) })])
    }
    return .object(members)
  }

  static func json(_ workout: Workout) -> JSON {
    .object(
      [
        workout.name.map { JSON.Member(name: "name", value: .string($0)) },
        JSON.Member(name: "start", value: .string(workout.start.text)),
        workout.end.map { JSON.Member(name: "end", value: .string($0.text)) },
      ].compactMap(\.self))
  }

  private func json(_ row: ImportPlan.LeftOut) -> JSON {
    [
      "path": .string(row.path), "line": .int(row.line), "reason": .string(row.cause.code),
      "text": .string(context.words.why(row.cause)),
    ]
  }
}

extension ImportPlan.Cause {
  /// The reason as one word, the same in every language.
  fileprivate var code: String {
    switch self {
    case .row(.restTimer): "restTimer"
    case .row(.notDone): "notDone"
    case .row(.empty): "empty"
    case .row(.note): "note"
    case .row(.table): "table"
    case .row(.repeated): "repeated"
    case .row(.unreadable): "unreadable"
    case .row(.outOfRange): "outOfRange"
    case .row(.endBeforeStart): "endBeforeStart"
    case .row(.fieldCount): "fieldCount"
    case .row(.malformed): "malformed"
    case .row(.encoding): "encoding"
    case .misfit(.amount, _): "otherCount"
    case .misfit(.assistance, _): "assistance"
    case .misfit(.beyondAnybody, _): "beyondAnybody"
    case .unused(let value, _): value.rawValue
    case .oddBodyWeight: "oddBodyWeight"
    case .odd(.bodyWeight, _): "bodyWeight"
    case .odd(.heavy, _): "heavy"
    case .assumedUnit: "assumedUnit"
    case .missed: "miss"
    case .exercise: "exercise"
    case .future: "future"
    case .gone: "gone"
    }
  }
}
