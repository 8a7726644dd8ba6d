package import Documents
import Formats
package import Wording

extension Words {
  /// What is wrong, as a phrase after the place of a document: `notes.json:3:9: …`.
  package func damage(_ reason: DocumentError.Reason) -> String {
    switch reason {
    case .syntax(let reason): damage(reason)
    case .newer(let format): damage(.outOfRange("format \(format)"))
    case .missing(let member):
      say(en: "\(quoted(member)) is missing", es: "falta \(quoted(member))", ca: "falta \(quoted(member))")
    case .wrongType(let member, let expected):
      say(
        en: "\(subject(member)) isn't \(kind(expected))",
        es: "\(subject(member)) no es \(kind(expected))",
        ca: "\(subject(member)) no és \(kind(expected))")
    case .outOfRange(let member):
      say(
        en: "\(quoted(member)) is out of range",
        es: "\(quoted(member)) está fuera de rango",
        ca: "\(quoted(member)) és fora de rang")
    case .unknownWord(let member, let word):
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
        es: "\(quoted(member)) tiene más de \(number(limit)) caracteres",
        ca: "\(quoted(member)) té més de \(number(limit)) caràcters")
    case .controlCharacter(let member):
      say(
        en: "\(quoted(member)) contains a control character",
        es: "hay un carácter de control en \(quoted(member))",
        ca: "hi ha un caràcter de control a \(quoted(member))")
    case .contradiction(let contradiction): phrase(contradiction)
    case .misplaced(let member, let id):
      say(
        en: "\(quoted(member)) is \(id): the file belongs to another document",
        es: "\(quoted(member)) es \(id): ese id es de otro documento",
        ca: "\(quoted(member)) és \(id): aquest id és d'un altre document")
    }
  }

  /// The error in the syntax of JSON.
  private func damage(_ reason: JSONError.Reason) -> String {
    switch reason {
    case .byteOrderMark:
      say(
        en: "starts with a byte order mark",
        es: "empieza con una marca de orden de bytes",
        ca: "comença amb una marca d'ordre de bytes")
    case .invalidUTF8:
      say(
        en: "invalid UTF-8",
        es: "UTF-8 no válido",
        ca: "UTF-8 no vàlid")
    case .tooLarge:
      say(
        en: "the file is too large",
        es: "el archivo es demasiado grande",
        ca: "el fitxer és massa gran")
    case .tooDeep: say(en: "nested too deeply", es: "demasiados niveles", ca: "massa nivells")
    case .duplicateMember(let name):
      say(
        en: "duplicate key \(quoted(name))",
        es: "clave repetida \(quoted(name))",
        ca: "clau repetida \(quoted(name))")
    case .loneSurrogate:
      say(
        en: "lone surrogate in a string", es: "sustituto suelto en una cadena",
        ca: "substitut solt en una cadena")
    case .invalidEscape:
      say(
        en: "unknown escape sequence",
        es: "secuencia de escape desconocida",
        ca: "seqüència d'escapament desconeguda")
    case .controlCharacter(let scalar):
      say(
        en: "control character \(codePoint(scalar)) in a string",
        es: "carácter de control \(codePoint(scalar)) en una cadena",
        ca: "caràcter de control \(codePoint(scalar)) en una cadena")
    case .invalidNumber:
      say(
        en: "not a JSON number",
        es: "no es un número JSON",
        ca: "no és un nombre JSON")
    case .unexpected("<", _):
      say(
        en: "unresolved merge conflict",
        es: "conflicto de fusión sin resolver",
        ca: "conflicte de fusió sense resoldre")
    case .unexpected(let scalar, let expected):
      say(
        en: "expected \(syntax(expected)), found \(quoted(String(scalar)))",
        es: "hay \(quoted(String(scalar))) donde debería haber \(syntax(expected))",
        ca: "hi ha \(quoted(String(scalar))) on hi hauria d'haver \(syntax(expected))")
    case .endOfText:
      say(
        en: "unexpected end of file",
        es: "el archivo acaba antes de tiempo",
        ca: "el fitxer s'acaba abans d'hora")
    }
  }

  private func subject(_ member: String) -> String {
    say(
      en: member.isEmpty ? "the document" : quoted(member),
      es: member.isEmpty ? "el documento" : quoted(member),
      ca: member.isEmpty ? "el document" : quoted(member))
  }

  private func syntax(_ syntax: JSONError.Expectation) -> String {
    switch syntax {
    case .value: say(en: "a value", es: "un valor", ca: "un valor")
    case .memberName: say(en: "a key", es: "una clave", ca: "una clau")
    case .colon: say(en: "a colon", es: "dos puntos", ca: "dos punts")
    case .commaOrBracket: say(en: "a comma or ]", es: "una coma o ]", ca: "una coma o ]")
    case .commaOrBrace: say(en: "a comma or }", es: "una coma o }", ca: "una coma o }")
    case .endOfText: say(en: "the end of the file", es: "el final del archivo", ca: "el final del fitxer")
    }
  }

  private func kind(_ kind: DocumentError.Expectation) -> String {
    switch kind {
    case .object: say(en: "an object", es: "un objeto", ca: "un objecte")
    case .array: say(en: "an array", es: "una lista", ca: "una llista")
    case .text: say(en: "a string", es: "una cadena", ca: "una cadena")
    case .boolean: say(en: "true or false", es: "true o false", ca: "true o false")
    case .integer: say(en: "a whole number", es: "un número entero", ca: "un nombre enter")
    case .decimal: say(en: "a decimal number", es: "un número decimal", ca: "un nombre decimal")
    case .instant:
      say(
        en: "a date and time like 2026-11-21T18:30:00+01:00",
        es: "un instante como 2026-11-21T18:30:00+01:00",
        ca: "un instant com 2026-11-21T18:30:00+01:00")
    case .day: say(en: "a date like 2026-11-21", es: "un día como 2026-11-21", ca: "un dia com 2026-11-21")
    case .hash:
      say(
        en: "a SHA-256 in hexadecimal", es: "un SHA-256 en hexadecimal", ca: "un SHA-256 en hexadecimal")
    case .position: say(en: "a position", es: "una posición", ca: "una posició")
    case .id: say(en: "an id", es: "un id", ca: "un id")
    case .exercise: say(en: "an exercise id", es: "el id de un ejercicio", ca: "l'id d'un exercici")
    case .workoutFolder:
      say(en: "a workout folder", es: "la carpeta de un entrenamiento", ca: "la carpeta d'un entrenament")
    case .documentPath:
      say(en: "a document path", es: "la ruta de un documento", ca: "el camí d'un document")
    }
  }

  private func phrase(_ contradiction: DocumentError.Contradiction) -> String {
    switch contradiction {
    case .endBeforeStart:
      say(
        en: "\"end\" is before \"start\"",
        es: "\"end\" es anterior a \"start\"",
        ca: "\"end\" és anterior a \"start\"")
    case .neitherPlanNorResult:
      say(
        en: "a set needs \"plan\" or \"result\"",
        es: "una serie necesita \"plan\" o \"result\"",
        ca: "una sèrie necessita \"plan\" o \"result\"")
    case .resultInRoutine:
      say(
        en: "a set in a routine can't have a \"result\"",
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
        en: "\"reps\" can't be combined with \"duration\" or \"distance\"",
        es: "\"reps\" no puede ir con \"duration\" ni con \"distance\"",
        ca: "\"reps\" no pot anar amb \"duration\" ni amb \"distance\"")
    case .emptyRange:
      say(
        en: "\"to\" must be greater than \"from\"",
        es: "\"to\" tiene que ser mayor que \"from\"",
        ca: "\"to\" ha de ser més gran que \"from\"")
    case .loadAndPercent:
      say(
        en: "\"load\" and \"percent\" can't be combined",
        es: "\"load\" y \"percent\" no se pueden combinar",
        ca: "\"load\" i \"percent\" no es poden combinar")
    case .rpeAndRIR:
      say(
        en: "\"rpe\" and \"rir\" can't be combined",
        es: "\"rpe\" y \"rir\" no se pueden combinar",
        ca: "\"rpe\" i \"rir\" no es poden combinar")
    case .massOfBodyAlone:
      say(
        en: "body weight by itself takes no \"value\" or \"unit\"",
        es: "el peso corporal, sin lastre ni asistencia, no lleva \"value\" ni \"unit\"",
        ca: "el pes corporal, sense llast ni assistència, no porta \"value\" ni \"unit\"")
    case .spaceInTag:
      say(
        en: "a tag must be one word",
        es: "una etiqueta es una sola palabra",
        ca: "una etiqueta és una sola paraula")
    case .repeatedTag:
      say(en: "a tag is repeated", es: "hay una etiqueta repetida", ca: "hi ha una etiqueta repetida")
    case .originUnclear:
      say(
        en: "\"origin\" must be either a \"workout\" or a \"routine\"",
        es: "\"origin\" tiene que ser un \"workout\" o una \"routine\"",
        ca: "\"origin\" ha de ser un \"workout\" o una \"routine\"")
    }
  }
}
