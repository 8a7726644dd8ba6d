extension Catalan {
  package var statusHelp: HelpText {
    HelpText(
      "Mostra per on vas i què toca ara",
      [
        "gymlog": "el mateix, en una paraula",
        "gymlog status --short": "una línia, per al prompt o una barra",
      ],
      "Al costat de cada sèrie d'avui hi ha el que vas fer l'última vegada.")
  }

  package var listHelp: HelpText {
    HelpText(
      "Llista els teus entrenaments, els més recents primer",
      [
        "gymlog list": "per mesos, amb temps, sèries i volum", "gymlog list --limit 10": "els deu últims",
        "gymlog list --since 2026-09-01": "des d'aquell dia",
      ],
      "El volum és pes × repeticions de les sèries fetes, sense escalfaments; un parell de manuelles "
        + "compta doble."
    )
  }

  package var showHelp: HelpText {
    HelpText(
      "Mostra un entrenament amb totes les seves sèries",
      [
        "gymlog show": "el que és obert, o si no l'últim", "gymlog show last-1": "el penúltim",
        "gymlog show 2026-11-20": "el d'aquell dia",
      ])
  }
}
