import CommandLineKit
import Formats
import TerminalKit

extension Reply {
  /// A page of help.
  init(page: HelpPage) {
    self.init(
      text: { screen in
        page.text(
          width: screen.width ?? 80, measure: displayWidth, emphasis: { screen.painter.paint($0, .strong) })
      },
      json: {
        [
          JSON.Member(name: "title", value: .string(page.title)),
          JSON.Member(name: "summary", value: .string(page.summary)),
          JSON.Member(name: "sections", value: .array(page.sections.map(Self.json))),
        ]
      })
  }

  private static func json(_ section: HelpPage.Section) -> JSON {
    let (kind, content): (String, JSON) =
      switch section.body {
      case .examples(let entries): ("examples", .array(entries.map(json)))
      case .entries(let entries): ("entries", .array(entries.map(json)))
      case .usage(let pieces): ("usage", .strings(pieces))
      case .list(let pieces): ("list", .strings(pieces))
      case .text(let text): ("text", .string(text))
      }
    return ["title": .string(section.title), kind: content]
  }

  private static func json(_ entry: HelpPage.Entry) -> JSON {
    ["term": .string(entry.term), "text": .string(entry.text)]
  }
}
