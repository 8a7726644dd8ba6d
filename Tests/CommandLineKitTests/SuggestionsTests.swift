import CommandLineKit
import Testing

@Suite("Names close to what was typed")
struct SuggestionsTests {
  private static let names = [
    "log", "list", "status", "stats", "swap", "again", "history", "Súmate", "Elíptica",
  ]

  @Test(
    "Nearest names",
    arguments: [
      ("lgo", ["log"]), ("lsit", ["list"]), ("lg", ["log"]), ("statsu", ["status", "stats"]),
      ("stat", ["status", "stats"]), ("STATUS", ["status", "stats"]), ("hist", ["history", "list"]),
      ("hsitroy", ["history"]), ("sumate", ["Súmate"]), ("ELIPTICA", ["Elíptica"]),
      ("e\u{301}liptica", ["Elíptica"]),
      ("qwerty", []), ("x", []), ("", []), ("l", []), ("agai", ["again"]), ("aagin", ["again"]),
    ])
  func nearest(word: String, expected: [String]) {
    #expect(Suggestions.nearest(to: word, among: Self.names) == expected)
  }

  @Test("A single letter is near only to itself, with any accent and in either case")
  func folding() {
    let letters = [
      ("a", "ÀáÂãÄå"), ("c", "Çç"), ("e", "ÈéÊë"), ("i", "ÌíÎï"), ("n", "Ññ"), ("o", "ÒóÔõÖØ"), ("u", "ÙúÛü"),
      ("y", "Ýÿ"), ("z", "Z"), ("ж", "Ж"),
    ]
    for (base, accented) in letters {
      for letter in accented.map(String.init) {
        #expect(Suggestions.nearest(to: base, among: [letter]) == [letter])
        #expect(Suggestions.nearest(to: letter, among: [base]) == [base])
      }
    }
    #expect(Suggestions.nearest(to: "l", among: ["·l", "l\u{301}", "·", "t"]) == ["·l", "l\u{301}"])
  }

  @Test("No more than asked for, best first, equally near ones in their order")
  func limit() {
    let names = ["baa", "bab", "bac", "bad", "ba"]
    #expect(Suggestions.nearest(to: "bad", among: names) == ["bad", "baa", "bab"])
    #expect(Suggestions.nearest(to: "bad", among: names, limit: 1) == ["bad"])
  }

  @Test("Values by their names")
  func values() {
    let values = [(1, "one"), (2, "two"), (3, "three")]
    #expect(Suggestions.nearest(to: "thre", among: values) { $0.1 }.map { $0.0 } == [3])
  }
}
