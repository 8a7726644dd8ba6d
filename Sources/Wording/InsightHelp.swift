import Training

extension Words {
  /// The page of `records`.
  package var recordsHelp: HelpText {
    say(
      en: HelpText(
        "Show your personal records",
        [
          "gymlog records bench press": "of one exercise, with the best load for 1 to 12 reps",
          "gymlog records": "of the exercise in hand; without one, the latest of all",
          "gymlog records --all": "of all exercises, also with one in hand",
          "gymlog records --since 2026-09-01": "those broken since that day",
        ],
        "Records are held in: heaviest load, most reps at a load, estimated 1RM, volume of a set and of a workout, most reps "
          + "without a load, longest time (of sets without a distance), furthest distance, fastest time over a distance.",
        "Warm-ups never count, a tie is no record, and less assistance is better. The first time is where to begin from, not a "
          + "record. Reps at a load count for lighter loads too. An e1RM from more than 10 reps is rough and marked ~; it never "
          + "takes the record from a heavier set. All is computed from your sets each time: what you remove or edit leaves no "
          + "record behind."),
      es: HelpText(
        "Muestra tus récords personales",
        [
          "gymlog records press de banca": "de un ejercicio, con el mejor peso de 1 a 12 repeticiones",
          "gymlog records": "del ejercicio en curso; si no hay, los últimos de todos",
          "gymlog records --all": "de todos, aunque haya un ejercicio en curso",
          "gymlog records --since 2026-09-01": "los que has batido desde ese día",
        ],
        "Hay récords de: peso máximo, más repeticiones con un peso, 1RM estimado, volumen de una serie y de un entrenamiento, más "
          + "repeticiones sin peso, más tiempo (en series sin distancia), distancia máxima y mejor tiempo en una distancia.",
        "Los calentamientos nunca cuentan, empatar no es récord, y menos ayuda es mejor. La primera vez es el punto de partida, no "
          + "un récord. Las repeticiones con un peso cuentan también para pesos menores. Un 1RM estimado con más de 10 "
          + "repeticiones es aproximado y lleva ~; nunca le quita el récord a una serie con más peso. Todo se calcula cada vez "
          + "con tus series: lo que quitas o corriges no deja ningún récord."),
      ca: HelpText(
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
          + "sèries: el que treus o corregeixes no deixa cap rècord."))
  }

  /// The page of `stats`.
  package var statsHelp: HelpText {
    say(
      en: HelpText(
        "Show what your training comes to",
        [
          "gymlog stats --since 2026-09-01": "workouts, time, sets, reps, volume; exercises and muscles",
          "gymlog stats --by month": "a line a month; week (from Monday) and year go too",
          "gymlog stats full squat --by year": "of one exercise alone",
          "gymlog stats --tag gym": "of workouts with a tag",
        ],
        "Sets are all that are done; reps, loads and volume leave out warm-ups. Volume is load × reps, and so is the total of a load; "
          + "a pair of dumbbells counts twice, or once after gymlog config dumbbells one.",
        "Where you move your body, its weight of that day counts, as gymlog body has it; without one the added load alone. "
          + "Muscles count the sets and volume of exercises that they are the main muscles of, and half of others'."
      ),
      es: HelpText(
        "Muestra lo que suma tu entrenamiento",
        [
          "gymlog stats --since 2026-09-01": "todo desde ese día, con ejercicios y músculos",
          "gymlog stats --by month": "una línea por mes; también week (desde el lunes) y year",
          "gymlog stats sentadilla completa --by year": "de un solo ejercicio",
          "gymlog stats --tag gym": "de entrenamientos con una etiqueta",
        ],
        "Las series son todas las hechas; repeticiones, pesos y volumen van sin calentamientos. El volumen, como el total de un peso, "
          + "es peso × repeticiones; un par de mancuernas cuenta doble, o una vez con gymlog config dumbbells one.",
        "Donde mueves tu cuerpo cuenta su peso de ese día, el de gymlog body; sin él, solo el peso añadido. Los músculos "
          + "cuentan las series y el volumen de los ejercicios en que son principales, y la mitad de los demás."
      ),
      ca: HelpText(
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
          + "sèries i el volum dels exercicis en què són principals, i la meitat dels altres."))
  }
}
