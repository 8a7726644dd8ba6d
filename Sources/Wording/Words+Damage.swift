import Training

extension Words {
  /// The phrase.
  package func damage(_ damage: Damage) -> String {
    switch damage {
    case .byteOrderMark:
      say(
        en: "it begins with a byte order mark",
        es: "empieza con una marca de orden de bytes",
        ca: "comença amb una marca d'ordre de bytes")
    case .invalidUTF8:
      say(
        en: "these bytes are not UTF-8 text",
        es: "estos bytes no son texto UTF-8",
        ca: "aquests bytes no són text UTF-8")
    case .tooLarge:
      say(
        en: "the file is too large for a document",
        es: "el archivo es demasiado grande para ser un documento",
        ca: "el fitxer és massa gran per ser un document")
    case .tooDeep: say(en: "it is nested too deep", es: "tiene demasiados niveles", ca: "té massa nivells")
    case .duplicateMember(let name):
      say(
        en: "duplicate member \(quoted(name))",
        es: "miembro repetido \(quoted(name))",
        ca: "membre repetit \(quoted(name))")
    case .loneSurrogate:
      say(en: "half of a surrogate pair", es: "medio par sustituto", ca: "mig parell substitut")
    case .invalidEscape:
      say(
        en: "unknown escape after \\",
        es: "escape desconocido después de \\",
        ca: "escapament desconegut després de \\")
    case .bareControlCharacter(let scalar):
      say(
        en: "control character \(scalar) in a string",
        es: "carácter de control \(scalar) en una cadena",
        ca: "caràcter de control \(scalar) en una cadena")
    case .invalidNumber:
      say(
        en: "not a number as JSON writes it",
        es: "no es un número como los escribe JSON",
        ca: "no és un nombre com els escriu JSON")
    case .unexpected(let found, let expected):
      say(
        en: "\(quoted(found)) where \(syntax(expected)) should be",
        es: "hay \(quoted(found)) donde debería haber \(syntax(expected))",
        ca: "hi ha \(quoted(found)) on hi hauria d'haver \(syntax(expected))")
    case .endOfText:
      say(
        en: "unexpected end of the text",
        es: "el texto acaba antes de tiempo",
        ca: "el text s'acaba abans d'hora")
    case .mergeConflict:
      say(
        en: "unresolved merge conflict",
        es: "conflicto de fusión sin resolver",
        ca: "conflicte de fusió sense resoldre")
    case .missing(let member):
      say(en: "\(quoted(member)) is missing", es: "falta \(quoted(member))", ca: "falta \(quoted(member))")
    case .wrongType(let member, let expected):
      say(
        en: "\(subject(member)) is not \(kind(expected))",
        es: "\(subject(member)) no es \(kind(expected))",
        ca: "\(subject(member)) no és \(kind(expected))")
    case .outOfRange(let member):
      say(
        en: "\(quoted(member)) is out of range",
        es: "\(quoted(member)) está fuera de rango",
        ca: "\(quoted(member)) és fora de rang")
    case .unknownWord(let word, let member):
      say(
        en: "\(quoted(member)) can't be \(quoted(word))",
        es: "\(quoted(member)) no puede ser \(quoted(word))",
        ca: "\(quoted(member)) no pot ser \(quoted(word))")
    case .emptyText(let member):
      say(
        en: "\(quoted(member)) is empty",
        es: "\(quoted(member)) está vacío",
        ca: "\(quoted(member)) és buit")
    case .tooLong(let member, let limit):
      say(
        en: "\(quoted(member)) is longer than \(number(limit)) characters",
        es: "\(quoted(member)) pasa de \(number(limit)) caracteres",
        ca: "\(quoted(member)) passa de \(number(limit)) caràcters")
    case .controlCharacter(let member):
      say(
        en: "\(quoted(member)) holds a control character",
        es: "hay un carácter de control en \(quoted(member))",
        ca: "hi ha un caràcter de control a \(quoted(member))")
    case .contradiction(let contradiction): phrase(contradiction)
    }
  }

  private func subject(_ member: String) -> String {
    say(
      en: member.isEmpty ? "the document" : quoted(member),
      es: member.isEmpty ? "el documento" : quoted(member),
      ca: member.isEmpty ? "el document" : quoted(member))
  }

  private func syntax(_ syntax: Damage.Syntax) -> String {
    switch syntax {
    case .value: say(en: "a value", es: "un valor", ca: "un valor")
    case .memberName: say(en: "a member's name", es: "el nombre de un miembro", ca: "el nom d'un membre")
    case .colon: say(en: "a colon", es: "dos puntos", ca: "dos punts")
    case .commaOrBracket: say(en: "a comma or ]", es: "una coma o ]", ca: "una coma o ]")
    case .commaOrBrace: say(en: "a comma or }", es: "una coma o }", ca: "una coma o }")
    case .endOfText: say(en: "the end of the text", es: "el final del texto", ca: "el final del text")
    }
  }

