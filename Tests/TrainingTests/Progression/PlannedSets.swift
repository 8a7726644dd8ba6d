import Testing
import Training

/// Sets of one exercise in the notation: planned ones in parentheses, with `_` for a space within a set. A
/// load with a sign is on the body, one without is external.
func plannedSets(_ text: String) throws -> [WorkoutSet] {
  let notation = Notation(decimalComma: false)
  var random: UInt64 = 0
  return try text.split(separator: " ").flatMap { word -> [WorkoutSet] in
    let typed = word.filter { !"()".contains($0) }.replacing("_", with: " ")
    let isOnBody = ["@+", "@-", "@bw"].contains { typed.contains($0) }
    let interpreter = SetInterpreter(
      SetContext(
        countMode: .reps, loading: isOnBody ? .added : .external, unit: .kilograms, isForced: true))
    let groups = try notation.groups(in: [typed])
    let drafts = word.hasPrefix("(") ? try interpreter.plans(of: groups) : try interpreter.results(of: groups)
    return drafts.map { draft in
      random += 1
      return WorkoutSet(
        id: EntityID(at: Instant(seconds: 0, offset: 0), random: random), position: .first, type: draft.type,
        plan: draft.plan, result: draft.result)
    }
  }
}
