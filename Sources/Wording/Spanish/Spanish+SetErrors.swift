package import Training

extension Spanish {
  package func syntaxProblem(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing: "no hay ninguna serie"
    case .noAmount: "una serie empieza por repeticiones, un tiempo o una distancia"
    case .unexpected: "la serie ya está completa antes de esto"
    case .unreadableNumber: "esto no es un número con unidad"
    case .tooManyDigits: "más de nueve cifras"
    case .tooManyDecimals: "más de tres decimales"
    case .decimalComma: "los decimales van con punto: 62.5"
    case .countOutOfRange: "una serie se puede repetir de 1 a 20 veces"
    case .zeroAmount: "cero no se cuenta: pon al menos 1"
    case .signedZero: "un peso de 0 va sin signo"
    case .mixedAmounts: "una lista lleva una sola clase de cantidades"
    case .trailingComma: "la lista acaba en coma"
    case .unreadableTime: "los minutos y segundos son dos cifras por debajo de 60: 1:05"
    case .emptyRange: "un rango va de menos a más: 8-12"
    case .percentOutOfRange: "un porcentaje es más de 0 y como mucho 200"
    case .noLoad: "no hay peso después de la @"
    case .loadWithoutUnit: "un peso después de una x necesita su unidad: 8x100kg"
    case .loadWithoutAmount: "un peso necesita sus repeticiones: 8@100kg"
    case .ratingOutOfRange: "el RPE va de 1 a 10 de medio en medio, el RIR de 0 a 10"
    case .noRating: "no hay ningún número después de rpe o rir"
    case .ratingAfterType: "el peso va antes del tipo: 8@100 w"
    case .tooManySets: "en un comando caben \(number(Notation.mostSets)) series como mucho"
    }
  }

  package func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, _): "\(exercise) se cuenta \(countMode(expected))"
    case .planOnly: "esto es algo previsto, y lo hecho es un solo número"
    case .noLoad: "falta el peso, y antes no hay ninguno"
    case .setsOrLoad: "esto puede ser series x repeticiones, o repeticiones x peso"
    case .repsOrLoad: "esto pueden ser repeticiones, o el peso de lo que sigue"
    case .loadOrRating: "esto puede ser un peso o un RPE"
    case .addedToWhat: "esto puede ser más que antes, o añadido al peso corporal"
    case .addedOrAssisted: "esto puede ser lastre o asistencia"
    case .unloaded: "\(exercise) no lleva peso"
    case .tooManyReps(let reps): "\(self.reps(reps)) con peso son muchísimas"
    case .tooHeavy(let mass): "\(self.mass(mass)) no los levanta nadie"
    case .belowZero: "eso sería menos que nada"
    case .nothingToShift: "no hay ningún peso que subir o bajar"
    case .percentage(let percent): "lo previsto es el \(self.percent(percent)) de tu 1RM: di qué peso ha sido"
    case .nothingToChange: "en esta serie no hay nada que cambiar"
    }
  }

  package var howSetsAreWritten: String { "Cómo se escriben las series: gymlog help log" }
  package var insistence: String { "Si va en serio, añade --force" }
}