  private func kind(_ kind: Damage.Kind) -> String {
    switch kind {
    case .object: say(en: "an object", es: "un objeto", ca: "un objecte")
    case .array: say(en: "an array", es: "una lista", ca: "una llista")
    case .text: say(en: "a text", es: "un texto", ca: "un text")
    case .boolean: say(en: "true or false", es: "true o false", ca: "true o false")
    case .integer: say(en: "a whole number", es: "un número entero", ca: "un nombre enter")
    case .decimal: say(en: "a decimal number", es: "un número decimal", ca: "un nombre decimal")
    case .instant:
      say(
        en: "an instant like 2026-11-21T18:30:00+01:00",
        es: "un instante como 2026-11-21T18:30:00+01:00",
        ca: "un instant com 2026-11-21T18:30:00+01:00")
    case .position: say(en: "a position", es: "una posición", ca: "una posició")
    case .id: say(en: "an id", es: "un id", ca: "un id")
    case .exercise: say(en: "an exercise's id", es: "el id de un ejercicio", ca: "l'id d'un exercici")
    case .workoutFolder:
      say(en: "a workout's folder", es: "la carpeta de un entrenamiento", ca: "la carpeta d'un entrenament")
    case .documentPath:
      say(en: "a document's path", es: "la ruta de un documento", ca: "el camí d'un document")
    }
  }

  private func phrase(_ contradiction: Damage.Contradiction) -> String {
    switch contradiction {
    case .endBeforeStart:
      say(
        en: "\"end\" lies before \"start\"",
        es: "\"end\" es anterior a \"start\"",
        ca: "\"end\" és abans de \"start\"")
    case .neitherPlanNorResult:
      say(
        en: "a set needs \"plan\" or \"result\"",
        es: "una serie necesita \"plan\" o \"result\"",
        ca: "una sèrie necessita \"plan\" o \"result\"")
    case .resultInRoutine:
      say(
        en: "a routine's set has no \"result\"",
        es: "una serie de una rutina no lleva \"result\"",
        ca: "una sèrie d'una rutina no porta \"result\"")
    case .completedWithoutResult:
      say(
        en: "\"completed\" needs a \"result\"",
        es: "\"completed\" necesita un \"result\"",
        ca: "\"completed\" necessita un \"result\"")
    case .noAmount:
      say(
        en: "\"reps\", \"duration\" or \"distance\" is missing",
        es: "falta \"reps\", \"duration\" o \"distance\"",
        ca: "falta \"reps\", \"duration\" o \"distance\"")
    case .severalAmounts:
      say(
        en: "\"reps\" can't stand beside \"duration\" or \"distance\"",
        es: "\"reps\" no puede ir con \"duration\" ni con \"distance\"",
        ca: "\"reps\" no pot anar amb \"duration\" ni amb \"distance\"")
    case .emptyRange:
      say(
        en: "\"to\" must be greater than \"from\"",
        es: "\"to\" tiene que ser mayor que \"from\"",
        ca: "\"to\" ha de ser més gran que \"from\"")
    case .loadAndPercent:
      say(
        en: "\"load\" and \"percent\" exclude each other",
        es: "\"load\" y \"percent\" se excluyen",
        ca: "\"load\" i \"percent\" s'exclouen")
    case .rpeAndRIR:
      say(
        en: "\"rpe\" and \"rir\" exclude each other",
        es: "\"rpe\" y \"rir\" se excluyen",
        ca: "\"rpe\" i \"rir\" s'exclouen")
    case .massOfBodyAlone:
      say(
        en: "body weight alone has no \"value\" or \"unit\"",
        es: "el peso corporal solo no lleva \"value\" ni \"unit\"",
        ca: "el pes corporal sol no porta \"value\" ni \"unit\"")
    case .spaceInTag:
      say(
        en: "a tag is one word",
        es: "una etiqueta es una sola palabra",
        ca: "una etiqueta és una sola paraula")
    case .repeatedTag:
      say(en: "a tag stands twice", es: "hay una etiqueta repetida", ca: "hi ha una etiqueta repetida")
    case .originUnclear:
      say(
        en: "\"origin\" is either a \"workout\" or a \"routine\"",
        es: "\"origin\" es un \"workout\" o una \"routine\"",
        ca: "\"origin\" és un \"workout\" o una \"routine\"")
    }
  }
}
