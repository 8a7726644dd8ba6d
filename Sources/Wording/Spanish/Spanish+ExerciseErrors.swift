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

  package func exerciseNotInWorkout(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no está en este entrenamiento", hint: tryTyping("gymlog status", "gymlog add \(text)"))
  }

  package func noExerciseInHand() -> Message {
    Message("aún no estás con ningún ejercicio", hint: "Di cuál: gymlog log squat 8@100kg")
  }

  package func setNotFound(_ ref: String) -> Message {
    Message("no hay ninguna serie \(ref)", hint: "Mira las series y sus números: gymlog status")
  }

  package func noSetYet() -> Message {
    Message("aún no has hecho ninguna serie", hint: "Apunta la primera: gymlog log squat 8@100kg")
  }

  package func nothingPlanned(in exercise: String?) -> Message {
    Message(
      exercise.map { "en \($0) no quedan series por hacer" } ?? "no quedan series por hacer",
      hint: "Apunta otra serie, o escribe gymlog finish")
  }
}
