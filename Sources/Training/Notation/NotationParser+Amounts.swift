extension NotationParser {
  /// An amount: reps (in plans also `8-12`, `5+`), a duration, or a distance with or without its time.
  mutating func amount() throws(NotationFailure) -> TargetAmount? {
    let start = index
    if let (number, unit) = try measure() {
      let amount: Amount =
        switch unit {
        case .time(let milliseconds): .duration(try duration(number, milliseconds, since: start))
        case .distance(let unit): .distance(Distance(number, unit), try timeTaken())
        }
      try refuseZero(amount, since: start)
      return .exactly(amount)
    }
    if let duration = try time() {
      try refuseZero(.duration(duration), since: start)
      return .exactly(.duration(duration))
    }
    return try reps()
  }

  private enum Measure {
    /// Its length in milliseconds.
    case time(Int)
    case distance(DistanceUnit)

    /// The length of a part of a longer unit, in milliseconds; nil for a distance.
    func time(after unit: Int) -> Int? {
      switch self {
      case .time(let milliseconds): milliseconds
      case .distance(.metres) where unit == 3_600_000: 60_000
      case .distance: nil
      }
    }
  }

  /// Longer words come first: "min" before "mi" before "m".
  private static let measures: [(String, Measure)] = [
    ("min", .time(60_000)), ("mi", .distance(.miles)), ("km", .distance(.kilometres)),
    ("m", .distance(.metres)), ("s", .time(1_000)), ("h", .time(3_600_000)),
  ]

  /// NUM and a unit of time or distance. A comma between two INTs of which only the second has a unit is a
  /// decimal comma: in `1,5km` it can't separate a list, whose amounts would be of two kinds.
  private mutating func measure() throws(NotationFailure) -> (Thousandths, Measure)? {
    let start = index
    guard skipNumber(), let unit = takeMeasure() else {
      index = start
      return nil
    }
    let end = index
    index = start
    guard let number = try number() else { return nil }
    let typed = typed(since: start)
    // `1.500m`: people don't type that last 0, nor is it ever written.
    if case .distance(.metres) = unit, typed.hasSuffix("0"), typed.separatesThousands {
      throw failure(.thousands, at: start)
    }
    index = end
    return (number, unit)
  }

  private mutating func takeMeasure() -> Measure? {
    let start = index
    for (word, unit) in Self.measures {
      if take(word: word), isAfterUnit { return unit }
      index = start
    }
    return nil
  }

  /// "/" and a duration.
  private mutating func timeTaken() throws(NotationFailure) -> Duration? {
    guard take("/") else { return nil }
    let start = index
    let duration: Duration?
    if let (number, unit) = try measure(), case .time(let milliseconds) = unit {
      duration = try self.duration(number, milliseconds, since: start)
    } else {
      index = start
      duration = try time()
    }
    guard let duration else { throw failure(.unreadableTime, at: start) }
    try refuseZero(.duration(duration), since: start)
    return duration
  }

  /// A number of units of time, and of smaller ones after a space: `1h 10min`, and `1h 10m`, since 10 m in an hour are implausible.
  private mutating func duration(
    _ number: Thousandths, _ milliseconds: Int, since start: Int
  ) throws(NotationFailure) -> Duration {
    var (length, unit) = (number.raw * milliseconds / 1_000, milliseconds)
    while true {
      let end = index
      guard take(NotationText.space), let part = try? integer(), let measure = takeMeasure(),
        let smaller = measure.time(after: unit), smaller < unit,
        part * smaller < unit
      else {
        index = end
        return try kept(Duration(milliseconds: length), since: start)
      }
      (length, unit) = (length + part * smaller, smaller)
    }
  }

  /// A duration of two or three numbers.
  private mutating func time() throws(NotationFailure) -> Duration? {
    let start = index
    var duration = try clock()
    if duration == nil { duration = try hoursAndMinutes() }
    return try duration.map { duration throws(NotationFailure) in try kept(duration, since: start) }
  }

  /// The duration if a document can hold it.
  private func kept(_ duration: Duration, since start: Int) throws(NotationFailure) -> Duration {
    guard duration < Limits.longest else { throw failure(.tooMuch, at: start) }
    return duration
  }

  /// M ":" SS or H ":" MM ":" SS, with up to three decimals after a point.
  private mutating func clock() throws(NotationFailure) -> Duration? {
    let start = index
    guard let first = try integer(), take(":") else {
      index = start
      return nil
    }
    let second = try sixtieth(since: start)
    let whole = take(":") ? first * 3_600 + second * 60 + (try sixtieth(since: start)) : first * 60 + second
    return Duration(milliseconds: whole * 1_000 + (try decimals(since: start)))
  }

  /// The thousandths after a point, as in `7:32.4`. A comma would separate times.
  private mutating func decimals(since start: Int) throws(NotationFailure) -> Int {
    guard next == ".", peek(1)?.isDigit == true else { return 0 }
    index += 1
    let digits = index
    guard let value = try integer(), index - digits < 4 else { throw failure(.tooManyDecimals, at: start) }
    return [100, 10, 1][index - digits - 1] * value
  }

  private mutating func sixtieth(since start: Int) throws(NotationFailure) -> Int {
    let digits = index
    guard let value = try integer(), index - digits == 2, value < 60 else {
      throw failure(.unreadableTime, at: start)
    }
    return value
  }

  /// INT "h" INT "min".
  private mutating func hoursAndMinutes() throws(NotationFailure) -> Duration? {
    let start = index
    guard let hours = try integer(), take("h"), let minutes = try integer() else {
      index = start
      return nil
    }
    guard take(word: "min"), isAfterUnit, minutes < 60 else {
      let readings = minutes < 60 ? [text.text(groupStart..<index) + "min" + restOfWord] : []
      throw failure(.unreadableTime, at: start, readings: readings)
    }
    return Duration(seconds: hours * 3_600 + minutes * 60)
  }

  /// INT, INT "-" INT or INT "+". After a count, "amrap" is 1+.
  private mutating func reps() throws(NotationFailure) -> TargetAmount? {
    let start = index
    if index > groupStart, take(word: "amrap") { return .repsOrMore(1) }
    guard let reps = try integer() else { return nil }
    try refuseZero(.reps(reps), since: start)
    guard reps <= Limits.reps.upperBound else { throw failure(.tooMuch, at: start) }
    if next == "-", peek(1)?.isDigit == true {
      index += 1
      let upper = try integer() ?? 0
      guard upper <= Limits.reps.upperBound else { throw failure(.tooMuch, at: start) }
      guard reps < upper else {
        let (before, after) = (text.text(groupStart..<start), restOfWord)
        // `60-5` is neither a reversed range nor the reps of two sets.
        guard upper > 0, reps <= upper * 3 else { throw failure(.emptyRange, at: start) }
        let list = before.isEmpty ? ["\(reps),\(upper)" + after] : []
        let turned = upper < reps ? [before + "\(upper)-\(reps)" + after] : []
        throw failure(.emptyRange, at: start, readings: list + turned)
      }
      return .repRange(reps, upper)
    }
    // In `12+4` the sign joins parts of a set.
    if next == "+", peek(1)?.isDigit == true { return .exactly(.reps(reps)) }
    return take("+") ? .repsOrMore(reps) : .exactly(.reps(reps))
  }

  private func refuseZero(_ amount: Amount, since start: Int) throws(NotationFailure) {
    switch amount {
    case .reps(let reps) where reps == 0:
      // A set of nothing isn't one; it is most likely a missed attempt.
      let before = text.text(groupStart..<start)
      var ahead = self
      guard let load = try? ahead.loadAfterAt() else {
        throw failure(.zeroAmount, at: start, readings: [before + "1" + restOfWord + " miss"])
      }
      let attempt = before + "1@" + NotationWriter().text(load) + ahead.restOfWord + " miss"
      throw NotationFailure(
        problem: .zeroAmount, index: start, readings: [attempt], end: text.endOfWord(at: ahead.index - 1))
    case .duration(let duration) where duration.milliseconds <= 0:
      throw failure(.zeroAmount, at: start)
    case .distance(let distance, _) where distance.value.raw == 0:
      throw failure(.zeroAmount, at: start)
    default: return
    }
  }

  /// The rest of a list after its first amount. All amounts are of one kind.
  mutating func restOfList(after first: TargetAmount, since start: Int) throws(NotationFailure)
    -> [TargetAmount]
  {
    var amounts = [first]
    while next == "," {
      let comma = index
      index += 1
      if isAtBoundary { throw trailingComma(at: comma) }
      guard let amount = try amount() else { throw failure(.noAmount, at: index) }
      guard amount.countMode == first.countMode else {
        // `7:32,4`: the decimals of a clock follow a point.
        let before = text.text(groupStart..<comma)
        let clock =
          before.contains(":") && amount.countMode == .reps ? [before + "." + typed(since: comma + 1)] : []
        throw failure(.mixedAmounts, at: start, readings: clock)
      }
      amounts.append(amount)
      guard amounts.count <= Notation.mostSets else { throw failure(.tooManySets, at: groupStart) }
    }
    return amounts
  }

  /// Suggests the list without spaces (`8, 8, 6@100`) or without its last comma (`8,8,`).
  private func trailingComma(at comma: Int) -> NotationFailure {
    var joined = groupSoFar
    var ahead = self
    while joined.last == "," {
      ahead.skipSpace()
      guard ahead.next?.isDigit == true else { break }
      let start = ahead.index
      while !ahead.isAtBoundary { ahead.index += 1 }
      joined += ahead.typed(since: start)
    }
    let end = max(ahead.index, comma + 1)
    if joined.last == "," { joined.removeLast() }
    return NotationFailure(problem: .trailingComma, index: comma, readings: [joined], end: end)
  }
}

extension String {
  /// Whether its point stands before three digits, as between thousands: `1.500`.
  var separatesThousands: Bool { contains(".") && split(separator: ".").last?.utf8.count == 3 }
}
