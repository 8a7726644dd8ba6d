extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isLetter: Bool { ("a"..."z").contains(self) }
}

extension NotationParser {
  /// INT: up to nine digits.
  mutating func integer() throws(NotationFailure) -> Int? {
    let start = index
    var value = 0
    while let digit = next, digit.isDigit {
      guard index - start < 9 else { throw failure(.tooMuch, at: start) }
      value = value * 10 + Int(digit.value - 48)
      index += 1
    }
    return index == start ? nil : value
  }

  /// NUM: an INT, then optionally up to three decimals after a point, or after a comma if the language uses
  /// it.
  mutating func number() throws(NotationFailure) -> Thousandths? {
    let start = index
    guard let whole = try integer() else { return nil }
    guard next == "." || next == ",", peek(1)?.isDigit == true else { return Thousandths(whole) }
    if next == ",", !decimalComma { throw commaFailure() }
    index += 1
    var raw = whole
    var places = 0
    while let digit = next, digit.isDigit {
      guard places < 3 else { throw failure(.tooManyDecimals, at: start) }
      raw = raw * 10 + Int(digit.value - 48)
      places += 1
      index += 1
    }
    while places < 3 {
      raw *= 10
      places += 1
    }
    return Thousandths(raw: raw)
  }

  /// Skips a number of any length, with point or comma, without checking it.
  mutating func skipNumber() -> Bool {
    guard next?.isDigit == true else { return false }
    while next?.isDigit == true { index += 1 }
    guard next == "." || next == ",", peek(1)?.isDigit == true else { return true }
    index += 1
    while next?.isDigit == true { index += 1 }
    return true
  }

  /// A comma that could only be a decimal comma. Suggests a point, or two sets.
  private func commaFailure() -> NotationFailure {
    let rest = text.text((index + 1)..<text.endOfWord(at: index))
    if let sets = loadOfEachSet(groupSoFar, rest) {
      return failure(.decimalComma, at: index, readings: [sets])
    }
    // `1,000`: thousands; `rpe 7,8,9`: one for each set, which can't be written so.
    if case let digits = rest.prefix(while: \.isNumber), digits.utf8.count == 3,
      ["", "kg", "kgs", "lb", "lbs"].contains(rest.dropFirst(3))
    {
      return failure(.thousands, at: index, readings: [groupSoFar + rest])
    }
    if groupSoFar.contains("rpe"), rest != "5" { return failure(.decimalComma, at: index) }
    return failure(.decimalComma, at: index, readings: [groupSoFar + "." + rest, groupSoFar + " " + rest])
  }

  /// `5@95,110,125`, `5,5,8@95,110,125`: a load for each set.
  func loadOfEachSet(_ before: String, _ rest: String) -> String? {
    let halves = before.split(separator: "@").map { $0.filter { $0 != " " } }
    guard halves.count == 2 else { return nil }
    let loads = [halves[1]] + rest.split(separator: ",").map(String.init)
    let typed = halves[0].split(separator: ",").map(String.init)
    let reps = typed.count == 1 ? Array(repeating: typed[0], count: loads.count) : typed
    guard loads.count > 2 || typed.count == loads.count && typed.count > 1, reps.count == loads.count,
      (loads + reps).allSatisfy({ Int($0) != nil })
    else { return nil }
    return zip(reps, loads).map { $0 + "@" + $1 }.joined(separator: " ")
  }

  /// "kg", "kgs", "lb" or "lbs", with or without a space before it.
  mutating func massUnit() -> MassUnit? {
    let start = index
    skipSpace()
    for (word, unit) in MassUnit.words {
      let before = index
      guard take(word: word) else { continue }
      if isAfterUnit { return unit }
      index = before
    }
    index = start
    return nil
  }

  /// Whether what follows may follow a unit: no letter, unless it starts a type, a rating or an `x`.
  var isAfterUnit: Bool {
    guard let next, next.isLetter || next.isDigit else { return true }
    if next == "x" { return true }
    var ahead = self
    return ahead.startsRating || ahead.typeWord() != nil
  }
}
