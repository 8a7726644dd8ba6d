/// The words that lifters put between the numbers of a set, in English, Spanish and Catalan at once: lower
/// case, without accents.
enum PhraseWord: Sendable {
  case reps, sets
  /// Sets of this many reps: `3 singles`.
  case setsOf(reps: Int)
  case mass(MassUnit), time(milliseconds: Int), distance(DistanceUnit)
  /// Between reps and load, or before a rating.
  case at
  /// `a`: between reps and load, or before a pace.
  case a
  case times, of, `for`, and, `in`, pace, split
  case half, quarter
  case rating(String), type(SetType), amrap
  /// Load on the body, as a noun before it: `lastre 10kg`.
  case added
  case body
  /// In each hand, or on each side.
  case each
  /// The total of both hands or sides.
  case total
  case plates
  /// The plates of a machine's stack, of which it counts the number.
  case stack
  /// The bar, without plates.
  case bar
  /// A missed attempt.
  case miss
  /// A missed attempt, or a set to failure.
  case fail
  /// Assistance, as a noun after the load: `25kg de ayuda`.
  case assisting
  /// Load on the body, as a noun after it: `20kg de lastre`.
  case adding
  /// A distance that has a name: `half marathon`.
  case race(metres: Int)
  /// Between the parts of a set: `12 con 10 más 8 con 8`.
  case plus

  /// The meaning of a word in lower case and without accents; nil if it has none.
  init?(_ word: String) {
    // Found without a dictionary, which takes longer to make than all the words of a line to find.
    switch word {
    case "r", "rep", "reps", "repe", "repes", "repetition", "repetitions", "repeticion", "repeticiones",
      "repeticio", "repeticions":
      self = .reps
    case "set", "sets", "serie", "series": self = .sets
    case "singles": self = .setsOf(reps: 1)
    case "doubles", "dobles": self = .setsOf(reps: 2)
    case "triples": self = .setsOf(reps: 3)
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramo", "kilogramos", "quilo", "quilos",
      "quilogram", "quilograms":
      self = .mass(.kilograms)
    case "lb", "lbs", "pound", "pounds", "libra", "libras", "lliura", "lliures": self = .mass(.pounds)
    case "m", "metre", "metres", "meter", "meters", "metro", "metros": self = .distance(.metres)
    case "km", "kms", "kilometre", "kilometres", "kilometer", "kilometers", "kilometro", "kilometros",
      "quilometre", "quilometres":
      self = .distance(.kilometres)
    case "mi", "mile", "miles", "milla", "millas", "milles": self = .distance(.miles)
    case "at", "with", "con", "amb", "al": self = .at
    case "a": self = .a
    case "x", "by", "times", "veces", "vegades", "cops", "por", "per": self = .times
    case "of", "de": self = .of
    case "for", "durante", "durant": self = .for
    case "and", "y", "i", "then", "luego", "despues", "despres": self = .and
    case "in", "en", "time", "tiempo", "temps": self = .in
    case "pace", "ritmo", "ritme": self = .pace
    case "split": self = .split
    case "half", "medio", "media", "mig", "mitja": self = .half
    case "quarter", "cuarto", "quart": self = .quarter
    case "rpe": self = .rating("rpe")
    case "rir", "dejando", "deixant", "dejandome", "deixant-ne", "sobro", "sobraron", "sobraban", "quedaron",
      "quedaban",
      "sobraven", "quedaven":
      self = .rating("rir")
    case "amrap": self = .amrap
    case "lastre", "llast": self = .added
    case "plate", "plates", "disco", "discos", "disc", "discs": self = .plates
    case "placa", "placas", "plaques", "pin": self = .stack
    case "bw", "bodyweight", "pc": self = .body
    case "aproximacion", "aproximacio": self = .type(.warmUp)
    case "plus", "mas", "mes": self = .plus
    case "marathon", "maraton", "marato": self = .race(metres: 42_195)
    case "parkrun": self = .race(metres: 5_000)
    case "w": self = .type(.warmUp)
    case "d": self = .type(.drop)
    case "f": self = .type(.failure)
    default:
      if let unit = TimeUnit(named: word) {
        self = .time(milliseconds: unit.rawValue * 1_000)
      } else if let (_, type) = SetType.words.first(where: { $0.word == word && word.count > 1 }) {
        self = .type(type)
      } else if word.allSatisfy(\.isLetter), NotatedMiss.words.contains(where: { $0 == (word, .missed) }) {
        self = .miss
      } else if NotatedMiss.words.contains(where: { $0 == (word, .missedOrToFailure) }) {
        self = .fail
      } else {
        return nil
      }
    }
  }

