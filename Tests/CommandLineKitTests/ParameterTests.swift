import CommandLineKit
import Testing

@Suite("Each kind of parameter gives the command a value of its own type")
struct ParameterTests {
  /// The value that a command's only parameter has on a line.
  private func value<Value>(_ parameter: Parameter<Value>, on words: [String]) throws -> Value? {
    var seen: Value?
    let command = Command<Void, Void, any Error>(
      "c", declaring: .init(help: CommandHelp("c"), parameter) { _, value in seen = value })
    let table = CommandTable(
      program: "p", help: CommandHelp("p"), sections: [CommandSection("all", [command])])
    guard case .run(_, let run) = try table.parse(["c"] + words).request else { return nil }
    try run(())
    return seen
  }

  @Test("A required word")
  func required() throws {
    #expect(try value(.required("A", help: "a", as: .text), on: ["x"]) == "x")
    #expect(try value(.required("A", help: "a", as: ValueParser(depth)), on: ["7"]) == 7)
    #expect(throws: UsageError.missingArgument("A", command: "c")) {
      try value(.required("A", help: "a", as: .text), on: [])
    }
  }

  @Test("An optional word")
  func optional() throws {
    #expect(try value(Parameter<String?>.optional("A", help: "a", as: .text), on: []) == .some(nil))
    #expect(try value(Parameter<String?>.optional("A", help: "a", as: .text), on: ["x"]) == "x")
    #expect(try value(Parameter<Int?>.optional("A", help: "a", as: ValueParser(depth)), on: ["7"]) == 7)
  }

  @Test("All the words", arguments: [[], ["x"], ["x", "-5", "z"]])
  func allWords(words: [String]) throws {
    #expect(try value(Parameter<[String]>.words("A", help: "a"), on: words) == words)
  }

  @Test("A minimum number of words")
  func enoughWords() throws {
    let parameter = Parameter<[Int]>.words("A", atLeast: 2, help: "a", as: ValueParser(depth))
    #expect(try value(parameter, on: ["1", "2"]) == [1, 2])
    #expect(throws: UsageError.missingArgument("A", command: "c")) { try value(parameter, on: ["1"]) }
  }

  @Test("A flag")
  func flag() throws {
    #expect(try value(.flag("f", help: "f"), on: []) == false)
    #expect(try value(.flag("f", help: "f"), on: ["--f"]) == true)
    #expect(try value(.flag("far", letter: "f", help: "f"), on: ["-f"]) == true)
  }

  @Test("Several parameters as one value, in their order")
  func together() throws {
    let parameter = Parameter<[String]>.together(
      .required("A", help: "a", as: .text), .flag("f", help: "f"), .required("B", help: "b", as: .text),
      as: { [$0, String($1), $2] })
    #expect(try value(parameter, on: ["x", "--f", "y"]) == ["x", "true", "y"])
    #expect(try value(parameter, on: ["x", "y"]) == ["x", "false", "y"])
    #expect(parameter.descriptions.map(\.name) == ["A", "f", "B"])
  }

  @Test("One of several flags")
  func oneFlag() throws {
    let parameter = Parameter<Int?>.oneFlag(of: [("csv", "c", 1), ("table", "t", 2)])
    #expect(try value(parameter, on: ["--table"]) == 2)
    #expect(try value(parameter, on: []) == .some(nil))
    #expect(throws: UsageError.excludingOptions("--csv", "--table", command: "c")) {
      try value(parameter, on: ["--table", "--csv"])
    }
  }

  @Test("An option", arguments: [["--note", "x"], ["--note=x"], ["-n", "x"], ["-n=x"]])
  func option(words: [String]) throws {
    let parameter = Parameter<String?>.option("note", letter: "n", value: "TEXT", help: "n")
    #expect(try value(parameter, on: words) == "x")
    #expect(try value(parameter, on: []) == .some(nil))
  }

  @Test("The value of an option may be empty, hold an = and be a negative number")
  func oddValues() throws {
    let parameter = Parameter<String?>.option("note", value: "TEXT", help: "n")
    #expect(try value(parameter, on: ["--note="]) == "")
    #expect(try value(parameter, on: ["--note", ""]) == "")
    #expect(try value(parameter, on: ["--note=a=b"]) == "a=b")
    #expect(try value(parameter, on: ["--note=--force"]) == "--force")
    #expect(try value(parameter, on: ["--note", "-2.5kg"]) == "-2.5kg")
    #expect(try value(parameter, on: ["--note", "- felt good"]) == "- felt good")
  }

  @Test("An option that repeats")
  func repeated() throws {
    #expect(
      try value(.options("t", value: "T", help: "t", as: .text), on: ["--t", "a", "--t=b"])
        == ["a", "b"])
    let typed = Parameter<[Int]>.options("t", value: "T", help: "t", as: ValueParser(depth))
    #expect(try value(typed, on: ["--t=3"]) == [3])
    #expect(try value(typed, on: []) == [])
  }

  @Test("One of a few choices")
  func choices() throws {
    let parameter = Parameter<Soil?>.option("soil", value: "SOIL", help: "s", as: .choices(Soil.self))
    #expect(try value(parameter, on: ["--soil", "loam"]) == .loam)
    #expect(parameter.description.completion == .choices(["clay", "loam", "sand"]))
    let error = UsageError.notAChoice(
      "laom", parameter: "--soil", choices: ["clay", "loam", "sand"], nearest: ["loam"], command: "c")
    #expect(throws: error) { try value(parameter, on: ["--soil", "laom"]) }
    let number = Parameter<Int?>.option("n", value: "N", help: "n", as: .choices(["1", "2"]) { Int($0) })
    #expect(try value(number, on: ["--n", "2"]) == 2)
    #expect(throws: UsageError.self) { try value(number, on: ["--n", "02"]) }
  }

  @Test("What a parser throws reaches the caller unchanged")
  func refusal() throws {
    let parameter = Parameter.required("CM", help: "d", as: ValueParser(depth))
    let tooDeep = UsageError.valueNotAccepted(
      "60", parameter: "CM", reason: Refusal(DepthError.tooDeep(60)), command: "c")
    #expect(throws: tooDeep) { try value(parameter, on: ["60"]) }
    #expect(Refusal(DepthError.tooDeep(60)) != Refusal(DepthError.tooDeep(61)))
    #expect(Refusal(DepthError.tooDeep(60)) != Refusal(UsageError.missingArgument("A", command: nil)))
  }

  @Test("An option is described for completion")
  func description() {
    let parameter = Parameter<String?>.option("output", letter: "o", value: "FILE", help: "f", as: .file)
    #expect(parameter.description.completion == .file)
    #expect(parameter.description.letter == "o")
    #expect(parameter.description.spelling == "--output")
    #expect(parameter.description.takesValue && !parameter.description.repeats)
  }
}
