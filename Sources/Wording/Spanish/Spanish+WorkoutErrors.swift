package import Training

extension Spanish {
  package func noWorkoutOpen() -> Message {
    Message("no hay ningún entrenamiento abierto", hint: tryTyping("gymlog start", "gymlog repeat last"))
  }

  package func workoutAlreadyOpen(_ name: String?, since start: CivilTime, today: Day) -> Message {
    Message(
      "ya hay un entrenamiento abierto \(since(start, today: today))\(name.map { ": " + $0 } ?? "")",
      hint: "Termínalo con gymlog finish, o descártalo con gymlog discard")
  }

  package func workoutStillOpen(_ ref: String) -> Message {
    Message("el entrenamiento \(ref) sigue abierto", hint: tryTyping("gymlog status"))
  }

  package func workoutNotFound(_ ref: String) -> Message {
    Message("no hay ningún entrenamiento \(quoted(ref))", hint: tryTyping("gymlog list"))
  }

  package func severalWorkouts(_ ref: String) -> Message {
    Message("varios entrenamientos encajan con \(quoted(ref))", hint: "Escribe algo más de la fecha o del id")
  }

  package func noWorkoutsYet() -> Message {
    Message("aún no hay entrenamientos", hint: "Empieza el primero: gymlog start")
  }

  package func alreadyPaused(since start: CivilTime, today: Day) -> Message {
    Message("el entrenamiento está en pausa \(since(start, today: today))", hint: tryTyping("gymlog resume"))
  }

  package func notPaused(since start: CivilTime, today: Day) -> Message {
    Message(
      "el entrenamiento no está en pausa: está en marcha \(since(start, today: today))",
      hint: tryTyping("gymlog status"))
  }

  package func endNeeded(start: CivilTime, today: Day) -> Message {
    Message(
      "este entrenamiento empezó \(moment(start, today: today)): ¿cuándo terminó?",
      hint: "Escribe gymlog finish --for 1h, o --at y la hora")
  }

  package func pauseBeforeLast(pause: CivilTime, last: CivilTime, today: Day) -> Message {
    Message(
      "la pausa, \(moment(pause, today: today)), es anterior a lo último que has hecho, "
        + moment(last, today: today), hint: "Pon una hora posterior con --at")
  }

  package func resumeBeforePause(resume: CivilTime, pause: CivilTime, today: Day) -> Message {
    Message(
      "la pausa empezó \(moment(pause, today: today)), después de su final, \(moment(resume, today: today))",
      hint: "Pon una hora posterior con --at")
  }

  package func unconfirmed(_ workout: String, sets: Int, command: String) -> Message {
    Message(
      "con \(workout) se \(sets == 1 ? "perdería" : "perderían") \(self.sets(sets))",
      hint: "Si es lo que quieres: \(command). gymlog undo lo recupera")
  }

  package var inHandDamaged: String {
    "El archivo se queda como está. Arréglalo, o empieza otro entrenamiento con gymlog start"
  }

  package func nothingToUndo() -> Message { Message("no hay nada que deshacer") }
}
