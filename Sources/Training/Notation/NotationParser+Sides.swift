/// Left and right, and loads in words: `10/9@30`, `10L 9R`, `8 each side`, `12 pin 7`, `8 red band`.
///
///     sides   = INT "/" INT | INT left INT right | left INT right INT
///     each    = amounts _ ("each" | "per" | "cada" …) _ ("side" | "leg" | "pierna" …) | amounts "/" ("side" | "leg" …)
///             | count x INT "/" INT                  (* equal: `3x8/8` *)
///     load    = … | BAND | "p" INT | [ prep ] "pin" INT | [ prep ] BAND "band" | [ prep ] "goma" BAND
extension NotationParser {
  /// `10/9`: two numbers of reps. More are a list, which isn't read here; a bare `8/10` after a set is a rating.
  mutating func sides(after first: TargetAmount) throws(NotationFailure) -> NotatedGroup? {
    guard case .exactly(.reps(let left)) = first, next == "/", peek(1)?.isDigit == true else { return nil }
    let start = index
    index += 1
    guard let right = try integer(), right > 0, right <= Limits.reps.upperBound, next != "/", next != ".",
      next != ":", next != ",", isAfterUnit
    else {
      index = start
      return nil
    }
    let group = try loaded(NotatedGroup(sides: SideReps(left: left, right: right)))
    if group.load == nil, right == 10, left <= 10, groupsRead > 0 {
      index = start
      return nil
    }
    return group
  }

  /// `3x8/8@40`: several sets with the same reps on each side. Nil, with nothing read, for other sides.
  mutating func equalSides(of group: NotatedGroup) throws(NotationFailure) -> NotatedGroup? {
    guard case .exactly(.reps(let left)) = group.amounts[0], next == "/", peek(1)?.isDigit == true else {
      return nil
    }
    let start = index
    index += 1
    guard try integer() == left, isAtBoundary || next == "@" else {
      index = start
      return nil
    }
    var group = group
    group.isEachSide = true
    return try loaded(group)
  }

  /// `10L 9R`, `R9 L10`, `10 izq 9 der`
  mutating func namedSides() throws(NotationFailure) -> NotatedGroup? {
    let start = index
    guard let one = try side() else { return nil }
    skipSpace()
    if take(",") || take("/") || take("+") { skipSpace() }
    guard let other = try side(), one.isLeft != other.isLeft, one.reps > 0, other.reps > 0,
      max(one.reps, other.reps) <= Limits.reps.upperBound
    else {
      index = start
      return nil
    }
    let (left, right) = one.isLeft ? (one.reps, other.reps) : (other.reps, one.reps)
    return try loaded(NotatedGroup(sides: SideReps(left: left, right: right)))
  }

  private mutating func side() throws(NotationFailure) -> (reps: Int, isLeft: Bool)? {
    let start = index
    if next?.isDigit == true, let reps = try integer() {
      skipSpace()
      if let isLeft = sideWord(), isAtBoundary || next == "," || next == "/" || next == "@" {
        return (reps, isLeft)
      }
    } else if let isLeft = sideWord() {
      skipSpace()
      if next?.isDigit == true, let reps = try integer() { return (reps, isLeft) }
    }
    index = start
    return nil
  }

  /// Whether a word for a side is that for the left; nil, with nothing read, for another word.
  private mutating func sideWord() -> Bool? {
    for (words, isLeft) in Self.sideWords {
      for word in words where take(word: word) {
        if next?.isLetter != true { return isLeft }
        index -= word.unicodeScalars.count
      }
    }
    return nil
  }

  private static let sideWords = [
    (["left", "l", "izquierda", "izquierdo", "izda", "izq", "esquerra", "esquerre", "esq", "e", "i"], true),
    (["right", "r", "derecha", "derecho", "dcha", "der", "dreta", "dret", "dre", "d"], false),
  ]

  /// A group with what may follow its amounts in words: each side, a band, a stack number. Nil, with nothing read,
  /// if nothing does.
  mutating func worded(_ group: NotatedGroup) throws(NotationFailure) -> NotatedGroup? {
    var group = group
    if takeEachSide() {
      group.isEachSide = true
      return try loaded(group)
    }
    guard next == NotationText.space else { return nil }
    let start = index
    skipSpace()
    takePreposition()
    if next == "p", peek(1)?.isDigit == true {
      index += 1
      group.load = try stackNumber()
      return group
    }
    guard let load = try wordedLoad() ?? colour() else {
      index = start
      return nil
    }
    group.load = load
    return group
  }

