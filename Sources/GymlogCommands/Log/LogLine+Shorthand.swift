import Catalogue
import Training
import Wording

/// Short forms that the notation doesn't have. They are asked about, with the sets that they most likely mean.
extension LogLine {
  /// Refuses `3x8@60,62.5,65`, `3x8@80 @7 @8 @9`, `5@100 @105 @110`, `2x8,7@80`, `3x5@100+8@80`, `10@40w,5@60w` and `185x5 2 left`.
  func refuseShorthand() throws(Failure) {
    guard line.isLog || line.command.isEmpty, (2...24).contains(line.words.count),
      let start = line.words.firstIndex(where: { word in
        // `@80`, `x5`
        let figures = word.first.map { "@xX".contains($0) } == true ? word.dropFirst() : word[...]
        return figures.first?.isNumber == true
      }), start > 0
    else { return }
    // The rest between them isn't part of their form.
    let end = line.words.indices.first { $0 > start && Recognition.isRestLabel(line.words[$0]) }
    let name = line.words[..<start]
    let (sets, rest) = (
      Self.withSides(Array(line.words[start..<(end ?? line.words.count)])),
      line.words[(end ?? line.words.count)...]
    )
    try refuseSingles(name, sets)
    try askAboutTimeInBrackets(name, sets)
    try refusePlatesAlone(name, sets)
    try refuseLoadOfEachName(name, sets)
    if try refuseShorthand(name, sets, rest, remark: nil) { return }
    // `21,1k easy`
    guard sets.count > 1, let remark = sets.last, Self.isRemark(remark), !context.notation.understands(sets)
    else { return }
    _ = try refuseShorthand(name, sets.dropLast(), rest, remark: remark)
  }

  /// Refuses one of the forms, with a remark that follows it.
  ///
  /// - Returns: whether the SETs have a form that reads otherwise
  private func refuseShorthand(
    _ name: ArraySlice<String>, _ sets: [String], _ rest: ArraySlice<String>, remark: String?
  ) throws(Failure) -> Bool {
    // These read as SETs, but not as those that are meant.
    var readers: [([String]) -> [String]?] = [
      { timedInSeconds($0, of: name) }, { rowed($0, of: name) }, { withThousands($0, of: name) },
      { heldWithLoad($0, of: name) }, { misread($0, of: name) }, loadsAndReps, Self.loadAndEffort,
      Self.labelled,
    ]
    if !context.notation.understands(sets) {
      readers += [
        ratingOfEach, percentOf, loadOfEach, listAfterCount, repsOfEach, loadAfterEach, joinedSets,
        typeBeforeLoad,
        repsLeft, severalSingles, repsTimesSets, decimalLoad, sidesHeld, loadInBrackets,
        { countAtTheEnd($0, of: name) },
      ]
    }
    var readings = readers.firstNonNil { $0(sets) }.map { [$0] } ?? []
    if let doubtful = try doubtfulReadings(sets, of: name) { readings = doubtful }
    guard !readings.isEmpty,
      readings.allSatisfy({ context.notation.understands(Array($0.prefix { $0 != "rest" })) }),
      try knows(name.joined(separator: " "))
    else { return false }
    let lines = readings.map { line.typing((name + $0 + rest).map(line.quoted).joined(separator: " ")) }
    guard let remark else { throw .listUnclear(sets.joined(separator: " "), lines) }
    if line.command.isEmpty {
      throw .listUnclear(sets.joined(separator: " "), lines.map { $0 + " # " + remark })
    }
    throw Failure.listUnclear(sets.joined(separator: " "), lines).changing { message, words, _ in
      message.details.append(words.forTheNote("gymlog note " + shellName(remark)))
    }
  }

  /// Refuses `lateral raise/cable fly 3x12 10/15`, with the load of each exercise.
  private func refuseLoadOfEachName(_ name: ArraySlice<String>, _ sets: [String]) throws(Failure) {
    let loads = sets[sets.count - 1].drop { $0 == "@" }.split(separator: "/").map(String.init)
    guard sets.count > 1, loads.count > 1, loads.allSatisfy(SetWord.isMass),
      let names = try context.exercises.catalogue().joinedNames(name.joined(separator: " ")),
      names.count == loads.count
    else { return }
    let reps = sets.dropLast().filter { $0 != "@" }.joined(separator: " ")
    let lines = zip(names, loads).map { shellName($0) + " " + reps + "@" + $1 }
    throw .exercisesJoined(name.joined(separator: " "), line.typing(lines.joined(separator: ", ")))
  }

