extension Catalan {
  package var recordsHelp: HelpText {
    HelpText(
      "Mostra els teus rècords personals",
      [
        "gymlog records press de banca": "d'un exercici, amb el millor pes d'1 a 12 repeticions",
        "gymlog records": "de l'exercici en curs; si no n'hi ha, els últims de tots",
        "gymlog records --all": "de tots, encara que hi hagi un exercici en curs",
        "gymlog records --since 2026-09-01": "els que has batut des d'aquell dia",
      ],
      "Hi ha rècords de: pes màxim, més repeticions amb un pes, 1RM estimat, volum d'una sèrie i d'un entrenament, més "
        + "repeticions sense pes, més temps (en sèries sense distància), distància màxima i millor temps en una distància.",
      "Els escalfaments no compten mai, empatar no és rècord, i menys ajuda és millor. La primera vegada és el punt de partida, "
        + "no un rècord. Les repeticions amb un pes compten també per a pesos menors. Un 1RM estimat amb més de 10 repeticions "
        + "és aproximat i porta ~; no pren mai el rècord a una sèrie amb més pes. Tot es calcula cada vegada amb les teves "
        + "sèries: el que treus o corregeixes no deixa cap rècord.")
  }

  package var statsHelp: HelpText {
    HelpText(
      "Mostra què suma el teu entrenament",
      [
        "gymlog stats --since 2026-09-01": "tot des d'aquell dia, amb exercicis i músculs",
        "gymlog stats --by month": "una línia per mes; també week (des de dilluns) i year",
        "gymlog stats esquat complet --by year": "d'un sol exercici",
        "gymlog stats --tag gym": "d'entrenaments amb una etiqueta",
      ],
      "Les sèries són totes les fetes; repeticions, pesos i volum van sense escalfaments. El volum, com el total d'un pes, "
        + "és pes × repeticions; un parell de manuelles compta doble, o una vegada amb gymlog config dumbbells one.",
      "On mous el teu cos compta el seu pes d'aquell dia, el de gymlog body; sense, només el pes afegit. Els músculs compten les "
        + "sèries i el volum dels exercicis en què són principals, i la meitat dels altres.")
  }
}
