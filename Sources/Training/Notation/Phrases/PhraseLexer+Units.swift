extension PhraseLexer {
  /// Takes `km/h` or `mph`; nil for other words.
  mutating func unitOfSpeed() -> DistanceUnit? {
    if case .distance(let unit) = meaning(index), unit != .metres, token(index + 1)?.text == "/",
      token(index + 2)?.text == "h"
    {
      index += 3
      return unit
    }
    let unit: DistanceUnit
    switch token(index)?.text {
    case "kmh", "kph": unit = .kilometres
    case "mph": unit = .miles
    default: return nil
    }
    index += 1
    return unit
  }

  /// `20 yd`, `50ft` in metres, to be asked about; nil for other units.
  func metres(of number: Thousandths) -> Distance? {
    // Tenths of a millimetre.
    let tenths: Int
    switch token(index)?.text {
    case "yd", "yds", "yard", "yards", "yarda", "yardas", "iarda", "iardes": tenths = 9_144
    case "ft", "feet", "foot", "pies", "peus": tenths = 3_048
    default: return nil
    }
    return Distance(Thousandths(raw: (number.raw * tenths / 10_000 + 50) / 100 * 100), .metres)
  }

  /// Whether a product stands before a stroke and after it: `90x5/105x5`.
  var isBetweenSets: Bool {
    guard token(index + 1)?.kind == .number, isTimes(index + 2), token(index + 3)?.kind == .number else {
      return false
    }
    // The number before the stroke is not always a piece yet.
    return [pieces.last, pieces.dropLast().last].contains { $0?.item == .times }
  }

  /// The loads of as many reps before them: `12,10,8 con 60,70,80kg`.
  mutating func loads(_ numbers: [String]) -> PhraseItem? {
    switch pieces.dropLast().last?.item {
    case .list(let reps), .reps(let reps):
      guard reps.count == numbers.count else { return nil }
    default: return nil
    }
    guard case .mass(let unit) = meaning(index) else { return .list(numbers) }
    index += 1
    return .list(numbers.map { $0 + unit.rawValue })
  }

  /// Whether a load can follow: `10 x`, `10 reps`.
  var isAfterReps: Bool {
    switch pieces.last?.item {
    case .times, .reps: true
    default: false
    }
  }

  /// Whether `@` follows a distance, or a number of metres that was counted: `8 x 400 @ 90s`.
  var isAfterDistance: Bool {
    switch pieces.dropLast().last?.item {
    case .distance: true
    case .number(let metres): pieces.dropLast(2).last?.item == .times && metres >= Thousandths(200)
    default: false
    }
  }

  /// `12 kilos y medio`, `77 i mig`, `12 and a half`
  mutating func half(_ number: Thousandths) -> Thousandths {
    guard let part = fraction(), part == 500 else { return number }
    return Thousandths(raw: number.raw + part)
  }

  /// `y medio`, `i quart`: the thousandths.
  mutating func fraction() -> Int? {
    guard case .and = meaning(index) else { return nil }
    let place = token(index + 1)?.text == "a" ? index + 2 : index + 1
    switch meaning(place) {
    case .half:
      index = place + 1
      return 500
    case .quarter:
      index = place + 1
      return 250
    default: return nil
    }
  }
}
