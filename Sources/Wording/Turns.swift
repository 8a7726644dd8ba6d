import Training

extension Words {
  /// An exercise is left out today, with so many sets that were to do.
  package func skippedNow(sets count: Int) -> String {
    say(
      en: count == 0 ? "skipped" : "skipped, \(sets(count)) left out",
      es: count == 0 ? "saltado" : "saltado, \(count == 1 ? "se omite" : "se omiten") \(sets(count))",
      ca: count == 0 ? "saltat" : "saltat, \(count == 1 ? "s'omet" : "s'ometen") \(sets(count))")
  }

  /// It was left out already.
  package var skippedAlready: String {
    say(
      en: "skipped already, nothing changed",
      es: "ya estaba saltado, no cambia nada",
      ca: "ja estava saltat, no canvia res")
  }

  /// It is in again, with these sets to do.
  package func takenIn(_ sets: String) -> String {
    say(
      en: sets.isEmpty ? "back in" : "back in: \(sets)",
      es: sets.isEmpty ? "vuelve al entrenamiento" : "vuelve al entrenamiento: \(sets)",
      ca: sets.isEmpty ? "torna a l'entrenament" : "torna a l'entrenament: \(sets)")
  }

  /// It wasn't left out.
  package var notSkipped: String {
    say(
      en: "isn't skipped, nothing changed",
      es: "no estaba saltado, no cambia nada",
      ca: "no estava saltat, no canvia res")
  }

  /// Exercises that are done in turn from now on.
  package func supersetOf(_ exercises: String) -> String {
    say(en: "Superset: \(exercises)", es: "Superserie: \(exercises)", ca: "Supersèrie: \(exercises)")
  }

  /// They were so already.
  package func supersetAlready(_ exercises: String) -> String {
    say(
      en: "Superset already, nothing changed: \(exercises)",
      es: "Ya era una superserie, no cambia nada: \(exercises)",
      ca: "Ja era una supersèrie, no canvia res: \(exercises)")
  }

  /// Exercises that are done by themselves again.
  package func byItself(_ exercises: [String]) -> String {
    say(
      en: "No longer in a superset: \(exercises.joined(separator: ", "))",
      es: "Fuera de la superserie: \(exercises.joined(separator: ", "))",
      ca: "Fora de la supersèrie: \(exercises.joined(separator: ", "))")
  }

  /// A rest is under way, of which so much is left, until then.
  package func resting(_ left: String, until: String) -> String {
    say(
      en: "Rest \(left), until \(until)",
      es: "Descanso \(left), hasta las \(until)",
      ca: "Descans \(left), fins a les \(until)")
  }

  /// How a rest is ended before its time.
  package var skipRestHint: String {
    say(
      en: "To end it now: gymlog rest --skip",
      es: "Para terminarlo ya: gymlog rest --skip",
      ca: "Per acabar-lo ja: gymlog rest --skip")
  }

  /// A rest was ended after so long.
  package func restEnded(after rested: String) -> String {
    say(
      en: "Rest ended after \(rested)",
      es: "Descanso terminado tras \(rested)",
      ca: "Descans acabat després de \(rested)")
  }

  /// A rest is over.
  package var restOver: String {
    say(en: "Rest is over", es: "Fin del descanso", ca: "S'ha acabat el descans")
  }

  /// So much of a rest is left.
  package func restLeft(_ left: String) -> String {
    say(en: "rest \(left)", es: "descanso \(left)", ca: "descans \(left)")
  }

  /// What the rest after each set of an exercise is from now on, or after its last one; nil for none of its own.
  package func restOf(_ exercise: String, _ rest: String?, afterExercise: Bool) -> String {
    switch language {
    case .english:
      let place = afterExercise ? "after the last set" : "after each set"
      return rest.map { "\(exercise): rest \($0) \(place)" } ?? "\(exercise): no rest of its own \(place)"
    case .spanish:
      let place = afterExercise ? "tras la última serie" : "tras cada serie"
      return rest.map { "\(exercise): descanso \($0) \(place)" }
        ?? "\(exercise): sin descanso propio \(place)"
    case .catalan:
      let place = afterExercise ? "després de l'última sèrie" : "després de cada sèrie"
      return rest.map { "\(exercise): descans \($0) \(place)" } ?? "\(exercise): sense descans propi \(place)"
    }
  }

  /// The rest after the last set of an exercise.
  package func restAfterwards(_ rest: String) -> String {
    say(en: "rest \(rest) afterwards", es: "descanso \(rest) al acabar", ca: "descans \(rest) en acabar")
  }

  /// What the rest after a set is from now on; nil for none of its own.
  package func restOfSet(_ set: String, _ rest: String?) -> String {
    say(
      en: rest.map { "\(set): rest \($0) after it" } ?? "\(set): no rest of its own",
      es: rest.map { "\(set): descanso \($0) después" } ?? "\(set): sin descanso propio",
      ca: rest.map { "\(set): descans \($0) després" } ?? "\(set): sense descans propi")
  }

