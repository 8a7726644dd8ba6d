import Documents
import Formats
import Testing
import Training

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The value, which must not be nil.
func made<Value>(_ value: Value?, _ location: SourceLocation = #_sourceLocation) throws -> Value {
  try #require(value, sourceLocation: location)
}

let idText = "20261121t1830-7kq2m4xd9a"

func someID() throws -> EntityID { try made(EntityID(idText)) }

/// A kind of document without its types, for tests of what all kinds have in common.
struct AnyCoding: Sendable, CustomTestStringConvertible {
  let name: String
  /// Reads a text and writes its value anew. Throws what reading throws.
  let again: @Sendable ([UInt8]) throws(DocumentError) -> [UInt8]
  /// Reads a text and writes its value over the same text.
  let over: @Sendable ([UInt8]) throws(DocumentError) -> [UInt8]

  var testDescription: String { name }

  init<Name, Value>(
    _ name: String, _ coding: DocumentCoding<Name, Value>, _ id: @escaping @Sendable () -> Name
  ) {
    self.name = name
    again = { (text: [UInt8]) throws(DocumentError) in
      coding.encode(try coding.decode(text, named: id())).text(.members)
    }
    over = { (text: [UInt8]) throws(DocumentError) in
      try coding.bytes(of: try coding.decode(text, named: id()), over: text)
    }
  }

  init<Value>(_ name: String, _ coding: DocumentCoding<Void, Value>) {
    self.init(name, coding) {}
  }

  init<Value>(_ name: String, _ coding: DocumentCoding<EntityID, Value>) {
    self.init(name, coding) { EntityID(idText) ?? EntityID(at: Instant(seconds: 0, offset: 0), random: 0) }
  }

  static let all: [String: AnyCoding] = [
    "logbook": AnyCoding("logbook", Document.logbook),
    "workout": AnyCoding("workout", Document.workout),
    "exercise": AnyCoding("exercise", Document.exercise),
    "set": AnyCoding("set", Document.workoutSet),
    "routineSet": AnyCoding("routineSet", Document.routineSet),
    "ownExercise": AnyCoding("ownExercise", CustomExercise.coding),
    "alias": AnyCoding("alias", ExerciseAlias.coding),
    "routine": AnyCoding("routine", Document.routine),
    "max": AnyCoding("max", TestedMax.coding),
    "trainingMax": AnyCoding("trainingMax", TrainingMax.coding),
    "bodyWeight": AnyCoding("bodyWeight", BodyWeight.coding),
    "importRecord": AnyCoding("importRecord", ImportRecord.coding),
    "activity": AnyCoding("activity", Document.activity),
    "profile": AnyCoding("profile", Document.profile),
    "operation": AnyCoding("operation", Document.operation),
  ]
}
