extension Catalan {
  package func exerciseAdded(_ name: String, _ facts: String) -> String { "\(name): creat, \(facts)" }
  package func exerciseNow(_ name: String, _ facts: String) -> String { "\(name): ara és \(facts)" }
  package func exerciseUnchanged(_ name: String) -> String { "\(name) ja és així: no s'ha canviat res" }
  package var oneSide: String { "un costat cada cop" }
  package func howToLog(_ command: String) -> String { "Per apuntar-lo: \(command)" }
  package func exerciseDeleted(_ name: String, aliases: [String]) -> String {
    aliases.isEmpty
      ? "\(name): esborrat" : "\(name): esborrat, i el seu àlies \(aliases.joined(separator: ", "))"
  }
  package var nameStays: String { "Els entrenaments i rutines que el tenen es queden com estan" }
  package func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String {
    "Vols esborrar \(name)\(used(workouts, routines).map { ", que és a \($0)" } ?? "")?"
  }
  package var ownMark: String { "propi" }
  package func noOwnExercises(_ command: String) -> String {
    "Encara no tens exercicis propis. Per crear-ne un: \(command)"
  }

  package func aliasGiven(_ alias: String, _ exercise: String) -> String { "\(alias) és \(exercise)" }
  package func aliasHides(_ exercise: String) -> String { "Fins ara era \(exercise)" }
  package func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String {
    "\(alias) és \(exercise), i ja no \(other)"
  }
  package func aliasUnchanged(_ alias: String, _ exercise: String) -> String { "\(alias) ja era \(exercise)" }
  package func aliasRemoved(_ alias: String, _ exercise: String) -> String { "\(alias) ja no és \(exercise)" }
  package func aliasIsKnown(_ alias: String, _ exercise: String) -> String {
    "\(quoted(alias)) és \(exercise): també es diu així"
  }
  package func noAliases(_ command: String) -> String {
    "Encara no tens cap àlies. Per posar-ne un: \(command)"
  }
  package var exerciseGone: String { "ja no hi és" }
}

extension Catalan {
  package func exerciseFactsMissing(_ name: String, options: [String]) -> Message {
    Message("a \(quoted(name)) li falta \(options.joined(separator: " i "))")
  }
  package func nameIsOwn(_ name: String, command: String) -> Message {
    Message("ja tens un exercici que es diu \(quoted(name))", hint: "Per canviar-lo: \(command)")
  }
  package func nameIsAlias(_ name: String, of exercise: String, command: String) -> Message {
    Message("\(quoted(name)) és el teu àlies de \(exercise)", hint: "Per treure'l: \(command)")
  }
  package func nameIsBundled(_ name: String, of exercise: String, command: String) -> Message {
    Message(
      "gymlog ja té un exercici que es diu així: \(exercise)",
      hint: "Per tenir el teu al seu lloc: \(command)")
  }
  package func nameReadsAsSets(_ name: String) -> Message {
    Message(
      "el final de \(quoted(name)) es llegeix com una sèrie, i no es podria apuntar",
      hint: "Tria un altre nom")
  }
  package func nameReadsAsReference(_ name: String) -> Message {
    Message("\(quoted(name)) ja vol dir una altra cosa a les ordres", hint: "Tria'n un altre")
  }
  package func nameUnreadable(_ name: String) -> Message {
    Message("\(quoted(name)) no té lletres ni xifres", hint: "Tria un altre nom")
  }
  package func bundledNotEdited(_ name: String, command: String) -> Message {
    Message("\(name) ve amb gymlog i es queda com està", hint: "Per tenir el teu al seu lloc: \(command)")
  }
  package func bundledNotDeleted(_ name: String, command: String) -> Message {
    Message("\(name) ve amb gymlog i no es pot esborrar", hint: "Per tenir el teu al seu lloc: \(command)")
  }
  package func nothingToEdit(_ name: String, command: String) -> Message {
    Message("no has dit què vols canviar de \(name)", hint: "Per exemple: \(command)")
  }
  package func exerciseUnconfirmed(
    _ name: String, workouts: Int, routines: [String], command: String
  ) -> Message {
    Message(
      used(workouts, routines).map { "\(name) és a \($0)" } ?? "s'esborraria \(name)",
      hint: "Si és el que vols: \(command). gymlog undo el recupera")
  }
  package func shareNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no és una part del pes corporal", hint: "Per exemple: --body-weight 64%")
  }
  package func aliasReadsAsSets(_ alias: String) -> Message {
    Message(
      "\(quoted(alias)) es llegeix com una sèrie i no pot ser un àlies", hint: "Tria'n un altre, amb lletres")
  }
  package func aliasIsName(_ alias: String, of exercise: String) -> Message {
    Message("\(quoted(alias)) és el nom d'un exercici: \(exercise)", hint: "Tria un altre àlies")
  }
  package func aliasTaken(_ alias: String, by exercise: String, command: String) -> Message {
    Message("\(quoted(alias)) ja és \(exercise)", hint: "Per donar-lo a l'altre: \(command)")
  }
  package func aliasNotFound(_ alias: String) -> Message {
    Message("no hi ha cap àlies \(quoted(alias))", hint: "Per veure els que hi ha: gymlog exercise alias")
  }
  package func toCreateExercise(_ command: String) -> String { "Per crear-lo: \(command)" }

  private func used(_ workouts: Int, _ routines: [String]) -> String? {
    let parts =
      (workouts == 0 ? [] : [self.workouts(workouts)])
      + (routines.isEmpty
        ? [] : [(routines.count == 1 ? "la rutina " : "les rutines ") + routines.joined(separator: ", ")])
    return parts.isEmpty ? nil : parts.joined(separator: " i a ")
  }
}

