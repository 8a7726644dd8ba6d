extension Spanish {
  package func exerciseAdded(_ name: String, _ facts: String) -> String { "\(name): creado, \(facts)" }
  package func exerciseNow(_ name: String, _ facts: String) -> String { "\(name): ahora es \(facts)" }
  package func exerciseUnchanged(_ name: String) -> String { "\(name) ya es así: no se ha cambiado nada" }
  package var oneSide: String { "un lado cada vez" }
  package func howToLog(_ command: String) -> String { "Para apuntarlo: \(command)" }
  package func exerciseDeleted(_ name: String, aliases: [String]) -> String {
    aliases.isEmpty ? "\(name): borrado" : "\(name): borrado, y su alias \(aliases.joined(separator: ", "))"
  }
  package var nameStays: String { "Los entrenamientos y rutinas que lo tienen se quedan como están" }
  package func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String {
    "¿Borrar \(name)\(used(workouts, routines).map { ", que está en \($0)" } ?? "")?"
  }
  package var ownMark: String { "propio" }
  package func noOwnExercises(_ command: String) -> String {
    "Aún no tienes ejercicios propios. Para crear uno: \(command)"
  }

  package func aliasGiven(_ alias: String, _ exercise: String) -> String { "\(alias) es \(exercise)" }
  package func aliasHides(_ exercise: String) -> String { "Hasta ahora era \(exercise)" }
  package func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String {
    "\(alias) es \(exercise), y ya no \(other)"
  }
  package func aliasUnchanged(_ alias: String, _ exercise: String) -> String { "\(alias) ya era \(exercise)" }
  package func aliasRemoved(_ alias: String, _ exercise: String) -> String { "\(alias) ya no es \(exercise)" }
  package func aliasIsKnown(_ alias: String, _ exercise: String) -> String {
    "\(quoted(alias)) es \(exercise): también se llama así"
  }
  package func noAliases(_ command: String) -> String {
    "Aún no tienes ningún alias. Para poner uno: \(command)"
  }
  package var exerciseGone: String { "ya no está" }
}

extension Spanish {
  package func exerciseFactsMissing(_ name: String, options: [String]) -> Message {
    Message("a \(quoted(name)) le falta \(options.joined(separator: " y "))")
  }
  package func nameIsOwn(_ name: String, command: String) -> Message {
    Message("ya tienes un ejercicio que se llama \(quoted(name))", hint: "Para cambiarlo: \(command)")
  }
  package func nameIsAlias(_ name: String, of exercise: String, command: String) -> Message {
    Message("\(quoted(name)) es tu alias de \(exercise)", hint: "Para quitarlo: \(command)")
  }
  package func nameIsBundled(_ name: String, of exercise: String, command: String) -> Message {
    Message(
      "gymlog ya tiene un ejercicio que se llama así: \(exercise)",
      hint: "Para tener el tuyo en su lugar: \(command)")
  }
  package func nameReadsAsSets(_ name: String) -> Message {
    Message(
      "el final de \(quoted(name)) se lee como una serie, y no se podría apuntar", hint: "Elige otro nombre")
  }
  package func nameReadsAsReference(_ name: String) -> Message {
    Message("\(quoted(name)) ya significa otra cosa en los comandos", hint: "Elige otro")
  }
  package func nameUnreadable(_ name: String) -> Message {
    Message("\(quoted(name)) no tiene letras ni cifras", hint: "Elige otro nombre")
  }
  package func bundledNotEdited(_ name: String, command: String) -> Message {
    Message(
      "\(name) viene con gymlog y se queda como está", hint: "Para tener el tuyo en su lugar: \(command)")
  }
  package func bundledNotDeleted(_ name: String, command: String) -> Message {
    Message(
      "\(name) viene con gymlog y no se puede borrar", hint: "Para tener el tuyo en su lugar: \(command)")
  }
  package func nothingToEdit(_ name: String, command: String) -> Message {
    Message("no has dicho qué cambiar de \(name)", hint: "Por ejemplo: \(command)")
  }
  package func exerciseUnconfirmed(
    _ name: String, workouts: Int, routines: [String], command: String
  ) -> Message {
    Message(
      used(workouts, routines).map { "\(name) está en \($0)" } ?? "se borraría \(name)",
      hint: "Si es lo que quieres: \(command). gymlog undo lo recupera")
  }
  package func shareNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no es una parte del peso corporal", hint: "Por ejemplo: --body-weight 64%")
  }
  package func aliasReadsAsSets(_ alias: String) -> Message {
    Message("\(quoted(alias)) se lee como una serie y no puede ser un alias", hint: "Elige otro, con letras")
  }
  package func aliasIsName(_ alias: String, of exercise: String) -> Message {
    Message("\(quoted(alias)) es el nombre de un ejercicio: \(exercise)", hint: "Elige otro alias")
  }
  package func aliasTaken(_ alias: String, by exercise: String, command: String) -> Message {
    Message("\(quoted(alias)) ya es \(exercise)", hint: "Para dárselo al otro: \(command)")
  }
  package func aliasNotFound(_ alias: String) -> Message {
    Message("no hay ningún alias \(quoted(alias))", hint: "Para ver los que hay: gymlog exercise alias")
  }
  package func toCreateExercise(_ command: String) -> String { "Para crearlo: \(command)" }

  private func used(_ workouts: Int, _ routines: [String]) -> String? {
    let parts =
      (workouts == 0 ? [] : [self.workouts(workouts)])
      + (routines.isEmpty
        ? [] : [(routines.count == 1 ? "la rutina " : "las rutinas ") + routines.joined(separator: ", ")])
    return parts.isEmpty ? nil : parts.joined(separator: " y en ")
  }
}

