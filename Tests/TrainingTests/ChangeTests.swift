import Testing
import Training

/// A change of a completed set (`set` reads as results) or a planned one, in canonical notation.
func changed(_ set: String, _ change: String, _ context: SetContext, plan: Bool = false) -> String {
  let notation = Notation(decimalComma: false)
  let writer = NotationWriter(loading: context.loading)
  do {
    let interpreter = SetInterpreter(context)
    let groups = try notation.groups(in: [set])
    let draft = plan ? try interpreter.plans(of: groups)[0] : try interpreter.results(of: groups)[0]
    let id = EntityID(at: Instant(seconds: 0, offset: 0), random: 1)
    let before = WorkoutSet(
      id: id, position: .first, type: draft.type, plan: draft.plan, result: draft.result)
    return writer.text(
      try interpreter.applying(
        try notation.change(in: change.split(separator: " ").map(String.init)), to: before)
    )
  } catch let refusal as SetRefusal {
    return "\(refusal.problem) \(refusal.readings)"
  } catch let error as SetSyntaxError {
    return "\(error.problem) \(error.place.offset) \(error.readings)"
  } catch {
    return "\(error)"
  }
}

@Test(arguments: [
  ("8@100@8w", "7", bench, "7@100kg @8 w"), ("8@100@8w", "@105", bench, "8@105kg @8 w"),
  ("8@100", "7@105", bench, "7@105kg"), ("8@100", "7 @ 105 lb @9 d", bench, "7@105lb @9 d"),
  ("8@100", "+2.5", bench, "8@102.5kg"), ("8@100", "-2.5kg", bench, "8@97.5kg"),
  ("8@100", "+10lb", bench, "8@104.536kg"),
  ("8@100lb", "+5", bench, "8@105lb"), ("8@100lb", "@105", bench, "8@105lb"),
  ("8@100", "rpe8", bench, "8@100kg @8"),
  ("8@100", "@rpe8.5", bench, "8@100kg @8.5"), ("8@100", "rir 2", bench, "8@100kg rir2"),
  ("8@100", "drop", bench, "8@100kg d"),
  ("8@100w", "normal", bench, "8@100kg"), ("8@100", "@bw", bench, "8@bw"),
  ("8@100", "@8", bench, #"loadOrRating ["@8kg", "@100kg @8"]"#), ("8@100", "@8kg", bench, "8@8kg"),
  ("8@100", "-100", bench, "zeroLoad []"), ("8@100", "-100.001", bench, "belowZero []"),
  ("8@15", "+5", assistedPullUp, "8@-20kg"), ("8@15", "-15", assistedPullUp, "8@bw"),
  ("8@15", "-20", assistedPullUp, #"belowZero ["@+5kg"]"#), ("8@bw", "+10", assistedPullUp, "8@-10kg"),
  ("8@bw", "+10", pushUp, "8@+10kg"), ("8@bw", "-10", pushUp, #"belowZero ["@-10kg"]"#),
  ("8@+10", "-15", pushUp, #"belowZero ["@-5kg"]"#), ("8@+10", "@15", pushUp, "8@+15kg"),
  ("8@bw", "@15", pushUp, #"addedOrAssisted ["@+15kg", "@-15kg"]"#), ("5km", "+5", run, "nothingToShift []"),
  ("8@100", "8-12", bench, #"planOnly ["8", "12"]"#),
  (
    "8@100", "60s", bench,
    #"countMode(expected: Training.CountMode.reps, typed: Training.CountMode.duration) ["60"]"#
  ),
  ("8@100", "80", bench, "tooManyReps(80) [\"@80kg\"]"),
  ("8@100", "60 @ 20", bench, "tooManyReps(60) [\"20@60kg\"]"),
  (
    "8@100", "@10000", bench,
    "tooHeavy(Training.Mass(value: Training.Thousandths(raw: 10000000), unit: Training.MassUnit.kilograms)) []"
  ),
  ("8@100", "12@", bench, "noLoad 3 []"), ("8@100", "80kg", bench, "8@80kg"),
  ("8@100", "7,5", bench, "unexpected 1 [\"@7.5\"]"), ("8@100", "7 8", bench, "unexpected 0 []"),
  ("8@100", "+0", bench, "signedZero 0 []"),
  ("8@100", "squat", bench, "noAmount 0 []"), ("8@100", "", bench, "nothing 0 []"),
])
func resultsChange(set: String, change: String, context: SetContext, outcome: String) {
  #expect(changed(set, change, context) == outcome)
}

@Test(arguments: [
  ("3x8-12@100", "5+", "5+@100kg"), ("5@80%", "+2.5", "5@82.5%"), ("5@80%", "+2.5kg", "nothingToShift []"),
  ("5@80%", "-80", "belowZero []"), ("5@80%", "@100", "5@100kg"), ("5", "@80%", "5@80%"),
  ("5", "rpe8", "5 rpe8"),
  ("5", "+5", "nothingToShift []"),
])
func plansChange(set: String, change: String, outcome: String) {
  #expect(changed(set, change, bench, plan: true) == outcome)
}

@Test func aChangeOfADoneSetLeavesItsPlan() throws {
  let plan = Target(.exactly(.reps(3)), at: .load(.external(kilograms("180"))))
  let set = WorkoutSet(
    id: EntityID(at: Instant(seconds: 0, offset: 0), random: 1), position: .first, plan: plan,
    result: plan.performance)
  let after = try SetInterpreter(bench).applying(
    try Notation(decimalComma: false).change(in: ["@172.5"]), to: set)
  #expect(after.plan == plan)
  #expect(after.result == Performance(.reps(3), at: .external(kilograms("172.5"))))
}

@Test(arguments: [
  ("3x8@90", "", "8@90kg"), ("8-12@90", "", "8@90kg"), ("8-12@90", "10", "10@90kg"), ("8", "", "8@100kg"),
  ("8", "+5", "8@105kg"), ("8@90", "+5", "8@95kg"), ("8@90", "7@8kg", "7@8kg"), ("5@80%", "", "percentage"),
  ("5@80%", "@95", "5@95kg"), ("8w", "", "8@40kg"), ("8@90", "8-12", "planOnly"),
])
func doingAPlan(plan: String, change: String, outcome: String) throws {
  let notation = Notation(decimalComma: false)
  let interpreter = SetInterpreter(benchAfter100)
  let draft = try interpreter.plans(of: try notation.groups(in: [plan]))[0]
  let words = change.isEmpty ? nil : try notation.change(in: [change])
  let target = try #require(draft.plan)
  do throws(SetRefusal) {
    let result = try interpreter.result(doing: target, type: draft.type, with: words)
    #expect(NotationWriter().text(result) == outcome)
  } catch {
    #expect("\(error.problem)".hasPrefix(outcome))
  }
}

@Test(arguments: [
  ("7", true, ""), ("7 6", true, "6"), ("@105 8@90 7", true, "8@90 7"), ("7 @ 105 drop 6", true, "6[drop]"),
  ("+2.5 8", true, "8"), ("3x8@80", false, "8,8,8@80"), ("8 x 100kg 7", false, "8@100kg 7"),
  ("8,8,7", false, "8,8,7"),
  ("rpe8", true, ""),
])
func doneTakesAChangeThenSets(line: String, hasChange: Bool, sets: String) throws {
  let (change, groups) = try Notation(decimalComma: false).changeThenSets(
    in: line.split(separator: " ").map(String.init))
  #expect((change != nil) == hasChange)
  #expect(groups.map(outline).joined(separator: " ") == sets)
}

@Test(arguments: [
  ("7 8@1e9", 1, "unreadableNumber"), ("squat", 0, "noAmount"), ("100x5@80", 0, "countOutOfRange"),
])
func wrongWordsOfDone(line: String, word: Int, problem: String) {
  let error = #expect(throws: SetSyntaxError.self) {
    try Notation(decimalComma: false).changeThenSets(in: line.split(separator: " ").map(String.init))
  }
  #expect(error?.place.word == word)
  #expect(error.map { "\($0.problem)" } == problem)
}
