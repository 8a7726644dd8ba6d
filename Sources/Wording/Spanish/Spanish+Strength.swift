package import Training

extension Spanish {
  package var oneRepMax: String { "1RM" }
  package var tenRepMax: String { "10RM" }
  package var repsHeading: String { "reps" }
  package var addedHeading: String { "lastre" }

  package func possibleReps(_ possible: Thousandths, done: Int) -> String {
    "\(decimal(possible)) repeticiones posibles: \(done) \(done == 1 ? "hecha" : "hechas"), el resto en reserva"
  }

  package var exactSingle: String { "Una repetición no se estima: es lo que has levantado" }
  package func roughMark(over reps: Int) -> String {
    "~ es aproximado: las fórmulas valen hasta \(reps) repeticiones"
  }

  package func movedWithBody(_ moved: String, body: String, share: Thousandths) -> String {
    let part = share == Thousandths(1) ? "" : "el " + percent(Thousandths(raw: share.raw * 100)) + " de "
    return "\(moved) movidos, con \(part)tu peso corporal de \(body)"
  }

  package func bodyNotCounted(_ command: String) -> String {
    "Tu cuerpo no cuenta: no hay ningún peso corporal apuntado. Para que cuente: \(command)"
  }

  package func loadsBy(_ formula: String) -> String { "Pesos según \(formula)" }
}

extension Spanish {
  package func setToEstimateNeeded(_ example: String, max command: String) -> Message {
    Message(
      "el 1RM se estima a partir de una serie",
      hint: "Por ejemplo: \(example). Los máximos de un ejercicio: \(command)")
  }

  package func loadToEstimateNeeded(_ example: String) -> Message {
    Message("el 1RM se estima con repeticiones y peso, y falta el peso", hint: forExample(example))
  }

  package func oneNumberOfReps(_ example: String) -> Message {
    Message("el 1RM se estima con las repeticiones hechas: un solo número", hint: forExample(example))
  }

  package func repsToEstimateNeeded(_ example: String) -> Message {
    Message("el 1RM se estima con repeticiones, no con un tiempo o una distancia", hint: forExample(example))
  }

  package func oneSetToEstimate(_ example: String) -> Message {
    Message("el 1RM se estima con una sola serie, y aquí hay varias", hint: "La primera: \(example)")
  }

  package func percentToEstimate(_ example: String) -> Message {
    Message("un porcentaje ya es del 1RM: hace falta el peso", hint: forExample(example))
  }

  package func noRepToEstimate() -> Message {
    Message("sin ninguna repetición no hay nada que estimar", hint: forExample("gymlog 1rm 5@100kg"))
  }

  package func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message {
    let names = Self.listed(formulas) { _ in "y" }
    return Message(
      "no hay ningún valor para \(decimal(reps)) repeticiones según \(names)",
      hint: "Una fórmula que sí lo da, aunque aproximado: \(example)")
  }

  package func nothingMoved() -> Message {
    Message("con tanta asistencia no queda peso con el que estimar")
  }

  package func bodyWeightNeeded(_ command: String) -> Message {
    Message("hace falta tu peso corporal, y no hay ninguno apuntado", hint: "Apúntalo: \(command)")
  }
}
