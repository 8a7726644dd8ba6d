/// Reads sets as people say them, `3 sets of 8 at 80`, `80 kilos x 8`, and writes them in the notation.
///
/// A line that the notation reads is never a phrase. Here every word must be known and have a place; what
/// could be said in two ways isn't read, or is asked about.
struct PhraseReader {
  let text: NotationText
  let pieces: [PhrasePiece]
  var index = 0

  /// Whether it is a change of a set, which may lack an amount.
  let isChange: Bool
  private let isMisheard: Bool
  private let hasArrow: Bool
  let rounds: PhraseRounds?

  init?(_ text: NotationText, decimalComma: Bool, isChange: Bool = false) {
    var lexer = PhraseLexer(text, decimalComma: decimalComma)
    guard let pieces = lexer.read(), !pieces.isEmpty else { return nil }
    (self.text, self.pieces, self.isChange) = (text, pieces, isChange)
    (isMisheard, hasArrow) = (lexer.isMisheard, lexer.hasArrow)
    rounds = PhraseRounds(lexer.tokens)
  }

  var next: PhraseItem? { peek(0) }

  func peek(_ distance: Int) -> PhraseItem? {
    index + distance < pieces.count ? pieces[index + distance].item : nil
  }

  /// The groups; nil if the text isn't a phrase.
  mutating func groups() throws(NotationFailure) -> [Group]? {
    try refuseLoadOfEach()
    try refuseRatingOfEach()
    try refuseRowAfterLoad()
    try refuseTimesInRow()
    var groups: [Group] = []
    var isPart = false
    var reserves: [Int] = []
    if case .for? = next, case .time? = peek(1) { index += 1 }
    while index < pieces.count {
      let start = index
      var read = repeated(groups.last)
      if read == nil { read = try group() }
      guard let group = read else { return nil }
      if isPart, groups[groups.count - 1].isLighter(than: group) {
        // `60x8 plus 65x6`: no load rises within a set.
        groups.append(group)
      } else if isPart {
        guard groups[groups.count - 1].add(group) else { return nil }
      } else {
        if mayBeReserve(group, from: start, after: groups.last) { reserves.append(groups.count) }
        groups.append(group)
      }
      isPart = next == .plus && index + 1 < pieces.count
      if isPart { index += 1 }
      if case .and? = next, index + 1 < pieces.count { index += 1 }
      if case .comma? = next, groups.last?.load?.last?.isLetter == true, index + 1 < pieces.count,
        pieces[index].cells.upperBound == pieces[index + 1].cells.lowerBound
      {
        index += 1
      }
    }
    try refuseReserves(reserves, groups)
    try refuseRounds(groups)
    groups = Self.eachCounted(groups)
    guard areClear(groups) else { return nil }
    try refuseAmountsAfterSpeed(groups)
    try refuseLastLoad(groups)
    try refuseDrops(groups)
    if isMisheard { throw asked([groups.map(\.text).joined(separator: " ")], 0, pieces.count) }
    return groups
  }

  /// Whether it is clear which load belongs to which reps.
  private func areClear(_ groups: [Group]) -> Bool {
    // In `10@60 8@60 drop 6@50`, the drop could be either.
    for (place, group) in groups.enumerated()
    where place > 1 && group.isTypeFirst && group.type == .drop && !group.isDropTo {
      // `3x12 40 drop 10@30`: the number is the load of the sets.
      let isAfterLoad =
        place == 2 && group.load != nil && groups[0].count != nil && groups[0].load == nil && groups[1].isBare
      if groups[place - 1].type != .drop, !isAfterLoad { return false }
    }
    let areNamed = groups.contains(where: \.namesReps)
    for place in groups.indices.dropFirst() where groups[place].isBare {
      let (group, following) = (groups[place - 1], groups[place])
      guard case .reps = following.amount else { continue }
      // `8 100kg 5`, `8 reps 80`
      if group.isJuxtaposed, group.isNumberFirst { return false }
      if areNamed, !following.namesReps { return false }
    }
    return true
  }

