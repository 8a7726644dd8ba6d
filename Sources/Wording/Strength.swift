package import Training

extension Words {
  /// The heading of the 1RM, and of the 10RM, that are estimated or tested.
  package var oneRepMax: String { "1RM" }

  package var tenRepMax: String { "10RM" }

  /// The heading of a column of reps.
  package var repsHeading: String { "reps" }

  /// The heading of what is added to the body for a load in all; with a minus, it is taken off.
  package var addedHeading: String { say(en: "added", es: "lastre", ca: "llast") }

  /// What a set was done with is more than its reps: `7 reps possible: 5 done, 2 in reserve`.
  package func possibleReps(_ possible: Thousandths, done: Int) -> String {
    say(
      en: "\(decimal(possible)) reps possible: \(done) done, the rest in reserve",
      es:
        "\(decimal(possible)) repeticiones posibles: \(done) \(done == 1 ? "hecha" : "hechas"), el resto en reserva",
      ca:
        "\(decimal(possible)) repeticions possibles: \(done) \(done == 1 ? "feta" : "fetes"), la resta en reserva"
    )
  }

  /// A single: what was lifted is the 1RM, nothing is estimated.
  package var exactSingle: String {
    say(
      en: "A single isn't estimated: it is what you lifted",
      es: "Una repetición no se estima: es lo que has levantado",
      ca: "Una repetició no s'estima: és el que has aixecat")
  }

  /// What the mark `~` before a number means: it rests on more reps than so many.
  package func roughMark(over reps: Int) -> String {
    say(
      en: "~ is rough: the formulas are good for up to \(reps) reps",
      es: "~ es aproximado: las fórmulas valen hasta \(reps) repeticiones",
      ca: "~ és aproximat: les fórmules valen fins a \(reps) repeticions")
  }

  /// What was moved in all, with the body or a share of it: `100 kg moved, with your body weight of 80 kg`.
  package func movedWithBody(_ moved: String, body: String, share: Thousandths) -> String {
    switch language {
    case .english:
      let part = share == Thousandths(1) ? "" : percent(Thousandths(raw: share.raw * 100)) + " of "
      return "\(moved) moved, with \(part)your body weight of \(body)"
    case .spanish:
      let part = share == Thousandths(1) ? "" : "el " + percent(Thousandths(raw: share.raw * 100)) + " de "
      return "\(moved) movidos, con \(part)tu peso corporal de \(body)"
    case .catalan:
      let part = share == Thousandths(1) ? "el" : "el " + percent(Thousandths(raw: share.raw * 100)) + " del"
      return "\(moved) moguts, amb \(part) teu pes corporal de \(body)"
    }
  }

  /// No body weight is recorded, so the added load stands alone; the command that records one.
  package func bodyNotCounted(_ command: String) -> String {
    say(
      en: "Your body isn't counted: no body weight is recorded. To count it: \(command)",
      es: "Tu cuerpo no cuenta: no hay ningún peso corporal apuntado. Para que cuente: \(command)",
      ca: "El teu cos no hi compta: no hi ha cap pes corporal apuntat. Perquè hi compti: \(command)")
  }

  /// Before the loads for numbers of reps: `Loads by Epley`.
  package func loadsBy(_ formula: String) -> String {
    say(en: "Loads by \(formula)", es: "Pesos según \(formula)", ca: "Pesos segons \(formula)")
  }

  /// `1rm` was called with something that is no set: an example with one; and the command that shows an exercise's maxima.
  package func setToEstimateNeeded(_ example: String, max command: String) -> Message {
    say(
      en: Message(
        "a 1RM is estimated from a set",
        hint: "For example: \(example). The maxima of an exercise: \(command)"),
      es: Message(
        "el 1RM se estima a partir de una serie",
        hint: "Por ejemplo: \(example). Los máximos de un ejercicio: \(command)"),
      ca: Message(
        "l'1RM s'estima a partir d'una sèrie",
        hint: "Per exemple: \(example). Els màxims d'un exercici: \(command)"))
  }

  /// The set has no load; a line that has one.
  package func loadToEstimateNeeded(_ example: String) -> Message {
    say(
      en: Message(
        "a 1RM is estimated from reps and a load, and the load is missing", hint: forExample(example)),
      es: Message("el 1RM se estima con repeticiones y peso, y falta el peso", hint: forExample(example)),
      ca: Message("l'1RM s'estima amb repeticions i pes, i hi falta el pes", hint: forExample(example)))
  }

