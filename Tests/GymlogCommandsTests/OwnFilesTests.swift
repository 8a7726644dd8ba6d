import Catalogue
import Interchange
import TestSupport
import Testing
import Training
import Wording

@testable import GymlogCommands

/// What gymlog exports comes back when it is imported.
@Suite struct OwnFilesTests {
  private static func run(_ line: String, on machine: TestMachine) -> TestMachine.Outcome {
    machine.run(line.split(separator: " ").map(String.init))
  }

  private static let lines = [
    "log deadlift 3x5@100kg 2@120kg@9", "log full squat 10@60w 8@82.5kg 6@82.5kg@rir2", "log plank 60s",
    "log pull-up 8@+10 6@bw 5@-20kg", "log bench press 12+4+3@60", "log band pull apart 12@red",
    "log run 5km/25:00", "log dumbbell row 8/7@20", "log leg press 10@p7", "note Slept_badly",
    "note =1+1 --on last", "tag heavy gym", "log carry 12m@40", "log deadlift 0@140",
    "log bench press 8@80+6@60",
  ]

  private static func logbook(_ random: inout TestSupport.SeededRandom) throws -> TestMachine {
    let machine = try TestMachine()
    _ = run("exercise new Carry --body-part core --equipment strongman", on: machine)
    for _ in 0..<5 {
      for _ in 0..<8 {
        if let line = lines.randomElement(using: &random) { _ = run(line, on: machine) }
        machine.now = machine.now.adding(seconds: Int.random(in: 60...300, using: &random))
      }
      _ = run("finish", on: machine)
      machine.now = machine.now.adding(seconds: 90_000)
    }
    return machine
  }

  private static func write(_ text: String, on machine: TestMachine, _ name: String) throws -> String {
    let path = machine.home + "/" + name
    let exported = run("export \(text) -o \(path)", on: machine)
    #expect(exported.code == .done, "\(exported)")
    return path
  }

  @Test(arguments: seeds(4)) func theTableOfSetsComesBack(seed: UInt64) throws {
    var random = TestSupport.SeededRandom(seed)
    let machine = try Self.logbook(&random)
    let expected = Self.run("export csv", on: machine).output
    let path = try Self.write("csv", on: machine, "sets.csv")
    // Into the same logbook, nothing.
    let again = Self.run("import \(path) --yes --json", on: machine)
    #expect(again.code == .done && again.output.contains("\"imported\": false"), "\(again)")
    let other = try TestMachine()
    other.now = machine.now
    _ = Self.run("exercise new Carry --body-part core --equipment strongman", on: other)
    let imported = Self.run("import \(path) --yes --json", on: other)
    #expect(imported.code == .done && imported.output.contains("\"leftOut\": []"), "\(imported)")
    let found = Self.run("export csv", on: other).output
    #expect(Self.withoutExercise(found) == Self.withoutExercise(expected), "seed \(seed)")
    #expect(Self.run("import \(path) --yes", on: other).output.contains("Nothing new"))
  }