  /// Refuses `5km 12 km/h 30:00`, `30 min 10 km/h 5km`: the last is of the same set, or another set.
  private func refuseAmountsAfterSpeed(_ groups: [Group]) throws(NotationFailure) {
    for place in groups.indices.dropFirst() where namesSpeed(groups[place - 1]) {
      var byTyped = groups
      switch (groups[place - 1].amount, groups[place].amount) {
      case (.distance(let distance, _), .time(let time)):
        byTyped[place - 1].amount = .distance(distance, time)
      case (.distance(_, let time), .distance(let distance, nil)):
        byTyped[place - 1].amount = .distance(distance, time)
      default: continue
      }
      var bySpeed = groups
      byTyped.remove(at: place)
      bySpeed.remove(at: place)
      var readings = [bySpeed, byTyped, groups].map { $0.map(\.text).joined(separator: " ") }
      if readings[0] == readings[1] { readings.remove(at: 1) }
      throw asked(readings, 0, pieces.count)
    }
  }

  /// Whether a group has a speed or a pace.
  private func namesSpeed(_ group: Group) -> Bool {
    pieces.contains { piece in
      guard group.cells.overlaps(piece.cells) else { return false }
      switch piece.item {
      case .speed, .pace, .per: return true
      default: return false
      }
    }
  }

  /// Refuses `10 8 6 +10`, `12 10 8 p10`: the load of the last set, or of all.
  private func refuseLastLoad(_ groups: [Group]) throws(NotationFailure) {
    guard groups.count > 1, let last = groups.last, last.isJuxtaposed, last.count == nil, !last.namesReps,
      let load = last.load, load != "bw", load.first?.isNumber == false || load.last?.isNumber == true,
      groups.dropLast().allSatisfy({ $0.isBare && isReps($0.amount) }), isReps(last.amount)
    else { return }
    var all = last
    all.amount = .reps(groups.flatMap(\.reps))
    throw asked([all.text, groups.map(\.text).joined(separator: " ")], 0, pieces.count)
  }

  /// Refuses `10@60 drop 8@50 6@40`: after a drop, a lighter set may be another.
  private func refuseDrops(_ groups: [Group]) throws(NotationFailure) {
    try refuseDropOfWhich(groups)
    try refuseWarmUpOfWhich(groups)
    guard let place = groups.firstIndex(where: { $0.isTypeFirst && $0.type == .drop }), place > 0,
      place + 1 < groups.count, groups[(place + 1)...].allSatisfy({ $0.type == nil && $0.load != nil })
    else { return }
    var drops = groups
    for index in drops.indices where index > place { drops[index].type = .drop }
    throw asked([drops, groups].map { $0.map(\.text).joined(separator: " ") }, 0, pieces.count)
  }

  /// Refuses `drop 70x6 60x8 50x10`, with the word at either end, and `70x6 → 60x8`: one set with its drops, or sets of which the
  /// later ones are drops.
  private func refuseDropOfWhich(_ groups: [Group]) throws(NotationFailure) {
    let drops = groups.filter { $0.type == .drop }.count
    let loads = groups.compactMap { $0.load.flatMap { Thousandths($0.filter { $0.isNumber || $0 == "." }) } }
    guard groups.count > (hasArrow ? 1 : 2), loads.count == groups.count,
      zip(loads, loads.dropFirst()).allSatisfy({ $1 < $0 }),
      drops == 1 && (groups[0].type == .drop || groups.last?.type == .drop) || hasArrow && drops == 0,
      groups.allSatisfy({ ($0.type ?? .drop) == .drop && $0.count == nil && $0.rating == nil })
    else { return }
    var (whole, apart) = (groups[0], groups)
    for index in apart.indices { apart[index].type = index > 0 && !hasArrow ? .drop : nil }
    whole.type = nil
    for group in groups.dropFirst() {
      whole.parts.append(group.amount.text + (group.load.map { "@" + $0 } ?? ""))
    }
    throw asked([whole.text, apart.map(\.text).joined(separator: " ")], 0, pieces.count)
  }

