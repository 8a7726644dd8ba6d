import Training

extension Words {
  /// The page of `calendar`.
  package var calendarHelp: HelpText {
    say(
      en: HelpText(
        "Show the days you trained as a calendar",
        [
          "gymlog calendar": "the last twelve months", "gymlog calendar 2026": "a year",
          "gymlog calendar 2026-11": "a month, with its workouts",
          "gymlog calendar --svg calendar.svg": "as a picture too",
        ],
        "The more sets on a day, the darker it is: each shade has a quarter of your days, or as near to it as days "
          + "alike allow. A week counts into a row of weeks where you trained at least once from Monday to Sunday; weeks have the numbers of ISO 8601.",
        "On a narrow terminal the calendar shows as many weeks as there is room for."),
      es: HelpText(
        "Muestra en un calendario los días que entrenaste",
        [
          "gymlog calendar": "los últimos doce meses", "gymlog calendar 2026": "un año",
          "gymlog calendar 2026-11": "un mes, con sus entrenamientos",
          "gymlog calendar --svg calendario.svg": "también como imagen",
        ],
        "Cuantas más series en un día, más oscuro: cada tono tiene un cuarto de tus días, o lo que más se le "
          + "acerca si muchos son iguales. Una semana cuenta para la racha si entrenaste al menos una vez de lunes a domingo; las semanas llevan los números de ISO 8601.",
        "En una terminal estrecha el calendario muestra las semanas que caben."),
      ca: HelpText(
        "Mostra en un calendari els dies que vas entrenar",
        [
          "gymlog calendar": "els últims dotze mesos", "gymlog calendar 2026": "un any",
          "gymlog calendar 2026-11": "un mes, amb els seus entrenaments",
          "gymlog calendar --svg calendari.svg": "també com a imatge",
        ],
        "Com més sèries en un dia, més fosc: cada to té un quart dels teus dies, o el que més s'hi acosta "
          + "si molts són iguals. Una setmana compta per a la ratxa si vas entrenar almenys un cop de dilluns a diumenge; les setmanes porten els números d'ISO 8601.",
        "En un terminal estret el calendari mostra les setmanes que hi caben."))
  }

  /// The page of `progress`.
  package var progressHelp: HelpText {
    say(
      en: HelpText(
        "Show how an exercise goes, as a line",
        [
          "gymlog progress full squat": "the estimated 1RM of every day",
          "gymlog progress full squat --metric volume": "the volume instead",
          "gymlog progress full squat --since 2026-01-01": "from that day on",
          "gymlog progress full squat --svg squat.svg": "as a picture too",
        ],
        "Metrics: e1rm (estimated 1RM), load (the heaviest), volume (of the day), reps (the most), time (the longest), distance (the "
          + "furthest). Without --metric it is the first of these that the exercise has. Warm-ups don't count.",
        "Records are marked: better than on every day before. An estimate from more than ten reps is rough and has a ~ before it; it "
          + "never takes a record from a better-founded one.",
        "Exercises moved with the body count with the body weight of the day; record it with gymlog body 80kg. "
          + "Without EXERCISE it is the one in hand."),
      es: HelpText(
        "Muestra cómo va un ejercicio, en una gráfica",
        [
          "gymlog progress sentadilla completa": "el 1RM estimado de cada día",
          "gymlog progress sentadilla completa --metric volume": "el volumen de cada día",
          "gymlog progress sentadilla completa --since 2026-01-01": "desde ese día",
          "gymlog progress sentadilla completa --svg sentadilla.svg": "también como imagen",
        ],
        "Medidas: e1rm (1RM estimado), load (el mayor peso), volume (el volumen del día), reps (el máximo de repeticiones), time (el mayor tiempo), "
          + "distance (la mayor distancia). Sin --metric es la primera de estas que tiene el ejercicio. Los calentamientos no cuentan.",
        "Los récords van marcados: mejor que todos los días anteriores. Una estimación con más de diez repeticiones es aproximada y lleva ~ "
          + "delante; nunca quita un récord a una mejor fundada.",
        "Los ejercicios que mueven el cuerpo cuentan con el peso corporal del día; anótalo con gymlog body 80kg. "
          + "Sin EJERCICIO es el que está en curso."),
      ca: HelpText(
        "Mostra com va un exercici, en un gràfic",
        [
          "gymlog progress esquat complet": "l'1RM estimat de cada dia",
          "gymlog progress esquat complet --metric volume": "el volum de cada dia",
          "gymlog progress esquat complet --since 2026-01-01": "des d'aquell dia",
          "gymlog progress esquat complet --svg esquat.svg": "també com a imatge",
        ],
        "Mesures: e1rm (1RM estimat), load (el pes més gran), volume (el volum del dia), reps (el màxim de repeticions), time (el temps més llarg), "
          + "distance (la distància més llarga). Sense --metric és la primera d'aquestes que té l'exercici. Els escalfaments no compten.",
        "Els rècords van marcats: millor que tots els dies anteriors. Una estimació amb més de deu repeticions és aproximada i porta ~ "
          + "al davant; mai no pren un rècord a una de més ben fonamentada.",
        "Els exercicis que mouen el cos compten amb el pes corporal del dia; anota'l amb gymlog body 80kg. "
          + "Sense EXERCICI és el que tens entre mans."))
  }

