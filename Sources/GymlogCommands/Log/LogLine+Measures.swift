import Catalogue
import Training
import Wording

/// Measures that no set keeps: the height of a box, calories, an incline, splits.
extension LogLine {
  /// Refuses `box jump 20@24in`, `box jumps 5x5 24"` and `assault bike 20 cal in 1:10`, with the line of the sets and that of the
  /// note.
  func refuseMeasures() throws(Failure) {
    guard line.isLog || line.command.isEmpty, line.words.count <= 20,
      let start = line.words.firstIndex(where: { $0.first?.isNumber == true }), start > 0
    else { return }
    try refuseHeight(after: start)
    try refuseCalories(after: start)
    try refuseIncline(after: start)
    try refuseInclineFirst(after: start)
    try refuseSplits(after: start)
    try refuseRestInBrackets(after: start)
    try refuseBrackets(after: start)
  }

  /// Refuses `plank 3x60 (90s)`: the rest, or one more hold? After sets of reps it is the rest.
  private func refuseRestInBrackets(after start: Int) throws(Failure) {
    guard let open = line.words.lastIndex(where: { $0.first == "(" }), open > start,
      case let bracket = line.words[open...].joined(), bracket.last == ")"
    else { return }
    let (sets, length) = (Array(line.words[..<open]), String(bracket.dropFirst().dropLast()))
    guard length.contains(where: { !$0.isNumber }), (try? Duration(typedRest: length)) != nil,
      (try? context.understood(TypedLine(line, words: sets))) != nil,
      case .one(let exercise) = try match(line.words[..<start].joined(separator: " ")),
      exercise.countMode == .duration
    else { return }
    throw .listUnclear(
      line.words[start...].joined(separator: " "),
      [sets + ["rest", length], sets + [length]].map {
        line.typing($0.map(line.quoted).joined(separator: " "))
      })
  }

  /// Refuses `run 30 min (4.8 km, 150 bpm)`: what belongs to the set is put before what doesn't.
  private func refuseBrackets(after start: Int) throws(Failure) {
    guard let open = line.words.lastIndex(where: { $0.first == "(" }), open > start,
      case let text = line.words[open...].joined(separator: " "), text.last == ")", text.contains(","),
      let phrase = try whole(Notation.Part(words: Array(line.words[..<open]), start: 0)), phrase.isCardio
    else { return }
    var (sets, notes) = (Array(line.words[..<open]), [String]())
    for piece in text.dropFirst().dropLast().split(separator: ",") {
      let words = piece.split(separator: " ").map(String.init)
      let longer = sets + words
      if let phrase = try? whole(Notation.Part(words: longer, start: 0)), phrase.groups.count == 1 {
        sets = longer
      } else {
        notes.append(words.joined(separator: " "))
      }
    }
    guard !notes.isEmpty else { return }
    throw .besidesSets(notes.joined(separator: ", "), TypedLine(line, words: sets))
  }

  /// Refuses `row 2000m 7:30 splits 1:52 1:53 1:52 1:53`.
  private func refuseSplits(after start: Int) throws(Failure) {
    guard
      let place = line.words.indices.dropFirst(start + 1).first(where: {
        Self.splits.contains(Recognition.folded(line.words[$0]))
      }), place + 2 < line.words.count, line.words[(place + 1)...].allSatisfy({ $0.first?.isNumber == true }),
      try knows(line.words[..<start].joined(separator: " "))
    else { return }
    throw .besidesSets(
      line.words[place...].joined(separator: " "), TypedLine(line, words: Array(line.words[..<place])))
  }

  /// Refuses `treadmill 5k 30min incline 2%`, `treadmill 30min 5% 6km/h` and `run 15km +600m 1h45`.
  private func refuseIncline(after start: Int) throws(Failure) {
    if let climb = line.words.indices.dropFirst(start + 1).first(where: {
      line.words[$0].first == "+" && line.words[$0].last == "m" && Int(line.words[$0].dropLast()) != nil
    }) {
      let rest = Array(line.words[..<climb] + line.words[(climb + 1)...])
      if let phrase = try whole(Notation.Part(words: rest, start: 0)), phrase.isCardio {
        throw .besidesSets(line.words[climb], TypedLine(line, words: rest))
      }
    }
    if let percent = line.words.indices.dropFirst(start).first(where: {
      line.words[$0].last == "%" && Int(line.words[$0].dropLast()) != nil
    }) {
      func isIncline(_ place: Int) -> Bool {
        line.words.indices.contains(place) && Self.inclines.contains(Recognition.folded(line.words[place]))
      }
      // `incline 2%`, `1% incline`
      let first = isIncline(percent - 1) ? percent - 1 : percent
      let last = isIncline(percent + 1) ? percent + 1 : percent
      let rest = Array(line.words[..<first] + line.words[(last + 1)...])
      if let phrase = try whole(Notation.Part(words: rest, start: 0)), phrase.isCardio {
        throw .besidesSets(line.words[first...last].joined(separator: " "), TypedLine(line, words: rest))
      }
    }
    let place = line.words.count - 2
    guard place > start, Self.inclines.contains(Recognition.folded(line.words[place])),
      line.words[place + 1].first?.isNumber == true, try knows(line.words[..<start].joined(separator: " "))
    else { return }
    throw .besidesSets(
      line.words[place...].joined(separator: " "), TypedLine(line, words: Array(line.words[..<place])))
  }

