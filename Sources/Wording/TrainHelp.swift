import Training

extension Words {
  /// The page of `start`.
  package var startHelp: HelpText {
    say(
      en: HelpText(
        "Begin a workout",
        [
          "gymlog start": "begin now", "gymlog start push": "by a routine: its name, or a part of it",
          #"gymlog start --name "Leg day""#: "with a name",
          #"gymlog start --at "yesterday 18:30""#: "write one down afterwards",
        ],
        "A routine's loads are those of the last time that the exercise was done with it, else of the last time at "
          + "all, else of the plan; where it says how it grows, the next load. Why is said beside each. --as-planned "
          + "takes the plan as it is.",
        "Whatever is proposed, you do what you like: gymlog done 6@100. A load that isn't known yet is typed with "
          + "the set: gymlog done @60kg",
        "Only one workout is open at a time. gymlog log begins one by itself where none is open.",
        "Sets of a workout begun more than 6 hours ago carry no time of their own."),
      es: HelpText(
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
        "Las series de un entrenamiento que empezó hace más de 6 horas no llevan hora propia."),
      ca: HelpText(
        "Comença un entrenament",
        [
          "gymlog start": "comença ara", "gymlog start empenta": "amb una rutina: el seu nom o una part",
          #"gymlog start --name "Cames""#: "amb nom",
          #"gymlog start --at "ahir 18:30""#: "per apuntar-lo després",
        ],
        "Els pesos d'una rutina són els de l'última vegada que vas fer l'exercici amb ella, si no els de l'última "
          + "vegada, i si no els del pla; on diu com progressa, el pes següent. El perquè va al costat. "
          + "--as-planned agafa el pla tal com és.",
        "Proposa, i tu decideixes: gymlog done 6@100. Un pes que encara no se sap es posa amb la sèrie: "
          + "gymlog done @60kg",
        "Només hi ha un entrenament obert alhora. Si no n'hi ha cap, gymlog log el comença tot sol.",
        "Les sèries d'un entrenament que va començar fa més de 6 hores no porten hora pròpia."))
  }

  /// The page of `repeat`.
  package var repeatHelp: HelpText {
    say(
      en: HelpText(
        "Begin a workout with the exercises and sets of a past one",
        ["gymlog repeat": "the last one", "gymlog repeat 2026-11-14": "the one of that day"],
        "The sets are planned: gymlog done ticks them off one after the other. Only sets that are done count.",
        "Loads are those of the last time that the exercise was done; --as-planned takes those of that workout."
      ),
      es: HelpText(
        "Empieza un entrenamiento igual que uno anterior",
        ["gymlog repeat": "el último", "gymlog repeat 2026-11-14": "el de ese día"],
        "Los ejercicios y las series quedan por hacer: gymlog done las va marcando. Solo cuentan las hechas.",
        "Los pesos son los de la última vez que hiciste el ejercicio; --as-planned toma los de ese entrenamiento."
      ),
      ca: HelpText(
        "Comença un entrenament igual que un d'anterior",
        ["gymlog repeat": "l'últim", "gymlog repeat 2026-11-14": "el d'aquell dia"],
        "Els exercicis i les sèries queden per fer: gymlog done les va marcant. Només compten les fetes.",
        "Els pesos són els de l'última vegada que vas fer l'exercici; --as-planned agafa els d'aquell "
          + "entrenament."))
  }

