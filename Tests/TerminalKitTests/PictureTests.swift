import TerminalKit
import Testing

/// Sketches of lines, folded tables and signs of days.
@Suite struct PictureTests {
  @Test("A mark whose place is taken moves aside, or is left out") func marks() {
    var sketch = LineSketch([[.init(x: 0, y: 0), .init(x: 9, y: 0)]], keepsShape: false)
    let start = LineSketch.Point(x: 0, y: 0)
    sketch.marks = [(start, "o"), (start, "x"), (start, "1"), (.init(x: 5, y: 0), "10")]
    #expect(sketch.text(columns: 10, rows: 1, .ascii) == ["ox...10..."])
  }

  @Test("A row that is folded keeps its number beside it") func folded() {
    var table = Table([.left, .right, .right])
    table.add(["1", "1.00 km", "6:40 /km"])
    table.add(["a long name", "1.00 km", "6:40 /km"])
    #expect(
      table.foldedLines(width: 16, Painter(color: false)) == [
        "1  1.00 km", "   6:40 /km", "a long name", "   1.00 km", "   6:40 /km",
      ])
  }

  @Test("A marked day has a sign of its own, with colour and without", arguments: [true, false])
  func sign(color: Bool) {
    let sign = HeatCalendar.sign(4, isMarked: true, .unicode, Painter(color: color))
    #expect(sign.contains("◆") && !sign.contains("█"))
    #expect(HeatCalendar.sign(4, isMarked: true, .ascii, Painter(color: color)).contains("*"))
  }
}
