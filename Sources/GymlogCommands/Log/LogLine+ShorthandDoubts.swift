import Catalogue
import Training
import Wording

/// Short forms with more than one likely meaning; each gives the SETs of every one of them.
extension LogLine {
  /// The readings of a line's SETs, if they have such a form.
  func doubtfulReadings(_ sets: [String], of name: ArraySlice<String>) throws(Failure) -> [[String]]? {
    if let readings = Self.decimalHours(sets) ?? Self.falling(sets) ?? Self.missesOfSingles(sets) ?? chained(
      sets, of: name)
      ?? repsByLoads(sets, of: name)
      ?? ratedInBrackets(sets, of: name) ?? Self.partsInBrackets(sets)
      ?? platesOfMachine(sets, of: name) ?? loadTimesSlashes(sets, of: name) ?? restAtTheEnd(sets, of: name)
    {
      return readings
    }
    if let readings = Self.halvesInBrackets(sets) ?? Self.loadBeforeParts(sets) ?? Self.partsTimesLoad(sets) {
      return readings
    }
    let forms = [
      Self.repsInTime, Self.equalReps, Self.repsAfterLoad, Self.dashed, Self.loadAndRating, Self.attempts,
      Self.lengths, Self.carried, Self.holdsAfterColon, Self.loadInEachHand, Self.twiceLoaded, Self.timesPair,
      Self.countedSides, Self.repsThenSets, Self.lightLoadBeforeReps,
    ]
    // The exercise is looked up last: that reads the logbook, for its custom exercises.
    guard let form = forms.firstNonNil({ $0(sets) }),
      case .one(let exercise) = try match(name.joined(separator: " ")), form.suits(exercise)
    else { return nil }
    return form.readings
  }

  /// The readings of some SETs, and the exercises that they suit.
  private struct Form {
    let readings: [[String]]
    let suits: (Exercise) -> Bool
  }

  /// Asks about `30min (1:30)`: a rest, or another time.
  func askAboutTimeInBrackets(_ name: ArraySlice<String>, _ sets: [String]) throws(Failure) {
    guard sets.count == 2, sets[1].first == "(", sets[1].last == ")", sets[1].contains(":"),
      case let time = String(sets[1].dropFirst().dropLast()), time.allSatisfy({ $0.isNumber || $0 == ":" }),
      case let length = sets[0].drop(while: { $0.isNumber }), length.count < sets[0].count,
      ["min", "s"].contains(length) || length.first == ":", try knows(name.joined(separator: " "))
    else { return }
    throw .listUnclear(
      sets.joined(separator: " "),
      [[sets[0], "rest", time], [sets[0], time]].map {
        line.typing((name + $0).map(line.quoted).joined(separator: " "))
      })
  }

  /// `1,30 h`: an hour and a half, or 1.3 hours.
  private static func decimalHours(_ sets: [String]) -> [[String]]? {
    let typed = sets.joined().lowercased()
    let number = typed.prefix { $0.isNumber || ".,".contains($0) }
    let parts = number.split { ".,".contains($0) }.map(String.init)
    guard TimeUnit(named: String(typed.dropFirst(number.count))) == .hour,
      parts.count == 2, parts[1].utf8.count == 2, !["25", "50", "75"].contains(parts[1]),
      let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60
    else { return nil }
    let decimal = Duration(seconds: (hours * 100 + minutes) * 36)
    return [["\(hours)h\(parts[1])min"], [NotationWriter().text(decimal)]]
  }

