import Catalogue
import Training
import Wording

/// Reps and loads that people write in lists of their own. They are asked about, with the sets that are probably meant.
extension LogLine {
  /// Refuses `deadlift singles 140 150 160`, `squat 60 70 80 x 10 8 6`, `bench 8(60) 8(65)` and `curl 30s x 12,10,8`.
  func refuseLists() throws(Failure) {
    try refuseLoadLists()
    guard line.isLog || line.command.isEmpty, (3...Self.longestList).contains(line.words.count),
      let start = line.words.firstIndex(where: { $0.first?.isNumber == true }), start > 0
    else { return }
    let sets = Array(line.words[start...])
    try refuseMinutes(before: start)
    try refuseUnitOfTime(before: start, sets)
    if let (name, text) = repsApart(before: start, sets), try knows(name.joined(separator: " ")) {
      throw .listUnclear(
        sets.joined(separator: " "), [line.typing((name.map(line.quoted) + text).joined(separator: " "))])
    }
    let pair = try pair(before: start, Self.withJoinedNumbers(Self.withoutEachSide(sets)))
    let slashed = slashed(before: start, sets)
    if pair == nil, slashed == nil, sets.contains(where: { $0.hasSuffix(",") }) { return }
    guard
      let (name, text) = pair ?? slashed ?? restPause(before: start, sets) ?? singles(before: start, sets)
        ?? single(before: start, sets) ?? loadsThenReps(before: start, sets)
        ?? bracketed(before: start, sets) ?? repeated(before: start, sets)
        ?? sided(before: start, sets),
      try knows(name.joined(separator: " "))
    else { return }
    let typed = line.words[min(name.count, start)...].joined(separator: " ")
    throw .listUnclear(typed, [line.typing((name.map(line.quoted) + text).joined(separator: " "))])
  }

  private static let longestList = 24

  /// Refuses `hip thrust 60, 65, 70 for 12` and `squat 60 70 80 x 10 8 6`, parts of which read as sets.
  private func refuseLoadLists() throws(Failure) {
    guard line.isLog || line.command.isEmpty, (2...Self.longestList).contains(line.words.count),
      let start = firstFigure, start > 0, case let sets = Array(line.words[start...]),
      let tokens = LooseToken.read(sets.joined(separator: " "), decimalComma: context.notation.decimalComma),
      let read = LoadLists(tokens), read.areTimes || sets.contains(where: { $0.first == "(" }),
      try knows(line.words[..<start].joined(separator: " "))
    else { return }
    throw .listUnclear(
      sets.joined(separator: " "),
      [line.typing((line.words[..<start] + read.groups.map(\.text)).map(line.quoted).joined(separator: " "))])
  }

  /// The line with `12-15` for the `12 - 15` of `4 x 12 - 15`; nil for any other line.
  func withRangeJoined() -> TypedLine? {
    let words = line.words
    guard
      let place = words.indices.dropFirst(2).dropLast().first(where: { place in
        guard ["-", "–"].contains(words[place]), let most = Int(words[place + 1]) else { return false }
        let before = words[place - 1].lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let isCounted = before.count == 2 || ["x", "×"].contains(words[place - 2].lowercased())
        return isCounted && (before.last.flatMap { Int($0) }).map { $0 < most } == true
      })
    else { return nil }
    let range = words[place - 1] + "-" + words[place + 1]
    return TypedLine(line, words: words[..<(place - 1)] + [range] + words[(place + 2)...])
  }

