import Testing

@testable import Logbook

@Suite struct InsertionSortTests {
  @Test func sortsLikeTheStandardLibrary() {
    var random = SystemRandomNumberGenerator()
    for count in [0, 1, 2, 3, 10, 200] {
      let numbers = (0..<count).map { _ in Int.random(in: 0..<max(1, count), using: &random) }
      #expect(numbers.insertionSorted(by: <) == numbers.sorted())
      for limit in [0, 1, 10, count, count + 1] {
        #expect(numbers.insertionSorted(atMost: limit, by: >) == Array(numbers.sorted(by: >).prefix(limit)))
      }
    }
  }

  @Test func equalElementsKeepTheirOrder() {
    let pairs = [(1, "a"), (0, "b"), (1, "c"), (0, "d"), (1, "e")]
    #expect(pairs.insertionSorted { $0.0 < $1.0 }.map(\.1) == ["b", "d", "a", "c", "e"])
    #expect(pairs.insertionSorted(atMost: 3) { $0.0 < $1.0 }.map(\.1) == ["b", "d", "a"])
  }
}
