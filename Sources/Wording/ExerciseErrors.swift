import Training

extension Words {
  /// No exercise has such a name; the nearest names, best first.
  package func unknownExercise(_ text: String, nearest: [String]) -> Message {
    say(
      en: Message(
        "no exercise is called \(quoted(text))", hint: didYouMean(nearest) ?? tryTyping("gymlog exercises")),
      es: Message(
        "no hay ningún ejercicio que se llame \(quoted(text))",
        hint: didYouMean(nearest) ?? tryTyping("gymlog exercises")),
      ca: Message(
        "no hi ha cap exercici que es digui \(quoted(text))",
        hint: didYouMean(nearest) ?? tryTyping("gymlog exercises")))
  }

  /// Several exercises fit; the candidates follow on lines of their own.
  package func severalExercises(_ text: String) -> Message {
    say(
      en: Message("several exercises fit \(quoted(text))", hint: "Type more of the name, or its id as id:32"),
      es: Message(
        "varios ejercicios encajan con \(quoted(text))",
        hint: "Escribe algo más del nombre, o su id así: id:32"),
      ca: Message(
        "hi ha més d'un exercici que encaixa amb \(quoted(text))",
        hint: "Escriu una mica més del nom, o l'id així: id:32"))
  }

  /// No exercise is all that was searched for.
  package func noExerciseFits() -> Message {
    say(
      en: Message("no exercise is all of that", hint: "Leave something out, or see all: gymlog exercises"),
      es: Message(
        "ningún ejercicio cumple todo eso", hint: "Quita alguna condición, o míralos todos: gymlog exercises"),
      ca: Message(
        "cap exercici compleix tot això", hint: "Treu alguna condició, o mira'ls tots: gymlog exercises"))
  }

  /// The workout doesn't have the exercise; the command that adds it, where a name was given.
  package func exerciseNotInWorkout(_ text: String, add: String?) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is not in this workout",
        hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status")),
      es: Message(
        "\(quoted(text)) no está en este entrenamiento",
        hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status")),
      ca: Message(
        "\(quoted(text)) no és en aquest entrenament",
        hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status")))
  }

  /// A command that looks something up of an exercise, where none was named and none is in hand.
  package func exerciseNeeded(by command: CommandName) -> Message {
    say(
      en: Message("no exercise is in hand", hint: "Name one: gymlog \(command.rawValue) deadlift"),
      es: Message(
        "no hay ningún ejercicio en curso", hint: "Di cuál: gymlog \(command.rawValue) peso muerto"),
      ca: Message("no hi ha cap exercici en curs", hint: "Digues quin: gymlog \(command.rawValue) pes mort"))
  }

  /// An exercise was left out, and none is in hand.
  package func noExerciseInHand() -> Message {
    say(
      en: Message("no exercise is in hand yet", hint: "Name one: gymlog log squat 8@100kg"),
      es: Message("aún no estás en ningún ejercicio", hint: "Di cuál: gymlog log sentadilla 8@100kg"),
      ca: Message("encara no estàs en cap exercici", hint: "Digues quin: gymlog log esquat 8@100kg"))
  }

  /// A REF that no set has.
  package func setNotFound(_ ref: String) -> Message {
    say(
      en: Message("there is no set \(ref)", hint: "See the sets and their numbers: gymlog status"),
      es: Message("no hay ninguna serie \(ref)", hint: "Mira las series y sus números: gymlog status"),
      ca: Message("no hi ha cap sèrie \(ref)", hint: "Mira les sèries i els seus números: gymlog status"))
  }

  /// The last set was asked for, and none has been done.
  package func noSetYet() -> Message {
    say(
      en: Message("no set has been done yet", hint: "Log the first: gymlog log squat 8@100kg"),
      es: Message("aún no has hecho ninguna serie", hint: "Apunta la primera: gymlog log sentadilla 8@100kg"),
      ca: Message("encara no has fet cap sèrie", hint: "Apunta la primera: gymlog log esquat 8@100kg"))
  }

  /// No planned set is left, in an exercise or in the whole workout.
  package func nothingPlanned(in exercise: String?) -> Message {
    say(
      en: Message(
        exercise.map { "\($0) has no planned sets left" } ?? "no planned sets are left",
        hint: "Log another set, or type gymlog finish"),
      es: Message(
        exercise.map { "\($0): no quedan series por hacer" } ?? "no quedan series por hacer",
        hint: "Apunta otra serie, o escribe gymlog finish"),
      ca: Message(
        exercise.map { "\($0): no queden sèries per fer" } ?? "no queden sèries per fer",
        hint: "Apunta una altra sèrie, o escriu gymlog finish"))
  }

  /// An exercise was named to be logged, and no set; what to type is put to it.
  package func setsMissing(for exercise: String) -> Message {
    say(
      en: Message("no set is given for \(exercise)"),
      es: Message("\(exercise): faltan las series"),
      ca: Message("\(exercise): falten les sèries"))
  }

  /// Several exercises in one line of `log`; a line for each follows.
  package func oneExerciseEach() -> Message {
    say(
      en: Message("log takes one exercise at a time", hint: "Type a line for each"),
      es: Message("log apunta un solo ejercicio cada vez", hint: "Escribe una línea para cada uno"),
      ca: Message("log apunta un sol exercici cada vegada", hint: "Escriu una línia per a cadascun"))
  }

  /// A comma that separates exercises has none on one side.
  package func exerciseMissing() -> Message {
    say(
      en: Message(
        "an exercise is missing beside a comma", hint: tryTyping("gymlog add bench press 3x8, row 3x10")),
      es: Message(
        "falta un ejercicio al lado de una coma", hint: tryTyping("gymlog add press de banca 3x8, remo 3x10")),
      ca: Message(
        "falta un exercici al costat d'una coma", hint: tryTyping("gymlog add press de banca 3x8, rem 3x10")))
  }

  /// A set that is to be ticked off has been done; the command that changes it.
  package func setAlreadyDone(_ ref: String, edit command: String) -> Message {
    say(
      en: Message("set \(ref) is done already", hint: "To change it: \(command)"),
      es: Message("la serie \(ref) ya está hecha", hint: "Para cambiarla: \(command)"),
      ca: Message("la sèrie \(ref) ja està feta", hint: "Per canviar-la: \(command)"))
  }

  /// The workout has the exercise that was to be added, and no sets were given; the command that adds some.
  package func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Message {
    say(
      en: Message(
        "\(exercise) is there already",
        hint: "Give the sets to plan: \(add)"),
      es: Message(
        "\(exercise) ya está ahí",
        hint: "Di qué series harás: \(add)"),
      ca: Message(
        "\(exercise) ja hi és",
        hint: "Digues quines sèries faràs: \(add)"))
  }
}
