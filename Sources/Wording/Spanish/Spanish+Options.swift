extension Spanish {
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
    case .limit: "no más de tantos"
    case .since: "desde este día"
    case .until: "hasta este día"
    case .short: "una línea, para el prompt o una barra"
    case .years: "tantos años de entrenamientos, de 1 a 30"
    }
  }
}