  /// No workout has a tag.
  package var noTags: String {
    say(
      en: "Nothing has a tag yet. To put one on: gymlog tag heavy",
      es: "Todavía no hay etiquetas. Para poner una: gymlog tag pesado",
      ca: "Encara no hi ha etiquetes. Per posar-ne una: gymlog tag pesat")
  }

  /// No workout with this tag is in the list.
  package func noneTagged(_ tag: String) -> String {
    say(
      en: "No workouts with the tag \(tag)",
      es: "No hay ningún entrenamiento con la etiqueta \(tag)",
      ca: "No hi ha cap entrenament amb l'etiqueta \(tag)")
  }

  /// An open workout that nobody has touched since then, and how to end it.
  package func leftOpen(_ workout: String, _ since: String, end command: String) -> String {
    say(
      en: "\(workout) is still open, nothing logged \(since). To end it: \(command)",
      es: "\(workout) sigue abierto, nada apuntado \(since). Para terminarlo: \(command)",
      ca: "\(workout) encara és obert, res apuntat \(since). Per acabar-lo: \(command)")
  }

  /// A superset needs two exercises at least.
  package func supersetOfOne() -> Message {
    say(
      en: Message(
        "a superset needs two exercises at least",
        hint: "Put a comma between them: gymlog superset bench press, bent-over row"),
      es: Message(
        "una superserie necesita al menos dos ejercicios",
        hint: "Pon una coma entre ellos: gymlog superset press de banca, remo con barra"),
      ca: Message(
        "una supersèrie necessita dos exercicis com a mínim",
        hint: "Posa una coma entre ells: gymlog superset press de banca, rem amb barra"))
  }

  /// An exercise was to leave a superset that it isn't in.
  package func notInSuperset(_ exercise: String) -> Message {
    say(
      en: Message("\(exercise) isn't in a superset"),
      es: Message("\(exercise) no está en ninguna superserie"),
      ca: Message("\(exercise) no és en cap supersèrie"))
  }

  /// Nobody says how long the rest is.
  package func restUnknown() -> Message {
    say(
      en: Message(
        "how long the rest is isn't known",
        hint: "Say it: gymlog rest 90s. For good: gymlog config rest 90s"),
      es: Message(
        "no se sabe cuánto dura el descanso",
        hint: "Dilo: gymlog rest 90s. Para siempre: gymlog config rest 90s"),
      ca: Message(
        "no se sap quant dura el descans",
        hint: "Digues-ho: gymlog rest 90s. Per sempre: gymlog config rest 90s"))
  }

  /// An option that has a meaning only beside another one.
  package func optionNeeds(_ option: String, _ other: String) -> Message {
    say(
      en: Message("\(option) needs \(other)"),
      es: Message("\(option) necesita \(other)"),
      ca: Message("\(option) necessita \(other)"))
  }

  /// How an exercise is to grow wasn't said.
  package func growthMissing() -> Message {
    say(
      en: Message("how it is to grow wasn't said", hint: "Try: gymlog grow bench +2.5kg"),
      es: Message("no has dicho cómo progresa", hint: "Prueba: gymlog grow banca +2.5kg"),
      ca: Message("no has dit com progressa", hint: "Prova: gymlog grow banca +2.5kg"))
  }

  /// How an exercise is to grow can't be read.
  package func growthNotUnderstood(_ text: String) -> Message {
    say(
      en: Message(
        "can't read how it is to grow: \(quoted(text))",
        hint: "A step, and if you like how far back after how many failed times: +2.5kg -10% 2x"),
      es: Message(
        "no se entiende cómo progresa: \(quoted(text))",
        hint: "Un aumento y, si quieres, cuánto baja y tras cuántos intentos fallidos: +2.5kg -10% 2x"),
      ca: Message(
        "no s'entén com progressa: \(quoted(text))",
        hint: "Un augment i, si vols, quant baixa i després de quants intents fallits: +2.5kg -10% 2x"))
  }

  /// An exercise can't grow by steps, because its plan follows the effort, or else the 1RM.
  package func growthContradicts(_ exercise: String, plan: String, byEffort: Bool) -> Message {
    say(
      en: Message(
        "\(exercise), \(plan), goes by \(byEffort ? "the effort of the last time" : "your 1RM"), not by steps",
        hint: "To let it grow by steps, plan a load instead: 3x5@100kg"),
      es: Message(
        "\(exercise), \(plan), va según \(byEffort ? "el esfuerzo de la última vez" : "tu 1RM"), no por aumentos",
        hint: "Para que progrese por aumentos, pon un peso en el plan: 3x5@100kg"),
      ca: Message(
        "\(exercise), \(plan), va segons \(byEffort ? "l'esforç de l'última vegada" : "el teu 1RM"), no per augments",
        hint: "Perquè progressi per augments, posa un pes al pla: 3x5@100kg"))
  }

  /// No rest is under way.
  package func notResting() -> Message {
    say(
      en: Message("no rest is under way", hint: "To begin one: gymlog rest 90s"),
      es: Message("no hay ningún descanso en marcha", hint: "Para empezar uno: gymlog rest 90s"),
      ca: Message("no hi ha cap descans en marxa", hint: "Per començar-ne un: gymlog rest 90s"))
  }

