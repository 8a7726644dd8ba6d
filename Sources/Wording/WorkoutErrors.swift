package import Training

extension Words {
  /// A command needs an open workout.
  package func noWorkoutOpen() -> Message {
    say(
      en: Message("no workout is open", hint: tryTyping("gymlog start", "gymlog repeat last")),
      es: Message(
        "no hay ningún entrenamiento abierto", hint: tryTyping("gymlog start", "gymlog repeat last")),
      ca: Message("no hi ha cap entrenament obert", hint: tryTyping("gymlog start", "gymlog repeat last")))
  }

  /// Another workout is in hand; its name, if it has one, and when it began.
  package func workoutAlreadyOpen(_ name: String?, since start: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "a workout is open already, \(since(start, today: today))\(name.map { ": " + $0 } ?? "")",
        hint: "End it with gymlog finish, or drop it with gymlog discard"),
      es: Message(
        "ya hay un entrenamiento abierto \(since(start, today: today))\(name.map { ": " + $0 } ?? "")",
        hint: "Termínalo con gymlog finish, o descártalo con gymlog discard"),
      ca: Message(
        "ja hi ha un entrenament obert \(since(start, today: today))\(name.map { ": " + $0 } ?? "")",
        hint: "Acaba'l amb gymlog finish, o descarta'l amb gymlog discard"))
  }

  /// A workout that is still open was to be opened again.
  package func workoutStillOpen(_ ref: String) -> Message {
    say(
      en: Message("workout \(ref) is still open", hint: tryTyping("gymlog status")),
      es: Message("el entrenamiento \(ref) sigue abierto", hint: tryTyping("gymlog status")),
      ca: Message("l'entrenament \(ref) encara és obert", hint: tryTyping("gymlog status")))
  }

  /// A WORKOUT that isn't there.
  package func workoutNotFound(_ ref: String) -> Message {
    say(
      en: Message("there is no workout \(quoted(ref))", hint: tryTyping("gymlog list")),
      es: Message("no hay ningún entrenamiento \(quoted(ref))", hint: tryTyping("gymlog list")),
      ca: Message("no hi ha cap entrenament \(quoted(ref))", hint: tryTyping("gymlog list")))
  }

  /// Several workouts fit; the candidates follow on lines of their own.
  package func severalWorkouts(_ ref: String) -> Message {
    say(
      en: Message("several workouts fit \(quoted(ref))", hint: "Type more of the date or of the id"),
      es: Message(
        "varios entrenamientos encajan con \(quoted(ref))", hint: "Escribe algo más de la fecha o del id"),
      ca: Message(
        "hi ha més d'un entrenament que encaixa amb \(quoted(ref))",
        hint: "Escriu una mica més de la data o de l'id"))
  }

  /// A workout was asked for in an empty logbook.
  package func noWorkoutsYet() -> Message {
    say(
      en: Message("there are no workouts yet", hint: "Begin the first: gymlog start"),
      es: Message("aún no hay entrenamientos", hint: "Empieza el primero: gymlog start"),
      ca: Message("encara no hi ha cap entrenament", hint: "Comença el primer: gymlog start"))
  }

  /// The workout has been paused since then.
  package func alreadyPaused(since start: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "the workout has been paused \(since(start, today: today))", hint: tryTyping("gymlog resume")),
      es: Message(
        "el entrenamiento está en pausa \(since(start, today: today))", hint: tryTyping("gymlog resume")),
      ca: Message(
        "l'entrenament està en pausa \(since(start, today: today))", hint: tryTyping("gymlog resume")))
  }

  /// A workout that has been running since then was to be resumed.
  package func notPaused(since start: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "the workout is not paused: it has been running \(since(start, today: today))",
        hint: tryTyping("gymlog status")),
      es: Message(
        "el entrenamiento no está en pausa: está en marcha \(since(start, today: today))",
        hint: tryTyping("gymlog status")),
      ca: Message(
        "l'entrenament no està en pausa: està en marxa \(since(start, today: today))",
        hint: tryTyping("gymlog status")))
  }

  /// A workout begun in the past doesn't end now.
  package func endNeeded(start: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "this workout began \(moment(start, today: today)): when did it end?",
        hint: "Type gymlog finish --for 1h, or --at and the time"),
      es: Message(
        "este entrenamiento empezó \(moment(start, today: today)): ¿cuándo terminó?",
        hint: "Escribe gymlog finish --for 1h, o --at y la hora"),
      ca: Message(
        "aquest entrenament va començar \(moment(start, today: today)): quan va acabar?",
        hint: "Escriu gymlog finish --for 1h, o --at i l'hora"))
  }

  /// A pause would begin before something that is written down already: a set, the start.
  package func pauseBeforeLast(pause: CivilTime, last: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "the pause, \(moment(pause, today: today)), comes before what was done last, "
          + moment(last, today: today), hint: "Give a later time with --at"),
      es: Message(
        "la pausa, \(moment(pause, today: today)), es anterior a lo último que has hecho, "
          + moment(last, today: today), hint: "Pon una hora posterior con --at"),
      ca: Message(
        "la pausa, \(moment(pause, today: today)), és abans de l'última cosa que has fet, "
          + moment(last, today: today), hint: "Posa una hora posterior amb --at"))
  }

  /// A pause would end before it began.
  package func resumeBeforePause(resume: CivilTime, pause: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "the pause began \(moment(pause, today: today)), after its end \(moment(resume, today: today))",
        hint: "Give a later time with --at"),
      es: Message(
        "la pausa empezó \(moment(pause, today: today)), después de su final, \(moment(resume, today: today))",
        hint: "Pon una hora posterior con --at"),
      ca: Message(
        "la pausa va començar \(moment(pause, today: today)), després del seu final, "
          + moment(resume, today: today), hint: "Posa una hora posterior amb --at"))
  }

  /// Sets that were done would go with a workout; `command` is the line that says yes.
  package func unconfirmed(_ workout: String, sets: Int, command: String) -> Message {
    say(
      en: Message(
        "\(self.sets(sets)) would go with \(workout)",
        hint: "If you mean it: \(command). gymlog undo brings it back"),
      es: Message(
        "con \(workout) se \(sets == 1 ? "perdería" : "perderían") \(self.sets(sets))",
        hint: "Si es lo que quieres: \(command). gymlog undo lo recupera"),
      ca: Message(
        "amb \(workout) es \(sets == 1 ? "perdria" : "perdrien") \(self.sets(sets))",
        hint: "Si és el que vols: \(command). gymlog undo el recupera"))
  }

  /// What to do when the document of the workout in hand can't be read.
  package var inHandDamaged: String {
    say(
      en: "The file is left as it is. Mend it, or begin another workout with gymlog start",
      es: "El archivo se queda como está. Arréglalo, o empieza otro entrenamiento con gymlog start",
      ca: "El fitxer es queda com està. Arregla'l, o comença un altre entrenament amb gymlog start")
  }

  /// No change is left to take back.
  package func nothingToUndo() -> Message {
    say(
      en: Message("there is nothing to undo"),
      es: Message("no hay nada que deshacer"),
      ca: Message("no hi ha res per desfer"))
  }
}
