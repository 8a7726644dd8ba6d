package import Training

extension Catalan {
  package var oneRepMax: String { "1RM" }
  package var tenRepMax: String { "10RM" }
  package var repsHeading: String { "reps" }
  package var addedHeading: String { "llast" }

  package func possibleReps(_ possible: Thousandths, done: Int) -> String {
    "\(decimal(possible)) repeticions possibles: \(done) \(done == 1 ? "feta" : "fetes"), la resta en reserva"
  }

  package var exactSingle: String { "Una repetició no s'estima: és el que has aixecat" }
  package func roughMark(over reps: Int) -> String {
    "~ és aproximat: les fórmules valen fins a \(reps) repeticions"
  }

  package func movedWithBody(_ moved: String, body: String, share: Thousandths) -> String {
    let part = share == Thousandths(1) ? "el" : "el " + percent(Thousandths(raw: share.raw * 100)) + " del"
    return "\(moved) moguts, amb \(part) teu pes corporal de \(body)"
  }

  package func bodyNotCounted(_ command: String) -> String {
    "El teu cos no hi compta: no hi ha cap pes corporal apuntat. Perquè hi compti: \(command)"
  }

  package func loadsBy(_ formula: String) -> String { "Pesos segons \(formula)" }
}

extension Catalan {
  package func setToEstimateNeeded(_ example: String, max command: String) -> Message {
    Message(
      "l'1RM s'estima a partir d'una sèrie",
      hint: "Per exemple: \(example). Els màxims d'un exercici: \(command)")
  }

  package func loadToEstimateNeeded(_ example: String) -> Message {
    Message("l'1RM s'estima amb repeticions i pes, i hi falta el pes", hint: forExample(example))
  }

  package func oneNumberOfReps(_ example: String) -> Message {
    Message("l'1RM s'estima amb les repeticions fetes: un sol número", hint: forExample(example))
  }

  package func repsToEstimateNeeded(_ example: String) -> Message {
    Message("l'1RM s'estima amb repeticions, no amb un temps o una distància", hint: forExample(example))
  }

  package func oneSetToEstimate(_ example: String) -> Message {
    Message("l'1RM s'estima amb una sola sèrie, i aquí n'hi ha més d'una", hint: "La primera: \(example)")
  }

  package func percentToEstimate(_ example: String) -> Message {
    Message("un percentatge ja és de l'1RM: cal el pes", hint: forExample(example))
  }

  package func noRepToEstimate() -> Message {
    Message("sense cap repetició no hi ha res per estimar", hint: forExample("gymlog 1rm 5@100kg"))
  }

  package func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message {
    let names = Self.listed(formulas) { _ in "i" }
    return Message(
      "no hi ha cap valor per a \(decimal(reps)) repeticions segons \(names)",
      hint: "Una fórmula que sí que en dona, tot i que aproximat: \(example)")
  }

  package func nothingMoved() -> Message {
    Message("amb tanta assistència no queda pes amb què estimar")
  }

  package func bodyWeightNeeded(_ command: String) -> Message {
    Message("cal el teu pes corporal, i no n'hi ha cap d'apuntat", hint: "Apunta'l: \(command)")
  }
}
