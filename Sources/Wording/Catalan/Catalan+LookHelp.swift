extension Catalan {
  package var statusHelp: HelpText {
    HelpText(
      "Mostra per on vas i què toca ara",
      [
        "gymlog": "el mateix, en una paraula",
        "gymlog status --short": "una línia, per al prompt o una barra",
      ],
      "--short no escriu res si no hi ha cap entrenament obert.")
  }

  package var listHelp: HelpText {
    HelpText(
      "Llista els teus entrenaments, els més recents primer",
      [
        "gymlog list": "per mesos, amb temps, sèries i volum", "gymlog list --limit 10": "els deu últims",
        "gymlog list --since 2026-09-01": "des d'aquell dia",
      ],
      "En un terminal són els 20 últims; amb --limit, --since i --until en demanes d'altres. En una canonada són tots.",
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