extension Spanish {
  package var exerciseNewHelp: HelpText {
    HelpText(
      "Crea un ejercicio propio",
      [
        "gymlog exercise new caminata con barra --body-part abdomen":
          "con qué y cómo: lo dice el nombre",
        "gymlog exercise new remo alto en polea --muscle dorsales": "el músculo dice qué parte del cuerpo",
      ],
      "Se busca, se apunta y se muestra como los demás, y pasa delante del que se llame igual.",
      "Lo que no digas sale del nombre; si no, repeticiones, los dos lados a la vez, y un par si son mancuernas."
    )
  }

  package var exerciseEditHelp: HelpText {
    HelpText(
      "Cambia un ejercicio propio",
      [
        "gymlog exercise edit caminata con barra --name Paseo": "el nombre, también en lo ya hecho",
        "gymlog exercise edit caminata con barra --muscle glúteos": "el músculo que trabaja",
        "gymlog exercise edit caminata con barra --also ninguno": "ninguno más",
      ],
      "Lo que no digas se queda como está. Los que vienen con gymlog no se cambian, pero te dice cómo crear el tuyo."
    )
  }

  package var exerciseDeleteHelp: HelpText {
    HelpText(
      "Borra un ejercicio propio",
      [
        "gymlog exercise delete caminata con barra": "dice dónde está y pregunta",
        "gymlog exercise delete caminata con barra --yes": "sin preguntar",
      ],
      "Los entrenamientos hechos conservan el nombre y las series. gymlog undo lo recupera.")
  }

  package var exerciseAliasHelp: HelpText {
    HelpText(
      "Pon un nombre corto a un ejercicio",
      [
        "gymlog exercise alias sb sentadilla búlgara": "desde ahora: gymlog log sb 8@20kg",
        "gymlog exercise alias": "los que has puesto", "gymlog exercise alias sb --remove": "quítalo",
      ],
      "La primera palabra es el alias; entre comillas si son varias. Pasa delante de cualquier nombre, y no puede ser el de un ejercicio. "
        + "--force se lo quita al ejercicio que lo tenga.")
  }
}