  /// The sets carry no time: a rest can't be measured.
  package func noTimesToRest() -> Message {
    say(
      en: Message("the sets of this workout carry no time, so a rest can't be measured"),
      es: Message("las series de este entrenamiento no llevan hora, así que el descanso no se puede medir"),
      ca: Message("les sèries d'aquest entrenament no porten hora, i el descans no es pot mesurar"))
  }

  /// The page of `skip`.
  package var skipHelp: HelpText {
    say(
      en: HelpText(
        "Leave an exercise out today",
        [
          "gymlog skip": "the exercise in hand", "gymlog skip bench": "another one",
          "gymlog skip bench --remove": "take it in again",
        ],
        "Its planned sets don't come up any more, and finish leaves them out. Sets that are done stay. A set "
          + "that you do of it, and gymlog todo bench, take it in again."),
      es: HelpText(
        "Sáltate un ejercicio por hoy",
        [
          "gymlog skip": "el ejercicio en el que estás", "gymlog skip banca": "otro",
          "gymlog skip banca --remove": "vuelve a entrar",
        ],
        "Sus series por hacer ya no salen, y finish las deja fuera. Las hechas se quedan. Una serie que hagas, y "
          + "gymlog todo banca, lo vuelven a meter."),
      ca: HelpText(
        "Salta't un exercici per avui",
        [
          "gymlog skip": "l'exercici en què estàs", "gymlog skip banca": "un altre",
          "gymlog skip banca --remove": "torna a ser-hi",
        ],
        "Les seves sèries per fer ja no surten, i finish les deixa fora. Les fetes es queden. Una sèrie que en "
          + "facis, i gymlog todo banca, el tornen a posar."))
  }

  /// The page of `superset`.
  package var supersetHelp: HelpText {
    say(
      en: HelpText(
        "Do exercises in turn",
        [
          "gymlog superset bench press, bent-over row": "one set of each after the other",
          "gymlog superset bench --remove": "bench press leaves its superset",
          "gymlog superset --remove": "the superset of the exercise in hand is none any more",
        ],
        "An exercise that the workout doesn't have yet is added. gymlog done walks through the superset in turn.",
        "One that was in another superset leaves it. Within a round there is no rest unless a set has its own."
      ),
      es: HelpText(
        "Haz ejercicios por turnos",
        [
          "gymlog superset press de banca, remo con barra": "una serie de cada uno, por turnos",
          "gymlog superset banca --remove": "el press de banca sale de su superserie",
          "gymlog superset --remove": "deshace la del ejercicio en el que estás",
        ],
        "Un ejercicio que el entrenamiento aún no tiene se añade. gymlog done recorre la superserie por turnos.",
        "El que estaba en otra superserie sale de ella. Dentro de una vuelta no hay descanso, salvo el propio de "
          + "una serie."),
      ca: HelpText(
        "Fes exercicis per torns",
        [
          "gymlog superset press de banca, rem amb barra": "una sèrie de cada un, per torns",
          "gymlog superset banca --remove": "el press de banca surt de la supersèrie",
          "gymlog superset --remove": "desfà la de l'exercici en què estàs",
        ],
        "Un exercici que l'entrenament encara no té s'hi afegeix. gymlog done recorre la supersèrie per torns.",
        "El que era en una altra supersèrie en surt. Dins d'una volta no hi ha descans, tret del propi d'una "
          + "sèrie."))
  }

  /// The page of `rest`.
  package var restHelp: HelpText {
    say(
      en: HelpText(
        "Begin or end a rest, or say how long rests are",
        [
          "gymlog rest": "one of the usual length, or what is left of it",
          "gymlog rest 90s --wait": "wait for it, and ring",
          "gymlog rest --skip": "end it now",
          "gymlog rest 3min --on bench": "after each set of bench press",
        ],
        "--on with --after is the rest after the last set of an exercise, --on .2 the one after a set; --remove "
          + "takes it off again.",
        "A set's own rest comes before its exercise's, that before gymlog config rest 90s and, after an exercise, "
          + "gymlog config rest-after 3min. A routine hands its rests on to the workout.",
        "A rest is counted from the last set; gymlog shows what is left. Ctrl-C ends the waiting, not the rest."
      ),
      es: HelpText(
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
          + "descanso."),
      ca: HelpText(
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
          + "descans."))
  }

  /// The page of `tags`.
  package var tagsHelp: HelpText {
    say(
      en: HelpText(
        "List your tags, the most used first",
        [
          "gymlog tags": "with how many workouts have them",
          "gymlog list --tag heavy": "the workouts with one",
        ]),
      es: HelpText(
        "Lista tus etiquetas, de más a menos usadas",
        [
          "gymlog tags": "con cuántos entrenamientos las llevan",
          "gymlog list --tag pesado": "los entrenamientos con una",
        ]),
      ca: HelpText(
        "Llista les teves etiquetes, de més a menys usades",
        [
          "gymlog tags": "amb quants entrenaments les porten",
          "gymlog list --tag pesat": "els entrenaments amb una",
        ]))
  }
}