  /// `60x12 -> 45x10 -> 30x8`, `80x8 + 60x6`: a drop set, or sets of their own. Rising loads are sets, which need no question if the
  /// first is clear. Other sets may stand before the chain.
  private func chained(_ sets: [String], of name: ArraySlice<String>) -> [[String]]? {
    var text = sets.joined(separator: " ").lowercased().replacing("×", with: "x")
    let hasPlus = text.contains("+")
    for (mark, sign) in [("->", ">"), ("→", ">"), ("+", ">"), (" kg", "kg"), (" lb", "lb")] {
      text = text.replacing(mark, with: sign)
    }
    for sign in [">", "x"] {
      text = text.replacing(" " + sign, with: sign).replacing(sign + " ", with: sign)
    }
    let words = text.split(separator: " ")
    func pairs(_ text: Substring) -> [[String]] {
      text.split(separator: ">", omittingEmptySubsequences: false).map {
        $0.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
      }
    }
    guard let last = words.last, words.dropLast().allSatisfy({ !$0.contains(">") }),
      words.count == 1 || hasPlus
    else { return nil }
    var pieces = words.dropLast().flatMap(pairs) + pairs(last)
    // `8x80>10x60>12x40`: the reps come first.
    let areRepsFirst = pieces.allSatisfy { piece in
      // `10x60kg → 8x45kg` reads as it stands.
      piece.count == 2
        && (Double(piece[0]) ?? 99) * 2 < (Double(hasPlus ? piece[1].filter { !$0.isLetter } : piece[1]) ?? 0)
    }
    if areRepsFirst {
      pieces = pieces.map { [$0[1], $0[0]] }
    }
    let before = words.count - 1
    guard pieces.count > before + 1,
      pieces.allSatisfy({ $0.count == 2 && SetWord.isMass($0[0]) && Int($0[1]) != nil })
    else { return nil }
    let loads = pieces.map { Double($0[0].prefix { $0.isNumber || $0 == "." }) ?? 0 }
    guard zip(loads, pieces).allSatisfy({ $0 > (Double($1[1]) ?? $0) }) else { return nil }
    let written = pieces.map { $0[1] + "@" + $0[0] }
    let chain = loads[before...]
    let isFalling = zip(chain, chain.dropFirst()).allSatisfy { $0 > $1 }
    if hasPlus, !isFalling { return nil }
    let first = pieces[0].joined(separator: "x")
    if !isFalling, (try? context.understood(TypedLine(line, words: name + [first]))) != nil { return nil }
    let drop = written[..<before] + [written[before...].joined(separator: "+")]
    return (isFalling ? [Array(drop)] : []) + [written]
  }

  /// `14>12>10`: parts of a set, or sets; `30>20>15 10>8>8`: the loads and the reps of each.
  private static func falling(_ sets: [String]) -> [[String]]? {
    let chains = sets.map { word in
      word.replacing("->", with: ">").replacing("→", with: ">").split(separator: ">").map(String.init)
    }
    guard (1...2).contains(chains.count), chains[0].count > 1,
      chains.allSatisfy({ $0.count == chains[0].count && $0.allSatisfy { SetWord.isMass($0) } })
    else { return nil }
    let reps = chains[chains.count - 1]
    guard reps.allSatisfy({ (1...30).contains(Int($0) ?? 0) }) else { return nil }
    if chains.count == 1 { return ["+", ","].map { [reps.joined(separator: $0)] } }
    let pieces = zip(reps, chains[0]).map { $0 + "@" + $1 }
    return [[pieces.joined(separator: "+")], pieces]
  }

  /// `12x40 10x50 8x60`: reps that fall while the loads rise, where the first could be sets by reps.
  private func repsByLoads(_ sets: [String], of name: ArraySlice<String>) -> [[String]]? {
    let pairs = sets.map {
      $0.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }
    guard pairs.count > 1, pairs.allSatisfy({ $0.count == 2 && (1...20).contains($0[0]) && $0[1] >= 20 }),
      zip(pairs, pairs.dropFirst()).allSatisfy({ $0[0] > $1[0] && $0[1] < $1[1] }),
      (try? context.understood(TypedLine(line, words: Array(name + sets.prefix(1))))) == nil
    else { return nil }
    return [pairs.map { "\($0[0])@\($0[1])" }]
  }