  /// Several words that mean one thing, longest first.
  static let idioms: [(words: [String], meaning: PhraseWord)] = [
    (["hasta", "el", "fallo"], .type(.failure)), (["fins", "a", "la", "fallada"], .type(.failure)),
    (["fins", "al", "fallo"], .type(.failure)), (["fins", "al", "fall"], .type(.failure)),
    (["a", "la", "fallada"], .type(.failure)), (["al", "fallo"], .type(.failure)),
    (["al", "fall"], .type(.failure)), (["to", "failure"], .type(.failure)), (["drop", "set"], .type(.drop)),
    (["drop", "to"], .type(.drop)),
    (["serie", "descendente"], .type(.drop)), (["serie", "descendent"], .type(.drop)),
    (["warm", "up"], .type(.warmUp)), (["warm", "-", "up"], .type(.warmUp)),
    (["w", "/", "u"], .type(.warmUp)), (["no", "lift"], .miss), (["out", "of"], .of),
    (["con", "las", "de"], .at), (["con", "los", "de"], .at), (["amb", "les", "de"], .at),
    (["amb", "els", "de"], .at), (["con", "disco", "de"], .at), (["con", "un", "disco", "de"], .at),
    (["amb", "disc", "de"], .at), (["amb", "un", "disc", "de"], .at),
    (["con", "chaleco", "de"], .at), (["con", "un", "chaleco", "de"], .at), (["amb", "armilla", "de"], .at),
    (["amb", "una", "armilla", "de"], .at),
    (["con", "mancuernas", "de"], .at), (["con", "mancuerna", "de"], .at),
    (["amb", "manuelles", "de"], .at), (["amb", "manuella", "de"], .at),
    (["con", "dos", "mancuernas", "de"], .at), (["amb", "dues", "manuelles", "de"], .at),
    (["with", "two", "dumbbells", "of"], .at), (["with", "a"], .at),
    (["with", "dumbbells", "of"], .at), (["con", "kettlebell", "de"], .at),
    (["amb", "kettlebell", "de"], .at), (["con", "pesa", "rusa", "de"], .at),
    (["amb", "pesa", "russa", "de"], .at),
    (["the", "bar", "alone"], .bar), (["the", "empty", "bar"], .bar), (["empty", "bar"], .bar),
    (["just", "the", "bar"], .bar), (["bar", "only"], .bar), (["the", "bar"], .bar), (["bar"], .bar),
    (["la", "barra", "sola"], .bar), (["barra", "sola"], .bar), (["barra", "vacia"], .bar),
    (["la", "barra", "vacia"], .bar), (["barra", "buida"], .bar), (["la", "barra", "buida"], .bar),
    (["la", "barra"], .bar), (["barra"], .bar),
    (["of", "assistance"], .assisting), (["assistance"], .assisting), (["of", "help"], .assisting),
    (["assisted"], .assisting), (["assist"], .assisting), (["asistida"], .assisting),
    (["asistidas"], .assisting),
    (["asistidos"], .assisting), (["assistida"], .assisting), (["assistides"], .assisting),
    (["de", "ayuda"], .assisting), (["de", "asistencia"], .assisting),
    (["vest"], .adding), (["weight", "vest"], .adding),
    (["de", "lastre"], .adding), (["de", "llast"], .adding), (["added"], .adding),
    (["d", "'", "ajuda"], .assisting), (["d", "'", "assistencia"], .assisting),
    (["me", "sobraron"], .rating("rir")), (["me", "sobran"], .rating("rir")),
    (["me", "sobro"], .rating("rir")), (["me", "sobraban"], .rating("rir")),
    (["me", "quedaban"], .rating("rir")),
    (["en", "quedaven"], .rating("rir")), (["en", "sobraven"], .rating("rir")),
    (["me", "quedaron"], .rating("rir")), (["me", "deje"], .rating("rir")), (["deje"], .rating("rir")),
    (["em", "van", "sobrar"], .rating("rir")), (["em", "van", "quedar"], .rating("rir")),
    (["sin", "peso"], .body), (["sense", "pes"], .body), (["body", "weight"], .body),
    (["peso", "corporal"], .body), (["pes", "corporal"], .body), (["sin", "lastre"], .body),
    (["sense", "llast"], .body),
    (["half", "marathon"], .race(metres: 21_098)), (["media", "maraton"], .race(metres: 21_098)),
    (["mitja", "marato"], .race(metres: 21_098)),
    (["each", "side"], .each), (["each", "hand"], .each), (["per", "hand"], .each),
    (["cada", "mano"], .each),
    (["en", "cada", "mano"], .each), (["a", "cada", "mano"], .each), (["a", "cada", "ma"], .each),
    (["in", "each", "hand"], .each), (["a", "cada", "costat"], .each), (["a", "cada", "lado"], .each),
    (["por", "mano"], .each), (["per", "ma"], .each),
    (["cada", "lado"], .each),
    (["per", "costat"], .each),
    (["per", "side"], .each), (["a", "side"], .each), (["each", "arm"], .each), (["per", "arm"], .each),
    (["each", "leg"], .each), (["per", "leg"], .each), (["por", "lado"], .each), (["por", "brazo"], .each),
    (["cada", "brazo"], .each), (["por", "pierna"], .each), (["cada", "pierna"], .each),
    (["per", "banda"], .each), (["cada", "banda"], .each), (["cada", "costat"], .each),
    (["cada", "brac"], .each), (["per", "brac"], .each), (["cada", "cama"], .each),
    (["each", "dumbbell"], .each), (["per", "dumbbell"], .each), (["cada", "mancuerna"], .each),
    (["por", "mancuerna"], .each), (["cada", "manuella"], .each), (["per", "manuella"], .each),
    (["per", "cama"], .each), (["cada", "ma"], .each),
    (["por", "cada", "lado"], .each), (["por", "cada", "mano"], .each), (["por", "cada", "brazo"], .each),
    (["por", "cada", "pierna"], .each), (["per", "cada", "costat"], .each),
    (["per", "cada", "banda"], .each),
    (["per", "cada", "ma"], .each), (["per", "cada", "cama"], .each), (["cada", "una"], .each),
    (["cada", "uno"], .each), (["cada", "un"], .each), (["cadascuna"], .each),
    (["c", "/", "lado"], .each), (["c", "/", "pierna"], .each), (["c", "/", "brazo"], .each),
    (["c", "/", "mano"], .each), (["c", "/", "u"], .each), (["c", "/", "costat"], .each),
    (["c", "/", "cama"], .each), (["c", "/", "brac"], .each), (["c", "/", "ma"], .each),
    (["in", "total"], .total), (["en", "total"], .total), (["total"], .total), (["each"], .each),
    (["ea"], .each),
    (["sets", "of"], .sets), (["series", "de"], .sets), (["serie", "de"], .sets),
  ]

