extension Spanish {
  package var statusHelp: HelpText {
    HelpText(
      "Muestra por dónde vas y qué toca ahora",
      [
        "gymlog": "lo mismo, en una palabra",
        "gymlog status --short": "una línea, para el prompt o una barra",
      ],
      "--short no escribe nada si no hay ningún entrenamiento abierto.")
  }

  package var listHelp: HelpText {
    HelpText(
      "Lista tus entrenamientos, los más recientes primero",
      [
        "gymlog list": "por meses, con tiempo, series y volumen",
        "gymlog list --limit 10": "los diez últimos",
        "gymlog list --since 2026-09-01": "desde ese día",
      ],
      "En una terminal son los 20 últimos; con --limit, --since y --until pides otros. En una tubería son todos.",
      "El volumen es peso × repeticiones de las series hechas, sin calentamientos; un par de mancuernas "
        + "cuenta doble."
    )
  }

  package var showHelp: HelpText {
    HelpText(
      "Muestra un entrenamiento con todas sus series",
      [
        "gymlog show": "el que está abierto, o si no el último", "gymlog show last-1": "el penúltimo",
        "gymlog show 2026-11-20": "el de ese día",
      ])
  }
}
