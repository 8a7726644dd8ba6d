import Documents
import Formats
import Testing

/// Damaged documents, with the reason and place that the lifter is shown.
@Suite struct BadDocumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: String
    /// The document with a `‸` at the place of the error; it is removed.
    let marked: String
    let reason: DocumentError.Reason

    init(_ kind: String, _ marked: String, _ reason: DocumentError.Reason) {
      (self.kind, self.marked, self.reason) = (kind, marked, reason)
    }

    init(_ kind: String, _ marked: String, _ contradiction: DocumentError.Contradiction) {
      self.init(kind, marked, .contradiction(contradiction))
    }

    var testDescription: String { marked }
  }

  static let setHead = "{\"format\": 1, \"in\": \"\(idText)\", \"position\": \"1\",\n "
  static let bareSetHead = "‸" + setHead

  static let cases: [Case] = [
    Case("workout", "‸", .syntax(.endOfText)),
    Case("workout", "{\n  \"format\": 1,\n  \"name\": \"Leg‸", .syntax(.endOfText)),
    Case("workout", "‸[]", .wrongType("", expected: .object)),
    Case("workout", " \n ‸\"x\"", .wrongType("", expected: .object)),
    Case("workout", "{\"format\": 1, ‸\"format\": 1}", .syntax(.duplicateMember("format"))),
    Case("workout", "‸<<<<<<< ours\n{}", .syntax(.unexpected("<", expected: .value))),
    Case("workout", " ‸{}", .missing("format")),
    Case("workout", "{\"format\": ‸2, \"start\": []}", .newer(format: 2)),
    Case("workout", "‸{\"format\": 1,\n\"unit\": \"kg\"}", .missing("start")),
    Case(
      "workout",
      "{\"format\":1,\"unit\":\"kg\",\n\"start\":\"2026-11-21T18:30:00+01:00\",\n \"end\":‸\"2026-11-21T18:29:59+01:00\"}",
      .endBeforeStart),
    Case(
      "workout",
      "{\"format\":1,\"unit\":\"kg\",\"start\":\"2026-11-21T18:30:00+01:00\",\"end\":‸\"2026-11-21T18:30:00+02:00\"}",
      .endBeforeStart),
    Case(
      "workout",
      """
      {"format": 1, "unit": "kg", "start": "2026-11-21T18:30:00+01:00", "pauses": [
        {"start": "2026-11-21T18:50:00+01:00"},
        {"start": "2026-11-21T18:50:00+01:00", "end": ‸"2026-11-21T18:40:00+01:00"}]}
      """, .endBeforeStart),
    Case(
      "workout", "{\"format\":1,\"unit\":\"kg\",\"start\":\"2026-11-21T18:30:00+01:00\",\"pauses\":[‸{}]}",
      .missing("start")),
    Case(
      "workout", "{\"format\":1,\"unit\":\"kg\",\"start\":\"2026-11-21T18:30:00+01:00\",\"pauses\":[‸1]}",
      .wrongType("pauses", expected: .object)),
    Case(
      "workout",
      "{\"format\":1,\"unit\":\"kg\",\"start\":\"2026-11-21T18:30:00+01:00\",\"origin\":‸{\"exercise\":1}}",
      .originUnclear),
    Case(
      "workout",
      "{\"format\":1,\"unit\":\"kg\",\"start\":\"2026-11-21T18:30:00+01:00\",\"origin\":‸{\"workout\":\"\(idText)\",\"routine\":\"x\"}}",
      .originUnclear),
    Case("routine", "{\"format\": 1, \"name\": \"é\",\n\"tags\": [\"é\", ‸\"a b\"]}", .spaceInTag),
    Case("routine", "{\"format\": 1, \"name\": \"A\", \"tags\": [‸\"a\u{2003}b\"]}", .spaceInTag),
    Case("routine", "{\"format\": 1, \"name\": \"A\", \"tags\": [\"é\", \"b\", ‸\"\\u00e9\"]}", .repeatedTag),
    Case("routine", "{\"format\": 1, \"name\": \"A\", \"tags\": [‸\"\"]}", .emptyText("tags")),
    Case("routine", "{\"format\": 1, \"name\": \"A\", \"tags\": [‸5]}", .wrongType("tags", expected: .text)),
    Case("set", bareSetHead + "\"type\": \"drop\"}", .neitherPlanNorResult),
    Case(
      "set", setHead + "\"plan\": {\"reps\": 5}, \"completed\": ‸\"2026-11-21T18:30:00+01:00\"}",
      .completedWithoutResult),
    Case("set", setHead + "\"result\": ‸{\"rpe\": 8}}", .noAmount),
    Case("set", setHead + "\"plan\": ‸{}}", .noAmount),
    Case("set", setHead + "\"result\": {\"reps\": 5, \"duration\": ‸60}}", .severalAmounts),
    Case(
      "set", setHead + "\"plan\": {\"distance\": ‸{\"value\": 5, \"unit\": \"m\"}, \"reps\": {\"from\": 5}}}",
      .severalAmounts),
    Case("set", setHead + "\"result\": {\"reps\": 5, \"rpe\": 8, \"rir\": ‸2}}", .rpeAndRIR),
    Case("set", setHead + "\"result\": {\"reps\": ‸{\"from\": 5}}}", .wrongType("reps", expected: .integer)),
    Case("set", setHead + "\"plan\": {\"reps\": {\"from\": 8, \"to\": ‸8}}}", .emptyRange),
    Case(
      "set",
      setHead + "\"plan\": {\"reps\": 5, \"percent\": ‸80, \"load\": {\"value\": 1, \"unit\": \"kg\"}}}",
      .loadAndPercent),
    Case("set", setHead + "\"plan\": {\"reps\": 5, \"load\": ‸{\"value\": 5}}}", .missing("unit")),
    Case("set", setHead + "\"plan\": {\"reps\": 5, \"load\": ‸{\"kind\": \"added\"}}}", .missing("value")),
    Case(
      "set", setHead + "\"plan\": {\"reps\": 5, \"load\": {\"kind\": \"bodyWeight\", \"unit\": ‸\"kg\"}}}",
      .massOfBodyAlone),
    Case(
      "set", setHead + "\"result\": {\"reps\": 5, \"load\": {\"value\": 5, \"unit\": ‸\"st\"}}}",
      .unknownWord("unit", word: "st")),
    Case(
      "set", setHead + "\"result\": {\"distance\": {\"value\": ‸0, \"unit\": \"m\"}}}", .outOfRange("value")),
    Case("routineSet", setHead + "\"result\": ‸{\"reps\": 5}}", .resultInRoutine),
    Case(
      "routineSet", setHead + "\"plan\": {\"reps\": 5}, \"completed\": ‸\"2026-11-21T18:30:00+01:00\"}",
      .completedWithoutResult),
    Case(
      "ownExercise",
      "{\"format\":1,\"name\":\"A\",\"bodyPart\":\"back\",\"equipment\":\"none\",\"primaryMuscles\":[\"abs\",‸\"core\"]}",
      .unknownWord("primaryMuscles", word: "core")),
    Case("operation", operation + "[{\"path\": ‸\"../x\"}]}", .wrongType("path", expected: .documentPath)),
    Case("operation", operation + "[‸{\"path\": \"gymlog.json\", \"after\": \"\"}]}", .missing("before")),
    Case(
      "operation", operation + "[], \"hand\": {\"before\": null, \"after\": ‸\"\(idText)\"}}",
      .wrongType("after", expected: .workoutFolder)),
    Case("operation", operation + "[], \"hand\": ‸{\"before\": null}}", .missing("after")),
  ]

  static let operation =
    "{\"format\": 1, \"command\": \"log\", \"time\": \"2026-11-21T18:30:00+01:00\", \"documents\": "

  @Test(arguments: cases) func isRefusedAtItsPlace(_ example: Case) throws {
    let before = try #require(example.marked.split(separator: "‸", omittingEmptySubsequences: false).first)
    let text = example.marked.replacing("‸", with: "")
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = TextPosition(
      line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1, offset: before.utf8.count)
    let coding = try #require(AnyCoding.all[example.kind])
    let error = failure(of: coding, bytes(text))
    #expect(error == DocumentError(reason: example.reason, position: place))
  }

  @Test func everyContradictionIsTested() {
    let tested = Self.cases.compactMap { if case .contradiction(let kind) = $0.reason { kind } else { nil } }
    #expect(DocumentError.Contradiction.allCases.allSatisfy(tested.contains))
  }

  @Test func oneMebibyteIsTheLimitOfADocumentAndNotOfARecord() throws {
    let space = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
    for (kind, text) in MemberTests.base.filter({ AnyCoding.all[$0.key] != nil }) {
      let error = failure(of: try #require(AnyCoding.all[kind]), bytes(text) + space)
      #expect((error?.reason == .syntax(.tooLarge)) == (kind != "operation"))
    }
  }

  /// Truncated anywhere, or with any bit flipped.
  @Test(arguments: FormatExamples.kinds) func damageNeverCrashes(_ kind: String) throws {
    let coding = try #require(AnyCoding.all[kind])
    let text = bytes(try FormatExamples.text(kind))
    for end in 0..<text.count - 1 {
      let cut = Array(text[..<end])
      #expect(failure(of: coding, cut)?.position.offset ?? -1 >= 0)
    }
    for index in text.indices {
      for bit in 0..<8 {
        var flipped = text
        flipped[index] ^= 1 << bit
        if failure(of: coding, flipped) == nil { #expect(try coding.over(flipped) == flipped) }
      }
    }
  }
}
