import Documents
import TestSupport
import Testing
import Training

/// What 1.2 added to a set, as documents have it, and as a program of 1.1 may have left it.
@Suite struct SetPartsTests {
  private func read(_ members: String) throws -> WorkoutSet {
    let id = try someID()
    let text = #"{"format": 1, "in": "\#(id.text)", "position": "1", \#(members)}"#
    return try Document.workoutSet.decode(Array(text.utf8), named: id).set
  }

  @Test(arguments: [
    (#""result": {"reps": 12, "load": {"value": 60, "unit": "kg"}, "then": [{"reps": 4}]}"#, "12+4@60kg"),
    (
      #""result": {"reps": 10, "load": {"value": 80, "unit": "kg"}, "then": [{"reps": 8, "load": {"value": 60, "unit": "kg"}}]}"#,
      "10@80kg+8@60kg"
    ),
    (#""result": {"reps": 9, "left": 10, "right": 9, "load": {"kind": "bodyWeight"}}"#, "10/9@bw"),
    (#""result": {"reps": 20, "band": "red"}"#, "20@red"),
    (#""result": {"reps": 12, "stack": 7}"#, "12@p7"),
    (#""result": {"reps": 12, "stack": 7}, "type": "drop", "toFailure": true"#, "12@p7 d f"),
    // Changed by a program of 1.1, which keeps what it doesn't know.
    (#""result": {"reps": 8, "left": 10, "right": 9}"#, "8"),
    (#""result": {"reps": 20, "band": "red", "load": {"value": 5, "unit": "kg"}}"#, "20@5kg"),
    (#""result": {"reps": 12, "stack": 7}, "type": "warmUp", "toFailure": true"#, "12@p7 w"),
    (#""result": {"duration": 60, "then": [{"reps": 4}], "left": 3, "right": 4}"#, "60s"),
  ]) func isRead(members: String, text: String) throws {
    #expect(NotationWriter().text(try read(members)) == text)
  }

  @Test func theTypeHasNoWordOfItsOwn() {
    #expect(throws: DocumentError.self) { try read(#""result": {"reps": 8}, "type": "dropToFailure""#) }
  }
}
