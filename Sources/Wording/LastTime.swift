import Training

extension Words {
  /// So much volume is missing to that of the last time.
  package func volumeToGo(_ volume: String) -> String {
    say(en: "\(volume) to go", es: "faltan \(volume)", ca: "falten \(volume)")
  }

  /// So much more volume than the last time.
  package func volumeAhead(_ volume: String) -> String {
    say(en: "\(volume) more", es: "\(volume) más", ca: "\(volume) més")
  }

  /// The volume of the last time, to the kilogram.
  package var volumeReached: String { say(en: "the same", es: "igual", ca: "igual") }

  /// How often an exercise was done.
  package func sessions(_ count: Int) -> String {
    say(
      en: counted(count, none: "never done", one: "1 session", many: "sessions"),
      es: counted(count, none: "ninguna sesión", one: "1 sesión", many: "sesiones"),
      ca: counted(count, none: "cap sessió", one: "1 sessió", many: "sessions"))
  }

  /// So many earlier sessions aren't in the list; the command that lists them too follows.
  package func earlierSessions(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 earlier session:" : "\(number(count)) earlier sessions:",
      es: count == 1 ? "1 sesión anterior:" : "\(number(count)) sesiones anteriores:",
      ca: count == 1 ? "1 sessió anterior:" : "\(number(count)) sessions anteriors:")
  }

  /// The estimated 1RM, before its value.
  package var estimatedMax: String { say(en: "e1RM", es: "1RM estimado", ca: "1RM estimat") }

  /// An exercise was done only so many times, fewer than a reference goes back.
  package func doneOnly(_ exercise: String, times: Int, _ reference: String) -> Message {
    say(
      en: Message(
        "\(exercise) was done \(times == 1 ? "once" : "\(number(times)) times") before: there is no \(reference) of it",
        hint: "last-1 is the exercise's last time but one; a day or an id, that workout"),
      es: Message(
        "\(exercise) se ha hecho \(times == 1 ? "1 vez" : "\(number(times)) veces"): no llega a \(reference)",
        hint: "last-1 es la penúltima vez del ejercicio; una fecha o un identificador, ese entrenamiento"),
      ca: Message(
        "\(exercise) s'ha fet \(times == 1 ? "1 vegada" : "\(number(times)) vegades"): no arriba a \(reference)",
        hint: "last-1 és la penúltima vegada de l'exercici; una data o un identificador, aquell entrenament"))
  }

  /// An exercise wasn't done in the workout that was pointed at; the command that shows when it was.
  package func notDoneThen(_ exercise: String, _ reference: String, history: String) -> Message {
    say(
      en: Message("\(exercise) wasn't done then: \(quoted(reference))", hint: "When it was: \(history)"),
      es: Message("\(exercise) no se hizo entonces: \(quoted(reference))", hint: "Cuándo sí: \(history)"),
      ca: Message("\(exercise) no es va fer llavors: \(quoted(reference))", hint: "Quan sí: \(history)"))
  }

  package var historyHelp: HelpText {
    say(
      en: HelpText(
        "Show every session of an exercise, newest first",
        [
          "gymlog history": "the exercise in hand",
          "gymlog history deadlift": "by name",
          "gymlog history deadlift --limit 5": "the last five",
        ],
        "With sets, volume and e1RM: the 1RM that the best set suggests by Epley, load × (1 + "
          + "reps/30); reps held back, by RPE or RIR, count as done.",
        "On a terminal these are the last 20; in a pipe they are all. A session's sets once more: "
          + "gymlog add deadlift --from last"),
      es: HelpText(
        "Muestra las sesiones de un ejercicio, la última primero",
        [
          "gymlog history": "el ejercicio en el que estás",
          "gymlog history peso muerto": "por nombre",
          "gymlog history peso muerto --limit 5": "las cinco últimas",
        ],
        "Con series, volumen y 1RM estimado: el que sugiere la mejor serie según Epley, peso × (1 "
          + "+ repeticiones/30); las repeticiones en reserva, por RPE o RIR, cuentan como hechas.",
        "En una terminal son las 20 últimas; en una tubería, todas. Para repetir las series de una: "
          + "gymlog add peso muerto --from last"),
      ca: HelpText(
        "Mostra totes les sessions d'un exercici, l'última primer",
        [
          "gymlog history": "l'exercici en què estàs",
          "gymlog history pes mort": "pel nom",
          "gymlog history pes mort --limit 5": "les cinc últimes",
        ],
        "Amb sèries, volum i 1RM estimat: el que suggereix la millor sèrie segons Epley, pes × "
          + "(1 + repeticions/30); les repeticions en reserva, per RPE o RIR, compten com a fetes.",
        "En un terminal són les 20 últimes; en una canonada, totes. Per tornar a fer les sèries d'una: "
          + "gymlog add pes mort --from last"))
  }
}