  /// `80 x 8 (8)`: an RPE, or the reps that were done.
  private func ratedInBrackets(_ sets: [String], of name: ArraySlice<String>) -> [[String]]? {
    guard sets.count > 1, let last = sets.last, last.first == "(", last.last == ")",
      let number = Int(last.dropFirst().dropLast()), (5...10).contains(number),
      !context.notation.understands(sets),
      let text = try? context.understood(TypedLine(line, words: Array(name + sets.dropLast())))
    else { return nil }
    let written = text.split(separator: " ").drop { $0.first?.isNumber != true }.map(String.init)
    guard written.count == 1, !written[0].contains(where: { "x+".contains($0) }) else { return nil }
    return [[written[0], "rpe\(number)"], ["\(number)" + written[0].drop(while: \.isNumber)]]
  }

  /// `20 x 6 6`: two sets with 20 kg, or twenty with 6.
  static func loadBeforeReps(_ sets: [String]) -> [String]? {
    let words = sets.joined(separator: " ").lowercased().replacing(" x ", with: "x").split(separator: " ")
    let numbers = words.flatMap { $0.split(separator: "x") }.compactMap { Int($0) }
    guard words.count == 2, numbers.count == 3, Int(words[1]) != nil,
      words[0] == "\(numbers[0])x\(numbers[1])",
      (12...20).contains(numbers[0]), numbers[0] > numbers[1], numbers[1] >= numbers[2], numbers[2] > 0
    else { return nil }
    let (load, reps) = (numbers[0], numbers[1])
    return ["\(reps),\(numbers[2])@\(load)", "\(load)x\(reps)@\(numbers[2])"]
  }

