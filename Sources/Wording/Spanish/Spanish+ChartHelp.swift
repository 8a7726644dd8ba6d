extension Spanish {
  package var calendarHelp: HelpText {
    HelpText(
      "Muestra en un calendario los días que entrenaste",
      [
        "gymlog calendar": "los últimos doce meses", "gymlog calendar 2026": "un año",
        "gymlog calendar 2026-11": "un mes, con sus entrenamientos",
        "gymlog calendar --svg calendario.svg": "también como imagen",
      ],
      "Cuantas más series en un día, más oscuro: cada tono tiene un cuarto de tus días, o lo que más se le "
        + "acerca si muchos son iguales. Una semana cuenta para la racha si entrenaste al menos una vez de lunes a domingo; las semanas llevan los números de ISO 8601.",
      "En una terminal estrecha el calendario muestra las semanas que caben.")
  }

  package var progressHelp: HelpText {
    HelpText(
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
        + "Sin EJERCICIO es el que está en curso.")
  }

  package var musclesHelp: HelpText {
    HelpText(
      "Muestra cuánto trabajó cada músculo",
      [
        "gymlog muscles": "en los últimos siete días", "gymlog muscles last": "en el último entrenamiento",
        "gymlog muscles --since 2026-11-01": "desde ese día",
        "gymlog muscles --svg musculos.svg": "también como imagen",
      ],
      "Una serie cuenta 1 para los músculos principales de su ejercicio y ½ para los demás; los calentamientos y los estiramientos no cuentan. Cuanto más oscuro, más "
        + "trabajo; el porcentaje es de todas las series así contadas.")
  }

  package var compareHelp: HelpText {
    HelpText(
      "Compara dos entrenamientos, meses o años",
      [
        "gymlog compare last last-1": "los dos últimos entrenamientos",
        "gymlog compare 2026-10 2026-11": "dos meses", "gymlog compare 2025 2026": "dos años",
        "gymlog compare 2026-11-13 2026-11-20": "los entrenamientos de dos días",
      ],
      "El anterior está a la izquierda, y el cambio va de él al posterior. La mejor serie de un ejercicio es la del "
        + "mayor 1RM estimado; sin peso, la de más repeticiones, la más larga o la de más distancia.")
  }
}
