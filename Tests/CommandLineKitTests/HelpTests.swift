import CommandLineKit
import Testing

extension GardenProgram {
  static let english = HelpLabels(
    examples: "Examples", usage: "Usage", arguments: "Arguments", options: "Options",
    commands: "Commands", aliases: "Aliases", globalOptions: "Everywhere", manual: "Manual",
    seeAlso: "See also")

  static func page(about topic: HelpTopic, width: Int) -> String {
    table().page(about: topic, labels: english).text(width: width)
  }
}

@Suite("What every page of help keeps to")
struct HelpTests {
  private static let topics = [HelpTopic.overview, .command("plant"), .command("move"), .noun("bed")]

  private func lines(_ topic: HelpTopic, _ width: Int) -> [Substring] {
    GardenProgram.page(about: topic, width: width).split(separator: "\n")
  }

  @Test("No line is wider than the screen or than 100 columns", arguments: topics)
  func width(topic: HelpTopic) {
    for width in 36...220 {
      for line in lines(topic, width) {
        #expect(line.unicodeScalars.count <= min(width, 100), "\(width): \(line)")
      }
    }
  }

  @Test("No width loses a word, however small", arguments: topics)
  func wordsStay(topic: HelpTopic) {
    let all = lines(topic, 100).flatMap { $0.split(separator: " ") }
    for width in [-1, 0, 1, 20, 39, 59, 60, 79, 500] {
      #expect(lines(topic, width).flatMap { $0.split(separator: " ") } == all, "\(width)")
    }
  }

  @Test("Examples come first, after the summary")
  func examplesFirst() {
    let page = GardenProgram.table().page(about: .command("plant"), labels: GardenProgram.english)
    #expect(page.summary == "Put seeds into a bed.")
    #expect(
      page.sections.map { $0.title }
        == ["Examples", "Usage", "Arguments", "Options", "Aliases", "", "Everywhere"])
  }

  @Test("Empty sections are left out")
  func emptySections() {
    let page = GardenProgram.table(globals: []).page(about: .command("move"), labels: GardenProgram.english)
    #expect(page.sections.map { $0.title } == ["Usage", "Arguments"])
  }

  @Test("Each kind of parameter in the usage line")
  func usage() {
    let command = Command<Garden, Void, any Error>(
      "c",
      declaring: .init(
        help: CommandHelp("c"),
        .required("A", help: "a", as: .text), .optional("B", help: "b", as: .text), .words("C", help: "c"),
        .flag("d", help: "d"), .option("e", letter: "e", value: "E", help: "e"),
        .options("f", value: "F", help: "f", as: .text)
      ) { _, _, _, _, _, _, _ in })
    let page = GardenProgram.table(more: [command]).page(about: .command("c"), labels: GardenProgram.english)
    #expect(
      page.sections.first?.body == .usage(["garden c", "A", "[B]", "[C…]", "[--d]", "[--e E]", "[--f F]…"]))
  }

  @Test("Words of which some may be left out, in the usage line and in the list of arguments")
  func form() {
    let command = Command<Garden, Void, any Error>(
      "c",
      declaring: .init(
        help: CommandHelp("c"), .words("A B", form: "[A] B…", atLeast: 1, help: "an a\na b")
      ) { _, _ in })
    let page = GardenProgram.table(more: [command]).page(about: .command("c"), labels: GardenProgram.english)
    #expect(page.sections.first?.body == .usage(["garden c", "[A] B…"]))
    #expect(page.text(width: 80).contains("  A   an a\n  B…  a b\n"))
  }

  @Test("A command that the table doesn't have gives the overview")
  func unknownTopic() {
    #expect(
      GardenProgram.page(about: .command("xyzzy"), width: 80)
        == GardenProgram.page(about: .overview, width: 80))
  }

  @Test("The caller measures text, so wide letters are laid out correctly")
  func measure() {
    let command = Command<Garden, Void, any Error>(
      "c",
      declaring: .init(help: CommandHelp("豆豆豆豆 豆豆豆豆 豆豆豆豆"), .flag("a", help: "a")) { _, _ in })
    let page = GardenProgram.table(more: [command]).page(about: .command("c"), labels: GardenProgram.english)
    func wide(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } }
    #expect(page.text(width: 24, measure: wide).hasPrefix("garden c: 豆豆豆豆\n豆豆豆豆 豆豆豆豆\n"))
    #expect(page.text(width: 24).hasPrefix("garden c: 豆豆豆豆 豆豆豆豆 豆豆豆豆\n"))
  }

  @Test("Titles can stand out")
  func emphasis() {
    let page = GardenProgram.table().page(about: .noun("bed"), labels: GardenProgram.english)
    #expect(page.text(width: 80, emphasis: { "<\($0)>" }).hasPrefix("garden bed\n\n<Commands>\n  bed show"))
  }
}