  /// A set with a load, `3x8@80`, `8@80`, as its number of sets, nil without one, its reps, and its load.
  private func parts(of set: String) -> (count: Int?, reps: Int, load: String)? {
    let halves = set.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[1].isEmpty else { return nil }
    let numbers = halves[0].lowercased().split(separator: "x").map { Int($0) }
    switch numbers.count {
    case 1: return numbers[0].map { (nil, $0, String(halves[1])) }
    case 2:
      guard let count = numbers[0], let reps = numbers[1] else { return nil }
      return (count, reps, String(halves[1]))
    default: return nil
    }
  }

  /// `3x3 @ 80% of 450`, `3x5@85% (100kg)`: the percentage as a load.
  private func percentOf(_ sets: [String]) -> [String]? {
    guard let place = sets.firstIndex(where: { $0.hasSuffix("%") }),
      case let halves = sets[place].split(separator: "@", omittingEmptySubsequences: false).map(String.init),
      let percent = halves.last.flatMap({ Thousandths(String($0.dropLast())) }),
      percent <= Thousandths(120)
    else { return nil }
    var before = Array(sets[..<place])
    if halves.count == 2, !halves[0].isEmpty { before.append(halves[0]) }
    if before.last == "@" { before.removeLast() }
    guard before.count == 1, Int(before[0]) != nil || SetWord.isCountedReps(before[0]) else {
      return nil
    }
    let rest = sets[(place + 1)...].map { $0.filter { !"()".contains($0) } }
    if rest.count == 1, sets[place + 1].first == "(", SetWord.isMass(rest[0]) {
      return [before[0] + "@" + rest[0]]
    }
    guard rest.count == 2, rest[0] == "of", SetWord.isMass(rest[1]),
      case let number = rest[1].prefix(while: { $0.isNumber || $0 == "." }), let most = Int(number)
    else { return nil }
    return [
      before[0] + "@" + Thousandths(raw: most * percent.raw / 100).text + rest[1].dropFirst(number.count)
    ]
  }

  /// `8@60/70/80`, `3x8@60,62.5,65`, `3x3 @ 70-75-80`, `5@100 @105 @110`
  private func loadOfEach(_ typed: [String]) -> [String]? {
    let isSpaced = typed.count == 3 && typed[1] == "@"
    let sets = isSpaced ? [typed.joined()] : typed
    guard let (count, reps, load) = parts(of: sets[0]) else { return nil }
    var loads = load.split { ",/-".contains($0) }.map(String.init)
    for word in sets.dropFirst() {
      guard word.first == "@" else { return nil }
      loads.append(String(word.dropFirst()))
    }
    guard loads.count > 1, count.map({ $0 == loads.count }) ?? true,
      count != nil || loads.count > 2 || load.contains("/") || sets.count > 1,
      loads.allSatisfy({ SetWord.isMass($0) && (Double($0.prefix { $0.isNumber || $0 == "." }) ?? 0) > 10 })
    else { return nil }
    return loads.map { "\(reps)@\($0)" }
  }

  /// `3x8 80, 82.5 y 85`, `3x8 80/82,5/85`
  private func loadAfterEach(_ sets: [String]) -> [String]? {
    let numbers = sets[0].lowercased().split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let count = numbers[0], let reps = numbers[1], count > 1 else { return nil }
    // `3x5 225, 245, 265` is offered without its commas, as it is understood.
    if sets.dropFirst().allSatisfy({ Int($0.filter { $0 != "," }) != nil && !$0.dropLast().contains(",") }) {
      return nil
    }
    let joiners = ["and", "y", "i", "con", "amb", "with"]
    let pieces = sets.dropFirst().filter { !joiners.contains($0.lowercased()) }.flatMap {
      $0.split(separator: "/")
    }
    let loads = pieces.map { piece -> String in
      String(piece.hasSuffix(",") ? piece.dropLast() : piece).replacing(",", with: ".")
    }
    guard loads.count == count, loads.allSatisfy({ SetWord.isMass($0) && (Double($0) ?? 0) > 10 }) else {
      return nil
    }
    return loads.map { "\(reps)@\($0)" }
  }