  /// The page of `log`.
  package var logHelp: HelpText {
    say(
      en: HelpText(
        "Write down sets that you have done",
        [
          "gymlog log full squat 10@40w 4x8@100kg": "a warm-up, then four sets of 8",
          "gymlog log bench press 8,8,6@80": "three sets with reps of their own",
          "gymlog log deadlift 5@120kg rpe8": "how hard it was",
          "gymlog 8@102.5": "one more of the exercise in hand",
        ],
        "A set is reps@load, or sets x reps@load. With a unit, 8x100kg and 100kg x 8 are the same as 8@100kg.",
        "What follows says more: w is a warm-up, d a drop set, f a set to failure; @8 after a load, rpe8 or "
          + "rir2 is how hard it was.",
        "8@bw is body weight, 8@+20 adds to it, 8@-15 is assistance. 60s or 1:30 is a time, 5km or 5km/25:00 "
          + "a distance; cardio takes either.",
        "What you leave out is as in the set before: the exercise, the load, the unit.",
        "A paused workout takes sets and stays paused. With --in, sets go into a past workout and carry no time."
      ),
      es: HelpText(
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
        "Un entrenamiento en pausa admite series y sigue en pausa. Con --in van a uno pasado, y sin hora."),
      ca: HelpText(
        "Apunta sèries que has fet",
        [
          "gymlog log esquat complet 10@40w 4x8@100kg": "un escalfament i quatre sèries de 8",
          "gymlog log press de banca 8,8,6@80": "tres sèries, cadascuna amb les seves repeticions",
          "gymlog log pes mort 5@120kg rpe8": "com de dura ha estat",
          "gymlog 8@102.5": "una altra de l'exercici en què estàs",
        ],
        "Una sèrie és repeticions@pes, o sèries x repeticions@pes. Amb unitat, 8x100kg i 100kg x 8 són el "
          + "mateix que 8@100kg.",
        "El que va al darrere diu més: w és escalfament, d descendent, f a la fallada; @8 després d'un pes, "
          + "rpe8 o rir2 és com de dura ha estat.",
        "8@bw és amb el pes corporal, 8@+20 hi afegeix llast, 8@-15 és assistència. 60s o 1:30 és un temps, "
          + "5km o 5km/25:00 una distància; el cardio admet totes dues coses.",
        "El que no hi poses és com a la sèrie d'abans: l'exercici, el pes, la unitat.",
        "Un entrenament en pausa admet sèries i continua en pausa. Amb --in van a un de passat, i sense hora."
      ))
  }

  /// The page of `done`.
  package var doneHelp: HelpText {
    say(
      en: HelpText(
        "Tick off the next planned set",
        [
          "gymlog done": "as it was planned",
          "gymlog done 7": "but with 7 reps",
          "gymlog done 7@77.5 rpe9": "with other reps and another load",
          "gymlog done .3": "a certain one: set 3 of the exercise in hand",
        ],
        "gymlog done bench 7@80 ticks off the next set of an exercise, gymlog done all the rest of the one in hand.",
        "What follows the first set is done beside the plan: gymlog done 8 10@60d is the planned set and a drop "
          + "set.",
        "The plan is kept beside what you did. A planned RPE is a goal: type the one it was."),
      es: HelpText(
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
        "Lo previsto se guarda junto a lo que has hecho. Un RPE previsto es un objetivo: di cuál ha sido."),
      ca: HelpText(
        "Marca com a feta la pròxima sèrie",
        [
          "gymlog done": "tal com estava prevista",
          "gymlog done 7": "però amb 7 repeticions",
          "gymlog done 7@77.5 rpe9": "amb unes altres repeticions i un altre pes",
          "gymlog done .3": "una de concreta: la 3 de l'exercici en què estàs",
        ],
        "gymlog done banca 7@80 marca la pròxima d'un exercici; gymlog done all, les que queden de l'exercici "
          + "en què estàs.",
        "El que va darrere de la primera és a part del previst: gymlog done 8 10@60d és la sèrie prevista i una "
          + "de descendent.",
        "El que estava previst es desa al costat del que has fet. Un RPE previst és un objectiu: digues quin "
          + "ha estat."))
  }

  /// The page of `again`.
  package var againHelp: HelpText {
    say(
      en: HelpText(
        "Do the last set once more",
        [
          "gymlog again": "the same again", "gymlog again 7": "the same load for 7 reps",
          "gymlog again +2.5": "with 2.5 more on the bar",
        ],
        "How hard the last one was isn't taken over: gymlog again rpe9 says it anew."),
      es: HelpText(
        "Repite la última serie",
        [
          "gymlog again": "otra igual", "gymlog again 7": "con el mismo peso, 7 repeticiones",
          "gymlog again +2.5": "con 2,5 más en la barra",
        ],
        "Lo dura que fue la última no se repite: gymlog again rpe9 lo dice de nuevo."),
      ca: HelpText(
        "Repeteix l'última sèrie",
        [
          "gymlog again": "una altra igual", "gymlog again 7": "amb el mateix pes, 7 repeticions",
          "gymlog again +2.5": "amb 2,5 més a la barra",
        ],
        "Com de dura va ser l'última no es repeteix: gymlog again rpe9 ho diu de nou."))
  }

