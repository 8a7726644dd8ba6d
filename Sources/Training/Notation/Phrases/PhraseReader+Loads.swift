extension PhraseReader {
  /// Reads the load after reps and `at`.
  mutating func readAfterAt(_ group: inout Group, isA: Bool) throws(NotationFailure) -> Bool {
    if case .speed(let speed)? = peek(1) {
      index += 1
      return readSpeed(speed, &group)
    }
    if case .time(let time) = group.amount, group.load == nil, case .time(let pace)? = peek(1),
      let unit = unitOfPace(at: 2)
    {
      index += 3
      return readDistance(at: Distance(Thousandths(1), unit), each: pace, in: time, &group)
    }
    if case .distance(let distance, nil) = group.amount, case .time(let time)? = peek(1) {
      if peek(2) == .split {
        guard let total = time.overHalfKilometres(of: distance) else { return false }
        group.amount = .distance(distance, total)
        index += 3
        return true
      }
      guard case .per(let unit)? = peek(2) else {
        let readings = paces(distance, time, group)
        guard readings.count == 1, distance.value == Thousandths(1) else {
          throw asked(readings, startOfCount(before: index - 1), index + (peek(2) == .pace ? 3 : 2))
        }
        // `1km @ 4:05`
        group.amount = .distance(distance, time)
        index += 2
        return true
      }
      guard let total = time.over(distance, each: unit) else { return false }
      group.amount = .distance(distance, total)
      index += 3
      return true
    }
    // `225lb@5`
    if group.amount == .none, let load = group.load, load.last?.isLetter == true, !isChange,
      case .number(let reps)? = peek(1), reps.isWhole, peek(2) == nil
    {
      throw asked([reps.text + "@" + load], index - 1, index + 2)
    }
    guard group.amount != .none || isChange || isBeforeReps, group.load == nil, group.plates == nil else {
      return false
    }
    group.isWith = Self.withs.contains(text.text(pieces[index].cells))
    switch peek(1) {
    case .bar:
      group.plates = 0
      if peek(2) == .and, case .number(let side)? = peek(3), peek(4) == .each {
        group.side = side
        index += 3
      }
    case .number(let two) where two == Thousandths(2) && isTimes(2) && pairLoad(at: 3) != nil:
      group.load = pairLoad(at: 3)
      group.isEach = true
      index += 2
    case .number(let two) where two == Thousandths(2) && group.count == nil && peek(2) == .times:
      // `10@2x20`: two dumbbells, or 20 sets.
      guard case .number(let each)? = peek(3), case .reps(let reps) = group.amount, reps.count == 1 else {
        group.load = two.text
        break
      }
      throw asked(
        ["\(reps[0])@\(each.text)"]
          + (each.isWhole && each <= Thousandths(20) ? ["\(each.text)x\(reps[0])@2"] : []),
        index - 1, index + 4)
    case .number(let number):
      if isA, case .reps(let reps) = group.amount, !group.namesReps, reps.count == 1, let reps = Int(reps[0]),
        number > Thousandths(reps), number <= Thousandths(20)
      {
        // `4x15 a 20`: a load, or a range.
        let count = group.count.map { "\($0)x" } ?? ""
        throw asked(
          ["\(count)\(reps)@\(number.text)", "\(count)\(reps)-\(number.text)"], index - 1, index + 2)
      }
      group.load = number.text
    case .list(let loads):
      guard case .reps(let reps) = group.amount, reps.count == loads.count else { return false }
      throw asked([zip(reps, loads).map { $0 + "@" + $1 }.joined(separator: " ")], index - 1, index + 2)
    case .load(let load): group.load = load
    case .plates(let plates): group.plates = plates
    default: return false
    }
    group.isJuxtaposed = false
    index += 2
    return true
  }

  /// The load of `5 asistidas con 20kg`, after its word.
  mutating func readAssistance(_ group: inout Group) -> Bool {
    let place = peek(1) == .at ? 2 : 1
    switch peek(place) {
    case .load(let load) where load.first?.isNumber == true: group.load = "-" + load
    case .number(let number): group.load = "-" + number.text
    default: return false
    }
    index += place + 1
    return true
  }

  /// The unit after a pace: `/km`, or none in `5:30 pace`.
  private func unitOfPace(at distance: Int) -> DistanceUnit? {
    switch peek(distance) {
    case .per(let unit): unit
    case .pace: .kilometres
    default: nil
    }
  }

  /// Whether reps follow a load after `@`: `@100 5`, `@100kg x 5`.
  private var isBeforeReps: Bool {
    guard isLoad(peek(1)) else { return false }
    switch isTimes(2) ? peek(3) : peek(2) {
    case .number, .reps: return true
    default: return false
    }
  }

  /// The words for `at` after which a load on the body is added to it.
  private static let withs: Set = [
    "with", "con", "amb", "with a", "con disco de", "con un disco de", "amb disc de", "con chaleco de",
    "con un chaleco de", "amb armilla de", "amb una armilla de",
  ]

  /// The load of each of a pair: `2x20kg`, `dos de 20`.
  func pairLoad(at distance: Int) -> String? {
    switch peek(distance) {
    case .load(let load) where load.last?.isLetter == true: load
    case .number(let number) where peek(distance - 1) == .of: number.text
    default: nil
    }
  }
}
