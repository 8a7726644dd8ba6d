import TestSupport
import Testing

@testable import TerminalKit

@Suite struct SVGTests {
  @Test(
    "Numbers have two decimals at most and are always numbers",
    arguments: [
      (0.0, "0"), (12, "12"), (-0.5, "-0.5"), (3.254, "3.25"), (3.05, "3.05"), (-0.001, "0"), (.nan, "0"),
      (.infinity, "0"), (1e300, "1000000000"), (-123_456_789.25, "-123456789.25"),
    ])
  func number(value: Double, text: String) {
    #expect(SVGWriter.number(value) == text)
  }

  @Test(
    "Text can't leave its place",
    arguments: [
      ("Bench & <b>\"row\"", "Bench &amp; &lt;b&gt;&quot;row&quot;"), ("a\u{1B}[2J", "a\\u{1B}[2J"),
      ("\u{202E}x\u{0}", "\\u{202E}x\\u{0}"), ("\u{FFFE}", "\u{FFFD}"),
      ("Peso máximo · 1½", "Peso máximo · 1½"),
    ])
  func escaped(text: String, written: String) {
    var markup = Markup()
    markup.add(escaping: text)
    #expect(markup.text == written)
  }

  @Test("A complete picture") func golden() {
    var svg = SVGWriter(
      width: 100, height: 50, title: "T<", summary: "S", id: "a", isAlone: false)
    svg.begin("g", ["class": "x"])
    svg.element("text", ["x": 1, "y": 2.5], "R&D")
    svg.element("circle", ["r": .number(1.0 / 3)], hint: "point")
    #expect(
      svg.picture == """
        <svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 100 50" width="100" height="50" \
        role="img" aria-labelledby="a-title a-summary">
        <title id="a-title">T&lt;</title>
        <desc id="a-summary">S</desc>
        <g class="x">
        <text x="1" y="2.5">R&amp;D</text>
        <circle r="0.33"><title>point</title></circle>
        </g>
        </svg>

        """)
  }

  @Test("Every picture has a title, is well formed, and loads nothing", arguments: [true, false])
  func whole(isAlone: Bool) {
    let pictures = [
      Samples.line([3, 5, 4, 8, 9], marks: [1, 3]).svg(isAlone: isAlone),
      Samples.line([]).svg(isAlone: isAlone),
      Samples.line([5]).svg(isAlone: isAlone), Samples.bars.svg(isAlone: isAlone),
      Samples.calendar.svg(isAlone: isAlone), Samples.columns.svg(isAlone: isAlone),
      Samples.pair.svg(isAlone: isAlone),
      PairChart(title: "", summary: "", equal: "", onlyOne: "", onlyOther: "", measures: []) { _ in "" }.svg(
        isAlone: isAlone),
      BarChart(title: "", summary: "", bars: []).svg(isAlone: isAlone),
      HeatCalendar(title: "", summary: "", weeks: [], weekdays: [], legend: []).svg(isAlone: isAlone),
    ]
    for picture in pictures {
      #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
      #expect(
        picture.contains("role=\"img\"") && picture.contains("<title id=") && picture.contains("<desc id="))
      #expect(picture.contains("<style>") == isAlone)
      #expect(!picture.contains("var("), "many programs that show a file know no variables")
      #expect(!picture.contains("nan") && !picture.contains("inf\"") && !picture.contains("<script"))
      let addresses = picture.split(separator: "http").count - 1
      #expect(addresses == 1, "only the name of the language")
    }
  }

  @Test("On a screen of 768 pixels, less the margins, a year's calendar isn't made smaller")
  func year() throws {
    let weeks = (0..<53).map { week in
      HeatCalendar.Week(days: [.init(level: 0, label: "")], month: week == 52 ? "sept." : nil, number: "")
    }
    let calendar = HeatCalendar(
      title: "", summary: "", weeks: weeks, weekdays: ["Mon", "", "Wed", "", "Fri", "", ""], legend: [])
    let svg = calendar.svg(isAlone: false, asWideAs: 53)
    let width = try #require(SVGWriter.size(of: svg)?.width)
    #expect(width <= 736)
    // The name of a month that begins in the last week isn't cut.
    let label = try #require(svg.split(separator: "<text x=\"").first { $0.contains(">sept.</text>") })
    #expect(try #require(Double(label.prefix { $0 != "\"" })) + 5 * 6.8 <= width)
  }

  @Test("A column for each span; an incomplete one is hatched and left out of the mean") func columns() {
    let svg = Samples.columns.svg(id: "weeks", isAlone: false)
    #expect(svg.split(separator: "<rect class=\"chart-bar\"").count - 1 == 5)
    #expect(svg.contains("<title>week 5</title>") && svg.contains("fill=\"url(#weeks-hatch)\""))
    #expect(svg.contains(">2 of 7 days</text>") && svg.contains(">4-week mean</text>"))
    let line =
      svg.split(separator: "class=\"chart-mean\" d=\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
    // The means of weeks 0 to 3 and 1 to 4.
    #expect(line.split(separator: "L").count == 2)
    var whole = Samples.columns
    whole.mean = nil
    #expect(!whole.svg().contains("4-week mean"))
    // Only what is drawn has a name.
    let rested = ColumnChart(
      title: "Weeks", summary: "Most: 9",
      columns: [3.0, 5, 4, 0].enumerated().map {
        .init(day: $0 * 7, value: $1, cut: $0 == 3 ? "2 of 7 days" : nil, label: "week \($0)")
      }, end: 28, mean: nil, dayTicks: []
    ) { "\(Int($0)) t" }
    #expect(!rested.svg(isAlone: false).contains("2 of 7 days"))
    #expect(!rested.svg(isAlone: false).contains("-hatch"))
  }

  @Test("A legend has two entries at least, and only of what is shown") func legends() {
    var calendar = Samples.calendar
    #expect(calendar.svg().contains(">4+</text>"))
    calendar.legend = [.init(level: 3, "3")]
    #expect(!calendar.svg().contains(">3</text>") && calendar.keys.isEmpty)
    #expect(calendar.legendLines(width: 80, .unicode, Painter(color: false)).isEmpty)
    calendar.mark = "record"
    #expect(calendar.svg().contains("class=\"chart-3\"") && calendar.svg().contains(">record</text>"))
    #expect(
      calendar.legendLines(width: 80, .ascii, Painter(color: false)) == ["x 3  * record"])
  }

  @Test("The name of a mean or of a hatched column is beside it, not in a legend") func names() {
    let svg = Samples.columns.svg(id: "weeks", isAlone: false)
    #expect(svg.split(separator: "class=\"chart-mean\"").count == 2, "a sample of the line")
    #expect(svg.split(separator: "class=\"chart-cut\"").count == 2, "a sample of the hatching")
  }

  @Test("A comparison: gains to the right, losses to the left, the rest in words") func pair() {
    let svg = Samples.pair.svg(width: 600, isAlone: false)
    let (gain, loss) = (svg.firstRange(of: "chart-bar\""), svg.firstRange(of: "chart-less"))
    #expect(gain != nil && loss != nil)
    if let gain, let loss { #expect(gain.lowerBound < loss.lowerBound) }
    #expect(svg.contains(">300 %</text>") && svg.contains(">-40 %</text>"))
    #expect(svg.contains(">Only in May: leeks</text>") && !svg.contains("kale</text>"))
    // A share of a negative value says nothing.
    #expect(svg.contains(">frost</text>") && svg.contains(">+3 °C</text>"))
    // What is only a part has its change as text, and a bar.
    #expect(svg.contains(">+5 kg</text>") && svg.split(separator: "class=\"chart-bar\"").count == 4)
    // A change too small for a percentage is told as it is.
    #expect(svg.contains(">+1 g</text>") && !svg.contains(">0 %"))
  }

  @Test("Fewer than three points become a sentence") func few() {
    let svg = Samples.line([3, 5]).svg()
    #expect(svg.contains("How they grow</text>") && !svg.contains("chart-line\""))
    #expect(Samples.line([3, 5, 4]).svg().contains("chart-line\""))
  }

  @Test("Records are a staircase, the last three with their values") func stairs() {
    let svg = Samples.line([3, 5, 4, 8, 9], marks: [0, 1, 3, 4]).svg(isAlone: false)
    #expect(
      svg.contains("chart-stairs") && svg.contains(">record</text>") == false
        && svg.contains(">highest</text>"))
    for note in ["5.0", "8.0", "9.0"] { #expect(svg.contains(">\(note)</text>")) }
    #expect(!svg.contains(">3.0</text>"))
    #expect(!Samples.line([3, 5, 4], trend: false).svg().contains(">height</text>"), "a legend of one line")
  }

  @Test("The values of records close together are in a row above, each with a line to its mark")
  func nearNotes() {
    let values = (0..<120).map { 60 + Double($0) / 2 } + [126.0]
    let svg = Samples.line(values, marks: Set(0...120), every: 3).svg(isAlone: false)
    var places: [(x: Double, y: Double)] = []
    for note in ["119.0", "119.5", "126.0"] {
      guard let end = svg.firstRange(of: ">\(note)</text>"),
        let tag = svg[..<end.lowerBound].split(separator: "<").last
      else {
        Issue.record("no \(note)")
        continue
      }
      let numbers = tag.split(separator: "\"").compactMap { Double($0) }
      #expect(tag.hasPrefix("text class=\"chart-note\"") && numbers.count == 2)
      places.append((numbers[0], numbers[1]))
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.x + 30 < $1.x && $0.y == $1.y }, "\(places)")
    #expect(svg.split(separator: "chart-leader").count == 4)
    #expect(!Samples.line([3, 5, 4, 8, 9], marks: [1, 3, 4]).svg(isAlone: false).contains("chart-leader"))
  }

  @Test("Of a time, less is a gain, to the right") func lowerIsBetter() {
    var pair = Samples.pair
    pair.measures = [.init("5 km", .init(1_350, "22:30"), .init(1_290, "21:30"), isLowerBetter: true)]
    #expect(pair.svg().contains("class=\"chart-bar\"") && !pair.svg().contains("class=\"chart-less\""))
    #expect(pair.svg().contains(">-4 %</text>"))
    (pair.measures[0].one, pair.measures[0].other) = (pair.measures[0].other, pair.measures[0].one)
    #expect(pair.svg().contains("class=\"chart-less\"") && !pair.svg().contains("class=\"chart-bar\""))
  }

  @Test("Whatever the names, no text leaves its picture", arguments: [7]) func textsInside(seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(
          repeating: "n", count: Int.random(in: 1...(Bool.random(using: &random) ? 12 : 90), using: &random))
      }
      let name = words.joined(separator: " ")
      var (line, bars, pair, columns) = (
        Samples.line([3, 5, 4]), Samples.bars, Samples.pair, Samples.columns
      )
      (line.title, bars.title, pair.title, columns.title) = (name, name, name, name)
      bars.bars[0].label = name
      pair.measures[0].label = name
      pair.measures[2].name = name
      let width = Double.random(in: 320...900, using: &random)
      let pictures = [
        line.svg(width: width), bars.svg(width: width), pair.svg(width: width), columns.svg(width: width),
        SVGWriter.sentences(name, title: name, width: width),
      ]
      for picture in pictures {
        for text in SVGText.all(in: picture) {
          #expect(0...width ~= text.left && text.right <= width, "\(text)")
        }
      }
      // A change isn't written over the values.
      let values = SVGText.all(in: pictures[2]).filter { $0.text.contains(" → ") && !$0.isTitle }
      let changes = SVGText.all(in: pictures[2]).filter { $0.text.hasSuffix(" %") }
      for value in values {
        #expect(changes.filter { $0.y == value.y }.allSatisfy { $0.right < value.left }, "\(value)")
      }
    }
  }

  @Test("No line to a record's value crosses that of another mark") func notesBesideLeaders() {
    let values = (0..<120).map { 60 + Double($0) / 2 } + [126.0]
    for day in stride(from: 200, through: 360, by: 5) {
      let line = Samples.line(values, marks: Set(0...120), every: 3)
      let chart = LineChart(
        title: "", summary: "", points: line.points,
        extras: [.init(day: day, value: 128, note: "128 kg")], legend: line.legend, dayTicks: line.dayTicks,
        valueLabel: line.valueLabel)
      let svg = chart.svg(isAlone: false)
      #expect(svg.contains("chart-leader\""))
      let notes = SVGText.all(in: svg).filter { $0.text == "128 kg" }
      let leaders = svg.split(separator: "chart-leader\" d=\"").dropFirst().map { path in
        path.prefix { $0 != "\"" }.split { "ML ".contains($0) }.compactMap { Double($0) }
      }
      for note in notes {
        let box = LabelBox(left: note.left, top: note.y - 8, right: note.right, bottom: note.y)
        for ends in leaders where ends.count == 4 {
          #expect(!box.isCrossed(from: (ends[0], ends[1]), to: (ends[2], ends[3])), "day \(day)")
        }
      }
    }
  }

  @Test("Whatever is drawn, coordinates are finite numbers", arguments: [11]) func properties(seed: UInt64) {
    var random = SeededRandom(seed)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 0...30, using: &random)).map { _ in random.double() }
      let chart = Samples.line(
        values, marks: [0, 3], trend: .random(using: &random),
        every: Int.random(in: 0...90, using: &random))
      let svg = chart.svg(width: random.double())
      #expect(!svg.contains("nan") && !svg.contains("inf "), "\(values)")
    }
  }
}

/// A text of a picture, with the room that it takes at least in usual fonts.
private struct SVGText {
  let text: String
  let left, right, y: Double
  let isTitle: Bool

  static func all(in picture: String) -> [SVGText] {
    picture.split(separator: "<text ").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ">"), let close = part.firstRange(of: "</text>") else { return nil }
      let tag = part[..<end]
      func number(_ name: String) -> Double {
        tag.split(separator: " " + name + "=\"").dropFirst().first.flatMap {
          Double($0.prefix { $0 != "\"" })
        }
          ?? tag.split(separator: name + "=\"").first.flatMap { Double($0.prefix { $0 != "\"" }) } ?? 0
      }
      let text = String(part[part.index(after: end)..<close.lowerBound])
      let isTitle = tag.contains("chart-title")
      let wide = Double(text.count) * 6.8 * (isTitle ? 1.4 : 1)
      let x = number("x")
      let left = tag.contains("\"end\"") ? x - wide : tag.contains("\"middle\"") ? x - wide / 2 : x
      return SVGText(text: text, left: left, right: left + wide, y: number("y"), isTitle: isTitle)
    }
  }
}