  /// The words after a number of reps left undone: `2 in reserve`.
  static let reserves: [[String]] = [
    ["left", "in", "the", "tank"], ["left", "in", "tank"], ["in", "the", "tank"], ["in", "reserve"],
    ["reps", "left", "in", "the", "tank"], ["reps", "in", "the", "tank"], ["reps", "in", "reserve"],
    ["reps", "en", "recamara"], ["reps", "en", "la", "recamara"], ["reps", "a", "la", "recambra"],
    ["en", "recamara"],
    ["en", "reserva"], ["en", "la", "recamara"], ["a", "la", "recamara"], ["a", "la", "recambra"],
    ["a", "la", "reserva"],
  ]
}

extension DistanceUnit {
  /// The unit of this name in English, Spanish or Catalan: `miles`, `k`; nil if there is none.
  package init?(named name: String) {
    guard case .distance(let unit)? = PhraseWord(name.lowercased()) else { return nil }
    self = unit
  }
}

extension MassUnit {
  /// The unit of this name in English, Spanish or Catalan: `lbs`, `libras`; nil if there is none.
  package init?(named name: String) {
    guard case .mass(let unit)? = PhraseWord(name.lowercased()) else { return nil }
    self = unit
  }
}

/// Numbers in words, from one to 999.
enum NumberWord {
  private static func unit(_ word: String?) -> Int? {
    switch word {
    case "one", "uno", "una", "un": 1
    case "two", "dos", "dues": 2
    case "three", "tres": 3
    case "four", "cuatro", "quatre": 4
    case "five", "cinco", "cinc": 5
    case "six", "seis", "sis": 6
    case "seven", "siete", "set": 7
    case "eight", "ocho", "vuit": 8
    case "nine", "nueve", "nou": 9
    default: nil
    }
  }

