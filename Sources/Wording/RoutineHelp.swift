import Training

extension Words {
  /// The page of `routines`.
  package var routinesHelp: HelpText {
    say(
      en: HelpText(
        "List routines, your own and ready-made ones",
        [
          "gymlog routines": "all of them", "gymlog routines push": "by name",
          "gymlog routines --tag gym": "with a tag",
        ],
        "The one to do next is marked: of your own routines that share the first tag with the one you did "
          + "last, the one that comes after it. Without tags, all your own ones take turns."),
      es: HelpText(
        "Lista las rutinas, las tuyas y las incluidas",
        [
          "gymlog routines": "todas", "gymlog routines empuje": "por nombre",
          "gymlog routines --tag gimnasio": "con una etiqueta",
        ],
        "La que toca está marcada: de tus rutinas que comparten la primera etiqueta con la última que hiciste, "
          + "la que viene detrás. Sin etiquetas, todas las tuyas se turnan."),
      ca: HelpText(
        "Llista les rutines, les teves i les incloses",
        [
          "gymlog routines": "totes", "gymlog routines empenta": "pel nom",
          "gymlog routines --tag gimnàs": "amb una etiqueta",
        ],
        "La que toca està marcada: de les teves rutines que comparteixen la primera etiqueta amb l'última que "
          + "vas fer, la que ve darrere. Sense etiquetes, totes les teves fan torns."))
  }

  /// The page of `routine show`.
  package var routineShowHelp: HelpText {
    say(
      en: HelpText(
        "Show a routine with its exercises and sets",
        [
          "gymlog routine show push a": "by name, or a part of it",
          "gymlog routine show push a --text": "as a text to edit, or to give to gymlog routine new",
        ]),
      es: HelpText(
        "Muestra una rutina con sus ejercicios y series",
        [
          "gymlog routine show empuje a": "por nombre, o parte de él",
          "gymlog routine show empuje a --text": "como texto para editar, o para gymlog routine new",
        ]),
      ca: HelpText(
        "Mostra una rutina amb els exercicis i les sèries",
        [
          "gymlog routine show empenta a": "pel nom, o una part",
          "gymlog routine show empenta a --text": "com a text per editar, o per a gymlog routine new",
        ]))
  }

  /// The page of `routine new`.
  package var routineNewHelp: HelpText {
    say(
      en: HelpText(
        "Make a routine",
        [
          "gymlog routine new push bench press 10@40w 3x8@80kg, dip 3x10": "with its exercises",
          "gymlog routine new push a, bench press 3x8-12, dip 3x10": "a comma ends a name of several words",
          "gymlog routine new legs --from last": "from what you did in a workout",
          "gymlog routine new legs -": "from a text on standard input",
        ],
        "Sets are written as in gymlog add. A text is written as gymlog routine show --text gives it."),
      es: HelpText(
        "Crea una rutina nueva",
        [
          "gymlog routine new empuje press de banca 10@40w 3x8@80kg, dip 3x10": "con sus ejercicios",
          "gymlog routine new empuje a, press de banca 3x8-12, dip 3x10":
            "una coma acaba el nombre",
          "gymlog routine new piernas --from last": "con lo que hiciste en un entrenamiento",
          "gymlog routine new piernas -": "a partir de un texto por la entrada estándar",
        ],
        "Las series se escriben como en gymlog add. Un texto se escribe como lo da gymlog routine show --text."
      ),
      ca: HelpText(
        "Fes una rutina",
        [
          "gymlog routine new empenta press de banca 10@40w 3x8@80kg, dip 3x10": "amb els seus exercicis",
          "gymlog routine new empenta a, press de banca 3x8-12, dip 3x10":
            "una coma acaba el nom",
          "gymlog routine new cames --from last": "a partir del que vas fer en un entrenament",
          "gymlog routine new cames -": "a partir d'un text per l'entrada estàndard",
        ],
        "Les sèries s'escriuen com a gymlog add. Un text s'escriu com el dona gymlog routine show --text."))
  }