  private static func repsAfterLoad(_ sets: [String]) -> Form? {
    guard let readings = loadBeforeReps(sets) else { return nil }
    return Form(readings: readings.map { [$0] }) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  private static func repsThenSets(_ sets: [String]) -> Form? {
    guard let readings = loadThenTimes(sets) else { return nil }
    return Form(readings: readings.map { [$0] }) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  private static func lightLoadBeforeReps(_ sets: [String]) -> Form? {
    guard let readings = lightLoadThenReps(sets) else { return nil }
    return Form(readings: readings.map { [$0] }) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  /// `bench 5 5 80`: five sets of five, or two.
  private static func equalReps(_ sets: [String]) -> Form? {
    guard sets.count == 3, sets[0] == sets[1], let reps = Int(sets[0]), (3...10).contains(reps),
      let load = Int(sets[2]), load > 30
    else { return nil }
    return Form(readings: [["\(reps)x\(reps)@" + sets[2]], ["2x\(reps)@" + sets[2]]]) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  /// `bench 275 @9`: nine reps with it, or a single with that RPE.
  private static func loadAndRating(_ sets: [String]) -> Form? {
    guard sets.count == 2, isLoad(sets[0]), (Double(sets[0]) ?? 0) > 50, isRating(sets[1]) else { return nil }
    let reps = Int(sets[1].dropFirst()).map { [["\($0)@" + sets[0]]] } ?? []
    return Form(readings: reps + [["1@" + sets[0], sets[1]]]) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  /// `squat 3-10-20`, `squat 3-10-20 @8`: sets, reps and a load, or the reps of three sets, which seldom rise.
  private static func dashed(_ sets: [String]) -> Form? {
    let effort = Array(sets.dropFirst())
    let isEffort =
      effort.count < 2 ? effort.first?.first == "@" : ["rpe", "rir"].contains(effort[0].lowercased())
    guard effort.isEmpty || isEffort && effort.count <= 2,
      case let numbers = sets[0].split(separator: "-", omittingEmptySubsequences: false).map({ Int($0) }),
      numbers.count == 3, let count = numbers[0], let reps = numbers[1], let load = numbers[2],
      (2...6).contains(count), (1...30).contains(reps), load > reps, load >= 10
    else { return nil }
    let listed = load > 30 ? [] : [["\(count),\(reps),\(load)"] + effort]
    return Form(readings: [["\(count)x\(reps)@\(load)"] + effort] + listed) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  /// `10 x 2x14kg`, `3x12 x 2x20`: reps with two dumbbells, or sets of two.
  private static func timesPair(_ sets: [String]) -> Form? {
    let parts = sets.joined().lowercased().replacing("×", with: "x").split(
      separator: "x", omittingEmptySubsequences: false
    ).map(String.init)
    guard (3...4).contains(parts.count), parts[parts.count - 2] == "2",
      SetWord.isMass(parts[parts.count - 1]),
      case let numbers = parts.dropLast(2).compactMap({ Int($0) }), numbers.count == parts.count - 2
    else { return nil }
    let (load, typed) = (parts[parts.count - 1], numbers.map(String.init).joined(separator: "x"))
    let ofTwo = parts.count == 3 && numbers[0] <= 20 ? [["\(numbers[0])x2@" + load]] : []
    let pair = [[typed + "@" + load]]
    return Form(readings: parts.count == 3 && numbers[0] < 5 ? ofTwo + pair : pair + ofTwo) {
      $0.countMode == .reps && $0.implements == 2
    }
  }

  /// `3x12/15`: the reps of each side, three times.
  private static func countedSides(_ sets: [String]) -> Form? {
    let halves = sets[0].split(separator: "@", maxSplits: 1).map(String.init)
    let parts = halves[0].lowercased().split(separator: "x", omittingEmptySubsequences: false).map(
      String.init)
    guard sets.count == 1, parts.count == 2, let count = Int(parts[0]), (2...6).contains(count),
      case let sides = parts[1].split(separator: "/", omittingEmptySubsequences: false).map({ Int($0) ?? 0 }),
      sides.count == 2, sides.allSatisfy({ (1...30).contains($0) }), sides[0] != sides[1]
    else { return nil }
    let set = parts[1] + (halves.count > 1 ? "@" + halves[1] : "")
    return Form(readings: [Array(repeating: set, count: count)]) { $0.countMode == .reps && $0.sides == .one }
  }

  /// `80 x 12/12`: the reps of each side with that load, or two sets; `14x12/12/10`: the reps of each set.
  private func loadTimesSlashes(_ sets: [String], of name: ArraySlice<String>) -> [[String]]? {
    let halves = sets.joined().lowercased().replacing("×", with: "x")
      .split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard sets.count == 1 || sets.count == 3, halves.count == 2, SetWord.isMass(halves[0]),
      case let load = Double(halves[0].prefix { $0.isNumber || $0 == "." }) ?? 0, load > 10,
      case let reps = halves[1].split(separator: "/", omittingEmptySubsequences: false).map({ Int($0) ?? 0 }),
      reps.count > 1, reps.allSatisfy({ (1...30).contains($0) }), load != Double(reps.count),
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found,
      exercise.countMode == .reps, exercise.equipment.loading == .external
    else { return nil }
    let list = [reps.map(String.init).joined(separator: ",") + "@" + halves[0]]
    if reps.count == 2 { return exercise.sides == .one ? [[halves[1] + "@" + halves[0]], list] : nil }
    return load <= 20 ? [list] : nil
  }

  /// `3x8@70 90s`, `8,8,7@70 2min`: a minute or more after sets of reps is the rest between them.
  private func restAtTheEnd(_ sets: [String], of name: ArraySlice<String>) -> [[String]]? {
    guard sets.count > 1, let last = sets.last, last == line.words.last, last.first?.isNumber == true,
      last.contains(":") || ["s", "sec", "seg", "min", "'"].contains(last.drop { $0.isNumber }.lowercased()),
      let rest = try? Duration(typedRest: last), (60...600).contains(rest.seconds),
      sets.count > 2 || sets[0].contains(where: { "x,@".contains($0) }),
      context.notation.understands(Array(sets.dropLast())),
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found,
      exercise.countMode == .reps, exercise.equipment.loading != .unloaded, exercise.bodyPart != .cardio,
      let groups = try? context.notation.groups(in: Array(sets.dropLast())),
      groups.allSatisfy({ group in
        // `4x500 1:45` are metres.
        if case .exactly(.reps(let reps)) = group.amounts[0] { reps <= 100 } else { false }
      })
    else { return nil }
    return [sets.dropLast() + ["rest", last]]
  }

  /// `12+4+3x60`: one set in parts, with its load.
  private static func partsTimesLoad(_ sets: [String]) -> [[String]]? {
    let halves = sets[0].lowercased().split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard sets.count == 1, halves.count == 2, SetWord.isMass(halves[1]), !SetWord.isMass(halves[0]),
      case let reps = halves[0].split(separator: "+", omittingEmptySubsequences: false).map({ Int($0) ?? 0 }),
      reps.count > 1, reps.allSatisfy({ (1...30).contains($0) }),
      (Double(halves[1].prefix { $0.isNumber || $0 == "." }) ?? 0) >= 20
    else { return nil }
    return loadBeforeParts([halves[1], halves[0]]) ?? [[halves[0] + "@" + halves[1]]]
  }

  /// `20 (10 each leg)`: all reps, or those of a side.
  private static func halvesInBrackets(_ sets: [String]) -> [[String]]? {
    guard sets.count > 2, let reps = Int(sets[0]), sets[1].first == "(", let half = Int(sets[1].dropFirst()),
      half * 2 == reps, let close = sets.firstIndex(where: { $0.hasSuffix(")") }),
      ["each", "per", "a", "cada", "por"].contains(sets[2].lowercased().filter { $0 != ")" })
    else { return nil }
    return [reps, half].map { ["\($0)"] + sets[(close + 1)...] }
  }

  /// `80 8+8+7`, `80: 8+8+7`: nearly as many reps after a rest of seconds are implausible, so most likely sets.
  private static func loadBeforeParts(_ sets: [String]) -> [[String]]? {
    guard sets.count == 2, case let load = sets[0].last == ":" ? String(sets[0].dropLast()) : sets[0],
      SetWord.isMass(load), case let parts = sets[1].split(separator: "+", omittingEmptySubsequences: false),
      case let reps = parts.compactMap({ Int($0) }), reps.count == parts.count, reps.count > 1, reps[0] >= 5,
      reps[1] <= reps[0], reps[1] * 10 >= reps[0] * 7
    else { return nil }
    return [sets[1].replacing("+", with: ","), sets[1]].map { [$0 + "@" + load] }
  }

  /// `curl 30 each 10`
  private static func loadInEachHand(_ sets: [String]) -> Form? {
    eachBetween(sets).map { Form(readings: $0) { $0.countMode == .reps && $0.implements == 2 } }
  }

  /// `squat 110 twice`: a set of two, or two singles.
  private static func twiceLoaded(_ sets: [String]) -> Form? {
    guard isLoad(sets[0]),
      ["twice", "x twice", "dos veces", "dues vegades"].contains(
        sets.dropFirst().joined(separator: " ").lowercased())
    else { return nil }
    return Form(readings: [["2@" + sets[0]], ["2x1@" + sets[0]]]) {
      $0.countMode == .reps && $0.equipment.loading == .external
    }
  }

  /// `burpees 3 min 42`: as many in three minutes, or 3:42 of them.
  private static func repsInTime(_ sets: [String]) -> Form? {
    guard sets.count == 3, SetWord.isMinutes(sets[1]), let minutes = Int(sets[0]), let number = Int(sets[2]),
      (5..<60).contains(number)
    else { return nil }
    let time = NotationWriter().text(Duration(seconds: minutes * 60 + number))
    return Form(readings: [[sets[2]], [time]]) { $0.countMode == .reps }
  }

  /// `snatch 2/3@85`, `snatch 85 0/2`: two of three attempts made, or sets of two and three. An exercise with sides has their reps.
  private static func attempts(_ sets: [String]) -> Form? {
    let parts = sets.count == 1 ? sets[0].split(separator: "@").reversed().map(String.init) : sets
    guard parts.count == 2, isLoad(parts[0]),
      case let numbers = parts[1].split(separator: "/", omittingEmptySubsequences: false).map({ Int($0) }),
      numbers.count == 2, let made = numbers[0], let tried = numbers[1], made < tried, (2...6).contains(tried)
    else { return nil }
    func singles(_ count: Int) -> String { (count > 1 ? "\(count)x" : "") + "1@" + parts[0] }
    let attempts = (made > 0 ? [singles(made)] : []) + [singles(tried - made), "miss"]
    return Form(readings: [attempts] + (made > 0 ? [["\(made),\(tried)@" + parts[0]]] : [])) {
      $0.sides == .both && $0.equipment.loading == .external
    }
  }

  /// `swim 40x25m`: more than a set can be counted, so the whole distance, or sets in groups.
  private static func lengths(_ sets: [String]) -> Form? {
    guard sets.count == 1, sets[0].last == "m",
      case let numbers = sets[0].dropLast().lowercased().split(separator: "x").map({ Int($0) }),
      numbers.count == 2, let count = numbers[0], let metres = numbers[1], (21...60).contains(count),
      metres > 0
    else { return nil }
    let groups = stride(from: 0, to: count, by: 20).map { "\(min(20, count - $0))x\(metres)m" }
    return Form(readings: [["\(count * metres)m"], groups]) { $0.equipment.loading == .unloaded }
  }

  /// `plank 60: 45 45`: the hold that was asked for, or a load.
  private static func holdsAfterColon(_ sets: [String]) -> Form? {
    let joined = sets[0].split(separator: "@").map(String.init)
    // On paper, `60: 45` is `45@60`.
    let words = joined.count == 2 ? [joined[1] + ":", joined[0]] + sets.dropFirst() : sets
    let holds = words.dropFirst().flatMap { $0.split(separator: ",") }.map { Int($0) ?? 0 }
    guard words[0].last == ":", let first = Int(words[0].dropLast()), (30...300).contains(first),
      !holds.isEmpty,
      holds.allSatisfy({ (10...600).contains($0) }), sets.count > 1 || joined.count == 1
    else { return nil }
    let times = holds.map { "\($0)s" }
    return Form(readings: [times, times.map { $0 + "@+\(first)" }]) {
      $0.countMode == .duration && [.bodyWeight, .added].contains($0.equipment.loading)
    }
  }

  /// `farmer carry 40m 32s`: a pair of thirty-twos, or seconds.
  private static func carried(_ sets: [String]) -> Form? {
    // `farmer carry 32s 4x40m`, `farmer carry 32s 40m x 4`
    let pieces = sets.dropFirst().joined().lowercased().split(separator: "x").map(String.init)
    let carries = (pieces.first?.last == "m" ? pieces.reversed() : pieces).joined(separator: "x")
    if sets.count > 1, sets[0].last == "s", let number = Int(sets[0].dropLast()), number < 100,
      carries.last == "m", pieces.count <= 2,
      carries.dropLast().split(separator: "x").allSatisfy({ Int($0) != nil })
    {
      return Form(readings: [[carries + "@\(number)"]]) { [.dumbbell, .kettlebell].contains($0.equipment) }
    }
    guard sets.count == 2, sets[0].last == "m", Int(sets[0].dropLast()) != nil, sets[1].last == "s",
      let number = Int(sets[1].dropLast()), number < 100
    else { return nil }
    return Form(readings: [["\(sets[0])@\(number)"], ["\(sets[0])/\(number)s"]]) {
      [.dumbbell, .kettlebell].contains($0.equipment)
    }
  }
}