  /// The page of `edit`.
  package var editHelp: HelpText {
    say(
      en: HelpText(
        "Change a set and leave the rest of it as it is",
        [
          "gymlog edit 9": "the last set had 9 reps",
          "gymlog edit .2 @105": "set 2 of the exercise in hand: another load",
          "gymlog edit --in last bench.2 @105": "in the last workout",
        ],
        "Of an exercise, its planned sets are changed: gymlog edit bench @82.5"),
      es: HelpText(
        "Cambia una serie y deja lo demás como está",
        [
          "gymlog edit 9": "la última serie fue de 9",
          "gymlog edit .2 @105": "otro peso en la serie 2 del ejercicio en el que estás",
          "gymlog edit --in last banca.2 @105": "en el último entrenamiento",
        ],
        "De un ejercicio se cambian las series por hacer: gymlog edit banca @82.5"),
      ca: HelpText(
        "Canvia una sèrie i deixa la resta com està",
        [
          "gymlog edit 9": "l'última sèrie va ser de 9",
          "gymlog edit .2 @105": "un altre pes a la sèrie 2 de l'exercici en què estàs",
          "gymlog edit --in last banca.2 @105": "a l'últim entrenament",
        ],
        "D'un exercici es canvien les sèries per fer: gymlog edit banca @82.5"))
  }

  /// The page of `add`.
  package var addHelp: HelpText {
    say(
      en: HelpText(
        "Plan exercises and sets for this workout",
        [
          "gymlog add face pull": "an exercise",
          "gymlog add bench press 3x8-12@80kg": "with three sets to do",
          "gymlog add plank 3x60s": "by time",
          "gymlog add bench press --from last": "the sets of its last time",
        ],
        "A comma separates exercises: gymlog add plank 3x60s, face pull 3x15",
        "Sets of an exercise that the workout has are added to it. gymlog done ticks them off.",
        "A plan may leave room: 8-12 is a range, 5+ is five or more, 5@80% is of your 1RM, 5@rpe8 is by effort.",
        "With --from, last and last-1 count the times that the exercise was done; a date or an id is that workout's."
      ),
      es: HelpText(
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
      ),
      ca: HelpText(
        "Afegeix exercicis i sèries per fer",
        [
          "gymlog add face pull": "un exercici",
          "gymlog add press de banca 3x8-12@80kg": "amb tres sèries per fer",
          "gymlog add planxa 3x60s": "per temps",
          "gymlog add press de banca --from last": "les sèries de la seva última vegada",
        ],
        "La coma separa exercicis: gymlog add planxa 3x60s, face pull 3x15",
        "Les sèries d'un exercici que ja hi és s'hi afegeixen. gymlog done les marca com a fetes.",
        "Es pot deixar marge: 8-12 és un rang, 5+ són cinc o més, 5@80% és del teu 1RM, 5@rpe8 és segons "
          + "l'esforç.",
        "Amb --from, last i last-1 compten les vegades que s'ha fet l'exercici; una data o un identificador és aquell entrenament."
      ))
  }

  /// The page of `swap`.
  package var swapHelp: HelpText {
    say(
      en: HelpText(
        "Replace an exercise and keep its sets",
        [
          "gymlog swap front squat": "instead of the exercise in hand",
          "gymlog swap bench press, push-up": "the first by the second",
        ],
        "The comma ends the name of the first exercise."),
      es: HelpText(
        "Cambia un ejercicio por otro y conserva sus series",
        [
          "gymlog swap sentadilla frontal": "en lugar del ejercicio en el que estás",
          "gymlog swap press de banca, flexiones": "el primero por el segundo",
        ],
        "La coma cierra el nombre del primer ejercicio."),
      ca: HelpText(
        "Canvia un exercici per un altre i conserva les sèries",
        [
          "gymlog swap esquat frontal": "en lloc de l'exercici en què estàs",
          "gymlog swap press de banca, flexions": "el primer pel segon",
        ],
        "La coma tanca el nom del primer exercici."))
  }

  /// The page of `move`.
  package var moveHelp: HelpText {
    say(
      en: HelpText(
        "Move a set or an exercise",
        [
          "gymlog move .3 1": "set 3 to the first place",
          "gymlog move bench 1": "bench press to the beginning",
          "gymlog move .2 deadlift": "a set that belongs to deadlift",
        ]),
      es: HelpText(
        "Mueve una serie o un ejercicio",
        [
          "gymlog move .3 1": "la serie 3 al primer lugar",
          "gymlog move banca 1": "el press de banca al principio",
          "gymlog move .2 peso muerto": "una serie que era de peso muerto",
        ]),
      ca: HelpText(
        "Mou una sèrie o un exercici",
        [
          "gymlog move .3 1": "la sèrie 3 al primer lloc",
          "gymlog move banca 1": "el press de banca al principi",
          "gymlog move .2 pes mort": "una sèrie que era de pes mort",
        ]))
  }

