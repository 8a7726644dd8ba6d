import CommandLineKit

/// What the commands of the test program have done.
final class Garden {
  var work: [String] = []
}

enum Soil: String, CaseIterable {
  case clay, loam, sand
}

enum DepthError: Error, Equatable {
  case notANumber(String)
  case tooDeep(Int)
}

func depth(_ text: String) throws(DepthError) -> Int {
  guard let number = Int(text) else { throw .notANumber(text) }
  guard number <= 50 else { throw .tooDeep(number) }
  return number
}

extension ValueParser where Value == Soil {
  static func choices(_ type: Soil.Type) -> ValueParser {
    .choices(type.allCases.map(\.rawValue)) { Soil(rawValue: $0) }
  }
}

/// A program with a command for each shape of line.
enum GardenProgram {
  static var folder: Parameter<String?> {
    .option("data", value: "DIR", help: "Where the garden is kept.", as: .folder)
  }
  static var json: Parameter<Bool> { .flag("json", help: "Print JSON.") }
  static var when: Parameter<String?> {
    .option(
      "color", value: "WHEN", help: "Whether to use colour.",
      as: .choices(["auto", "always", "never"]) { $0 })
  }
  static var help: Parameter<Bool> { .flag("help", letter: "h", help: "Show help.") }
  static var version: Parameter<Bool> { .flag("version", help: "Show the version.") }

  static var plant: Command<Garden, Void, any Error> {
    Command(
      "plant", aliases: ["p"],
      declaring: .init(
        help: CommandHelp(
          "Put seeds into a bed.",
          examples: [
            .init("garden plant peas", "one kind"),
            .init("garden plant peas beans --depth 3", "two kinds, three centimetres deep"),
          ],
          details:
            "Seeds that are already in the bed stay where they are.\n\n  peas    spring\n  beans   summer"),
        .words("SEED…", atLeast: 1, help: "What to plant.", as: .text(completedBy: .custom(["seed"]))),
        .option("depth", letter: "d", value: "CM", help: "How deep.", as: ValueParser(depth)),
        .option("soil", value: "SOIL", help: "What the bed is made of.", as: .choices(Soil.self)),
        .options("tag", value: "TAG", help: "A mark on the label.", as: .text),
        .flag("water", letter: "w", help: "Water the bed afterwards.")
      ) { garden, seeds, depth, soil, tags, water in
        garden.work.append(
          "plant \(seeds) \(depth ?? 2) \(soil?.rawValue ?? "-") \(tags) \(water)")
      })
  }

  static var move: Command<Garden, Void, any Error> {
    Command(
      "move",
      declaring: .init(
        help: CommandHelp("Move a plant."),
        .required("PLANT", help: "Which.", as: .text),
        .required("BED", help: "Where to.", as: ValueParser(depth)),
        .optional("DAY", help: "When.", as: .text)
      ) { garden, plant, bed, day in
        garden.work.append("move \(plant) \(bed) \(day ?? "-")")
      })
  }

  static var status: Command<Garden, Void, any Error> {
    Command(
      "status", aliases: ["s"],
      declaring: .init(
        help: CommandHelp("How the garden is doing."), .flag("short", help: "On one line.")
      ) { garden, short in
        garden.work.append("status \(short)")
      })
  }

  static func bedCommand(_ verb: String, _ summary: String) -> Command<Garden, Void, any Error> {
    Command(
      "bed \(verb)",
      declaring: .init(help: CommandHelp(summary), .optional("BED", help: "Which bed.", as: .text)) {
        garden, bed in
        garden.work.append("bed \(verb) \(bed ?? "-")")
      })
  }

  static var overview: CommandHelp {
    CommandHelp(
      "a garden on your disk",
      examples: [.init("garden plant peas"), .init("garden", "how it is doing")],
      details: "More about one command: garden help COMMAND")
  }

  static func table(
    globals: [ParameterDescription]? = nil, defaultCommand: String? = "status",
    more: [Command<Garden, Void, any Error>] = []
  ) -> CommandTable<Garden, Void, any Error> {
    let everywhere = [
      folder.description, json.description, when.description, help.description, version.description,
    ]
    return CommandTable(
      program: "garden", help: overview,
      sections: [
        CommandSection("Work", [plant, move] + more),
        CommandSection(
          "Look",
          [
            status,
            bedCommand("show", "Show a bed with all that grows in it, row by row, and when each was sown."),
            bedCommand("new", "Dig a new bed."),
            Command(
              "help",
              declaring: .showingHelp(
                value: "COMMAND", parameterHelp: "Which.", help: CommandHelp("Show help."))),
          ]),
      ],
      globals: globals ?? everywhere, defaultCommand: defaultCommand,
      fallback: Fallback(command: "plant") { $0.hasPrefix("+") || $0.hasPrefix("-") })
  }

  /// What the line does.
  static func work(_ words: [String]) throws -> [String] {
    let garden = Garden()
    guard case .run(_, let run) = try table().parse(words).request else { return ["not a command"] }
    try run(garden)
    return garden.work
  }

  /// What is wrong with the line.
  static func error(_ words: [String]) -> UsageError? {
    do throws(UsageError) {
      _ = try table().parse(words)
      return nil
    } catch {
      return error
    }
  }
}

/// The words of a line, without quotes or escapes.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}
