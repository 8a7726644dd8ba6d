import Testing

@testable import TerminalKit

@Suite struct TableTests {
  private func table(_ columns: [Table.Column], _ rows: [[Table.Cell]]) -> Table {
    var table = Table(columns)
    for row in rows { table.add(row) }
    return table
  }

  private let plain = Painter(color: false)

  @Test func columnsStandUnderEachOther() {
    let table = table(
      [.left, .right, .left],
      [["Press de banca", "8", "kg"], ["漢字", "12.5"], ["é", "100", "lb"], [], ["", "", "lb", "beyond"]])
    #expect(
      table.lines(width: nil, plain) == [
        "Press de banca     8  kg",
        "漢字            12.5",
        "é                100  lb",
        "",
        "                      lb",
      ])
  }

  @Test func aColumnInWhichNothingStandsTakesNoRoom() {
    #expect(
      table([.left, .left, .right], [["a", "", "1"], ["b", "", "22"]]).lines(width: 80, plain) == [
        "a   1", "b  22",
      ])
    #expect(
      table([.left(shrinkingTo: 1), .left, .left], [["abcd", "", "x"]]).lines(width: 7, plain) == ["abcd  x"])
    #expect(Table([.left]).lines(width: 10, plain).isEmpty)
  }

  @Test func onlyFlexibleColumnsGiveWayAndOnlyOnATerminal() {
    let table = table(
      [.left(shrinkingTo: 4), .right, .left(shrinkingTo: 6)],
      [["Bulgarian split squat", "1,280", "left leg first"], ["Row", "80", "x"]])
    #expect(table.lines(width: nil, plain)[0] == "Bulgarian split squat  1,280  left leg first")
    #expect(table.lines(width: 44, plain) == table.lines(width: nil, plain))
    #expect(table.lines(width: 37, plain)[0] == "Bulgarian spl…  1,280  left leg first")
    #expect(table.lines(width: 25, plain) == ["Bulgari…  1,280  left le…", "Row          80  x"])
    #expect(table.lines(width: 10, plain) == ["Bul…  1,280  left …", "Row      80  x"])
  }

  @Test func noLineIsWiderThanTheTerminal() {
    let signs = ["a", "é", "漢", "👍🏽", "e\u{301}", " ", "👨‍👩‍👧"]
    for _ in 0..<300 {
      func text() -> String {
        (0..<Int.random(in: 0...30)).map { _ in signs[Int.random(in: 0..<7)] }.joined()
      }
      let table = table(
        [.left(shrinkingTo: 4), .right(shrinkingTo: 3), .left],
        (0..<5).map { _ in [Table.Cell(text()), Table.Cell(text()), "kg"] })
      let width = Int.random(in: 13...60)
      for line in table.lines(width: width, plain) { #expect(displayWidth(of: line) <= width) }
    }
  }

  @Test func stylesDoNotCountAndEscapesDo() {
    let table = table([.left, .left], [[.init("a", .good), "x"], ["\u{1B}[2J", "y"]])
    #expect(
      table.lines(width: nil, Painter(color: true)) == [
        "\u{1B}[32ma\u{1B}[0m          x", "\\u{1B}[2J  y",
      ])
  }
}
