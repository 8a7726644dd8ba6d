extension Spanish {
  package func routineKey(_ key: RoutineKey) -> String {
    switch key {
    case .name: "nombre"
    case .tags: "etiquetas"
    case .unit: "unidad"
    case .progress: "progresión"
    case .note: "nota"
    case .superset: "superserie"
    case .rest: "descanso"
    case .after: "después"
    case .skipped: "omitido"
    }
  }

  package var routineTextHelp: [String] {
    [
      "Un ejercicio es una línea: su nombre, dos puntos, sus series como en gymlog add.",
      "Tras barras: | descanso 2min | después 3min (antes del siguiente ejercicio) | superserie a | +2.5kg (cómo crece)",
      "Debajo, nota: es una nota sobre él; .2 descanso 3min y .2 nota: son para su segunda serie.",
      "Un ejercicio se va con su línea, y se mueve con ella. Las líneas que empiezan con este signo no cuentan.",
    ]
  }

  package func unknownRoutineOption(_ text: String) -> Message {
    Message(
      "aquí no se entiende \(quoted(text))",
      hint: "Se admite: descanso 2min, después 3min, superserie a, +2.5kg, omitido")
  }

  package func repeatedInRoutineText(_ key: RoutineKey, line: Int) -> Message {
    Message(
      "\(quoted(routineKey(key))) ya está en la línea \(number(line))", hint: "Deja solo una de las dos")
  }

  package func headerBelowExercise(_ key: RoutineKey) -> Message {
    Message(
      "\(quoted(routineKey(key))) va antes de los ejercicios", hint: "Debajo de uno solo puede ir nota:")
  }

  package func noExerciseAbove() -> Message {
    Message("no hay ningún ejercicio encima de esta serie", hint: "Pon la línea debajo de su ejercicio")
  }

  package func setMissingInText(_ set: Int, sets: Int) -> Message {
    Message("no hay serie .\(set)", hint: "El ejercicio tiene \(self.sets(sets))")
  }

  package func nameMissingInText() -> Message {
    Message(
      "el texto no le da nombre a la rutina",
      hint: "Empiézalo con nombre: empuje, o escribe gymlog routine new empuje -")
  }

  package func textWithoutExercises() -> Message {
    Message("ninguna línea del texto es un ejercicio", hint: "Por ejemplo: Press de banca: 3x8@80kg")
  }

  package func unitUnknown(_ text: String) -> Message {
    Message("\(quoted(text)) no es una unidad", hint: "Puede ser kg o lb")
  }

  package func progressUnreadable(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no dice cómo crece un plan",
      hint: "Por ejemplo: +2.5kg, o +5lb -15% 3x para dar un paso atrás")
  }

  package func textNotUTF8() -> Message { Message("el texto no es UTF-8", hint: "Guárdalo como UTF-8") }

  package func textKept(_ path: String, command: String) -> String {
    "No ha cambiado nada. El texto se guarda en \(path); para seguir con él: \(command)"
  }

  package func routineChanged(_ name: String) -> String { "\(name) cambia:" }
  package func routineUnchanged(_ name: String) -> String { "\(name) está como estaba, no cambia nada" }

  package func noEditor(_ show: String, _ edit: String) -> Message {
    Message(
      "no hay ningún editor elegido",
      hint: "Define VISUAL o EDITOR, o hazlo a mano: \(show), y después \(edit)")
  }

  package func noTerminalToEdit(_ show: String, _ edit: String) -> Message {
    Message("un editor necesita una terminal", hint: "Sin ella: \(show), y después \(edit)")
  }

  package func editorFailed(_ editor: String, status: Int) -> Message {
    Message("el editor \(editor) acabó con el error \(number(status))", hint: "No ha cambiado nada")
  }

  package var lookAtEditor: String { "Mira VISUAL y EDITOR" }
}
