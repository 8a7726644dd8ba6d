import TerminalKit

/// Writes a page of HTML: elements and texts, which are escaped, and pictures, which are whole already.
struct HTMLWriter {
  private var markup = Markup()

  /// What was written so far.
  var text: String { markup.text }

  /// An element with what `content` writes into it.
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

  /// An element with a text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String) {
    tag(name, attributes)
    markup.add(escaping: content)
    markup.end(name)
  }

  mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

  /// Markup that is known to be whole.
  mutating func raw(_ markup: String) { self.markup.add(markup) }

  private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    markup.open(name)
    for (name, value) in attributes { markup.attribute(name, value) }
    markup.add(">")
  }

  /// A part that is moved sideways where it is too wide, by keys too, and says what it is.
  private mutating func scroll(_ label: String, _ content: (inout HTMLWriter) -> Void) {
    element("div", ["class": "scroll", "role": "group", "aria-label": label, "tabindex": "0"], content)
  }

  /// A table with headings; columns of numbers stand at the right. The first cell names its row.
  mutating func table(_ table: ReportTable) {
    scroll(table.caption) { writer in
      writer.element("table") { writer in
        writer.element("caption", table.caption)
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            for column in table.columns { writer.cell("th", column.heading, column, scope: "col") }
          }
        }
        writer.element("tbody") { writer in
          for row in table.rows {
            writer.element("tr") { writer in
              for (index, (text, column)) in zip(row, table.columns).enumerated() {
                if index == 0 {
                  writer.cell("th", text, column, scope: "row")
                } else {
                  writer.cell("td", text, column)
                }
              }
            }
          }
        }
      }
    }
  }

  private mutating func cell(
    _ name: String, _ text: String, _ column: ReportTable.Column, scope: String? = nil
  ) {
    let look = column.isNumber ? "number" : scope == "row" ? "firm" : "text"
    if let scope {
      element(name, ["class": look, "scope": scope], text)
    } else {
      element(name, ["class": look], text)
    }
  }
}

/// What stands behind a chart, or instead of one.
struct ReportTable {
  struct Column {
    let heading: String
    var isNumber = false
  }

  let caption: String
  let columns: [Column]
  let rows: [[String]]
}
