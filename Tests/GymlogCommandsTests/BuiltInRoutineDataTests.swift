import Catalogue
import Documents
import Formats
import Testing
import Training
import Wording

/// Problems in the documents of the built-in routines, each with its file and, if known, its line.
private struct RoutineChecker {
  var problems: [String] = []

  mutating func check(_ id: String, _ files: [String: [UInt8]]) {
    var exercises: [EntityID: Exercise] = [:]
    var planned: Set<EntityID> = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let path = "Data/routines/\(id)/\(name)"
      do {
        switch MemberFile(name, of: .routine) {
        case nil: problems.append("\(path): no name of a document")
        case .head: _ = try Document.routine.decode(bytes, named: try #require(EntityID(id)))
        case .exercise(let name):
          exercises[name] = exercise(try Document.exercise.decode(bytes, named: name).exercise, path)
        case .set(let name):
          let set = try Document.routineSet.decode(bytes, named: name)
          planned.insert(set.exercise)
          check(set, exercises[set.exercise], path)
        }
      } catch let error as DocumentError {
        problems.append("\(path):\(error.position.line): \(error.reason)")
      } catch {
        problems.append("\(path): \(error)")
      }
    }
    for (name, exercise) in exercises where !planned.contains(name) {
      problems.append("Data/routines/\(id): no set of \(exercise.name)")
    }
  }

  private mutating func exercise(_ id: ExerciseID, _ path: String) -> Exercise? {
    if let exercise = Catalogue.bundled.exercise(id: id) { return exercise }
    problems.append("\(path): no exercise has the id \(id.text)")
    return nil
  }

  /// A set must belong to an exercise and use its count mode.
  private mutating func check(_ set: SetDocument, _ exercise: Exercise?, _ path: String) {
    guard let exercise else {
      problems.append("\(path): of no exercise of the routine")
      return
    }
    guard let counted = set.set.plan?.amount.countMode else { return }
    if !exercise.accepts(counted) {
      problems.append("\(path): \(exercise.name) is counted by \(exercise.countMode), not by \(counted)")
    }
  }
}

@Suite("The documents of the built-in routines")
struct BuiltInRoutineDataTests {
  @Test func allAreValid() {
    var checker = RoutineChecker()
    for folder in BuiltInRoutineFiles.routines { checker.check(folder.id, folder.files) }
    #expect(checker.problems == [])
    #expect(BuiltInRoutineFiles.routines.count >= 10)
  }

  @Test(
    "What is wrong is told with file and line",
    arguments: [
      ("\"reps\": 5", "\"reps\": \"5\"", "set-20260101t0000-0000000003.json:5: "),
      (
        "\"exercise\": \"32\"", "\"exercise\": \"99999\"",
        "exercise-20260101t0000-0000000002.json: no exercise"
      ),
      (
        "\"exercise\": \"32\"", "\"exercise\": \"35\"",
        "set-20260101t0000-0000000003.json: Plank is counted by"
      ),
      ("\"in\": \"20260101t0000-0000000002\"", "\"in\": \"20260101t0000-0000000009\"", ": of no exercise"),
      ("\"name\": \"One\",", "\"name\": \"One\"", "routine.json:4: "),
      ("\"name\": \"One\"", "\"name\": \"\"", "routine.json:3: "),
    ])
  func broken(_ old: String, _ new: String, _ problem: String) {
    let files = [
      "routine.json": "{\n  \"format\": 1,\n  \"name\": \"One\",\n  \"note\": \"x\"\n}\n",
      "exercise-20260101t0000-0000000002.json":
        "{\n  \"format\": 1,\n  \"exercise\": \"32\",\n  \"name\": \"Deadlift\",\n  \"position\": \"1\"\n}\n",
      "set-20260101t0000-0000000003.json":
        "{\n  \"format\": 1,\n  \"in\": \"20260101t0000-0000000002\",\n  \"position\": \"1\",\n"
        + "  \"plan\": {\"reps\": 5}\n}\n",
    ]
    let id = "20260101t0000-0000000001"
    var sound = RoutineChecker()
    sound.check(id, files.mapValues { Array($0.utf8) })
    #expect(sound.problems == [])
    var checker = RoutineChecker()
    checker.check(id, files.mapValues { Array($0.replacing(old, with: new).utf8) })
    #expect(checker.problems.contains { $0.contains(problem) }, "\(checker.problems)")
  }
}
