/// A page of help before it is laid out.
package struct HelpPage: Equatable, Sendable {
  /// A term and what it means.
  package struct Entry: Equatable, Sendable {
    package let term: String
    /// Its meaning; may be empty.
    package let text: String
  }

  /// The content of a section.
  package enum Body: Equatable, Sendable {
    /// Lines to type, each with its meaning.
    case examples([Entry])
    /// Terms with their meanings, aligned across the whole page.
    case entries([Entry])
    /// A usage line, in pieces that are never broken.
    case usage([String])
    /// Short items, separated by commas.
    case list([String])
    /// Paragraphs, separated by empty lines.
    case text(String)
  }

  package struct Section: Equatable, Sendable {
    /// Its title; empty for none.
    package let title: String
    package let body: Body
  }

  /// The subject as it is typed (`gymlog log`).
  package let title: String
  /// The subject in one line; may be empty.
  package let summary: String
  package let sections: [Section]

  init(title: String, summary: String, sections: [Section?]) {
    self.title = title
    self.summary = summary
    self.sections = sections.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// The page as text. Every line ends in a line feed.
  ///
  /// - Parameters:
  ///   - width: the screen's width in columns; lines are at most 100 columns wide
  ///   - measure: the width of a text in columns; by default, its number of Unicode scalars
  ///   - emphasis: makes a title stand out; by default, does nothing
  /// - Returns: the text
  package func text(
    width: Int, measure: @escaping (String) -> Int = { $0.unicodeScalars.count },
    emphasis: (String) -> String = { $0 }
  ) -> String {
    HelpLayout(self, width: width, measure: measure).text(emphasis)
  }
}

extension HelpPage.Section {
  var isEmpty: Bool {
    switch body {
    case .examples(let entries), .entries(let entries): entries.isEmpty
    case .usage(let pieces), .list(let pieces): pieces.isEmpty
    case .text(let text): text.isEmpty
    }
  }
}
