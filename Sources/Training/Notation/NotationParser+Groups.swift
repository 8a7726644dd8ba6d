extension NotationParser {
  /// A group, up to a space or the end.
  mutating func group() throws(NotationFailure) -> NotatedGroup {
    (groupStart, miss) = (index, nil)
    var group = takeMiss() ? try missedWork() : try work()
    try rest(of: &group)
    if !group.parts.isEmpty { takeNameOfParts() }
    takeMiss()
    group.miss = miss
    guard isAtBoundary else { throw unexpected() }
    groupsRead += 1
    group.words = text.words(groupStart...(index - 1))
    return group
  }

  /// Effort and type, in either order.
  private mutating func rest(of group: inout NotatedGroup) throws(NotationFailure) {
    group.effort = try effort(afterLoad: group.load != nil)
    let start = index
    group.type = type()
    // `1@140 fallo`: a single that failed, or one that was the last possible.
    let isSingle =
      group.amounts == [.exactly(.reps(1))]
      // `1x100 fallo`
      || group.isCounted && group.amounts.count == 1 && group.load == nil
        && (group.amounts[0].exactReps ?? 0) > 50
    if group.type == .failure, isSingle,
      typed(since: start).filter(\.isLetter).count > 1, typed(since: start).filter(\.isLetter) != "failure"
    {
      (group.type, miss) = (nil, .missedOrToFailure)
    }
    group.spellsType = group.type != nil && typed(since: start).filter(\.isLetter).count > 3
    guard group.type != nil, group.effort == nil else { return }
    group.effort = try rating()
    let end = index
    if group.effort == nil, takeSpaced("@") { throw ratingAfterType(at: end) }
  }

  /// An `@` after the type, as in `10@40w@8`. Suggests writing `rpe`.
  private func ratingAfterType(at end: Int) -> NotationFailure {
    let named = text.text(groupStart..<end) + " rpe" + restOfWord
    return failure(.ratingAfterType, at: end, readings: [named])
  }

  mutating func work() throws(NotationFailure) -> NotatedGroup {
    if let group = try namedParts() { return group }
    if let group = try stackAndReps() { return group }
    if let group = try loadsAndReps() { return group }
    if let load = try unitLoad() { return try work(with: load) }
    if let group = try namedSides() { return group }
    let start = index
    guard let first = try amount() else { throw failure(.noAmount, at: index) }
    if let group = try sides(after: first) { return group }
    if let group = try parts(after: first) { return group }
    let amounts = try restOfList(after: first, since: start)
    takeMiss()
    let end = index
    if let group = try worded(NotatedGroup(amounts: amounts)) { return group }
    guard miss == nil, takeSpaced("x") else {
      return try partsAfterLoad(NotatedGroup(amounts: amounts, load: try loadAfterAt()))
    }
    if let load = try markedLoad() {
      return try partsAfterLoad(NotatedGroup(amounts: amounts, load: load))
    }
    return try counted(amounts, since: start, upTo: end)
  }

  /// Reads the load of the attempt, or the set, after a word for a miss.
  private mutating func missedWork() throws(NotationFailure) -> NotatedGroup {
    let attempt = TargetAmount.exactly(.reps(1))
    if let load = try loadAfterAt() { return NotatedGroup(amounts: [attempt], load: load) }
    skipSpace()
    // `nulo con 200`
    _ = take(word: "con ") || take(word: "amb ") || take(word: "with ")
    let start = index
    if let load = try unitLoad(), isAtBoundary {
      return NotatedGroup(amounts: [attempt], load: .plain(load))
    }
    index = start
    // 425 reps aren't an attempt: `no lift 425`.
    if let load = try number(), load > Thousandths(50), load < Notation.loadLimit, isAtEnd {
      return NotatedGroup(amounts: [attempt], load: .plain(NotatedMass(load)))
    }
    index = start
    return try work()
  }

  /// unitload x list.
  private mutating func work(with load: NotatedMass) throws(NotationFailure) -> NotatedGroup {
    let end = index
    guard takeSpaced("x") else { throw loadWithoutAmount(upTo: end) }
    let start = index
    guard let first = try amount() else { throw failure(.noAmount, at: index) }
    return NotatedGroup(amounts: try restOfList(after: first, since: start), load: .plain(load))
  }

  /// A load without an amount before it, as in `100kg 8`. Suggests putting the load after the amount.
  private func loadWithoutAmount(upTo end: Int) -> NotationFailure {
    var ahead = self
    ahead.skipSpace()
    let load = text.text(groupStart..<end)
    guard ahead.next?.isDigit == true else {
      return failure(.loadWithoutAmount, at: groupStart)
    }
    let amounts = ahead.restOfWord
    return NotationFailure(
      problem: .loadWithoutAmount, index: groupStart, readings: [amounts + "@" + load],
      end: text.endOfWord(at: ahead.index))
  }

  /// count x amount, then a load after another "x" or after "@".
  private mutating func counted(
    _ before: [TargetAmount], since start: Int, upTo end: Int
  ) throws(NotationFailure) -> NotatedGroup {
    let beforeText = text.text(start..<end)
    guard before.count == 1, case .exactly(.reps(let count)) = before[0] else {
      // `12,5 x 10, 15 x 8`: a load with a decimal comma, and so those after it are loads too.
      let isDecimal = before.count == 2 && [5, 25, 75].contains(before[1].exactReps)
      throw failure(
        .loadWithoutUnit, at: index, readings: isDecimal ? [] : [beforeText + "@" + restOfWord])
    }
    if let group = try partsInParentheses(times: count) { return group }
    let amountStart = index
    guard let amount = try amount() else {
      throw failure(.noAmount, at: index, readings: [beforeText + "@" + restOfWord])
    }
    let amountText = typed(since: amountStart)
    guard (1...20).contains(count) else {
      // With a load after it rather than an RPE, the count has a digit too many.
      let isDigitTooMany =
        count % 10 == 0 && (Int(restOfWord.drop { $0 == "@" }.prefix { $0.isNumber }) ?? 0) > 10
      if let list = listOfLoads(beforeText + "x" + amountText + restOfWord) {
        throw failure(.countOutOfRange, at: start, readings: [list])
      }
      // `80x4+2`
      if restOfWord.first == "+", restOfWord.allSatisfy({ $0.isNumber || $0 == "+" }) {
        // `285x5+9`: nine, of a set planned as five or more.
        let done = Int(restOfWord.dropFirst()).flatMap { done in
          // `80x1+1` are a clean and a jerk.
          Int(amountText).flatMap { done >= $0 && done > 1 ? "\(done)@" + beforeText : nil }
        }
        throw failure(
          .countOutOfRange, at: start,
          readings: [done, amountText + restOfWord + "@" + beforeText].compactMap(\.self))
      }
      let meant =
        isDigitTooMany ? "\(count / 10)x" + amountText : amountText + "@" + beforeText
      // `225x8.5`: no point of the load.
      throw failure(
        .countOutOfRange, at: start, readings: restOfWord.first == "." ? [] : [meant + restOfWord])
    }
    var group = NotatedGroup(amounts: Array(repeating: amount, count: count), isCounted: true)
    if var parted = try parts(after: amount) {
      (parted.amounts, parted.isCounted, parted.namesParts) = (group.amounts, true, parted.parts.isEmpty)
      return parted
    }
    if let sided = try equalSides(of: group) { return sided }
    if let worded = try worded(group) { return worded }
    let amountEnd = index
    if takeSpaced("x") {
      guard let load = try markedLoad() else {
        let reading = text.text(groupStart..<amountEnd) + "@" + restOfWord
        throw failure(.loadWithoutUnit, at: index, readings: [reading])
      }
      group.load = load
    } else {
      group.load = try loadAfterAt()
    }
    return group
  }

  /// `95x5,110x5,125x8`: loads and reps, with a comma after each set.
  private func listOfLoads(_ typed: String) -> String? {
    let sets = typed.split(separator: ",").map { $0.split(separator: "x") }
    guard sets.count > 1,
      sets.allSatisfy({ set in
        set.count == 2 && set.allSatisfy { Int($0) != nil } && (Int(set[0]) ?? 0) > 20
      })
    else { return nil }
    return sets.map { $0[1] + "@" + $0[0] }.joined(separator: " ")
  }

  /// Something attached to a complete set. After a number it is most likely part of that.
  private func unexpected() -> NotationFailure {
    var start = index
    while start > groupStart, isPartOfNumber(text.cells[start - 1].scalar) { start -= 1 }
    if let next, next.isLetter || next.isDigit || next == ".", start < index {
      let body = text.text(groupStart..<index)
      // `8@75s`: dumbbells of 75.
      let readings = restOfWord.hasPrefix("bw") ? [body + "@" + restOfWord] : restOfWord == "s" ? [body] : []
      return failure(.unreadableNumber, at: start, readings: readings)
    }
    // `40/35s`: two holds, left and right.
    let holds = restOfWord.split(separator: "/", omittingEmptySubsequences: false)
    let isTwoHolds = holds.count == 2 && holds[0].isEmpty && holds[1].dropLast().allSatisfy(\.isNumber)
    let readings = isTwoHolds && holds[1].last == "s" ? [text.text(groupStart..<index) + "s " + holds[1]] : []
    return failure(.unexpected, at: index, readings: readings + loadOfEach(text.text(groupStart..<index)))
  }

  /// `3x5@100/105/110`: a load for each set.
  private func loadOfEach(_ read: String) -> [String] {
    let halves = read.split(separator: "@")
    guard halves.count == 2, restOfWord.first == "/" else { return [] }
    let counted = halves[0].split(separator: "x")
    let loads = [String(halves[1])] + restOfWord.dropFirst().split(separator: "/").map(String.init)
    guard counted.count == 2, Int(counted[0]) == loads.count else { return [] }
    return [loads.map { "\(counted[1])@\($0)" }.joined(separator: " ")]
  }

  private func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool { scalar.isDigit || scalar == "." }

  /// Suggests that what fails at the start of a group belongs to the group before: `60 s` for `60s`, `8
  /// 100kg` for `8@100kg`.
  func joined(with before: Int?, _ failure: NotationFailure) -> NotationFailure {
    guard let before, failure.index == groupStart else { return failure }
    var end = groupStart
    while end > before, text.cells[end - 1].scalar == NotationText.space { end -= 1 }
    let group = text.text(before..<end)
    let word = text.text(groupStart..<text.endOfWord(at: groupStart))
    let reading: String
    switch failure.problem {
    case .noAmount where word.hasPrefix("+"):
      // `15 +5 +5 @10`: parts, each with a space before it.
      var (joined, last) = (group, groupStart)
      var ahead = self
      ahead.index = groupStart
      while ahead.next == "+" {
        let start = ahead.index
        while !ahead.isAtBoundary { ahead.index += 1 }
        joined += ahead.typed(since: start)
        last = ahead.index
        ahead.skipSpace()
      }
      return NotationFailure(
        problem: failure.problem, index: failure.index, readings: [joined], start: before, end: last)
    case .noAmount: reading = group + word
    case .loadWithoutAmount: reading = group + "@" + word
    case .unreadableNumber, .unexpected:
      // `5km 27.30`
      let time = word.split(whereSeparator: { $0 == "." || $0 == "," })
      guard time.count == 2, time[1].utf8.count == 2 else { return failure }
      reading = group + "/" + time.joined(separator: ":")
    default: return failure
    }
    guard Notation(decimalComma: decimalComma).reads(asSets: [reading]) else { return failure }
    return NotationFailure(problem: failure.problem, index: failure.index, readings: [reading], start: before)
  }
}
