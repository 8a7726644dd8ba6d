extension English {
  package func damage(_ damage: Damage) -> String {
    switch damage {
    case .byteOrderMark: "it begins with a byte order mark"
    case .invalidUTF8: "these bytes are not UTF-8 text"
    case .tooLarge: "the file is too large for a document"
    case .tooDeep: "it is nested too deep"
    case .duplicateMember(let name): "duplicate member \(quoted(name))"
    case .loneSurrogate: "half of a surrogate pair"
    case .invalidEscape: "unknown escape after \\"
    case .bareControlCharacter(let scalar): "control character \(scalar) in a string"
    case .invalidNumber: "not a number as JSON writes it"
    case .unexpected(let found, let expected): "\(quoted(found)) where \(syntax(expected)) should be"
    case .endOfText: "unexpected end of the text"
    case .mergeConflict: "unresolved merge conflict"
    case .missing(let member): "\(quoted(member)) is missing"
    case .wrongType(let member, let expected): "\(subject(member)) is not \(kind(expected))"
    case .outOfRange(let member): "\(quoted(member)) is out of range"
    case .unknownWord(let word, let member): "\(quoted(member)) can't be \(quoted(word))"
    case .emptyText(let member): "\(quoted(member)) is empty"
    case .tooLong(let member, let limit): "\(quoted(member)) is longer than \(number(limit)) characters"
    case .controlCharacter(let member): "\(quoted(member)) holds a control character"
    case .contradiction(let contradiction): phrase(contradiction)
    }
  }

  private func subject(_ member: String) -> String { member.isEmpty ? "the document" : quoted(member) }

  private func syntax(_ syntax: Damage.Syntax) -> String {
    switch syntax {
    case .value: "a value"
    case .memberName: "a member's name"
    case .colon: "a colon"
    case .commaOrBracket: "a comma or ]"
    case .commaOrBrace: "a comma or }"
    case .endOfText: "the end of the text"
    }
  }

  private func kind(_ kind: Damage.Kind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .text: "a text"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .decimal: "a decimal number"
    case .instant: "an instant like 2026-11-21T18:30:00+01:00"
    case .position: "a position"
    case .id: "an id"
    case .exercise: "an exercise's id"
    case .workoutFolder: "a workout's folder"
    case .documentPath: "a document's path"
    }
  }

  private func phrase(_ contradiction: Damage.Contradiction) -> String {
    switch contradiction {
    case .endBeforeStart: "\"end\" lies before \"start\""
    case .neitherPlanNorResult: "a set needs \"plan\" or \"result\""
    case .resultInRoutine: "a routine's set has no \"result\""
    case .completedWithoutResult: "\"completed\" needs a \"result\""
    case .noAmount: "\"reps\", \"duration\" or \"distance\" is missing"
    case .severalAmounts: "\"reps\" can't stand beside \"duration\" or \"distance\""
    case .emptyRange: "\"to\" must be greater than \"from\""
    case .loadAndPercent: "\"load\" and \"percent\" exclude each other"
    case .rpeAndRIR: "\"rpe\" and \"rir\" exclude each other"
    case .massOfBodyAlone: "body weight alone has no \"value\" or \"unit\""
    case .spaceInTag: "a tag is one word"
    case .repeatedTag: "a tag stands twice"
    case .originUnclear: "\"origin\" is either a \"workout\" or a \"routine\""
    }
  }
}
