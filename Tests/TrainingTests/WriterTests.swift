import TestSupport
import Testing
import Training

@Test(arguments: [
  (Performance(.reps(5), at: hundred), SetType.normal, "5@100kg"),
  (Performance(.reps(10), at: .external(kilograms("40"))), .warmUp, "10@40kg w"),
  (Performance(.reps(5), at: hundred, effort: RPE(halves: 17).map { .rpe($0) }), .drop, "5@100kg @8.5 d"),
  (Performance(.reps(5), at: .added(kilograms("20")), effort: .rir(2)), .failure, "5@+20kg rir2 f"),
  (Performance(.reps(8), at: .assisted(kilograms("15"))), .normal, "8@-15kg"),
  (Performance(.reps(8), at: .bodyWeight), .normal, "8@bw"),
  (Performance(.reps(8), at: .added(kilograms("0"))), .normal, "8@bw"),
  (Performance(.duration(Duration(seconds: 60))), .normal, "60s"),
  (Performance(.duration(Duration(seconds: 61))), .normal, "1:01"),
  (Performance(.duration(Duration(seconds: 3_600))), .normal, "1:00:00"),
  (Performance(.duration(Duration(milliseconds: 90_500))), .normal, "1:30.5"),
  (
    Performance(.distance(Distance(Thousandths(5), .kilometres), Duration(seconds: 1_500)), effort: .rir(3)),
    .normal,
    "5km/25:00 rir3"
  ),
  (Performance(.reps(12), at: hundred, parts: [SetPart(4), SetPart(3)]), .normal, "12+4+3@100kg"),
  (
    Performance(.reps(10), at: hundred, parts: [SetPart(8, at: .external(kilograms("60"))), SetPart(6)]),
    .dropToFailure, "10@100kg+8@60kg+6@100kg d f"
  ),
  (
    Performance(.reps(8), at: .bodyWeight, parts: [SetPart(6, at: .assisted(kilograms("20")))]), .normal,
    "8@bw +6@-20kg"
  ),
  (
    Performance(.reps(7), at: hundred, sides: SideReps(left: 8, right: 7)), .normal, "8/7@100kg"
  ),
  (Performance(.reps(12), at: .band(.green)), .normal, "12@green"),
  (Performance(.reps(12), at: .stack(7)), .normal, "12@p7"),
])
func oneSetIsWritten(performance: Performance, type: SetType, text: String) {
  #expect(NotationWriter().text(performance, type) == text)
}

@Test func addedLoadsNameBodyWeightIfTheExerciseDoesntImplyIt() {
  let writer = NotationWriter(loading: .external)
  #expect(writer.text(Performance(.reps(8), at: .added(kilograms("20")))) == "8@bw+20kg")
}

@Test func neighboursAreOneGroupOfTwentyAtMost() {
  let set = SetDraft(result: Performance(.reps(8), at: hundred))
  let warmUp = SetDraft(.warmUp, result: Performance(.reps(8), at: hundred))
  let writer = NotationWriter()
  #expect(writer.text([warmUp, set, set, set]) == "8@100kg w 3x8@100kg")
  #expect(writer.text([set, warmUp, set]) == "8@100kg 8@100kg w 8@100kg")
  #expect(writer.text(Array(repeating: set, count: 21)) == "20x8@100kg 8@100kg")
  #expect(writer.text([SetDraft]()) == "")
}

/// A generator of sets that lifters could type.
struct RandomSets {
  var random: SeededRandom
  let loading: Loading
  let countMode: CountMode
  let isPlan: Bool

  mutating func line() -> [SetDraft] {
    let hasLoads = isPlan ? random.chance(70) : true
    return (0..<random.int(1...6)).flatMap { _ in
      Array(
        repeating: draft(hasLoad: hasLoads || loading == .bodyWeight),
        count: random.chance(30) ? random.int(2...25) : 1)
    }
  }

  private mutating func draft(hasLoad: Bool) -> SetDraft {
    let type = random.one(of: SetType.allCases)
    var target = Target(amount(), at: hasLoad ? load() : nil, effort: effort())
    if case .exactly(.reps(let reps)) = target.amount {
      switch random.int(0...5) {
      case 0: target.parts = parts(besides: target.load)
      case 1:
        target.sides = SideReps(left: reps, right: reps + random.int(1...5))
        if random.chance(50), let sides = target.sides {
          target.sides = SideReps(left: sides.right, right: sides.left)
        }
      default: break
      }
    }
    return isPlan
      ? SetDraft(type, plan: target) : SetDraft(type, result: target.performance)
  }

  /// Two parts at least: a single one without a load could be added load.
  private mutating func parts(besides load: TargetLoad?) -> [SetPart] {
    let hasLoads = load != nil && random.chance(50)
    return (0..<random.int(2...4)).map { _ in
      guard hasLoads, case .load(let own)? = self.load(), .load(own) != load else {
        return SetPart(random.int(1...30))
      }
      return SetPart(random.int(1...30), at: own)
    }
  }

  private mutating func thousandths(_ most: Int) -> Thousandths {
    switch random.int(0...2) {
    case 0: Thousandths(random.int(1...most))
    case 1: Thousandths(raw: random.int(1...most) * 500)
    default: Thousandths(raw: random.int(1...(most * 1_000)))
    }
  }

  private mutating func duration() -> Training.Duration {
    random.chance(70)
      ? Duration(seconds: random.int(1...20_000)) : Duration(milliseconds: random.int(1...20_000_000))
  }

