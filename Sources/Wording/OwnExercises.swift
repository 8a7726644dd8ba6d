import Training

extension Words {
  /// An exercise was created; what it is.
  package func exerciseAdded(_ name: String, _ facts: String) -> String {
    say(en: "\(name) added: \(facts)", es: "\(name): creado, \(facts)", ca: "\(name): creat, \(facts)")
  }

  /// An exercise was changed; what it is now.
  package func exerciseNow(_ name: String, _ facts: String) -> String {
    say(en: "\(name) is now: \(facts)", es: "\(name): ahora es \(facts)", ca: "\(name): ara és \(facts)")
  }

  /// A change that says what holds already.
  package func exerciseUnchanged(_ name: String) -> String {
    say(
      en: "\(name) is so already: nothing was changed",
      es: "\(name) ya es así: no se ha cambiado nada",
      ca: "\(name) ja és així: no s'ha canviat res")
  }

  /// Of an exercise: its sides are trained one after the other.
  package var oneSide: String {
    say(en: "one side at a time", es: "un lado cada vez", ca: "un costat cada cop")
  }

  /// How a set of an exercise that was created is logged.
  package func howToLog(_ command: String) -> String {
    say(en: "To log it: \(command)", es: "Para apuntarlo: \(command)", ca: "Per apuntar-lo: \(command)")
  }

  /// An exercise was deleted, with the aliases that it had.
  package func exerciseDeleted(_ name: String, aliases: [String]) -> String {
    say(
      en: aliases.isEmpty
        ? "\(name) deleted" : "\(name) deleted, and its alias \(aliases.joined(separator: ", "))",
      es: aliases.isEmpty
        ? "\(name): borrado" : "\(name): borrado, y su alias \(aliases.joined(separator: ", "))",
      ca: aliases.isEmpty
        ? "\(name): esborrat" : "\(name): esborrat, i el seu àlies \(aliases.joined(separator: ", "))")
  }

  /// Past workouts show the name of a deleted exercise as before.
  package var nameStays: String {
    say(
      en: "Workouts and routines that have it stay as they are",
      es: "Los entrenamientos y rutinas que lo tienen se quedan como están",
      ca: "Els entrenaments i rutines que el tenen es queden com estan")
  }

  /// An exercise would be deleted that is in so many workouts, and in routines of these names.
  package func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String {
    say(
      en: "Delete \(name)\(used(workouts, routines).map { ", which is in \($0)" } ?? "")?",
      es: "¿Borrar \(name)\(used(workouts, routines).map { ", que está en \($0)" } ?? "")?",
      ca: "Vols esborrar \(name)\(used(workouts, routines).map { ", que és a \($0)" } ?? "")?")
  }

  /// In a list, in the place of an id: one of the lifter's own.
  package var ownMark: String { say(en: "own", es: "propio", ca: "propi") }

  /// The lifter has no exercises of their own; how to create one.
  package func noOwnExercises(_ command: String) -> String {
    say(
      en: "No exercises of your own yet. To create one: \(command)",
      es: "Aún no tienes ejercicios propios. Para crear uno: \(command)",
      ca: "Encara no tens exercicis propis. Per crear-ne un: \(command)")
  }

  /// From now on an alias stands for an exercise.
  package func aliasGiven(_ alias: String, _ exercise: String) -> String {
    say(en: "\(alias) stands for \(exercise)", es: "\(alias) es \(exercise)", ca: "\(alias) és \(exercise)")
  }

  /// Beside that: the exercise for which it was just another word, and which it doesn't find any more.
  package func aliasHides(_ exercise: String) -> String {
    say(
      en: "Until now it found \(exercise)",
      es: "Hasta ahora era \(exercise)",
      ca: "Fins ara era \(exercise)")
  }

  /// It stood for another one before.
  package func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String {
    say(
      en: "\(alias) stands for \(exercise), no longer for \(other)",
      es: "\(alias) es \(exercise), y ya no \(other)",
      ca: "\(alias) és \(exercise), i ja no \(other)")
  }

