/// Lays out a page of help for a width: with meanings in a column beside their terms, or on a narrow screen on indented lines
/// below them.
struct HelpLayout {
  private static let widest = 100
  private static let narrowest = 20
  private static let narrow = 60
  private static let indent = 2
  private static let deepIndent = 6

  private let page: HelpPage
  private let width: Int
  private let measure: (String) -> Int
  private let column: Int

  init(_ page: HelpPage, width: Int, measure: @escaping (String) -> Int) {
    self.page = page
    self.width = min(max(width, Self.narrowest), Self.widest)
    self.measure = measure
    let entries = page.sections.flatMap { section -> [HelpPage.Entry] in
      if case .entries(let entries) = section.body { entries } else { [] }
    }
    column = Self.column(for: entries, self.width, atMost: self.width * 2 / 5, measure)
  }

  func text(_ emphasis: (String) -> String) -> String {
    let head = page.summary.isEmpty ? page.title : "\(page.title): \(page.summary)"
    var lines = wrap(head, indent: 0, hanging: 0)
    for section in page.sections {
      lines.append("")
      if !section.title.isEmpty { lines.append(emphasis(section.title)) }
      lines += self.lines(of: section.body)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of body: HelpPage.Body) -> [String] {
    switch body {
    case .examples(let entries):
      let column = Self.column(for: entries, width, atMost: width * 3 / 5, measure)
      return entries.flatMap { lines(of: $0, column: column) }
    case .entries(let entries): return entries.flatMap { lines(of: $0, column: column) }
    case .usage(let pieces): return fill(pieces, indent: Self.indent, hanging: Self.deepIndent)
    case .list(let pieces): return fill(Self.listed(pieces), indent: Self.indent, hanging: Self.indent)
    case .text(let text): return paragraphs(of: text)
    }
  }

  // MARK: - Terms and meanings

  /// The column where meanings start: after the widest term that isn't too wide.
  private static func column(
    for entries: [HelpPage.Entry], _ width: Int, atMost limit: Int, _ measure: (String) -> Int
  ) -> Int {
    guard width >= narrow else { return deepIndent }
    let widths = entries.filter { !$0.text.isEmpty }.map { measure($0.term) }.filter { $0 <= limit }
    return max((widths.max() ?? 0) + 2 * indent, deepIndent)
  }

  private func lines(of entry: HelpPage.Entry, column: Int) -> [String] {
    let term = fill(Self.words(of: entry.term), indent: Self.indent, hanging: Self.deepIndent)
    let text = wrap(entry.text, indent: column, hanging: column)
    guard let first = term.first, let meaning = text.first else { return term + text }
    let used = measure(first)
    guard width >= Self.narrow, term.count == 1, used + Self.indent <= column else { return term + text }
    let joined = first + Self.spaces(column - used) + meaning.drop { $0 == " " }
    return [joined] + text.dropFirst()
  }

  // MARK: - Paragraphs

  private func paragraphs(of text: String) -> [String] {
    var lines: [String] = []
    var paragraph: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty, !line.hasPrefix(" ") {
        paragraph += Self.words(of: line)
        continue
      }
      lines += fill(paragraph, indent: 0, hanging: 0)
      paragraph = []
      lines.append(String(line))
    }
    return lines + fill(paragraph, indent: 0, hanging: 0)
  }

  private func wrap(_ text: String, indent: Int, hanging: Int) -> [String] {
    fill(Self.words(of: text), indent: indent, hanging: hanging)
  }

  /// Fills as few lines as possible. A piece wider than a line gets a line to itself.
  private func fill(_ pieces: [String], indent: Int, hanging: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces {
      let wide = measure(piece)
      if line.isEmpty || used + 1 + wide > width {
        if !line.isEmpty { lines.append(line) }
        let margin = lines.isEmpty ? indent : hanging
        line = Self.spaces(margin) + piece
        used = margin + wide
      } else {
        line += " " + piece
        used += 1 + wide
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func listed(_ pieces: [String]) -> [String] {
    pieces.dropLast().map { $0 + "," } + pieces.suffix(1)
  }

  private static func words(of text: some StringProtocol) -> [String] {
    text.split { $0 == " " }.map { String($0) }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
