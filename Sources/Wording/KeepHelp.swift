import Training

extension Words {
  /// The page of `delete`.
  package var deleteHelp: HelpText {
    say(
      en: HelpText(
        "Delete a workout",
        [
          "gymlog delete last --yes": "the last one", "gymlog delete 2026-11-20 --yes": "the one of that day",
        ],
        "gymlog undo brings it back."),
      es: HelpText(
        "Borra un entrenamiento",
        ["gymlog delete last --yes": "el último", "gymlog delete 2026-11-20 --yes": "el de ese día"],
        "gymlog undo lo recupera."),
      ca: HelpText(
        "Esborra un entrenament",
        ["gymlog delete last --yes": "l'últim", "gymlog delete 2026-11-20 --yes": "el d'aquell dia"],
        "gymlog undo el recupera."))
  }

  /// The page of `exercises`.
  package var exercisesHelp: HelpText {
    say(
      en: HelpText(
        "List and search exercises",
        [
          "gymlog exercises": "all of them", "gymlog exercises squat": "by name",
          "gymlog exercises --muscle glutes --equipment barbell": "by what they train, and with what",
        ],
        "A name is found whatever its accents and the order of its words, in English, Spanish and Catalan, and with one typo. Muscles, parts of the body and equipment are understood in the three languages, too.",
        "Without anything to search for, a terminal shows the first 40, and a pipe gets them all."),
      es: HelpText(
        "Lista y busca ejercicios",
        [
          "gymlog exercises": "todos", "gymlog exercises sentadilla": "por el nombre",
          "gymlog exercises --muscle glúteos --equipment barra": "por lo que trabajan y con qué",
        ],
        "Los nombres se encuentran sin acentos, con las palabras en cualquier orden, en español, catalán e inglés, y con una errata. Músculos, partes del cuerpo y material también se entienden en los tres idiomas.",
        "Si no buscas nada, una terminal muestra los 40 primeros y una tubería los recibe todos."),
      ca: HelpText(
        "Llista i cerca exercicis",
        [
          "gymlog exercises": "tots", "gymlog exercises esquat": "pel nom",
          "gymlog exercises --muscle glutis --equipment barra": "pel que treballen i amb què",
        ],
        "Els noms es troben sense accents, amb les paraules en qualsevol ordre, en català, castellà i anglès, i amb una errada. Músculs, parts del cos i material també s'entenen en les tres llengües.",
        "Si no cerques res, un terminal mostra els 40 primers i una canonada els rep tots."))
  }

  /// The page of `exercise show`.
  package var exerciseShowHelp: HelpText {
    say(
      en: HelpText(
        "Show an exercise: muscles, how to do it, last time",
        [
          "gymlog exercise show": "the one in hand", "gymlog exercise show deadlift": "by name",
          "gymlog exercise show id:32": "by id",
        ],
        "Where there is colour, the muscles are drawn on a body from the front and from the back."),
      es: HelpText(
        "Muestra un ejercicio: músculos, cómo se hace, última vez",
        [
          "gymlog exercise show": "el ejercicio en el que estás",
          "gymlog exercise show peso muerto": "por el nombre",
          "gymlog exercise show id:32": "por el id",
        ],
        "Donde hay color, los músculos se ven dibujados en un cuerpo de frente y de espaldas."),
      ca: HelpText(
        "Mostra un exercici: músculs, com es fa, última vegada",
        [
          "gymlog exercise show": "l'exercici en què estàs", "gymlog exercise show pes mort": "pel nom",
          "gymlog exercise show id:32": "per l'id",
        ],
        "On hi ha color, els músculs es veuen dibuixats en un cos de cara i d'esquena."))
  }

  /// The page of `share`.
  package var shareHelp: HelpText {
    say(
      en: HelpText(
        "Write a workout as a text to send to somebody",
        [
          "gymlog share": "the open one, else the last",
          "gymlog share 2026-11-20 -o leg-day.txt": "into a file",
          "gymlog --lang ca share": "in Catalan",
        ],
        "Only sets that are done are in it."),
      es: HelpText(
        "Escribe un entrenamiento como texto para enviarlo",
        [
          "gymlog share": "el abierto, o si no el último",
          "gymlog share 2026-11-20 -o pierna.txt": "en un archivo",
          "gymlog --lang en share": "en inglés",
        ],
        "Solo salen las series hechas."),
      ca: HelpText(
        "Escriu un entrenament com a text per enviar-lo",
        [
          "gymlog share": "l'obert, o si no l'últim", "gymlog share 2026-11-20 -o cames.txt": "en un fitxer",
          "gymlog --lang en share": "en anglès",
        ],
        "Només hi surten les sèries fetes."))
  }

