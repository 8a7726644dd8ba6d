extension Spanish {
  package func damage(_ damage: Damage) -> String {
    switch damage {
    case .byteOrderMark: "empieza con una marca de orden de bytes"
    case .invalidUTF8: "estos bytes no son texto UTF-8"
    case .tooLarge: "el archivo es demasiado grande para ser un documento"
    case .tooDeep: "tiene demasiados niveles"
    case .duplicateMember(let name): "miembro repetido \(quoted(name))"
    case .loneSurrogate: "medio par sustituto"
    case .invalidEscape: "escape desconocido después de \\"
    case .bareControlCharacter(let scalar): "carácter de control \(scalar) en una cadena"
    case .invalidNumber: "no es un número como los escribe JSON"
    case .unexpected(let found, let expected): "hay \(quoted(found)) donde debería haber \(syntax(expected))"
    case .endOfText: "el texto acaba antes de tiempo"
    case .mergeConflict: "conflicto de fusión sin resolver"
    case .missing(let member): "falta \(quoted(member))"
    case .wrongType(let member, let expected): "\(subject(member)) no es \(kind(expected))"
    case .outOfRange(let member): "\(quoted(member)) está fuera de rango"
    case .unknownWord(let word, let member): "\(quoted(member)) no puede ser \(quoted(word))"
    case .emptyText(let member): "\(quoted(member)) está vacío"
    case .tooLong(let member, let limit): "\(quoted(member)) pasa de \(number(limit)) caracteres"
    case .controlCharacter(let member): "hay un carácter de control en \(quoted(member))"
    case .contradiction(let contradiction): phrase(contradiction)
    }
  }

  private func subject(_ member: String) -> String { member.isEmpty ? "el documento" : quoted(member) }

  private func syntax(_ syntax: Damage.Syntax) -> String {
    switch syntax {
    case .value: "un valor"
    case .memberName: "el nombre de un miembro"
    case .colon: "dos puntos"
    case .commaOrBracket: "una coma o ]"
    case .commaOrBrace: "una coma o }"
    case .endOfText: "el final del texto"
    }
  }

  private func kind(_ kind: Damage.Kind) -> String {
    switch kind {
    case .object: "un objeto"
    case .array: "una lista"
    case .text: "un texto"
    case .boolean: "true o false"
    case .integer: "un número entero"
    case .decimal: "un número decimal"
    case .instant: "un instante como 2026-11-21T18:30:00+01:00"
    case .position: "una posición"
    case .id: "un id"
    case .exercise: "el id de un ejercicio"
    case .workoutFolder: "la carpeta de un entrenamiento"
    case .documentPath: "la ruta de un documento"
    }
  }

  private func phrase(_ contradiction: Damage.Contradiction) -> String {
    switch contradiction {
    case .endBeforeStart: "\"end\" es anterior a \"start\""
    case .neitherPlanNorResult: "una serie necesita \"plan\" o \"result\""
    case .resultInRoutine: "una serie de una rutina no lleva \"result\""
    case .completedWithoutResult: "\"completed\" necesita un \"result\""
    case .noAmount: "falta \"reps\", \"duration\" o \"distance\""
    case .severalAmounts: "\"reps\" no puede ir con \"duration\" ni con \"distance\""
    case .emptyRange: "\"to\" tiene que ser mayor que \"from\""
    case .loadAndPercent: "\"load\" y \"percent\" se excluyen"
    case .rpeAndRIR: "\"rpe\" y \"rir\" se excluyen"
    case .massOfBodyAlone: "el peso corporal solo no lleva \"value\" ni \"unit\""
    case .spaceInTag: "una etiqueta es una sola palabra"
    case .repeatedTag: "hay una etiqueta repetida"
    case .originUnclear: "\"origin\" es un \"workout\" o una \"routine\""
    }
  }
}