  /// The page of `muscles`.
  package var musclesHelp: HelpText {
    say(
      en: HelpText(
        "Show how hard each muscle worked",
        [
          "gymlog muscles": "in the last seven days", "gymlog muscles last": "in the last workout",
          "gymlog muscles --since 2026-11-01": "from that day on",
          "gymlog muscles --svg muscles.svg": "as a picture too",
        ],
        "A set counts 1 for the main muscles of its exercise and ½ for the others; warm-ups and stretches don't count. The darker, the harder; the share is "
          + "that of all sets counted so."),
      es: HelpText(
        "Muestra cuánto trabajó cada músculo",
        [
          "gymlog muscles": "en los últimos siete días", "gymlog muscles last": "en el último entrenamiento",
          "gymlog muscles --since 2026-11-01": "desde ese día",
          "gymlog muscles --svg musculos.svg": "también como imagen",
        ],
        "Una serie cuenta 1 para los músculos principales de su ejercicio y ½ para los demás; los calentamientos y los estiramientos no cuentan. Cuanto más oscuro, más "
          + "trabajo; el porcentaje es de todas las series así contadas."),
      ca: HelpText(
        "Mostra quant ha treballat cada múscul",
        [
          "gymlog muscles": "en els últims set dies", "gymlog muscles last": "en l'últim entrenament",
          "gymlog muscles --since 2026-11-01": "des d'aquell dia",
          "gymlog muscles --svg musculs.svg": "també com a imatge",
        ],
        "Una sèrie compta 1 per als músculs principals del seu exercici i ½ per als altres; els escalfaments i els estiraments no compten. Com més fosc, més "
          + "feina; el percentatge és de totes les sèries comptades així."))
  }

  /// The page of `compare`.
  package var compareHelp: HelpText {
    say(
      en: HelpText(
        "Compare two workouts, months or years",
        [
          "gymlog compare last last-1": "the last two workouts",
          "gymlog compare 2026-10 2026-11": "two months", "gymlog compare 2025 2026": "two years",
          "gymlog compare 2026-11-13 2026-11-20": "the workouts of two days",
        ],
        "The earlier one stands at the left, and the change is from it to the later one. The best set of an exercise is the one with the "
          + "highest estimated 1RM; without a load, the one with the most reps, the longest or the furthest."),
      es: HelpText(
        "Compara dos entrenamientos, meses o años",
        [
          "gymlog compare last last-1": "los dos últimos entrenamientos",
          "gymlog compare 2026-10 2026-11": "dos meses", "gymlog compare 2025 2026": "dos años",
          "gymlog compare 2026-11-13 2026-11-20": "los entrenamientos de dos días",
        ],
        "El anterior está a la izquierda, y el cambio va de él al posterior. La mejor serie de un ejercicio es la del "
          + "mayor 1RM estimado; sin peso, la de más repeticiones, la más larga o la de más distancia."),
      ca: HelpText(
        "Compara dos entrenaments, mesos o anys",
        [
          "gymlog compare last last-1": "els dos últims entrenaments",
          "gymlog compare 2026-10 2026-11": "dos mesos", "gymlog compare 2025 2026": "dos anys",
          "gymlog compare 2026-11-13 2026-11-20": "els entrenaments de dos dies",
        ],
        "L'anterior és a l'esquerra, i el canvi va d'aquest al posterior. La millor sèrie d'un exercici és la de "
          + "l'1RM estimat més alt; sense pes, la de més repeticions, la més llarga o la de més distància."))
  }
}