  /// The page of `undo`.
  package var undoHelp: HelpText {
    say(
      en: HelpText(
        "Take back the last change",
        ["gymlog undo": "whatever the command was", "gymlog u": "the same, shorter"],
        "Once more takes back the change before. A change that somebody else has built on since is not taken back."
      ),
      es: HelpText(
        "Deshaz el último cambio",
        ["gymlog undo": "sea cual sea el comando", "gymlog u": "lo mismo, más corto"],
        "Si lo repites, deshace el cambio anterior. Lo que otros hayan vuelto a cambiar desde entonces no se deshace."
      ),
      ca: HelpText(
        "Desfés l'últim canvi",
        ["gymlog undo": "sigui quina sigui l'ordre", "gymlog u": "el mateix, més curt"],
        "Si ho repeteixes, desfà el canvi anterior. El que altres hagin tornat a canviar des de llavors no es desfà."
      ))
  }

  /// The page of `config`.
  package var configHelp: HelpText {
    say(
      en: HelpText(
        "Show settings and where they come from, or change one",
        [
          "gymlog config": "all of them", "gymlog config unit lb": "loads without a unit are pounds",
          "gymlog config language ca": "gymlog speaks Catalan",
          "gymlog config language --unset": "it speaks as the system does",
        ]),
      es: HelpText(
        "Muestra los ajustes y de dónde salen, o cambia uno",
        [
          "gymlog config": "todos", "gymlog config unit lb": "los pesos sin unidad son libras",
          "gymlog config language es": "gymlog te habla en español",
          "gymlog config language --unset": "te habla como el sistema",
        ]),
      ca: HelpText(
        "Mostra els ajustos i d'on surten, o canvia'n un",
        [
          "gymlog config": "tots", "gymlog config unit lb": "els pesos sense unitat són lliures",
          "gymlog config language ca": "gymlog et parla en català",
          "gymlog config language --unset": "et parla com el sistema",
        ]))
  }

  /// The page of `demo`.
  package var demoHelp: HelpText {
    say(
      en: HelpText(
        "A made-up year of training, and a tour",
        [
          "gymlog demo": "in a scratch logbook",
          "gymlog demo --years 10": "ten years of it",
          "gymlog demo --data ./demo": "in a folder that is new or empty",
        ],
        "The tour logs a workout in the scratch logbook and shares it as a text. Your own logbook isn't touched."
      ),
      es: HelpText(
        "Un año de entrenamientos inventados, y una visita guiada",
        [
          "gymlog demo": "en un diario de prueba",
          "gymlog demo --years 10": "diez años",
          "gymlog demo --data ./demo": "en una carpeta nueva o vacía",
        ],
        "La visita apunta un entrenamiento en el diario de prueba y lo comparte como texto. Tu diario no se toca."
      ),
      ca: HelpText(
        "Un any d'entrenaments inventats, i una visita guiada",
        [
          "gymlog demo": "en un diari de prova",
          "gymlog demo --years 10": "deu anys",
          "gymlog demo --data ./demo": "en una carpeta nova o buida",
        ],
        "La visita apunta un entrenament al diari de prova i el comparteix com a text. El teu diari no es toca."
      ))
  }

  /// The page of `help`.
  package var helpHelp: HelpText {
    say(
      en: HelpText(
        "Show help", ["gymlog help": "all commands", "gymlog help log": "one command, with examples"]),
      es: HelpText(
        "Muestra la ayuda",
        ["gymlog help": "todos los comandos", "gymlog help log": "un comando, con ejemplos"]),
      ca: HelpText(
        "Mostra l'ajuda", ["gymlog help": "totes les ordres", "gymlog help log": "una ordre, amb exemples"]))
  }

  /// The page of `version`.
  package var versionHelp: HelpText {
    say(
      en: HelpText("Show the version", ["gymlog version": "of the program and of the file format"]),
      es: HelpText("Muestra la versión", ["gymlog version": "del programa y del formato de los archivos"]),
      ca: HelpText("Mostra la versió", ["gymlog version": "del programa i del format dels fitxers"]))
  }
}
