extension NotationParser {
  /// NUM and a unit: the load that can stand beside an "x".
  mutating func unitLoad() throws(NotationFailure) -> NotatedMass? {
    let start = index
    // Without a unit it isn't a load, and a comma in it separates a list.
    guard skipNumber(), let unit = massUnit() else {
      index = start
      return nil
    }
    let end = index
    index = start
    guard let value = try loadNumber() else { return nil }
    index = end
    return NotatedMass(value, unit)
  }

  /// A load that needs no "@": one with a unit, or a percentage.
  mutating func markedLoad() throws(NotationFailure) -> NotatedLoad? {
    if let load = try unitLoad() { return .plain(load) }
    let start = index
    guard skipNumber(), next == "%" else {
      index = start
      return nil
    }
    index = start
    return try load()
  }

  /// "@" and a load; nil, with nothing read, if a rating follows the "@".
  mutating func loadAfterAt() throws(NotationFailure) -> NotatedLoad? {
    let start = index
    guard takeSpaced("@") else { return nil }
    guard !startsRating else {
      index = start
      return nil
    }
    guard let load = try load() else { throw failure(.noLoad, at: index) }
    return load
  }

  private mutating func load() throws(NotationFailure) -> NotatedLoad? {
    let start = index
    if take(word: "bw") {
      guard let signed = try signedLoad(onBodyWeight: true, since: start) else {
        guard isAfterUnit else { throw failure(.unexpected, at: index) }
        return .bodyWeight
      }
      return signed
    }
    if let signed = try signedLoad(onBodyWeight: false, since: start) { return signed }
    if let named = try bandOrStack() { return named }
    guard let value = try loadNumber() else { return nil }
    if take("%") {
      guard value.raw > 0, value <= Thousandths(200) else { throw failure(.percentOutOfRange, at: start) }
      return .percent(value)
    }
    return .plain(NotatedMass(value, massUnit()))
  }

  private mutating func signedLoad(
    onBodyWeight: Bool, since start: Int
  ) throws(NotationFailure) -> NotatedLoad? {
    guard let mass = try signedMass() else { return nil }
    guard mass.mass.value.raw > 0 else {
      let before = text.text(groupStart..<start)
      throw failure(
        .signedZero, at: start, readings: [before + "bw" + restOfWord, before + "0" + restOfWord])
    }
    return mass.isPlus
      ? .plus(mass.mass, onBodyWeight: onBodyWeight) : .minus(mass.mass, onBodyWeight: onBodyWeight)
  }

  private mutating func loadNumber() throws(NotationFailure) -> Thousandths? {
    let start = index
    guard let value = try number() else { return nil }
    guard value < Notation.loadLimit else { throw failure(.tooMuch, at: start) }
    try refuseThousands(since: start)
    if decimalComma { try refuseLoadOfEach(since: start) }
    return value
  }

  /// The point in `1.050` may separate thousands, in Spain and Catalonia and elsewhere. People don't type the final 0 of a
  /// decimal, nor is it ever written.
  private func refuseThousands(since start: Int) throws(NotationFailure) {
    let typed = typed(since: start)
    let parts = typed.split(separator: ".")
    guard parts.count == 2, parts[0].utf8.count <= 3, parts[0] != "0", parts[1].utf8.count == 3,
      parts[1].last == "0"
    else { return }
    let before = text.text(groupStart..<start)
    let decimal = Thousandths(typed)?.text ?? typed
    throw failure(
      .thousands, at: start,
      readings: [before + parts.joined() + restOfWord, before + decimal + restOfWord])
  }

  /// `5,3@100,110`: a load for each set. The comma might be a decimal one, but 100.11 isn't a load.
  private func refuseLoadOfEach(since start: Int) throws(NotationFailure) {
    let parts = typed(since: start).split(separator: ",").map(String.init)
    guard parts.count == 2, parts[1].utf8.count > 1,
      !["25", "50", "75", "125", "375", "625", "875"].contains(parts[1]),
      let sets = loadOfEachSet(text.text(groupStart..<start) + parts[0], parts[1])
    else { return }
    throw failure(.twoReadings, at: start, readings: [sets])
  }

  /// A sign, NUM and perhaps a unit.
  mutating func signedMass() throws(NotationFailure) -> (isPlus: Bool, mass: NotatedMass)? {
    guard next == "+" || next == "-", peek(1)?.isDigit == true else { return nil }
    let isPlus = next == "+"
    index += 1
    guard let value = try loadNumber() else { return nil }
    return (isPlus, NotatedMass(value, massUnit()))
  }
}
