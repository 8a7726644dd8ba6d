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

  package func notPaused() -> Message {
    Message("el entrenamiento no está en pausa", hint: tryTyping("gymlog status"))
  }

  package func endNeeded(start: CivilTime, today: Day) -> Message {
    Message(
      "este entrenamiento empezó \(moment(start, today: today)): ¿cuándo terminó?",
      hint: "Escribe gymlog finish --for 1h, o --at y la hora")
  }

  package func nothingToUndo() -> Message { Message("no hay nada que deshacer") }
}