  /// It stands for the exercise already.
  package func aliasUnchanged(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) stands for \(exercise) already",
      es: "\(alias) ya era \(exercise)",
      ca: "\(alias) ja era \(exercise)")
  }

  /// An alias was taken off.
  package func aliasRemoved(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) no longer stands for \(exercise)",
      es: "\(alias) ya no es \(exercise)",
      ca: "\(alias) ja no és \(exercise)")
  }

  /// An alias that was removed finds an exercise, which is called so anyway.
  package func aliasIsKnown(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(quoted(alias)) finds \(exercise), which is called so anyway",
      es: "\(quoted(alias)) es \(exercise): también se llama así",
      ca: "\(quoted(alias)) és \(exercise): també es diu així")
  }

  /// The lifter has given no aliases; how to give one.
  package func noAliases(_ command: String) -> String {
    say(
      en: "No aliases yet. To give one: \(command)",
      es: "Aún no tienes ningún alias. Para poner uno: \(command)",
      ca: "Encara no tens cap àlies. Per posar-ne un: \(command)")
  }

  /// After the name of an exercise that an alias stands for, and that isn't there any more.
  package var exerciseGone: String { say(en: "gone", es: "ya no está", ca: "ja no hi és") }

  /// Options that a new exercise can't do without; what they may be follows on lines of its own.
  package func exerciseFactsMissing(_ name: String, options: [String]) -> Message {
    say(
      en: Message("\(quoted(name)) needs \(options.joined(separator: " and "))"),
      es: Message("a \(quoted(name)) le falta \(options.joined(separator: " y "))"),
      ca: Message("a \(quoted(name)) li falta \(options.joined(separator: " i "))"))
  }

  /// The lifter has an exercise of this name; the command changes it.
  package func nameIsOwn(_ name: String, command: String) -> Message {
    say(
      en: Message("you have an exercise called \(quoted(name))", hint: "To change it: \(command)"),
      es: Message("ya tienes un ejercicio que se llama \(quoted(name))", hint: "Para cambiarlo: \(command)"),
      ca: Message("ja tens un exercici que es diu \(quoted(name))", hint: "Per canviar-lo: \(command)"))
  }

  /// The name is an alias that the lifter gave; the command takes it off.
  package func nameIsAlias(_ name: String, of exercise: String, command: String) -> Message {
    say(
      en: Message("\(quoted(name)) is your alias of \(exercise)", hint: "To take it off: \(command)"),
      es: Message("\(quoted(name)) es tu alias de \(exercise)", hint: "Para quitarlo: \(command)"),
      ca: Message("\(quoted(name)) és el teu àlies de \(exercise)", hint: "Per treure'l: \(command)"))
  }

  /// A bundled exercise has the name, or is called so too; the command takes it all the same.
  package func nameIsBundled(_ name: String, of exercise: String, command: String) -> Message {
    say(
      en: Message(
        "gymlog has an exercise called so: \(exercise)", hint: "To have your own instead: \(command)"),
      es: Message(
        "gymlog ya tiene un ejercicio que se llama así: \(exercise)",
        hint: "Para tener el tuyo en su lugar: \(command)"),
      ca: Message(
        "gymlog ja té un exercici que es diu així: \(exercise)",
        hint: "Per tenir el teu al seu lloc: \(command)"))
  }

  /// A name, or the end of one, reads as a SET: it couldn't be told from one when it is logged.
  package func nameReadsAsSets(_ name: String) -> Message {
    say(
      en: Message(
        "the end of \(quoted(name)) reads as a set, so it couldn't be logged", hint: "Choose another name"),
      es: Message(
        "el final de \(quoted(name)) se lee como una serie, y no se podría apuntar", hint: "Elige otro nombre"
      ),
      ca: Message(
        "el final de \(quoted(name)) es llegeix com una sèrie, i no es podria apuntar",
        hint: "Tria un altre nom"))
  }

  /// A name or an alias is what points at something else: `id:32`, `.1`, `last`.
  package func nameReadsAsReference(_ name: String) -> Message {
    say(
      en: Message("\(quoted(name)) means something else in commands", hint: "Choose another one"),
      es: Message("\(quoted(name)) ya significa otra cosa en los comandos", hint: "Elige otro"),
      ca: Message("\(quoted(name)) ja vol dir una altra cosa a les ordres", hint: "Tria'n un altre"))
  }

  /// A name without a letter or digit.
  package func nameUnreadable(_ name: String) -> Message {
    say(
      en: Message("\(quoted(name)) has neither letters nor digits", hint: "Choose another name"),
      es: Message("\(quoted(name)) no tiene letras ni cifras", hint: "Elige otro nombre"),
      ca: Message("\(quoted(name)) no té lletres ni xifres", hint: "Tria un altre nom"))
  }

  /// A bundled exercise can't be changed; the command creates the lifter's own from it.
  package func bundledNotEdited(_ name: String, command: String) -> Message {
    say(
      en: Message(
        "\(name) comes with gymlog and stays as it is", hint: "To have your own instead: \(command)"),
      es: Message(
        "\(name) viene con gymlog y se queda como está", hint: "Para tener el tuyo en su lugar: \(command)"),
      ca: Message(
        "\(name) ve amb gymlog i es queda com està", hint: "Per tenir el teu al seu lloc: \(command)"))
  }

  /// A bundled exercise can't be deleted; the command creates the lifter's own to be used in its place.
  package func bundledNotDeleted(_ name: String, command: String) -> Message {
    say(
      en: Message(
        "\(name) comes with gymlog and can't be deleted", hint: "To have your own instead: \(command)"),
      es: Message(
        "\(name) viene con gymlog y no se puede borrar", hint: "Para tener el tuyo en su lugar: \(command)"),
      ca: Message(
        "\(name) ve amb gymlog i no es pot esborrar", hint: "Per tenir el teu al seu lloc: \(command)"))
  }

  /// No option says what to change; an example.
  package func nothingToEdit(_ name: String, command: String) -> Message {
    say(
      en: Message("nothing is given to change \(name) to", hint: "For example: \(command)"),
      es: Message("no has dicho qué cambiar de \(name)", hint: "Por ejemplo: \(command)"),
      ca: Message("no has dit què vols canviar de \(name)", hint: "Per exemple: \(command)"))
  }

  /// An exercise would be deleted that is in so many workouts, and in routines of these names; the command says yes.
  package func exerciseUnconfirmed(_ name: String, workouts: Int, routines: [String], command: String)
    -> Message
  {
    say(
      en: Message(
        used(workouts, routines).map { "\(name) is in \($0)" } ?? "\(name) would be deleted",
        hint: "If you mean it: \(command). gymlog undo brings it back"),
      es: Message(
        used(workouts, routines).map { "\(name) está en \($0)" } ?? "se borraría \(name)",
        hint: "Si es lo que quieres: \(command). gymlog undo lo recupera"),
      ca: Message(
        used(workouts, routines).map { "\(name) és a \($0)" } ?? "s'esborraria \(name)",
        hint: "Si és el que vols: \(command). gymlog undo el recupera"))
  }

  /// A share of the body weight that is no percentage up to 100.
  package func shareNotUnderstood(_ text: String) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is not a share of the body weight", hint: "For example: --body-weight 64%"),
      es: Message(
        "\(quoted(text)) no es una parte del peso corporal", hint: "Por ejemplo: --body-weight 64%"),
      ca: Message("\(quoted(text)) no és una part del pes corporal", hint: "Per exemple: --body-weight 64%"))
  }

  /// An alias, or the end of one, reads as a SET.
  package func aliasReadsAsSets(_ alias: String) -> Message {
    say(
      en: Message(
        "\(quoted(alias)) reads as a set, so it can't be an alias", hint: "Choose another one, with letters"),
      es: Message(
        "\(quoted(alias)) se lee como una serie y no puede ser un alias", hint: "Elige otro, con letras"),
      ca: Message(
        "\(quoted(alias)) es llegeix com una sèrie i no pot ser un àlies",
        hint: "Tria'n un altre, amb lletres"))
  }

  /// An alias is an exercise's own name.
  package func aliasIsName(_ alias: String, of exercise: String) -> Message {
    say(
      en: Message("\(quoted(alias)) is the name of an exercise: \(exercise)", hint: "Choose another alias"),
      es: Message("\(quoted(alias)) es el nombre de un ejercicio: \(exercise)", hint: "Elige otro alias"),
      ca: Message("\(quoted(alias)) és el nom d'un exercici: \(exercise)", hint: "Tria un altre àlies"))
  }

  /// The alias stands for an exercise; the command gives it to another.
  package func aliasTaken(_ alias: String, by exercise: String, command: String) -> Message {
    say(
      en: Message("\(quoted(alias)) stands for \(exercise)", hint: "To give it to the other one: \(command)"),
      es: Message("\(quoted(alias)) ya es \(exercise)", hint: "Para dárselo al otro: \(command)"),
      ca: Message("\(quoted(alias)) ja és \(exercise)", hint: "Per donar-lo a l'altre: \(command)"))
  }

  /// There is no such alias.
  package func aliasNotFound(_ alias: String) -> Message {
    say(
      en: Message("there is no alias \(quoted(alias))", hint: "To see them: gymlog exercise alias"),
      es: Message(
        "no hay ningún alias \(quoted(alias))", hint: "Para ver los que hay: gymlog exercise alias"),
      ca: Message(
        "no hi ha cap àlies \(quoted(alias))", hint: "Per veure els que hi ha: gymlog exercise alias"))
  }

  /// How an exercise is created that nobody knows.
  package func toCreateExercise(_ command: String) -> String {
    say(en: "To create it: \(command)", es: "Para crearlo: \(command)", ca: "Per crear-lo: \(command)")
  }

  private func used(_ workouts: Int, _ routines: [String]) -> String? {
    switch language {
    case .english:
      let parts =
        (workouts == 0 ? [] : [self.workouts(workouts)])
        + (routines.isEmpty
          ? [] : ["the routine\(routines.count == 1 ? "" : "s") \(routines.joined(separator: ", "))"])
      return parts.isEmpty ? nil : parts.joined(separator: " and ")
    case .spanish:
      let parts =
        (workouts == 0 ? [] : [self.workouts(workouts)])
        + (routines.isEmpty
          ? [] : [(routines.count == 1 ? "la rutina " : "las rutinas ") + routines.joined(separator: ", ")])
      return parts.isEmpty ? nil : parts.joined(separator: " y en ")
    case .catalan:
      let parts =
        (workouts == 0 ? [] : [self.workouts(workouts)])
        + (routines.isEmpty
          ? [] : [(routines.count == 1 ? "la rutina " : "les rutines ") + routines.joined(separator: ", ")])
      return parts.isEmpty ? nil : parts.joined(separator: " i a ")
    }
  }

  /// The page of `exercise new`.
  package var exerciseNewHelp: HelpText {
    say(
      en: HelpText(
        "Create an exercise of your own",
        [
          "gymlog exercise new dumbbell stair carry --body-part core": "equipment and count are in the name",
          "gymlog exercise new cable twist row --muscle lats": "the muscle says which part of the body",
        ],
        "It is found, logged and shown like the bundled ones, which it goes before where it has the same name.",
        "What is left out is what the name says, else reps, both sides at once, and a pair where it is dumbbells."
      ),
      es: HelpText(
        "Crea un ejercicio propio",
        [
          "gymlog exercise new caminata con barra --body-part abdomen":
            "con qué y cómo: lo dice el nombre",
          "gymlog exercise new remo alto en polea --muscle dorsales": "el músculo dice qué parte del cuerpo",
        ],
        "Se busca, se apunta y se muestra como los demás, y pasa delante del que se llame igual.",
        "Lo que no digas sale del nombre; si no, repeticiones, los dos lados a la vez, y un par si son mancuernas."
      ),
      ca: HelpText(
        "Crea un exercici propi",
        [
          "gymlog exercise new passeig amb barra --body-part abdomen": "el nom diu amb què i com es compta",
          "gymlog exercise new rem alt a la politja --muscle dorsals": "el múscul diu quina part del cos",
        ],
        "Es cerca, s'apunta i es mostra com els altres, i passa davant del que es digui igual.",
        "El que no diguis surt del nom; si no, repeticions, els dos costats alhora, i un parell si són manuelles."
      ))
  }

  /// The page of `exercise edit`.
  package var exerciseEditHelp: HelpText {
    say(
      en: HelpText(
        "Change an exercise of your own",
        [
          #"gymlog exercise edit stair carry --name "Stair Walk""#: "its name, in past workouts too",
          "gymlog exercise edit stair carry --muscle quads": "the muscle that it is for",
          "gymlog exercise edit stair carry --also none": "no others",
        ],
        "What isn't given stays. The bundled exercises stay as they are; gymlog says how to create your own from one."
      ),
      es: HelpText(
        "Cambia un ejercicio propio",
        [
          "gymlog exercise edit caminata con barra --name Paseo": "el nombre, también en lo ya hecho",
          "gymlog exercise edit caminata con barra --muscle glúteos": "el músculo que trabaja",
          "gymlog exercise edit caminata con barra --also ninguno": "ninguno más",
        ],
        "Lo que no digas se queda como está. Los que vienen con gymlog no se cambian, pero te dice cómo crear el tuyo."
      ),
      ca: HelpText(
        "Canvia un exercici propi",
        [
          "gymlog exercise edit passeig amb barra --name Passeig":
            "el nom, també en el que ja has fet",
          "gymlog exercise edit passeig amb barra --muscle glutis": "el múscul que treballa",
          "gymlog exercise edit passeig amb barra --also cap": "cap altre",
        ],
        "El que no diguis es queda com està. Els que venen amb gymlog no es canvien, però et diu com crear el teu."
      ))
  }

  /// The page of `exercise delete`.
  package var exerciseDeleteHelp: HelpText {
    say(
      en: HelpText(
        "Delete an exercise of your own",
        [
          "gymlog exercise delete stair carry": "says where it is used, and asks",
          "gymlog exercise delete stair carry --yes": "without asking",
        ],
        "Past workouts keep its name and its sets. gymlog undo brings it back."),
      es: HelpText(
        "Borra un ejercicio propio",
        [
          "gymlog exercise delete caminata con barra": "dice dónde está y pregunta",
          "gymlog exercise delete caminata con barra --yes": "sin preguntar",
        ],
        "Los entrenamientos hechos conservan el nombre y las series. gymlog undo lo recupera."),
      ca: HelpText(
        "Esborra un exercici propi",
        [
          "gymlog exercise delete passeig amb barra": "diu on és i pregunta",
          "gymlog exercise delete passeig amb barra --yes": "sense preguntar",
        ],
        "Els entrenaments fets en conserven el nom i les sèries. gymlog undo el recupera."))
  }

  /// The page of `exercise alias`.
  package var exerciseAliasHelp: HelpText {
    say(
      en: HelpText(
        "Give an exercise a short name of your own",
        [
          "gymlog exercise alias bss bulgarian split squat": "from now on: gymlog log bss 8@20kg",
          "gymlog exercise alias": "those that you have given",
          "gymlog exercise alias bss --remove": "take it off",
        ],
        "The first word is the alias; quote it if it has several. It goes before every name, and can't be an exercise's own name. --force takes it from the exercise that has it."
      ),
      es: HelpText(
        "Pon un nombre corto a un ejercicio",
        [
          "gymlog exercise alias sb sentadilla búlgara": "desde ahora: gymlog log sb 8@20kg",
          "gymlog exercise alias": "los que has puesto", "gymlog exercise alias sb --remove": "quítalo",
        ],
        "La primera palabra es el alias; entre comillas si son varias. Pasa delante de cualquier nombre, y no puede ser el de un ejercicio. "
          + "--force se lo quita al ejercicio que lo tenga."),
      ca: HelpText(
        "Posa un nom curt a un exercici",
        [
          "gymlog exercise alias eb esquat búlgar": "a partir d'ara: gymlog log eb 8@20kg",
          "gymlog exercise alias": "els que has posat", "gymlog exercise alias eb --remove": "treu-lo",
        ],
        "La primera paraula és l'àlies; entre cometes si en són unes quantes. Passa davant de qualsevol nom, i no pot ser el d'un exercici. "
          + "--force el pren a l'exercici que el tingui."))
  }
}
