import Testing
import Training

private let notation = Notation(decimalComma: false)

@Test(arguments: [
  ("full squat 10@40w", 2), ("45 degree extension 12", 3), ("8@100", 0), ("bench 3x8 @ 100 kg", 1),
  ("bench 8 7 6", 1), ("21s, 8@100", 1), ("21 gun curl, 8@20 8", 3), ("bench, 8", 1), ("push-up 12 @rpe8", 1),
  ("squat 100 kg x 8", 1), ("3/4 sit-up 20", 2), ("squat 5@100 w 5@120", 1),
])
func setsStartAtTheFirstPointFromWhichAllReads(line: String, start: Int) throws {
  #expect(try notation.startOfSets(in: line.split(separator: " ").map(String.init)) == start)
}

@Test(arguments: ["squat", "bench press", "45 degree extension", "leg press 45°", "bench,", ""])
func withoutSets(line: String) throws {
  #expect(try notation.startOfSets(in: line.split(separator: " ").map(String.init)) == nil)
}

@Test(arguments: [
  ("bench 8@100 8@1e999", 2, "unreadableNumber"), ("bench 8@1e999", 1, "unreadableNumber"),
  ("bench 8@1e999 8@100", 1, "unreadableNumber"),
  ("bench 5@100 8kg", 2, "loadWithoutAmount"), ("bench 100kg", 1, "loadWithoutAmount"),
  ("bench 8, 8, 6@100", 1, "trailingComma"), ("bench 8@100 foo", 2, "noAmount"),
  ("bench 8 rpe11", 2, "ratingOutOfRange"), ("bench 100x5@80", 1, "countOutOfRange"),
  ("bench 1:75", 1, "unreadableTime"), ("bench, 8@1e9", 1, "unreadableNumber"),
  ("bench, press 8", 1, "noAmount"),
])
func brokenSetsAreBlamedNotTheName(line: String, word: Int, problem: String) {
  let error = #expect(throws: SetSyntaxError.self) {
    try notation.startOfSets(in: line.split(separator: " ").map(String.init))
  }
  #expect(error?.place.word == word)
  #expect(error.map { "\($0.problem)" } == problem)
}

@Test func readingsOfBrokenSetsStandForWordsOfTheWholeLine() {
  let error = #expect(throws: SetSyntaxError.self) {
    try notation.startOfSets(in: ["incline", "bench", "8@90", "100x5@8"])
  }
  #expect(error?.words == 3..<4)
  #expect(error?.readings == ["5@100@8"])
}

@Test func onlyACommaAtTheEndOfAWordSeparatesExercises() {
  let parts = Notation.parts(of: ["bench", "8,8,6@80,", "row", "3x10", ",", "curl"])
  #expect(parts.map(\.words) == [["bench", "8,8,6@80"], ["row", "3x10"], ["curl"]])
  #expect(parts.map(\.start) == [0, 2, 5])
  #expect(Notation.parts(of: ["bench,", ",", "row,"]).map(\.words) == [["bench"], [], ["row"]])
  #expect(Notation.parts(of: []).map(\.words) == [[]])
}

@Test func setsWithoutACommandReadAsSets() {
  #expect(notation.reads(asSets: ["8@100"]))
  #expect(notation.reads(asSets: ["8", "@", "100"]))
  #expect(!notation.reads(asSets: ["status"]))
  #expect(!notation.reads(asSets: []))
  #expect(!notation.reads(asSets: ["8@100", "squat"]))
}