  private static func teen(_ word: String) -> Int? {
    switch word {
    case "ten", "diez", "deu": 10
    case "eleven", "once", "onze": 11
    case "twelve", "doce", "dotze": 12
    case "thirteen", "trece", "tretze": 13
    case "fourteen", "catorce", "catorze": 14
    case "fifteen", "quince", "quinze": 15
    case "sixteen", "dieciseis", "setze": 16
    case "seventeen", "diecisiete", "disset": 17
    case "eighteen", "dieciocho", "divuit": 18
    case "nineteen", "diecinueve", "dinou": 19
    case "veintidos": 22
    case "veinticinco": 25
    default: nil
    }
  }

  private static func ten(_ word: String) -> Int? {
    switch word {
    case "twenty", "veinte", "vint": 20
    case "thirty", "treinta", "trenta": 30
    case "forty", "cuarenta", "quaranta": 40
    case "fifty", "cincuenta", "cinquanta": 50
    case "sixty", "sesenta", "seixanta": 60
    case "seventy", "setenta": 70
    case "eighty", "ochenta", "vuitanta": 80
    case "ninety", "noventa", "noranta": 90
    default: nil
    }
  }

  private static func hundred(_ word: String) -> Int? {
    switch word {
    case "cien", "ciento", "cent": 100
    case "doscientos": 200
    default: nil
    }
  }

  /// The number at the start of the words, and how many of them it takes; nil if there is none.
  static func read(_ words: ArraySlice<String>) -> (value: Int, count: Int)? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    if let hundred = hundred(first) { return adding(hundred, rest, taken: 1) }
    if let unit = unit(first), rest.first == "hundred" {
      return adding(unit * 100, rest.dropFirst(), taken: 2)
    }
    return belowHundred(words)
  }

  private static func adding(_ hundred: Int, _ rest: ArraySlice<String>, taken: Int) -> (
    value: Int, count: Int
  ) {
    guard let more = belowHundred(rest) else { return (hundred, taken) }
    return (hundred + more.value, taken + more.count)
  }

  private static func belowHundred(_ words: ArraySlice<String>) -> (value: Int, count: Int)? {
    guard let first = words.first else { return nil }
    if let value = unit(first) ?? teen(first) { return (value, 1) }
    guard let ten = ten(first) else { return nil }
    let rest = words.dropFirst()
    if let unit = unit(rest.first) { return (ten + unit, 2) }
    if ["y", "i", "-"].contains(rest.first), let unit = unit(rest.dropFirst().first) {
      return (ten + unit, 3)
    }
    return (ten, 1)
  }
}
