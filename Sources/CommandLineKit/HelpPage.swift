/// A page of help before it is laid out.
package struct HelpPage: Equatable, Sendable {
  /// A term and what it means.
  package struct Entry: Equatable, Sendable {
    /// What is explained.
    package let term: String
    /// Its explanation; may be empty.
    package let text: String
  }

  /// What stands under a title.
  package enum Body: Equatable, Sendable {
    /// Lines to type, each with its meaning.
    case examples([Entry])
    /// Terms with their meanings, aligned with those of the whole page.
    case entries([Entry])
    /// How a line is written, in pieces that are never broken.
    case usage([String])
    /// Short things on as few lines as possible, with commas between them.
    case list([String])
    /// Paragraphs, separated by empty lines.
    case text(String)
  }

  /// A part of the page.
  package struct Section: Equatable, Sendable {
    /// Its title; empty for none.
    package let title: String
    /// What stands under it.
    package let body: Body
  }

  /// The line with which the subject is typed (`gymlog log`).
  package let title: String
  /// What it is, in one line; may be empty.
  package let summary: String
  /// The parts in their order.
  package let sections: [Section]

  init(title: String, summary: String, sections: [Section?]) {
    self.title = title
    self.summary = summary
    self.sections = sections.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// The page as text; each line ends in a newline.
  ///
  /// - Parameters:
  ///   - width: the columns of the screen; lines are never made longer than 100
  ///   - measure: the columns that a text takes; scalars are counted where it is left out
  ///   - emphasis: what makes a title stand out; nothing where it is left out
  /// - Returns: the lines
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
