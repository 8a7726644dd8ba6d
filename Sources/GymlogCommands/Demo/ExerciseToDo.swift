import Training
import Wording

struct SetToDo {
  var type = SetType.normal
  var plan: Target?
  var result: Performance
  /// Its length in seconds.
  var length: Int
  /// The rest after it in seconds.
  var pause: ClosedRange<Int>
  var note: String?
}

struct ExerciseToDo {
  let exercise: Int
  private(set) var sets: [SetToDo]

  init(_ slot: Slot, _ condition: Condition, _ words: Words, _ random: inout SeededRandom) {
    switch slot.movement {
    case .lift(let lift):
      self.init(slot, lift, condition)
      rate(slot, lift.maximum, condition, words, &random)
    case .body(let lift):
      self.init(slot, lift, condition)
    case .hold(let exercise, let growth):
      let seconds = Int(growth.after(weeks: condition.weeks) * condition.deload) / 5 * 5
      self.init(exercise, slot, Performance(.duration(Duration(seconds: seconds)), at: .bodyWeight), seconds)
    case .carry(let lift, let metres):
      let load = lift.load(upTo: condition.expected(lift.maximum))
      let amount = Amount.distance(Distance(Thousandths(metres), .metres), nil)
      self.init(
        lift.exercise, slot, Performance(amount, at: .external(kilogramsOf(grams: load))), metres)
    case .race(let exercise, let metres, let growth):
      let seconds = Int(growth.after(weeks: condition.weeks) / condition.form)
      let distance = Distance(Thousandths(raw: metres), .kilometres)
      self.init(
        exercise, slot, Performance(.distance(distance, Duration(seconds: seconds))), seconds)
    }
  }

  /// The slot's number of identical sets.
  private init(_ exercise: Int, _ slot: Slot, _ performance: Performance, _ length: Int) {
    self.exercise = exercise
    let set = SetToDo(result: performance, length: length, pause: Self.pause(slot.rest))
    sets = Array(repeating: set, count: slot.sets)
  }

  private init(_ slot: Slot, _ lift: Lift, _ condition: Condition) {
    exercise = lift.exercise
    let grams = lift.load(upTo: condition.load(lift.maximum, for: slot))
    sets = Self.warmUps(to: grams, lift, atMost: slot.warmUps)
    let outcome = Outcome(
      slot, possible: Epley.reps(with: Double(grams) / 1_000, of: condition.real(lift.maximum)))
    addSets(outcome, slot, .external(kilogramsOf(grams: grams)))
  }

  /// The load is chosen for the reps; without load or assistance the reps are as many as possible.
  private init(_ slot: Slot, _ lift: BodyLift, _ condition: Condition) {
    let form = lift.form(upTo: condition.load(lift.maximum, for: slot))
    exercise = form.exercise
    sets = []
    let total = BodyLift.body + Mass(form.load.signed(in: .kilograms), .kilograms).double
    let possible = Epley.reps(with: total, of: condition.real(lift.maximum))
    addSets(Outcome(slot, possible: possible), slot, form.load)
  }

  private mutating func addSets(_ outcome: Outcome, _ slot: Slot, _ load: Load) {
    let plan = slot.isMain ? Target(.exactly(.reps(slot.reps)), at: .load(load)) : nil
    sets += outcome.reps.map { reps in
      SetToDo(
        plan: plan, result: Performance(.reps(reps), at: load), length: 10 + reps * 3,
        pause: Self.pause(slot.rest))
    }
  }

  /// Adds an RPE to the last set, nearly always for a main lift and seldom for others, and sometimes a note about missed reps.
  private mutating func rate(
    _ slot: Slot, _ maximum: Growth, _ condition: Condition, _ words: Words, _ random: inout SeededRandom
  ) {
    guard let last = sets.last, let mass = last.result.load?.mass, case .reps(let reps) = last.result.amount
    else { return }
    let possible = Epley.reps(with: Double(mass.value.raw) / 1_000, of: condition.real(maximum))
    if random.happens(percent: slot.isMain ? 85 : 10) {
      sets[sets.count - 1].result.effort = Outcome(slot, possible: possible).rpe.map { .rpe($0) }
    }
    if reps < slot.reps, random.happens(percent: 40) {
      sets[sets.count - 1].note = words.demoNote(.missedReps)
    }
  }

  /// Warm-ups with rising loads and fewer reps, from the lightest load.
  private static func warmUps(to grams: Int, _ lift: Lift, atMost count: Int) -> [SetToDo] {
    let steps = [(0.0, 10), (0.5, 5), (0.7, 3), (0.85, 1)]
    var loads: [(grams: Int, reps: Int)] = []
    for (share, reps) in count == 1 ? steps[1...1] : steps.prefix(count) {
      let load = lift.load(upTo: Double(grams) / 1_000 * share)
      if load > loads.last?.grams ?? 0, load * 10 <= grams * 9 { loads.append((load, reps)) }
    }
    return loads.map { load in
      SetToDo(
        type: .warmUp, result: Performance(.reps(load.reps), at: .external(kilogramsOf(grams: load.grams))),
        length: 5 + load.reps * 3, pause: 45...80)
    }
  }

  private static func pause(_ rest: Int) -> ClosedRange<Int> { rest * 3 / 4...rest * 5 / 4 }
}
