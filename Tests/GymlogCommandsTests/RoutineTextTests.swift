import Catalogue
import System
import TestSupport
import Testing
import Training
import Wording

@testable import GymlogCommands

@Suite struct RoutineTextTests {
  /// A context for reading and writing routine texts.
  private static func context(_ language: String = "en") throws -> Context {
    let machine = try TestMachine()
    machine.environment["LANG"] = language
    let world = machine.world
    return try Context(
      world, choices: SettingsFile(), folders: Folders(world.environment), line: [], GlobalOptions())
  }

  @Test(arguments: ["en", "es", "ca"])
  func anUntouchedTextChangesNothing(_ language: String) throws {
    let context = try Self.context(language)
    for seed in 1...120 {
      var random = RandomRoutine(seed: UInt64(seed), context)
      let routine = random.routine()
      for explained in [true, false] {
        let text = context.text(of: routine, explained: explained)
        let read = try RoutineReader(context, force: false).routine(from: text, over: routine)
        #expect(read == routine, "seed \(seed):\n\(text)")
      }
    }
  }

  /// A new routine made from a routine's text is the same, except for what the notation doesn't distinguish.
  @Test func aTextRecreatesTheRoutine() throws {
    let context = try Self.context()
    for seed in 1...120 {
      var random = RandomRoutine(seed: UInt64(seed), context)
      random.isAny = false
      let routine = random.routine()
      let text = context.text(of: routine)
      let new = Routine(id: context.newID(), name: "x")
      let read = try RoutineReader(context, force: true).routine(from: text, over: new)
      #expect(context.text(of: read) == text, "seed \(seed)")
      #expect(read.exercises.map(\.exercise) == routine.exercises.map(\.exercise), "seed \(seed)")
      #expect(
        read.exercises.map { $0.sets.map(\.plan?.amount) }
          == routine.exercises.map { $0.sets.map(\.plan?.amount) }, "seed \(seed)")
      #expect(
        read.exercises.map { $0.sets.compactMap(\.plan?.load?.text) }
          == routine.exercises.map { $0.sets.compactMap(\.plan?.load?.text) }, "seed \(seed):\n\(text)")
    }
  }

  @Test func unchangedLinesKeepTheirDocuments() throws {
    let context = try Self.context()
    var routine = Routine(id: context.newID(), name: "Push")
    routine = try RoutineReader(context, force: false).routine(
      from: "Bench Press: 10@40kg w 3x8@80kg\nDip: 3x10\nPlank: 60s", over: routine)
    let text =
      "Plank: 60s\nBench Press: 10@40kg w 2x8@80kg 6@85kg 6@87.5kg\nSquat: 5@100kg\nDip: 3x10 | rest 90s"
    let read = try RoutineReader(context, force: false).routine(from: text, over: routine)
    let (old, new) = (routine.exercises, read.exercises)
    #expect(new.map(\.id) == [old[2].id, old[0].id, new[2].id, old[1].id])
    #expect(new.map(\.position) == new.map(\.position).sorted())
    #expect(new[1].position == old[0].position && new[3].position == old[1].position)
    #expect(new[1].sets.prefix(4).map(\.id) == old[0].sets.map(\.id))
    #expect(new[1].sets.prefix(3) == old[0].sets.prefix(3))
    #expect(new[3].sets == old[1].sets && new[3].rest == Duration(seconds: 90))
  }

  @Test(arguments: ["\r\n", "\r"]) func everyLineEndingIsRead(_ end: String) throws {
    let context = try Self.context()
    let routine = Routine(id: context.newID(), name: "Push")
    let text =
      "name: Pull\n\nBench Press: 3x8@80kg | rest 2min\n  note: a\n  note: b\n  .2 rest 3min\nDip: 3x10\n"
    let reader = RoutineReader(context, force: false)
    let read = try reader.routine(from: text.replacing("\n", with: end), over: routine)
    #expect(try context.text(of: read) == context.text(of: reader.routine(from: text, over: routine)))
    let failure = #expect(throws: Failure.self) {
      try reader.routine(from: "Dip: 8" + end + "Row: 3x8@" + end, over: routine)
    }
    let error = failure?.cause as? RoutineTextError
    #expect(error?.line == 2 && error?.column == 10)
  }

  @Test(arguments: [
    ("Bench Press: 3x8@80kg\nRow: 3x8@", 2, 10), ("Bnech Press: 3x8", 1, 1),
    ("  Bench Press: 3x8 | rst 2min", 1, 22),
    ("Bench Press: 3x8 | rest soon", 1, 25), ("Bench Press: 3x8 | rest 60s@20kg", 1, 25),
    ("unit: stone\nDip: 8", 1, 7), (".2 rest 3min\nDip: 8", 1, 1),
    ("Dip: 8\n.2 rest 3min", 2, 1), ("name: a\nname: b\nDip: 8", 2, 1), ("Dip: 8\ntags: a", 2, 1),
    ("Dip: 8 | +x", 1, 10), ("Dip: 8\n.1 pause 3min", 2, 4), ("Plank: 60s; 8", 1, 13),
    ("Dip: 10@bw; 60@20kg", 1, 13),
  ])
  func errorsHaveAPosition(_ text: String, _ line: Int, _ column: Int) throws {
    let context = try Self.context()
    let failure = #expect(throws: Failure.self) {
      try RoutineReader(context, force: false).routine(
        from: text, over: Routine(id: context.newID(), name: "x"))
    }
    let error = failure?.cause as? RoutineTextError
    #expect(error.map { [$0.line, $0.column] } == [line, column])
  }

  @Test(arguments: ["skipped", "saltado", "saltat", "omitido", "omès"])
  func allLanguagesAreRead(_ skipped: String) throws {
    let context = try Self.context()
    let text =
      "etiquetas: gym\nPress de banca: 8@80kg | descans 2min | superserie a | \(skipped)\n"
      + " nota: x\n .1 descanso 1min"
    let read = try RoutineReader(context, force: false).routine(
      from: text, over: Routine(id: context.newID(), name: "x"))
    let entry = try #require(read.exercises.first)
    #expect(read.tags == ["gym"] && entry.rest == Duration(seconds: 120) && entry.superset == "a")
    #expect(entry.isSkipped && entry.note == "x" && entry.sets[0].rest == Duration(seconds: 60))
  }

  @Test func changesAreShownByLine() {
    let found = changes(from: ["a", "", "b", "c"], to: ["a", "", "B", "c", "d"]).map(\.text)
    #expect(found == ["- b", "+ B", "+ d"])
    #expect(changes(from: ["a", "b"], to: ["b"]).map(\.text) == ["- a"])
    #expect(changes(from: ["a"], to: ["a"]).isEmpty)
  }
}

