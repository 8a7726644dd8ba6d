extension Spanish {
  package func skippedNow(sets count: Int) -> String {
    count == 0 ? "saltado" : "saltado, \(count == 1 ? "se omite" : "se omiten") \(sets(count))"
  }
  package var skippedAlready: String { "ya estaba saltado, no cambia nada" }
  package func takenIn(_ sets: String) -> String {
    sets.isEmpty ? "vuelve al entrenamiento" : "vuelve al entrenamiento: \(sets)"
  }
  package var notSkipped: String { "no estaba saltado, no cambia nada" }
  package func supersetOf(_ exercises: String) -> String { "Superserie: \(exercises)" }
  package func supersetAlready(_ exercises: String) -> String {
    "Ya era una superserie, no cambia nada: \(exercises)"
  }
  package func byItself(_ exercises: [String]) -> String {
    "Fuera de la superserie: \(exercises.joined(separator: ", "))"
  }
  package func resting(_ left: String, until: String) -> String { "Descanso \(left), hasta las \(until)" }
  package var skipRestHint: String { "Para terminarlo ya: gymlog rest --skip" }
  package func restEnded(after rested: String) -> String { "Descanso terminado tras \(rested)" }
  package var restOver: String { "Fin del descanso" }
  package func restLeft(_ left: String) -> String { "descanso \(left)" }
  package func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String {
    let place = afterExercise ? "tras la última serie" : "tras cada serie"
    return rest.map { "\(exercise): descanso \($0) \(place)" } ?? "\(exercise): sin descanso propio \(place)"
  }
  package func restAfterwards(_ rest: String) -> String { "descanso \(rest) al acabar" }
  package func restOfSet(_ set: String, _ rest: String?) -> String {
    rest.map { "\(set): descanso \($0) después" } ?? "\(set): sin descanso propio"
  }
  package var noTags: String {
    "Todavía no hay etiquetas. Para poner una: gymlog tag pesado"
  }
  package func noneTagged(_ tag: String) -> String { "No hay ningún entrenamiento con la etiqueta \(tag)" }
  package func leftOpen(_ workout: String, _ since: String, end command: String) -> String {
    "\(workout) sigue abierto, nada apuntado \(since). Para terminarlo: \(command)"
  }

  package func supersetOfOne() -> Message {
    Message(
      "una superserie necesita al menos dos ejercicios",
      hint: "Pon una coma entre ellos: gymlog superset press de banca, remo con barra")
  }
  package func notInSuperset(_ exercise: String) -> Message {
    Message("\(exercise) no está en ninguna superserie")
  }
  package func restUnknown() -> Message {
    Message(
      "no se sabe cuánto dura el descanso",
      hint: "Dilo: gymlog rest 90s. Para siempre: gymlog config rest 90s")
  }
  package func optionNeeds(_ option: String, _ other: String) -> Message {
    Message("\(option) necesita \(other)")
  }
  package func growthMissing() -> Message {
    Message("no has dicho cómo progresa", hint: "Prueba: gymlog grow banca +2.5kg")
  }
  package func growthNotUnderstood(_ text: String) -> Message {
    Message(
      "no se entiende cómo progresa: \(quoted(text))",
      hint: "Un aumento y, si quieres, cuánto baja y tras cuántos intentos fallidos: +2.5kg -10% 2x")
  }
  package func growthContradicts(_ exercise: String, plan: String, byEffort: Bool) -> Message {
    Message(
      "\(exercise), \(plan), va según \(byEffort ? "el esfuerzo de la última vez" : "tu 1RM"), no por aumentos",
      hint: "Para que progrese por aumentos, pon un peso en el plan: 3x5@100kg")
  }
  package func notResting() -> Message {
    Message("no hay ningún descanso en marcha", hint: "Para empezar uno: gymlog rest 90s")
  }
  package func noTimesToRest() -> Message {
    Message("las series de este entrenamiento no llevan hora, así que el descanso no se puede medir")
  }

  package var skipHelp: HelpText {
    HelpText(
      "Sáltate un ejercicio por hoy",
      [
        "gymlog skip": "el ejercicio en el que estás", "gymlog skip banca": "otro",
        "gymlog skip banca --remove": "vuelve a entrar",
      ],
      "Sus series por hacer ya no salen, y finish las deja fuera. Las hechas se quedan. Una serie que hagas, y "
        + "gymlog todo banca, lo vuelven a meter.")
  }
  package var supersetHelp: HelpText {
    HelpText(
      "Haz ejercicios por turnos",
      [
        "gymlog superset press de banca, remo con barra": "una serie de cada uno, por turnos",
        "gymlog superset banca --remove": "el press de banca sale de su superserie",
        "gymlog superset --remove": "deshace la del ejercicio en el que estás",
      ],
      "Un ejercicio que el entrenamiento aún no tiene se añade. gymlog done recorre la superserie por turnos.",
      "El que estaba en otra superserie sale de ella. Dentro de una vuelta no hay descanso, salvo el propio de "
        + "una serie.")
  }
  package var restHelp: HelpText {
    HelpText(
      "Empieza o termina un descanso, o di cuánto duran",
      [
        "gymlog rest": "el de siempre, o lo que le queda",
        "gymlog rest 90s --wait": "espera y avisa",
        "gymlog rest --skip": "termina el que está en marcha",
        "gymlog rest 3min --on banca": "tras cada serie de press de banca",
      ],
      "--on con --after es el descanso tras la última serie de un ejercicio, --on .2 el de después de una "
        + "serie; --remove lo quita.",
      "El descanso propio de una serie va antes que el de su ejercicio, y ese antes que gymlog config rest 90s "
        + "y, tras un ejercicio, gymlog config rest-after 3min. Una rutina pasa sus descansos al entrenamiento.",
      "El descanso cuenta desde la última serie; gymlog muestra lo que queda. Ctrl-C termina la espera, no el "
        + "descanso.")
  }
  package var tagsHelp: HelpText {
    HelpText(
      "Lista tus etiquetas, de más a menos usadas",
      [
        "gymlog tags": "con cuántos entrenamientos las llevan",
        "gymlog list --tag pesado": "los entrenamientos con una",
      ])
  }
}
