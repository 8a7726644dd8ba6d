/// Distances and times beside each other.
///
/// A distance and a time next to it, in either order, are one set: `5km 27:30`, `6x400m 1:32`. A time with a
/// count of its own is a set by itself: `1x5km 1x27:30`. What pairs up in more than one way is asked about.
struct AmountPairs {
  /// A group, and the cells that it spans.
  struct Piece {
    var group: NotatedGroup
    var cells: Range<Int>

    /// Whether a group after it, `2x32kg` after `30m`, is the load of a pair and no set.
    func takesPair(_ other: NotatedGroup, _ typed: String) -> Bool {
      guard group.load == nil, group.effort == nil, group.type == nil, other.effort == nil, other.type == nil,
        !other.isCounted, other.amounts == [.exactly(.reps(2))], typed.first == "2", typed.contains("x"),
        case .plain(let mass)? = other.load, mass.unit != nil
      else { return false }
      return group.amounts[0].countMode != .reps
    }

    /// Whether it is a time of two words: `1min 45s`.
    func isSpacedTime(_ text: NotationText) -> Bool {
      let words = text.text(cells).split(separator: " ")
      return zip(words, words.dropFirst()).contains { first, second in
        first.first?.isNumber == true && first.last.map { $0.isLetter && $0 != "x" } == true
          && second.first?.isNumber == true
      }
    }

    mutating func take(_ pair: NotatedGroup, upTo end: Int) {
      (group.load, group.isEach) = (pair.load, true)
      group.words = group.words.lowerBound..<max(group.words.upperBound, pair.words.upperBound)
      cells = cells.lowerBound..<end
    }
  }

  private enum Kind { case distance, time }

  let pieces: [Piece]

  /// The groups with each distance and its time joined.
  func joined() throws(NotationFailure) -> [NotatedGroup] {
    var groups: [NotatedGroup] = []
    var index = 0
    while index < pieces.count {
      let run = index..<endOfRun(from: index)
      if let climbed = climbed(run) {
        groups += climbed
      } else if let timed = minutesAndSeconds(run) {
        groups.append(timed)
      } else if run.count > 1, Set(run.map { kind($0) }).count > 1 {
        groups += try joined(run)
      } else {
        groups += run.map { pieces[$0].group }
      }
      index = run.upperBound
    }
    return groups
  }

  /// A distance without a time, or a time; nil for anything else.
  private func kind(_ index: Int) -> Kind? {
    switch pieces[index].group.amounts[0] {
    case .exactly(.distance(_, nil)): .distance
    case .exactly(.duration): .time
    default: nil
    }
  }

  /// A run continues while only amounts are typed, up to one with a count of its own.
  private func endOfRun(from start: Int) -> Int {
    var end = start + 1
    guard kind(start) != nil else { return end }
    if takesTimeAfterLoad(start) { return start + 2 }
    while end < pieces.count, pieces[end - 1].group.isOnlyAmounts, kind(end) != nil,
      !pieces[end].group.isCounted
    {
      end += 1
    }
    return end
  }

  /// `5km@20kg 55:00`: a distance with a load, and its time.
  private func takesTimeAfterLoad(_ index: Int) -> Bool {
    let group = pieces[index].group
    guard kind(index) == .distance, group.load != nil, group.effort == nil, group.type == nil,
      index + 1 < pieces.count, kind(index + 1) == .time
    else { return false }
    return pieces[index + 1].group.isOneAmount
  }

  private func joined(_ run: Range<Int>) throws(NotationFailure) -> [NotatedGroup] {
    let isAlternating = zip(run, run.dropFirst()).allSatisfy { kind($0) != kind($1) }
    let areSingle = run.dropFirst().allSatisfy { pieces[$0].group.amounts.count == 1 }
    let first = pieces[run.lowerBound].group
    let isClear =
      first.amounts.count == 1 && !first.isCounted
      || first.isCounted && run.count == 2 && kind(run.lowerBound) == .distance
    guard isAlternating, areSingle, isClear, run.count.isMultiple(of: 2) else { throw unclear(run) }
    return stride(from: run.lowerBound, to: run.upperBound, by: 2).map { pair($0, $0 + 1) }
  }

  /// `12km 3:20:00 650m`: a distance in its time, and metres that aren't of the same kind. Nil for other runs.
  private func climbed(_ run: Range<Int>) -> [NotatedGroup]? {
    let (first, last) = (pieces[run.lowerBound].group, pieces[run.upperBound - 1].group)
    guard run.count == 3, first.isOneAmount, kind(run.lowerBound) == .distance,
      kind(run.lowerBound + 1) == .time, last.isOneAmount, pieces[run.lowerBound + 1].group.isOneAmount,
      first.amounts[0].isUnclear(beside: last.amounts[0]), !last.amounts[0].isShort
    else { return nil }
    return [pair(run.lowerBound, run.lowerBound + 1), last]
  }