  /// Refuses `warm up 10@45 5@95 3@135`: all are warm-ups, or the first one.
  private func refuseWarmUpOfWhich(_ groups: [Group]) throws(NotationFailure) {
    guard groups[0].isTypeFirst, groups[0].type == .warmUp else { return }
    let loaded = groups.dropFirst().prefix {
      $0.type == nil && $0.count == nil && $0.rating == nil && $0.load != nil
    }
    guard !loaded.isEmpty else { return }
    var all = groups
    for place in loaded.indices { all[place].type = .warmUp }
    throw asked([all, groups].map { $0.map(\.text).joined(separator: " ") }, 0, pieces.count)
  }

  // MARK: A group

  private mutating func group() throws(NotationFailure) -> Group? {
    let first = index
    var group = Group(cells: 0..<0)
    readMarks(&group, isBefore: true)
    group.isDropTo = next == .at || next == .a
    try readWork(&group)
    if group.namesSets, group.amount == .none, !isChange { throw repsMissing(group, first) }
    guard group.amount != .none || isChange && index > first else { return nil }
    readMarks(&group, isBefore: false)
    // `8 reps al fallo con 80`
    if group.load == nil, group.type != nil, group.namesReps, next == .at {
      try readWork(&group)
      readMarks(&group, isBefore: false)
    }
    // `3x15 1RIR 55kg`
    if group.load == nil, group.rating != nil, isReps(group.amount), case .load(let load)? = next,
      load.last?.isLetter == true, peek(1) == nil
    {
      group.load = load
      index += 1
    }
    if case .times? = next, group.count == nil, !startsRatedReps(after: group),
      group.load != nil || group.amount.isDistance || group.amount.isTime,
      let count = count(at: 1)
    {
      // `3 @ 60 x 8`
      if !group.namesReps, group.load != nil, case .reps(let reps) = group.amount, let few = Int(reps[0]),
        reps.count == 1, few < count
      {
        var (turned, typed) = (group, group)
        (turned.count, turned.amount) = (few, .reps(["\(count)"]))
        typed.count = count
        throw asked([turned.text, typed.text], first, index + 2)
      }
      group.count = count
      index += 2
      readMarks(&group, isBefore: false)
    }
    // `225x5 3 times`, `plank 1 min 3 times`
    if group.count == nil, group.load != nil || group.amount.isTime || group.amount.isDistanceAlone,
      peek(1) == .times, peek(2) == nil,
      let count = count(at: 0),
      ["times", "veces", "vegades", "cops"].contains(text.text(pieces[index + 1].cells))
    {
      group.count = count
      index += 2
    }
    if case .amrap? = next { index += 1 }
    if group.amount == .reps(["0"]), group.load != nil {
      var attempt = group
      (attempt.amount, attempt.isMissed) = (.reps(["1"]), true)
      var failure = asked([attempt.text], first, index)
      failure.problem = .zeroAmount
      throw failure
    }
    // `12 x 3 60kg`
    if group.isLongProduct, group.load != nil, !group.namesReps, let count = group.count,
      case .reps(let reps) = group.amount, let few = Int(reps[0])
    {
      var turned = group
      (turned.count, turned.amount) = (few, .reps(["\(count)"]))
      throw asked([turned.text, group.text], first, index)
    }
    group.cells = pieces[first].cells.lowerBound..<pieces[index - 1].cells.upperBound
    if !group.ratings.isEmpty {
      let readings = group.ratings.map { rating in
        var rated = group
        rated.rating = rating
        return rated.text
      }
      throw asked(readings, first, index)
    }
    return group
  }

  /// Whether reps with an RPE of their own follow a set with one: `225x5@7 x5@8`.
  private func startsRatedReps(after group: Group) -> Bool {
    guard group.load != nil, group.rating != nil, isReps(group.amount), next == .times,
      case .reps? = amount(at: 1)
    else { return false }
    switch (peek(2), peek(3)) {
    case (.rating, _): return true
    case (.at, .number(let rating)): return RPE(rating) != nil
    default: return false
    }
  }

