import Formats
import Testing
import Training

@testable import Catalogue

@Suite("Data/instructions.csv and its translations")
struct InstructionsTests {
  static let languages = ["en", "es", "ca"]

  /// A step in a file: its exercise, number, text and line.
  private struct Step {
    let exercise: Int
    let number: Int
    let text: String
    let line: Int
  }

  private func steps(_ language: String) throws -> [Step] {
    try steps(Array(Instructions.file(language)))
  }

  private func steps(_ text: [UInt8]) throws -> [Step] {
    var table = try CSVTable(text)
    #expect(table.columns == ["id", "step", "text"])
    var steps: [Step] = []
    while let row = try table.next() {
      let line = row.record.position.line
      let id = try #require(row["id"].flatMap { Int($0.string) }, "line \(line)")
      let number = try #require(row["step"].flatMap { Int($0.string) }, "line \(line)")
      steps.append(Step(exercise: id, number: number, text: row["text"]?.string ?? "", line: line))
    }
    return steps
  }

  /// The path of a language's file, for messages.
  private func path(_ language: String) -> String {
    language == "en" ? "Data/instructions.csv" : "Data/instructions.\(language).csv"
  }

  /// Formal problems of steps, each with file and line.
  private func problems(of steps: [Step], in path: String) -> [String] {
    var problems: [String] = []
    var last: Step?
    var seen: [String: Step] = [:]
    for step in steps {
      func tell(_ problem: String) { problems.append("\(path):\(step.line): \(problem)") }
      if let last, last.exercise == step.exercise {
        if step.number != last.number + 1 { tell("step \(step.number) after \(last.number)") }
      } else {
        if step.number != 1 { tell("begins with step \(step.number)") }
        if let last, step.exercise <= last.exercise { tell("id \(step.exercise) after \(last.exercise)") }
        if let last, last.number < 3 {
          tell("only \(last.number) steps of id \(last.exercise) before this line")
        }
      }
      if step.number > 6 { tell("a seventh step") }
      if !(1...120).contains(step.text.unicodeScalars.count) {
        tell("\(step.text.unicodeScalars.count) characters")
      }
      if step.text != step.text.split(separator: " ").joined(separator: " ") { tell("spaces") }
      if let other = seen.updateValue(step, forKey: step.text) { tell("the same as line \(other.line)") }
      last = step
    }
    if let last, last.number < 3 {
      problems.append("\(path):\(last.line): the last exercise has too few steps")
    }
    return problems
  }

  @Test("3 to 6 steps, numbered from 1, each at most 120 characters, none twice", arguments: languages)
  func form(language: String) throws {
    let steps = try steps(language)
    #expect(problems(of: steps, in: path(language)) == [])
    #expect(steps.count > 3_000)
  }

  @Test(
    "What is wrong is told with file and line",
    arguments: [
      ("1,3,c\n", "1,4,c\n", "Data/instructions.csv:4: step 4 after 2"),
      ("2,1,d\n", "2,2,d\n", "Data/instructions.csv:5: begins with step 2"),
      ("1,3,c\n", "", "Data/instructions.csv:4: only 2 steps of id 1 before this line"),
      ("2,3,f\n", "", "Data/instructions.csv:6: the last exercise has too few steps"),
      ("2,3,f\n", "2,3,\n", "Data/instructions.csv:7: 0 characters"),
      ("2,3,f\n", "2,3,f  f\n", "Data/instructions.csv:7: spaces"),
      ("2,3,f\n", "2,3,a\n", "Data/instructions.csv:7: the same as line 2"),
      (
        "2,3,f\n", "2,3," + String(repeating: "é", count: 121) + "\n",
        "Data/instructions.csv:7: 121 characters"
      ),
    ])
  func broken(_ old: String, _ new: String, _ problem: String) throws {
    let sound = "id,step,text\n1,1,a\n1,2,b\n1,3,c\n2,1,d\n2,2,e\n2,3,f\n"
    #expect(problems(of: try steps(Array(sound.utf8)), in: path("en")) == [])
    let broken = try steps(Array(sound.replacing(old, with: new).utf8))
    #expect(problems(of: broken, in: path("en")).contains(problem))
  }

  @Test("Every exercise has instructions, with the same number of steps in every language")
  func complete() throws {
    let english = try steps("en").map { [$0.exercise, $0.number] }
    let table = CatalogueTable.exercises
    let ids = table.rows.map { table.text(table.field(.id, ofRowAt: $0)) }
    #expect(Set(english.map { String($0[0]) }) == Set(ids))
    for language in ["es", "ca"] {
      #expect(try steps(language).map { [$0.exercise, $0.number] } == english, "\(path(language))")
    }
  }

  @Test("The steps of an exercise are found, including quoted ones")
  func found() throws {
    for language in Self.languages {
      let steps = try steps(language)
      for exercise in [1, 32, steps.last?.exercise ?? 0] {
        let expected = steps.filter { $0.exercise == exercise }.map(\.text)
        #expect(Instructions.steps(of: try id(String(exercise)), language: language) == expected)
      }
    }
    #expect(Instructions.steps(of: try id("20261121t1830-7kq2m4xd9a"), language: "en") == [])
    #expect(Instructions.steps(of: try id("999999"), language: "en") == [])
  }
}