  /// Refuses `treadmill 12-3-30`: an incline, a speed, and thirty minutes.
  private func refuseInclineFirst(after start: Int) throws(Failure) {
    let numbers = line.words[start].split(separator: "-", omittingEmptySubsequences: false).compactMap {
      Int($0)
    }
    guard line.words.count == start + 1, numbers.count == 3, (1...15).contains(numbers[0]),
      (1...12).contains(numbers[1]), (10...120).contains(numbers[2]),
      numbers.map(String.init).joined(separator: "-") == line.words[start],
      case .one(let exercise) = try match(line.words[..<start].joined(separator: " ")),
      exercise.countMode == .distance, exercise.equipment.loading == .unloaded
    else { return }
    throw .besidesSets(
      line.words[start], TypedLine(line, words: line.words[..<start] + ["\(numbers[2])min"]))
  }

  private func refuseHeight(after start: Int) throws(Failure) {
    let name = line.words[..<start]
    guard name.contains(where: { word in Self.boxes.contains { Recognition.folded(word).hasPrefix($0) } }),
      try knows(name.joined(separator: " "))
    else { return }
    var words = line.words
    guard var last = words.popLast() else { return }
    if ["in", "inch", "inches", "ft", "feet", "cm", "pulgadas"].contains(last.lowercased()),
      let number = words.popLast()
    {
      last = number + " " + last
    }
    if let at = last.lastIndex(of: "@") {
      words.append(String(last[..<at]))
      last = String(last[last.index(after: at)...])
    } else if ["@", "at", "a"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    let figures = last.prefix { $0.isNumber }
    // On paper, `24"` is read as seconds, but jumps have reps.
    guard let height = Int(figures), (last.hasSuffix("t") ? 1...12 : 10...150).contains(height),
      ["in", "inch", "ft", "feet", "inches", "\"", "”", "''", "cm", "pulgadas", "s"].contains(
        last.dropFirst(figures.count).filter { $0 != " " }.lowercased()),
      words.count > start, words[start...].allSatisfy({ !$0.isEmpty })
    else { return }
    // `wall sit 3 sets 60s`
    if case .one(let exercise) = try match(name.joined(separator: " ")) {
      guard exercise.countMode == .reps else { return }
      // `step ups 3x10 12s`: a pair of twelves.
      if last.hasSuffix("s"), exercise.bodyPart == .upperLegs, exercise.sides == .one { return }
    }
    let text = last.hasSuffix("s") && last.count <= 3 ? "\(height)\"" : last
    throw .besidesSets(text, TypedLine(line, words: words))
  }

  private func refuseCalories(after start: Int) throws(Failure) {
    for place in line.words.indices where place >= start {
      let word = line.words[place].lowercased()
      let figures = word.prefix { $0.isNumber }
      // `3x20cal`
      let row = word.split(separator: "x").map(String.init)
      if row.count == 2, let count = Int(row[0]), place == start,
        case let unit = row[1].drop(while: \.isNumber), unit.count < row[1].count,
        Self.calories.contains(String(unit)), try knows(line.words[..<start].joined(separator: " "))
      {
        throw .caloriesAlone(
          line.typing((line.words[..<start].map(line.quoted) + ["\(count)x2min"]).joined(separator: " ")))
      }
      let isJoined = !figures.isEmpty && Self.calories.contains(String(word.dropFirst(figures.count)))
      guard
        isJoined
          || place > start && Self.calories.contains(word)
            && line.words[place - 1].allSatisfy({ $0.isNumber || $0 == "/" }),
        case let first = isJoined ? place : place - 1,
        try knows(line.words[..<start].joined(separator: " "))
      else { continue }
      var rest = Array(line.words[..<first] + line.words[(place + 1)...])
      if first < rest.count, ["in", "en"].contains(rest[first].lowercased()) { rest.remove(at: first) }
      // `20 x 10 cal`
      if rest.count == start + 2, ["x", "×"].contains(rest[start + 1].lowercased()) {
        let example = rest[..<start].map(line.quoted) + [rest[start] + "x30s"]
        throw .caloriesAlone(line.typing(example.joined(separator: " ")))
      }
      // `20cal x 3`
      if rest.count == start + 2, ["x", "×"].contains(rest[start].lowercased()), Int(rest[start + 1]) != nil {
        rest.replaceSubrange(start..., with: [rest[start + 1] + "x2min"])
        throw .caloriesAlone(line.typing(rest.map(line.quoted).joined(separator: " ")))
      }
      guard rest.count > start else {
        throw .caloriesAlone(line.typing((rest.map(line.quoted) + ["2min"]).joined(separator: " ")))
      }
      throw .besidesSets(
        line.words[first...place].joined(separator: " "), TypedLine(line, words: rest))
    }
  }

  private static let boxes = ["box", "jump", "step", "wall", "cajon", "caixa", "calaix", "salto", "salt"]
  static let splits: Set = ["split", "splits", "parcial", "parciales", "parcials"]
  private static let inclines: Set = [
    "incline", "gradient", "inclinacion", "inclinacio", "pendiente", "pendent",
  ]
  private static let calories: Set = ["cal", "cals", "calories", "calorias", "kcal"]
}

extension Failure {
  /// Calories without the time or the distance of the set; `line` is an example with a time.
  fileprivate static func caloriesAlone(_ line: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "sets can't record calories: log the time or the distance",
          es: "las calorías no se guardan con la serie: apunta el tiempo o la distancia",
          ca: "les calories no es desen amb la sèrie: apunta el temps o la distància"),
        hint: words.forExample(line))
    }
  }
}

