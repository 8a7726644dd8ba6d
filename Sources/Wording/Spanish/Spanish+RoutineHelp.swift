extension Spanish {
  package var routinesHelp: HelpText {
    HelpText(
      "Lista las rutinas, las tuyas y las incluidas",
      [
        "gymlog routines": "todas", "gymlog routines empuje": "por nombre",
        "gymlog routines --tag gimnasio": "con una etiqueta",
      ],
      "La que toca está marcada: de tus rutinas que comparten la primera etiqueta con la última que hiciste, "
        + "la que viene detrás. Sin etiquetas, todas las tuyas se turnan.")
  }

  package var routineShowHelp: HelpText {
    HelpText(
      "Muestra una rutina con sus ejercicios y series",
      [
        "gymlog routine show empuje a": "por nombre, o parte de él",
        "gymlog routine show empuje a --text": "como texto para editar, o para gymlog routine new",
      ])
  }

  package var routineNewHelp: HelpText {
    HelpText(
      "Crea una rutina nueva",
      [
        "gymlog routine new empuje press de banca 10@40w 3x8@80kg, dip 3x10": "con sus ejercicios",
        "gymlog routine new empuje a, press de banca 3x8-12, dip 3x10":
          "una coma acaba el nombre",
        "gymlog routine new piernas --from last": "con lo que hiciste en un entrenamiento",
        "gymlog routine new piernas -": "a partir de un texto por la entrada estándar",
      ],
      "Las series se escriben como en gymlog add. Un texto se escribe como lo da gymlog routine show --text.")
  }

  package var routineEditHelp: HelpText {
    HelpText(
      "Cambia una rutina como texto en tu editor",
      [
        "gymlog routine edit empuje a": "en el editor de VISUAL o EDITOR",
        "gymlog routine edit empuje a -": "el texto viene por la entrada estándar",
      ],
      "Cada línea es un ejercicio con sus series. Un texto que no se entiende no cambia nada y se guarda: el "
        + "error dice dónde.",
      "Para un solo cambio no hace falta editor: add, edit, swap, move, remove, note y tag aceptan --routine."
    )
  }

  package var routineCopyHelp: HelpText {
    HelpText(
      "Copia una rutina con otro nombre",
      [
        "gymlog routine copy empuje a, empuje b": "una coma entre los nombres",
        #"gymlog routine copy "Empuje A" "Empuje B""#: "o los dos entre comillas",
      ],
      "Una rutina incluida se puede copiar sin otro nombre; la copia es tuya, y desde entonces va primero.")
  }

  package var routineRenameHelp: HelpText {
    HelpText(
      "Cambia el nombre de una rutina",
      [
        "gymlog routine rename empuje a, empuje lunes": "una coma entre los nombres",
        #"gymlog routine rename "Empuje A" "Empuje B""#: "o los dos entre comillas",
      ])
  }

  package var routineDeleteHelp: HelpText {
    HelpText(
      "Borra una rutina",
      ["gymlog routine delete empuje a --yes": "sin preguntar"],
      "Los entrenamientos que empezaron con ella se quedan. gymlog undo la recupera.")
  }
}
