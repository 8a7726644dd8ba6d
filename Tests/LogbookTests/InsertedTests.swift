import TestSupport
import Testing

@testable import Logbook

@Suite struct InsertedTests {
  @Test(arguments: seeds(1)) func isTheSortOfTheStandardLibrary(seed: UInt64) {
    var random = SeededRandom(seed)
    for count in [0, 1, 2, 3, 10, 200] {
      let numbers = (0..<count).map { _ in Int.random(in: 0..<max(1, count), using: &random) }
      #expect(numbers.inserted(by: <) == numbers.sorted())
      for limit in [0, 1, 10, count, count + 1] {
        #expect(numbers.inserted(atMost: limit, by: >) == Array(numbers.sorted(by: >).prefix(limit)))
      }
    }
  }

  @Test func equalsStayInTheirOrder() {
    let pairs = [(1, "a"), (0, "b"), (1, "c"), (0, "d"), (1, "e")]
    #expect(pairs.inserted { $0.0 < $1.0 }.map(\.1) == ["b", "d", "a", "c", "e"])
    #expect(pairs.inserted(atMost: 3) { $0.0 < $1.0 }.map(\.1) == ["b", "d", "a"])
  }
}
