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
  case times, of, `for`, and, `in`, pace
  case half, quarter
  case rating(String), type(SetType), amrap
  /// Load on the body, as a noun before it: `lastre 10kg`.
  case added
  case body
  /// In each hand, or on each side.
  case each
  /// Of both hands or sides together.
  case total
  case plates
  /// The bar, without plates.
  case bar
  /// A missed attempt.
  case miss
  /// Assistance, as a noun after the load: `25kg de ayuda`.
  case assisting
  /// Load on the body, as a noun after it: `20kg de lastre`.
  case adding
  /// Between the parts of a set: `12 con 10 más 8 con 8`.
  case plus

  static let all: [String: PhraseWord] = {
    var all: [String: PhraseWord] = [:]
    for (words, meaning) in table {
      for word in words.split(separator: " ") { all[String(word)] = meaning }
    }
    for (word, type) in SetType.words where word.count > 1 { all[word] = .type(type) }
    for (word, miss) in NotatedMiss.words where miss == .missed && !word.contains(where: { !$0.isLetter }) {
      all[word] = .miss
    }
    return all
  }()

  private static let table: [(String, PhraseWord)] = [
    ("r rep reps repe repes repetition repetitions repeticion repeticiones repeticio repeticions", .reps),
    ("set sets serie series", .sets),
    ("singles", .setsOf(reps: 1)), ("doubles dobles", .setsOf(reps: 2)), ("triples", .setsOf(reps: 3)),
    (
      "kg kgs kilo kilos kilogram kilograms kilogramo kilogramos quilo quilos quilogram quilograms",
      .mass(.kilograms)
    ),
    ("lb lbs pound pounds libra libras lliura lliures", .mass(.pounds)),
    ("s sec secs second seconds seg segs segundo segundos segon segons", .time(milliseconds: 1_000)),
    ("min mins minute minutes minuto minutos minut minuts", .time(milliseconds: 60_000)),
    ("h hour hours hora horas hores", .time(milliseconds: 3_600_000)),
    ("m metre metres meter meters metro metros", .distance(.metres)),
    (
      "km kms kilometre kilometres kilometer kilometers kilometro kilometros quilometre quilometres",
      .distance(.kilometres)
    ),
    ("mi mile miles milla millas milla milles", .distance(.miles)),
    ("at with con amb", .at), ("a", .a), ("x by times por per", .times), ("of de", .of), ("for", .for),
    ("and y i then luego despues despres", .and), ("in en", .in), ("pace ritmo ritme", .pace),
    ("half medio media mig mitja", .half), ("quarter cuarto quart", .quarter),
    ("rpe", .rating("rpe")), ("rir", .rating("rir")), ("amrap", .amrap),
    ("lastre llast", .added), ("plate plates disco discos disc discs", .plates), ("bw bodyweight", .body),
    ("aproximacion aproximacio", .type(.warmUp)),
    ("plus mas mes", .plus),
    ("w", .type(.warmUp)), ("d", .type(.drop)), ("f", .type(.failure)),
  ]

  /// Several words that mean one thing, longest first.
  static let idioms: [(words: [String], meaning: PhraseWord)] = [
    (["hasta", "el", "fallo"], .type(.failure)), (["fins", "a", "la", "fallada"], .type(.failure)),
    (["a", "la", "fallada"], .type(.failure)), (["al", "fallo"], .type(.failure)),
    (["to", "failure"], .type(.failure)), (["drop", "set"], .type(.drop)),
    (["serie", "descendente"], .type(.drop)), (["serie", "descendent"], .type(.drop)),
    (["warm", "up"], .type(.warmUp)), (["warm", "-", "up"], .type(.warmUp)),
    (["w", "/", "u"], .type(.warmUp)), (["no", "lift"], .miss),
    (["con", "las", "de"], .at), (["con", "los", "de"], .at), (["amb", "les", "de"], .at),
    (["amb", "els", "de"], .at), (["con", "disco", "de"], .at), (["con", "un", "disco", "de"], .at),
    (["amb", "disc", "de"], .at), (["amb", "un", "disc", "de"], .at),
    (["the", "bar", "alone"], .bar), (["the", "empty", "bar"], .bar), (["empty", "bar"], .bar),
    (["just", "the", "bar"], .bar), (["bar", "only"], .bar), (["the", "bar"], .bar), (["bar"], .bar),
    (["la", "barra", "sola"], .bar), (["barra", "sola"], .bar), (["barra", "vacia"], .bar),
    (["la", "barra", "vacia"], .bar), (["barra", "buida"], .bar), (["la", "barra", "buida"], .bar),
    (["la", "barra"], .bar), (["barra"], .bar),
    (["of", "assistance"], .assisting), (["assistance"], .assisting), (["of", "help"], .assisting),
    (["de", "ayuda"], .assisting), (["de", "asistencia"], .assisting),
    (["de", "lastre"], .adding), (["de", "llast"], .adding), (["added"], .adding),
    (["d", "'", "ajuda"], .assisting), (["d", "'", "assistencia"], .assisting),
    (["sin", "peso"], .body), (["sense", "pes"], .body), (["body", "weight"], .body),
    (["each", "side"], .each), (["each", "hand"], .each), (["per", "hand"], .each),
    (["cada", "mano"], .each),
    (["en", "cada", "mano"], .each), (["por", "mano"], .each), (["per", "ma"], .each),
    (["cada", "lado"], .each),
    (["per", "costat"], .each),
    (["per", "side"], .each), (["a", "side"], .each), (["each", "arm"], .each), (["per", "arm"], .each),
    (["each", "leg"], .each), (["per", "leg"], .each), (["por", "lado"], .each), (["por", "brazo"], .each),
    (["cada", "brazo"], .each), (["por", "pierna"], .each), (["cada", "pierna"], .each),
    (["per", "banda"], .each), (["cada", "banda"], .each), (["cada", "costat"], .each),
    (["cada", "brac"], .each), (["per", "brac"], .each), (["cada", "cama"], .each),
    (["per", "cama"], .each), (["cada", "ma"], .each),
    (["in", "total"], .total), (["en", "total"], .total), (["total"], .total), (["each"], .each),
    (["sets", "of"], .sets), (["series", "de"], .sets), (["serie", "de"], .sets),
  ]

  /// What follows a number of reps left undone: `2 in reserve`.
  static let reserves: [[String]] = [
    ["left", "in", "the", "tank"], ["in", "the", "tank"], ["in", "reserve"], ["en", "recamara"],
    ["en", "reserva"], ["en", "la", "recamara"], ["a", "la", "recamara"], ["a", "la", "recambra"],
    ["a", "la", "reserva"],
  ]
}

