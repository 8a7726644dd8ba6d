import Testing
import Training

func kilograms(_ text: String) -> Mass { Mass(Thousandths(text) ?? Thousandths(0), .kilograms) }

let hundred = Load.external(kilograms("100"))

let bench = SetContext(countMode: .reps, loading: .external, unit: .kilograms)
let benchAfter100 = SetContext(
  countMode: .reps, loading: .external, unit: .kilograms, lastWorkingLoad: hundred,
  lastWarmUpLoad: .external(kilograms("40")))
let benchLastTime80 = SetContext(
  countMode: .reps, loading: .external, unit: .kilograms, lastTime: .external(kilograms("80")))
let bandRow = SetContext(countMode: .reps, loading: .external, unit: .kilograms, isLoadOptional: true)
let pushUp = SetContext(countMode: .reps, loading: .bodyWeight, unit: .kilograms)
let pullUpAfter20 = SetContext(
  countMode: .reps, loading: .bodyWeight, unit: .kilograms, lastWorkingLoad: .added(kilograms("20")))
let weightedPullUp = SetContext(countMode: .reps, loading: .added, unit: .kilograms)
let assistedPullUp = SetContext(countMode: .reps, loading: .assisted, unit: .kilograms)
let plank = SetContext(countMode: .duration, loading: .bodyWeight, unit: .kilograms)
let run = SetContext(countMode: .distance, loading: .unloaded, unit: .kilograms)
let treadmill = SetContext(
  countMode: .distance, loading: .unloaded, unit: .kilograms, acceptsTimeAndDistance: true)
let elliptical = SetContext(
  countMode: .duration, loading: .unloaded, unit: .kilograms, acceptsTimeAndDistance: true)
let carry = SetContext(countMode: .distance, loading: .external, unit: .kilograms)

func forced(_ context: SetContext) -> SetContext {
  var context = context
  context.isForced = true
  return context
}

/// The interpretation of SETs in a context: sets in canonical notation, or the refusal.
func interpreter(_ text: String, _ context: SetContext, plan: Bool = false) -> String {
  let writer = NotationWriter(loading: context.loading)
  do {
    let groups = try Notation(decimalComma: false).groups(in: text.split(separator: " ").map(String.init))
    let interpreter = SetInterpreter(context)
    return writer.text(plan ? try interpreter.plans(of: groups) : try interpreter.results(of: groups))
  } catch let refusal as SetRefusal {
    return "\(refusal.problem) \(refusal.readings)".replacing("Training.", with: "")
  } catch {
    return "\(error)"
  }
}

