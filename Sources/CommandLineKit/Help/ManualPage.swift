/// A page of help as a page for `man`, in the macros of man(7).
package struct ManualPage: Equatable, Sendable {
  /// The name of the file: `gymlog-exercise-show.1`.
  package let file: String
  package let text: String
}

extension CommandTable {
  /// The pages for `man`: one for the program, and one for each command.
  ///
  /// - Parameters:
  ///   - labels: the headings
  ///   - version: the program's version, in the foot of the pages
  ///   - date: the day in the foot of the pages, as `2026-11-22`
  /// - Returns: the pages
  package func manualPages(labels: HelpLabels, version: String, date: String) -> [ManualPage] {
    let names = commands.map(\.name)
    return
      ([(name: program, topic: HelpTopic.everything)]
      + names.map { (name: program + "-" + Self.dashed($0), topic: .command($0)) })
      .map { name, topic in
        let others = topic == .everything ? names.map { program + "-" + Self.dashed($0) } : [program]
        var page = Roff()
        page.head(name, version: program + " " + version, date: date, labels)
        page.body(self.page(about: topic, labels: labels))
        page.references(others, labels)
        return ManualPage(file: name + ".1", text: page.text)
      }
  }

  private static func dashed(_ name: String) -> String { name.split(separator: " ").joined(separator: "-") }
}

/// The lines of a page for `man`.
private struct Roff {
  private var lines: [String] = []
  private var name = ""

  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func head(_ name: String, version: String, date: String, _ labels: HelpLabels) {
    self.name = name
    lines.append(
      ".TH \(Self.quoted(name.uppercased())) 1 \(date) \(Self.quoted(version)) \(Self.quoted(labels.manual))")
  }

  mutating func body(_ page: HelpPage) {
    section(labelled: "NAME")
    lines.append(Self.escaped(name) + #" \- "# + Self.escaped(page.summary))
    for section in page.sections {
      self.section(labelled: section.title)
      switch section.body {
      case .examples(let entries), .entries(let entries): for entry in entries { self.entry(entry) }
      case .usage(let pieces): lines.append(Self.line(pieces.joined(separator: " ")))
      case .list(let pieces): lines.append(Self.line(pieces.joined(separator: ", ")))
      case .text(let text): paragraphs(text)
      }
    }
  }

  mutating func references(_ names: [String], _ labels: HelpLabels) {
    section(labelled: labels.seeAlso)
    for (index, name) in names.enumerated() {
      lines.append(".BR \(Self.escaped(name)) (1)" + (index + 1 < names.count ? "," : ""))
    }
  }

  /// A section; one without a title continues the last.
  private mutating func section(labelled title: String) {
    lines.append(title.isEmpty ? ".PP" : ".SH " + Self.quoted(title.uppercased()))
  }

  private mutating func entry(_ entry: HelpPage.Entry) {
    lines.append(".TP")
    lines.append(".B " + Self.quoted(entry.term))
    lines.append(Self.line(entry.text.isEmpty ? #"\&"# : entry.text, isRaw: entry.text.isEmpty))
  }

  private mutating func paragraphs(_ text: String) {
    var isFirst = true
    for paragraph in text.split(separator: "\n") {
      if !isFirst { lines.append(".PP") }
      lines.append(Self.line(String(paragraph)))
      isFirst = false
    }
  }

  /// A line of text, which no sign at its beginning makes a request.
  private static func line(_ text: String, isRaw: Bool = false) -> String {
    if isRaw { return text }
    let escaped = escaped(text.split(separator: " ").joined(separator: " "))
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: #"\(dq"#)
      + "\""
  }

  /// Dashes as they are typed, not as hyphens, and backslashes as themselves.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += #"\e"#
      case "-": escaped += #"\-"#
      case "'": escaped += #"\(aq"#
      case "`": escaped += #"\(ga"#
      case "^": escaped += #"\(ha"#
      case "~": escaped += #"\(ti"#
      default: escaped.append(character)
      }
    }
  }
}
