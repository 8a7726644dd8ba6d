extension PhraseReader {
  /// Asks about `1 min 1 min 45s`: three times, or two?
  func refuseTimesInRow() throws(NotationFailure) {
    func parts(_ piece: PhrasePiece) -> [Duration]? {
      guard case .time(let time) = piece.item else { return nil }
      // `1 min 45s`, `1' 45"`
      let typed = text.text(piece.cells)
      guard typed.contains(" "), let minutes = Int(typed.prefix(while: \.isNumber)),
        case let long = Duration(seconds: minutes * 60), long.milliseconds < time.milliseconds
      else { return [time] }
      return [long, Duration(milliseconds: time.milliseconds - long.milliseconds)]
    }
    let times = pieces.map(parts)
    guard let first = times.firstIndex(where: { $0 != nil }),
      case let row = times[first...].prefix(while: { $0 != nil }),
      row.count > 1, row.contains(where: { $0?.count == 2 }), row.contains(where: { $0?.count == 1 })
    else { return }
    let readings = [
      row.flatMap { $0 ?? [] },
      row.map { Duration(milliseconds: ($0 ?? []).reduce(0) { $0 + $1.milliseconds }) },
    ]
    throw asked(
      readings.map { $0.map { Group.Amount.time($0).text }.joined(separator: " ") }, row.startIndex,
      row.endIndex)
  }

  /// A time for each kilometre, or for all.
  func paces(_ distance: Distance, _ time: Duration, _ group: Group) -> [String] {
    let total = time.over(distance, each: distance.unit == .miles ? .miles : .kilometres)
    let rowed = time.isOfRowing(over: distance) ? time.overHalfKilometres(of: distance) : nil
    let all = [rowed, total, time].compactMap(\.self).map { Group.Amount.distance(distance, $0) }
    var texts: [String] = []
    for amount in all where !amount.isTooFast {
      var group = group
      group.amount = amount
      if !texts.contains(group.text) { texts.append(group.text) }
    }
    // Below a kilometre, the time is rather that of the distance.
    return distance.millimetres < 1_000_000 ? texts.reversed() : texts
  }

  /// The first piece of the product that ends at a piece: of `4 x 400m`, the 4.
  func startOfCount(before end: Int) -> Int {
    var first = end
    while first > 0, [.times, .of].contains(pieces[first - 1].item) { first -= 1 }
    guard first > 0 else { return first }
    switch pieces[first - 1].item {
    case .number where first < end, .sets: return first - 1
    default: return end
    }
  }

  /// `6 series de 400 en 1:32`, `5x400 in 1:30`: a distance in metres.
  mutating func readMetres(_ number: Thousandths, _ group: inout Group) throws(NotationFailure) -> Bool {
    guard group.load == nil else { return false }
    var (count, metres, place) = (group.count, number, 1)
    if count == nil, number.isWhole, number <= Thousandths(20), isTimes(1),
      case .number(let second)? = peek(2),
      second >= Thousandths(200)
    {
      (count, metres, place) = (number.raw / 1_000, second, 3)
    }
    guard let count, metres >= Thousandths(50), case .time(let time)? = peek(place + 1) else { return false }
    let distance = Distance(metres, .metres)
    // `8 x 400 @ 90s`: what each took, or another pace.
    if peek(place) == .at {
      var each = group
      each.count = count
      throw asked(paces(distance, time, each), index, index + place + 2)
    }
    guard peek(place) == .in else { return false }
    (group.count, group.amount) = (count, .distance(distance, time))
    index += place + 2
    return true
  }

  /// `in 25:00`, also after a load; `pace 5:30`.
  mutating func readTimeTaken(_ group: inout Group, _ word: PhraseItem) throws(NotationFailure) -> Bool {
    guard case .distance(let distance, nil) = group.amount, case .time(let time)? = peek(1) else {
      return false
    }
    var end = index + 2
    var total: Duration? = time
    switch (word, peek(2)) {
    case (.split, _): total = time.overHalfKilometres(of: distance)
    case (_, .per(let unit)):
      total = time.over(distance, each: unit)
      end += 1
    case (.pace, _):
      if time.isOfRowing(over: distance) {
        throw asked(paces(distance, time, group), startOfCount(before: index - 1), end)
      }
      total = time.over(distance, each: distance.unit == .miles ? .miles : .kilometres)
    default: break
    }
    guard let total else { return false }
    group.amount = .distance(distance, total)
    index = end
    return true
  }

  /// Whether a time after that of the set is a pace: `30min 5:30/km`.
  func isPace(after group: Group) -> Bool {
    guard group.amount.isTime, group.load == nil else { return false }
    switch peek(1) {
    case .per, .split: return true
    default: return false
    }
  }

  mutating func readTime(_ time: Duration, _ group: inout Group) throws(NotationFailure) -> Bool {
    // `3s 8r 80kg`: sets, since no seconds stand before reps.
    if group.amount == .none, group.count == nil, case .reps? = peek(1), time.milliseconds % 1_000 == 0,
      (1...20).contains(time.seconds)
    {
      group.count = time.seconds
      index += 1
      return true
    }
    // `5:30/km 8km`
    if group.amount == .none, case .per(let unit)? = peek(1), case .distance(let distance)? = peek(2),
      let total = time.over(distance, each: unit)
    {
      group.amount = .distance(distance, total)
      index += 3
      return true
    }
    // `30min 5:30/km`, `30min 2:05/500m`
    if case .time(let total) = group.amount {
      switch peek(1) {
      case .per(let unit):
        return readDistance(at: Distance(Thousandths(1), unit), each: time, in: total, taking: 2, &group)
      case .split:
        return readDistance(at: Distance(Thousandths(500), .metres), each: time, in: total, taking: 2, &group)
      default: return false
      }
    }
    if case .distance(let distance, nil) = group.amount {
      // `5km 5:30/km`
      if case .per(let unit)? = peek(1) {
        guard let total = time.over(distance, each: unit) else { return false }
        group.amount = .distance(distance, total)
        index += 2
        return true
      }
      // `2km 2:00/500m`
      if case .split? = peek(1) {
        guard let total = time.overHalfKilometres(of: distance) else { return false }
        group.amount = .distance(distance, total)
        index += 2
        return true
      }
      // `5km 5:30 pace`
      if case .pace? = peek(1) {
        if case .time? = peek(2) { return false }
        if time.isOfRowing(over: distance) {
          throw asked(paces(distance, time, group), startOfCount(before: index - 1), index + 2)
        }
        guard let total = time.over(distance, each: distance.unit == .miles ? .miles : .kilometres) else {
          return false
        }
        group.amount = .distance(distance, total)
        index += 2
        return true
      }
      if let pace = sizeOfPace(at: 1, of: distance, in: time) {
        index += pace
      } else {
        try refuseSeveralTimes(of: distance, group)
      }
      group.amount = .distance(distance, time)
    } else {
      group.amount = .time(time)
    }
    index += 1
    return true
  }

  /// The number of pieces at a place that only repeat a distance and its time: two for the `4:30/km` of `5k 22:30 4:30/km`, one
  /// for the time of 500 m of `2k 7:20 (1:50)`; nil for anything else.
  private func sizeOfPace(at place: Int, of distance: Distance, in time: Duration) -> Int? {
    guard case .time(let pace)? = peek(place) else { return nil }
    let (total, size): (Duration?, Int) =
      switch peek(place + 1) {
      case .per(let unit): (pace.over(distance, each: unit), 2)
      case .split: (pace.overHalfKilometres(of: distance), 2)
      default: (pace.isOfRowing(over: distance) ? pace.overHalfKilometres(of: distance) : nil, 1)
      }
    guard let total, (total.milliseconds - time.milliseconds).magnitude * 50 <= time.milliseconds.magnitude
    else { return nil }
    return size
  }

  /// `3x1k 5:00 4:50 4:40`: the times are those of one distance each, or the later ones stand alone.
  private func refuseSeveralTimes(of distance: Distance, _ group: Group) throws(NotationFailure) {
    let times = pieces[index...].prefix { if case .time = $0.item { true } else { false } }
    guard times.count > 1 else { return }
    let each = times.map { piece in
      var set = group
      set.count = nil
      if case .time(let time) = piece.item { set.amount = .distance(distance, time) }
      return set.text
    }
    let isEach = group.count == nil || group.count == each.count
    throw asked(
      isEach ? [each.joined(separator: " ")] : [], startOfCount(before: index - 1), index + times.count)
  }

  /// `30 min 10 km/h`, `20km 25 km/h`: what the speed makes of the time or the distance.
  mutating func readSpeed(_ speed: Distance, _ group: inout Group) -> Bool {
    let hour = Duration(milliseconds: 3_600_000)
    switch group.amount {
    case .time(let time): return readDistance(at: speed, each: hour, in: time, taking: 1, &group)
    case .distance(let distance, nil) where speed.millimetres > 0:
      let time = Int128(distance.millimetres) * Int128(hour.milliseconds) / Int128(speed.millimetres)
      guard (500..<360_000_000).contains(time) else { return false }
      group.amount = .distance(distance, Duration(seconds: (Int(time) + 500) / 1_000))
      index += 1
      return true
    case .none:
      // `6 mph 30 min`
      guard case .time(let time)? = peek(1) else { return false }
      return readDistance(at: speed, each: hour, in: time, taking: 2, &group)
    default: return false
    }
  }

  /// The distance covered in a time, to a hundredth of its unit.
  mutating func readDistance(
    at distance: Distance, each pace: Duration, in time: Duration, taking count: Int = 0, _ group: inout Group
  ) -> Bool {
    guard pace.milliseconds > 0 else { return false }
    let raw = Int128(distance.value.raw) * Int128(time.milliseconds) / Int128(pace.milliseconds)
    guard (10..<1_000_000_000).contains(raw) else { return false }
    group.amount = .distance(Distance(Thousandths(raw: (Int(raw) + 5) / 10 * 10), distance.unit), time)
    index += count
    return true
  }

  mutating func readDistance(_ distance: Distance, _ group: inout Group) {
    if case .time(let time) = group.amount {
      group.amount = .distance(distance, time)
    } else {
      group.amount = .distance(distance, nil)
    }
    index += 1
  }
}

extension Duration {
  /// Whether it may be the time of 500 m in a distance, by which rowers count: `2k @ 1:56`.
  func isOfRowing(over distance: Distance) -> Bool {
    (80...165).contains(seconds) && distance.millimetres >= 1_000_000
  }

  /// The time over a distance at this pace for 500 m; nil if it isn't a time that can be kept.
  func overHalfKilometres(of distance: Distance) -> Duration? {
    Duration(milliseconds: milliseconds * 2).over(distance, each: .kilometres)
  }

  /// The time over a distance at this pace; nil if it isn't a time that can be kept.
  func over(_ distance: Distance, each unit: DistanceUnit) -> Duration? {
    let each = Distance(Thousandths(1), unit).millimetres
    let total = Int128(milliseconds) * Int128(distance.millimetres) / Int128(each)
    guard total < 360_000_000 else { return nil }
    // A pace is in whole seconds, and so is the time.
    let whole = (Int(total) + 500) / 1_000
    return whole > 0 ? Duration(seconds: whole) : nil
  }
}
