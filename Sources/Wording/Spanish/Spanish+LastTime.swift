extension Spanish {
  package func volumeToGo(_ volume: String) -> String { "faltan \(volume)" }
  package func volumeAhead(_ volume: String) -> String { "\(volume) más" }
  package var volumeReached: String { "igual" }
  package func sessions(_ count: Int) -> String {
    counted(count, none: "ninguna sesión", one: "1 sesión", many: "sesiones")
  }
  package func earlierSessions(_ count: Int) -> String {
    count == 1 ? "1 sesión anterior:" : "\(number(count)) sesiones anteriores:"
  }
  package var estimatedMax: String { "1RM estimado" }
  package func doneOnly(_ exercise: String, times: Int, _ reference: String) -> Message {
    Message(
      "\(exercise) se ha hecho \(times == 1 ? "1 vez" : "\(number(times)) veces"): no llega a \(reference)",
      hint: "last-1 es la penúltima vez del ejercicio; una fecha o un identificador, ese entrenamiento")
  }

  package func notDoneThen(_ exercise: String, _ reference: String, history: String) -> Message {
    Message("\(exercise) no se hizo entonces: \(quoted(reference))", hint: "Cuándo sí: \(history)")
  }

  package var historyHelp: HelpText {
    HelpText(
      "Muestra las sesiones de un ejercicio, la última primero",
      [
        "gymlog history": "el ejercicio en el que estás",
        "gymlog history peso muerto": "por nombre",
        "gymlog history peso muerto --limit 5": "las cinco últimas",
      ],
      "Con series, volumen y 1RM estimado: el que sugiere la mejor serie según Epley, peso × (1 "
        + "+ repeticiones/30); las repeticiones en reserva, por RPE o RIR, cuentan como hechas.",
      "En una terminal son las 20 últimas; en una tubería, todas. Para repetir las series de una: "
        + "gymlog add peso muerto --from last")
  }
}
