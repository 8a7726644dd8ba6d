extension Catalan {
  package var deleteHelp: HelpText {
    HelpText(
      "Esborra un entrenament",
      ["gymlog delete last --yes": "l'últim", "gymlog delete 2026-11-20 --yes": "el d'aquell dia"],
      "gymlog undo el recupera.")
  }

  package var exercisesHelp: HelpText {
    HelpText(
      "Llista i cerca exercicis",
      [
        "gymlog exercises": "tots", "gymlog exercises esquat": "pel nom",
        "gymlog exercises --muscle glutis --equipment barra": "pel que treballen i amb què",
      ],
      "Els noms es troben sense accents, amb les paraules en qualsevol ordre, en català, castellà i anglès, i amb una errada. Músculs, parts del cos i material també s'entenen en les tres llengües.",
      "Si no cerques res, un terminal mostra els 40 primers i una canonada els rep tots.")
  }

  package var exerciseShowHelp: HelpText {
    HelpText(
      "Mostra un exercici: músculs, com es fa, última vegada",
      [
        "gymlog exercise show": "l'exercici en què estàs", "gymlog exercise show pes mort": "pel nom",
        "gymlog exercise show id:32": "per l'id",
      ],
      "On hi ha color, els músculs es veuen dibuixats en un cos de cara i d'esquena.")
  }

  package var shareHelp: HelpText {
    HelpText(
      "Escriu un entrenament com a text per enviar-lo",
      [
        "gymlog share": "l'obert, o si no l'últim", "gymlog share 2026-11-20 -o cames.txt": "en un fitxer",
        "gymlog --lang en share": "en anglès",
      ],
      "Només hi surten les sèries fetes.")
  }

  package var undoHelp: HelpText {
    HelpText(
      "Desfés l'últim canvi",
      ["gymlog undo": "sigui quina sigui l'ordre", "gymlog u": "el mateix, més curt"],
      "Si ho repeteixes, desfà el canvi anterior. El que altres hagin tornat a canviar des de llavors no es desfà."
    )
  }

  package var configHelp: HelpText {
    HelpText(
      "Mostra els ajustos i d'on surten, o canvia'n un",
      [
        "gymlog config": "tots", "gymlog config unit lb": "els pesos sense unitat són lliures",
        "gymlog config language ca": "gymlog et parla en català",
        "gymlog config language --unset": "et parla com el sistema",
      ])
  }

  package var demoHelp: HelpText {
    HelpText(
      "Un any d'entrenaments inventats, i una visita guiada",
      [
        "gymlog demo": "en un diari de prova",
        "gymlog demo --years 10": "deu anys",
        "gymlog demo --data ./demo": "en una carpeta nova o buida",
      ],
      "La visita apunta un entrenament al diari de prova i el comparteix com a text. El teu diari no es toca."
    )
  }

  package var helpHelp: HelpText {
    HelpText(
      "Mostra l'ajuda", ["gymlog help": "totes les ordres", "gymlog help log": "una ordre, amb exemples"])
  }

  package var versionHelp: HelpText {
    HelpText("Mostra la versió", ["gymlog version": "del programa i del format dels fitxers"])
  }
}
