import Wording

extension Words {
  /// A heading on a page of help.
  func label(_ label: HelpLabel) -> String {
    switch label {
    case .usage: say(en: "Usage", es: "Uso", ca: "Ús")
    case .examples: say(en: "Examples", es: "Ejemplos", ca: "Exemples")
    case .parameters: say(en: "Arguments", es: "Argumentos", ca: "Arguments")
    case .options: say(en: "Options", es: "Opciones", ca: "Opcions")
    case .commands: say(en: "Commands", es: "Comandos", ca: "Ordres")
    case .globalOptions:
      say(en: "Global options", es: "Opciones globales", ca: "Opcions globals")
    case .aliases: say(en: "Aliases", es: "Alias", ca: "Àlies")
    case .manual: say(en: "gymlog manual", es: "Manual de gymlog", ca: "Manual de gymlog")
    case .seeAlso: say(en: "See also", es: "Véase también", ca: "Consulta també")
    }
  }

  /// The title of a group of commands in the overview.
  func section(_ section: HelpSection) -> String {
    switch section {
    case .train: say(en: "Train", es: "Entrenar", ca: "Entrenar")
    case .review: say(en: "Review", es: "Consultar", ca: "Consultar")
    case .manage: say(en: "Manage", es: "Organizar", ca: "Organitzar")
    case .activities:
      say(en: "Runs, rides, walks", es: "Correr, pedalear, andar", ca: "Córrer, pedalar, caminar")
    case .data: say(en: "Share, undo", es: "Compartir, deshacer", ca: "Compartir, desfer")
    case .tools: say(en: "Tools", es: "Herramientas", ca: "Eines")
    }
  }