  /// The page of `remove`.
  package var removeHelp: HelpText {
    say(
      en: HelpText(
        "Take out sets or exercises",
        [
          "gymlog remove .3": "set 3 of the exercise in hand",
          "gymlog remove bench.2 bench.3": "several at once",
          "gymlog remove plank": "an exercise with all its sets",
        ],
        "gymlog undo brings them back."),
      es: HelpText(
        "Quita series o ejercicios",
        [
          "gymlog remove .3": "la serie 3 del ejercicio en el que estás",
          "gymlog remove banca.2 banca.3": "varias a la vez",
          "gymlog remove plancha": "un ejercicio con todas sus series",
        ],
        "gymlog undo los recupera."),
      ca: HelpText(
        "Treu sèries o exercicis",
        [
          "gymlog remove .3": "la sèrie 3 de l'exercici en què estàs",
          "gymlog remove banca.2 banca.3": "unes quantes de cop",
          "gymlog remove planxa": "un exercici amb totes les seves sèries",
        ],
        "gymlog undo els recupera."))
  }

  /// The page of `todo`.
  package var todoHelp: HelpText {
    say(
      en: HelpText(
        "Mark a set as not done after all",
        [
          "gymlog todo": "the set that was done last", "gymlog todo .2": "set 2 of the exercise in hand",
          "gymlog todo bench.3": "set 3 of bench press",
        ],
        "What you did becomes the plan where there was none. gymlog todo bench marks all its sets."),
      es: HelpText(
        "Vuelve a dejar una serie por hacer",
        [
          "gymlog todo": "la última serie hecha",
          "gymlog todo .2": "la serie 2 del ejercicio en el que estás",
          "gymlog todo banca.3": "la serie 3 de press de banca",
        ],
        "Si no había nada previsto, lo que has hecho pasa a ser lo previsto. gymlog todo banca vale para todas "
          + "sus series."),
      ca: HelpText(
        "Torna a deixar una sèrie per fer",
        [
          "gymlog todo": "l'última sèrie feta",
          "gymlog todo .2": "la sèrie 2 de l'exercici en què estàs",
          "gymlog todo banca.3": "la sèrie 3 de press de banca",
        ],
        "Si no hi havia res previst, el que has fet passa a ser el previst. gymlog todo banca val per a totes les "
          + "seves sèries."))
  }

  /// The page of `note`.
  package var noteHelp: HelpText {
    say(
      en: HelpText(
        "Put a note on the workout or on a part of it",
        [
          "gymlog note Slept badly": "on the workout",
          "gymlog note Mixed grip --on deadlift": "on an exercise",
          "gymlog note Left knee --on .2": "on a set",
          "gymlog note --on deadlift --remove": "take it off again",
        ],
        "A second note on the same thing goes on a line of its own."),
      es: HelpText(
        "Pon una nota al entrenamiento o a una parte",
        [
          "gymlog note He dormido mal": "al entrenamiento",
          "gymlog note Agarre estrecho --on banca": "a un ejercicio",
          "gymlog note Rodilla izquierda --on .2": "a una serie",
          "gymlog note --on banca --remove": "quita la nota",
        ],
        "Una segunda nota en el mismo sitio va en una línea aparte."),
      ca: HelpText(
        "Posa una nota a l'entrenament o a una part",
        [
          "gymlog note He dormit malament": "a l'entrenament",
          "gymlog note Agafada estreta --on banca": "a un exercici",
          "gymlog note Genoll esquerre --on .2": "a una sèrie",
          "gymlog note --on banca --remove": "treu la nota",
        ],
        "Una segona nota al mateix lloc va en una línia a part."))
  }

  /// The page of `tag`.
  package var tagHelp: HelpText {
    say(
      en: HelpText(
        "Put tags on the workout, or take them off",
        [
          "gymlog tag gym heavy": "two tags", "gymlog tag heavy --remove": "one less",
          "gymlog tag gym --in last": "on the last workout",
        ]),
      es: HelpText(
        "Pon o quita etiquetas del entrenamiento",
        [
          "gymlog tag gym pesado": "dos etiquetas", "gymlog tag pesado --remove": "una menos",
          "gymlog tag gym --in last": "al último entrenamiento",
        ]),
      ca: HelpText(
        "Posa o treu etiquetes de l'entrenament",
        [
          "gymlog tag gym pesat": "dues etiquetes", "gymlog tag pesat --remove": "una menys",
          "gymlog tag gym --in last": "a l'últim entrenament",
        ]))
  }

