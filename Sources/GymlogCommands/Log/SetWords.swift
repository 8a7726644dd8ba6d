import Training
import Wording

extension Words {
  /// The problem with an unreadable SET or CHANGE, without the text itself, which is shown below with a caret.
  func notation(_ problem: SetSyntaxError.Problem) -> String {
    switch problem {
    case .nothing:
      say(
        en: "no set given: write one like 8@\(exampleLoad)",
        es: "falta la serie: se escribe como 8@\(exampleLoad)",
        ca: "falta la sèrie: s'escriu com 8@\(exampleLoad)")
    case .noAmount:
      say(
        en: "expected reps, a time or a distance: 8, 60s or 5km",
        es: "aquí van repeticiones, un tiempo o una distancia: 8, 60s o 5km",
        ca: "aquí van repeticions, un temps o una distància: 8, 60s o 5km")
    case .unexpected:
      say(
        en: "unexpected text after the set; separate sets with spaces",
        es: "sobra texto después de la serie; separa las series con espacios",
        ca: "sobra text després de la sèrie; separa les sèries amb espais")
    case .unreadableNumber:
      say(
        en: "can't read this number; use 8, \(exampleLoad), 60s or 5km",
        es: "este número no se puede leer; escribe 8, \(exampleLoad), 60s o 5km",
        ca: "aquest nombre no es pot llegir; escriu 8, \(exampleLoad), 60s o 5km")
    case .tooMuch:
      say(
        en:
          "the limits are \(number(Limits.reps.upperBound)) reps, a load of \(number(999_999)) and \(number(99_999)) h",
        es:
          "los límites son \(number(Limits.reps.upperBound)) reps, un peso de \(number(999_999)) y \(number(99_999)) h",
        ca:
          "els límits són \(number(Limits.reps.upperBound)) reps, un pes de \(number(999_999)) i \(number(99_999)) h"
      )
    case .tooManyDecimals:
      say(
        en: "use at most three decimals: 62.125",
        es: "como máximo, tres decimales: 62,125",
        ca: "com a màxim, tres decimals: 62,125")
    case .decimalComma:
      say(
        en: "use a decimal point here: 62.5",
        es: "aquí los decimales van con punto: 62.5",
        ca: "aquí els decimals van amb punt: 62.5")
    case .countOutOfRange:
      say(
        en: "the number before the x is the set count, 1 to 20: 3x8@100",
        es: "antes de la x va el número de series, de 1 a 20: 3x8@100",
        ca: "abans de la x va el nombre de sèries, d'1 a 20: 3x8@100")
    case .zeroAmount:
      say(
        en: "a set needs at least 1 rep, or some time or distance",
        es:
          "una serie necesita al menos 1 repetición, o algo de tiempo o de distancia",
        ca:
          "una sèrie necessita almenys 1 repetició, o una mica de temps o de distància"
      )
    case .signedZero:
      say(
        en: "0 can't have a + or -; for body weight alone: 8@bw",
        es: "el cero va sin + ni -; con el peso corporal solo, escribe 8@bw",
        ca: "el zero va sense + ni -; amb el pes corporal sol, escriu 8@bw")
    case .mixedAmounts:
      say(
        en: "a list must be all reps, all times or all distances: 8,8,6",
        es: "una lista no puede mezclar repeticiones, tiempos y distancias: 8,8,6",
        ca: "una llista no pot barrejar repeticions, temps i distàncies: 8,8,6")
    case .trailingComma:
      say(
        en: "write a list without spaces: 8,8,6@100",
        es: "escribe la lista sin espacios: 8,8,6@100",
        ca: "escriu la llista sense espais: 8,8,6@100")
    case .unreadableTime:
      say(
        en: "write a time as 45s, 1:30, 1h30min or 1:05:00, with minutes and seconds under 60",
        es: "un tiempo se escribe 45s, 1:30, 1h30min o 1:05:00, con minutos y segundos hasta 59",
        ca: "un temps s'escriu 45s, 1:30, 1h30min o 1:05:00, amb minuts i segons fins a 59")
    case .emptyRange:
      say(
        en: "a range goes from low to high: 8-12",
        es: "un rango va de menos a más: 8-12",
        ca: "un rang va de menys a més: 8-12")
    case .percentOutOfRange:
      say(
        en: "a percentage must be above 0 and at most 200: 5@80%",
        es: "un porcentaje es mayor que 0 y como máximo 200: 5@80%",
        ca: "un percentatge és més gran que 0 i com a màxim 200: 5@80%")
    case .noLoad:
      say(
        en: "expected a load after the @: 8@\(exampleLoad), 8@+20 or 8@bw",
        es: "después de la @ va un peso: 8@\(exampleLoad), 8@+20 o 8@bw",
        ca: "després de l'@ va un pes: 8@\(exampleLoad), 8@+20 o 8@bw")
    case .loadWithoutUnit:
      say(
        en: "after an x, a load needs a unit: 3x8x\(exampleLoad)",
        es: "después de una x, el peso necesita unidad: 3x8x\(exampleLoad)",
        ca: "després d'una x, el pes necessita unitat: 3x8x\(exampleLoad)")
    case .loadWithoutAmount:
      say(
        en: "write the reps and an @ before the load: 8@\(exampleLoad)",
        es: "antes del peso van las repeticiones y una @: 8@\(exampleLoad)",
        ca: "abans del pes van les repeticions i una @: 8@\(exampleLoad)")
    case .ratingOutOfRange:
      say(
        en: "RPE is 1 to 10 in half steps, RIR 0 to 10 in whole ones",
        es: "el RPE va de 1 a 10 de 0,5 en 0,5, y el RIR de 0 a 10 sin decimales",
        ca: "l'RPE va d'1 a 10 de 0,5 en 0,5, i el RIR de 0 a 10 sense decimals")
    case .noRating:
      say(
        en: "missing number: rpe8, rir2, or @8 after a load",
        es: "falta el número: rpe8, rir2, o @8 después de un peso",
        ca: "falta el nombre: rpe8, rir2, o @8 després d'un pes")
    case .ratingAfterType:
      say(
        en: "after w, d or f, spell out the RPE: 10@40w rpe8",
        es: "después de w, d o f, el RPE se escribe entero: 10@40w rpe8",
        ca: "després de w, d o f, l'RPE s'escriu sencer: 10@40w rpe8")
    case .twoReadings:
      say(
        en: "this is ambiguous",
        es: "esto se puede leer de varias maneras",
        ca: "això es pot llegir de diverses maneres")
    case .noReps: repsMissing
    case .thousands:
      say(
        en: "thousands, or decimals?",
        es: "¿miles o decimales?",
        ca: "milers o decimals?")
    case .timeOfWhich:
      say(
        en: "which time belongs to which distance?",
        es: "¿qué tiempo es de qué distancia?",
        ca: "quin temps és de quina distància?")
    case .unclearParts:
      say(
        en: "which part has which load? Write 10@80+8@60, or 12+4+3@60 for one load",
        es: "¿qué peso es de cada parte? Escribe 10@80+8@60, o 12+4+3@60 si es uno solo",
        ca: "quin pes és de cada part? Escriu 10@80+8@60, o 12+4+3@60 si és un de sol")
    case .stackOutOfRange:
      say(
        en: "a stack number is a whole number from 1 to 99: 12@p7",
        es: "el número de la placa es entero, de 1 a 99: 12@p7",
        ca: "el número de la placa és enter, de l'1 al 99: 12@p7")
    case .tooManySets:
      say(
        en: "a command takes at most \(number(Notation.mostSets)) sets; split it into several",
        es: "un comando admite como máximo \(number(Notation.mostSets)) series; repártelas en varios",
        ca: "una ordre admet com a màxim \(number(Notation.mostSets)) sèries; reparteix-les en unes quantes")
    }
  }

