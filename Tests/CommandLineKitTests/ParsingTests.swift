import CommandLineKit
import Testing

@Suite("The rules of a line")
struct ParsingTests {
  @Test(
    "What a line means",
    arguments: [
      ("plant peas", "plant [\"peas\"] 2 - [] false"),
      ("p peas beans", "plant [\"peas\", \"beans\"] 2 - [] false"),
      ("plant --depth 3 peas", "plant [\"peas\"] 3 - [] false"),
      ("plant peas --depth=3 beans", "plant [\"peas\", \"beans\"] 3 - [] false"),
      ("plant peas -d 3 -w", "plant [\"peas\"] 3 - [] true"),
      ("plant peas --tag a --tag b", "plant [\"peas\"] 2 - [\"a\", \"b\"] false"),
      ("plant -5 -2.5kg -.5 -", "plant [\"-5\", \"-2.5kg\", \"-.5\", \"-\"] 2 - [] false"),
      ("plant -- --water -x --", "plant [\"--water\", \"-x\", \"--\"] 2 - [] false"),
      ("plant peas --depth -5", "plant [\"peas\"] -5 - [] false"),
      ("--json plant peas", "plant [\"peas\"] 2 - [] false"),
      ("--data /tmp plant peas", "plant [\"peas\"] 2 - [] false"),
      ("plant --data /tmp peas --json", "plant [\"peas\"] 2 - [] false"),
      ("move peas 4", "move peas 4 -"),
      ("move peas 4 monday", "move peas 4 monday"),
      ("-- move peas 4", "move peas 4 -"),
      ("", "status false"),
      ("--json", "status false"),
      ("--short", "status true"),
      ("bed show", "bed show -"),
      ("bed --json new north", "bed new north"),
      ("+peas beans", "plant [\"+peas\", \"beans\"] 2 - [] false"),
      ("-5 --water", "plant [\"-5\"] 2 - [] true"),
      ("--data /tmp +peas", "plant [\"+peas\"] 2 - [] false"),
    ])
  func meaning(line: String, work: String) throws {
    #expect(try GardenProgram.work(words(line)) == [work])
  }

  private static let depthMissing = UsageError.missingValue(
    option: "--depth", placeholder: "CM", meaning: "How deep.", command: "plant")

  @Test(
    "What is wrong with a line",
    arguments: [
      ("plnat peas", UsageError.unknownCommand("plnat", nearest: ["plant"], noun: nil)),
      ("xyzzy", .unknownCommand("xyzzy", nearest: [], noun: nil)),
      ("pl", .unknownCommand("pl", nearest: ["plant"], noun: nil)),
      ("bed", .missingSubcommand(of: "bed", choices: ["bed show", "bed new"])),
      ("bde show", .unknownCommand("bde", nearest: ["bed"], noun: nil)),
      ("bed shwo", .unknownCommand("bed shwo", nearest: ["bed show"], noun: "bed")),
      ("bed north", .unknownCommand("bed north", nearest: [], noun: "bed")),
      ("help bed north", .unknownCommand("bed north", nearest: [], noun: "bed")),
      ("help north bed", .unknownCommand("north bed", nearest: [], noun: nil)),
      ("plant peas --dept 3", .unknownOption("--dept", nearest: ["--depth"], command: "plant")),
      ("plant peas --xyzzy=3", .unknownOption("--xyzzy", nearest: [], command: "plant")),
      ("plant peas -depth 3", .unknownOption("-depth", nearest: ["--depth"], command: "plant")),
      ("plant peas -d3", .unknownOption("-d3", nearest: [], command: "plant")),
      ("plant peas ---water", .unknownOption("---water", nearest: ["--water"], command: "plant")),
      ("plant -. peas", .unknownOption("-.", nearest: [], command: "plant")),
      ("bed --water", .unknownOption("--water", nearest: [], command: "bed")),
      ("--jsno plant", .unknownOption("--jsno", nearest: ["--json"], command: nil)),
      ("plant peas --water --water", .repeatedOption("--water", command: "plant")),
      ("plant peas -d 3 --depth 4", .repeatedOption("--depth", command: "plant")),
      ("--json plant peas --json", .repeatedOption("--json", command: "plant")),
      ("plant peas --depth", ParsingTests.depthMissing),
      ("plant --depth --water", ParsingTests.depthMissing),
      ("plant --depth -- 3", ParsingTests.depthMissing),
      ("plant --water=yes", .unexpectedValue("yes", option: "--water", command: "plant")),
      (
        "plant x --depth=y",
        .valueNotAccepted(
          "y", parameter: "--depth", reason: Refusal(DepthError.notANumber("y")), command: "plant")
      ),
      ("plant", .missingArgument("SEED…", command: "plant")),
      ("move peas", .missingArgument("BED", command: "move")),
      ("move a 1 b c d", .unexpectedArguments(["c", "d"], command: "move")),
      ("status x", .unexpectedArguments(["x"], command: "status")),
      ("help plnat", .unknownCommand("plnat", nearest: ["plant"], noun: nil)),
    ])
  func mistakes(line: String, error: UsageError) {
    #expect(GardenProgram.error(words(line)) == error)
  }

