extension Catalan {
  package func routineKey(_ key: RoutineKey) -> String {
    switch key {
    case .name: "nom"
    case .tags: "etiquetes"
    case .unit: "unitat"
    case .progress: "progressió"
    case .note: "nota"
    case .superset: "supersèrie"
    case .rest: "descans"
    case .after: "després"
    case .skipped: "omès"
    }
  }

  package var routineTextHelp: [String] {
    [
      "Un exercici és una línia: el nom, dos punts, les sèries com a gymlog add.",
      "Després de barres: | descans 2min | després 3min (abans de l'exercici següent) | supersèrie a | +2.5kg (com creix)",
      "A sota, nota: és una nota sobre l'exercici; .2 descans 3min i .2 nota: són per a la segona sèrie.",
      "Un exercici se'n va amb la seva línia, i s'hi mou. Les línies que comencen amb aquest signe no compten.",
    ]
  }

  package func unknownRoutineOption(_ text: String) -> Message {
    Message(
      "aquí no s'entén \(quoted(text))",
      hint: "S'admet: descans 2min, després 3min, supersèrie a, +2.5kg, omès")
  }

  package func repeatedInRoutineText(_ key: RoutineKey, line: Int) -> Message {
    Message(
      "\(quoted(routineKey(key))) ja és a la línia \(number(line))", hint: "Deixa'n només una de les dues")
  }

  package func headerBelowExercise(_ key: RoutineKey) -> Message {
    Message("\(quoted(routineKey(key))) va abans dels exercicis", hint: "A sota d'un només hi pot anar nota:")
  }

  package func noExerciseAbove() -> Message {
    Message("no hi ha cap exercici damunt d'aquesta sèrie", hint: "Posa la línia a sota del seu exercici")
  }

  package func setMissingInText(_ set: Int, sets: Int) -> Message {
    Message("no hi ha cap sèrie .\(set)", hint: "L'exercici té \(self.sets(sets))")
  }

  package func nameMissingInText() -> Message {
    Message(
      "el text no dona nom a la rutina",
      hint: "Comença'l amb nom: empenta, o escriu gymlog routine new empenta -")
  }

  package func textWithoutExercises() -> Message {
    Message("cap línia del text no és un exercici", hint: "Per exemple: Press de banca: 3x8@80kg")
  }

  package func unitUnknown(_ text: String) -> Message {
    Message("\(quoted(text)) no és cap unitat", hint: "Pot ser kg o lb")
  }

  package func progressUnreadable(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no diu com creix un pla",
      hint: "Per exemple: +2.5kg, o +5lb -15% 3x per fer un pas enrere")
  }

  package func textNotUTF8() -> Message { Message("el text no és UTF-8", hint: "Desa'l com a UTF-8") }

  package func textKept(_ path: String, command: String) -> String {
    "No ha canviat res. El text es desa a \(path); per continuar-lo: \(command)"
  }

  package func routineChanged(_ name: String) -> String { "\(name) canvia:" }
  package func routineUnchanged(_ name: String) -> String { "\(name) és com era, no canvia res" }

  package func noEditor(_ show: String, _ edit: String) -> Message {
    Message(
      "no hi ha cap editor triat", hint: "Defineix VISUAL o EDITOR, o fes-ho a mà: \(show), i després \(edit)"
    )
  }

  package func noTerminalToEdit(_ show: String, _ edit: String) -> Message {
    Message("un editor necessita un terminal", hint: "Sense: \(show), i després \(edit)")
  }

  package func editorFailed(_ editor: String, status: Int) -> Message {
    Message("l'editor \(editor) ha acabat amb l'error \(number(status))", hint: "No ha canviat res")
  }

  package var lookAtEditor: String { "Mira VISUAL i EDITOR" }
}