@Test(arguments: [
  ("8@100", bench, "8@100kg"), ("3x8@100kg", bench, "3x8@100kg"), ("8,8,6@100", bench, "2x8@100kg 6@100kg"),
  ("8x100kg", bench, "8@100kg"), ("100kg x 8", bench, "8@100kg"), ("3x8x100kg", bench, "3x8@100kg"),
  ("5@100@8", bench, "5@100kg @8"), ("100kgx5@8", bench, "5@100kg @8"), ("5@100 rpe8", bench, "5@100kg @8"),
  ("8@100 8 7", bench, "2x8@100kg 7@100kg"),
  ("10@40w 5@100 4@80d", bench, "10@40kg w 5@100kg 4@80kg d"),
  ("8@+20", pushUp, "8@+20kg"), ("8@-15", pushUp, "8@-15kg"), ("8@bw", pushUp, "8@bw"),
  ("8@+20", bench, #"addedToWhat ["8@20kg", "8@bw+20kg"]"#),
  ("8@+20", benchAfter100, #"addedToWhat ["8@120kg", "8@bw+20kg"]"#),
  ("8@15", assistedPullUp, "8@-15kg"), ("12", pushUp, "12@bw"), ("12", benchAfter100, "12@100kg"),
  ("12", bench, "noLoad []"), ("12", benchLastTime80, #"noLoad ["12@80kg"]"#),
  ("15", bandRow, "15"), ("15@20", bandRow, "15@20kg"), ("3x15", bandRow, "3x15"),
  ("60s", plank, "60s@bw"), ("1:30", plank, "1:30@bw"), ("3x45s@+10", plank, "3x45s@+10kg"),
  ("5km/25:00", run, "5km/25:00"), ("40m@60", carry, "40m@60kg"),
  ("8x100", bench, "8@100kg"),
  ("8x100", benchLastTime80, "8@100kg"),
  ("3x8", benchAfter100, "3x8@100kg"), ("3x8", pushUp, "3x8@bw"), ("10x10", benchAfter100, "10x10@100kg"),
  ("12x10", benchAfter100, #"setsOrLoad ["12x10@100kg", "10@12kg", "12@10kg"]"#),
  ("100@8", bench, #"tooManyReps(100) ["8@100kg"]"#), ("100@8", forced(bench), "100@8kg"),
  ("5@8", benchAfter100, #"loadOrRating ["5@8kg", "5@100kg @8"]"#), ("5@8", bench, "5@8kg"),
  ("5@8kg", benchAfter100, "5@8kg"), ("5@8@9", benchAfter100, "5@8kg @9"),
  ("5 rpe8", benchAfter100, "5@100kg @8"),
  ("135 8,8,7", bench, "2x8@135kg 7@135kg"),
  ("135 8,8,7", benchAfter100, "2x8@135kg 7@135kg"),
  ("30min", treadmill, "30:00"), ("5km/30:00 10min", treadmill, "5km/30:00 10:00"),
  ("20m", treadmill, #"minutesOrMetres ["20min", "1x20m"]"#),
  ("30", treadmill, #"countMode(expected: CountMode.distance, typed: CountMode.reps) ["30min", "30km"]"#),
  ("3km/20:00", elliptical, "3km/20:00"), ("3km", elliptical, "3km"), ("500m", elliptical, "500m"),
  ("5m", elliptical, #"countMode(expected: CountMode.duration, typed: CountMode.distance) ["5min"]"#),
  ("60", plank, "60s@bw"),
  ("2", plank, #"countMode(expected: CountMode.duration, typed: CountMode.reps) ["2min", "2s"]"#),
  ("5m", plank, #"countMode(expected: CountMode.duration, typed: CountMode.distance) ["5min"]"#),
])
func tableMeans(text: String, context: SetContext, outcome: String) {
  #expect(interpreter(text, context) == outcome)
}

@Test(arguments: [
  ("3x8-12", bench, "3x8-12"), ("5+@80%", bench, "5+@80%"), ("3x5@rpe8", bench, "3x5 rpe8"),
  ("3x8", bench, "3x8"),
  ("3x8", benchAfter100, "3x8"), ("8x100", pushUp, "8x100@bw"), ("3x8", pushUp, "3x8@bw"),
  ("8@100 8 3x5", bench, "2x8@100kg 3x5@100kg"), ("5@80% 3 5@90", bench, "5@80% 3@80% 5@90kg"),
  ("100@8", bench, #"tooManyReps(100) ["8@100kg"]"#), ("8@60lb 3x8-12@70", bench, "8@60lb 3x8-12@70lb"),
  ("5@8", benchAfter100, #"loadOrRating ["5@8kg", "5@100kg @8"]"#), ("5km@80%", run, "unloaded []"),
])
func plansMean(text: String, context: SetContext, outcome: String) {
  #expect(interpreter(text, context, plan: true) == outcome)
}

@Test(arguments: [
  ("10w", benchAfter100, "10@40kg w"), ("10w", benchLastTime80, #"noLoad ["10@80kg w"]"#),
  ("8@100lb 8@90 7@40kg 7@41", bench, "8@100lb 8@90lb 7@40kg 7@41kg"),
  ("8@100@8 8", bench, "8@100kg @8 8@100kg"), ("8@100w 8", bench, "noLoad []"),
  ("8", pullUpAfter20, "8@+20kg"), ("8@25", pullUpAfter20, "8@+25kg"), ("8@0", pullUpAfter20, "8@bw"),
  ("3x8", pullUpAfter20, #"setsOrLoad ["3x8@+20kg", "3@+8kg"]"#),
  ("8@20", pushUp, #"addedOrAssisted ["8@+20kg", "8@-20kg"]"#),
  ("12@8", pushUp, #"addedOrAssisted ["12@+8kg", "12@-8kg", "12 rpe8"]"#),
  ("8@20", weightedPullUp, "8@+20kg"), ("8", weightedPullUp, #"noLoad ["8@bw"]"#),
  ("8@0", weightedPullUp, "8@bw"),
  ("8@+5", assistedPullUp, "8@+5kg"), ("8@bw+20", bench, "8@bw+20kg"), ("8@bw", bench, "8@bw"),
  ("8@-20", benchAfter100, #"addedToWhat ["8@80kg", "8@bw-20kg"]"#), ("8@0", bench, "zeroLoad []"),
  ("8@0", forced(bench), "8@0kg"),
  ("60@0", forced(bench), "60@0kg"), ("60", pushUp, "60@bw"),
  ("51@20", bench, "tooManyReps(51) [\"20@51kg\"]"),
  ("50@20", bench, "50@20kg"), ("5@9999.999", bench, "5@9999.999kg"), ("5@10000", forced(bench), "5@10000kg"),
  ("5km@8", run, #"unloaded ["5km rpe8"]"#), ("5km@80", run, "unloaded []"), ("5km@+10", run, "5km@+10kg"),
  ("3x5km", run, "3x5km"), ("8-12", benchAfter100, #"planOnly ["8", "12"]"#),
  ("5+@80", bench, #"planOnly ["5@80"]"#),
  ("3x5@80%", bench, "planOnly []"), ("8,5+@100", bench, "planOnly []"),
  ("40 8,8", benchAfter100, #"repsOrLoad ["8,8@40kg", "40@100kg 8,8@100kg"]"#),
  ("20 12 8", benchAfter100, "20@100kg 12@100kg 8@100kg"),
  ("60 8", pushUp, "60@bw 8@bw"), ("12 8,8", benchAfter100, "12@100kg 2x8@100kg"),
  ("5@33", benchAfter100, "5@33kg"), ("5@8.25", benchAfter100, "5@8.25kg"),
  ("10@10w", benchAfter100, #"loadOrRating ["10@10kg w", "10@40kg @10 w"]"#),
  ("5@100 5@8", bench, #"loadOrRating ["5@8kg", "5@100kg @8"]"#),
  ("60s", bench, #"countMode(expected: CountMode.reps, typed: CountMode.duration) ["60"]"#),
  ("3x5", run, #"countMode(expected: CountMode.distance, typed: CountMode.reps) ["3x5m", "3x5km"]"#),
])
func furtherMeanings(text: String, context: SetContext, outcome: String) {
  #expect(interpreter(text, context) == outcome)
}

@Test func tenThousandKilogramsAreTheLimitInBothUnits() {
  #expect(interpreter("5@10000", bench).hasPrefix("tooHeavy"))
  #expect(interpreter("5@22046lb", bench) == "5@22046lb")
  #expect(interpreter("5@22047lb", bench).hasPrefix("tooHeavy"))
}

@Test func refusalsNameTheirWords() throws {
  let groups = try Notation(decimalComma: false).groups(in: ["8@100", "25", "8,8,7"])
  let refusal = #expect(throws: SetRefusal.self) { try SetInterpreter(bench).results(of: groups) }
  #expect(refusal?.words == 1..<3)
}

@Test(arguments: [
  bench, benchAfter100, pushUp, pullUpAfter20, weightedPullUp, assistedPullUp, plank, run, carry,
])
func readingsOfRefusalsAreTaken(context: SetContext) throws {
  let wants = ["noLoad", "tooManyReps", "tooHeavy"]
  let texts = [
    "8@+20", "8@-15", "12@8", "12", "3x8", "8x10", "100@8", "5@8", "135 8,8,7", "40 8,8", "60", "5m", "8-12",
    "5km@8", "60s",
  ]
  for text in texts {
    let groups = try Notation(decimalComma: false).groups(in: text.split(separator: " ").map(String.init))
    do throws(SetRefusal) {
      _ = try SetInterpreter(context).results(of: groups)
    } catch {
      for reading in error.readings where error.problem != .planOnly {
        let outcome = interpreter(reading, context)
        #expect(
          !outcome.contains("[") || wants.contains { outcome.hasPrefix($0) },
          "\(text): \(reading): \(outcome)")
      }
    }
  }
}

@Test func contextComesFromTodaysSets() throws {
  let squat = Exercise(
    id: try #require(ExerciseID("1")), name: "Squat", bodyPart: .upperLegs, equipment: .barbell,
    countMode: .reps)
  func set(_ position: String, _ type: SetType, _ load: Load?, at seconds: Int?, done: Bool = true) throws
    -> WorkoutSet
  {
    let instant = Instant(seconds: seconds ?? 0, offset: 0)
    return WorkoutSet(
      id: EntityID(at: instant, random: UInt64(seconds ?? 0)), position: try #require(Position(position)),
      type: type,
      plan: Target(.exactly(.reps(8)), at: load.map { .load($0) }),
      result: done ? Performance(.reps(8), at: load) : nil, completed: seconds == nil ? nil : instant)
  }
  let pounds = Load.external(Mass(Thousandths(45), .pounds))
  let sets = [
    try set("1", .warmUp, pounds, at: 300), try set("2", .normal, .external(kilograms("90")), at: 200),
    try set("3", .drop, hundred, at: 100),
    try set("4", .normal, .external(kilograms("60")), at: nil, done: false),
  ]
  let context = SetContext(squat, setsToday: sets, unit: .kilograms)
  #expect(context.lastWorkingLoad == .external(kilograms("90")))
  #expect(context.lastWarmUpLoad == pounds)
  #expect(context.unit == .pounds)
  #expect(SetContext(squat, setsToday: [], unit: .pounds).unit == .pounds)
}
