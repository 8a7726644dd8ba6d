extension Catalan {
  package func damage(_ damage: Damage) -> String {
    switch damage {
    case .byteOrderMark: "comença amb una marca d'ordre de bytes"
    case .invalidUTF8: "aquests bytes no són text UTF-8"
    case .tooLarge: "el fitxer és massa gran per ser un document"
    case .tooDeep: "té massa nivells"
    case .duplicateMember(let name): "membre repetit \(quoted(name))"
    case .loneSurrogate: "mig parell substitut"
    case .invalidEscape: "escapament desconegut després de \\"
    case .bareControlCharacter(let scalar): "caràcter de control \(scalar) en una cadena"
    case .invalidNumber: "no és un nombre com els escriu JSON"
    case .unexpected(let found, let expected):
      "hi ha \(quoted(found)) on hi hauria d'haver \(syntax(expected))"
    case .endOfText: "el text s'acaba abans d'hora"
    case .mergeConflict: "conflicte de fusió sense resoldre"
    case .missing(let member): "falta \(quoted(member))"
    case .wrongType(let member, let expected): "\(subject(member)) no és \(kind(expected))"
    case .outOfRange(let member): "\(quoted(member)) és fora de rang"
    case .unknownWord(let word, let member): "\(quoted(member)) no pot ser \(quoted(word))"
    case .emptyText(let member): "\(quoted(member)) és buit"
    case .tooLong(let member, let limit): "\(quoted(member)) passa de \(number(limit)) caràcters"
    case .controlCharacter(let member): "hi ha un caràcter de control a \(quoted(member))"
    case .contradiction(let contradiction): phrase(contradiction)
    }
  }

  private func subject(_ member: String) -> String { member.isEmpty ? "el document" : quoted(member) }

  private func syntax(_ syntax: Damage.Syntax) -> String {
    switch syntax {
    case .value: "un valor"
    case .memberName: "el nom d'un membre"
    case .colon: "dos punts"
    case .commaOrBracket: "una coma o ]"
    case .commaOrBrace: "una coma o }"
    case .endOfText: "el final del text"
    }
  }

  private func kind(_ kind: Damage.Kind) -> String {
    switch kind {
    case .object: "un objecte"
    case .array: "una llista"
    case .text: "un text"
    case .boolean: "true o false"
    case .integer: "un nombre enter"
    case .decimal: "un nombre decimal"
    case .instant: "un instant com 2026-11-21T18:30:00+01:00"
    case .position: "una posició"
    case .id: "un id"
    case .exercise: "l'id d'un exercici"
    case .workoutFolder: "la carpeta d'un entrenament"
    case .documentPath: "el camí d'un document"
    }
  }

  private func phrase(_ contradiction: Damage.Contradiction) -> String {
    switch contradiction {
    case .endBeforeStart: "\"end\" és abans de \"start\""
    case .neitherPlanNorResult: "una sèrie necessita \"plan\" o \"result\""
    case .resultInRoutine: "una sèrie d'una rutina no porta \"result\""
    case .completedWithoutResult: "\"completed\" necessita un \"result\""
    case .noAmount: "falta \"reps\", \"duration\" o \"distance\""
    case .severalAmounts: "\"reps\" no pot anar amb \"duration\" ni amb \"distance\""
    case .emptyRange: "\"to\" ha de ser més gran que \"from\""
    case .loadAndPercent: "\"load\" i \"percent\" s'exclouen"
    case .rpeAndRIR: "\"rpe\" i \"rir\" s'exclouen"
    case .massOfBodyAlone: "el pes corporal sol no porta \"value\" ni \"unit\""
    case .spaceInTag: "una etiqueta és una sola paraula"
    case .repeatedTag: "hi ha una etiqueta repetida"
    case .originUnclear: "\"origin\" és un \"workout\" o una \"routine\""
    }
  }
}
