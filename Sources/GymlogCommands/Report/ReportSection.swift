import Wording

extension HTMLWriter {
  /// Writes the sections of a page.
  mutating func sections(_ sections: [ReportSection], _ words: Words) {
    let writer = SectionWriter(words: words)
    for section in sections { writer.show(section, in: &self) }
  }
}

private struct SectionWriter {
  let words: Words

  /// A section, or a part of one: its heading is smaller.
  fileprivate func show(_ section: ReportSection, isPart: Bool = false, in main: inout HTMLWriter) {
    // Several years don't fit on a sheet of paper.
    let isStrip = section.isWide && section.figures.count > 1
    // A table after pictures may continue on the next sheet.
    let isWhole = !section.figures.isEmpty && !isStrip
    main.element("section", section.isHalf ? ["class": "half"] : [:]) { part in
      if isWhole {
        part.element("div", ["class": "whole"]) { top in showTop(of: section, isPart, in: &top) }
      } else {
        showTop(of: section, isPart, in: &part)
      }
      if let table = section.table {
        if section.foldsTable {
          fold(table, in: &part)
        } else {
          part.table(table, showsCaption: table.caption != section.heading)
        }
      }
      if !section.items.isEmpty {
        part.element("div", ["class": "items"]) { list in
          for item in section.items { show(item, in: &list) }
        }
      }
      for inner in section.parts { show(inner, isPart: true, in: &part) }
    }
  }

  /// The heading, the texts and the pictures.
  private func showTop(of section: ReportSection, _ isPart: Bool, in part: inout HTMLWriter) {
    part.element(isPart ? "h3" : "h2", section.heading)
    for text in section.texts { part.element("p", text) }
    guard !section.figures.isEmpty else { return }
    let isPair = section.figures.count > 1 && !section.isWide
    part.element("div", ["class": section.isWide ? "strip" : isPair ? "pair" : "single"]) { row in
      for figure in section.figures { show(figure, in: &row) }
    }
  }

  private func show(_ item: ReportItem, in part: inout HTMLWriter) {
    part.element("article") { article in
      article.element("h3", item.heading)
      article.element("p", ["class": "faint"], item.text)
      article.element("ul") { list in
        for line in item.lines { list.element("li", line) }
      }
    }
  }

  private func show(_ figure: ReportFigure, in row: inout HTMLWriter) {
    row.element("figure") { part in
      if let title = figure.title { part.element("h3", title) }
      if let pictures = figure.pictures { part.pictures(pictures) }
      for text in figure.texts { part.element("p", ["class": "faint"], text) }
      if let table = figure.table {
        if figure.foldsTable { fold(table, in: &part) } else { part.table(table) }
      }
    }
  }

  private func fold(_ table: PageTable, in part: inout HTMLWriter) {
    part.element("details") { details in
      details.element("summary", words.numbers(of: table.caption))
      details.table(table)
    }
  }
}

/// A section of a page, with its heading.
struct ReportSection {
  let heading: String
  var texts: [String] = []
  var figures: [ReportFigure] = []
  var table: PageTable?
  var items: [ReportItem] = []
  /// Whether each figure takes the whole width.
  var isWide = false
  /// Whether half of a wide screen is enough.
  var isHalf = false
  /// Its parts, each with a heading of its own.
  var parts: [ReportSection] = []
  /// Whether its table is shown on demand only.
  var foldsTable = false
}

/// An item with its own heading: a workout.
struct ReportItem {
  let heading: String
  let text: String
  let lines: [String]
}

/// A picture in two widths; the page shows the one that fits.
struct ReportPictures {
  /// For a phone. Its texts are 12 pixels high on the narrowest usual screen.
  let narrow: [String]
  /// For a wider screen, and for paper; the same if there is only one.
  let wide: [String]

  /// A picture that fits everywhere.
  init(_ svg: String) { (narrow, wide) = ([svg], []) }

  /// Pictures one below the other, for a phone and for wider screens.
  init(narrow: [String], wide: [String]) { (self.narrow, self.wide) = (narrow, wide) }

  /// A chart drawn in both widths, from a width and an id.
  init(id: String, _ draw: (Double, String) -> String) {
    self.init(narrow: [draw(320, id + "-narrow")], wide: [draw(600, id)])
  }
}

/// A chart with its text and its table.
struct ReportFigure {
  var title: String?
  /// Nil if the texts say it all.
  let pictures: ReportPictures?
  var texts: [String] = []
  /// Nil if the figure next to it has the table.
  var table: PageTable?
  /// Whether its table is shown on demand only.
  var foldsTable = true
}