extension TargetLoad {
  /// The load in the notation.
  fileprivate var text: String { NotationWriter().text(self) }
}

/// Random routines, as lifters and other programs could have made them.
private struct RandomRoutine {
  var random: TestSupport.SeededRandom
  let context: Context
  /// Whether to include what a text can't express or distinguish: bodyweight exercises without a load, spaces around a note,
  /// a step for a plan that follows the 1RM.
  var isAny = true

  init(seed: UInt64, _ context: Context) {
    (random, self.context) = (TestSupport.SeededRandom(seed), context)
  }

  mutating func routine() -> Routine {
    var routine = Routine(id: context.newID(), name: random.one(of: ["Push A", "5x5: heavy", "Día #1 | x"]))
    routine.unit = random.chance(40) ? random.one(of: MassUnit.allCases) : nil
    routine.tags = random.chance(50) ? ["gym", "push"] : []
    routine.note = note()
    routine.progress = progress()
    for _ in 0..<random.int(1...5) {
      let exercise = random.one(of: exercises)
      var entry = WorkoutExercise(
        id: context.newID(), position: .after(routine.exercises.last?.position), exercise: exercise.id,
        name: exercise.name, note: note(),
        superset: random.chance(20) ? random.one(of: ["a", "b|c", "two words"]) : nil,
        rest: rest(), restAfter: rest(), progress: progress(), isSkipped: random.chance(10))
      for _ in 0..<random.int(0...4) { entry.sets.append(set(of: exercise, after: entry.sets.last)) }
      if !isAny, PlanBasis(of: entry.sets) != .lastTime { entry.progress = nil }
      routine.exercises.append(entry)
    }
    return routine
  }

  private var exercises: [Exercise] {
    ["1", "11", "5", "32", "17"].compactMap { ExerciseID($0).flatMap { context.catalogue.exercise(id: $0) } }
  }

  private mutating func note() -> String? {
    random.chance(25)
      ? random.one(of: ["Slow.", "Two\nlines", "# no comment: at all", isAny ? " with | bars " : "|"]) : nil
  }

  private mutating func rest() -> Training.Duration? {
    random.chance(25) ? Duration(milliseconds: random.one(of: [0, 60_000, 90_000, 90_500, 3_600_000])) : nil
  }

  private mutating func progress() -> Progression? {
    random.chance(20)
      ? Progression(
        step: random.chance(70) ? Mass(Thousandths(raw: 2_500), .kilograms) : nil, misses: random.int(1...4)
      )
      : nil
  }

  private mutating func set(of exercise: Exercise, after last: WorkoutSet?) -> WorkoutSet {
    let amount: TargetAmount =
      exercise.countMode == .reps
      ? random.one(of: [.exactly(.reps(random.int(1...12))), .repRange(8, 12), .repsOrMore(5)])
      : .exactly(.duration(Duration(seconds: random.int(1...90))))
    let mass = Mass(Thousandths(raw: random.int(1...400) * 500), random.one(of: MassUnit.allCases))
    let loads: [TargetLoad?] =
      switch exercise.equipment.loading {
      case .external: [.load(.external(mass)), .percent(Thousandths(80)), nil]
      case .unloaded: [nil]
      default:
        [.load(.bodyWeight), .load(.added(mass)), .load(.assisted(mass))] + (isAny ? [nil] : [])
      }
    return WorkoutSet(
      id: context.newID(), position: .after(last?.position),
      type: random.chance(20) ? random.one(of: SetType.allCases) : .normal,
      plan: Target(amount, at: random.one(of: loads), effort: random.chance(20) ? .rir(2) : nil),
      rest: rest(), note: note())
  }
}
