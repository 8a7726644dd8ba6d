import Testing

@testable import Catalogue

@Suite("Typos")
struct TypoTests {
  @Test(arguments: [
    ("squat", "sqaut", true), ("squat", "squatt", true), ("squat", "squa", true), ("squat", "sqyat", true),
    ("squat", "squat", false), ("squat", "sqtau", false), ("row", "rows", false), ("abcd", "badc", false),
    ("step2", "step3", false), ("press", "pres", true), ("press", "prses", true), ("aaaa", "aaaaa", true),
    ("curl1", "curl", false), ("pull", "puhl", true), ("pull", "pill", true), ("pull", "pool", false),
  ])
  func typos(_ one: String, _ other: String, _ expected: Bool) {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    #expect(isOneEdit(one.span, of: other.span) == expected)
    #expect(isOneEdit(other.span, of: one.span) == expected)
  }
}
