import Training

extension Words {
  /// No routine has such a name; the nearest names, best first.
  package func unknownRoutine(_ text: String, nearest: [String]) -> Message {
    say(
      en: Message(
        "no routine is called \(quoted(text))",
        hint: [didYouMean(nearest), "See all: gymlog routines"].compactMap(\.self).joined(separator: " ")),
      es: Message(
        "ninguna rutina se llama \(quoted(text))",
        hint: [didYouMean(nearest), "Para verlas todas: gymlog routines"].compactMap(\.self)
          .joined(separator: " ")),
      ca: Message(
        "cap rutina no es diu \(quoted(text))",
        hint: [didYouMean(nearest), "Per veure-les totes: gymlog routines"].compactMap(\.self)
          .joined(separator: " ")))
  }

  /// The same where there is no routine at all.
  package func noRoutinesYet(_ text: String) -> Message {
    say(
      en: Message(
        "no routine is called \(quoted(text)): there are none yet",
        hint: tryTyping("gymlog routine new push bench press 3x8@80kg, dip 3x10")),
      es: Message(
        "ninguna rutina se llama \(quoted(text)): todavía no hay ninguna",
        hint: tryTyping("gymlog routine new empuje press de banca 3x8@80kg, fondos 3x10")),
      ca: Message(
        "cap rutina no es diu \(quoted(text)): encara no n'hi ha cap",
        hint: tryTyping("gymlog routine new empenta press de banca 3x8@80kg, fons 3x10")))
  }

  /// Several routines fit; the candidates follow on lines of their own.
  package func severalRoutines(_ text: String) -> Message {
    say(
      en: Message(
        "several routines fit \(quoted(text))", hint: "Type more of the name, or the id's beginning"),
      es: Message(
        "hay varias rutinas que encajan con \(quoted(text))",
        hint: "Escribe más del nombre, o el principio del identificador"),
      ca: Message(
        "hi ha diverses rutines que encaixen amb \(quoted(text))",
        hint: "Escriu més del nom, o el principi de l'identificador"))
  }

  /// No routine is what was searched for.
  package func noRoutineFits() -> Message {
    say(
      en: Message("no routine fits", hint: "See all: gymlog routines"),
      es: Message("ninguna rutina encaja", hint: "Para verlas todas: gymlog routines"),
      ca: Message("cap rutina no hi encaixa", hint: "Per veure-les totes: gymlog routines"))
  }

  /// Where a name ends can be taken in two ways; a line for each follows.
  package func routineNameUnclear() -> Message {
    say(
      en: Message("where does the name end?", hint: "Type one of these"),
      es: Message("no está claro dónde acaba el nombre", hint: "Escribe una de estas"),
      ca: Message("on acaba el nom?", hint: "Escriu-ne una d'aquestes"))
  }

  /// Marks a routine that came with the program.
  package var readyMade: String { say(en: "ready-made", es: "incluida", ca: "inclosa") }

  /// A name that another routine has; the command that changes that one.
  package func routineNameInUse(_ name: String, edit command: String) -> Message {
    say(
      en: Message(
        "a routine is called \(quoted(name)) already",
        hint: "Take another name, or change that one: \(command)"
      ),
      es: Message(
        "ya hay una rutina llamada \(quoted(name))", hint: "Elige otro nombre, o cambia esa: \(command)"),
      ca: Message(
        "ja hi ha una rutina que es diu \(quoted(name))",
        hint: "Tria un altre nom, o canvia aquella: \(command)"))
  }

  /// A ready-made routine was to be changed; the command that makes a copy of one's own.
  package func routineIsReadyMade(_ name: String, copy command: String) -> Message {
    say(
      en: Message("\(name) is ready-made and can't be changed", hint: "Make it your own first: \(command)"),
      es: Message(
        "\(name) viene incluida y no se puede cambiar", hint: "Haz primero una copia tuya: \(command)"),
      ca: Message("\(name) ve inclosa i no es pot canviar", hint: "Fes-ne primer una còpia teva: \(command)"))
  }

  /// A routine was to be made without exercises; the beginning of a line that goes on with some.
  package func routineWithoutExercises(_ command: String) -> Message {
    say(
      en: Message(
        "a routine needs at least one exercise", hint: tryTyping(command + " bench press 3x8@80kg, dip 3x10")),
      es: Message(
        "una rutina necesita al menos un ejercicio",
        hint: tryTyping(command + " press de banca 3x8@80kg, fondos 3x10")),
      ca: Message(
        "una rutina necessita almenys un exercici",
        hint: tryTyping(command + " press de banca 3x8@80kg, fons 3x10")))
  }

