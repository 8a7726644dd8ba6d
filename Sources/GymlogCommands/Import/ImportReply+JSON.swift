import Formats
import Interchange
import Training

extension ImportReply {
  /// The members of the answer for programs: everything in full.
  func json(_ outcome: Outcome) -> [JSON.Member] {
    let days = [plan.workouts.first, plan.workouts.last].map { $0?.head.start.day.text }
    let sum = plan.sumOfLoads(in: .kilograms)
    var members = [
      JSON.Member(name: "imported", value: .bool(outcome == .imported)),
      JSON.Member(
        name: "files",
        value: .array(
          plan.sources.map { source in
            .object([
              JSON.Member(name: "path", value: .string(source.path)),
              JSON.Member(name: "program", value: .string(source.history.program.rawValue)),
              JSON.Member(name: "rows", value: .int(source.history.rows)),
            ])
          })),
      JSON.Member(name: "workouts", value: .int(plan.workouts.count)),
      JSON.Member(name: "sets", value: .int(plan.sets)),
      JSON.Member(name: "bodyWeightCount", value: .int(plan.bodyWeights)),
      JSON.Member(name: "known", value: .int(plan.known + plan.knownDeleted)),
      JSON.Member(name: "since", value: days[0].map { .string($0) } ?? .null),
      JSON.Member(name: "until", value: days[1].map { .string($0) } ?? .null),
      JSON.Member(name: "loadTimesRepsKg", value: .decimal(sum.value.raw, scale: 3)),
      JSON.Member(name: "exercises", value: .array(plan.names.map(json))),
      JSON.Member(name: "differingWorkouts", value: .array(plan.differing.map(Self.json))),
      JSON.Member(name: "overlappingWorkouts", value: .array(plan.overlapping.map(Self.json))),
      JSON.Member(name: "tooLong", value: .array(plan.tooLong.map(Self.json))),
      JSON.Member(name: "unusual", value: .array(plan.unusual.map(json))),
      JSON.Member(name: "partial", value: .array(plan.partial.map(json))),
      JSON.Member(name: "leftOut", value: .array(plan.leftOut.map(json))),
    ]
    if case .planned(let map?) = outcome { members.append(JSON.Member(name: "map", value: .string(map))) }
    return members
  }

  private func json(_ name: ImportedName) -> JSON {
    var members = [
      JSON.Member(name: "name", value: .string(name.key.name)),
      JSON.Member(name: "program", value: .string(name.key.program.rawValue)),
      JSON.Member(name: "rows", value: .int(name.evidence.sets.count)),
    ]
    func exercise(_ exercise: Exercise) -> [JSON.Member] {
      [
        JSON.Member(name: "exercise", value: .string(exercise.name)),
        JSON.Member(name: "exerciseId", value: .string(exercise.id.text)),
      ]
    }
    switch name.becomes {
    case .known(let known, let how):
      members += exercise(known) + [JSON.Member(name: "by", value: .string(how.rawValue))]
    case .new(let own): members += exercise(own.exercise) + [JSON.Member(name: "by", value: .string("new"))]
    case .leftOut: members.append(JSON.Member(name: "by", value: .string("leftOut")))
    case .unresolved(let nearest):
      members += [
        JSON.Member(name: "by", value: .null),
        JSON.Member(name: "nearest", value: .array(nearest.map { .object(exercise($0)) })),
      ]
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
    .object([
      JSON.Member(name: "path", value: .string(row.path)),
      JSON.Member(name: "line", value: .int(row.line)),
      JSON.Member(name: "reason", value: .string(row.cause.code)),
      JSON.Member(name: "text", value: .string(context.words.why(row.cause))),
    ])
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