  /// `2x8,7@80`
  private func listAfterCount(_ sets: [String]) -> [String]? {
    let halves = sets[0].lowercased().split(separator: "@", omittingEmptySubsequences: false)
    let pieces = halves[0].split(separator: ",")
    guard sets.count == 1, halves.count == 2, pieces.count > 1, pieces[0].contains("x") else { return nil }
    var reps: [String] = []
    for piece in pieces {
      let numbers = piece.split(separator: "x").compactMap { Int($0) }
      switch numbers.count {
      case 1: reps.append("\(numbers[0])")
      case 2 where (2...10).contains(numbers[0]):
        reps += Array(repeating: "\(numbers[1])", count: numbers[0])
      default: return nil
      }
    }
    return [reps.joined(separator: ",") + "@" + halves[1]]
  }

  /// `4x12/10/8/6 60`, `4 x 12-10-8-6`: the reps of each of four sets
  private func repsOfEach(_ sets: [String]) -> [String]? {
    let isSpaced = sets.count > 2 && ["x", "×"].contains(sets[1].lowercased())
    let typed = isSpaced ? sets[0] + "x" + sets[2] : sets[0].lowercased()
    let rest = sets.dropFirst(isSpaced ? 3 : 1).drop { ["con", "with", "amb", "a", "at"].contains($0) }
    let halves = typed.split(separator: "x", omittingEmptySubsequences: false)
    guard halves.count == 2, let count = Int(halves[0]), count > 2, rest.count < 2,
      rest.allSatisfy({ SetWord.isMass($0.hasPrefix("@") ? String($0.dropFirst()) : $0) }),
      let mark = halves[1].first(where: { "/,-".contains($0) })
    else { return nil }
    let reps = halves[1].split(separator: mark, omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard reps.count == count, reps.allSatisfy({ (1...50).contains($0) }) else { return nil }
    let load = rest.first.map { $0.hasPrefix("@") ? $0 : "@" + $0 } ?? ""
    return [reps.map(String.init).joined(separator: ",") + load]
  }

  /// `3x5@100+8@80`, `10@40w,5@60w,8@80`: sets without a space between them
  private func joinedSets(_ sets: [String]) -> [String]? {
    guard sets.count == 1, let mark = sets[0].first(where: { "+,/".contains($0) }) else { return nil }
    let pieces = sets[0].split(separator: mark, omittingEmptySubsequences: false).map(String.init)
    guard pieces.count > 1, pieces.allSatisfy({ $0.contains("@") && context.notation.reads(asSets: [$0]) }),
      mark != "+" || pieces[0].contains("x")
    else { return nil }
    return pieces
  }

  /// `10@40 W1 5@60 W2`, `8@80 d2`: types with the number that other programs give such sets
  private static func labelled(_ sets: [String]) -> [String]? {
    var isLabelled = false
    let plain = sets.enumerated().map { place, word in
      guard place > 0, word.count == 2, let type = word.lowercased().first, "wdf".contains(type),
        word.last?.isNumber == true, sets[place - 1].allSatisfy({ $0.isNumber || "x@.kglb".contains($0) })
      else { return word }
      isLabelled = true
      return String(type)
    }
    return isLabelled ? plain : nil
  }

  /// `10w@40`
  private func typeBeforeLoad(_ sets: [String]) -> [String]? {
    var isTurned = false
    let turned = sets.map { set -> String in
      let halves = set.split(separator: "@", omittingEmptySubsequences: false)
      guard halves.count == 2, let letter = halves[0].last, "wdf".contains(letter),
        halves[0].dropLast().last?.isNumber == true, SetWord.isMass(String(halves[1]))
      else { return set }
      isTurned = true
      return halves[0].dropLast() + "@" + halves[1] + String(letter)
    }
    return isTurned ? turned : nil
  }

  /// `185x5 2 left`, `185x5 with 2 left`, `3x8 80 (2 left)`: reps in reserve
  private func repsLeft(_ sets: [String]) -> [String]? {
    let folded = sets.map { word in word.lowercased().filter { !"()".contains($0) } }
    guard folded.count > 2, folded.last == "left", let number = Int(folded[folded.count - 2]),
      (0...5).contains(number)
    else { return nil }
    var rest = sets.dropLast(2)
    if rest.last?.lowercased() == "with" { rest.removeLast() }
    if rest.count == 2, SetWord.isCountedReps(rest[0]), !rest[0].contains("@"), SetWord.isMass(rest[1]) {
      rest = [rest[0] + "@" + rest[1]]
    }
    return rest.isEmpty ? nil : Array(rest) + ["rir\(number)"]
  }

  /// `50 5 52.5 5 55 5`: loads, each before its reps
  private func loadsAndReps(_ sets: [String]) -> [String]? {
    let numbers = sets.compactMap { Double($0.replacing(",", with: ".")) }
    guard sets.count > 3, sets.count.isMultiple(of: 2), numbers.count == sets.count,
      numbers.contains(where: { $0 != $0.rounded() })
    else { return nil }
    let pairs = stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    guard pairs.allSatisfy({ $1 == $1.rounded() && (1...30).contains($1) && $0 * 2 > $1 * 3 }) else {
      return nil
    }
    return pairs.indices.map { sets[2 * $0 + 1] + "@" + sets[2 * $0].replacing(",", with: ".") }
  }

  /// `5 reps x 3 @ 80`: three sets of five
  private func repsTimesSets(_ sets: [String]) -> [String]? {
    guard sets.count > 3, let reps = SetOrdinals.number(sets[0]),
      ["rep", "reps", "repes", "repeticiones", "repeticions"].contains(Recognition.folded(sets[1])),
      ["x", "×"].contains(sets[2].lowercased()), let count = Self.count(sets[3]), count <= reps
    else { return nil }
    let load = sets[4...].drop { ["weighted", "with", "at"].contains($0.lowercased()) }.joined().drop {
      $0 == "@"
    }
    return load.isEmpty || SetWord.isMass(String(load))
      ? ["\(count)x\(reps)" + (load.isEmpty ? "" : "@" + load)] : nil
  }

  /// `plank 60s 20kg x3`, `farmer walk 30m 32kg x 4 @8`: three holds or four carries with that load
  private func heldWithLoad(_ sets: [String], of name: ArraySlice<String>) -> [String]? {
    let isSpaced = sets.count > 3 && ["x", "×"].contains(sets[2].lowercased())
    let times = isSpaced ? "x" + sets[3] : sets.count > 2 ? sets[2].lowercased() : ""
    guard times.first == "x", let count = Self.count(String(times.dropFirst())),
      ["s", "m"].contains(sets[0].last) || sets[0].contains(":"), SetWord.isMass(sets[1]),
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found,
      exercise.countMode != .reps
    else { return nil }
    return ["\(count)x\(sets[0])@\(sets[1])"] + sets.dropFirst(isSpaced ? 4 : 3)
  }

  /// `12.5 10 10 8`
  private func decimalLoad(_ sets: [String]) -> [String]? {
    guard sets.count > 1, let load = Double(sets[0]), load != load.rounded(), load > 1 else { return nil }
    let reps = sets.dropFirst().compactMap { Int($0) }
    guard reps.count == sets.count - 1, reps.allSatisfy({ (1...50).contains($0) }) else { return nil }
    return [reps.map(String.init).joined(separator: ",") + "@" + sets[0]]
  }

  /// `30s/30s`, of an exercise held on each side
  private func sidesHeld(_ sets: [String]) -> [String]? {
    guard sets.count == 1, case let halves = sets[0].split(separator: "/").map(String.init),
      halves.count == 2,
      halves.allSatisfy({ $0.last == "s" && Int($0.dropLast()) != nil })
    else { return nil }
    return halves[0] == halves[1] ? [halves[0]] : halves
  }

  /// `8x60 tres series`, `5@80 twice`, `2+1@80 x3`
  private func countAtTheEnd(_ sets: [String], of name: ArraySlice<String>) -> [String]? {
    let words = sets.map { Recognition.folded($0) }
    // One word says how often, or two do.
    let joined = words.last.flatMap {
      $0 == "twice" ? 2 : $0.first == "x" ? Self.count(String($0.dropFirst())) : nil
    }
    guard let last = words.last, words.count > (joined == nil ? 2 : 1),
      joined != nil || ["sets", "series", "times", "veces", "vegades", "cops"].contains(last),
      let count = joined ?? Self.count(words[words.count - 2]),
      case let rest = sets.dropLast(joined == nil ? 2 : 1),
      !rest.joined().lowercased().hasPrefix("\(count)x"),
      let text = try? context.understood(TypedLine(line, words: Array(name + rest)))
    else { return nil }
    let written = text.split(separator: " ").drop { $0.first?.isNumber != true }.map(String.init)
    guard written.count == 1, !written[0].contains("x") else { return nil }
    let halves = written[0].split(separator: "@", maxSplits: 1)
    return halves.count == 2 && halves[0].contains("+")
      ? ["\(count)x(" + halves[0] + ")@" + halves[1]] : ["\(count)x" + written[0]]
  }

  /// A number of sets in digits or as a word.
  static func count(_ word: String) -> Int? {
    if let number = SetOrdinals.number(word) { return (2...10).contains(number) ? number : nil }
    let numbers = [
      ["two", "dos", "dues"], ["three", "tres"], ["four", "cuatro", "quatre"], ["five", "cinco", "cinc"],
      ["six", "seis", "sis"],
    ]
    return numbers.firstIndex { $0.contains(word) }.map { $0 + 2 }
  }

  /// `row 500`, `row 1000 4:00`, `row 4x500`, `row 4x500 1:45`, `run 8x400 @ 1:30`: metres
  private func rowed(_ typed: [String], of name: ArraySlice<String>) -> [String]? {
    let sets =
      [typed[0]]
      + typed.dropFirst().map { $0.filter { $0 != "@" } }.filter { !["", "at"].contains($0) }
    let numbers = sets[0].lowercased().split(separator: "x").compactMap { Int($0) }
    guard sets.count <= 2, sets.dropFirst().allSatisfy({ $0.contains(":") }), let metres = numbers.last,
      metres % 50 == 0,
      numbers.count == 1 ? metres >= (sets.count == 2 ? 100 : 250) : numbers.count == 2 && metres >= 250,
      numbers.map(String.init).joined(separator: "x") == sets[0].lowercased(),
      name.contains(where: {
        ["row", "rower", "rowing", "erg", "remo", "rem"].contains(Recognition.folded($0))
      }) || numbers.count == 2 && sets.count == 2 && isOfDistance(name)
    else { return nil }
    return [sets[0] + "m" + sets.dropFirst().map { "/" + $0 }.joined()]
  }

  private func isOfDistance(_ name: ArraySlice<String>) -> Bool {
    guard let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found else {
      return false
    }
    return exercise.countMode == .distance && exercise.equipment.loading == .unloaded
  }

  /// `8x400m 90`, `400m 90`: in ninety seconds, where there is no load
  private func timedInSeconds(_ sets: [String], of name: ArraySlice<String>) -> [String]? {
    guard sets.count == 2, let seconds = Int(sets[1]), (10..<600).contains(seconds),
      sets[0].hasSuffix("m"),
      sets[0].lowercased().contains("x")
        || Int(sets[0].dropLast()).map({ (2...9).contains($0 / seconds) }) == true,
      sets[0].first?.isNumber == true,
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found,
      exercise.equipment.loading == .unloaded
    else { return nil }
    return ["\(sets[0])/\(seconds)s"]
  }

  /// `3x8 (80)`, `3x8 (+10)`, `20 (black)`
  private func loadInBrackets(_ sets: [String]) -> [String]? {
    guard sets.count == 2, sets[1].first == "(", sets[1].last == ")",
      case let load = String(sets[1].dropFirst().dropLast())
    else { return nil }
    if let band = context.notation.band(in: [load]) { return [sets[0] + "@" + band.rawValue] }
    guard sets[0].lowercased().contains("x"),
      Self.isLoad(load) || load.first == "+" && SetWord.isMass(String(load.dropFirst()))
    else { return nil }
    return [sets[0] + "@" + load]
  }

  /// `60k 3x5` of an exercise that isn't counted by distance: kilograms
  private func withThousands(_ sets: [String], of name: ArraySlice<String>) -> [String]? {
    guard sets.contains(where: { $0.hasSuffix("k") && Double($0.dropLast().filter { $0 != "@" }) != nil }),
      sets.allSatisfy({ $0.allSatisfy { $0.isNumber || "kxr@.,".contains($0) } }),
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found,
      exercise.countMode == .reps
    else { return nil }
    return sets.map { $0.hasSuffix("k") ? $0 + "g" : $0 }
  }

  /// `405 x 3 singles`, `140 3 dobles`
  private func severalSingles(_ sets: [String]) -> [String]? {
    guard (3...4).contains(sets.count), let reps = sets.last.flatMap({ Self.counts[Recognition.folded($0)] }),
      let count = Int(sets[sets.count - 2]), (2...10).contains(count), Self.isLoad(sets[0]),
      sets.count == 3 || ["x", "×", "for", "por", "per"].contains(sets[1].lowercased())
    else { return nil }
    return ["\(count)x\(reps)@" + sets[0]]
  }
}
