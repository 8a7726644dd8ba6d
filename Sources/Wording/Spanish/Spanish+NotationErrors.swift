package import Training

extension Spanish {
  package func notation(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing: "no hay ninguna serie: se escribe así, 8@100kg"
    case .noAmount: "aquí van repeticiones, un tiempo o una distancia: 8, 60s o 5km"
    case .unexpected: "la serie ya está completa antes de esto; otra va después de un espacio"
    case .unreadableNumber: "los números van tal cual, con unidad o sin ella: 100kg, 60s o 5km"
    case .tooMuch:
      "más de lo que cabe en una serie: \(number(Limits.reps.upperBound)) reps, un peso de \(number(999_999)), \(number(99_999)) h"
    case .tooManyDecimals: "tres decimales como mucho: 62,125"
    case .decimalComma: "aquí los decimales van con punto: 62.5"
    case .countOutOfRange: "delante de la x va el número de series, de 1 a 20: 3x8@100"
    case .zeroAmount: "cero no es una serie: pon al menos 1 repetición, o un tiempo o una distancia"
    case .signedZero: "un cero va sin + ni -: solo con el peso corporal es 8@bw"
    case .mixedAmounts: "una lista es toda de repeticiones, de tiempos o de distancias: 8,8,6"
    case .trailingComma: "la lista acaba en coma: va sin espacios, 8,8,6@100"
    case .unreadableTime: "un tiempo es 45s, 1:30, 1h30min o 1:05:00, con minutos y segundos hasta 59"
    case .emptyRange: "un rango va de menos a más: 8-12"
    case .percentOutOfRange: "un porcentaje es mayor que 0 y llega hasta 200: 5@80%"
    case .noLoad: "después de la @ va un peso: 8@100kg, 8@+20 o 8@bw"
    case .loadWithoutUnit: "después de una x, el peso lleva su unidad: 3x8x100kg"
    case .loadWithoutAmount: "el peso va después de una @, y las repeticiones antes: 8@100kg"
    case .ratingOutOfRange: "el RPE va de 1 a 10 de medio en medio, y el RIR de 0 a 10 sin decimales"
    case .noRating: "falta el número: rpe8, rir2, o @8 después de un peso"
    case .ratingAfterType: "después de w, d o f, el RPE va con su nombre: 10@40w rpe8"
    case .tooManySets:
      "en un comando caben \(number(Notation.mostSets)) series como mucho: repártelas en varios"
    }
  }

  package func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, let typed):
      "\(exercise) se cuenta \(countMode(expected)), no \(countMode(typed)): \(examples(of: expected))"
    case .planOnly: "8-12, 5+ y 80% son para lo previsto: escribe lo que has hecho"
    case .noLoad: "¿con cuánto peso? \(exercise) aún no tiene ninguno"
    case .setsOrLoad: "esto puede ser series x repeticiones, o repeticiones x peso: el peso va con @"
    case .repsOrLoad: "esto pueden ser repeticiones, o el peso de las series que siguen"
    case .loadOrRating: "esto puede ser un peso mucho menor que el de antes, o un RPE"
    case .addedToWhat: "¿más o menos que qué: que el peso de antes, o que tu peso corporal?"
    case .addedOrAssisted: "con + es lastre y con - es asistencia: ¿cuál de los dos?"
    case .unloaded: "\(exercise) va sin peso"
    case .tooManyReps(let count): "\(reps(count)) con peso: ¿seguro?"
    case .tooHeavy(let mass): "\(self.mass(mass)) es más de lo que levanta nadie: ¿seguro?"
    case .belowZero: "el peso quedaría por debajo de cero"
    case .nothingToShift: "aquí no hay ningún peso que cambiar así: di cuál, con @100kg"
    case .percentage(let share):
      "lo previsto es el \(percent(share)) de tu 1RM: di qué peso ha sido, con @100kg"
    case .nothingToChange: "esta serie aún no tiene nada que cambiar: di sus repeticiones, 8@100kg"
    }
  }

  package func insist() -> String { "Si es lo que quieres, añade --force" }
  package var howSetsAreWritten: String { "Cómo se escriben las series: gymlog help log" }
}
