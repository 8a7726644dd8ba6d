extension Spanish {
  package func exerciseFact(_ option: OptionName) -> String {
    switch option {
    case .bodyPart: "la parte del cuerpo que trabaja"
    case .equipment: "el material con que se hace"
    case .muscle: "un músculo que trabaja sobre todo; una vez por cada uno"
    case .countMode: "cómo se cuentan las series: reps, duration o distance"
    default: self.option(option)
    }
  }

  package func option(_ option: OptionName) -> String {
    switch option {
    case .data: "guarda el diario en esta carpeta"
    case .lang: "habla en este idioma"
    case .json: "responde en JSON, para programas"
    case .color: "cuándo usar colores"
    case .help: "muestra la ayuda"
    case .version: "muestra la versión"
    case .name: "ponle un nombre"
    case .at: "cuándo fue: 18:30, ayer 18:30, hace 20min"
    case .unit: "la unidad de los pesos que no la llevan: kg o lb"
    case .in: "trabaja en un entrenamiento pasado en vez del abierto"
    case .for: "cuánto duró: 1h10min"
    case .yes: "no preguntes"
    case .force: "hazlo igualmente"
    case .output: "escribe en este archivo"
    case .on: "la serie o el ejercicio al que va"
    case .remove: "quita en vez de poner"
    case .unset: "olvida lo elegido"
    case .muscle: "solo ejercicios para este músculo"
    case .bodyPart: "solo ejercicios para esta parte del cuerpo"
    case .equipment: "solo ejercicios con este material"
    case .countMode: "solo los que se cuentan así: reps, duration o distance"
    case .also: "un músculo que también trabaja; una vez por cada uno"
    case .implements: "2 si se hace con dos veces el peso, como un par de mancuernas"
    case .sides: "one: un lado después del otro, con las repeticiones de uno"
    case .bodyWeight: "qué parte del peso corporal se levanta: 64%"
    case .mine: "solo los ejercicios propios"
    case .limit: "no más de tantos"
    case .since: "desde este día"
    case .until: "hasta este día"
    case .short: "una línea, para el prompt o una barra"
    case .asPlanned: "toma los pesos tal como están en el plan"
    case .keepPlanned: "conserva las series previstas sin hacer"
    case .wait: "espera a que termine y avisa"
    case .skip: "termina el que está en marcha"
    case .after: "el descanso antes de otro ejercicio"
    case .by: "una línea por semana, mes o año"
    case .exercise: "solo este ejercicio"
    case .years: "tantos años de entrenamientos, de 1 a 30"
    case .routine: "cambia una rutina en vez del entrenamiento abierto"
    case .from: "el entrenamiento de donde se toma: last, last-1, una fecha"
    case .text: "como texto que se puede editar y volver a leer"
    case .tag: "solo lo que lleva esta etiqueta"
    case .formula: "cómo estimar: epley, brzycki, lombardi, lander, mayhew…"
    case .csv: "responde en CSV, para hojas de cálculo"
    case .list: "lista lo que hay, lo más reciente primero"
    case .all: "de todos los ejercicios"
    case .metric: "qué medir: e1rm, load, volume, reps…"
    case .svg: "dibújalo también como imagen en este archivo"
    }
  }
}