  @Test(
    "Lines that ask for help or for the version",
    arguments: [
      ("--help", HelpTopic.overview), ("help", .overview), ("-h", .overview),
      ("plant --help", .command("plant")),
      ("p -h", .command("plant")), ("--help plant peas", .command("plant")),
      ("plant --xyzzy --help --depth", .command("plant")), ("plant --json --json -h", .command("plant")),
      ("help plant", .command("plant")), ("help p", .command("plant")), ("help bed", .noun("bed")),
      ("help bed show", .command("bed show")), ("bed --help", .noun("bed")),
      ("bed show -h", .command("bed show")),
      ("+peas -h", .command("plant")), ("help --help", .command("help")),
    ])
  func help(line: String, topic: HelpTopic) throws {
    guard case .help(let found, _) = try GardenProgram.table().parse(words(line)).request else {
      Issue.record("\(line) shows no help")
      return
    }
    #expect(found == topic)
  }

  @Test("Help after -- is a word")
  func helpAfterDashes() throws {
    #expect(try GardenProgram.work(["plant", "--", "--help"]) == ["plant [\"--help\"] 2 - [] false"])
  }

  @Test("The version", arguments: ["--version", "plant --version", "--version --json"])
  func version(line: String) throws {
    guard case .version = try GardenProgram.table().parse(words(line)).request else {
      Issue.record("\(line) doesn't ask for the version")
      return
    }
  }

  @Test("Without a command of its own a bare line shows the overview")
  func bare() throws {
    guard case .help(.overview, _) = try GardenProgram.table(defaultCommand: nil).parse([]).request else {
      Issue.record("no overview")
      return
    }
  }

  @Test("Global options have typed values, wherever they stand")
  func globals() throws {
    for line in ["--data /x plant peas --json", "plant --json peas --data=/x", "bed --data /x show --json"] {
      let globals = try GardenProgram.table().parse(words(line)).globals
      #expect(try globals.value(of: GardenProgram.folder) == "/x")
      #expect(try globals.value(of: GardenProgram.json))
      #expect(try globals.value(of: GardenProgram.when) == nil)
    }
    let wrong = try GardenProgram.table().parse(["--color", "nver"]).globals
    let error = UsageError.notAChoice(
      "nver", parameter: "--color", choices: ["auto", "always", "never"], nearest: ["never"], command: nil)
    #expect(throws: error) { try wrong.value(of: GardenProgram.when) }
  }

  @Test(
    "A value that is needed before there is a table",
    arguments: [
      ("plant --lang ca peas", "ca"), ("--lang=es --lang ca", "es"), ("plant -- --lang ca", nil),
      ("plant --lang", nil), ("--lang --json", nil), ("plant", nil), ("--language ca", nil),
    ])
  func early(line: String, value: String?) {
    #expect(earlyValue(ofOption: "lang", in: words(line)) == value)
  }

  @Test("A flag that is needed even if the line can't be parsed")
  func earlyFlags() {
    #expect(earlyFlag("json", in: words("plnat --json --xyzzy")))
    #expect(!earlyFlag("json", in: words("plant -- --json")))
    #expect(!earlyFlag("json", in: words("plant json --jsonl --json=1")))
  }

  @Test("Errors thrown by the work arrive unchanged")
  func workThrows() throws {
    let command = Command<Void, Void, any Error>(
      "c", declaring: .init(help: CommandHelp("c")) { _ in throw DepthError.tooDeep(1) })
    let table = CommandTable(
      program: "p", help: CommandHelp("p"), sections: [CommandSection("all", [command])])
    guard case .run("c", let run) = try table.parse(["c"]).request else {
      Issue.record("no command")
      return
    }
    #expect(throws: DepthError.tooDeep(1)) { try run(()) }
  }
}
