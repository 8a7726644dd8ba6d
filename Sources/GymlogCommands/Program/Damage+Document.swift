import Documents
import Formats
import Wording

extension Damage {
  /// The damage that a document error stands for.
  init(_ reason: DocumentError.Reason) {
    switch reason {
    case .syntax(let reason): self.init(reason)
    case .newer(let format): self = .outOfRange("format \(format)")
    case .missing(let member): self = .missing(member)
    case .wrongType(let member, let expected): self = .wrongType(member, expected: Kind(expected))
    case .outOfRange(let member): self = .outOfRange(member)
    case .unknownWord(let member, let word): self = .unknownWord(word, in: member)
    case .emptyText(let member): self = .emptyText(member)
    case .tooLong(let member, let limit): self = .tooLong(member, limit: limit)
    case .controlCharacter(let member): self = .controlCharacter(member)
    case .contradiction(let contradiction): self = .contradiction(Contradiction(contradiction))
    }
  }

  private init(_ reason: JSONError.Reason) {
    self =
      switch reason {
      case .byteOrderMark: .byteOrderMark
      case .invalidUTF8: .invalidUTF8
      case .tooLarge: .tooLarge
      case .tooDeep: .tooDeep
      case .duplicateMember(let name): .duplicateMember(name)
      case .loneSurrogate: .loneSurrogate
      case .invalidEscape: .invalidEscape
      case .controlCharacter(let scalar): .bareControlCharacter(codePoint(scalar))
      case .invalidNumber: .invalidNumber
      case .unexpected("<", _): .mergeConflict
      case .unexpected(let scalar, let expected): .unexpected(String(scalar), expected: Syntax(expected))
      case .endOfText: .endOfText
      }
  }
}

/// A scalar by its code point: `U+001B`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

extension Damage.Syntax {
  fileprivate init(_ expectation: JSONError.Expectation) {
    self =
      switch expectation {
      case .value: .value
      case .memberName: .memberName
      case .colon: .colon
      case .commaOrBracket: .commaOrBracket
      case .commaOrBrace: .commaOrBrace
      case .endOfText: .endOfText
      }
  }
}

extension Damage.Kind {
  fileprivate init(_ expectation: DocumentError.Expectation) {
    self =
      switch expectation {
      case .object: .object
      case .array: .array
      case .text: .text
      case .boolean: .boolean
      case .integer: .integer
      case .decimal: .decimal
      case .instant: .instant
      case .position: .position
      case .id: .id
      case .exercise: .exercise
      case .workoutFolder: .workoutFolder
      case .documentPath: .documentPath
      }
  }
}

extension Damage.Contradiction {
  fileprivate init(_ contradiction: DocumentError.Contradiction) {
    self =
      switch contradiction {
      case .endBeforeStart: .endBeforeStart
      case .neitherPlanNorResult: .neitherPlanNorResult
      case .resultInRoutine: .resultInRoutine
      case .completedWithoutResult: .completedWithoutResult
      case .noAmount: .noAmount
      case .severalAmounts: .severalAmounts
      case .emptyRange: .emptyRange
      case .loadAndPercent: .loadAndPercent
      case .rpeAndRIR: .rpeAndRIR
      case .massOfBodyAlone: .massOfBodyAlone
      case .spaceInTag: .spaceInTag
      case .repeatedTag: .repeatedTag
      case .originUnclear: .originUnclear
      }
  }
}