  /// A band's colour by itself: `20 red`. Words such as `heavy` say too little without the band.
  private mutating func colour() -> NotatedLoad? {
    let start = index
    guard let band = bandWord(), !Band.strengths.contains(band), isAtBoundary else {
      index = start
      return nil
    }
    return .band(band)
  }

  /// The group with its load, after an `@` or in words.
  mutating func loaded(_ group: NotatedGroup) throws(NotationFailure) -> NotatedGroup {
    var group = group
    group.load = try partLoad()
    guard group.load == nil, next == NotationText.space else { return group }
    let start = index
    skipSpace()
    let isNamed = takePreposition()
    group.load = try wordedLoad()
    if group.load == nil, next == "+", let signed = try signedMass(), isAfterUnit {
      // `3x10/leg +28kg`
      group.load = .plus(signed.mass, onBodyWeight: false)
    }
    if group.load == nil, let value = try? number(), value < Notation.loadLimit {
      let unit = massUnit() ?? longUnit()
      let isClear = isNamed || unit != nil || group.isEachSide && isAtEnd && value > Thousandths(20)
      if isClear, isAfterUnit { group.load = .plain(NotatedMass(value, unit)) }
    }
    if group.load == nil { index = start }
    return group
  }

  private mutating func longUnit() -> MassUnit? {
    let start = index
    skipSpace()
    for (word, unit) in [
      ("kilos", MassUnit.kilograms), ("quilos", .kilograms), ("libras", .pounds), ("lliures", .pounds),
    ]
    where take(word: word) && isAfterUnit {
      return unit
    }
    index = start
    return nil
  }

  @discardableResult
  private mutating func takePreposition() -> Bool {
    for words in [
      "with a ", "with ", "con la ", "con una ", "con ", "amb la ", "amb una ", "amb ", "at ", "on ", "a la ",
      "en la ", "en el ", "a el ", "al ", "a ",
    ]
    where take(word: words) {
      skipSpace()
      return true
    }
    return false
  }

  /// `each side`, `per leg`, `/leg`, `e/s`, `por pierna`, `con cada pierna`, `per cama`
  private mutating func takeEachSide() -> Bool {
    let start = index
    if take("/"), SideReps.words.contains(where: { takeWhole($0) }) { return true }
    index = start
    skipSpace()
    if take(word: "e/s") || take(word: "l/r"), isAfterUnit { return true }
    index = start
    skipSpace()
    _ = take(word: "con ") || take(word: "amb ") || take(word: "on ")
    if take(word: "each ") || take(word: "per ") || take(word: "por ") || take(word: "cada ") {
      skipSpace()
      if SideReps.words.contains(where: { takeWhole($0) }) { return true }
    }
    index = start
    return false
  }

  private mutating func takeWhole(_ word: String) -> Bool {
    let start = index
    if take(word: word), next?.isLetter != true, next?.isDigit != true { return true }
    index = start
    return false
  }

  // MARK: Bands and stack numbers

  /// `red`, `verde`, `p7`, `pin 7`, `7th plate`, after an `@`.
  mutating func bandOrStack() throws(NotationFailure) -> NotatedLoad? {
    if next == "p", peek(1)?.isDigit == true {
      index += 1
      return try stackNumber()
    }
    if let load = try wordedLoad() { return load }
    return bandWord().map { .band($0) }
  }

  /// `pin 7`, `7th plate`, `red band`, `goma verde`
  private mutating func wordedLoad() throws(NotationFailure) -> NotatedLoad? {
    let start = index
    if next?.isLetter == true {
      if Self.pins.contains(where: { take(word: $0) }) {
        skipSpace()
        if next?.isDigit == true { return try stackNumber() }
        index = start
      }
      if Self.bands.contains(where: { takeWhole($0) }) {
        skipSpace()
        if let band = bandWord() { return .band(band) }
        index = start
      }
      if let band = bandWord() {
        skipSpace()
        if Self.bands.contains(where: { takeWhole($0) }) { return .band(band) }
      }
    } else if next == "#", peek(1)?.isDigit == true {
      index += 1
      return try stackNumber()
    } else if next?.isDigit == true, let number = try? integer(),
      ["st", "nd", "rd", "th", "a", "ª"].contains(where: { take(word: $0) })
    {
      skipSpace()
      if Self.pins.contains(where: { takeWhole($0) }), Load.stackNumbers.contains(number) {
        return .stack(number)
      }
    }
    index = start
    return nil
  }

