extension Catalan {
  package func skippedNow(sets count: Int) -> String {
    count == 0 ? "saltat" : "saltat, \(count == 1 ? "s'omet" : "s'ometen") \(sets(count))"
  }
  package var skippedAlready: String { "ja estava saltat, no canvia res" }
  package func takenIn(_ sets: String) -> String {
    sets.isEmpty ? "torna a l'entrenament" : "torna a l'entrenament: \(sets)"
  }
  package var notSkipped: String { "no estava saltat, no canvia res" }
  package func supersetOf(_ exercises: String) -> String { "Supersèrie: \(exercises)" }
  package func supersetAlready(_ exercises: String) -> String {
    "Ja era una supersèrie, no canvia res: \(exercises)"
  }
  package func byItself(_ exercises: [String]) -> String {
    "Fora de la supersèrie: \(exercises.joined(separator: ", "))"
  }
  package func resting(_ left: String, until: String) -> String { "Descans \(left), fins a les \(until)" }
  package var skipRestHint: String { "Per acabar-lo ja: gymlog rest --skip" }
  package func restEnded(after rested: String) -> String { "Descans acabat després de \(rested)" }
  package var restOver: String { "S'ha acabat el descans" }
  package func restLeft(_ left: String) -> String { "descans \(left)" }
  package func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String {
    let place = afterExercise ? "després de l'última sèrie" : "després de cada sèrie"
    return rest.map { "\(exercise): descans \($0) \(place)" } ?? "\(exercise): sense descans propi \(place)"
  }
  package func restAfterwards(_ rest: String) -> String { "descans \(rest) en acabar" }
  package func restOfSet(_ set: String, _ rest: String?) -> String {
    rest.map { "\(set): descans \($0) després" } ?? "\(set): sense descans propi"
  }
  package var noTags: String {
    "Encara no hi ha etiquetes. Per posar-ne una: gymlog tag pesat"
  }
  package func noneTagged(_ tag: String) -> String { "No hi ha cap entrenament amb l'etiqueta \(tag)" }
  package func leftOpen(_ workout: String, _ since: String, end command: String) -> String {
    "\(workout) encara és obert, res apuntat \(since). Per acabar-lo: \(command)"
  }

  package func supersetOfOne() -> Message {
    Message(
      "una supersèrie necessita dos exercicis com a mínim",
      hint: "Posa una coma entre ells: gymlog superset press de banca, rem amb barra")
  }
  package func notInSuperset(_ exercise: String) -> Message {
    Message("\(exercise) no és en cap supersèrie")
  }
  package func restUnknown() -> Message {
    Message(
      "no se sap quant dura el descans",
      hint: "Digues-ho: gymlog rest 90s. Per sempre: gymlog config rest 90s")
  }
  package func optionNeeds(_ option: String, _ other: String) -> Message {
    Message("\(option) necessita \(other)")
  }
  package func growthMissing() -> Message {
    Message("no has dit com progressa", hint: "Prova: gymlog grow banca +2.5kg")
  }
  package func growthNotUnderstood(_ text: String) -> Message {
    Message(
      "no s'entén com progressa: \(quoted(text))",
      hint: "Un augment i, si vols, quant baixa i després de quants intents fallits: +2.5kg -10% 2x")
  }
  package func growthContradicts(_ exercise: String, plan: String, byEffort: Bool) -> Message {
    Message(
      "\(exercise), \(plan), va segons \(byEffort ? "l'esforç de l'última vegada" : "el teu 1RM"), no per augments",
      hint: "Perquè progressi per augments, posa un pes al pla: 3x5@100kg")
  }
  package func notResting() -> Message {
    Message("no hi ha cap descans en marxa", hint: "Per començar-ne un: gymlog rest 90s")
  }
  package func noTimesToRest() -> Message {
    Message("les sèries d'aquest entrenament no porten hora, i el descans no es pot mesurar")
  }

  package var skipHelp: HelpText {
    HelpText(
      "Salta't un exercici per avui",
      [
        "gymlog skip": "l'exercici en què estàs", "gymlog skip banca": "un altre",
        "gymlog skip banca --remove": "torna a ser-hi",
      ],
      "Les seves sèries per fer ja no surten, i finish les deixa fora. Les fetes es queden. Una sèrie que en "
        + "facis, i gymlog todo banca, el tornen a posar.")
  }
  package var supersetHelp: HelpText {
    HelpText(
      "Fes exercicis per torns",
      [
        "gymlog superset press de banca, rem amb barra": "una sèrie de cada un, per torns",
        "gymlog superset banca --remove": "el press de banca surt de la supersèrie",
        "gymlog superset --remove": "desfà la de l'exercici en què estàs",
      ],
      "Un exercici que l'entrenament encara no té s'hi afegeix. gymlog done recorre la supersèrie per torns.",
      "El que era en una altra supersèrie en surt. Dins d'una volta no hi ha descans, tret del propi d'una "
        + "sèrie.")
  }
  package var restHelp: HelpText {
    HelpText(
      "Comença o acaba un descans, o digues quant duren",
      [
        "gymlog rest": "el de sempre, o el que en queda",
        "gymlog rest 90s --wait": "espera i avisa",
        "gymlog rest --skip": "acaba el que està en marxa",
        "gymlog rest 3min --on banca": "després de cada sèrie de press de banca",
      ],
      "--on amb --after és el descans després de l'última sèrie d'un exercici, --on .2 el de després d'una "
        + "sèrie; --remove el treu.",
      "El descans propi d'una sèrie va abans que el del seu exercici, i aquest abans que gymlog config rest 90s "
        + "i, després d'un exercici, gymlog config rest-after 3min. Una rutina passa els seus descansos a "
        + "l'entrenament.",
      "El descans compta des de l'última sèrie; gymlog mostra el que en queda. Ctrl-C acaba l'espera, no el "
        + "descans.")
  }
  package var tagsHelp: HelpText {
    HelpText(
      "Llista les teves etiquetes, de més a menys usades",
      [
        "gymlog tags": "amb quants entrenaments les porten",
        "gymlog list --tag pesat": "els entrenaments amb una",
      ])
  }
}
