import ChartKit

/// Writes a page of HTML: elements and texts, which are escaped, and pictures, which are whole already.
struct HTMLWriter {
  private(set) var text = ""

  /// An element with what `content` writes into it.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: (inout HTMLWriter) -> Void
  ) {
    text += tag(name, attributes)
    content(&self)
    text += "</\(name)>\n"
  }

  mutating func element(_ name: String, _ content: (inout HTMLWriter) -> Void) {
    element(name, [:], content)
  }

  /// An element with a text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String) {
    text += tag(name, attributes) + SVGWriter.escaped(content) + "</\(name)>\n"
  }

  mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

  /// Markup that is known to be whole.
  mutating func raw(_ markup: String) { text += markup }

  private func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce("<" + name) { $0 + " \($1.key)=\"" + SVGWriter.escaped($1.value) + "\"" } + ">"
  }

  /// A table with headings; columns of numbers stand at the right.
  mutating func table(_ table: ReportTable) {
    element("div", ["class": "scroll"]) { writer in
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
              for (text, column) in zip(row, table.columns) { writer.cell("td", text, column) }
            }
          }
        }
      }
    }
  }

  private mutating func cell(
    _ name: String, _ text: String, _ column: ReportTable.Column, scope: String? = nil
  ) {
    let number = column.isNumber ? "number" : "text"
    if let scope {
      element(name, ["class": number, "scope": scope], text)
    } else {
      element(name, ["class": number], text)
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
