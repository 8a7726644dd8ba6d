import Testing

@testable import TerminalKit

@Suite struct LinesTests {
  @Test(arguments: [
    ("Bench press", 11, "Bench press"), ("Bench press", 10, "Bench pre…"), ("Bench press", 1, "…"),
    ("Bench press", 0, ""), ("Bench press", -3, ""), ("", 0, ""), ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"),
    ("漢字漢字", 6, "漢字…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func truncation(text: String, width: Int, cut: String) {
    #expect(truncated(text, to: width) == cut)
    #expect(displayWidth(of: truncated(text, to: width)) <= max(0, width))
  }

  @Test func padding() {
    #expect(padded("é漢", to: 5) == "é漢  " && padded("é漢", to: 5, right: true) == "  é漢")
    #expect(padded("long", to: 2) == "long")
  }

  @Test(
    arguments: [
      ("one two three", 7, "", "", ["one two", "three"]),
      ("one two three", 6, "", "", ["one", "two", "three"]),
      ("one two three", nil, "", "", ["one two three"]), ("a\n\nb  c", 80, "", "", ["a", "", "b c"]),
      ("one two three", 9, "- ", "  ", ["- one two", "  three"]), ("", 10, "- ", "  ", [""]),
      ("a verylongword b", 5, "", "", ["a", "verylongword", "b"]),
      ("100\u{A0}kg x 8", 6, "", "", ["100\u{A0}kg", "x 8"]),
      ("a\u{1B}b\tc", 80, "", "", ["a\\u{1B}b\\u{9}c"]), ("漢字 漢字", 8, "", "", ["漢字", "漢字"]),
    ] as [(String, Int?, String, String, [String])])
  func wrapping(text: String, width: Int?, indent: String, hanging: String, lines: [String]) {
    #expect(wrapped(text, width: width, indent: indent, hanging: hanging) == lines)
  }

  @Test func wrappingKeepsEveryWordAndFillsEveryLine() {
    let words = ["a", "set", "ràpid", "漢字", "👍🏽", "de", "repeticions", "per-a-tothom-que-entrena", "100"]
    for _ in 0..<1000 {
      let chosen = (0..<Int.random(in: 1...30)).map { _ in words[Int.random(in: 0..<words.count)] }
      let width = Int.random(in: 1...40)
      let lines = wrapped(chosen.joined(separator: " "), width: width, hanging: " ")
      #expect(lines.joined(separator: " ").split(separator: " ").map(String.init) == chosen)
      for (line, next) in zip(lines, lines.dropFirst() + [""]) {
        let first = next.split(separator: " ").first.map(String.init) ?? ""
        let isOneWord = line.split(separator: " ").count == 1
        #expect(displayWidth(of: line) <= width || isOneWord)
        if !next.isEmpty { #expect(displayWidth(of: line) + 1 + displayWidth(of: first) > width) }
      }
    }
  }
}