  /// The id of the lifter's own exercise is another one in another logbook.
  private static func withoutExercise(_ csv: String) -> [[Substring]] {
    csv.split(separator: "\n").map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return Array(cells.prefix(5) + cells.dropFirst(6))
    }
  }

  @Test(arguments: seeds(3), ["en_GB", "es_ES", "ca_ES"])
  func theTextComesBack(seed: UInt64, language: String) throws {
    var random = TestSupport.SeededRandom(seed)
    let machine = try Self.logbook(&random)
    machine.environment["LANG"] = language + ".UTF-8"
    let expected = Self.run("export text", on: machine).output
    let path = try Self.write("text", on: machine, "sets.txt")
    let other = try TestMachine()
    other.now = machine.now
    _ = Self.run("exercise new Carry --body-part core --equipment strongman", on: other)
    let imported = Self.run("import \(path) --yes --json", on: other)
    #expect(imported.code == .done && imported.output.contains("\"leftOut\": []"), "\(imported)")
    other.environment["LANG"] = language + ".UTF-8"
    #expect(Self.run("export text", on: other).output == expected, "seed \(seed)")
    #expect(Self.run("import \(path) --yes --json", on: other).output.contains("\"sets\": 0,"))
    #expect(Self.run("import \(path) --yes --json", on: machine).output.contains("\"sets\": 0,"))
  }

  /// Where a bare name can mean several exercises, its sets with and without loads would leave it open.
  @Test func aLungeIsExportedWithItsEquipment() throws {
    let id = try #require(ExerciseID("34"))
    let lunge = try #require(Catalogue.bundled.exercise(id: id))
    let entry = WorkoutExercise(
      id: EntityID(at: evening, random: 1), position: .after(nil), exercise: lunge.id, name: lunge.name)
    let name = ExportedNames(.bundled, isForStrong: true).name(of: entry, nil).text
    #expect(name == "Lunge (Bodyweight)")
    #expect(ForeignNames(.bundled).find(name) == .one(lunge))
  }

  /// The name of each exercise in the files of Strong and Hevy is read as the same exercise, also when nothing but the name tells.
  @Test(arguments: [true, false]) func exportedNamesAreReadAsTheSameExercise(isForStrong: Bool) throws {
    let names = ExportedNames(.bundled, isForStrong: isForStrong)
    let matcher = ImportNameResolver(.bundled, unit: .kilograms)
    var wrong: [String] = []
    var (same, inBrackets) = (0, 0)
    let all = Catalogue.bundled.search().map(\.exercise)
    for exercise in all {
      let entry = WorkoutExercise(
        id: EntityID(at: evening, random: 1), position: .after(nil), exercise: exercise.id,
        name: exercise.name)
      let name = names.name(of: entry, nil).text
      if name.hasSuffix(")") { inBrackets += 1 }
      var set = ForeignSet(line: 1)
      switch exercise.countMode {
      case .reps: set.reps = 8
      case .duration: set.time = Duration(seconds: 30)
      case .distance: set.distance = Distance(Thousandths(1), .kilometres)
      }
      var done = ForeignExercise(name: name)
      done.sets = [set]
      var evidence = ImportEvidence()
      evidence.add(done, isFirst: true)
      if case .known(let found, _) = matcher.find(name, evidence), found.id == exercise.id {
        same += 1
      } else {
        wrong.append("\(exercise.id.text) \(exercise.name) → \(name)")
      }
    }
    print("exported names: \(same) of \(all.count) are read as the same exercise, \(inBrackets) in brackets")
    for line in wrong { print("  " + line) }
    #expect(same * 100 >= all.count * 97)
  }

  /// The exercises of Strong and Hevy have the names that these programs give them.
  @Test(arguments: ["Strong", "Hevy"]) func namesAreThoseOfTheProgram(program: String) throws {
    var ofProgram: [String: [String]] = [:]
    var isPart = false
    for line in try Repository.text("Tests/Names/foreign.txt").split(separator: "\n") {
      if line.hasPrefix("#") {
        isPart = line == "# \(program)"
        continue
      }
      let parts = line.split(separator: "|")
      guard isPart, parts.count == 2, let id = ExerciseID(String(parts[1])) else { continue }
      ofProgram[id.text, default: []].append(String(parts[0]))
    }
    let names = ExportedNames(.bundled, isForStrong: program == "Strong")
    var others: [String] = []
    for (id, expected) in ofProgram {
      let exercise = try #require(ExerciseID(id).flatMap { Catalogue.bundled.exercise(id: $0) })
      let entry = WorkoutExercise(
        id: EntityID(at: evening, random: 1), position: .after(nil), exercise: exercise.id,
        name: exercise.name)
      let name = names.name(of: entry, nil).text
      if !expected.contains(name) { others.append("\(name), not \(expected)") }
    }
    // Two that a lifter has made himself, one of them with a typing error.
    #expect(ofProgram.count > 230 && others.count <= 2, "\(others)")
  }

  @Test(arguments: ["strong", "hevy"]) func assistanceIsAnExerciseOfItsOwn(format: String) throws {
    let machine = try TestMachine()
    _ = Self.run("log pull-up 8@+10 6@bw 5@-20kg", on: machine)
    _ = Self.run("log push-up 5@-10kg", on: machine)
    _ = Self.run("finish", on: machine)
    let text = Self.run("export \(format)", on: machine).output
    #expect(text.contains("Pull Up (Assisted)"), "\(text)")
    let path = try Self.write(format, on: machine, "sets.csv")
    let other = try TestMachine()
    #expect(Self.run("import \(path) --yes", on: other).code == .done)
    let found = Self.run("export csv", on: other).output
    for part in ["8,10,kg,added", "6,,,bodyWeight", "5,20,kg,assisted", "5,10,kg,assisted"] {
      #expect(found.contains(part), "\(part): \(found)")
    }
  }
}