  /// The next set of `225x5@7 x5@8`, with the load of the one before; nil for anything else.
  private mutating func repeated(_ last: Group?) -> Group? {
    guard let last, startsRatedReps(after: last), let amount = amount(at: 1) else { return nil }
    let first = index
    var group = Group(amount: amount, load: last.load, cells: 0..<0)
    index += 2
    readMarks(&group, isBefore: false)
    group.cells = pieces[first].cells.lowerBound..<pieces[index - 1].cells.upperBound
    return group
  }

  private func count(at distance: Int) -> Int? {
    switch peek(distance) {
    case .number(let number) where number.isWhole && (1...20).contains(number.raw / 1_000):
      number.raw / 1_000
    case .sets(let count): count
    default: nil
    }
  }

  /// Effort and type, before the set or after it. A drop between two sets is the second of them.
  mutating func readMarks(_ group: inout Group, isBefore: Bool) {
    while let next {
      switch next {
      case .rating(let text) where group.rating == nil: group.rating = text
      case .at:
        // `8@100 @9`
        if case .number(let rating)? = peek(1), group.load != nil, group.rating == nil, group.type == nil,
          !isBefore, RPE(rating) != nil,
          // `225x5 with 2`: two reps left, or another set.
          rating >= Thousandths(5) || text.text(pieces[index].cells) == "@"
        {
          group.rating = "@" + rating.text
          index += 1
          break
        }
        guard case .rating = peek(1), group.rating == nil else { return }
      case .outOfTen(let text) where !isBefore && group.load != nil && group.rating == nil:
        group.rating = "rpe" + text
      case .ratings(let texts) where group.rating == nil && group.ratings.isEmpty: group.ratings = texts
      case .each where !isBefore && !group.isEach && !group.isTotal: group.isEach = true
      case .total where !isBefore && !group.isEach && !group.isTotal: group.isTotal = true
      // `180x1 f`, `140x1 fallo`: a single that failed, or one that was the last possible.
      case .type(.failure)
      where !isBefore && !group.isMissed && group.load != nil && group.amount == .reps(["1"])
        && !text.text(pieces[index].cells).contains(" "):
        (group.isMissed, group.missWord) = (true, "fail")
      case .type(let type) where group.type == nil:
        if type == .drop, !isBefore, startsSet(1) || startsLoad(1) { return }
        (group.type, group.isTypeFirst) = (type, isBefore)
        group.spellsType = text.text(pieces[index].cells).count > 3
      case .type(.failure) where group.type == .drop: group.type = .dropToFailure
      case .miss where !group.isMissed: group.isMissed = true
      case .fail where !group.isMissed && !isBefore: (group.isMissed, group.missWord) = (true, "fail")
      case .amrap where isBefore: break
      default: return
      }
      index += 1
    }
  }

  private func startsSet(_ distance: Int) -> Bool {
    switch peek(distance) {
    case .number, .list, .reps, .sets, .load, .time, .distance: true
    default: false
    }
  }

  /// Whether a load with its reps after it begins at a distance: `a 30 10`.
  private func startsLoad(_ distance: Int) -> Bool {
    guard peek(distance) == .at || peek(distance) == .a else { return false }
    return isLoad(peek(distance + 1)) && startsSet(distance + 2)
  }

  /// The failure of `5 sets at 225`, with an example.
  private func repsMissing(_ group: Group, _ first: Int) -> NotationFailure {
    var example = group
    example.amount = .reps(["8"])
    var failure = asked([example.text], first, index)
    failure.problem = .noReps
    return failure
  }

  /// A question about some pieces.
  func asked(_ readings: [String], _ first: Int, _ end: Int) -> NotationFailure {
    let cells = pieces[max(0, first)].cells.lowerBound..<pieces[min(end, pieces.count) - 1].cells.upperBound
    return NotationFailure(
      problem: .twoReadings, index: cells.lowerBound, readings: readings, start: cells.lowerBound,
      end: cells.upperBound)
  }
}
