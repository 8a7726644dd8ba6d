extension Spanish {
  package var oneRepMaxHelp: HelpText {
    HelpText(
      "Estima el 1RM a partir de una serie",
      [
        "gymlog 1rm 5@100kg": "con siete fórmulas, y los pesos para 1 a 20 repeticiones",
        "gymlog 1rm 3@100kg rpe8": "las repeticiones en reserva cuentan",
        "gymlog 1rm dominada 8@+20kg": "de un ejercicio que mueve el cuerpo",
        "gymlog 1rm 5@100kg --formula wathan": "otra fórmula primero",
      ],
      "La fórmula es la de Epley si no eliges otra para siempre: gymlog config formula brzycki. Una sola repetición es lo "
        + "que has levantado, con todas.",
      "Los pesos se redondean a décimas, no a tus discos; --json y --csv los dan con milésimas. De un par de "
        + "mancuernas es el peso de una.",
      "Con más de 10 repeticiones, contando las que quedan en reserva, la estimación es aproximada y lleva ~.",
      "Con el cuerpo, lo que se mueve es tu peso corporal, o la parte que mueve el ejercicio, más el lastre y menos la "
        + "asistencia. gymlog body 80kg lo apunta.")
  }
}