  /// The words of a line are an exercise with sets, without a name for the routine; a line with one.
  package func exerciseAsRoutineName(_ exercise: String, named command: String) -> Message {
    say(
      en: Message("\(exercise) is an exercise: the routine needs a name before it", hint: tryTyping(command)),
      es: Message(
        "\(exercise) es un ejercicio: la rutina necesita un nombre delante", hint: tryTyping(command)),
      ca: Message(
        "\(exercise) és un exercici: la rutina necessita un nom al davant", hint: tryTyping(command)))
  }

  /// Two names with spaces are to be told apart; a line that does.
  package func twoRoutineNamesNeeded(_ example: String) -> Message {
    say(
      en: Message("two names are needed", hint: "Put a comma between them: \(example)"),
      es: Message("hacen falta dos nombres", hint: "Pon una coma entre ellos: \(example)"),
      ca: Message("calen dos noms", hint: "Posa una coma entre ells: \(example)"))
  }

  /// A routine would go; the line that says yes.
  package func routineUnconfirmed(_ name: String, command: String) -> Message {
    say(
      en: Message(
        "the routine \(name) would go", hint: "If you mean it: \(command). gymlog undo brings it back"),
      es: Message(
        "se borraría la rutina \(name)", hint: "Si es lo que quieres: \(command). gymlog undo la recupera"),
      ca: Message(
        "s'esborraria la rutina \(name)", hint: "Si és el que vols: \(command). gymlog undo la recupera"))
  }

  /// A routine doesn't have an exercise; the command that shows what it has.
  package func exerciseNotInRoutine(_ text: String, _ routine: String, show command: String) -> Message {
    say(
      en: Message("\(quoted(text)) is not in the routine \(routine)", hint: "See what is: \(command)"),
      es: Message("\(quoted(text)) no está en la rutina \(routine)", hint: "Mira lo que tiene: \(command)"),
      ca: Message("\(quoted(text)) no és a la rutina \(routine)", hint: "Mira què té: \(command)"))
  }

  /// A routine has the exercise that was to be added, and no sets were given.
  package func exerciseAlreadyInRoutine(_ exercise: String, _ routine: String, show command: String)
    -> Message
  {
    say(
      en: Message(
        "\(quoted(exercise)) is in the routine \(routine) already", hint: "See its sets: \(command)"),
      es: Message("\(quoted(exercise)) ya está en la rutina \(routine)", hint: "Mira sus series: \(command)"),
      ca: Message("\(quoted(exercise)) ja és a la rutina \(routine)", hint: "Mira'n les sèries: \(command)"))
  }

  /// A REF that no set of a routine has.
  package func setNotInRoutine(_ ref: String, _ routine: String, show command: String) -> Message {
    say(
      en: Message(
        "the routine \(routine) has no set \(ref)", hint: "See the sets and their numbers: \(command)"),
      es: Message(
        "la rutina \(routine) no tiene la serie \(ref)", hint: "Mira las series y sus números: \(command)"),
      ca: Message(
        "la rutina \(routine) no té la sèrie \(ref)", hint: "Mira les sèries i els seus números: \(command)"))
  }

  /// An exercise was left out; in a routine none is in hand.
  package func exerciseNeeded(in routine: String, show command: String) -> Message {
    say(
      en: Message(
        "in a routine the exercise must be named", hint: "See the exercises of \(routine): \(command)"),
      es: Message(
        "en una rutina hay que nombrar el ejercicio", hint: "Mira los ejercicios de \(routine): \(command)"),
      ca: Message(
        "en una rutina s'ha de dir l'exercici", hint: "Mira els exercicis de \(routine): \(command)"))
  }

  /// An exercise of a routine has no sets to change; what adds some.
  package func noSetsInRoutine(_ exercise: String, add command: String) -> Message {
    say(
      en: Message("\(quoted(exercise)) has no sets in this routine", hint: "Add some: \(command)"),
      es: Message("\(quoted(exercise)) no tiene series en esta rutina", hint: "Añade alguna: \(command)"),
      ca: Message("\(quoted(exercise)) no té sèries en aquesta rutina", hint: "Afegeix-n'hi: \(command)"))
  }

  /// The last exercise of a routine was to be taken out; what deletes the routine.
  package func lastExercise(of routine: String, delete command: String) -> Message {
    say(
      en: Message("nothing would be left of the routine \(routine)", hint: "To delete it: \(command)"),
      es: Message("la rutina \(routine) se quedaría sin nada", hint: "Para borrarla: \(command)"),
      ca: Message("la rutina \(routine) es quedaria sense res", hint: "Per esborrar-la: \(command)"))
  }
}
