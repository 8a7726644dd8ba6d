import TestSupport
import Testing
import Training

@Test(arguments: ["1", "2", "10", "999999999", "1.5", "0.5", "1.05", "0.0001"])
func positionsRead(text: String) {
  #expect(Position(text)?.text == text)
}

@Test(arguments: [
  "", "0", "0.0", "00", "01", "1.", ".5", "1.50", "1.0", "-1", "1e3", "1.2.3", "1,5", "1234567890", " 1",
])
func otherTextsAreNoPositions(text: String) {
  #expect(Position(text) == nil)
}

@Test func positionsCompareAsNumbers() throws {
  let texts = ["0.5", "1", "1.05", "1.4", "1.45", "1.5", "2", "10"]
  let positions = try texts.map { try #require(Position($0)) }
  #expect(positions.shuffled().sorted() == positions)
}

@Test(
  arguments: [
    (nil, nil, "1"), ("3", nil, "4"), ("1.5", nil, "2"), (nil, "1", "0.5"), ("1", "3", "2"),
    ("1", "2", "1.5"),
    ("1.9", "2", "1.95"), ("1.4", "1.41", "1.405"), (nil, "0.1", "0.05"), ("1", "1.1", "1.05"),
    ("1", "1", nil),
    ("2", "1", nil),
  ] as [(String?, String?, String?)])
func betweenTwoIsRoom(lower: String?, upper: String?, text: String?) {
  #expect(Position.between(lower.flatMap { Position($0) }, upper.flatMap { Position($0) })?.text == text)
}

@Test(arguments: [5]) func manyInsertionsKeepTheirOrder(seed: UInt64) throws {
  var random = SeededRandom(seed)
  var positions = [Position.first]
  for _ in 0..<1_000 {
    let index = random.int(0...positions.count)
    let lower = index > 0 ? positions[index - 1] : nil
    let upper = index < positions.count ? positions[index] : nil
    let new = try #require(Position.between(lower, upper))
    if let lower { #expect(lower < new) }
    if let upper { #expect(new < upper) }
    #expect(Position(new.text) == new)
    positions.insert(new, at: index)
  }
}

@Test func withoutRoomThereIsNone() {
  var upper = Position.first
  var steps = 0
  while let next = Position.between(nil, upper), steps < 1_000 {
    #expect(next < upper)
    upper = next
    steps += 1
  }
  #expect((30..<1_000).contains(steps))
}
