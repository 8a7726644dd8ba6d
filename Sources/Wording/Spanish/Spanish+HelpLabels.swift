extension Spanish {
  package func label(_ label: HelpLabel) -> String {
    switch label {
    case .usage: "Uso"
    case .examples: "Ejemplos"
    case .parameters: "Palabras"
    case .options: "Opciones"
    case .commands: "Comandos"
    case .globalOptions: "Opciones de todos los comandos"
    case .also: "También"
    }
  }

  package func section(_ section: HelpSection) -> String {
    switch section {
    case .train: "Entrenar"
    case .look: "Mirar"
    case .keep: "Guardar"
    case .move: "Mover"
    case .tools: "Herramientas"
    }
  }

  package func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: "EJERCICIO"
    case .set: "SERIE"
    case .ref: "REF"
    case .change: "CAMBIO"
    case .time: "HORA"
    case .duration: "DURACIÓN"
    case .workout: "ENTRENAMIENTO"
    case .text: "TEXTO"
    case .name: "NOMBRE"
    case .tag: "ETIQUETA"
    case .file: "ARCHIVO"
    case .directory: "CARPETA"
    case .unit: "UNIDAD"
    case .language: "IDIOMA"
    case .muscle: "MÚSCULO"
    case .bodyPart: "PARTE"
    case .equipment: "MATERIAL"
    case .countMode: "CÓMO"
    case .number: "NÚMERO"
    case .date: "FECHA"
    case .when: "CUÁNDO"
    case .command: "COMANDO"
    case .setting: "AJUSTE"
    case .value: "VALOR"
    case .span: "PERIODO"
    case .position: "POSICIÓN"
    case .alias: "ALIAS"
    case .sides: "LADOS"
    case .percent: "PORCENTAJE"
    case .routine: "RUTINA"
    case .growth: "PROGRESO"
    case .formula: "FÓRMULA"
    case .weight: "PESO"
    case .period: "PERIODO"
    case .metric: "MEDIDA"
    case .side: "A"
    case .otherSide: "B"
    }
  }

  package func meaning(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: "su nombre, un trozo del nombre, o id:32"
    case .set: "repeticiones@peso: 8@100kg, 3x8@100kg, 60s"
    case .ref: "banca.2 es una serie, .2 una del ejercicio en el que estás, banca un ejercicio"
    case .change: "lo que cambia: 9, @105, 9@105, rpe8, +2.5"
    case .time: "18:30, ayer 18:30, 2026-11-20 18:30, hace 20min"
    case .duration: "90s, 45min, 1h10min"
    case .workout: "último, último-1, hoy, una fecha o el principio de un id"
    case .text: "cualquier texto; entre comillas si lleva signos como ' o ?"
    case .name: "cualquier nombre; entre comillas si tiene espacios"
    case .tag: "una sola palabra"
    case .file: "una ruta; - es la salida estándar"
    case .directory: "una carpeta"
    case .unit: "kg o lb"
    case .language: "en, es o ca"
    case .muscle: "cuádriceps, dorsales, bíceps …"
    case .bodyPart: "pecho, espalda, muslos …"
    case .equipment: "barra, mancuernas, polea …"
    case .countMode: "reps, duration o distance"
    case .number: "un número entero"
    case .date: "2026-11-20"
    case .when: "auto, always o never"
    case .command: "el nombre de un comando"
    case .setting: "unit, language, rest, rest-after, left-open, formula o data"
    case .value: "lo que vale a partir de ahora"
    case .span: "week, month o year"
    case .position: "su nuevo lugar: 1 es el primero"
    case .alias: "un nombre corto, en una palabra o entre comillas"
    case .sides: "both (los dos) u one (uno)"
    case .percent: "de 0% a 100%"
    case .routine: "su nombre, una parte, o el principio de su identificador"
    case .growth: "+2.5kg, o + para el peso siguiente; luego -15% y 3x"
    case .formula: "epley, brzycki, lombardi, lander, mayhew, oconner o wathan"
    case .weight: "81,5, 81,5kg, 180lb"
    case .period: "un año o un mes: 2026, 2026-11"
    case .metric: "e1rm, load, volume, reps, time o distance"
    case .side: "un entrenamiento, un mes o un año: last, 2026-11, 2026"
    case .otherSide: "con qué se compara"
    }
  }
}
