extension Spanish {
  package var overviewHelp: HelpText {
    HelpText(
      "tu diario de entrenamiento de fuerza en la terminal",
      [
        #"gymlog start --name "Pierna""#: "empieza un entrenamiento",
        "gymlog log sentadilla 10@40kgw 3x8@100kg": "calentamiento y tres efectivas",
        "gymlog 8@102.5": "otra serie del mismo ejercicio",
        "gymlog": "por dónde vas y qué toca ahora",
        "gymlog finish": "termina el entrenamiento",
      ],
      "Una serie es repeticiones@peso. Cómo se escriben las series: gymlog help log",
      "Todo se guarda en archivos de texto tuyos, un documento JSON por serie.")
  }
}
