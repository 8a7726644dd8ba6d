extension PhraseReader {
  /// A time for each kilometre, or for all.
  func paces(_ distance: Distance, _ time: Duration, _ group: Group) -> [String] {
    let total = time.over(distance, each: distance.unit == .miles ? .miles : .kilometres)
    let all = [total, time].compactMap(\.self).map { Group.Amount.distance(distance, $0) }
    let plausible = all.filter { !$0.isTooFast }
    return plausible.map { amount in
      var group = group
      group.amount = amount
      return group.text
    }
  }

  /// `in 25:00`, also after a load; `pace 5:30`.
  mutating func readTimeTaken(_ group: inout Group, isPace: Bool) -> Bool {
    guard case .distance(let distance, nil) = group.amount, case .time(let time)? = peek(1) else {
      return false
    }
    var end = index + 2
    var total: Duration? = time
    var unit = isPace ? (distance.unit == .miles ? DistanceUnit.miles : .kilometres) : nil
    if case .per(let named)? = peek(2) {
      unit = named
      end += 1
    }
    if let unit { total = time.over(distance, each: unit) }
    guard let total else { return false }
    group.amount = .distance(distance, total)
    index = end
    return true
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
    if case .distance(let distance, nil) = group.amount {
      guard group.load == nil else { return false }
      // `5km 5:30/km`
      if case .per(let unit)? = peek(1) {
        guard let total = time.over(distance, each: unit) else { return false }
        group.amount = .distance(distance, total)
        index += 2
        return true
      }
      // `5km 5:30 pace`
      if case .pace? = peek(1) {
        if case .time? = peek(2) { return false }
        guard let total = time.over(distance, each: distance.unit == .miles ? .miles : .kilometres) else {
          return false
        }
        group.amount = .distance(distance, total)
        index += 2
        return true
      }
      try refuseSeveralTimes(of: distance, group)
      group.amount = .distance(distance, time)
    } else {
      group.amount = .time(time)
    }
    index += 1
    return true
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
    throw asked(isEach ? [each.joined(separator: " ")] : [], index - 1, index + times.count)
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
