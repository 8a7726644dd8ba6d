extension PhraseReader {
  /// Sets, reps and load, in any order that makes clear which is which.
  mutating func readWork(_ group: inout Group) throws(NotationFailure) {
    var isConnected = false
    while let next {
      let start = index
      switch next {
      case .sets(let count) where group.count == nil && (1...20).contains(count):
        // `8@100 for 3 sets of 5`
        group.namesSets = true
        let place = peek(1) == .of ? 2 : 1
        if case .reps = group.amount, let other = amount(at: place), peek(place + 1) == nil,
          !(group.namesReps && group.load == nil && place == 1)
        {
          group.count = count
          var turned = group
          turned.amount = other
          throw asked([turned.text, group.text], 0, pieces.count)
        }
        group.count = count
        index += 1
      case .reps(let reps) where group.amount == .none:
        (group.amount, group.namesReps) = (.reps(reps), true)
        index += 1
      case .list(let reps) where group.amount == .none:
        group.amount = .reps(reps)
        index += 1
      case .number(let two)
      where two == Thousandths(2) && group.amount != .none && group.load == nil && isTimes(1)
        && pairLoad(at: 2) != nil && group.count != nil:
        group.load = pairLoad(at: 2)
        group.isEach = true
        index += 3
      // `3 sets 225 8 reps`, `3 sets: 225x8`
      case .number(let load)
      where group.amount == .none && group.namesSets && group.load == nil && load > Thousandths(20)
        && repsAfterLoad != nil:
        guard let reps = repsAfterLoad else { return }
        if case .reps? = peek(reps) { group.namesReps = true }
        (group.load, group.amount) = (load.text, amount(at: reps) ?? .none)
        index += reps + 1
      case .number(let number) where group.amount == .none:
        guard try readNumber(number, &group) else { return }
      // `3x10 20 per side`
      case .number(let number)
      where group.count != nil && isReps(group.amount) && group.load == nil && !group.isEach
        && peek(1) == .each && peek(2) == nil:
        (group.load, group.isEach) = (number.text, true)
        index += 2
      // `8 62.5`, `3 sets 8 reps 60`
      case .number(let number)
      where isReps(group.amount) && group.load == nil
        && (!number.isWhole || group.namesReps && group.count != nil && peek(1) == nil):
        group.load = number.text
        group.isJuxtaposed = true
        index += 1
      // `8 reps 80`: a load, or other reps.
      case .number(let number)
      where group.namesReps && group.load == nil && group.count == nil && number > Thousandths(20):
        var loaded = group
        let first = index - 1
        loaded.load = number.text
        index += 1
        readMarks(&loaded, isBefore: false)
        guard index == pieces.count else {
          index = start
          return
        }
        throw asked([loaded.text], first, index)
      case .time(let time)
      where group.amount == .none || group.amount.isDistanceAlone || isPace(after: group):
        guard try readTime(time, &group) else { return }
      case .speed(let speed) where group.load == nil:
        guard readSpeed(speed, &group) else { return }
      case .distance(let distance) where group.amount == .none || group.amount.isTime && group.load == nil:
        readDistance(distance, &group)
      case .load(let load)
      where group.load == nil && group.plates == nil
        && (group.amount != .none || load.last?.isLetter == true || load.last == "%"
          || load.hasPrefix("bw") || load.hasPrefix("p")
          || (load.hasPrefix("+") || load.hasPrefix("-"))
            && (isAmount(peek(1)) || peek(1) == .times && isAmount(peek(2)))):
        group.load = load
        group.isJuxtaposed = !isConnected
        index += 1
      // `15kg each hand x 12`, `8kg cada mano 3x10`
      case .each
      where group.amount == .none && group.load != nil && !group.isEach && (isTimes(1) || isTimes(2)):
        group.isEach = true
        index += 1
      case .each where group.amount != .none && group.load == nil && !group.isEach && !group.isTotal:
        group.isEach = true
        index += 1
        // `3x10 per side 30`
        if case .number(let number)? = peek(0), peek(1) == nil {
          group.load = number.text
          index += 1
        }
      case .bar where group.amount == .none && isTimes(1):
        guard let amount = amount(at: 2) else { return }
        (group.plates, group.amount) = (0, amount)
        index += 3
      // `3 plates x 5`, `2 plates 5`
      case .plates(let plates)
      where group.amount == .none && group.load == nil && group.plates == nil
        && (isTimes(1) ? amount(at: 2) != nil : amount(at: 1) != nil && peek(2) == nil):
        let place = isTimes(1) ? 2 : 1
        guard let amount = amount(at: place) else { return }
        (group.plates, group.amount) = (plates, amount)
        index += place + 1
      // `3x10 empty bar`
      case .bar where isReps(group.amount) && group.load == nil && group.plates == nil:
        group.plates = 0
        index += 1
      case .miss where !group.isMissed && group.amount != .none:
        group.isMissed = true
        index += 1
      case .assisting where group.load?.first?.isNumber == true:
        group.load = group.load.map { "-" + $0 }
        index += 1
      case .assisting where isReps(group.amount) && group.load == nil:
        guard readAssistance(&group) else { return }
      case .adding where group.load?.first?.isNumber == true:
        group.load = group.load.map { "+" + $0 }
        index += 1
      case .plates(let plates) where group.amount != .none && group.load == nil && group.plates == nil:
        group.plates = plates
        index += 1
      case .of where group.count != nil && group.load == nil && isReps(group.amount) && isLoad(peek(1)):
        // `3x10 de 24`
        guard try readAfterAt(&group, isA: false) else { return }
      case .times where group.namesReps && group.load == nil && group.count == nil && isLoadAlone(1):
        guard case .number(let number)? = peek(1) else { return }
        group.load = number.text
        index += 2
      case .at, .a:
        guard try readAfterAt(&group, isA: next == .a) else { return }
      case .pace, .split, .in:
        guard try readTimeTaken(&group, next) else { return }
      case .times, .of, .for:
        // `5km for 25 min`
        if next == .for, try readTimeTaken(&group, .for) { break }
        guard connects(group) else { return }
        isConnected = true
        index += 1
        continue
      default: return
      }
      isConnected = false
      if index == start { return }
    }
  }

  /// The number of pieces from a load to the reps after it, which are named as reps or follow an `x`.
  private var repsAfterLoad: Int? {
    if case .reps(let reps)? = peek(1) { return reps.count == 1 ? 1 : nil }
    guard peek(1) == .times, case .reps(let reps)? = amount(at: 2), let few = Int(reps[0]), few <= 20 else {
      return nil
    }
    return 2
  }

  /// Whether a number at a distance can only be a load: `8 reps x 60`.
  private func isLoadAlone(_ distance: Int) -> Bool {
    guard case .number(let number)? = peek(distance), number > Thousandths(20) else { return false }
    return peek(distance + 1) != .times
  }

  private func isAmount(_ item: PhraseItem?) -> Bool {
    switch item {
    case .number, .reps, .list: true
    default: false
    }
  }

  func isReps(_ amount: Group.Amount) -> Bool { if case .reps = amount { true } else { false } }

  func isLoad(_ item: PhraseItem?) -> Bool {
    switch item {
    case .number, .load: true
    default: false
    }
  }

  /// Whether an `x`, `of` or `for` joins what was read to what follows.
  func connects(_ group: Group) -> Bool {
    switch peek(1) {
    case .reps, .list: group.amount == .none && (group.count != nil || group.load != nil)
    // `52:30 for 10km`
    case .distance where next == .for && group.amount.isTime && group.count == nil: group.load == nil
    case .number, .time, .distance: group.amount == .none && (group.count != nil || group.load != nil)
    case .sets: group.count == nil && (group.amount != .none || next == .for && group.load != nil)
    case .load: next != .of && group.amount != .none && group.load == nil
    default: false
    }
  }

  /// A number: reps, a count before `x`, or the first of a list.
  mutating func readNumber(_ number: Thousandths, _ group: inout Group) throws(NotationFailure)
    -> Bool
  {
    if try readMetres(number, &group) { return true }
    if group.count == nil, group.load == nil || group.amount == .none, isTimes(1), let amount = amount(at: 2)
    {
      try askAboutPart(number, of: amount, group)
      return try readProduct(number, amount, &group)
    }
    // `10 x 22,5`
    if group.count == nil, group.load == nil, number.isWhole, number <= Thousandths(50), peek(1) == .times,
      case .number(let load)? = peek(2), !load.isWhole, load > Thousandths(20), peek(3) != .times
    {
      (group.amount, group.load) = (.reps([number.text]), load.text)
      index += 3
      return true
    }
    // `40 x 8,8,7`
    if group.count == nil, group.load == nil, peek(1) == .times, case .list(let reps)? = peek(2),
      reps.count > 1, number > Thousandths(20), reps.allSatisfy({ Int($0).map { $0 <= 20 } ?? false })
    {
      (group.load, group.amount) = (number.text, .reps(reps))
      index += 3
      return true
    }
    // `run 10 in 50 min`, `run 13.1 1:52:00`
    let timePlace = peek(1) == .in ? 2 : number.isWhole ? 0 : 1
    if group.count == nil, group.load == nil, number <= Thousandths(100), timePlace > 0,
      case .time(let time)? = peek(timePlace), peek(timePlace + 1) == nil
    {
      throw asked(
        [DistanceUnit.kilometres, .miles].map { Group.Amount.distance(Distance(number, $0), time).text },
        index, index + timePlace + 1)
    }
    // `120 for 5`
    if group.count == nil, group.load == nil, number > Thousandths(20), peek(1) == .for,
      !startsCount(2, isAfterFor: true), case .reps(let reps)? = amount(at: 2), let few = Int(reps[0]),
      few <= 20
    {
      (group.load, group.amount) = (number.text, .reps(reps))
      index += 3
      return true
    }
    // `90 for 3x5`, `90 3 sets of 5`
    if group.count == nil, group.load == nil, peek(1) == .for || number > Thousandths(20) {
      let first = peek(1) == .for ? 2 : 1
      if startsCount(first, isAfterFor: first == 2) {
        group.load = number.text
        index += first
        return true
      }
    }
    guard number.isWhole else {
      // `62.5 8`, `12.5 3x12`: no reps have decimals. `1.1 12` refers to a set.
      guard number > Thousandths(peek(2) == .times ? 5 : 20), group.load == nil, group.count == nil,
        isAmount(peek(1))
      else { return false }
      group.load = number.text
      index += 1
      return true
    }
    var reps = [number.text]
    var end = index + 1
    var hasAnd = false
    while end + 1 < pieces.count, [.comma, .and].contains(pieces[end].item), !isThen(end),
      case .number(let more) = pieces[end + 1].item, more.isWhole
    {
      hasAnd = hasAnd || pieces[end].item == .and
      reps.append(more.text)
      end += 2
    }
    let isProduct = end < pieces.count && pieces[end].item == .times
    if hasAnd { try refuseLoadAfterAnd(reps, upTo: end) }
    if reps.count > 1, hasAnd, !isProduct {
      index = end
    } else {
      reps = [number.text]
      index += 1
      group.isNumberFirst = group.load == nil && group.count == nil
    }
    group.amount = .reps(reps)
    return true
  }

  /// Whether a number of sets and their reps begin at a distance: `3 sets of 5`, after `for` also `3x5`.
  private func startsCount(_ distance: Int, isAfterFor: Bool) -> Bool {
    switch peek(distance) {
    case .sets: isAmount(peek(distance + 1))
    case .number: isAfterFor && peek(distance + 1) == .times && amount(at: distance + 2) != nil
    default: false
    }
  }

  /// Whether a piece is an `@` before a load, unlike that of `225x5@8`.
  private func isAtBeforeLoad(_ place: Int) -> Bool {
    guard pieces[place].item == .at else { return false }
    guard place > 2, pieces[place - 2].item == .times, case .number(let load) = pieces[place - 3].item else {
      return true
    }
    return load <= Thousandths(20)
  }

  func amount(at distance: Int) -> Group.Amount? {
    switch peek(distance) {
    case .number(let number) where number.isWhole: .reps([number.text])
    case .reps(let reps) where reps.count == 1: .reps(reps)
    case .list(let reps) where reps.count == 1: .reps(reps)
    case .time(let time): .time(time)
    case .distance(let distance): .distance(distance, nil)
    default: nil
    }
  }

  /// `5 x 5`, `60 x 8`, `60 x 8 x 3`, `3x8x80`
  mutating func readProduct(
    _ number: Thousandths, _ amount: Group.Amount, _ group: inout Group
  ) throws(NotationFailure) -> Bool {
    let start = index
    let isCount = number.isWhole && number <= Thousandths(20) && number.raw > 0
    if case .reps = peek(2) { group.namesReps = true }
    group.amount = amount
    index += 3
    guard case .reps(let reps) = amount, reps.count == 1, let few = Int(reps[0].filter { $0 != "+" }),
      group.load == nil
    else {
      // `245x5-6`, `180 x 20 m`
      if !isCount {
        guard group.load == nil, number > Thousandths(20) else { return fail(&group, start) }
        group.load = number.text
        return true
      }
      group.count = number.raw / 1_000
      // `60kg x 10 x 3`
      if let load = group.load, start > 0, pieces[start - 1].item == .times,
        case .reps(let reps) = amount,
        reps != [number.text], let few = Int(reps[0]), few <= 20
      {
        if let list = readListAfterLoad(start) {
          (group.amount, group.count) = (.reps(list), nil)
          return true
        }
        throw asked(["\(few)x\(number.text)@\(load)", "\(number.text)x\(few)@\(load)"], start - 2, index)
      }
      try refuseManySetsAfterLoad(group, number, start)
      return true
    }
    if case .times? = next, case .number(let third)? = peek(1) {
      index += 2
      let isThirdCount = third.isWhole && third <= Thousandths(20)
      guard isCount != isThirdCount else {
        if !isCount { return fail(&group, start) }
        // `5x225x5`
        if number == third {
          (group.count, group.amount, group.load) = (number.raw / 1_000, .reps([number.text]), reps[0])
          guard few > 20 else { throw asked(["\(number.text)x\(few)@\(number.text)"], start, index) }
          return true
        }
        // `2x60x8`
        if few > 20, Thousandths(few) > Thousandths(raw: third.raw * 2) {
          throw asked(
            ["\(number.text)x\(third.text)@\(few)", "\(third.text)x\(number.text)@\(few)"], start, index)
        }
        throw asked(
          ["\(number.text)x\(reps[0])@\(third.text)", "\(third.text)x\(reps[0])@\(number.text)"], start, index
        )
      }
      // `60x8x3` is 3 sets of 8; `80x3x8` is ambiguous.
      if !isCount, number > Thousandths(20), Thousandths(few) < third {
        throw asked(
          ["\(third.text)x\(reps[0])@\(number.text)", "\(reps[0])x\(third.text)@\(number.text)"], start, index
        )
      }
      (group.count, group.load) =
        isCount ? (number.raw / 1_000, third.text) : (third.raw / 1_000, number.text)
      return true
    }
    if isCount || group.count != nil {
      group.isLongProduct = group.count == nil && number > Thousandths(10) && number > Thousandths(few)
      group.count = group.count ?? number.raw / 1_000
      return isCount
    }
    guard few <= 50, number > Thousandths(20) || !number.isWhole else { return fail(&group, start) }
    // People don't mix `5@100` and `60x5`: after an @, `31X1` is a tempo.
    if !group.namesReps, pieces[..<start].indices.contains(where: isAtBeforeLoad) {
      return fail(&group, start)
    }
    if number.isWhole, number <= Thousandths(30), few >= 8, !group.namesReps {
      throw asked(["\(reps[0])@\(number.text)", "\(number.text)@\(reps[0])"], start, index)
    }
    group.load = number.text
    return true
  }

  mutating func fail(_ group: inout Group, _ start: Int) -> Bool {
    (group.amount, index) = (.none, start)
    return false
  }
}
