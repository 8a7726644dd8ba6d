package import Training

extension Catalan {
  package func notation(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing: "no hi ha cap sèrie: s'escriu així, 8@100kg"
    case .noAmount: "aquí van repeticions, un temps o una distància: 8, 60s o 5km"
    case .unexpected: "la sèrie ja és completa abans d'això; una altra va després d'un espai"
    case .unreadableNumber: "els nombres van tal qual, amb unitat o sense: 100kg, 60s o 5km"
    case .tooMuch:
      "més del que cap en una sèrie: \(number(Limits.reps.upperBound)) reps, un pes de \(number(999_999)), \(number(99_999)) h"
    case .tooManyDecimals: "tres decimals com a molt: 62,125"
    case .decimalComma: "aquí els decimals van amb punt: 62.5"
    case .countOutOfRange: "davant de la x va el nombre de sèries, d'1 a 20: 3x8@100"
    case .zeroAmount: "zero no és una sèrie: posa-hi almenys 1 repetició, o un temps o una distància"
    case .signedZero: "un zero va sense + ni -: només amb el pes corporal és 8@bw"
    case .mixedAmounts: "una llista és tota de repeticions, de temps o de distàncies: 8,8,6"
    case .trailingComma: "la llista acaba en coma: va sense espais, 8,8,6@100"
    case .unreadableTime: "un temps és 45s, 1:30, 1h30min o 1:05:00, amb minuts i segons fins a 59"
    case .emptyRange: "un rang va de menys a més: 8-12"
    case .percentOutOfRange: "un percentatge és més gran que 0 i arriba fins a 200: 5@80%"
    case .noLoad: "després de l'@ va un pes: 8@100kg, 8@+20 o 8@bw"
    case .loadWithoutUnit: "després d'una x, el pes porta la seva unitat: 3x8x100kg"
    case .loadWithoutAmount: "el pes va després d'una @, i les repeticions abans: 8@100kg"
    case .ratingOutOfRange: "l'RPE va d'1 a 10 de mig en mig, i el RIR de 0 a 10 sense decimals"
    case .noRating: "falta el nombre: rpe8, rir2, o @8 després d'un pes"
    case .ratingAfterType: "després de w, d o f, l'RPE va amb el seu nom: 10@40w rpe8"
    case .tooManySets: "en una ordre hi caben \(number(Notation.mostSets)) sèries com a molt: reparteix-les"
    }
  }

  package func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, let typed):
      "\(exercise) es compta \(countMode(expected)), no \(countMode(typed)): \(examples(of: expected))"
    case .planOnly: "8-12, 5+ i 80% són per al que està previst: escriu el que has fet"
    case .noLoad: "amb quant de pes? \(exercise) encara no en té cap"
    case .setsOrLoad: "això pot ser sèries x repeticions, o repeticions x pes: el pes va amb @"
    case .repsOrLoad: "això poden ser repeticions, o el pes de les sèries que segueixen"
    case .loadOrRating: "això pot ser un pes molt més baix que el d'abans, o un RPE"
    case .addedToWhat: "més o menys que què: que el pes d'abans, o que el teu pes corporal?"
    case .addedOrAssisted: "amb + és llast i amb - és assistència: quina de les dues coses?"
    case .unloaded: "\(exercise) va sense pes"
    case .tooManyReps(let count): "\(reps(count)) amb pes: segur?"
    case .tooHeavy(let mass): "\(self.mass(mass)) és més del que aixeca ningú: segur?"
    case .belowZero: "el pes quedaria per sota de zero"
    case .nothingToShift: "aquí no hi ha cap pes per canviar així: digues quin, amb @100kg"
    case .percentage(let share):
      "el que està previst és \(Self.the(percent(share))) del teu 1RM: digues quin pes ha estat, amb @100kg"
    case .nothingToChange: "aquesta sèrie encara no té res per canviar: digues-ne les repeticions, 8@100kg"
    }
  }

  package func insist() -> String { "Si és el que vols, afegeix --force" }
  package var howSetsAreWritten: String { "Com s'escriuen les sèries: gymlog help log" }
}
