import Training
import Wording

extension Words {
  /// What is wrong with a text that doesn't read as a SET or a CHANGE, without the text itself: the line with a
  /// mark under the place is shown below it.
  func notation(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing:
      say(
        en: "no set is given: it looks like 8@100kg",
        es: "no hay ninguna serie: se escribe así, 8@100kg",
        ca: "no hi ha cap sèrie: s'escriu així, 8@100kg")
    case .noAmount:
      say(
        en: "reps, a time or a distance belong here: 8, 60s or 5km",
        es: "aquí van repeticiones, un tiempo o una distancia: 8, 60s o 5km",
        ca: "aquí van repeticions, un temps o una distància: 8, 60s o 5km")
    case .unexpected:
      say(
        en: "the set is complete before this; another one goes after a space",
        es: "la serie ya está completa antes de esto; otra va después de un espacio",
        ca: "la sèrie ja és completa abans d'això; una altra va després d'un espai")
    case .unreadableNumber:
      say(
        en: "numbers are plain, with a unit or without: 100kg, 60s or 5km",
        es: "los números van tal cual, con unidad o sin ella: 100kg, 60s o 5km",
        ca: "els nombres van tal qual, amb unitat o sense: 100kg, 60s o 5km")
    case .tooMuch:
      say(
        en:
          "more than a set can hold: \(number(Limits.reps.upperBound)) reps, a load of \(number(999_999)), \(number(99_999)) h",
        es:
          "más de lo que cabe en una serie: \(number(Limits.reps.upperBound)) reps, un peso de \(number(999_999)), \(number(99_999)) h",
        ca:
          "més del que cap en una sèrie: \(number(Limits.reps.upperBound)) reps, un pes de \(number(999_999)), \(number(99_999)) h"
      )
    case .tooManyDecimals:
      say(
        en: "three decimals are the most: 62.125",
        es: "tres decimales como mucho: 62,125",
        ca: "tres decimals com a molt: 62,125")
    case .decimalComma:
      say(
        en: "decimals take a point here: 62.5",
        es: "aquí los decimales van con punto: 62.5",
        ca: "aquí els decimals van amb punt: 62.5")
    case .countOutOfRange:
      say(
        en: "before the x goes the number of sets, 1 to 20: 3x8@100",
        es: "delante de la x va el número de series, de 1 a 20: 3x8@100",
        ca: "davant de la x va el nombre de sèries, d'1 a 20: 3x8@100")
    case .zeroAmount:
      say(
        en: "zero is not a set: give at least 1 rep, or some time or distance",
        es: "cero no es una serie: pon al menos 1 repetición, o un tiempo o una distancia",
        ca: "zero no és una sèrie: posa-hi almenys 1 repetició, o un temps o una distància")
    case .signedZero:
      say(
        en: "a zero takes no + or -: with body weight alone, 8@bw",
        es: "un cero va sin + ni -: solo con el peso corporal es 8@bw",
        ca: "un zero va sense + ni -: només amb el pes corporal és 8@bw")
    case .mixedAmounts:
      say(
        en: "a list is all reps, all times or all distances: 8,8,6",
        es: "una lista es toda de repeticiones, de tiempos o de distancias: 8,8,6",
        ca: "una llista és tota de repeticions, de temps o de distàncies: 8,8,6")
    case .trailingComma:
      say(
        en: "the list ends in a comma: it goes without spaces, 8,8,6@100",
        es: "la lista acaba en coma: va sin espacios, 8,8,6@100",
        ca: "la llista acaba en coma: va sense espais, 8,8,6@100")
    case .unreadableTime:
      say(
        en: "a time is 45s, 1:30, 1h30min or 1:05:00, minutes and seconds under 60",
        es: "un tiempo es 45s, 1:30, 1h30min o 1:05:00, con minutos y segundos hasta 59",
        ca: "un temps és 45s, 1:30, 1h30min o 1:05:00, amb minuts i segons fins a 59")
    case .emptyRange:
      say(
        en: "a range goes up: 8-12",
        es: "un rango va de menos a más: 8-12",
        ca: "un rang va de menys a més: 8-12")
    case .percentOutOfRange:
      say(
        en: "a percentage is more than 0 and at most 200: 5@80%",
        es: "un porcentaje es mayor que 0 y llega hasta 200: 5@80%",
        ca: "un percentatge és més gran que 0 i arriba fins a 200: 5@80%")
    case .noLoad:
      say(
        en: "a load goes after the @: 8@100kg, 8@+20 or 8@bw",
        es: "después de la @ va un peso: 8@100kg, 8@+20 o 8@bw",
        ca: "després de l'@ va un pes: 8@100kg, 8@+20 o 8@bw")
    case .loadWithoutUnit:
      say(
        en: "after an x, a load needs its unit: 3x8x100kg",
        es: "después de una x, el peso lleva su unidad: 3x8x100kg",
        ca: "després d'una x, el pes porta la seva unitat: 3x8x100kg")
    case .loadWithoutAmount:
      say(
        en: "a load goes after an @, and its reps before: 8@100kg",
        es: "el peso va después de una @, y las repeticiones antes: 8@100kg",
        ca: "el pes va després d'una @, i les repeticions abans: 8@100kg")
    case .ratingOutOfRange:
      say(
        en: "RPE is 1 to 10 by halves, RIR 0 to 10 without decimals",
        es: "el RPE va de 1 a 10 de medio en medio, y el RIR de 0 a 10 sin decimales",
        ca: "l'RPE va d'1 a 10 de mig en mig, i el RIR de 0 a 10 sense decimals")
    case .noRating:
      say(
        en: "the number is missing: rpe8, rir2, or @8 after a load",
        es: "falta el número: rpe8, rir2, o @8 después de un peso",
        ca: "falta el nombre: rpe8, rir2, o @8 després d'un pes")
    case .ratingAfterType:
      say(
        en: "after w, d or f, an RPE goes by its name: 10@40w rpe8",
        es: "después de w, d o f, el RPE va con su nombre: 10@40w rpe8",
        ca: "després de w, d o f, l'RPE va amb el seu nom: 10@40w rpe8")
    case .tooManySets:
      say(
        en: "one command takes up to \(number(Notation.mostSets)) sets: split it into several",
        es: "en un comando caben \(number(Notation.mostSets)) series como mucho: repártelas en varios",
        ca: "en una ordre hi caben \(number(Notation.mostSets)) sèries com a molt: reparteix-les")
    }
  }

  /// Why a SET or a CHANGE that reads well isn't taken for this exercise; its name as shown.
  func refusal(_ problem: SetRefusal.Problem, exercise: String) -> String {
    switch problem {
    case .countMode(let expected, let typed):
      say(
        en:
          "\(exercise) is counted \(countMode(expected)), not \(countMode(typed)): \(examples(of: expected))",
        es: "\(exercise) se cuenta \(countMode(expected)), no \(countMode(typed)): \(examples(of: expected))",
        ca: "\(exercise) es compta \(countMode(expected)), no \(countMode(typed)): \(examples(of: expected))")
    case .planOnly:
      say(
        en: "8-12, 5+ and 80% are for plans: type what you did",
        es: "8-12, 5+ y 80% son para lo previsto: escribe lo que has hecho",
        ca: "8-12, 5+ i 80% són per al que està previst: escriu el que has fet")
    case .noLoad:
      say(
        en: "how heavy? \(exercise) has no load to carry over",
        es: "¿con cuánto peso? \(exercise) aún no tiene ninguno",
        ca: "amb quant de pes? \(exercise) encara no en té cap")
    case .setsOrLoad:
      say(
        en: "this could be sets x reps, or reps x load: an @ marks the load",
        es: "esto puede ser series x repeticiones, o repeticiones x peso: el peso va con @",
        ca: "això pot ser sèries x repeticions, o repeticions x pes: el pes va amb @")
    case .repsOrLoad:
      say(
        en: "this could be reps, or the load of the sets after it",
        es: "esto pueden ser repeticiones, o el peso de las series que siguen",
        ca: "això poden ser repeticions, o el pes de les sèries que segueixen")
    case .loadOrRating:
      say(
        en: "this could be a load much lighter than the one before, or an RPE",
        es: "esto puede ser un peso mucho menor que el de antes, o un RPE",
        ca: "això pot ser un pes molt més baix que el d'abans, o un RPE")
    case .addedToWhat:
      say(
        en: "more or less than what: the load before, or your body weight?",
        es: "¿más o menos que qué: que el peso de antes, o que tu peso corporal?",
        ca: "més o menys que què: que el pes d'abans, o que el teu pes corporal?")
    case .addedOrAssisted:
      say(
        en: "with a + it is added weight, with a - assistance: which of the two?",
        es: "con + es lastre y con - es asistencia: ¿cuál de los dos?",
        ca: "amb + és llast i amb - és assistència: quina de les dues coses?")
    case .unloaded:
      say(en: "\(exercise) takes no load", es: "\(exercise) va sin peso", ca: "\(exercise) va sense pes")
    case .tooManyReps(let count):
      say(
        en: "\(reps(count)) with a load: is that right?",
        es: "\(reps(count)) con peso: ¿seguro?",
        ca: "\(reps(count)) amb pes: segur?")
    case .tooHeavy(let mass):
      say(
        en: "\(self.mass(mass)) is more than anybody lifts: is that right?",
        es: "\(self.mass(mass)) es más de lo que levanta nadie: ¿seguro?",
        ca: "\(self.mass(mass)) és més del que aixeca ningú: segur?")
    case .belowZero:
      say(
        en: "the load would go below zero",
        es: "el peso quedaría por debajo de cero",
        ca: "el pes quedaria per sota de zero")
    case .nothingToShift:
      say(
        en: "there is no load here to change like that: name one, with @100kg",
        es: "aquí no hay ningún peso que cambiar así: di cuál, con @100kg",
        ca: "aquí no hi ha cap pes per canviar així: digues quin, amb @100kg")
    case .percentage(let share):
      say(
        en: "the plan is \(percent(share)) of your 1RM: say what load it was, with @100kg",
        es: "lo previsto es el \(percent(share)) de tu 1RM: di qué peso ha sido, con @100kg",
        ca:
          "el que està previst és \(Catalan.the(percent(share))) del teu 1RM: digues quin pes ha estat, amb @100kg"
      )
    case .nothingToChange:
      say(
        en: "this set has nothing to change yet: give its reps, 8@100kg",
        es: "esta serie aún no tiene nada que cambiar: di sus repeticiones, 8@100kg",
        ca: "aquesta sèrie encara no té res per canviar: digues-ne les repeticions, 8@100kg")
    }
  }

  /// What to add where insisting is enough, for too many reps and too heavy loads.
  func insist() -> String {
    say(
      en: "If you mean it, add --force",
      es: "Si es lo que quieres, añade --force",
      ca: "Si és el que vols, afegeix --force")
  }

  /// What to do about a text that doesn't read, where no reading suggests itself: the page that explains.
  var howSetsAreWritten: String {
    say(
      en: "How sets are written: gymlog help log",
      es: "Cómo se escriben las series: gymlog help log",
      ca: "Com s'escriuen les sèries: gymlog help log")
  }

  /// The message for words that don't read as sets; the readings are lines to type.
  func unreadableSets(
    _ text: String, _ problem: SetSyntaxError.Problem, readings: [String]
  ) -> Message {
    Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + notation(problem),
      hint: self.readings(readings) ?? howSetsAreWritten)
  }

  /// The message for sets that aren't taken; the readings are lines to type.
  func refusedSets(
    _ text: String, _ problem: SetRefusal.Problem, exercise: String, readings: [String]
  ) -> Message {
    let meant = self.readings(readings)
    let hint =
      switch problem {
      case .tooManyReps, .tooHeavy: [meant, insist()].compactMap { $0 }.joined(separator: " ")
      default: meant ?? howSetsAreWritten
      }
    return Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + refusal(problem, exercise: exercise), hint: hint)
  }

  /// Readings have spaces and commas of their own, so two spaces and a word stand between them.
  func readings(_ readings: [String]) -> String? {
    guard let first = readings.first else { return nil }
    let all = readings.dropFirst().reduce(first) { either([$0 + " ", " " + $1]) }
    return didYouMean([" " + all])
  }
}

extension Failure {
  static func nothingPlanned(in exercise: String?) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          exercise.map { "\($0) has no planned sets left" } ?? "no planned sets are left",
          hint: "Log another set, or type gymlog finish"),
        es: Message(
          exercise.map { "\($0): no quedan series por hacer" } ?? "no quedan series por hacer",
          hint: "Apunta otra serie, o escribe gymlog finish"),
        ca: Message(
          exercise.map { "\($0): no queden sèries per fer" } ?? "no queden sèries per fer",
          hint: "Apunta una altra sèrie, o escriu gymlog finish"))
    }
  }
}
