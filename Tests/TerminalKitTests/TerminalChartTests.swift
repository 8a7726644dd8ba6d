import TerminalKit
import TestSupport
import Testing

@Suite struct TerminalChartTests {
  private let plain = Painter(color: false)

  private func expect(_ lines: [String], _ drawn: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(lines.joined(separator: "\n") == drawn, sourceLocation: sourceLocation)
  }

  @Test("A line in braille: points, records, a trend, ticks of both axes") func line() {
    expect(
      Samples.line([3, 5, 4, 8, 9], marks: [1, 3, 4]).lines(width: 40, rows: 10, .unicode, plain),
      """
           │                             9.0
           │                               ⢀ ◆
      8 cm ┤                     8.0 ◆⠒⡒⠲⠒⠒⠒⠒⠚
           │                     ⡀⠠ ⠂⡏
      6 cm ┤               ⡀⠠ ⠂⠈     ⡇
           │    5.0 ◆⠤⠤⠤⠦⠬⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠇
      4 cm ┤    ⢀ ⠄⠐ ⠁       •
           │•⠐ ⠁
           └┴────────────────┴───────────────┴
            d0              d14            d28
      • height   ⣀⡏◆ highest   ⠄⠄ trend
      """)
  }

  @Test("Records at nearly the same height are labelled if their days are apart") func near() {
    let chart = Samples.line([3, 8, 4, 8.1, 5, 4, 4.5], marks: [1, 3])
    let lines = chart.lines(width: 60, rows: 10, .unicode, plain)
    let picture = chart.svg()
    for note in ["8.0", "8.1"] {
      #expect(lines.contains { $0.contains(note) }, "\(lines)")
      #expect(picture.contains(">\(note)</text>"))
    }
  }

  @Test("Records without room for their values have them in the legend") func crowded() {
    let chart = Samples.line((0..<60).map { Double($0) / 2 }, marks: Set(0..<60), every: 1)
    let lines = chart.lines(width: 60, rows: 10, .unicode, plain)
    #expect(lines.contains { $0.contains("highest: 28.5, 29.0, 29.5") }, "\(lines)")
    #expect(!lines.dropLast(2).contains { $0.contains("29.0") }, "\(lines)")
  }

  @Test("A record in the top row has its label above") func onTop() {
    let chart = Samples.line([8, 7, 9, 3, 8, 7, 8], marks: [2], every: 1)
    #expect(chart.lines(width: 30, rows: 8, .unicode, plain).contains { $0.contains("9.0") })
  }

  @Test("A line in ASCII") func ascii() {
    expect(
      Samples.line([3, 5, 4, 8, 9], marks: [1, 3, 4]).lines(width: 40, rows: 10, .ascii, plain),
      """
           |                             9.0
           |                                -O
      8 cm +                     8.0 O========
           |                    - - -=
      6 cm +              - - -      =
           |    5.0 O=================
      4 cm +    - - -        *
           |* -
           +'----------------'---------------'
            d0              d14            d28
      * height   ==O highest   - - trend
      """)
  }

  @Test("A level trend is seen on the records' line and on a line of points", arguments: Glyphs.allCases)
  func levelTrend(glyphs: Glyphs) {
    let records = Samples.line([5, 9, 9, 9, 9, 9, 9, 9], marks: [1])
    let line = records.lines(width: 40, rows: 10, glyphs, plain)
    let points = Samples.line(Array(repeating: 9, count: 30)).lines(width: 40, rows: 10, glyphs, plain)
    let isASCII = glyphs == .ascii
    #expect(line.contains { $0.contains(isASCII ? "=-=" : "⠤╌⠤") }, "\(line)")
    #expect(points.contains { $0.contains(isASCII ? ".-.-." : "╌⠤╌⠤") }, "\(points)")
    #expect(line.last?.contains(isASCII ? "- - trend" : "⠄⠄╌ trend") == true, "\(line)")
  }

