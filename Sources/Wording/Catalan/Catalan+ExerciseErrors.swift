extension Catalan {
  package func unknownExercise(_ text: String, nearest: [String]) -> Message {
    Message(
      "no hi ha cap exercici que es digui \(quoted(text))",
      hint: didYouMean(nearest) ?? tryTyping("gymlog exercises"))
  }

  package func severalExercises(_ text: String) -> Message {
    Message(
      "hi ha més d'un exercici que encaixa amb \(quoted(text))",
      hint: "Escriu una mica més del nom, o l'id així: id:32")
  }

  package func noExerciseFits() -> Message {
    Message("cap exercici compleix tot això", hint: "Treu alguna condició, o mira'ls tots: gymlog exercises")
  }

  package func exerciseNotInWorkout(_ text: String, add: String?) -> Message {
    Message(
      "\(quoted(text)) no és en aquest entrenament",
      hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status"))
  }

  package func exerciseNeeded(by command: CommandName) -> Message {
    Message("no hi ha cap exercici en curs", hint: "Digues quin: gymlog \(command.rawValue) pes mort")
  }

  package func noExerciseInHand() -> Message {
    Message("encara no estàs en cap exercici", hint: "Digues quin: gymlog log esquat 8@100kg")
  }

  package func setNotFound(_ ref: String) -> Message {
    Message("no hi ha cap sèrie \(ref)", hint: "Mira les sèries i els seus números: gymlog status")
  }

  package func noSetYet() -> Message {
    Message("encara no has fet cap sèrie", hint: "Apunta la primera: gymlog log esquat 8@100kg")
  }

  package func nothingPlanned(in exercise: String?) -> Message {
    Message(
      exercise.map { "\($0): no queden sèries per fer" } ?? "no queden sèries per fer",
      hint: "Apunta una altra sèrie, o escriu gymlog finish")
  }

  package func setsMissing(for exercise: String) -> Message {
    Message("\(exercise): falten les sèries")
  }

  package func oneExerciseEach() -> Message {
    Message("log apunta un sol exercici cada vegada", hint: "Escriu una línia per a cadascun")
  }

  package func exerciseMissing() -> Message {
    Message(
      "falta un exercici al costat d'una coma", hint: tryTyping("gymlog add press de banca 3x8, rem 3x10"))
  }

  package func setAlreadyDone(_ ref: String, edit command: String) -> Message {
    Message("la sèrie \(ref) ja està feta", hint: "Per canviar-la: \(command)")
  }

  package func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Message {
    Message(
      "\(exercise) ja hi és",
      hint: "Digues quines sèries faràs: \(add)")
  }
}