  /// `p7 12,10,8`, `placa 7 3x12`, `pin 9 x 12`: the number of the stack before the reps.
  mutating func stackAndReps() throws(NotationFailure) -> NotatedGroup? {
    guard next?.isLetter == true else { return nil }
    let start = index
    let isNamed = Self.pins.contains { take(word: $0) }
    if !isNamed, !take("p") { return nil }
    if isNamed { skipSpace() }
    if next?.isDigit == true, let load = try? stackNumber(), takeSpaced("x") || next == NotationText.space {
      skipSpace()
      if next?.isDigit == true, var group = try? work(), group.load == nil, group.parts.isEmpty,
        group.amounts[0].reps != nil
      {
        group.load = load
        return group
      }
    }
    index = start
    return nil
  }

  private static let pins = ["pin", "plate", "level", "stack", "placa", "nivel", "nivell"]
  private static let bands = ["band", "goma", "banda"]

  private mutating func stackNumber() throws(NotationFailure) -> NotatedLoad {
    let start = index
    guard let number = try integer(), Load.stackNumbers.contains(number), next != ".", isAfterUnit else {
      throw failure(.stackOutOfRange, at: start)
    }
    return .stack(number)
  }

  private mutating func bandWord() -> Band? {
    guard next?.isLetter == true else { return nil }
    for (word, band) in Band.words where takeWhole(word) { return band }
    return nil
  }
}

extension NotatedGroup {
  fileprivate init(sides: SideReps) {
    self.init(amounts: [.exactly(.reps(sides.both))])
    (isEachSide, isPair) = (true, true)
    if sides.left != sides.right { self.sides = sides }
  }
}

extension Band {
  /// The words for bands in English, Spanish and Catalan, lower case and without accents; longer ones first.
  static let words: [(word: String, band: Band)] = [
    ("x-light", .extraLight), ("extra light", .extraLight), ("extra ligera", .extraLight),
    ("extra suave", .extraLight), ("extra suau", .extraLight), ("x-heavy", .extraHeavy),
    ("extra heavy", .extraHeavy), ("extra fuerte", .extraHeavy), ("extra forta", .extraHeavy),
    ("yellow", .yellow), ("amarilla", .yellow), ("groga", .yellow), ("red", .red), ("roja", .red),
    ("vermella", .red), ("green", .green), ("verde", .green), ("verda", .green), ("blue", .blue),
    ("azul", .blue), ("blava", .blue), ("black", .black), ("negra", .black), ("purple", .purple),
    ("violet", .purple), ("morada", .purple), ("lila", .purple), ("orange", .orange), ("naranja", .orange),
    ("taronja", .orange), ("pink", .pink), ("rosa", .pink), ("white", .white), ("blanca", .white),
    ("grey", .grey), ("gray", .grey), ("gris", .grey), ("grisa", .grey), ("brown", .brown),
    ("marron", .brown), ("marro", .brown), ("gold", .gold), ("dorada", .gold), ("daurada", .gold),
    ("silver", .silver), ("plateada", .silver), ("platejada", .silver), ("light", .light),
    ("ligera", .light), ("suave", .light), ("lleugera", .light), ("suau", .light), ("medium", .medium),
    ("media", .medium), ("mitjana", .medium), ("heavy", .heavy), ("fuerte", .heavy), ("forta", .heavy),
    ("amarillo", .yellow), ("groc", .yellow), ("rojo", .red), ("vermell", .red), ("verd", .green),
    ("blau", .blue), ("negro", .black), ("negre", .black), ("morado", .purple), ("blanco", .white),
    ("blanc", .white), ("dorado", .gold), ("daurat", .gold), ("plateado", .silver), ("platejat", .silver),
    ("ligero", .light), ("lleuger", .light), ("medio", .medium), ("mitja", .medium), ("fort", .heavy),
  ]

  /// The bands that are named by their strength.
  static let strengths: Set<Band> = [.extraLight, .light, .medium, .heavy, .extraHeavy]
}