extension MassUnit {
  /// The unit of this name in English, Spanish or Catalan: `lbs`, `libras`; nil if there is none.
  package init?(named name: String) {
    guard case .mass(let unit)? = PhraseWord.all[name.lowercased()] else { return nil }
    self = unit
  }
}

/// Numbers in words, from one to 999.
enum NumberWord {
  private static let units: [String: Int] = words([
    "one uno una un": 1, "two dos dues": 2, "three tres": 3, "four cuatro quatre": 4, "five cinco cinc": 5,
    "six seis sis": 6, "seven siete set": 7, "eight ocho vuit": 8, "nine nueve nou": 9,
  ])

  private static let teens: [String: Int] = words([
    "ten diez deu": 10, "eleven once onze": 11, "twelve doce dotze": 12, "thirteen trece tretze": 13,
    "fourteen catorce catorze": 14, "fifteen quince quinze": 15, "sixteen dieciseis setze": 16,
    "seventeen diecisiete disset": 17, "eighteen dieciocho divuit": 18, "nineteen diecinueve dinou": 19,
    "veintidos": 22, "veinticinco": 25,
  ])

  private static let tens: [String: Int] = words([
    "twenty veinte vint": 20, "thirty treinta trenta": 30, "forty cuarenta quaranta": 40,
    "fifty cincuenta cinquanta": 50, "sixty sesenta seixanta": 60, "seventy setenta": 70,
    "eighty ochenta vuitanta": 80, "ninety noventa noranta": 90,
  ])

  private static let hundreds: [String: Int] = words(["cien ciento cent": 100, "doscientos": 200])

  private static func words(_ table: [String: Int]) -> [String: Int] {
    var all: [String: Int] = [:]
    for (words, value) in table { for word in words.split(separator: " ") { all[String(word)] = value } }
    return all
  }

  /// The number at the start of the words, and how many of them it takes; nil if there is none.
  static func read(_ words: ArraySlice<String>) -> (value: Int, count: Int)? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    if let hundred = hundreds[first] { return adding(hundred, rest, taken: 1) }
    if let unit = units[first], rest.first == "hundred" {
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
    if let value = units[first] ?? teens[first] { return (value, 1) }
    guard let ten = tens[first] else { return nil }
    let rest = words.dropFirst()
    if let unit = rest.first.flatMap({ units[$0] }) { return (ten + unit, 2) }
    if ["y", "i", "-"].contains(rest.first), let unit = rest.dropFirst().first.flatMap({ units[$0] }) {
      return (ten + unit, 3)
    }
    return (ten, 1)
  }
}
