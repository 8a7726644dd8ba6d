extension Catalan {
  package var routinesHelp: HelpText {
    HelpText(
      "Llista les rutines, les teves i les incloses",
      [
        "gymlog routines": "totes", "gymlog routines empenta": "pel nom",
        "gymlog routines --tag gimnàs": "amb una etiqueta",
      ],
      "La que toca està marcada: de les teves rutines que comparteixen la primera etiqueta amb l'última que "
        + "vas fer, la que ve darrere. Sense etiquetes, totes les teves fan torns.")
  }

  package var routineShowHelp: HelpText {
    HelpText(
      "Mostra una rutina amb els exercicis i les sèries",
      [
        "gymlog routine show empenta a": "pel nom, o una part",
        "gymlog routine show empenta a --text": "com a text per editar, o per a gymlog routine new",
      ])
  }

  package var routineNewHelp: HelpText {
    HelpText(
      "Fes una rutina",
      [
        "gymlog routine new empenta press de banca 10@40w 3x8@80kg, dip 3x10": "amb els seus exercicis",
        "gymlog routine new empenta a, press de banca 3x8-12, dip 3x10":
          "una coma acaba el nom",
        "gymlog routine new cames --from last": "a partir del que vas fer en un entrenament",
        "gymlog routine new cames -": "a partir d'un text per l'entrada estàndard",
      ],
      "Les sèries s'escriuen com a gymlog add. Un text s'escriu com el dona gymlog routine show --text.")
  }

  package var routineEditHelp: HelpText {
    HelpText(
      "Canvia una rutina com a text al teu editor",
      [
        "gymlog routine edit empenta a": "a l'editor de VISUAL o EDITOR",
        "gymlog routine edit empenta a -": "el text ve per l'entrada estàndard",
      ],
      "Cada línia és un exercici amb les seves sèries. Un text que no s'entén no canvia res i es guarda: "
        + "l'error diu on.",
      "Per a un sol canvi no cal editor: add, edit, swap, move, remove, note i tag accepten --routine.")
  }

  package var routineCopyHelp: HelpText {
    HelpText(
      "Copia una rutina amb un altre nom",
      [
        "gymlog routine copy empenta a, empenta b": "una coma entre els noms",
        #"gymlog routine copy "Empenta A" "Empenta B""#: "o tots dos entre cometes",
      ],
      "Una rutina inclosa es pot copiar sense un altre nom; la còpia és teva, i des d'aleshores va primer.")
  }

  package var routineRenameHelp: HelpText {
    HelpText(
      "Canvia el nom d'una rutina",
      [
        "gymlog routine rename empenta a, empenta dilluns": "una coma entre els noms",
        #"gymlog routine rename "Empenta A" "Empenta B""#: "o tots dos entre cometes",
      ])
  }

  package var routineDeleteHelp: HelpText {
    HelpText(
      "Esborra una rutina",
      ["gymlog routine delete empenta a --yes": "sense preguntar"],
      "Els entrenaments que hi van començar es queden. gymlog undo la recupera.")
  }
}
