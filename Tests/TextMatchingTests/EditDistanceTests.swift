import Testing
import TextMatching

@Suite("Edit distance")
struct EditDistanceTests {
  private func distance(_ one: String, _ other: String, swaps: Bool, atMost limit: Int = 9) -> Int? {
    var distance = EditDistance(from: one.unicodeScalars.map(\.value), countsSwaps: swaps)
    return distance(to: other.unicodeScalars.map(\.value), atMost: limit)
  }

  @Test(arguments: [
    ("", "", 0, 0), ("", "abc", 3, 3), ("squat", "squat", 0, 0), ("squat", "sqaut", 2, 1),
    ("kitten", "sitting", 3, 3), ("ca", "abc", 3, 3), ("row", "crow", 1, 1), ("abcd", "badc", 3, 2),
  ])
  func distances(_ one: String, _ other: String, _ plain: Int, _ withSwaps: Int) {
    for (one, other) in [(one, other), (other, one)] {
      #expect(distance(one, other, swaps: false) == plain)
      #expect(distance(one, other, swaps: true) == withSwaps)
      #expect(distance(one, other, swaps: false, atMost: plain) == plain)
      #expect(distance(one, other, swaps: false, atMost: plain - 1) == nil)
    }
  }
}
