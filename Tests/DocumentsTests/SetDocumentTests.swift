import Testing
import Training

@testable import Documents

/// The quick reader understands what the reader of all JSON understands, or nothing.
@Suite struct QuickReaderTests {
  private func set(_ bytes: [UInt8], _ id: EntityID) -> SetDocument? {
    bytes.withUnsafeBufferPointer { QuickReader.set($0, id) }
  }

  private func exercise(_ bytes: [UInt8], _ id: EntityID) -> WorkoutExercise? {
    bytes.withUnsafeBufferPointer { QuickReader.exercise($0, id) }
  }

  /// Whether it was understood, which must be as the other reader does.
  private func isUnderstood(_ bytes: [UInt8], _ id: EntityID) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let (set, exercise) = (set(bytes, id), exercise(bytes, id))
    if let set { #expect((try? Document.workoutSet.decodeFully(bytes, named: id)) == set, "\(text)") }
    if let exercise { #expect((try? Document.exercise.decodeFully(bytes, named: id)) == exercise, "\(text)") }
    return set != nil || exercise != nil
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>) func whatIsUnderstoodIsUnderstoodAlike(seed: UInt64) throws {
    var random = Generator(seed)
    var understood = 0
    for _ in 0..<40 {
      let id = random.id()
      var set = random.set()
      var exercise = random.exercise()
      if random.int(0...1) == 0 {
        set.set.note = nil
        (exercise.name, exercise.note, exercise.superset) = ("Bench Press", "5/3/1", nil)
      }
      let texts = [
        try Document.workoutSet.bytes(of: set), try Document.exercise.bytes(of: exercise),
      ]
      for text in texts {
        if isUnderstood(text, id) { understood += 1 }
        for _ in 0..<20 { _ = isUnderstood(random.damaged(text), id) }
      }
    }
    #expect(understood > 15, "what a program writes that has nothing to escape is plain")
  }

  @Test(arguments: [
    #""result":{"reps":5,"load":{"value":102.5,"unit":"kg"},"rpe":8.5}"#,
    #""result" : {"reps": 0, "load": {"kind": "bodyWeight"}, "rir": 0}, "completed": "2026-11-21T18:47:31Z""#,
    #""result":{"distance":{"value":5,"unit":"km"},"duration":1500.125},"type":"failure","rest":0,"rested":95.5"#,
    #""plan":{"reps":{"from":8,"to":12},"percent":80}"#, #""plan":{"reps":{"from":5}},"note":"a""#,
    #""plan":{"duration":60,"load":{"value":10,"unit":"lb","kind":"added"}},"result":{"duration":0.001}"#,
  ])
  func plainSetsAreUnderstood(members: String) throws {
    var random = Generator(1)
    let id = random.id()
    let text = #" {"format":1,"position":"1.5","in":"\#(id.text)",\#(members)} "#
    #expect(set(Array(text.utf8), id) != nil)
    #expect(isUnderstood(Array(text.utf8), id))
  }

  @Test(arguments: [
    #""result":{"reps":5,"reps":5}"#, #""result":{"reps":5},"result":{"reps":5}"#, #""result":{"reps":5.5}"#,
    #""result":{"reps":-5}"#, #""result":{"reps":05}"#, #""result":{"reps":5e0}"#,
    #""result":{"reps":10001}"#,
    #""result":{"reps":5,"duration":5}"#, #""result":{}"#, #""result":{"duration":0}"#,
    #""result":{"reps":5,"rpe":8,"rir":2}"#, #""result":{"reps":5,"rpe":8.25}"#,
    #""result":{"reps":5,"rir":11}"#, #""result":{"reps":5,"load":{"value":1}}"#,
    #""result":{"reps":5,"load":{"value":1,"unit":"kg","kind":"bodyWeight"}}"#,
    #""result":{"reps":5,"load":{"value":1.1234,"unit":"kg"}}"#, #""result":{"reps":5},"other":1"#,
    #""result":{"reps":{"from":5}}"#, #""plan":{"reps":{"from":5,"to":5}}"#, #""plan":{"reps":{"to":5}}"#,
    #""plan":{"reps":5,"percent":0}"#, #""plan":{"reps":5,"percent":200.001}"#,
    #""plan":{"reps":5,"percent":80,"load":{"kind":"bodyWeight"}}"#, #""type":"normal""#,
    #""plan":{"reps":5},"completed":"2026-11-21T18:47:31Z""#, #""result":{"reps":5},"note":"""#,
    #""result":{"reps":5},"note":"\u0041""#, #""result":{"reps":5},"note":"é""#, #""result":{"reps":5},"#,
    #""result":{"reps":5}}"#, #""result":{"reps":5},"completed":"2026-11-21""#,
    #""result":{"reps":5},"type":"x""#,
  ])
  func othersAreNot(members: String) throws {
    var random = Generator(1)
    let id = random.id()
    let text = #"{"format":1,"position":"1.5","in":"\#(id.text)",\#(members)}"#
    #expect(set(Array(text.utf8), id) == nil)
  }
}

extension Generator {
  /// A text with one or two places changed, such as a slip or a broken disk may.
  fileprivate mutating func damaged(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<int(1...2) where !text.isEmpty {
      let place = int(0...text.count - 1)
      let bytes = Array(#"{}[]":,.0159-+eE\ aknrt"#.utf8) + [0, 9, 10, 0x7F, 0xC3]
      switch int(0...3) {
      case 0: text[place] = bytes[int(0...bytes.count - 1)]
      case 1: text.remove(at: place)
      case 2: text.insert(bytes[int(0...bytes.count - 1)], at: place)
      default:
        let end = min(text.count, place + int(1...30))
        text.insert(contentsOf: text[place..<end], at: place)
      }
    }
    return text
  }
}
