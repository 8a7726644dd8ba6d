import TestSupport
import Testing
import Training

/// The sets that `done` logs for planned sets with the words after it, in canonical notation.
private func done(_ plan: String, _ words: String, _ context: SetContext) -> String {
  let notation = Notation(decimalComma: false)
  let writer = NotationWriter(loading: context.loading)
  do {
    let interpreter = SetInterpreter(context)
    let drafts = try interpreter.plans(
      of: try notation.groups(in: plan.split(separator: " ").map(String.init)))
    let id = EntityID(at: Instant(seconds: 0, offset: 0), random: 1)
    let sets = drafts.map { WorkoutSet(id: id, position: .first, type: $0.type, plan: $0.plan) }
    let typed = words.split(separator: " ").map(String.init)
    let (change, groups) = typed.isEmpty ? (nil, []) : try notation.changeThenSets(in: typed)
    let fill = try interpreter.fill(sets, with: change, groups, .fitting)
    return writer.text(fill.filled.map(\.draft) + fill.extra)
  } catch let refusal as SetRefusal {
    return "\(refusal.problem) \(refusal.readings)"
  } catch {
    return "\(error)"
  }
}

@Test(arguments: [
  ("8@80", "", bench, "8@80kg"), ("8@80 rpe8", "", bench, "8@80kg"), ("8@80 rpe8", "7", bench, "7@80kg"),
  ("8@80 rpe8", "rpe9", bench, "8@80kg @9"), ("8-12@80", "", bench, "8@80kg"),
  ("5+@80", "9", bench, "9@80kg"),
  ("2x8@80", "7@77.5 6", bench, "7@77.5kg 6@77.5kg"), ("3x8@80", "3x8@82.5", bench, "3x8@82.5kg"),
  ("3x8@80", "8,8,7", bench, "2x8@80kg 7@80kg"), ("10@40w", "", bench, "10@40kg w"),
  ("2x10@40w", "2x10@45", bench, "2x10@45kg w"),
  ("8@80", "7 6", bench, #"moreThanPlanned(1, rest: "6@80kg") ["7@80kg"]"#),
  ("8", "", benchAfter100, "8@100kg"), ("8", "", benchLastTime80, #"noLoad ["8@80kg"]"#),
  ("8 rpe8", "", benchLastTime80, #"noLoad ["8@80kg"]"#), ("8", "@60", bench, "8@60kg"),
  ("8", "5@8", benchAfter100, #"loadOrRating ["5@8kg", "5@100kg @8"]"#), ("8", "", pushUp, "8@bw"),
  ("8@80%", "@100", bench, "8@100kg"), ("2x8@100w", "7 6", benchAfter100, "7@100kg w 6@100kg w"),
])
func doneMeans(plan: String, words: String, context: SetContext, outcome: String) {
  #expect(done(plan, words, context) == outcome)
}

@Test func percentagesNeedALoad() {
  #expect(done("8@80%", "", bench).hasPrefix("percentage"))
  #expect(done("8@80%", "7", bench).hasPrefix("percentage"))
}

@Suite struct CompletingTests {
  private let time = Instant(seconds: 1_000, offset: 0)

  private func workout(_ plans: Int) -> Workout {
    var ids = SeededRandom(1)
    var workout = Workout(id: EntityID(at: time, random: 1), start: time, unit: .kilograms)
    let exercise = Exercise(
      id: ExerciseID(workout.id), name: "Bench", bodyPart: .chest, equipment: .barbell, countMode: .reps)
    let index = workout.append(exercise, id: EntityID(at: time, random: 2))
    let plan = SetDraft(plan: Target(.exactly(.reps(8))))
    workout.append(Array(repeating: plan, count: plans), to: index, at: nil) {
      EntityID(at: time, random: ids.next())
    }
    return workout
  }

  private func draft(_ reps: Int) -> SetDraft { SetDraft(result: Performance(.reps(reps))) }

  @Test func planStaysAndSetsBesideItFollow() {
    var workout = workout(3)
    var ids = SeededRandom(2)
    let places = workout.complete(
      SetPlace(exercise: 0, set: 1), with: [draft(7), draft(6), draft(5)], at: time
    ) { EntityID(at: time, random: ids.next()) }
    let sets = workout.exercises[0].sets
    #expect(places.map(\.set) == [1, 2, 3])
    #expect(sets.map { $0.result?.amount } == [nil, .reps(7), .reps(6), .reps(5), nil])
    #expect(sets.map { $0.plan != nil } == [true, true, false, false, true])
    #expect(sets.map(\.completed) == [nil, time, time, time, nil])
    #expect(sets.map(\.position) == sets.map(\.position).sorted())
    #expect(Set(sets.map(\.position)).count == 5 && Set(sets.map(\.id)).count == 5)
  }

  /// Inserting between two sets again and again runs out of decimals between them; then later sets get new positions.
  @Test func insertingNeverRunsOutOfPositions() {
    var workout = workout(2)
    var ids = SeededRandom(3)
    for reps in 1...200 {
      workout.insert([draft(reps)], after: SetPlace(exercise: 0, set: 0), at: nil) {
        EntityID(at: time, random: ids.next())
      }
    }
    let sets = workout.exercises[0].sets
    #expect(sets.dropFirst().dropLast().map { $0.result?.amount } == (1...200).reversed().map { .reps($0) })
    #expect(sets.count == 202 && Set(sets.map(\.position)).count == 202)
    #expect(sets.map(\.position) == sets.map(\.position).sorted())
  }

  @Test func againCopiesTheSetWithoutRPEOrRIR() throws {
    var workout = workout(1)
    let result = Performance(.reps(5), at: hundred, effort: .rir(2))
    let place = SetPlace(exercise: 0, set: 0)
    workout.complete(place, with: [SetDraft(.drop, result: result)], at: time) {
      EntityID(at: time, random: 9)
    }
    let again = try SetInterpreter(bench).again(workout[place], with: nil)
    #expect(again == SetDraft(.drop, result: Performance(.reps(5), at: hundred)))
    let change = try Notation(decimalComma: false).change(in: ["+2.5"])
    #expect(
      try SetInterpreter(bench).again(workout[place], with: change).result?.load
        == .external(kilograms("102.5")))
  }
}
