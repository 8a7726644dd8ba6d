package import Training

extension Catalan {
  package func noWorkoutOpen() -> Message {
    Message("no hi ha cap entrenament obert", hint: tryTyping("gymlog start", "gymlog repeat last"))
  }

  package func workoutAlreadyOpen(_ name: String?, since start: CivilTime, today: Day) -> Message {
    Message(
      "ja hi ha un entrenament obert \(since(start, today: today))\(name.map { ": " + $0 } ?? "")",
      hint: "Acaba'l amb gymlog finish, o descarta'l amb gymlog discard")
  }

  package func workoutStillOpen(_ ref: String) -> Message {
    Message("l'entrenament \(ref) encara és obert", hint: tryTyping("gymlog status"))
  }

  package func workoutNotFound(_ ref: String) -> Message {
    Message("no hi ha cap entrenament \(quoted(ref))", hint: tryTyping("gymlog list"))
  }

  package func severalWorkouts(_ ref: String) -> Message {
    Message(
      "hi ha més d'un entrenament que encaixa amb \(quoted(ref))",
      hint: "Escriu una mica més de la data o de l'id")
  }

  package func noWorkoutsYet() -> Message {
    Message("encara no hi ha cap entrenament", hint: "Comença el primer: gymlog start")
  }

  package func alreadyPaused(since start: CivilTime, today: Day) -> Message {
    Message("l'entrenament està en pausa \(since(start, today: today))", hint: tryTyping("gymlog resume"))
  }

  package func notPaused(since start: CivilTime, today: Day) -> Message {
    Message(
      "l'entrenament no està en pausa: està en marxa \(since(start, today: today))",
      hint: tryTyping("gymlog status"))
  }

  package func endNeeded(start: CivilTime, today: Day) -> Message {
    Message(
      "aquest entrenament va començar \(moment(start, today: today)): quan va acabar?",
      hint: "Escriu gymlog finish --for 1h, o --at i l'hora")
  }

  package func pauseBeforeLast(pause: CivilTime, last: CivilTime, today: Day) -> Message {
    Message(
      "la pausa, \(moment(pause, today: today)), és abans de l'última cosa que has fet, "
        + moment(last, today: today), hint: "Posa una hora posterior amb --at")
  }

  package func resumeBeforePause(resume: CivilTime, pause: CivilTime, today: Day) -> Message {
    Message(
      "la pausa va començar \(moment(pause, today: today)), després del seu final, "
        + moment(resume, today: today), hint: "Posa una hora posterior amb --at")
  }

  package func unconfirmed(_ workout: String, sets: Int, command: String) -> Message {
    Message(
      "amb \(workout) es \(sets == 1 ? "perdria" : "perdrien") \(self.sets(sets))",
      hint: "Si és el que vols: \(command). gymlog undo el recupera")
  }

  package var inHandDamaged: String {
    "El fitxer es queda com està. Arregla'l, o comença un altre entrenament amb gymlog start"
  }

  package func nothingToUndo() -> Message { Message("no hi ha res per desfer") }
}
