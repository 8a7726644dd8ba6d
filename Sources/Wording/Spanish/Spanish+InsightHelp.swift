extension Spanish {
  package var recordsHelp: HelpText {
    HelpText(
      "Muestra tus récords personales",
      [
        "gymlog records press de banca": "de un ejercicio, con el mejor peso de 1 a 12 repeticiones",
        "gymlog records": "del ejercicio en curso; si no hay, los últimos de todos",
        "gymlog records --all": "de todos, aunque haya un ejercicio en curso",
        "gymlog records --since 2026-09-01": "los que has batido desde ese día",
      ],
      "Hay récords de: peso máximo, más repeticiones con un peso, 1RM estimado, volumen de una serie y de un entrenamiento, más "
        + "repeticiones sin peso, más tiempo (en series sin distancia), distancia máxima y mejor tiempo en una distancia.",
      "Los calentamientos nunca cuentan, empatar no es récord, y menos ayuda es mejor. La primera vez es el punto de partida, no "
        + "un récord. Las repeticiones con un peso cuentan también para pesos menores. Un 1RM estimado con más de 10 "
        + "repeticiones es aproximado y lleva ~; nunca le quita el récord a una serie con más peso. Todo se calcula cada vez "
        + "con tus series: lo que quitas o corriges no deja ningún récord.")
  }

  package var statsHelp: HelpText {
    HelpText(
      "Muestra lo que suma tu entrenamiento",
      [
        "gymlog stats --since 2026-09-01": "todo desde ese día, con ejercicios y músculos",
        "gymlog stats --by month": "una línea por mes; también week (desde el lunes) y year",
        "gymlog stats sentadilla completa --by year": "de un solo ejercicio",
        "gymlog stats --tag gym": "de entrenamientos con una etiqueta",
      ],
      "Las series son todas las hechas; repeticiones, pesos y volumen van sin calentamientos. El volumen, como el total de un peso, "
        + "es peso × repeticiones; un par de mancuernas cuenta doble, o una vez con gymlog config dumbbells one.",
      "Donde mueves tu cuerpo cuenta su peso de ese día, el de gymlog body; sin él, solo el peso añadido. Los músculos "
        + "cuentan las series y el volumen de los ejercicios en que son principales, y la mitad de los demás."
    )
  }
}
