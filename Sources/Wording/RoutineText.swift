import Training

/// The words that stand for something in a routine's text.
package enum RoutineKey: String, CaseIterable, Hashable, Sendable {
  case name, tags, unit, progress, note
  case superset, rest, after, skipped

  /// Whether it stands at the beginning of a line, before a colon.
  package var isHeader: Bool {
    switch self {
    case .name, .tags, .unit, .progress, .note: true
    case .superset, .rest, .after, .skipped: false
    }
  }
}

extension Words {
  /// The word for a part of the text; those of all languages are read.
  package func routineKey(_ key: RoutineKey) -> String {
    switch key {
    case .name: say(en: "name", es: "nombre", ca: "nom")
    case .tags: say(en: "tags", es: "etiquetas", ca: "etiquetes")
    case .unit: say(en: "unit", es: "unidad", ca: "unitat")
    case .progress: say(en: "progress", es: "progresión", ca: "progressió")
    case .note: say(en: "note", es: "nota", ca: "nota")
    case .superset: say(en: "superset", es: "superserie", ca: "supersèrie")
    case .rest: say(en: "rest", es: "descanso", ca: "descans")
    case .after: say(en: "after", es: "después", ca: "després")
    case .skipped: say(en: "skipped", es: "omitido", ca: "omès")
    }
  }

  /// Lines that explain the text to whoever edits it.
  package var routineTextHelp: [String] {
    say(
      en: [
        "An exercise is a line: its name, a colon, its sets as in gymlog add.",
        "After bars: | rest 2min | after 3min (before the next exercise) | superset a | +2.5kg (how it grows)",
        "Below it, note: is a note on it, .2 rest 3min and .2 note: are for its second set.",
        "An exercise goes with its line, and moves with it. Lines that begin with this sign don't count.",
      ],
      es: [
        "Un ejercicio es una línea: su nombre, dos puntos, sus series como en gymlog add.",
        "Tras barras: | descanso 2min | después 3min (antes del siguiente ejercicio) | superserie a | +2.5kg (cómo crece)",
        "Debajo, nota: es una nota sobre él; .2 descanso 3min y .2 nota: son para su segunda serie.",
        "Un ejercicio se va con su línea, y se mueve con ella. Las líneas que empiezan con este signo no cuentan.",
      ],
      ca: [
        "Un exercici és una línia: el nom, dos punts, les sèries com a gymlog add.",
        "Després de barres: | descans 2min | després 3min (abans de l'exercici següent) | supersèrie a | +2.5kg (com creix)",
        "A sota, nota: és una nota sobre l'exercici; .2 descans 3min i .2 nota: són per a la segona sèrie.",
        "Un exercici se'n va amb la seva línia, i s'hi mou. Les línies que comencen amb aquest signe no compten.",
      ])
  }

