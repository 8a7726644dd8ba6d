extension Catalan {
  package func unknownRoutine(_ text: String, nearest: [String]) -> Message {
    Message(
      "cap rutina no es diu \(quoted(text))",
      hint: [didYouMean(nearest), "Per veure-les totes: gymlog routines"].compactMap(\.self)
        .joined(separator: " "))
  }

  package func noRoutinesYet(_ text: String) -> Message {
    Message(
      "cap rutina no es diu \(quoted(text)): encara no n'hi ha cap",
      hint: tryTyping("gymlog routine new empenta press de banca 3x8@80kg, fons 3x10"))
  }

  package func severalRoutines(_ text: String) -> Message {
    Message(
      "hi ha diverses rutines que encaixen amb \(quoted(text))",
      hint: "Escriu més del nom, o el principi de l'identificador")
  }

  package func noRoutineFits() -> Message {
    Message("cap rutina no hi encaixa", hint: "Per veure-les totes: gymlog routines")
  }

  package func routineNameUnclear() -> Message {
    Message("on acaba el nom?", hint: "Escriu-ne una d'aquestes")
  }

  package var readyMade: String { "inclosa" }

  package func routineNameInUse(_ name: String, edit command: String) -> Message {
    Message(
      "ja hi ha una rutina que es diu \(quoted(name))",
      hint: "Tria un altre nom, o canvia aquella: \(command)")
  }

  package func routineIsReadyMade(_ name: String, copy command: String) -> Message {
    Message("\(name) ve inclosa i no es pot canviar", hint: "Fes-ne primer una còpia teva: \(command)")
  }

  package func routineWithoutExercises(_ command: String) -> Message {
    Message(
      "una rutina necessita almenys un exercici",
      hint: tryTyping(command + " press de banca 3x8@80kg, fons 3x10"))
  }

  package func exerciseAsRoutineName(_ exercise: String, named command: String) -> Message {
    Message("\(exercise) és un exercici: la rutina necessita un nom al davant", hint: tryTyping(command))
  }

  package func twoRoutineNamesNeeded(_ example: String) -> Message {
    Message("calen dos noms", hint: "Posa una coma entre ells: \(example)")
  }

  package func routineUnconfirmed(_ name: String, command: String) -> Message {
    Message("s'esborraria la rutina \(name)", hint: "Si és el que vols: \(command). gymlog undo la recupera")
  }

  package func exerciseNotInRoutine(_ text: String, _ routine: String, show command: String) -> Message {
    Message("\(quoted(text)) no és a la rutina \(routine)", hint: "Mira què té: \(command)")
  }

  package func exerciseAlreadyInRoutine(_ exercise: String, _ routine: String, show command: String)
    -> Message
  {
    Message("\(quoted(exercise)) ja és a la rutina \(routine)", hint: "Mira'n les sèries: \(command)")
  }

  package func setNotInRoutine(_ ref: String, _ routine: String, show command: String) -> Message {
    Message(
      "la rutina \(routine) no té la sèrie \(ref)", hint: "Mira les sèries i els seus números: \(command)")
  }

  package func exerciseNeeded(in routine: String, show command: String) -> Message {
    Message("en una rutina s'ha de dir l'exercici", hint: "Mira els exercicis de \(routine): \(command)")
  }

  package func noSetsInRoutine(_ exercise: String, add command: String) -> Message {
    Message("\(quoted(exercise)) no té sèries en aquesta rutina", hint: "Afegeix-n'hi: \(command)")
  }

  package func lastExercise(of routine: String, delete command: String) -> Message {
    Message("la rutina \(routine) es quedaria sense res", hint: "Per esborrar-la: \(command)")
  }
}