  @Test("Many points become a line, with as many day labels as fit") func long() {
    let many = Samples.line((0..<100).map { Double(($0 * 37) % 20 + $0) }, marks: [50], every: 3)
    expect(
      many.lines(width: 60, rows: 8, .unicode, plain),
      """
             │                                                 ⣀ ⡀
      100 cm ┤                                      ⢀   ⡤⣀ ⠌⠒⠤⢆⠈⠉⠒
             │                     60.0      ⢀⢀ ⢀⠒⠤⣠ ⠋⠚⠤  ⠉
             │                        ⠠⢄◆⣄⣱⣢⣆⣈⣀⣉⣒⣀⣀⣀⣁⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
       50 cm ┤              ⢄⡀⢀⠐⡤⠤⣀⠊⠑⠢⠅ ⠈⠑
             │   ⢀   ⠠⢄⡀⠠⠑⠢⢔ ⠉⠑⠂   ⠁
             │⡐⠤⣀⠄⠙⠒⠅⠌ ⠈⠑
        0 cm ┤⠄  ⠁
             └┴─────────┴────────┴─────────┴────────┴─────────┴───
              d0       d56     d112      d168     d224      d280
      ⠂ height   ⣀⡏◆ highest   ⠄⠄ trend
      """)
  }

  @Test("If a value has no place beside its own record, only the last has one, and the legend has them all")
  func nearest() {
    let values = Array(repeating: 9.0, count: 30) + [18.4, 15, 15, 15, 15, 15, 19.2, 20, 15]
    let lines = Samples.line(values, marks: [30, 36, 37], trend: false).lines(
      width: 40, rows: 10, .unicode, plain)
    expect(
      Array(lines.prefix(2)),
      """
      20 cm ┤                          20.0 ◆⠤
            │                         ◆⣀⣀⣀⣀⣀◆
      """)
    #expect(lines.contains { $0.contains("highest: 18.4, 19.2, 20.0") }, "\(lines)")
  }

  @Test("Bars with their figures") func bars() {
    expect(
      Samples.bars.lines(width: 40, .unicode, plain),
      """
      beans  ███████████████████████   16  64%
      peas   ████████████▎            8.5  34%
      kale                              0   0%
      """)
    expect(
      Samples.bars.lines(width: 40, .ascii, plain),
      """
      beans  #######################   16  64%
      peas   ############             8.5  34%
      kale                              0   0%
      """)
    expect(
      Samples.bars.lines(width: 15, .ascii, plain),
      """
      beans   16  64%
      peas   8.5  34%
      kale     0   0%
      """)
  }

  @Test("Without colour, each shade of a bar has a character of its own", arguments: Glyphs.allCases)
  func shades(glyphs: Glyphs) {
    let bars = (1...WarmShade.levels).map { BarChart.Bar("b", Double($0), [], shade: $0) }
    let lines = BarChart(title: "", summary: "", bars: bars).lines(width: 40, glyphs, plain)
    #expect(Set(lines.map { $0.dropFirst(3).first }).count == WarmShade.levels, "\(lines)")
  }

  @Test("A calendar: with gaps if there is room, only its last weeks if there isn't") func calendar() {
    expect(
      Samples.calendar.lines(width: 40, .unicode, plain),
      """
          m0      m1      m2
      Mon · · · · · · · · ·
          · ░ ▒ ▓ █ · ░ ▒ ▓
      Wed · ▒ █ ░ ▓ · ▒ █ ░
          · ▓ ░ █ ▒ · ▓ ░
      Fri · █ ▓ ▒ ░ · █ ▓
          · · · · · · · ·
      Sun · ░ ▒ ▓ █ · ░ ▒
          40      44      48
      ░ 1  ▒ 2  ▓ 3  █ 4+
      """)
    expect(
      Samples.calendar.lines(width: 10, .ascii, plain),
      """
           m1
      Mon ......
          x#.-+x
      Wed -x.+#-
          #+.x-
      Fri +-.#x
          .....
      Sun x#.-+
          43  47
      - 1  + 2
      x 3  # 4+
      """)
  }

  @Test("Whatever is drawn: no line is wider than asked for, and none fails", arguments: [5]) func properties(
    seed: UInt64
  ) {
    var random = SeededRandom(seed)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 0...40, using: &random)).map { _ in random.double() }
      let every = Int.random(in: 0...400, using: &random)
      let width = Int.random(in: 30...130, using: &random)
      let chart = Samples.line(values, marks: [1, 4], trend: .random(using: &random), every: every)
      for glyphs in Glyphs.allCases {
        let lines = chart.lines(width: width, rows: 6, glyphs, plain)
        let widest = lines.map { displayWidth(of: $0) }.max() ?? 0
        #expect(widest <= max(width, 50), "\(values) \(lines)")
      }
    }
  }
}
