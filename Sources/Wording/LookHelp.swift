import Training

extension Words {
  /// The page of `status`.
  package var statusHelp: HelpText {
    say(
      en: HelpText(
        "Show where you stand and what comes next",
        ["gymlog": "the same, in one word", "gymlog status --short": "one line, for a prompt or a bar"],
        "--short prints nothing where no workout is open."),
      es: HelpText(
        "Muestra por dónde vas y qué toca ahora",
        [
          "gymlog": "lo mismo, en una palabra",
          "gymlog status --short": "una línea, para el prompt o una barra",
        ],
        "--short no escribe nada si no hay ningún entrenamiento abierto."),
      ca: HelpText(
        "Mostra per on vas i què toca ara",
        [
          "gymlog": "el mateix, en una paraula",
          "gymlog status --short": "una línia, per al prompt o una barra",
        ],
        "--short no escriu res si no hi ha cap entrenament obert."))
  }

  /// The page of `list`.
  package var listHelp: HelpText {
    say(
      en: HelpText(
        "List your workouts, newest first",
        [
          "gymlog list": "by month, with time, sets and volume", "gymlog list --limit 10": "the last ten",
          "gymlog list --since 2026-09-01": "from that day on",
        ],
        "On a terminal these are the last 20; --limit, --since and --until ask for others. In a pipe they are all.",
        "Volume is load × reps of all the sets that are done, without warm-ups; a pair of dumbbells counts "
          + "twice."
      ),
      es: HelpText(
        "Lista tus entrenamientos, los más recientes primero",
        [
          "gymlog list": "por meses, con tiempo, series y volumen",
          "gymlog list --limit 10": "los diez últimos",
          "gymlog list --since 2026-09-01": "desde ese día",
        ],
        "En una terminal son los 20 últimos; con --limit, --since y --until pides otros. En una tubería son todos.",
        "El volumen es peso × repeticiones de las series hechas, sin calentamientos; un par de mancuernas "
          + "cuenta doble."
      ),
      ca: HelpText(
        "Llista els teus entrenaments, els més recents primer",
        [
          "gymlog list": "per mesos, amb temps, sèries i volum", "gymlog list --limit 10": "els deu últims",
          "gymlog list --since 2026-09-01": "des d'aquell dia",
        ],
        "En un terminal són els 20 últims; amb --limit, --since i --until en demanes d'altres. En una canonada són tots.",
        "El volum és pes × repeticions de les sèries fetes, sense escalfaments; un parell de manuelles "
          + "compta doble."
      ))
  }

  /// The page of `show`.
  package var showHelp: HelpText {
    say(
      en: HelpText(
        "Show a workout with all its sets",
        [
          "gymlog show": "the open one, or else the last", "gymlog show last-1": "the one before the last",
          "gymlog show 2026-11-20": "the one of that day",
        ]),
      es: HelpText(
        "Muestra un entrenamiento con todas sus series",
        [
          "gymlog show": "el que está abierto, o si no el último", "gymlog show last-1": "el penúltimo",
          "gymlog show 2026-11-20": "el de ese día",
        ]),
      ca: HelpText(
        "Mostra un entrenament amb totes les seves sèries",
        [
          "gymlog show": "el que és obert, o si no l'últim", "gymlog show last-1": "el penúltim",
          "gymlog show 2026-11-20": "el d'aquell dia",
        ]))
  }
}
