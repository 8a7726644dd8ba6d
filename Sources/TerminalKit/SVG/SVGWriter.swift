/// What stands in an attribute.
package enum SVGValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  case text(String)
  /// Written with two decimals at most.
  case number(Double)

  package init(stringLiteral value: String) { self = .text(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  var written: String {
    switch self {
    case .text(let text): text
    case .number(let number): SVGWriter.number(number)
    }
  }
}

/// Writes a picture as SVG: a picture with a title and a description for those who don't see it, without scripts and without
/// anything from elsewhere.
package struct SVGWriter {
  private var markup = Markup()
  private var open: [String] = []

  /// Begins a picture of a size in its own units. `id`, of letters, digits and hyphens, tells its parts apart from those of
  /// other pictures on a page. With `isAlone` it is a file of its own, with its style and its background; else the page has
  /// `SVGStyle.rules`.
  package init(width: Double, height: Double, title: String, summary: String, id: String, isAlone: Bool) {
    begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "chart",
        "viewBox": .text("0 0 \(Self.number(width)) \(Self.number(height))"),
        "width": .number(width), "height": .number(height), "role": "img",
        "aria-labelledby": .text("\(id)-title \(id)-summary"),
      ])
    element("title", ["id": .text(id + "-title")], title)
    element("desc", ["id": .text(id + "-summary")], summary)
    if isAlone {
      markup.add("<style>\n" + SVGStyle.rules + "</style>\n")
      element("rect", ["class": "chart-page", "width": "100%", "height": "100%"])
    }
  }

  /// An element that holds others, up to `end`.
  package mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, SVGValue> = [:]) {
    tag(name, attributes)
    markup.add(">\n")
    open.append(name)
  }

  package mutating func end() {
    if let name = open.popLast() { markup.end(name) }
  }

  /// An element with a text, or with none.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, SVGValue>, _ content: String? = nil
  ) {
    tag(name, attributes)
    guard let content else { return markup.add("/>\n") }
    markup.add(">")
    markup.add(escaping: content)
    markup.end(name)
  }

  /// An element with a text that shows when one points at it; none where that is empty.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, SVGValue>, hint: String
  ) {
    if hint.isEmpty { return element(name, attributes) }
    tag(name, attributes)
    markup.add("><title>")
    markup.add(escaping: hint)
    markup.add("</title>")
    markup.end(name)
  }

  private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, SVGValue>) {
    markup.open(name)
    for (name, value) in attributes { markup.attribute(name, value.written) }
  }

  /// The whole picture; elements that are still open end.
  package var picture: String {
    var whole = markup
    for name in open.reversed() { whole.end(name) }
    return whole.text
  }

  /// A number with two decimals at most: `12`, `-0.5`, `3.25`. What isn't one is 0.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e12), 1e12) * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + decimals
  }
}