/// Times and distances in other forms; each gives the SETs that are meant.
extension LogLine {
  /// `1k 1k 1k 4:00 4:05 4:10`
  static func timesAfterDistances(_ words: [String]) -> [String]? {
    let pieces = words.flatMap { $0.split(separator: ",").map(String.init) }
    let (distances, times) = (pieces.prefix(pieces.count / 2), pieces.suffix(pieces.count / 2))
    guard pieces.count > 3, pieces.count.isMultiple(of: 2), distances.allSatisfy(isDistance),
      times.allSatisfy({ $0.contains(":") && $0.allSatisfy { $0.isNumber || $0 == ":" } })
    else { return nil }
    return zip(distances, times).map { ($0.hasSuffix("k") ? $0 + "m" : $0) + "/" + $1 }
  }

  static func isDistance(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber || $0 == "." }
    return unit.count < word.count && ["k", "km", "m"].contains(unit)
  }

  /// `6x400m 88,89,90,88,91,87`: the seconds of each
  static func timesInSeconds(_ words: [String]) -> [String]? {
    let row = words[0].split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    let times = words.dropFirst().filter { $0 != "in" && $0 != "en" }.flatMap { $0.split(separator: ",") }
    guard row.count == 2, let count = Int(row[0]), count > 1, row[1].hasSuffix("m"),
      Int(row[1].dropLast()) != nil,
      times.count == count, times.allSatisfy({ Int($0).map { (10..<600).contains($0) } == true })
    else { return nil }
    return times.map { row[1] + "/" + $0 + "s" }
  }

  /// `5,5k 30min`
  static func kilometresWithComma(_ words: [String]) -> [String]? {
    func isDecimal(_ word: String) -> Bool {
      let parts = word.dropLast().split(separator: ",", omittingEmptySubsequences: false)
      return word.last == "k" && parts.count == 2 && parts.allSatisfy { Int($0) != nil } && parts[1].count < 3
    }
    guard words.contains(where: isDecimal) else { return nil }
    return words.map { isDecimal($0) ? $0.replacing(",", with: ".") + "m" : $0 }
  }

  /// `5k 26,30`: minutes and seconds.
  static func timeWithComma(_ words: [String]) -> [String]? {
    guard words.count == 2, isDistance(words[0]), words[0].contains("k"),
      case let parts = words[1].split(omittingEmptySubsequences: false, whereSeparator: { ",.".contains($0) })
        .map(String.init),
      parts.count == 2, Int(parts[0]) != nil, parts[1].count == 2, let seconds = Int(parts[1]), seconds < 60
    else { return nil }
    return [(words[0].hasSuffix("k") ? words[0] + "m" : words[0]) + "/" + parts.joined(separator: ":")]
  }
}