  private mutating func amount() -> TargetAmount {
    switch countMode {
    case .duration: return .exactly(.duration(duration()))
    case .distance:
      let distance = Distance(thousandths(5_000), random.one(of: DistanceUnit.allCases))
      return .exactly(.distance(distance, random.chance(50) ? duration() : nil))
    case .reps:
      let reps = random.int(1...(random.chance(90) ? 30 : 10_000))
      guard isPlan, reps < 10_000 else { return .exactly(.reps(reps)) }
      return random.one(of: [
        .exactly(.reps(reps)), .repsOrMore(reps), .repRange(reps, random.int((reps + 1)...10_000)),
      ])
    }
  }

  private mutating func load() -> TargetLoad? {
    if isPlan, loading != .unloaded, random.chance(20) {
      return .percent(Thousandths(raw: random.int(1...200_000)))
    }
    let mass = Mass(thousandths(random.chance(95) ? 500 : 910_000), random.one(of: MassUnit.allCases))
    if random.chance(10), loading != .unloaded {
      return .load(random.chance(50) ? .band(random.one(of: Band.allCases)) : .stack(random.int(1...99)))
    }
    let onBody: [Load] = [.bodyWeight, .added(mass), .assisted(mass)]
    switch loading {
    case .unloaded: return nil
    case .external: return .load(random.chance(85) ? .external(mass) : random.one(of: onBody))
    case .bodyWeight, .added, .assisted: return .load(random.one(of: onBody))
    }
  }

  private mutating func effort() -> Effort? {
    guard random.chance(40) else { return nil }
    return random.chance(50) ? RPE(halves: random.int(2...20)).map { .rpe($0) } : .rir(random.int(0...10))
  }
}

@Test(arguments: [Loading.external, .bodyWeight, .added, .assisted, .unloaded], CountMode.allCases)
func whatIsWrittenReadsBack(loading: Loading, countMode: CountMode) throws {
  let safe = Set("0123456789abcdefghijklmnopqrstuvwxyz.,:@+-/% ")
  for isPlan in [false, true] {
    for comma in [false, true] {
      var context = SetContext(
        countMode: countMode, loading: loading, unit: .pounds,
        lastWorkingLoad: loading == .unloaded ? nil : hundred,
        isForced: true)
      (context.isOneSided, context.takesBand, context.takesStack) = (true, true, true)
      let seed: UInt64 = comma ? 7 : 8
      var sets = RandomSets(
        random: SeededRandom(seed), loading: loading, countMode: countMode, isPlan: isPlan)
      let writer = NotationWriter(loading: loading)
      for _ in 0..<150 {
        let line = sets.line()
        // A line holds at most a hundred sets.
        guard line.count <= Notation.mostSets else { continue }
        // The fractions of a time follow a point in every language.
        let words = writer.text(line).split(separator: " ").map {
          String(comma && !$0.contains(":") ? $0.replacing(".", with: ",")[...] : $0)
        }
        let text = words.joined(separator: " ")
        let groups = try Notation(decimalComma: comma).groups(in: words)
        let interpreter = SetInterpreter(context)
        let read = isPlan ? try interpreter.plans(of: groups) : try interpreter.results(of: groups)
        #expect(read == line, "seed \(seed): \(text)")
        #expect(text.allSatisfy { safe.contains($0) }, "seed \(seed): \(text)")
      }
    }
  }
}

@Test(arguments: [21, 22]) func distancesAndTimesReadBackApartOrTogether(seed: UInt64) throws {
  var random = SeededRandom(seed)
  let context = SetContext(
    countMode: .distance, loading: .bodyWeight, unit: .kilograms, isForced: true, acceptsTimeAndDistance: true
  )
  for _ in 0..<2_000 {
    let sets = (0..<random.int(1...5)).map { _ in
      let distance = Distance(Thousandths(random.int(1...3)), .kilometres)
      let time = Duration(seconds: random.int(1...3) * 90)
      let amount = random.one(of: [
        Amount.distance(distance, nil), .distance(distance, time), .duration(time),
      ])
      let load = random.chance(30) ? Load.added(kilograms("20")) : .bodyWeight
      let effort = random.chance(20) ? Effort.rir(2) : nil
      let type = random.one(of: [SetType.normal, .normal, .normal, .warmUp])
      return SetDraft(type, result: Performance(amount, at: load, effort: effort))
    }
    let text = NotationWriter(loading: .bodyWeight).text(sets)
    let groups = try Notation(decimalComma: false).groups(in: text.split(separator: " ").map(String.init))
    #expect(try SetInterpreter(context).results(of: groups) == sets, "\(text)")
  }
}

@Test func aDistanceAndATimeThatAreTwoSetsAreCounted() {
  let distance = SetDraft(result: Performance(.distance(Distance(Thousandths(5), .kilometres), nil)))
  let time = SetDraft(result: Performance(.duration(Duration(seconds: 1_650))))
  #expect(NotationWriter().text([distance, time]) == "1x5km 1x27:30")
  #expect(NotationWriter().text([time, distance, distance]) == "27:30 2x5km")
  #expect(NotationWriter().text([distance, distance, time]) == "2x5km 1x27:30")
  let carry = SetDraft(
    result: Performance(.distance(Distance(Thousandths(5), .kilometres), nil), at: .external(kilograms("20")))
  )
  #expect(NotationWriter().text([carry, time]) == "1x5km@20kg 1x27:30")
}
