extension Spanish {
  package var deleteHelp: HelpText {
    HelpText(
      "Borra un entrenamiento",
      ["gymlog delete last --yes": "el último", "gymlog delete 2026-11-20 --yes": "el de ese día"],
      "gymlog undo lo recupera.")
  }

  package var exercisesHelp: HelpText {
    HelpText(
      "Lista y busca ejercicios",
      [
        "gymlog exercises": "todos", "gymlog exercises sentadilla": "por el nombre",
        "gymlog exercises --muscle glúteos --equipment barra": "por lo que trabajan y con qué",
      ],
      "Los nombres se encuentran sin acentos, con las palabras en cualquier orden, en español, catalán e inglés, y con una errata. Músculos, partes del cuerpo y material también se entienden en los tres idiomas.",
      "Si no buscas nada, una terminal muestra los 40 primeros y una tubería los recibe todos.")
  }

  package var exerciseShowHelp: HelpText {
    HelpText(
      "Muestra un ejercicio: músculos, cómo se hace, última vez",
      [
        "gymlog exercise show": "el ejercicio en el que estás",
        "gymlog exercise show peso muerto": "por el nombre",
        "gymlog exercise show id:32": "por el id",
      ],
      "Donde hay color, los músculos se ven dibujados en un cuerpo de frente y de espaldas.")
  }

  package var shareHelp: HelpText {
    HelpText(
      "Escribe un entrenamiento como texto para enviarlo",
      [
        "gymlog share": "el abierto, o si no el último",
        "gymlog share 2026-11-20 -o pierna.txt": "en un archivo",
        "gymlog --lang en share": "en inglés",
      ],
      "Solo salen las series hechas.")
  }

  package var undoHelp: HelpText {
    HelpText(
      "Deshaz el último cambio",
      ["gymlog undo": "sea cual sea el comando", "gymlog u": "lo mismo, más corto"],
      "Si lo repites, deshace el cambio anterior. Lo que otros hayan vuelto a cambiar desde entonces no se deshace."
    )
  }

  package var configHelp: HelpText {
    HelpText(
      "Muestra los ajustes y de dónde salen, o cambia uno",
      [
        "gymlog config": "todos", "gymlog config unit lb": "los pesos sin unidad son libras",
        "gymlog config language es": "gymlog te habla en español",
        "gymlog config language --unset": "te habla como el sistema",
      ])
  }

  package var demoHelp: HelpText {
    HelpText(
      "Un año de entrenamientos inventados, y una visita guiada",
      [
        "gymlog demo": "en un diario de prueba",
        "gymlog demo --years 10": "diez años",
        "gymlog demo --data ./demo": "en una carpeta nueva o vacía",
      ],
      "La visita apunta un entrenamiento en el diario de prueba y lo comparte como texto. Tu diario no se toca."
    )
  }

  package var helpHelp: HelpText {
    HelpText(
      "Muestra la ayuda",
      ["gymlog help": "todos los comandos", "gymlog help log": "un comando, con ejemplos"])
  }

  package var versionHelp: HelpText {
    HelpText("Muestra la versión", ["gymlog version": "del programa y del formato de los archivos"])
  }
}