extension Catalan {
  package var exerciseNewHelp: HelpText {
    HelpText(
      "Crea un exercici propi",
      [
        "gymlog exercise new passeig amb barra --body-part abdomen": "el nom diu amb què i com es compta",
        "gymlog exercise new rem alt a la politja --muscle dorsals": "el múscul diu quina part del cos",
      ],
      "Es cerca, s'apunta i es mostra com els altres, i passa davant del que es digui igual.",
      "El que no diguis surt del nom; si no, repeticions, els dos costats alhora, i un parell si són manuelles."
    )
  }

  package var exerciseEditHelp: HelpText {
    HelpText(
      "Canvia un exercici propi",
      [
        "gymlog exercise edit passeig amb barra --name Passeig":
          "el nom, també en el que ja has fet",
        "gymlog exercise edit passeig amb barra --muscle glutis": "el múscul que treballa",
        "gymlog exercise edit passeig amb barra --also cap": "cap altre",
      ],
      "El que no diguis es queda com està. Els que venen amb gymlog no es canvien, però et diu com crear el teu."
    )
  }

  package var exerciseDeleteHelp: HelpText {
    HelpText(
      "Esborra un exercici propi",
      [
        "gymlog exercise delete passeig amb barra": "diu on és i pregunta",
        "gymlog exercise delete passeig amb barra --yes": "sense preguntar",
      ],
      "Els entrenaments fets en conserven el nom i les sèries. gymlog undo el recupera.")
  }

  package var exerciseAliasHelp: HelpText {
    HelpText(
      "Posa un nom curt a un exercici",
      [
        "gymlog exercise alias eb esquat búlgar": "a partir d'ara: gymlog log eb 8@20kg",
        "gymlog exercise alias": "els que has posat", "gymlog exercise alias eb --remove": "treu-lo",
      ],
      "La primera paraula és l'àlies; entre cometes si en són unes quantes. Passa davant de qualsevol nom, i no pot ser el d'un exercici. "
        + "--force el pren a l'exercici que el tingui.")
  }
}