  /// `10km 52m 10s`: a distance in minutes and seconds. Nil for other runs.
  private func minutesAndSeconds(_ run: Range<Int>) -> NotatedGroup? {
    guard run.count == 3, run.allSatisfy({ pieces[$0].group.isOneAmount }),
      case .exactly(.distance(let distance, nil)) = pieces[run.lowerBound].group.amounts[0],
      case .exactly(.distance(let minutes, nil)) = pieces[run.lowerBound + 1].group.amounts[0],
      case .exactly(.duration(let seconds)) = pieces[run.lowerBound + 2].group.amounts[0],
      minutes.unit == .metres, minutes.value.isWhole, minutes.value <= Thousandths(180),
      seconds.milliseconds < 60_000, distance.millimetres >= minutes.millimetres * 10
    else { return nil }
    var group = pair(run.lowerBound, run.lowerBound + 2)
    let time = Duration(milliseconds: minutes.value.raw * 60 + seconds.milliseconds)
    group.amounts = [.exactly(.distance(distance, time))]
    return group
  }

  /// Two neighbours as one group: effort and type are those of the second.
  private func pair(_ one: Int, _ other: Int) -> NotatedGroup {
    var group = pieces[other].group
    let first = pieces[one].group
    let second = group.amounts[0]
    group.amounts = first.amounts.map { $0.paired(with: second) }
    (group.isCounted, group.load) = (first.isCounted, first.load ?? group.load)
    group.words = first.words.lowerBound..<max(first.words.upperBound, group.words.upperBound)
    return group
  }

  private func unclear(_ run: Range<Int>) -> NotationFailure {
    var readings = [paired(run, from: run.lowerBound), paired(run, from: run.lowerBound + 1)]
    if let each = timesOfOneDistance(run) { readings.insert(each, at: 0) }
    readings.append(run.map { text(apart: pieces[$0].group) }.joined(separator: " "))
    var offered: [String] = []
    for reading in readings where !offered.contains(reading) { offered.append(reading) }
    return NotationFailure(
      problem: .timeOfWhich, index: pieces[run.lowerBound].cells.lowerBound, readings: offered,
      start: pieces[run.lowerBound].cells.lowerBound, end: pieces[run.upperBound - 1].cells.upperBound)
  }

  /// The run with neighbours joined from a place on; the rest stay apart.
  private func paired(_ run: Range<Int>, from start: Int) -> String {
    var texts = (run.lowerBound..<start).map { text(apart: pieces[$0].group) }
    var index = start
    while index < run.upperBound {
      let next = index + 1
      if next < run.upperBound, kind(index) != kind(next), pieces[next].group.amounts.count == 1 {
        texts.append(text(of: pair(index, next)))
        index += 2
      } else {
        texts.append(text(apart: pieces[index].group))
        index += 1
      }
    }
    return texts.joined(separator: " ")
  }

  /// `1km 4:30 4:25`, `4x800m 2:45,2:48,2:44,2:50`: a distance, and the time of each time it was covered.
  private func timesOfOneDistance(_ run: Range<Int>) -> String? {
    let first = pieces[run.lowerBound].group
    let times = run.dropFirst().flatMap { pieces[$0].group.amounts }
    guard kind(run.lowerBound) == .distance, run.dropFirst().allSatisfy({ kind($0) == .time }),
      !first.isCounted || first.amounts.count == times.count,
      let last = run.last.map({ pieces[$0].group })
    else { return nil }
    let writer = NotationWriter()
    let texts = times.map { writer.text(first.amounts[0].paired(with: $0)) }
    return writer.phrase(texts.joined(separator: " "), last)
  }

  private func text(of group: NotatedGroup) -> String {
    let writer = NotationWriter()
    let count = group.isCounted ? "\(group.amounts.count)x" : ""
    let amounts = group.isCounted ? Array(group.amounts.prefix(1)) : group.amounts
    return writer.phrase(count + amounts.map(writer.text).joined(separator: ","), group)
  }

  /// The group with a count, so that it joins nothing.
  private func text(apart group: NotatedGroup) -> String {
    let writer = NotationWriter()
    guard !group.isCounted else { return text(of: group) }
    return writer.phrase(group.amounts.map { "1x" + writer.text($0) }.joined(separator: " "), group)
  }
}

extension NotatedGroup {
  /// Whether neither load, effort nor type was typed.
  fileprivate var isOnlyAmounts: Bool { load == nil && effort == nil && type == nil }
}

extension NotationWriter {
  fileprivate func phrase(_ amounts: String, _ group: NotatedGroup) -> String {
    phrase(amounts, at: group.load.map(text), effort: group.effort, type: group.type)
  }
}

extension TargetAmount {
  /// A distance with its time, from one and the other; itself if they aren't that.
  func paired(with other: TargetAmount) -> TargetAmount {
    switch (self, other) {
    case (.exactly(.distance(let distance, nil)), .exactly(.duration(let time))),
      (.exactly(.duration(let time)), .exactly(.distance(let distance, nil))):
      .exactly(.distance(distance, time))
    default: self
    }
  }

  /// Whether the other, beside it, would be its time or its distance.
  func pairs(with other: TargetAmount) -> Bool { paired(with: other) != self }
}
