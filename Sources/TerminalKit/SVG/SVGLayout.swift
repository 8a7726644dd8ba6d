extension SVGValue {
  /// Straight lines from point to point.
  package static func path(_ points: [(Double, Double)]) -> SVGValue { .text(line(points)) }

  /// The area between points.
  static func polygon(_ points: [(Double, Double)]) -> SVGValue { .text(line(points) + "Z") }

  /// A diamond around a point, the mark of a record.
  package static func diamond(_ x: Double, _ y: Double, radius: Double) -> SVGValue {
    polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])
  }

  private static func line(_ points: [(Double, Double)]) -> String {
    guard !points.isEmpty else { return "" }
    return "M" + points.map { SVGWriter.number($0.0) + " " + SVGWriter.number($0.1) }.joined(separator: "L")
  }
}

extension SVGStyle {
  /// Where the entries of a legend begin, on as many lines as they need in a picture of this width; the first line is at 0.
  /// `sample` is the width of what stands before each text, `gap` the space between two entries.
  package static func legendPlaces(
    _ texts: some Sequence<String>, sample: Double, gap: Double, left: Double, width: Double
  ) -> [(x: Double, y: Double)] {
    var (x, y) = (left, 0.0)
    return texts.map { text in
      let wide = sample + self.width(of: text)
      if x > left, x + wide > width - 8 { (x, y) = (left, y + 18) }
      defer { x += wide + gap }
      return (x, y)
    }
  }
}

extension SVGStyle {
  /// A text's lines, each at most this many columns wide; a word that is longer than a line is broken.
  package static func lines(of text: String, columns: Int) -> [String] {
    wrapped(text, width: columns).flatMap { line in
      var lines = [""]
      var used = 0
      for character in line {
        let wide = displayWidth(of: character)
        if used > 0, used + wide > columns {
          lines.append("")
          used = 0
        }
        lines[lines.count - 1].append(character)
        used += wide
      }
      return lines
    }
  }

  /// The columns of 12-pixel text that fit in a width.
  package static func columns(in width: Double) -> Int { max(Int(width / self.width(of: "n")), 1) }
}

/// The title at the top of a picture with a file of its own, on as many lines as it needs. On a page, the title is in a heading.
package struct PictureTitle {
  fileprivate let lines: [String]
  fileprivate static let line = 20.0

  package init(_ title: String, width: Double, isAlone: Bool) {
    // Its letters are bold, and larger.
    lines =
      isAlone ? SVGStyle.lines(of: title, columns: max(SVGStyle.columns(in: (width - 32) / 1.4), 8)) : []
  }

  /// How much lower all else is than below a title of one line.
  package var drop: Double { Double(max(lines.count - 1, 0)) * Self.line }
}

extension SVGWriter {
  package mutating func add(_ title: PictureTitle) {
    for (index, line) in title.lines.enumerated() {
      element(
        "text", ["class": "chart-title", "x": 16, "y": .number(28 + Double(index) * PictureTitle.line)], line)
    }
  }

  /// Writes the labels of an axis of days below a plot.
  mutating func days(
    _ axis: DayAxis, _ ticks: [[DayTick]], from left: Double, to right: Double, below bottom: Double, gap: Int
  ) {
    let days = axis.labels(ticks, columns: Int(right - left), gap: gap) { Int(SVGStyle.width(of: $0)) }
    for day in days {
      element(
        "text",
        ["class": "chart-faint", "x": .number(left + Double(day.start)), "y": .number(bottom + 20)], day.label
      )
    }
  }
}
