import CommandLineKit
import Formats
import TerminalKit
import Wording

/// A request for help: a page, or the pages for `man` in a folder.
struct HelpRequest {
  private let topic: HelpTopic
  private let folder: String?
  private let table: CommandTable<Context, Reply, Failure>
  private let words: Words

  init(
    _ topic: HelpTopic, _ options: ParsedArguments, _ table: CommandTable<Context, Reply, Failure>,
    _ words: Words
  ) throws(Failure) {
    do throws(UsageError) {
      folder = try options.value(of: Self.manual(words))
      let isWhole = try options.value(of: Self.all(words))
      self.topic = isWhole && topic == .overview ? .everything : topic
    } catch {
      throw Failure(error)
    }
    (self.table, self.words) = (table, words)
  }

  /// The options of `help`.
  static func options(_ words: Words) -> [ParameterDescription] {
    [all(words).description, manual(words).description]
  }

  private static func all(_ words: Words) -> Parameter<Bool> {
    .flag(
      OptionName.all.rawValue,
      help: words.say(
        en: "all commands and global options", es: "todos los comandos y las opciones globales",
        ca: "totes les ordres i les opcions globals"))
  }

  private static func manual(_ words: Words) -> Parameter<String?> {
    .option(
      "man", value: words.placeholder(.directory),
      help: words.say(
        en: "write a manual page for each command in this folder",
        es: "guarda en esta carpeta una página de manual por comando",
        ca: "desa en aquesta carpeta una pàgina de manual per ordre"), as: .folder)
  }

  /// The page, or which pages were written.
  func reply() throws(Failure) -> Reply {
    let labels = HelpLabels(words)
    guard let folder else { return Reply(page: table.page(about: topic, labels: labels)) }
    let pages = table.manualPages(labels: labels, version: gymlogVersion, date: gymlogDate)
    for page in pages {
      try Commands.write(page.text, to: folder + "/" + page.file, force: true)
    }
    let said = words.manualWritten(pages.count, folder: folder)
    return Reply(
      noticed: [],
      text: { _ in terminalSafe(said) + "\n" },
      json: { [JSON.Member(name: "files", value: .strings(pages.map(\.file)))] })
  }
}

extension Words {
  /// Pages for `man` were written.
  func manualWritten(_ count: Int, folder: String) -> String {
    say(
      en: "\(number(count)) manual pages written to \(folder)",
      es: "\(number(count)) páginas de manual guardadas en \(folder)",
      ca: "\(number(count)) pàgines de manual desades a \(folder)")
  }
}