  /// The placeholder for a value: `EXERCISE`.
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: say(en: "EXERCISE", es: "EJERCICIO", ca: "EXERCICI")
    case .set: say(en: "SET", es: "SERIE", ca: "SÈRIE")
    case .ref: "REF"
    case .change: say(en: "CHANGE", es: "CAMBIO", ca: "CANVI")
    case .time: say(en: "TIME", es: "HORA", ca: "HORA")
    case .duration: say(en: "DURATION", es: "DURACIÓN", ca: "DURADA")
    case .workout: say(en: "WORKOUT", es: "ENTRENAMIENTO", ca: "ENTRENAMENT")
    case .text: say(en: "TEXT", es: "TEXTO", ca: "TEXT")
    case .name: say(en: "NAME", es: "NOMBRE", ca: "NOM")
    case .tag: say(en: "TAG", es: "ETIQUETA", ca: "ETIQUETA")
    case .format: say(en: "FORMAT", es: "FORMATO", ca: "FORMAT")
    case .file: say(en: "FILE", es: "ARCHIVO", ca: "FITXER")
    case .directory: say(en: "DIR", es: "CARPETA", ca: "CARPETA")
    case .unit: say(en: "UNIT", es: "UNIDAD", ca: "UNITAT")
    case .language: say(en: "LANGUAGE", es: "IDIOMA", ca: "IDIOMA")
    case .muscle: say(en: "MUSCLE", es: "MÚSCULO", ca: "MÚSCUL")
    case .bodyPart: say(en: "BODYPART", es: "PARTE", ca: "PART")
    case .equipment: say(en: "EQUIPMENT", es: "MATERIAL", ca: "MATERIAL")
    case .countMode: say(en: "COUNT", es: "MODO", ca: "MODE")
    case .number: say(en: "NUMBER", es: "NÚMERO", ca: "NOMBRE")
    case .date: say(en: "DATE", es: "FECHA", ca: "DATA")
    case .when: say(en: "WHEN", es: "CUÁNDO", ca: "QUAN")
    case .command: say(en: "COMMAND", es: "COMANDO", ca: "ORDRE")
    case .setting: say(en: "SETTING", es: "AJUSTE", ca: "PARÀMETRE")
    case .value: say(en: "VALUE", es: "VALOR", ca: "VALOR")
    case .span: say(en: "SPAN", es: "PERIODO", ca: "PERÍODE")
    case .position: say(en: "POSITION", es: "POSICIÓN", ca: "POSICIÓ")
    case .alias: say(en: "ALIAS", es: "ALIAS", ca: "ÀLIES")
    case .sides: say(en: "SIDES", es: "LADOS", ca: "COSTATS")
    case .percent: say(en: "PERCENT", es: "PORCENTAJE", ca: "PERCENTATGE")
    case .routine: say(en: "ROUTINE", es: "RUTINA", ca: "RUTINA")
    case .growth: say(en: "PROGRESSION", es: "PROGRESIÓN", ca: "PROGRESSIÓ")
    case .formula: say(en: "FORMULA", es: "FÓRMULA", ca: "FÓRMULA")
    case .weight: say(en: "WEIGHT", es: "PESO", ca: "PES")
    case .period: say(en: "PERIOD", es: "PERIODO", ca: "PERÍODE")
    case .year: say(en: "YEAR", es: "AÑO", ca: "ANY")
    case .metric: say(en: "METRIC", es: "MEDIDA", ca: "MESURA")
    case .side: "A"
    case .otherSide: "B"
    case .otherWorkout: say(en: "OTHER", es: "OTRO", ca: "ALTRE")
    case .shell: "SHELL"
    case .program: say(en: "PROGRAM", es: "PROGRAMA", ca: "PROGRAMA")
    case .zone: say(en: "ZONE", es: "ZONA", ca: "ZONA")
    case .version: say(en: "VERSION", es: "VERSIÓN", ca: "VERSIÓ")
    case .activity: say(en: "ACTIVITY", es: "ACTIVIDAD", ca: "ACTIVITAT")
    case .sport: say(en: "SPORT", es: "DEPORTE", ca: "ESPORT")
    case .distance: say(en: "DISTANCE", es: "DISTANCIA", ca: "DISTÀNCIA")
    case .order: say(en: "ORDER", es: "ORDEN", ca: "ORDRE")
    }
  }

  /// One line on what can stand for the placeholder of an argument; empty for those that only options have, which say it in their help.
  func meaning(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise:
      say(
        en: "its name, part of its name, or id:32",
        es: "su nombre, una parte o id:32",
        ca: "el seu nom, una part o id:32")
    case .set:
      say(
        en: "reps@load: 8@100kg, 3x8@100kg, 60s",
        es: "repeticiones@peso: 8@100kg, 3x8@100kg, 60s",
        ca: "repeticions@pes: 8@100kg, 3x8@100kg, 60s")
    case .ref:
      say(
        en: "bench.2 is a set, .2 a set of the current exercise, bench an exercise",
        es: "banca.2 es una serie, .2 una del ejercicio actual, banca un ejercicio",
        ca: "banca.2 és una sèrie, .2 una de l'exercici actual, banca un exercici")
    case .change:
      say(
        en: "what to change: 9, @105, 9@105, rpe8, +2.5",
        es: "qué cambiar: 9, @105, 9@105, rpe8, +2.5",
        ca: "què canviar: 9, @105, 9@105, rpe8, +2.5")
    case .duration: "90s, 45min, 1h10"
    case .workout:
      say(
        en: "last, last-1, today, sat, 20 Nov, a name, or the start of an id",
        es: "último, último-1, hoy, sáb, 20 nov, un nombre o el principio de un id",
        ca: "últim, últim-1, avui, ds, 20 nov, un nom o el principi d'un id")
    case .text:
      say(
        en: "any text; quote it if it has characters like ' or ?",
        es: "cualquier texto; entre comillas si lleva signos como ' o ?",
        ca: "qualsevol text; entre cometes si té signes com ' o ?")
    case .name:
      say(
        en: "any name; quote it if it has spaces",
        es: "cualquier nombre; entre comillas si tiene espacios",
        ca: "qualsevol nom; entre cometes si té espais")
    case .tag: say(en: "one word", es: "una sola palabra", ca: "una sola paraula")
    case .format: "json, csv, markdown, text, strong, hevy"
    case .file:
      say(
        en: "a path; - is standard input or output",
        es: "una ruta; - es la entrada o la salida estándar",
        ca: "un camí; - és l'entrada o la sortida estàndard")
    case .number: say(en: "a whole number", es: "un número entero", ca: "un nombre enter")
    case .command: say(en: "a command", es: "el nombre de un comando", ca: "el nom d'una ordre")
    case .setting:
      say(
        en: "the setting to show or change",
        es: "qué ajuste mostrar o cambiar",
        ca: "quin paràmetre mostrar o canviar")
    case .value:
      say(en: "its new value", es: "el nuevo valor", ca: "el nou valor")
    case .position:
      say(
        en: "its new position: 1 is the first; or first, last, up or down",
        es: "su nueva posición: 1 es la primera; o primero, último, arriba o abajo",
        ca: "la seva nova posició: 1 és la primera; o primer, últim, amunt o avall")
    case .alias:
      say(
        en: "a short name; quote it if it has spaces",
        es: "un nombre corto; entre comillas si tiene espacios",
        ca: "un nom curt; entre cometes si té espais")
    case .routine:
      say(
        en: "its name, part of its name, or the start of its id",
        es: "su nombre, una parte o el principio de su id",
        ca: "el seu nom, una part o el principi del seu id")
    case .growth:
      say(
        en: "+2.5kg, or + for the next load; then -15% and 3x",
        es: "+2.5kg, o + para el peso siguiente; luego -15% y 3x",
        ca: "+2.5kg, o + per al pes següent; després -15% i 3x")
    case .weight: say(en: "81.5, 81.5kg, 180lb", es: "80, 81,5kg, 180lb", ca: "80, 81,5kg, 180lb")
    case .period:
      say(
        en: "a year or a month: 2026, 2026-11",
        es: "un año o un mes: 2026, 2026-11",
        ca: "un any o un mes: 2026, 2026-11")
    case .year: say(en: "a year: 2026", es: "un año: 2026", ca: "un any: 2026")
    case .side:
      say(
        en: "a workout, a week, a month or a year: last, last week, 2026-11",
        es: "un entrenamiento, una semana, un mes o un año: last, la semana pasada, 2026-11",
        ca: "un entrenament, una setmana, un mes o un any: last, la setmana passada, 2026-11")
    case .shell: say(en: "bash, zsh or fish", es: "bash, zsh o fish", ca: "bash, zsh o fish")
    case .activity:
      say(
        en: "last, last-1, today, sat, 20 Nov, its name, or the start of its id",
        es: "último, último-1, hoy, sáb, 20 nov, su nombre o el principio de su id",
        ca: "últim, últim-1, avui, ds, 20 nov, el seu nom o el principi del seu id")
    case .sport:
      say(
        en: "run, ride, walk, hike, swim, row, ski or other",
        es: "correr, bici, andar, senderismo, nadar, remo, esquí u otro",
        ca: "córrer, bici, caminar, senderisme, nedar, rem, esquí o altres")
    case .distance: "5km, 400m, 3mi"
    case .otherSide: say(en: "what to compare it with", es: "con qué compararlo", ca: "amb què comparar-ho")
    case .otherWorkout:
      say(
        en: "the workout to add to it", es: "el entrenamiento que se le añade",
        ca: "l'entrenament que s'hi afegeix")
    default: ""
    }
  }
}
