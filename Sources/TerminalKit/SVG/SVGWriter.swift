/// An attribute's value.
package enum SVGValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// A text, to be escaped.
  case text(String)
  /// A number, written with up to two decimals.
  case number(Double)

  package init(stringLiteral value: String) { self = .text(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// Writes an SVG picture, with a title and a description for people who don't see it. It has no scripts and loads nothing.
package struct SVGWriter {
  private var markup = Markup()
  private var open: [String] = []

  /// Starts a picture.
  ///
  /// - Parameters:
  ///   - width: the width in the picture's units
  ///   - height: the height in the picture's units
  ///   - title: the title
  ///   - summary: a description for people who don't see the picture
  ///   - id: an id of letters, digits and hyphens that is unique on the page
  ///   - isAlone: true for a file of its own, with style and background; false on a page, which has `SVGStyle.rules`
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
      markup.add("<style>\n" + SVGStyle.rulesOfFile + "</style>\n")
      element("rect", ["class": "chart-page", "width": "100%", "height": "100%"])
    }
  }

  /// Starts an element that holds others, up to `end`.
  package mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, SVGValue> = [:]) {
    tag(name, attributes)
    markup.add(">\n")
    open.append(name)
  }

  /// Adds a finished picture at a place, scaled.
  package mutating func add(picture: String, left: Double, top: Double, scale: Double = 1) {
    let scaled = scale == 1 ? "" : " scale(\(Self.number(scale)))"
    begin("g", ["transform": .text("translate(\(Self.number(left)) \(Self.number(top)))" + scaled)])
    markup.add(picture)
    end()
  }

  package static func size(of picture: String) -> (width: Double, height: Double)? {
    guard let start = picture.firstRange(of: "viewBox=\"0 0 ")?.upperBound,
      let end = picture[start...].firstIndex(of: "\"")
    else { return nil }
    let numbers = picture[start..<end].split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  /// Adds the pattern of what isn't whole, for `fill="url(#id)"`.
  mutating func hatch(_ id: String) {
    begin(
      "pattern",
      [
        "id": .text(id), "width": 5, "height": 5, "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ])
    element("path", ["class": "chart-hatch", "d": "M0 0V5"])
    end()
  }

  /// Ends the innermost open element.
  package mutating func end() {
    if let name = open.popLast() { markup.end(name) }
  }

  /// Adds an element, with or without a text.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, SVGValue>, _ content: String? = nil
  ) {
    tag(name, attributes)
    guard let content else { return markup.add("/>\n") }
    markup.add(">")
    markup.add(escaping: content)
    markup.end(name)
  }

  /// Adds an element with a tooltip, or without one if `hint` is empty.
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
    for (name, value) in attributes {
      switch value {
      case .text(let text): markup.attribute(name, text)
      case .number(let number): markup.attribute(name, number)
      }
    }
  }

  /// A picture of a title and a text, for something that has too few numbers to draw, or none yet.
  package static func sentences(
    _ text: String, title: String, width: Double = 720, id: String = "chart", isAlone: Bool = true
  ) -> String {
    let lines = SVGStyle.lines(of: text, columns: max(SVGStyle.columns(in: width - 32), 10))
    let heading = PictureTitle(title, width: width, isAlone: isAlone)
    let top = (isAlone ? 56.0 : 20) + heading.drop
    var svg = SVGWriter(
      width: width, height: top + Double(max(lines.count, 1)) * 18 + 4, title: title, summary: text, id: id,
      isAlone: isAlone)
    svg.add(heading)
    for (index, line) in lines.enumerated() {
      svg.element("text", ["x": .number(isAlone ? 16 : 0), "y": .number(top + Double(index) * 18)], line)
    }
    return svg.picture
  }

  /// The whole picture, with all open elements ended.
  package var picture: String {
    var whole = markup
    for name in open.reversed() { whole.end(name) }
    return whole.text
  }

  /// A number with up to two decimals: `12`, `-0.5`, `3.25`. NaN and infinities are 0; others are clamped to ±10⁹.
  ///
  /// Written digit by digit, because a page has tens of thousands of numbers: `report` took a tenth longer with `String(_:)`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    var (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    // The longest, `-1000000000.25`, fits into a string without an allocation.
    return String(unsafeUninitializedCapacity: 15) { buffer in
      var start = buffer.count
      func add(_ byte: UInt8) {
        start -= 1
        buffer.initializeElement(at: start, to: byte)
      }
      func add(digit: UInt) { add(UInt8(ascii: "0") + UInt8(digit)) }
      if rest > 0 {
        if rest % 10 > 0 { add(digit: rest % 10) }
        add(digit: rest / 10)
        add(UInt8(ascii: "."))
      }
      repeat {
        add(digit: whole % 10)
        whole /= 10
      } while whole > 0
      if hundredths < 0 { add(UInt8(ascii: "-")) }
      return buffer.update(fromContentsOf: buffer[start...])
    }
  }
}