  /// Something behind a bar that is no option.
  package func unknownRoutineOption(_ text: String) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is not understood here",
        hint: "Known are: rest 2min, after 3min, superset a, +2.5kg, skipped"),
      es: Message(
        "aquí no se entiende \(quoted(text))",
        hint: "Se admite: descanso 2min, después 3min, superserie a, +2.5kg, omitido"),
      ca: Message(
        "aquí no s'entén \(quoted(text))",
        hint: "S'admet: descans 2min, després 3min, supersèrie a, +2.5kg, omès"))
  }

  /// A header that an earlier line has already.
  package func repeatedInRoutineText(_ key: RoutineKey, line: Int) -> Message {
    say(
      en: Message(
        "\(quoted(routineKey(key))) stands in line \(number(line)) already", hint: "Keep one of the two"),
      es: Message(
        "\(quoted(routineKey(key))) ya está en la línea \(number(line))", hint: "Deja solo una de las dos"),
      ca: Message(
        "\(quoted(routineKey(key))) ja és a la línia \(number(line))", hint: "Deixa'n només una de les dues"))
  }

  /// A header below an exercise.
  package func headerBelowExercise(_ key: RoutineKey) -> Message {
    say(
      en: Message(
        "\(quoted(routineKey(key))) belongs above the exercises", hint: "Only note: stands below one"),
      es: Message(
        "\(quoted(routineKey(key))) va antes de los ejercicios", hint: "Debajo de uno solo puede ir nota:"),
      ca: Message(
        "\(quoted(routineKey(key))) va abans dels exercicis", hint: "A sota d'un només hi pot anar nota:"))
  }

  /// A line about a set, above all exercises.
  package func noExerciseAbove() -> Message {
    say(
      en: Message("no exercise stands above this set", hint: "Put the line below its exercise"),
      es: Message(
        "no hay ningún ejercicio encima de esta serie", hint: "Pon la línea debajo de su ejercicio"),
      ca: Message(
        "no hi ha cap exercici damunt d'aquesta sèrie", hint: "Posa la línia a sota del seu exercici"))
  }

  /// A line about a set that an exercise of so many sets doesn't have.
  package func setMissingInText(_ set: Int, sets: Int) -> Message {
    say(
      en: Message("there is no set .\(set)", hint: "The exercise has \(self.sets(sets))"),
      es: Message("no hay serie .\(set)", hint: "El ejercicio tiene \(self.sets(sets))"),
      ca: Message("no hi ha cap sèrie .\(set)", hint: "L'exercici té \(self.sets(sets))"))
  }

  /// A text that a routine is made of has no name in it.
  package func nameMissingInText() -> Message {
    say(
      en: Message(
        "the text doesn't name the routine",
        hint: "Begin it with name: push, or type gymlog routine new push -"
      ),
      es: Message(
        "el texto no le da nombre a la rutina",
        hint: "Empiézalo con nombre: empuje, o escribe gymlog routine new empuje -"),
      ca: Message(
        "el text no dona nom a la rutina",
        hint: "Comença'l amb nom: empenta, o escriu gymlog routine new empenta -"))
  }

  /// No line of a text is an exercise.
  package func textWithoutExercises() -> Message {
    say(
      en: Message("no line of the text is an exercise", hint: "For example: Bench Press: 3x8@80kg"),
      es: Message("ninguna línea del texto es un ejercicio", hint: "Por ejemplo: Press de banca: 3x8@80kg"),
      ca: Message("cap línia del text no és un exercici", hint: "Per exemple: Press de banca: 3x8@80kg"))
  }

  /// What is no unit of mass.
  package func unitUnknown(_ text: String) -> Message {
    say(
      en: Message("\(quoted(text)) is no unit", hint: "It is kg or lb"),
      es: Message("\(quoted(text)) no es una unidad", hint: "Puede ser kg o lb"),
      ca: Message("\(quoted(text)) no és cap unitat", hint: "Pot ser kg o lb"))
  }

  /// What doesn't say how a plan grows.
  package func progressUnreadable(_ text: String) -> Message {
    say(
      en: Message(
        "\(quoted(text)) doesn't say how a plan grows",
        hint: "For example: +2.5kg, or +5lb -15% 3x for a step back"),
      es: Message(
        "\(quoted(text)) no dice cómo crece un plan",
        hint: "Por ejemplo: +2.5kg, o +5lb -15% 3x para dar un paso atrás"),
      ca: Message(
        "\(quoted(text)) no diu com creix un pla",
        hint: "Per exemple: +2.5kg, o +5lb -15% 3x per fer un pas enrere"))
  }

  /// A text that isn't UTF-8.
  package func textNotUTF8() -> Message {
    say(
      en: Message("the text is not UTF-8", hint: "Save it as UTF-8"),
      es: Message("el texto no es UTF-8", hint: "Guárdalo como UTF-8"),
      ca: Message("el text no és UTF-8", hint: "Desa'l com a UTF-8"))
  }

  /// A refused text was kept in a file; the command that reads it again.
  package func textKept(_ path: String, command: String) -> String {
    say(
      en: "Nothing has changed. The text is kept in \(path); to go on with it: \(command)",
      es: "No ha cambiado nada. El texto se guarda en \(path); para seguir con él: \(command)",
      ca: "No ha canviat res. El text es desa a \(path); per continuar-lo: \(command)")
  }

  /// A routine's text was taken over; what changed follows.
  package func routineChanged(_ name: String) -> String {
    say(en: "\(name) changed:", es: "\(name) cambia:", ca: "\(name) canvia:")
  }

  /// A routine's text was as before.
  package func routineUnchanged(_ name: String) -> String {
    say(
      en: "\(name) is as it was, nothing changed",
      es: "\(name) está como estaba, no cambia nada",
      ca: "\(name) és com era, no canvia res")
  }

  /// Nobody has said which editor to use; how to do without.
  package func noEditor(_ show: String, _ edit: String) -> Message {
    say(
      en: Message(
        "no editor is chosen", hint: "Set VISUAL or EDITOR, or do it by hand: \(show), then \(edit)"),
      es: Message(
        "no hay ningún editor elegido",
        hint: "Define VISUAL o EDITOR, o hazlo a mano: \(show), y después \(edit)"),
      ca: Message(
        "no hi ha cap editor triat",
        hint: "Defineix VISUAL o EDITOR, o fes-ho a mà: \(show), i després \(edit)"
      ))
  }

  /// An editor needs a terminal; how to do without.
  package func noTerminalToEdit(_ show: String, _ edit: String) -> Message {
    say(
      en: Message("an editor needs a terminal", hint: "Without one: \(show), then \(edit)"),
      es: Message("un editor necesita una terminal", hint: "Sin ella: \(show), y después \(edit)"),
      ca: Message("un editor necessita un terminal", hint: "Sense: \(show), i després \(edit)"))
  }

  /// The editor ended with an error.
  package func editorFailed(_ editor: String, status: Int) -> Message {
    say(
      en: Message("the editor \(editor) ended with error \(number(status))", hint: "Nothing has changed"),
      es: Message("el editor \(editor) acabó con el error \(number(status))", hint: "No ha cambiado nada"),
      ca: Message("l'editor \(editor) ha acabat amb l'error \(number(status))", hint: "No ha canviat res"))
  }

  /// What to do about an editor that can't be started.
  package var lookAtEditor: String {
    say(en: "Look at VISUAL and EDITOR", es: "Mira VISUAL y EDITOR", ca: "Mira VISUAL i EDITOR")
  }
}
