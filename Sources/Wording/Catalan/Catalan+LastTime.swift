extension Catalan {
  package func volumeToGo(_ volume: String) -> String { "falten \(volume)" }
  package func volumeAhead(_ volume: String) -> String { "\(volume) més" }
  package var volumeReached: String { "igual" }
  package func sessions(_ count: Int) -> String {
    counted(count, none: "cap sessió", one: "1 sessió", many: "sessions")
  }
  package func earlierSessions(_ count: Int) -> String {
    count == 1 ? "1 sessió anterior:" : "\(number(count)) sessions anteriors:"
  }
  package var estimatedMax: String { "1RM estimat" }
  package func doneOnly(_ exercise: String, times: Int, _ reference: String) -> Message {
    Message(
      "\(exercise) s'ha fet \(times == 1 ? "1 vegada" : "\(number(times)) vegades"): no arriba a \(reference)",
      hint: "last-1 és la penúltima vegada de l'exercici; una data o un identificador, aquell entrenament")
  }

  package func notDoneThen(_ exercise: String, _ reference: String, history: String) -> Message {
    Message("\(exercise) no es va fer llavors: \(quoted(reference))", hint: "Quan sí: \(history)")
  }

  package var historyHelp: HelpText {
    HelpText(
      "Mostra totes les sessions d'un exercici, l'última primer",
      [
        "gymlog history": "l'exercici en què estàs",
        "gymlog history pes mort": "pel nom",
        "gymlog history pes mort --limit 5": "les cinc últimes",
      ],
      "Amb sèries, volum i 1RM estimat: el que suggereix la millor sèrie segons Epley, pes × "
        + "(1 + repeticions/30); les repeticions en reserva, per RPE o RIR, compten com a fetes.",
      "En un terminal són les 20 últimes; en una canonada, totes. Per tornar a fer les sèries d'una: "
        + "gymlog add pes mort --from last")
  }
}