  /// The page of `pause`.
  package var pauseHelp: HelpText {
    say(
      en: HelpText(
        "Stop the workout's clock",
        [
          "gymlog pause": "the time until gymlog resume isn't counted",
          #"gymlog pause --at "10min ago""#: "when you forgot",
        ]),
      es: HelpText(
        "Detén el reloj del entrenamiento",
        [
          "gymlog pause": "hasta gymlog resume, el tiempo no cuenta",
          #"gymlog pause --at "hace 10min""#: "si se te olvidó",
        ]),
      ca: HelpText(
        "Atura el rellotge de l'entrenament",
        [
          "gymlog pause": "fins a gymlog resume, el temps no compta",
          #"gymlog pause --at "fa 10min""#: "si te'n vas oblidar",
        ]))
  }

  /// The page of `resume`.
  package var resumeHelp: HelpText {
    say(
      en: HelpText(
        "Let the workout's clock run on",
        ["gymlog resume": "after gymlog pause", "gymlog resume --at 18:55": "when you forgot"]),
      es: HelpText(
        "Vuelve a poner en marcha el reloj",
        ["gymlog resume": "después de gymlog pause", "gymlog resume --at 18:55": "si se te olvidó"]),
      ca: HelpText(
        "Torna a posar en marxa el rellotge",
        ["gymlog resume": "després de gymlog pause", "gymlog resume --at 18:55": "si te'n vas oblidar"]))
  }

  /// The page of `finish`.
  package var finishHelp: HelpText {
    say(
      en: HelpText(
        "End the workout",
        [
          "gymlog finish": "now", "gymlog finish --at 19:45": "at a time that has passed",
          "gymlog finish --for 1h10min": "after so long",
          "gymlog finish --keep-planned": "planned sets that aren't done stay",
        ],
        "Planned sets that aren't done are left out. A workout without a set that is done isn't kept. One that nobody has touched for 3 hours ends at "
          + "its last set; --at now ends it now."),
      es: HelpText(
        "Termina el entrenamiento",
        [
          "gymlog finish": "ahora", "gymlog finish --at 19:45": "a una hora que ya ha pasado",
          "gymlog finish --for 1h10min": "después de ese tiempo",
          "gymlog finish --keep-planned": "lo previsto sin hacer se queda",
        ],
        "Las series previstas sin hacer se quedan fuera. Sin ninguna serie hecha, el entrenamiento no se guarda. Si llevas 3 horas sin tocarlo, termina en "
          + "la última serie; con --at ahora, termina ahora."),
      ca: HelpText(
        "Acaba l'entrenament",
        [
          "gymlog finish": "ara", "gymlog finish --at 19:45": "a una hora que ja ha passat",
          "gymlog finish --for 1h10min": "després d'aquest temps",
          "gymlog finish --keep-planned": "el que no has fet del pla es queda",
        ],
        "Les sèries previstes sense fer queden fora. Sense cap sèrie feta, l'entrenament no es desa. Si fa 3 hores que no el toques, acaba a l'última "
          + "sèrie; amb --at ara, acaba ara."))
  }

  /// The page of `discard`.
  package var discardHelp: HelpText {
    say(
      en: HelpText(
        "Throw away the open workout",
        [
          "gymlog discard": "one without a set that is done",
          "gymlog discard --yes": "whatever was done in it",
        ],
        "gymlog undo brings it back."),
      es: HelpText(
        "Descarta el entrenamiento abierto",
        [
          "gymlog discard": "si no has hecho ninguna serie",
          "gymlog discard --yes": "aunque hayas hecho alguna",
        ],
        "gymlog undo lo recupera."),
      ca: HelpText(
        "Descarta l'entrenament obert",
        ["gymlog discard": "si no has fet cap sèrie", "gymlog discard --yes": "encara que n'hagis fet"],
        "gymlog undo el recupera."))
  }

  /// The page of `reopen`.
  package var reopenHelp: HelpText {
    say(
      en: HelpText(
        "Open a finished workout again",
        ["gymlog reopen": "the last one", "gymlog reopen 2026-11-20": "the one of that day"],
        "For one more set, or because you finished too early. To correct something, --in does without: "
          + "gymlog edit --in last bench.2 @105"),
      es: HelpText(
        "Vuelve a abrir un entrenamiento terminado",
        ["gymlog reopen": "el último", "gymlog reopen 2026-11-20": "el de ese día"],
        "Para otra serie, o si lo terminaste antes de tiempo. Para corregir algo basta con --in: "
          + "gymlog edit --in last banca.2 @105"),
      ca: HelpText(
        "Torna a obrir un entrenament acabat",
        ["gymlog reopen": "l'últim", "gymlog reopen 2026-11-20": "el d'aquell dia"],
        "Per fer una altra sèrie, o si el vas acabar abans d'hora. Per corregir alguna cosa n'hi ha prou amb "
          + "--in: gymlog edit --in last banca.2 @105"))
  }
}
