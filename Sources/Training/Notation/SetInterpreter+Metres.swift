/// Metres that aren't a distance: `m` for minutes, and the metres of a climb.
extension SetInterpreter {
  /// The groups of a hold or of cardio with minutes for metres that can only be that: `1m 30s`, `5km 25m`.
  ///
  /// - Throws: `SetRefusal` for metres that may be minutes, a climb or a distance: `ride 45m`, `hike 12km 650m`
  func withMinutes(_ groups: [NotatedGroup]) throws(SetRefusal) -> [NotatedGroup] {
    let groups = groups.map(inMinutesAndSeconds)
    guard context.acceptsTimeAndDistance else { return groups }
    try refuseWhatIsNotKept(groups)
    if groups.count == 1 { try refuseMetres(groups[0]) }
    guard groups.count == 2 else { return groups }
    let isNearFirst = groups[0].amounts[0].isShort
    let (far, near) = isNearFirst ? (groups[1], groups[0]) : (groups[0], groups[1])
    guard far.isOneAmount, near.isOneAmount, groups[0].isBare,
      case .exactly(.distance(let distance, let time)) = far.amounts[0], distance.millimetres >= 1_000_000,
      case .exactly(.distance(let metres, nil)) = near.amounts[0], metres.unit == .metres
    else { return groups }
    let words = groups[0].words.lowerBound..<max(groups[0].words.upperBound, groups[1].words.upperBound)
    let apart = groups.map { self.apart($0).text }.joined(separator: " ")
    if time == nil, near.amounts[0].isShort {
      var joined = groups[1]
      joined.amounts = [.exactly(.distance(distance, Duration(milliseconds: metres.value.raw * 60)))]
      joined.words = words
      guard context.course == .short else { return [joined] }
      throw SetRefusal(
        .minutesOrMetres, words: words, readings: [SetPhrase(joined, in: context).text, apart])
    }
    guard context.course == .hilly, !isNearFirst, far.amounts[0].isUnclear(beside: near.amounts[0]) else {
      return groups
    }
    throw SetRefusal(.climbOrDistance, words: words, readings: [SetPhrase(far, in: context).text, apart])
  }

  /// Refuses `45min 200W` and `30min 2%`: power and gradient.
  private func refuseWhatIsNotKept(_ groups: [NotatedGroup]) throws(SetRefusal) {
    guard let last = groups.last else { return }
    let words = groups[0].words.lowerBound..<last.words.upperBound
    let others = groups.dropLast().map { SetPhrase($0, in: context).text }
    if groups.count > 1, last.amounts[0].exactReps != nil, last.type == .warmUp, last.effort == nil {
      throw SetRefusal(.notKept, words: words, readings: [others.joined(separator: " ")])
    }
    if case .percent? = last.load {
      var phrase = SetPhrase(last, in: context)
      phrase.load = nil
      throw SetRefusal(.notKept, words: words, readings: [(others + [phrase.text]).joined(separator: " ")])
    }
  }

  /// Refuses `ride 45m`, minutes or metres, and `hike 4h 650m`, which climbs them.
  private func refuseMetres(_ group: NotatedGroup) throws(SetRefusal) {
    guard group.isOneAmount, case .exactly(.distance(let distance, let time)) = group.amounts[0],
      distance.unit == .metres, context.countMode == .distance
    else { return }
    var phrase = SetPhrase(group, in: context)
    if let time {
      guard context.course == .hilly, distance.value.raw * 4 < time.milliseconds else { return }
      let alone = phrase.with(amounts: [.exactly(.duration(time))])
      throw SetRefusal(.climbOrDistance, words: group.words, readings: [alone.text, apart(group).text])
    }
    guard group.amounts[0].isShort, context.course != .short else { return }
    phrase.writer.writesMinutes = true
    let minutes = phrase.with(
      amounts: [.exactly(.duration(Duration(milliseconds: distance.value.raw * 60)))])
    throw SetRefusal(.minutesOrMetres, words: group.words, readings: [minutes.text, apart(group).text])
  }

  /// `1m 30s`, which reads as a metre in 30 s: a minute and a half of a hold, or of cardio where it is slower than a walk.
  private func inMinutesAndSeconds(_ group: NotatedGroup) -> NotatedGroup {
    guard context.countMode == .duration || context.acceptsTimeAndDistance && context.course != .short,
      group.load == nil
    else { return group }
    var group = group
    group.amounts = group.amounts.map { amount in
      guard case .exactly(.distance(let distance, let time?)) = amount, distance.unit == .metres,
        TargetAmount.exactly(.distance(distance, nil)).isShort, time < Duration(seconds: 60),
        distance.value.raw < time.milliseconds
      else { return amount }
      return .exactly(.duration(Duration(milliseconds: distance.value.raw * 60 + time.milliseconds)))
    }
    return group
  }

  /// The group with a count, so that it is read as it stands.
  private func apart(_ group: NotatedGroup) -> SetPhrase {
    var phrase = SetPhrase(group, in: context)
    phrase.isCounted = true
    return phrase
  }
}

extension TargetAmount {
  /// Whether it is fewer than 100 whole metres, which may be minutes.
  var isShort: Bool {
    guard case .exactly(.distance(let distance, nil)) = self else { return false }
    return distance.unit == .metres && distance.value.isWhole && distance.value < Thousandths(100)
  }

  /// Whether it and another beside it are a kilometre or more, and metres that may be its minutes or its climb.
  func isUnclear(beside other: TargetAmount) -> Bool {
    guard case .exactly(.distance(let one, _)) = self, case .exactly(.distance(let next, nil)) = other else {
      return false
    }
    // No path climbs more than an eighth of its length.
    let isNext =
      one.millimetres >= 1_000_000 && next.unit == .metres && next.millimetres * 8 <= one.millimetres
    return isNext || next.millimetres >= 1_000_000 && isShort
  }
}
