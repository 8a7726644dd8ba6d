import Formats
import Training

/// A member of an object and its value, to be read as what Format.md says that it is.
///
/// Each static function takes a member and gives its value, or throws with its place.
struct Field {
  let name: String
  let value: JSONValue

  func failure(_ reason: DocumentError.Reason) -> DocumentError {
    DocumentError(reason: reason, position: value.position)
  }

  func wrongType(_ expected: DocumentError.Expectation) -> DocumentError {
    failure(.wrongType(name, expected: expected))
  }
}

extension Field {
  static func boolean(_ field: Field) throws(DocumentError) -> Bool {
    guard let value = field.value.boolValue else { throw field.wrongType(.boolean) }
    return value
  }

  static func id(_ field: Field) throws(DocumentError) -> EntityID {
    guard let text = field.value.stringValue, let id = EntityID(text) else { throw field.wrongType(.id) }
    return id
  }

  static func exercise(_ field: Field) throws(DocumentError) -> ExerciseID {
    guard let text = field.value.stringValue, let id = ExerciseID(text) else {
      throw field.wrongType(.exercise)
    }
    return id
  }

  static func position(_ field: Field) throws(DocumentError) -> Position {
    guard let text = field.value.stringValue, let position = Position(text) else {
      throw field.wrongType(.position)
    }
    return position
  }

  static func instant(_ field: Field) throws(DocumentError) -> Instant {
    guard let text = field.value.stringValue, let instant = Instant(text) else {
      throw field.wrongType(.instant)
    }
    return instant
  }

  /// One of the words of an enumeration.
  static func word<Word: RawRepresentable<String> & Sendable>(_ field: Field) throws(DocumentError) -> Word {
    guard let text = field.value.stringValue else { throw field.wrongType(.text) }
    guard let word = Word(rawValue: text) else {
      throw field.failure(.unknownWord(field.name, word: text))
    }
    return word
  }
}
