extension Spanish {
  package func unknownExercise(_ text: String, nearest: [String]) -> Message {
    Message(
      "no hay ningún ejercicio que se llame \(quoted(text))",
      hint: didYouMean(nearest) ?? tryTyping("gymlog exercises"))
  }

  package func severalExercises(_ text: String) -> Message {
    Message(
      "varios ejercicios encajan con \(quoted(text))",
      hint: "Escribe algo más del nombre, o su id así: id:32")
  }

  package func noExerciseFits() -> Message {
    Message(
      "ningún ejercicio cumple todo eso", hint: "Quita alguna condición, o míralos todos: gymlog exercises")
  }

  package func exerciseNotInWorkout(_ text: String, add: String?) -> Message {
    Message(
      "\(quoted(text)) no está en este entrenamiento",
      hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status"))
  }

  package func exerciseNeeded(by command: CommandName) -> Message {
    Message("no hay ningún ejercicio en curso", hint: "Di cuál: gymlog \(command.rawValue) peso muerto")
  }

  package func noExerciseInHand() -> Message {
    Message("aún no estás en ningún ejercicio", hint: "Di cuál: gymlog log sentadilla 8@100kg")
  }

  package func setNotFound(_ ref: String) -> Message {
    Message("no hay ninguna serie \(ref)", hint: "Mira las series y sus números: gymlog status")
  }

  package func noSetYet() -> Message {
    Message("aún no has hecho ninguna serie", hint: "Apunta la primera: gymlog log sentadilla 8@100kg")
  }

  package func nothingPlanned(in exercise: String?) -> Message {
    Message(
      exercise.map { "\($0): no quedan series por hacer" } ?? "no quedan series por hacer",
      hint: "Apunta otra serie, o escribe gymlog finish")
  }

  package func setsMissing(for exercise: String) -> Message {
    Message("\(exercise): faltan las series")
  }

  package func oneExerciseEach() -> Message {
    Message("log apunta un solo ejercicio cada vez", hint: "Escribe una línea para cada uno")
  }

  package func exerciseMissing() -> Message {
    Message(
      "falta un ejercicio al lado de una coma", hint: tryTyping("gymlog add press de banca 3x8, remo 3x10"))
  }

  package func setAlreadyDone(_ ref: String, edit command: String) -> Message {
    Message("la serie \(ref) ya está hecha", hint: "Para cambiarla: \(command)")
  }

  package func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Message {
    Message(
      "\(exercise) ya está ahí",
      hint: "Di qué series harás: \(add)")
  }
}
