import TerminalKit
import Wording

/// Writes an HTML page: elements, escaped texts, and finished pictures.
struct HTMLWriter {
  private var markup = Markup()

  var text: String { markup.text }

  /// A self-contained page: nothing may be fetched, whatever the names in the logbook contain.
  static func page(
    _ title: String, _ language: String, style: String, _ content: (inout HTMLWriter) -> Void
  ) -> String {
    var page = HTMLWriter()
    page.raw("<!DOCTYPE html>\n<html lang=\"\(language)\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.raw(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
    )
    page.element("title", title)
    page.raw("<style>\n" + style + "</style>\n</head>\n")
    page.element("body", content)
    page.raw("</html>\n")
    return page.text
  }

  /// Writes an element, with what `content` writes inside it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: (inout HTMLWriter) -> Void
  ) {
    tag(name, attributes)
    content(&self)
    markup.end(name)
  }

  mutating func element(_ name: String, _ content: (inout HTMLWriter) -> Void) {
    element(name, [:], content)
  }

  /// Writes an element with an escaped text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String) {
    tag(name, attributes)
    markup.add(escaping: Self.keepingTogether(content))
    markup.end(name)
  }

  /// A text whose lines don't end between a number and its unit, or within `4 × 8 × 100 kg`.
  private static func keepingTogether(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var (kept, rest, looked) = ("", text[...], text.startIndex)
    while let space = text.utf8[looked...].firstIndex(of: UInt8(ascii: " ")) {
      looked = text.utf8.index(after: space)
      guard space > text.startIndex, looked < text.endIndex else { continue }
      let (before, after) = (scalars[scalars.index(before: space)], scalars[looked])
      guard before == "×" || after == "×" || ("0"..."9").contains(before) && after.properties.isAlphabetic
      else { continue }
      kept += rest[..<space]
      kept += "\u{A0}"
      rest = text[looked...]
    }
    return kept.isEmpty ? text : kept + rest
  }

  mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

  /// Writes well-formed markup as it is.
  mutating func raw(_ markup: String) { self.markup.add(markup) }

  /// Writes a picture in several widths; the style shows the one that fits.
  mutating func pictures(_ pictures: ReportPictures) {
    if pictures.wide.isEmpty {
      return element("div", ["class": "fixed"]) { box in pictures.narrow.forEach { box.raw($0) } }
    }
    for (name, list) in [("narrow", pictures.narrow), ("wide", pictures.wide)] {
      element("div", ["class": name]) { box in list.forEach { box.raw($0) } }
    }
  }

  private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    markup.open(name)
    for (name, value) in attributes { markup.attribute(name, value) }
    markup.add(">")
  }

  /// Writes a labelled part that scrolls sideways if it is too wide, from the keyboard too.
  private mutating func scroll(_ label: String, _ content: (inout HTMLWriter) -> Void) {
    element("div", ["class": "scroll", "role": "group", "aria-label": label, "tabindex": "0"], content)
  }

  /// Writes a table with headings. Number columns are right-aligned; the first cell is the row's header.
  mutating func table(_ table: PageTable, showsCaption: Bool = true) {
    let fold = table.fold
    scroll(table.caption) { writer in
      writer.element(
        "table", fold.map { ["class": "folded", "style": "--values: \($0.values)"] } ?? [:]
      ) { writer in
        // A screen reader says it even if it isn't shown.
        writer.element("caption", showsCaption ? [:] : ["class": "unseen"], table.caption)
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for (index, column) in table.columns.enumerated() {
              writer.cell("th", column.heading, column, scope: "col", fold?.place(of: index))
            }
          }
        }
        writer.element("tbody") { writer in
          for row in table.rows {
            writer.element("tr") { writer in
              for (index, (text, column)) in zip(row, table.columns).enumerated() {
                let place = fold?.place(of: index)
                if index == 0 {
                  writer.cell("th", text, column, scope: "row", place)
                } else {
                  writer.cell("td", text, column, place)
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func cell(
    _ name: String, _ text: String, _ column: PageTable.Column, scope: String? = nil, _ place: String?
  ) {
    let look =
      (column.isNumber ? "number" : scope == "row" ? "firm" : "text") + (place.map { " " + $0 } ?? "")
    if let scope {
      element(name, ["class": look, "scope": scope], text)
    } else {
      element(name, ["class": look], text)
    }
  }
}

/// A table on the page: its caption, and the text of a report's columns that have a heading and any text.
struct PageTable {
  typealias Column = (heading: String, isNumber: Bool)

  var caption: String
  let columns: [Column]
  let rows: [[String]]

  /// The table of a report, or of its columns with these names.
  init<Row>(_ caption: String, _ table: ReportTable<Row>, only names: [String]? = nil, _ words: Words) {
    self.caption = caption
    let all = table.columns.compactMap { column in
      column.heading.flatMap { heading in
        names.map { $0.contains(column.name ?? "") } ?? true ? (heading: heading, value: column.value) : nil
      }
    }
    // Without tested maxes, a column for them would stand empty.
    let shown = all.filter { column in
      table.rows.isEmpty || table.rows.contains { !column.value($0).text(words).isEmpty }
    }
    columns = shown.map { ($0.heading.text.capitalised, $0.heading.isNumber) }
    rows = table.rows.map { row in shown.map { $0.value(row).text(words) } }
  }

  /// How a phone shows the rows of a table that is too wide for it: each on two lines, the numbers below the names, or below one another
  /// if the row has only one name.
  struct Fold {
    /// The columns of names.
    let names: Int
    /// The columns beside the first one.
    let values: Int

    /// The class of a cell whose place isn't simply the next one.
    func place(of index: Int) -> String? {
      if names > 1 { return index == names ? "turn" : nil }
      return index == 0 ? "tall" : index > values ? "more" : nil
    }
  }

  /// Nil if the table fits a phone, by an estimate.
  var fold: Fold? {
    let widths = columns.enumerated().map { index, column in
      // Other texts than the row's header may be wrapped.
      let isWhole = index == 0 || column.isNumber
      let texts = rows.map { $0[index] }
      let parts = (isWhole ? texts : texts.flatMap(Self.words)) + Self.words(column.heading)
      // Digits of a wide font, and the space beside the cell.
      return 9 * (parts.map(\.count).max() ?? 0) + 8
    }
    guard widths.reduce(0, +) > 366 else { return nil }
    let names = 1 + columns.dropFirst().prefix { !$0.isNumber }.count
    return Fold(
      names: names, values: names > 1 ? max(names, columns.count - names) - 1 : columns.count / 2)
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
