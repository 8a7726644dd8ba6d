package import Training

extension Catalan {
  package func syntaxProblem(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing: "no hi ha cap sèrie"
    case .noAmount: "una sèrie comença per repeticions, un temps o una distància"
    case .unexpected: "la sèrie ja és completa abans d'això"
    case .unreadableNumber: "això no és un nombre amb unitat"
    case .tooManyDigits: "més de nou xifres"
    case .tooManyDecimals: "més de tres decimals"
    case .decimalComma: "els decimals van amb punt: 62.5"
    case .countOutOfRange: "una sèrie es pot repetir d'1 a 20 cops"
    case .zeroAmount: "zero no es compta: posa-hi almenys 1"
    case .signedZero: "un pes de 0 va sense signe"
    case .mixedAmounts: "una llista porta una sola mena de quantitats"
    case .trailingComma: "la llista acaba en coma"
    case .unreadableTime: "els minuts i segons són dues xifres per sota de 60: 1:05"
    case .emptyRange: "un rang va de menys a més: 8-12"
    case .percentOutOfRange: "un percentatge és més de 0 i com a molt 200"
    case .noLoad: "no hi ha cap pes després de l'@"
    case .loadWithoutUnit: "un pes després d'una x necessita la unitat: 8x100kg"
    case .loadWithoutAmount: "un pes necessita les seves repeticions: 8@100kg"
    case .ratingOutOfRange: "l'RPE va d'1 a 10 de mig en mig, el RIR de 0 a 10"
    case .noRating: "no hi ha cap nombre després de rpe o rir"
    case .ratingAfterType: "el pes va abans del tipus: 8@100 w"
    case .tooManySets: "en una ordre hi caben \(number(Notation.mostSets)) sèries com a molt"
    }
  }

  package func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, _): "\(exercise) es compta \(countMode(expected))"
    case .planOnly: "això és una previsió, i el que s'ha fet és un sol nombre"
    case .noLoad: "falta el pes, i abans no n'hi ha cap"
    case .setsOrLoad: "això pot ser sèries x repeticions, o repeticions x pes"
    case .repsOrLoad: "això poden ser repeticions, o el pes del que segueix"
    case .loadOrRating: "això pot ser un pes o un RPE"
    case .addedToWhat: "això pot ser més que abans, o afegit al pes corporal"
    case .addedOrAssisted: "això pot ser llast o assistència"
    case .unloaded: "\(exercise) no porta pes"
    case .tooManyReps(let reps): "\(self.reps(reps)) amb pes són moltíssimes"
    case .tooHeavy(let mass): "\(self.mass(mass)) no els aixeca ningú"
    case .belowZero: "això seria menys que res"
    case .nothingToShift: "no hi ha cap pes per apujar o abaixar"
    case .percentage(let percent):
      "la previsió és el \(self.percent(percent)) del teu 1RM: digues quin pes ha estat"
    case .nothingToChange: "en aquesta sèrie no hi ha res per canviar"
    }
  }

  package var howSetsAreWritten: String { "Com s'escriuen les sèries: gymlog help log" }
  package var insistence: String { "Si va de debò, afegeix --force" }
}
