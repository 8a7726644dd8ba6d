extension NotationParser {
  /// A CHANGE, up to a space or the end.
  mutating func change() throws(NotationFailure) -> NotatedChange {
    (groupStart, miss) = (index, nil)
    if let (isPlus, mass) = try signedMass() {
      guard mass.value.raw > 0 else { throw failure(.signedZero, at: groupStart) }
      guard isAtBoundary else { throw failure(.unexpected, at: index) }
      return .shift(up: isPlus, mass)
    }
    if try unitLoad() != nil {
      let load = typed(since: groupStart)
      throw failure(.loadWithoutAmount, at: groupStart, readings: ["@" + load + restOfWord])
    }
    var change = NotatedChange.Replacement()
    var ahead = self
    if let group = try? ahead.work(), group.isMore, !group.isCounted {
      change = NotatedChange.Replacement(group)
      self = ahead
    } else {
      let amount = try amountAndItsTime()
      takeMiss()
      (change.amount, change.load) = (amount, try loadAfterAt())
    }
    change.effort = try effort(afterLoad: change.load != nil)
    change.type = type()
    if change.type != nil, change.effort == nil { change.effort = try rating() }
    takeMiss()
    change.miss = miss
    guard index > groupStart else { throw failure(.noAmount, at: index) }
    guard isAtBoundary else {
      // `8x65`
      let load = restOfWord.dropFirst()
      var readings = next == "x" && change.load == nil ? [typed(since: groupStart) + "@" + load] : []
      // `142.5`
      if next == "." || next == ",", change.load == nil, !load.isEmpty, load.allSatisfy(\.isNumber) {
        readings = ["@" + typed(since: groupStart) + "." + load]
      }
      throw failure(.unexpected, at: index, readings: readings)
    }
    return .replace(change)
  }

  /// An amount; a distance with the time beside it, in either order, if there is one: `5km 27:30`.
  private mutating func amountAndItsTime() throws(NotationFailure) -> TargetAmount? {
    guard let first = try amount() else { return nil }
    let end = index
    skipSpace()
    guard index > end, let second = try? amount(), first.pairs(with: second) else {
      index = end
      return first
    }
    return first.paired(with: second)
  }
}
