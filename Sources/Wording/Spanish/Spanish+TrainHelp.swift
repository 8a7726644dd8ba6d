extension Spanish {
  package var startHelp: HelpText {
    HelpText(
      "Empieza un entrenamiento",
      [
        "gymlog start": "empieza ahora", "gymlog start empuje": "con una rutina: su nombre o una parte",
        #"gymlog start --name "Pierna""#: "con nombre",
        #"gymlog start --at "ayer 18:30""#: "para apuntarlo después",
      ],
      "Los pesos de una rutina son los de la última vez que hiciste el ejercicio con ella, si no los de la última "
        + "vez, y si no los del plan; donde dice cómo progresa, el peso siguiente. El porqué va al lado. "
        + "--as-planned toma el plan tal cual.",
      "Propone, y tú decides: gymlog done 6@100. Un peso que aún no se sabe se pone con la serie: "
        + "gymlog done @60kg",
      "Solo hay un entrenamiento abierto a la vez. Si no hay ninguno, gymlog log empieza uno.",
      "Las series de un entrenamiento que empezó hace más de 6 horas no llevan hora propia.")
  }

  package var repeatHelp: HelpText {
    HelpText(
      "Empieza un entrenamiento igual que uno anterior",
      ["gymlog repeat": "el último", "gymlog repeat 2026-11-14": "el de ese día"],
      "Los ejercicios y las series quedan por hacer: gymlog done las va marcando. Solo cuentan las hechas.",
      "Los pesos son los de la última vez que hiciste el ejercicio; --as-planned toma los de ese entrenamiento."
    )
  }

  package var logHelp: HelpText {
    HelpText(
      "Apunta series que has hecho",
      [
        "gymlog log sentadilla completa 10@40w 4x8@100kg": "un calentamiento y cuatro series de 8",
        "gymlog log press de banca 8,8,6@80": "tres series, cada una con sus repeticiones",
        "gymlog log peso muerto 5@120kg rpe8": "lo dura que ha sido",
        "gymlog 8@102.5": "otra del ejercicio en el que estás",
      ],
      "Una serie es repeticiones@peso, o series x repeticiones@peso. Con unidad, 8x100kg y 100kg x 8 son "
        + "lo mismo que 8@100kg.",
      "Lo que va detrás dice más: w es calentamiento, d descendente, f al fallo; @8 después de un peso, "
        + "rpe8 o rir2 es lo dura que ha sido.",
      "8@bw es con el peso corporal, 8@+20 le añade lastre, 8@-15 es asistencia. 60s o 1:30 es un tiempo, "
        + "5km o 5km/25:00 una distancia; el cardio admite ambos.",
      "Lo que no pones es como en la serie anterior: el ejercicio, el peso, la unidad.",
      "Un entrenamiento en pausa admite series y sigue en pausa. Con --in van a uno pasado, y sin hora.")
  }

  package var doneHelp: HelpText {
    HelpText(
      "Marca como hecha la próxima serie",
      [
        "gymlog done": "tal como estaba prevista",
        "gymlog done 7": "pero con 7 repeticiones",
        "gymlog done 7@77.5 rpe9": "con otras repeticiones y otro peso",
        "gymlog done .3": "una en concreto: la 3 del ejercicio en el que estás",
      ],
      "gymlog done banca 7@80 marca la próxima de un ejercicio; gymlog done all, las que quedan del ejercicio "
        + "en el que estás.",
      "Lo que sigue a la primera va aparte de lo previsto: gymlog done 8 10@60d es la serie prevista y una "
        + "descendente.",
      "Lo previsto se guarda junto a lo que has hecho. Un RPE previsto es un objetivo: di cuál ha sido.")
  }

  package var againHelp: HelpText {
    HelpText(
      "Repite la última serie",
      [
        "gymlog again": "otra igual", "gymlog again 7": "con el mismo peso, 7 repeticiones",
        "gymlog again +2.5": "con 2,5 más en la barra",
      ],
      "Lo dura que fue la última no se repite: gymlog again rpe9 lo dice de nuevo.")
  }

  package var editHelp: HelpText {
    HelpText(
      "Cambia una serie y deja lo demás como está",
      [
        "gymlog edit 9": "la última serie fue de 9",
        "gymlog edit .2 @105": "otro peso en la serie 2 del ejercicio en el que estás",
        "gymlog edit --in last banca.2 @105": "en el último entrenamiento",
      ],
      "De un ejercicio se cambian las series por hacer: gymlog edit banca @82.5")
  }

  package var addHelp: HelpText {
    HelpText(
      "Añade ejercicios y series por hacer",
      [
        "gymlog add face pull": "un ejercicio",
        "gymlog add press de banca 3x8-12@80kg": "con tres series por hacer",
        "gymlog add plancha 3x60s": "por tiempo",
        "gymlog add press de banca --from last": "las series de su última vez",
      ],
      "La coma separa ejercicios: gymlog add plancha 3x60s, face pull 3x15",
      "Las series de un ejercicio que ya está se le añaden. gymlog done las marca como hechas.",
      "Se puede dejar margen: 8-12 es un rango, 5+ son cinco o más, 5@80% es de tu 1RM, 5@rpe8 es según el "
        + "esfuerzo.",
      "Con --from, last y last-1 cuentan las veces que se hizo el ejercicio; una fecha o un identificador es ese entrenamiento."
    )
  }

  package var swapHelp: HelpText {
    HelpText(
      "Cambia un ejercicio por otro y conserva sus series",
      [
        "gymlog swap sentadilla frontal": "en lugar del ejercicio en el que estás",
        "gymlog swap press de banca, flexiones": "el primero por el segundo",
      ],
      "La coma cierra el nombre del primer ejercicio.")
  }

  package var moveHelp: HelpText {
    HelpText(
      "Mueve una serie o un ejercicio",
      [
        "gymlog move .3 1": "la serie 3 al primer lugar",
        "gymlog move banca 1": "el press de banca al principio",
        "gymlog move .2 peso muerto": "una serie que era de peso muerto",
      ])
  }

  package var removeHelp: HelpText {
    HelpText(
      "Quita series o ejercicios",
      [
        "gymlog remove .3": "la serie 3 del ejercicio en el que estás",
        "gymlog remove banca.2 banca.3": "varias a la vez",
        "gymlog remove plancha": "un ejercicio con todas sus series",
      ],
      "gymlog undo los recupera.")
  }

  package var todoHelp: HelpText {
    HelpText(
      "Vuelve a dejar una serie por hacer",
      [
        "gymlog todo": "la última serie hecha",
        "gymlog todo .2": "la serie 2 del ejercicio en el que estás",
        "gymlog todo banca.3": "la serie 3 de press de banca",
      ],
      "Si no había nada previsto, lo que has hecho pasa a ser lo previsto. gymlog todo banca vale para todas "
        + "sus series.")
  }

  package var noteHelp: HelpText {
    HelpText(
      "Pon una nota al entrenamiento o a una parte",
      [
        "gymlog note He dormido mal": "al entrenamiento",
        "gymlog note Agarre estrecho --on banca": "a un ejercicio",
        "gymlog note Rodilla izquierda --on .2": "a una serie",
        "gymlog note --on banca --remove": "quita la nota",
      ],
      "Una segunda nota en el mismo sitio va en una línea aparte.")
  }

  package var tagHelp: HelpText {
    HelpText(
      "Pon o quita etiquetas del entrenamiento",
      [
        "gymlog tag gym pesado": "dos etiquetas", "gymlog tag pesado --remove": "una menos",
        "gymlog tag gym --in last": "al último entrenamiento",
      ])
  }

  package var pauseHelp: HelpText {
    HelpText(
      "Detén el reloj del entrenamiento",
      [
        "gymlog pause": "hasta gymlog resume, el tiempo no cuenta",
        #"gymlog pause --at "hace 10min""#: "si se te olvidó",
      ])
  }

  package var resumeHelp: HelpText {
    HelpText(
      "Vuelve a poner en marcha el reloj",
      ["gymlog resume": "después de gymlog pause", "gymlog resume --at 18:55": "si se te olvidó"])
  }

  package var finishHelp: HelpText {
    HelpText(
      "Termina el entrenamiento",
      [
        "gymlog finish": "ahora", "gymlog finish --at 19:45": "a una hora que ya ha pasado",
        "gymlog finish --for 1h10min": "después de ese tiempo",
        "gymlog finish --keep-planned": "lo previsto sin hacer se queda",
      ],
      "Las series previstas sin hacer se quedan fuera. Sin ninguna serie hecha, el entrenamiento no se guarda. Si llevas 3 horas sin tocarlo, termina en "
        + "la última serie; con --at ahora, termina ahora.")
  }

  package var discardHelp: HelpText {
    HelpText(
      "Descarta el entrenamiento abierto",
      [
        "gymlog discard": "si no has hecho ninguna serie",
        "gymlog discard --yes": "aunque hayas hecho alguna",
      ],
      "gymlog undo lo recupera.")
  }

  package var reopenHelp: HelpText {
    HelpText(
      "Vuelve a abrir un entrenamiento terminado",
      ["gymlog reopen": "el último", "gymlog reopen 2026-11-20": "el de ese día"],
      "Para otra serie, o si lo terminaste antes de tiempo. Para corregir algo basta con --in: "
        + "gymlog edit --in last banca.2 @105")
  }
}
