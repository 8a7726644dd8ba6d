extension Spanish {
  package func unknownRoutine(_ text: String, nearest: [String]) -> Message {
    Message(
      "ninguna rutina se llama \(quoted(text))",
      hint: [didYouMean(nearest), "Para verlas todas: gymlog routines"].compactMap(\.self)
        .joined(separator: " "))
  }

  package func noRoutinesYet(_ text: String) -> Message {
    Message(
      "ninguna rutina se llama \(quoted(text)): todavía no hay ninguna",
      hint: tryTyping("gymlog routine new empuje press de banca 3x8@80kg, fondos 3x10"))
  }

  package func severalRoutines(_ text: String) -> Message {
    Message(
      "hay varias rutinas que encajan con \(quoted(text))",
      hint: "Escribe más del nombre, o el principio del identificador")
  }

  package func noRoutineFits() -> Message {
    Message("ninguna rutina encaja", hint: "Para verlas todas: gymlog routines")
  }

  package func routineNameUnclear() -> Message {
    Message("no está claro dónde acaba el nombre", hint: "Escribe una de estas")
  }

  package var readyMade: String { "incluida" }

  package func routineNameInUse(_ name: String, edit command: String) -> Message {
    Message("ya hay una rutina llamada \(quoted(name))", hint: "Elige otro nombre, o cambia esa: \(command)")
  }

  package func routineIsReadyMade(_ name: String, copy command: String) -> Message {
    Message("\(name) viene incluida y no se puede cambiar", hint: "Haz primero una copia tuya: \(command)")
  }

  package func routineWithoutExercises(_ command: String) -> Message {
    Message(
      "una rutina necesita al menos un ejercicio",
      hint: tryTyping(command + " press de banca 3x8@80kg, fondos 3x10"))
  }

  package func exerciseAsRoutineName(_ exercise: String, named command: String) -> Message {
    Message("\(exercise) es un ejercicio: la rutina necesita un nombre delante", hint: tryTyping(command))
  }

  package func twoRoutineNamesNeeded(_ example: String) -> Message {
    Message("hacen falta dos nombres", hint: "Pon una coma entre ellos: \(example)")
  }

  package func routineUnconfirmed(_ name: String, command: String) -> Message {
    Message(
      "se borraría la rutina \(name)", hint: "Si es lo que quieres: \(command). gymlog undo la recupera")
  }

  package func exerciseNotInRoutine(_ text: String, _ routine: String, show command: String) -> Message {
    Message("\(quoted(text)) no está en la rutina \(routine)", hint: "Mira lo que tiene: \(command)")
  }

  package func exerciseAlreadyInRoutine(_ exercise: String, _ routine: String, show command: String)
    -> Message
  {
    Message("\(quoted(exercise)) ya está en la rutina \(routine)", hint: "Mira sus series: \(command)")
  }

  package func setNotInRoutine(_ ref: String, _ routine: String, show command: String) -> Message {
    Message(
      "la rutina \(routine) no tiene la serie \(ref)", hint: "Mira las series y sus números: \(command)")
  }

  package func exerciseNeeded(in routine: String, show command: String) -> Message {
    Message(
      "en una rutina hay que nombrar el ejercicio", hint: "Mira los ejercicios de \(routine): \(command)")
  }

  package func noSetsInRoutine(_ exercise: String, add command: String) -> Message {
    Message("\(quoted(exercise)) no tiene series en esta rutina", hint: "Añade alguna: \(command)")
  }

  package func lastExercise(of routine: String, delete command: String) -> Message {
    Message("la rutina \(routine) se quedaría sin nada", hint: "Para borrarla: \(command)")
  }
}
