import Documents
import Testing

/// Sets as other programs could write them, with other spacing, order and spelling.
@Suite struct SetDocumentTests {
  private func decoded(_ members: String) throws -> SetDocument {
    let text = #" {"format":1,"position":"1.5","in":"\#(idText)",\#(members)} "#
    return try Document.workoutSet.decode(bytes(text), named: someID())
  }

  @Test(arguments: [
    #""result":{"reps":5,"load":{"value":102.5,"unit":"kg"},"rpe":8.5}"#,
    #""result" : {"reps": 0, "load": {"kind": "bodyWeight"}, "rir": 0}, "completed": "2026-11-21T18:47:31Z""#,
    #""result":{"distance":{"value":5,"unit":"km"},"duration":1500.125},"type":"failure","rest":0,"rested":95.5"#,
    #""plan":{"reps":{"from":8,"to":12},"percent":80}"#, #""plan":{"reps":{"from":5}},"note":"a""#,
    #""plan":{"duration":60,"load":{"value":10,"unit":"lb","kind":"added"}},"result":{"duration":0.001}"#,
    #""other":1,"result":{"reps":5},"type":"normal""#, #""result":{"reps":5.0},"note":"\u0041é""#,
  ])
  func soundSetsAreRead(members: String) throws {
    let set = try decoded(members)
    #expect(try decoded(members.replacing(" ", with: "\n\t")) == set)
    let text = try Document.workoutSet.bytes(of: set)
    #expect(try Document.workoutSet.decode(text, named: someID()) == set)
  }

  @Test(arguments: [
    #""result":{"reps":5,"reps":5}"#, #""result":{"reps":5},"result":{"reps":5}"#, #""result":{"reps":5.5}"#,
    #""result":{"reps":-5}"#, #""result":{"reps":05}"#, #""result":{"reps":5e0}"#,
    #""result":{"reps":10001}"#,
    #""result":{"reps":5,"duration":5}"#, #""result":{}"#, #""result":{"duration":0}"#,
    #""result":{"reps":5,"rpe":8,"rir":2}"#, #""result":{"reps":5,"rpe":8.25}"#,
    #""result":{"reps":5,"rir":11}"#, #""result":{"reps":5,"load":{"value":1}}"#,
    #""result":{"reps":5,"load":{"value":1,"unit":"kg","kind":"bodyWeight"}}"#,
    #""result":{"reps":5,"load":{"value":1.1234,"unit":"kg"}}"#,
    #""result":{"reps":{"from":5}}"#, #""plan":{"reps":{"from":5,"to":5}}"#, #""plan":{"reps":{"to":5}}"#,
    #""plan":{"reps":5,"percent":0}"#, #""plan":{"reps":5,"percent":200.001}"#,
    #""plan":{"reps":5,"percent":80,"load":{"kind":"bodyWeight"}}"#, #""type":"normal""#,
    #""plan":{"reps":5},"completed":"2026-11-21T18:47:31Z""#, #""result":{"reps":5},"note":"""#,
    #""result":{"reps":5},"#, #""result":{"reps":5}}"#, #""result":{"reps":5},"completed":"2026-11-21""#,
    #""result":{"reps":5},"type":"x""#,
  ])
  func unsoundSetsAreRefused(members: String) {
    #expect(throws: DocumentError.self) { try decoded(members) }
  }
}