  /// `row 80 x 10/10 x 3`, `row 80x10/10 x3`, `curl 30x10,8 x2`: the same sets again and again
  private func repeated(before start: Int, _ sets: [String]) -> List? {
    let text = sets.joined(separator: " ").lowercased().replacing("×", with: "x").replacing(" x", with: "x")
      .replacing("x ", with: "x")
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), let count = Int(parts[parts.count - 1]), (2...10).contains(count)
    else { return nil }
    let each = parts[parts.count - 2]
    guard let mark = each.first(where: { ",/".contains($0) }) else { return nil }
    let reps = each.split(separator: mark).compactMap { Int($0) }
    guard reps.count > 1, reps.count == each.split(separator: mark, omittingEmptySubsequences: false).count,
      reps.allSatisfy({ $0 <= 50 }), parts.count == 2 || SetWord.isMass(parts[0])
    else { return nil }
    let load = parts.count == 3 ? "@" + parts[0] : ""
    let name = Array(line.words[..<start])
    // `22,5 x 10` is a load with a decimal comma.
    if mark == ",", reps.count == 2, reps[1] == 5, reps[0] > 5 { return nil }
    let isEach = mark == "/" && reps.count == 2 && reps[0] == reps[1]
    if isEach { return (name, ["\(count)x\(reps[0])" + load]) }
    let set = reps.map(String.init).joined(separator: reps.count == 2 && mark == "/" ? "/" : ",") + load
    return (name, Array(repeating: set, count: count))
  }

  /// Refuses `run 5 km in 28`: most likely minutes.
  private func refuseMinutes(before start: Int) throws(Failure) {
    let words = line.words
    guard words.count > start + 2, let number = words.last, number.allSatisfy(\.isNumber),
      ["in", "en"].contains(words[words.count - 2].lowercased()),
      try whole(Notation.Part(words: Array(words.dropLast(2)), start: 0))?.isDistance == true
    else { return }
    throw .listUnclear(
      words[start...].joined(separator: " "),
      [line.typing((words.dropLast(2).map(line.quoted) + [number + "min"]).joined(separator: " "))])
  }

  /// Refuses `lunges 40s x 12` and `box jumps 24" x 20`: seconds, a pair of forties, or inches.
  private func refuseUnitOfTime(before start: Int, _ sets: [String]) throws(Failure) {
    guard sets.count > 2, ["x", "×"].contains(sets[1].lowercased()), let mark = sets[0].last,
      ["s", "S", "\"", "”"].contains(mark), let number = Int(sets[0].dropLast()), let reps = Int(sets[2]),
      reps > 5, case .one(let exercise) = try match(line.words[..<start].joined(separator: " ")),
      exercise.countMode == .reps, exercise.equipment.loading == .bodyWeight
    else { return }
    let name = line.words[..<start].map(line.quoted)
    let set = mark.lowercased() == "s" ? "\(reps)@+\(number * 2)" : "\(reps)"
    throw .listUnclear(
      sets[...2].joined(separator: " "),
      [set, "\(reps)x\(number)s"].map { line.typing((name + [$0]).joined(separator: " ")) })
  }

  /// `bench 225, 3 reps`, `bench 225 x 5, x 5, x 4`, `press 115 x5 x5 x4`, `bench 80x8 / x8 / x7`, `bench 80 / 8 / 8 / 7`: a load and the reps of each set;
  /// `push-ups 30 / 20 / 10`: reps
  private func repsApart(before start: Int, _ sets: [String]) -> List? {
    let text = sets.joined(separator: " ").lowercased().replacing("×", with: "x").replacing("x ", with: "x")
    let load = text.prefix { !" x,/".contains($0) }
    let typed = text.dropFirst(load.count)
    let rest = typed.hasSuffix(" reps") ? typed.dropLast(5) : typed
    let pieces = rest.split { " ,/".contains($0) }
    let isTimes = pieces.allSatisfy { $0.first == "x" }
    let reps = pieces.compactMap { Int(isTimes ? $0.dropFirst() : $0) }
    guard SetWord.isMass(String(load)), let mass = Double(load.prefix { $0.isNumber || $0 == "." }),
      reps.count == pieces.count, let most = reps.max()
    else { return nil }
    let isLoadAndReps = reps.count == 1 && !isTimes && rest.first == "," && mass > 50
    guard reps.count > 1 || isLoadAndReps else { return nil }
    let isApart = isTimes ? rest.contains { ",/".contains($0) } : rest.contains(" / ") || isLoadAndReps
    // `60 x8 x3` may be three sets of eight, and `30 / 20 / 10` are reps.
    guard isApart || isTimes && reps.count > 2 && !context.notation.understands(sets) else { return nil }
    let name = Array(line.words[..<start])
    if !isTimes, mass <= Double(most * 2), let first = Int(load) {
      return (name, [([first] + reps).map(String.init).joined(separator: ",")])
    }
    guard mass > Double(most), mass >= 20 || load.last?.isLetter == true else { return nil }
    return (name, [reps.map(String.init).joined(separator: ",") + "@" + load])
  }

  /// The name and the sets of a list.
  private typealias List = (name: [String], sets: [String])

  /// `deadlift singles 140 150 160`, `deadlift heavy single 200`
  private func singles(before start: Int, _ sets: [String]) -> List? {
    // `150 160 170 singles`
    if sets.count > 2, let reps = sets.last.flatMap({ Self.counts[Recognition.folded($0)] }),
      sets.dropLast().allSatisfy({ Self.isLoad($0) })
    {
      return (Array(line.words[..<start]), sets.dropLast().map { "\(reps)@" + $0 })
    }
    // `squat single @ 150`
    let words = line.words
    let start = start > 2 && ["@", "at"].contains(words[start - 1].lowercased()) ? start - 1 : start
    guard let reps = Self.counts[Recognition.folded(words[start - 1])], start > 1,
      sets.allSatisfy({ Self.isLoad($0) })
    else { return nil }
    let isHeavy =
      start > 2 && ["heavy", "pesado", "pesada", "pesat"].contains(Recognition.folded(words[start - 2]))
    return (Array(words[..<(start - (isHeavy ? 2 : 1))]), sets.map { "\(reps)@" + $0 })
  }

  /// `squat 315 triple`, `bench 275 for a single`
  private func single(before start: Int, _ sets: [String]) -> List? {
    guard let reps = sets.last.flatMap({ Self.counts[Recognition.folded($0)] }), Self.isLoad(sets[0]),
      sets.dropFirst().dropLast().allSatisfy({
        ["for", "x", "a", "an", "un", "una"].contains($0.lowercased())
      })
    else { return nil }
    return (Array(line.words[..<start]), ["\(reps)@" + sets[0]])
  }

  /// `60 70 80 10 8 6`: rising loads, then the reps with each
  private func loadsThenReps(before start: Int, _ sets: [String]) -> List? {
    guard sets.count > 3, sets.count.isMultiple(of: 2), let numbers = Self.numbers(sets[...]) else {
      return nil
    }
    let (loads, reps) = (numbers[..<(sets.count / 2)], numbers[(sets.count / 2)...])
    guard let least = loads.first, let most = reps.first, least * 2 > most * 3, most <= 20, least >= 20,
      zip(loads, loads.dropFirst()).allSatisfy({ $0 < $1 }),
      zip(reps, reps.dropFirst()).allSatisfy({ $0 >= $1 })
    else { return nil }
    return (Array(line.words[..<start]), zip(loads, reps).map { "\($1)@\($0)" })
  }

  /// `row 12/120, 10/130, 8/140`, `bench 155/5 165/5 175/8 @8`: reps and loads, which are no reps of two sides
  private func slashed(before start: Int, _ typed: [String]) -> List? {
    let sets = typed.last.map(Self.isRating) == true ? typed.dropLast() : typed[...]
    let pairs = sets.map { set in
      set.split(separator: "/", omittingEmptySubsequences: false).map {
        String($0.hasSuffix(",") ? $0.dropLast() : $0).replacing(",", with: ".")
      }
    }
    guard sets.count > 1,
      pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy { Double($0) != nil } })
    else { return nil }
    for (reps, load) in [(0, 1), (1, 0)]
    where pairs.allSatisfy({ pair in
      guard let count = Int(pair[reps]), let mass = Double(pair[load]) else { return false }
      return count <= 30 && mass >= 20 && mass > Double(2 * count)
    }) {
      return (
        Array(line.words[..<start]), pairs.map { $0[reps] + "@" + $0[load] } + typed.dropFirst(sets.count)
      )
    }
    return nil
  }

  /// `row left 8@10 right 6@10`, `side plank left 45s right 30s`: each side, with its own load if they differ
  private func sided(before start: Int, _ sets: [String]) -> List? {
    guard start > 1, sets.count == 3, Self.sides.contains(Recognition.folded(line.words[start - 1])),
      Self.sides.contains(Recognition.folded(sets[1])),
      !context.notation.understands(Array(line.words[(start - 1)...]))
    else { return nil }
    let halves = [sets[0], sets[2]].map { set in
      // `L 100x10 R 100x12`
      let turned = set.lowercased().filter { $0 != "," }.split(separator: "x")
      return turned.count == 2 && Self.isLoad(String(turned[0]))
        ? turned.reversed() : set.filter { $0 != "," }.split(separator: "@", maxSplits: 1)
    }
    let amounts = halves.compactMap(\.first).map(String.init)
    guard amounts.count == 2, context.notation.understands([sets[0]]), context.notation.understands([sets[2]])
    else { return nil }
    let name = Array(line.words[..<(start - 1)])
    let loads = Set(halves.map { $0.count > 1 ? "@" + $0[1] : "" })
    guard loads.count == 1, let load = loads.first, amounts.allSatisfy({ Int($0) != nil }),
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found,
      exercise.sides == .one
    else { return (name, halves.map { $0.joined(separator: "@") }) }
    let isRight = ["right", "r", "derecha", "der", "dreta"].contains(
      Recognition.folded(line.words[start - 1]))
    return (name, [(isRight ? amounts.reversed() : amounts).joined(separator: "/") + load])
  }

  private static let sides: Set = [
    "left", "right", "l", "r", "izquierda", "derecha", "izq", "der", "esquerra", "dreta",
  ]

  /// `bench 8(60) 8(65)`, `bench 60(8) 65(8)`
  private func bracketed(before start: Int, _ sets: [String]) -> List? {
    let pieces = sets.joined(separator: " ").replacing(" (", with: "(").split(separator: " ")
    var pairs: [(Int, Int)] = []
    for piece in pieces {
      let parts = piece.split(separator: "(")
      guard parts.count == 2, parts[1].last == ")", let one = Int(parts[0]),
        let other = Int(parts[1].dropLast())
      else { return nil }
      pairs.append((one, other))
    }
    let isRepsFirst = pairs.allSatisfy { $0 < $1 }
    guard isRepsFirst || pairs.allSatisfy({ $0 > $1 }) else { return nil }
    return (Array(line.words[..<start]), pairs.map { isRepsFirst ? "\($0)@\($1)" : "\($1)@\($0)" })
  }

  /// `dumbbell bench 30/30 x 10`, `curl 30s x 12,10,8`, `incline press 22.5s 3x10`, `row 3x10 with 70s`: a pair of dumbbells
  private func pair(before start: Int, _ sets: [String]) throws(Failure) -> List? {
    if let last = sets.last, last.lowercased().hasSuffix("s"), sets[0].last?.isNumber == true {
      let joiners: Set = ["with", "w/", "con", "amb", "at", "@", "using"]
      return try pair(before: start, [last] + sets.dropLast().filter { !joiners.contains($0.lowercased()) })
    }
    let halves = sets[0].split(separator: "/")
    let isPair = halves.count == 2 && halves[0] == halves[1]
    let load =
      isPair ? String(halves[0]) : sets[0].lowercased().hasSuffix("s") ? String(sets[0].dropLast()) : ""
    guard let mass = Double(load.replacing(",", with: ".")), mass > 0, mass < 150 else { return nil }
    var rest = sets.dropFirst()
    var isCounted = false
    let isTimes = rest.first.map { ["x", "×", "for", "por", "per"].contains($0.lowercased()) } == true
    if isTimes { rest = rest.dropFirst() }
    // `60s x 10 x 3`, `60s x 10 x3`
    let product = rest.map { $0.lowercased() }.joined().split(separator: "x").map { Int($0) ?? 0 }
    if isTimes, rest.count > 1, rest.dropFirst().joined().lowercased().first == "x", product.count == 2,
      (1...30).contains(product[0]), (2...10).contains(product[1])
    {
      rest = ["\(product[1])x\(product[0])"]
      isCounted = true
    }
    // `curl 30s x 10` is asked about elsewhere, as sets.
    guard isPair || !isTimes || isCounted || rest.first?.contains(",") == true, !rest.isEmpty,
      rest.allSatisfy({ $0.allSatisfy { $0.isNumber || ",/x".contains($0) } && $0.last?.isNumber == true }),
      // `curl 21s 50`
      rest.allSatisfy({ $0.split { ",/x".contains($0) }.allSatisfy { (Int($0) ?? 0) <= 30 } })
    else { return nil }
    let name = Array(line.words[..<start])
    guard case .one(let exercise) = try match(name.joined(separator: " ")), exercise.countMode == .reps
    else { return nil }
    // `shrugs 90s 3x15`
    if exercise.equipment == .barbell, !isPair, case let other = ["dumbbell"] + name,
      case .one(let paired) = try match(other.joined(separator: " ")), paired.equipment == .dumbbell
    {
      return (other, rest.map { $0 + "@" + load })
    }
    // `12/12 14` of an exercise done one side at a time: the reps of each side, or a pair of twelves.
    if isPair, exercise.sides == .one, rest.count == 1, let number = rest.first.flatMap({ Double($0) }),
      number > mass * 0.5, mass <= 20
    {
      return nil
    }
    // `walking lunges 3x20 with 25s`: two of them on the body
    if exercise.equipment.loading == .bodyWeight, !isPair, rest.count == 1, let set = rest.first {
      let pair = mass * 2
      return (name, ["\(set)@+" + (pair == pair.rounded() ? "\(Int(pair))" : "\(pair)")])
    }
    guard [.dumbbell, .kettlebell].contains(exercise.equipment) else { return nil }
    return (name, rest.map { $0.replacing("/", with: ",") + "@" + load })
  }

  /// `x 10,9,8` for `x 10, 9, 8`, if all after the `x` are numbers.
  private static func withJoinedNumbers(_ sets: [String]) -> [String] {
    guard let times = sets.firstIndex(where: { ["x", "×"].contains($0.lowercased()) }) else { return sets }
    let reps = sets[(times + 1)...]
    let numbers = reps.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard numbers.count > 1, numbers.allSatisfy({ Int($0) != nil }),
      reps.dropLast().allSatisfy({ $0.hasSuffix(",") })
    else { return sets }
    return sets[...times] + [numbers.joined(separator: ",")]
  }

  /// `pec deck 45kg x 12 rest pause 4 3`, `45 myo 15/5/4`, `45 15-5-4 rest pause`: the parts of one set
  private func restPause(before start: Int, _ sets: [String]) -> List? {
    let folded = sets.map { Recognition.folded($0) }
    // `rp 12+4+3 60`, `rest pause 80 8+3+2`
    let mark = Recognition.folded(line.words[start - 1])
    let isSpelled = mark == "pause" && start > 2 && line.words[start - 2].lowercased() == "rest"
    if start > 1, isSpelled || ["rp", "myo", "myoreps", "myo-reps", "rest-pause"].contains(mark),
      sets.count == 2, let parts = sets.firstIndex(where: { $0.contains("+") }), Self.isLoad(sets[1 - parts])
    {
      return (Array(line.words[..<(start - (isSpelled ? 2 : 1))]), [sets[parts] + "@" + sets[1 - parts]])
    }
    guard let place = folded.firstIndex(where: { Self.restPauses.contains($0) }), place > 0 else {
      return nil
    }
    let isApart = folded[place] == "rest"
    guard !isApart || place + 1 < sets.count && folded[place + 1] == "pause" else { return nil }
    func numbers(_ words: some Sequence<String>) -> [String] {
      words.filter { !Self.restPauses.contains(Recognition.folded($0)) && !Failure.isOfSets($0) }
        .flatMap { $0.lowercased().split { "x×,+/-".contains($0) } }.map(String.init)
    }
    // `15@60 rp 5 4`
    let isWritten = place == 1 && sets[0].contains("@") && !sets[0].contains("+")
    let typed = isWritten ? sets[0].split(separator: "@").reversed().map(String.init)[...] : sets[..<place]
    var before = numbers(typed)
    var parts = numbers(sets[(place + (isApart ? 2 : 1))...])
    // `180 15 + 5 + 4 rest pause`
    if parts.isEmpty, before.count > 2, typed.contains(where: { $0.contains { "+/-,".contains($0) } }) {
      (before, parts) = (Array(before[..<2]), Array(before[2...]))
    }
    // `45 myo 15/5/4`: the load stands before the mark.
    if before.count == 1, Self.isLoad(before[0]), parts.count > 1,
      let most = parts.compactMap({ Int($0) }).max(),
      (Double(before[0].filter { $0.isNumber || $0 == "." }) ?? 0) > Double(most) * 3 / 2
    {
      before.append(parts.removeFirst())
    }
    // `3x12` is no load.
    let isJoined = typed.contains { $0.count > 1 && $0.lowercased().contains("x") }
    guard !parts.isEmpty, parts.count > 1 || isJoined, Self.numbers(parts[...]) != nil,
      let reps = before.last, Int(reps) != nil, !isJoined || (Double(before[0]) ?? 21) > 20,
      before.count == 1 || before.count == 2 && SetWord.isMass(before[0])
    else { return nil }
    let load = before.count == 2 ? "@" + before[0] : ""
    return (Array(line.words[..<start]), [([reps] + parts).joined(separator: "+") + load])
  }

  private static let restPauses: Set = [
    "rest", "restpause", "rest-pause", "rp", "myo", "myoreps", "myo-reps",
  ]

  static let counts = [
    "single": 1, "singles": 1, "double": 2, "doubles": 2, "doble": 2, "dobles": 2, "triple": 3, "triples": 3,
    "simple": 1, "simples": 1,
  ]

  private static func numbers(_ words: ArraySlice<String>) -> [Int]? {
    let numbers = words.compactMap { Int($0) }
    return numbers.count == words.count ? numbers : nil
  }

  /// Whether a word is a load: a number with its unit, or too great for reps.
  static func isLoad(_ word: String) -> Bool {
    SetWord.isMass(word) && (word.last?.isLetter == true || (Double(word) ?? 0) >= 30)
  }
}

extension Failure {
  /// A list whose sets are probably those of one of the offered lines.
  static func listUnclear(_ text: String, _ lines: [String]) -> Failure {
    Failure(.usage) { words in words.unreadableSets(text, .twoReadings, readings: lines) }
  }
}