  /// The page of `routine edit`.
  package var routineEditHelp: HelpText {
    say(
      en: HelpText(
        "Change a routine as a text in your editor",
        [
          "gymlog routine edit push a": "in the editor of VISUAL or EDITOR",
          "gymlog routine edit push a -": "the text comes from standard input",
        ],
        "A line is an exercise with its sets. A text that can't be read changes nothing and is kept: the "
          + "error says where.",
        "Single changes need no editor: add, edit, swap, move, remove, note and tag take --routine."),
      es: HelpText(
        "Cambia una rutina como texto en tu editor",
        [
          "gymlog routine edit empuje a": "en el editor de VISUAL o EDITOR",
          "gymlog routine edit empuje a -": "el texto viene por la entrada estándar",
        ],
        "Cada línea es un ejercicio con sus series. Un texto que no se entiende no cambia nada y se guarda: el "
          + "error dice dónde.",
        "Para un solo cambio no hace falta editor: add, edit, swap, move, remove, note y tag aceptan --routine."
      ),
      ca: HelpText(
        "Canvia una rutina com a text al teu editor",
        [
          "gymlog routine edit empenta a": "a l'editor de VISUAL o EDITOR",
          "gymlog routine edit empenta a -": "el text ve per l'entrada estàndard",
        ],
        "Cada línia és un exercici amb les seves sèries. Un text que no s'entén no canvia res i es guarda: "
          + "l'error diu on.",
        "Per a un sol canvi no cal editor: add, edit, swap, move, remove, note i tag accepten --routine."))
  }

  /// The page of `routine copy`.
  package var routineCopyHelp: HelpText {
    say(
      en: HelpText(
        "Copy a routine under another name",
        [
          "gymlog routine copy push a, push b": "a comma between the names",
          #"gymlog routine copy "Push A" "Push B""#: "or both in quotes",
        ],
        "A ready-made routine can be copied without a new name; the copy is yours, and comes first from then on."
      ),
      es: HelpText(
        "Copia una rutina con otro nombre",
        [
          "gymlog routine copy empuje a, empuje b": "una coma entre los nombres",
          #"gymlog routine copy "Empuje A" "Empuje B""#: "o los dos entre comillas",
        ],
        "Una rutina incluida se puede copiar sin otro nombre; la copia es tuya, y desde entonces va primero."),
      ca: HelpText(
        "Copia una rutina amb un altre nom",
        [
          "gymlog routine copy empenta a, empenta b": "una coma entre els noms",
          #"gymlog routine copy "Empenta A" "Empenta B""#: "o tots dos entre cometes",
        ],
        "Una rutina inclosa es pot copiar sense un altre nom; la còpia és teva, i des d'aleshores va primer.")
    )
  }

  /// The page of `routine rename`.
  package var routineRenameHelp: HelpText {
    say(
      en: HelpText(
        "Give a routine another name",
        [
          "gymlog routine rename push a, push monday": "a comma between the names",
          #"gymlog routine rename "Push A" "Push B""#: "or both in quotes",
        ]),
      es: HelpText(
        "Cambia el nombre de una rutina",
        [
          "gymlog routine rename empuje a, empuje lunes": "una coma entre los nombres",
          #"gymlog routine rename "Empuje A" "Empuje B""#: "o los dos entre comillas",
        ]),
      ca: HelpText(
        "Canvia el nom d'una rutina",
        [
          "gymlog routine rename empenta a, empenta dilluns": "una coma entre els noms",
          #"gymlog routine rename "Empenta A" "Empenta B""#: "o tots dos entre cometes",
        ]))
  }

  /// The page of `routine delete`.
  package var routineDeleteHelp: HelpText {
    say(
      en: HelpText(
        "Delete a routine",
        ["gymlog routine delete push a --yes": "without a question"],
        "Workouts that were begun from it stay. gymlog undo brings it back."),
      es: HelpText(
        "Borra una rutina",
        ["gymlog routine delete empuje a --yes": "sin preguntar"],
        "Los entrenamientos que empezaron con ella se quedan. gymlog undo la recupera."),
      ca: HelpText(
        "Esborra una rutina",
        ["gymlog routine delete empenta a --yes": "sense preguntar"],
        "Els entrenaments que hi van començar es queden. gymlog undo la recupera."))
  }
}
