import Documents
import Formats
import TestSupport
import Testing
import Training

/// Thousands of generated values of each kind.
@Suite struct RoundTripTests {
  static let rounds = 1_000

  @Test func logbooks() throws {
    try check(Document.logbook, { LogbookDocument(created: $0.maybe { $0.instant() }) }, name: { _ in })
  }

  @Test func workouts() throws {
    try check(Document.workout, { $0.workout() }, name: \.id) { $0.id = $1 }
  }

  @Test func exercises() throws {
    try check(Document.exercise, { $0.exercise() }, name: \.id) { $0.id = $1 }
  }

  @Test func sets() throws {
    try check(Document.workoutSet, { $0.set() }, name: \.set.id) { $0.set.id = $1 }
  }

  @Test func setsOfRoutines() throws {
    try check(Document.routineSet, { $0.set(ofRoutine: true) }, name: \.set.id) { $0.set.id = $1 }
  }

  @Test func ownExercises() throws {
    try check(CustomExercise.coding, { $0.ownExercise() }, name: \.id) {
      $0 = CustomExercise(id: $1, $0.exercise, aliases: $0.aliases, note: $0.note, isDeleted: $0.isDeleted)
    }
  }

  @Test func aliases() throws {
    try check(ExerciseAlias.coding, { $0.alias() }, name: \.id) { $0.id = $1 }
  }

  @Test func routines() throws {
    try check(Document.routine, { $0.routine() }, name: \.id) { $0.id = $1 }
  }

  @Test func maxes() throws {
    try check(TestedMax.coding, { $0.max() }, name: \.id) { $0.id = $1 }
  }

  @Test func trainingMaxes() throws {
    try check(TrainingMax.coding, { $0.trainingMax() }, name: \.id) { $0.id = $1 }
  }

  @Test func bodyWeights() throws {
    try check(BodyWeight.coding, { $0.bodyWeight() }, name: \.id) { $0.id = $1 }
  }

  @Test func importRecords() throws {
    try check(ImportRecord.coding, { $0.importRecord() }, name: \.id) { $0.id = $1 }
  }

  @Test func activities() throws {
    try check(Document.activity, { $0.activity() }, name: \.id) { $0.id = $1 }
  }

  @Test func profiles() throws {
    try check(Document.profile, { $0.profile() }, name: { _ in })
  }

  @Test func operations() throws {
    try check(Document.operation, { $0.operation() }, name: { _ in })
  }

  /// Checks that values are read back from their documents, and that a value written over the document of another keeps
  /// the unknown members of that document.
  private func check<Name, Value: Equatable>(
    _ coding: DocumentCoding<Name, Value>, _ make: (inout SeededRandom) -> Value, name: (Value) -> Name,
    rename: (inout Value, Name) -> Void = { _, _ in }
  ) throws {
    let seed: UInt64 = 20_261_121
    var random = SeededRandom(seed)
    for round in 0..<Self.rounds {
      let at: Comment = "seed \(seed), round \(round)"
      let first = make(&random)
      var second = make(&random)
      rename(&second, name(first))
      let text = try coding.bytes(of: first)
      #expect(try coding.decode(text, named: name(first)) == first, at)
      #expect(try coding.bytes(of: first, over: text) == text, at)

      let shuffled = coding.encode(first).shuffled(using: &random).text(.compact)
      #expect(try coding.decode(shuffled, named: name(first)) == first)

      let strange = Strange(text)
      #expect(try coding.decode(strange.text, named: name(first)) == first, at)
      #expect(try coding.bytes(of: first, over: strange.text) == strange.text, at)
      let rewritten = try coding.bytes(of: second, over: strange.text)
      #expect(try coding.decode(rewritten, named: name(second)) == second, at)
      try strange.check(rewritten, places: coding.encode(first).objects(), new: coding.encode(second))
    }
  }
}

extension JSON {
  /// The value with the members of each object in another order.
  fileprivate func shuffled(using generator: inout SeededRandom) -> JSON {
    switch self {
    case .object(let members):
      .object(
        members.map { JSON.Member(name: $0.name, value: $0.value.shuffled(using: &generator)) }
          .shuffled(using: &generator))
    case .array(let elements): .array(elements.map { $0.shuffled(using: &generator) })
    default: self
    }
  }
}

/// A document with an unknown member at the start of each object.
private struct Strange {
  let text: [UInt8]
  private static let value = "[ 1.0 ,\t{\"k\":-8E01,\"\\u0041\" : null } ]"

  init(_ original: [UInt8]) {
    var text: [UInt8] = []
    var count = 0
    for byte in original {
      text.append(byte)
      if byte == UInt8(ascii: "{") {
        text += bytes("\"zz\(count)\" : \(Self.value),")
        count += 1
      }
    }
    self.text = text
  }

  /// Checks that each unknown member is still in its object, if the object is still there.
  func check(_ rewritten: [UInt8], places: [[Step]], new: JSON) throws {
    let root = try JSONDocument(rewritten).root
    let kept = Set(new.objects())
    for (count, place) in places.enumerated() where kept.contains(place) {
      let value = root.at(place)?["zz\(count)"]
      #expect(value.map { string(Array($0.rawBytes)) } == Self.value, "\(place) of \(string(rewritten))")
    }
  }
}
