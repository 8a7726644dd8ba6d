import Training
import Wording

/// Why the disk refused.
enum DiskProblem: Hashable, Sendable {
  /// The disk, or the user's share of it, is full.
  case full
  /// The file system is mounted for reading only.
  case readOnly
  /// The user may not do that there.
  case permission
  /// A folder is where a file was to be.
  case folder
  /// Anything else: the name of the code in C and libc's words for it, `EIO: Input/output error`.
  case other(String)
}

/// Why a data directory can't be used.
enum DataDirectoryProblem: Hashable, CaseIterable, Sendable {
  case missing
  /// A file, or something else that is no folder, has its name.
  case notAFolder
  /// It is a symbolic link that leads nowhere.
  case danglingLink
}

extension Words {
  /// What was to be written isn't a value that a document holds; nothing was.
  func unwritable(_ reason: Damage) -> Message {
    say(
      en: Message("no document holds that: " + damage(reason), hint: "Nothing was changed"),
      es: Message("eso no cabe en ningún documento: " + damage(reason), hint: "No se ha cambiado nada"),
      ca: Message("això no cap en cap document: " + damage(reason), hint: "No s'ha canviat res"))
  }

  /// A document that isn't what it should be, and why. Lines and columns count from 1. `stops`: it is needed for what was
  /// asked for, which therefore isn't done.
  func damagedDocument(_ path: String, line: Int, column: Int, reason: Damage, stops: Bool) -> Message {
    say(
      en: Message(
        "\(path):\(line):\(column): \(damage(reason))",
        hint: stops
          ? "Nothing was done: mend the file, or move it away; everything else goes on working"
          : "The file is left as it is; everything else goes on working"),
      es: Message(
        "\(path):\(line):\(column): \(damage(reason))",
        hint: stops
          ? "No se ha hecho nada: arregla el archivo o muévelo; todo lo demás sigue funcionando"
          : "El archivo se queda como está; todo lo demás sigue funcionando"),
      ca: Message(
        "\(path):\(line):\(column): \(damage(reason))",
        hint: stops
          ? "No s'ha fet res: arregla el fitxer o mou-lo; tota la resta continua funcionant"
          : "El fitxer es queda com està; tota la resta continua funcionant"))
  }

  /// Somebody else has changed documents since they were read; nothing was written.
  func changedElsewhere(_ paths: [String]) -> Message {
    say(
      en: Message(
        "changed by somebody else in the meantime: \(paths.joined(separator: ", "))",
        hint: "Nothing was written. Look with gymlog status, then try again"),
      es: Message(
        "mientras tanto alguien ha cambiado: \(paths.joined(separator: ", "))",
        hint: "No se ha escrito nada. Míralo con gymlog status y vuelve a probar"),
      ca: Message(
        "mentrestant algú ha canviat: \(paths.joined(separator: ", "))",
        hint: "No s'ha escrit res. Mira-ho amb gymlog status i torna-ho a provar"))
  }

  /// Another program is changing the logbook, and took longer than one waits. Who it is, where that is known.
  func busy(process: Int?, command: String?) -> Message {
    switch language {
    case .english:
      let who = [command.map { "gymlog " + $0 }, process.map { "process \($0)" }].compactMap { $0 }
      return Message(
        "the logbook is busy" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
        hint: "Nothing was written. Try again in a moment")
    case .spanish:
      let who = [command.map { "gymlog " + $0 }, process.map { "proceso \($0)" }].compactMap { $0 }
      return Message(
        "el diario está ocupado" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
        hint: "No se ha escrito nada. Vuelve a probar en un momento")
    case .catalan:
      let who = [command.map { "gymlog " + $0 }, process.map { "procés \($0)" }].compactMap { $0 }
      return Message(
        "el diari està ocupat" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
        hint: "No s'ha escrit res. Torna-ho a provar d'aquí a un moment")
    }
  }