  private var repsMissing: String {
    say(en: "how many reps?", es: "¿cuántas repeticiones?", ca: "quantes repeticions?")
  }

  /// Why a readable SET or CHANGE is refused for an exercise, given by its displayed name.
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
        en: "8-12, 5+ and 80% are only for plans; type what you did",
        es: "8-12, 5+ y 80% solo valen en un plan; escribe lo que has hecho",
        ca: "8-12, 5+ i 80% només valen en un pla; escriu el que has fet")
    case .noReps: repsMissing
    case .noLoad:
      say(
        en: "missing load: \(exercise) has none to carry over",
        es: "falta el peso: \(exercise) aún no tiene ninguno",
        ca: "falta el pes: \(exercise) encara no en té cap")
    case .setsOrLoad:
      say(
        en: "sets x reps, or reps x load? Mark the load with @",
        es: "¿series x repeticiones, o repeticiones x peso? Marca el peso con @",
        ca: "sèries x repeticions, o repeticions x pes? Marca el pes amb @")
    case .repsOrLoad:
      say(en: "reps, or a load?", es: "¿repeticiones, o un peso?", ca: "repeticions, o un pes?")
    case .typeOfWhich:
      say(
        en: "which sets does this apply to?", es: "¿a qué series se refiere?",
        ca: "a quines sèries es refereix?")
    case .whichUnit: say(en: "in which unit?", es: "¿en qué unidad?", ca: "en quina unitat?")
    case .loadOfWhich:
      say(
        en: "which sets have this load?",
        es: "¿qué series llevan este peso?",
        ca: "quines sèries porten aquest pes?")
    case .each:
      say(
        en: "\(exercise) isn't done one hand or side at a time: type the whole load",
        es: "\(exercise) no se hace con cada mano o lado por separado: escribe el peso total",
        ca: "\(exercise) no es fa amb cada mà o costat per separat: escriu el pes total")
    case .barInEachHand: barInEachHand
    case .total:
      say(
        en: "a total for both hands or sides: type the load of one",
        es: "es el total de las dos manos o los dos lados: escribe el peso de uno",
        ca: "és el total de les dues mans o els dos costats: escriu el pes d'un")
    case .totalReps:
      say(
        en: "a total: type the reps of each set, as in 10,8,7",
        es: "es un total: escribe las repeticiones de cada serie, como 10,8,7",
        ca: "és un total: escriu les repeticions de cada sèrie, com 10,8,7")
    case .plates:
      say(
        en: "plates differ: type the load",
        es: "los discos no pesan todos igual: escribe el peso",
        ca: "els discos no pesen tots igual: escriu el pes")
    case .bar:
      say(
        en: "bars differ: type the load",
        es: "las barras no pesan todas igual: escribe el peso",
        ca: "les barres no pesen totes igual: escriu el pes")
    case .zeroLoad: zeroLoad
    case .timeOrPair:
      say(
        en: "seconds, or a pair of weights?", es: "¿segundos, o un par de pesas?",
        ca: "segons, o un parell de peses?")
    case .repsOfEach:
      say(
        en: "the reps of each set, or a number of sets?",
        es: "¿las repeticiones de cada serie, o un número de series?",
        ca: "les repeticions de cada sèrie, o un nombre de sèries?")
    case .loadOrRating:
      say(
        en: "a light load, or an RPE?", es: "¿un peso ligero, o un RPE?", ca: "un pes lleuger, o un RPE?")
    case .stackOrMass:
      say(
        en: "a plate of the stack, or a load?", es: "¿una placa de la máquina, o un peso?",
        ca: "una placa de la màquina, o un pes?")
    case .addedToWhat:
      say(
        en: "relative to the load before, or to your body weight?",
        es: "¿respecto a qué: al peso anterior, o a tu peso corporal?",
        ca: "respecte a què: al pes anterior, o al teu pes corporal?")
    case .addedOrAssisted:
      say(
        en: "added load (+) or assistance (-)?",
        es: "¿lastre (+) o asistencia (-)?",
        ca: "llast (+) o assistència (-)?")
    case .oneOrPair:
      say(
        en: "one weight, or one in each hand?", es: "¿un peso, o uno en cada mano?",
        ca: "un pes, o un a cada mà?")
    case .partsOrLoad:
      say(
        en: "parts of a set, or added load?",
        es: "¿partes de una serie, o lastre?",
        ca: "parts d'una sèrie, o llast?")
    case .partsOrSides:
      say(
        en: "the reps of each side, or a set in parts?",
        es: "¿las repeticiones de cada lado, o una serie por partes?",
        ca: "les repeticions de cada costat, o una sèrie per parts?")
    case .twoHolds: say(en: "one time, or two?", es: "¿un tiempo, o dos?", ca: "un temps, o dos?")
    case .sideOrDrop:
      say(
        en: "the right side (D), or a drop set?", es: "¿la derecha (D), o un drop set?",
        ca: "la dreta (D), o un drop set?")
    case .timeOfReps:
      repsOrTime
        + say(
          en: ": add the time as a note", es: ": apunta el tiempo como nota",
          ca: ": apunta el temps com a nota")
    case .notKept:
      say(
        en: "sets can't record power, gradient or level: add them as a note",
        es: "potencia, pendiente y nivel no se guardan con la serie: apúntalo como nota",
        ca: "potència, pendent i nivell no es desen amb la sèrie: apunta-ho com a nota")
    case .partsOrSets:
      say(en: "one set, or several?", es: "¿una serie o varias?", ca: "una sèrie o diverses?")
    case .setsOfParts:
      say(
        en: "parts in every set, or only in the last one?",
        es: "¿todas las series por partes, o solo la última?",
        ca: "totes les sèries per parts, o només l'última?")
    case .loadOfPart:
      say(
        en: "the parts of this set have different loads; type the whole set, as in 10@80+8@60",
        es: "las partes de esta serie llevan pesos distintos; escribe la serie entera, como 10@80+8@60",
        ca: "les parts d'aquesta sèrie porten pesos diferents; escriu la sèrie sencera, com 10@80+8@60")
    case .bothSides:
      say(
        en: "\(exercise) isn't done one side at a time",
        es: "\(exercise) no es un ejercicio unilateral",
        ca: "\(exercise) no és un exercici unilateral")
    case .noBand:
      say(
        en: "\(exercise) isn't done with a band",
        es: "\(exercise) no se hace con banda",
        ca: "\(exercise) no es fa amb banda")
    case .noStack:
      say(
        en: "\(exercise) has no weight stack; give the load",
        es: "\(exercise) no tiene placas numeradas; escribe el peso",
        ca: "\(exercise) no té plaques numerades; escriu el pes")
    case .unloaded:
      say(en: "\(exercise) takes no load", es: "\(exercise) va sin peso", ca: "\(exercise) va sense pes")
    case .tooManyReps(let count):
      say(
        en: "\(reps(count)) with a load: is that right?",
        es: "\(reps(count)) con peso: ¿seguro?",
        ca: "\(reps(count)) amb pes: segur?")
    case .manySets(let count):
      say(
        en: "\(count) sets at once: is that right?", es: "\(count) series de una vez: ¿seguro?",
        ca: "\(count) sèries de cop: segur?")
    case .tooHeavy(let mass):
      say(
        en: "\(self.mass(mass)) looks too heavy: is that right?",
        es: "\(self.mass(mass)) parece demasiado peso: ¿seguro?",
        ca: "\(self.mass(mass)) sembla massa pes: segur?")
    case .tooFast:
      say(
        en: "faster than any world record: is that right?",
        es: "más rápido que nadie: ¿seguro?",
        ca: "més de pressa que ningú: segur?")
    case .unusual(let unusual): self.unusual(unusual)
    case .moreThanPlanned(let count, _):
      say(
        en: count == 1 ? "only 1 set is planned" : "only \(number(count)) sets are planned",
        es: count == 1 ? "solo hay 1 serie prevista" : "solo hay \(number(count)) series previstas",
        ca: count == 1 ? "només hi ha 1 sèrie prevista" : "només hi ha \(number(count)) sèries previstes")
    case .fewerThanPlanned(let count, let planned):
      say(
        en: "\(number(count)) sets for \(number(planned)) planned ones: type one for all, or each",
        es: "\(number(count)) series para \(number(planned)) previstas: escribe una para todas, o cada una",
        ca:
          "\(number(count)) sèries per a \(number(planned)) previstes: escriu-ne una per a totes, o cadascuna"
      )
    case .whichPlanned:
      say(
        en: "none of the planned sets matches: say which, as in gymlog done .2-.4 8",
        es: "las series previstas son distintas y ninguna es así: indica cuáles, como en gymlog done .2-.4 8",
        ca: "les sèries previstes són diferents i cap no és així: indica quines, com en gymlog done .2-.4 8")
    case .missedOrToFailure:
      say(
        en: "a missed attempt, or a set to failure?",
        es: "¿un intento fallido, o una serie al fallo?",
        ca: "un intent fallit, o una sèrie a la fallada?")
    case .missedPlan:
      say(
        en: "only an attempt at a rep can be missed",
        es: "un intento fallido es de una sola repetición",
        ca: "un intent fallit és d'una sola repetició")
    case .missedBefore:
      say(
        en: "the last set was a missed attempt: did you get it this time?",
        es: "la última serie fue un intento fallido: ¿ha salido esta vez?",
        ca: "l'última sèrie va ser un intent fallit: ha sortit aquesta vegada?")
    case .minutesOrMetres:
      say(en: "minutes, or metres?", es: "¿minutos, o metros?", ca: "minuts, o metres?")
    case .climbOrDistance:
      say(
        en: "another distance, or the climb? Sets can't record a climb: add it as a note",
        es: "¿otra distancia, o el desnivel? El desnivel no se guarda con la serie: apúntalo como nota",
        ca: "una altra distància, o el desnivell? El desnivell no es desa amb la sèrie: apunta'l com a nota")
    case .belowZero:
      say(
        en: "the load would drop below zero",
        es: "el peso quedaría por debajo de cero",
        ca: "el pes quedaria per sota de zero")
    case .nothingToShift:
      say(
        en: "this set has no load to change; give one, as in @\(exampleLoad)",
        es: "esta serie no tiene peso que cambiar; escribe uno, como @\(exampleLoad)",
        ca: "aquesta sèrie no té pes per canviar; escriu-ne un, com @\(exampleLoad)")
    case .percentage(let share):
      say(
        en: "the plan is \(percent(share)) of your 1RM; type the load you used, as in @\(exampleLoad)",
        es:
          "lo previsto es el \(percent(share)) de tu 1RM; escribe el peso que has usado, como @\(exampleLoad)",
        ca:
          "el que està previst és \(Catalan.the(percent(share))) del teu 1RM; escriu el pes que has fet servir, com @\(exampleLoad)"
      )
    case .nothingToChange:
      say(
        en: "this set has nothing to change yet; give its reps, as in 8@\(exampleLoad)",
        es: "esta serie aún no tiene nada que cambiar; escribe sus repeticiones, como 8@\(exampleLoad)",
        ca: "aquesta sèrie encara no té res per canviar; escriu-ne les repeticions, com 8@\(exampleLoad)")
    }
  }
}

extension Words {
  /// Why a time beside reps can't be kept.
  var repsOrTime: String {
    say(
      en: "a set has reps or a time, not both",
      es: "una serie tiene repeticiones o tiempo, pero no ambas cosas",
      ca: "una sèrie té repeticions o temps, però no totes dues coses")
  }
}