  /// A range of reps, or an open end, isn't what somebody did; a line with one number.
  package func oneNumberOfReps(_ example: String) -> Message {
    say(
      en: Message("a 1RM is estimated from the reps that were done: one number", hint: forExample(example)),
      es: Message("el 1RM se estima con las repeticiones hechas: un solo número", hint: forExample(example)),
      ca: Message("l'1RM s'estima amb les repeticions fetes: un sol número", hint: forExample(example)))
  }

  /// A time or a distance has no 1RM; a line with reps.
  package func repsToEstimateNeeded(_ example: String) -> Message {
    say(
      en: Message("a 1RM is estimated from reps, not from a time or a distance", hint: forExample(example)),
      es: Message(
        "el 1RM se estima con repeticiones, no con un tiempo o una distancia", hint: forExample(example)),
      ca: Message(
        "l'1RM s'estima amb repeticions, no amb un temps o una distància", hint: forExample(example)))
  }

  /// Several sets: an estimate comes from one.
  package func oneSetToEstimate(_ example: String) -> Message {
    say(
      en: Message(
        "a 1RM is estimated from one set, and these are several", hint: "The first of them: \(example)"),
      es: Message("el 1RM se estima con una sola serie, y aquí hay varias", hint: "La primera: \(example)"),
      ca: Message(
        "l'1RM s'estima amb una sola sèrie, i aquí n'hi ha més d'una", hint: "La primera: \(example)"))
  }

  /// A percentage is of a 1RM, and that is what is asked for.
  package func percentToEstimate(_ example: String) -> Message {
    say(
      en: Message("a percentage is already one of the 1RM: the load is needed", hint: forExample(example)),
      es: Message("un porcentaje ya es del 1RM: hace falta el peso", hint: forExample(example)),
      ca: Message("un percentatge ja és de l'1RM: cal el pes", hint: forExample(example)))
  }

  /// No rep, nothing to estimate from.
  package func noRepToEstimate() -> Message {
    say(
      en: Message("without a rep there is nothing to estimate from", hint: forExample("gymlog 1rm 5@100kg")),
      es: Message("sin ninguna repetición no hay nada que estimar", hint: forExample("gymlog 1rm 5@100kg")),
      ca: Message("sense cap repetició no hi ha res per estimar", hint: forExample("gymlog 1rm 5@100kg")))
  }

  /// Formulas that have no value for so many reps; a line with one that has.
  package func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message {
    switch language {
    case .english:
      let names = Self.listed(formulas) { _ in "and" }
      return Message(
        "there is no value for \(decimal(reps)) reps by \(names)",
        hint: "A formula that has one, though a rough one: \(example)")
    case .spanish:
      let names = Self.listed(formulas) { _ in "y" }
      return Message(
        "no hay ningún valor para \(decimal(reps)) repeticiones según \(names)",
        hint: "Una fórmula que sí lo da, aunque aproximado: \(example)")
    case .catalan:
      let names = Self.listed(formulas) { _ in "i" }
      return Message(
        "no hi ha cap valor per a \(decimal(reps)) repeticions segons \(names)",
        hint: "Una fórmula que sí que en dona, tot i que aproximat: \(example)")
    }
  }

  /// Assistance that takes off the whole body, or a load of nothing.
  package func nothingMoved() -> Message {
    say(
      en: Message("with so much assistance no load is left to estimate from"),
      es: Message("con tanta asistencia no queda peso con el que estimar"),
      ca: Message("amb tanta assistència no queda pes amb què estimar"))
  }

  /// An estimate, or a report, needs the body weight; the command that records it.
  package func bodyWeightNeeded(_ command: String) -> Message {
    say(
      en: Message("your body weight is needed, and none is recorded", hint: "Record it: \(command)"),
      es: Message("hace falta tu peso corporal, y no hay ninguno apuntado", hint: "Apúntalo: \(command)"),
      ca: Message("cal el teu pes corporal, i no n'hi ha cap d'apuntat", hint: "Apunta'l: \(command)"))
  }

  /// A formula goes by the name of its author, the same in every language.
  package func formula(_ formula: MaxFormula) -> String {
    switch formula {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    case .lombardi: "Lombardi"
    case .lander: "Lander"
    case .mayhew: "Mayhew"
    case .oconner: "O'Conner"
    case .wathan: "Wathan"
    }
  }
}