  /// The disk refused, and nothing was changed.
  func diskRefused(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message("\(path): \(reason(problem))", hint: "Nothing was changed" + advice(problem)),
      es: Message("\(path): \(reason(problem))", hint: "No ha cambiado nada" + advice(problem)),
      ca: Message("\(path): \(reason(problem))", hint: "No ha canviat res" + advice(problem)))
  }

  /// The disk refused after a change was recorded: it counts, and the next command finishes it.
  func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message(
        "\(path): \(reason(problem))",
        hint: "The change is recorded, and the next command finishes it" + advice(problem)),
      es: Message(
        "\(path): \(reason(problem))",
        hint: "El cambio está anotado, y el próximo comando lo acabará" + advice(problem)),
      ca: Message(
        "\(path): \(reason(problem))",
        hint: "El canvi està anotat, i la pròxima ordre l'acabarà" + advice(problem)))
  }

  /// The answer couldn't be written; what was to be changed is.
  func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message(
        "the answer could not be written to \(path): \(reason(problem))",
        hint: "If something was to be changed, it is: gymlog list shows it"),
      es: Message(
        "no se ha podido escribir la respuesta en \(path): \(reason(problem))",
        hint: "Si había algo que cambiar, está cambiado: míralo con gymlog list"),
      ca: Message(
        "no s'ha pogut escriure la resposta a \(path): \(reason(problem))",
        hint: "Si hi havia res a canviar, ja està canviat: mira-ho amb gymlog list"))
  }

  /// The data directory can't be used.
  func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message {
    switch problem {
    case .missing:
      say(
        en: Message(
          "the data directory \(path) does not exist", hint: "Make it with mkdir, or name another with --data"
        ),
        es: Message(
          "la carpeta de datos \(path) no existe", hint: "Créala con mkdir, o elige otra con --data"),
        ca: Message(
          "la carpeta de dades \(path) no existeix", hint: "Crea-la amb mkdir, o tria'n una altra amb --data"
        ))
    case .notAFolder:
      say(
        en: Message("the data directory \(path) is not a folder", hint: "Name another with --data"),
        es: Message("la carpeta de datos \(path) no es una carpeta", hint: "Elige otra con --data"),
        ca: Message("la carpeta de dades \(path) no és una carpeta", hint: "Tria'n una altra amb --data"))
    case .danglingLink:
      say(
        en: Message(
          "the data directory \(path) is a link that leads nowhere",
          hint: "Mend the link, or name another with --data"),
        es: Message(
          "la carpeta de datos \(path) es un enlace que no lleva a nada",
          hint: "Arregla el enlace, o elige otra carpeta con --data"),
        ca: Message(
          "la carpeta de dades \(path) és un enllaç que no porta enlloc",
          hint: "Arregla l'enllaç, o tria una altra carpeta amb --data"))
    }
  }

  /// What to do about a file of the lifter's choice that the disk refuses.
  var fileNotWritten: String {
    say(
      en: "Nothing was written. Name another file",
      es: "No se ha escrito nada. Elige otro archivo",
      ca: "No s'ha escrit res. Tria un altre fitxer")
  }

  /// What to do about a change that can't be undone, because another hand has changed the same since.
  var undoConflict: String {
    say(
      en: "Nothing was undone: that would take the newer change along. Look with gymlog show",
      es: "No se ha deshecho nada: se perdería el cambio más reciente. Míralo con gymlog show",
      ca: "No s'ha desfet res: es perdria el canvi més recent. Mira-ho amb gymlog show")
  }

  func reason(_ problem: DiskProblem) -> String {
    switch problem {
    case .full:
      say(
        en: "no space is left on the disk",
        es: "no queda espacio en el disco",
        ca: "no queda espai al disc")
    case .readOnly:
      say(
        en: "the file system is read-only",
        es: "el sistema de archivos es de solo lectura",
        ca: "el sistema de fitxers és només de lectura")
    case .permission: say(en: "you don't have permission", es: "no tienes permiso", ca: "no tens permís")
    case .folder: say(en: "that is a folder", es: "es una carpeta", ca: "és una carpeta")
    case .other(let text): text
    }
  }

  func advice(_ problem: DiskProblem) -> String {
    switch problem {
    case .full:
      say(
        en: ". Make some room and try again",
        es: ". Haz sitio y vuelve a probar",
        ca: ". Fes lloc i torna-ho a provar")
    case .readOnly, .permission:
      say(
        en: ". Another place can be named with --data",
        es: ". Con --data puedes elegir otro sitio",
        ca: ". Amb --data pots triar un altre lloc")
    case .folder, .other: ""
    }
  }

  /// The phrase.
  func damage(_ damage: Damage) -> String {
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

  func subject(_ member: String) -> String {
    say(
      en: member.isEmpty ? "the document" : quoted(member),
      es: member.isEmpty ? "el documento" : quoted(member),
      ca: member.isEmpty ? "el document" : quoted(member))
  }

  func syntax(_ syntax: Damage.Syntax) -> String {
    switch syntax {
    case .value: say(en: "a value", es: "un valor", ca: "un valor")
    case .memberName: say(en: "a member's name", es: "el nombre de un miembro", ca: "el nom d'un membre")
    case .colon: say(en: "a colon", es: "dos puntos", ca: "dos punts")
    case .commaOrBracket: say(en: "a comma or ]", es: "una coma o ]", ca: "una coma o ]")
    case .commaOrBrace: say(en: "a comma or }", es: "una coma o }", ca: "una coma o }")
    case .endOfText: say(en: "the end of the text", es: "el final del texto", ca: "el final del text")
    }
  }

  func kind(_ kind: Damage.Kind) -> String {
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

  func phrase(_ contradiction: Damage.Contradiction) -> String {
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
