/// Parts of one set: `12+4+3@60`, `10@80+8@60`, `rest-pause 12,4,3@60`, `60/45/30 x 10/8/6`.
///
///     parts   = INT [ at load ] { plus INT [ at load ] } | mark work { " " work }
///             | NUM { "/" NUM } [ unit ] x INT { "/" INT }
///     plus    = "+" | " + " | _ (">"|"→") _ | " +" (* both after a load *)
///
/// Either every part has a load, or one load at the end or the start is that of all.
extension NotationParser {
  private struct Part {
    var reps: Int
    var load: NotatedLoad?

    func isHeavier(than other: Part) -> Bool {
      guard case .plain(let mass)? = load, case .plain(let before)? = other.load,
        mass.unit ?? before.unit == before.unit ?? mass.unit
      else { return false }
      return before.value < mass.value
    }
  }

  /// The further parts of a set of reps, and its load; nil if there are none.
  mutating func parts(after first: TargetAmount) throws(NotationFailure) -> NotatedGroup? {
    guard case .exactly(.reps(let reps)) = first else { return nil }
    if let group = try addedLoad(after: first) { return group }
    let start = index
    guard takePlus(afterLoad: false) else { return nil }
    index = start
    let group = try chain(from: [Part(reps: reps)])
    // `12+4+3 with 60`
    return group.load == nil && group.parts.allSatisfy { $0.load == nil } ? try loaded(group) : group
  }

  /// Takes the name of what a set in parts is, after it: `12+4+3@60 myo`.
  mutating func takeNameOfParts() {
    let start = index
    skipSpace()
    if !Self.marks.contains(where: { take(word: $0) }) || !isAtBoundary { index = start }
  }

  /// `15@8 +5+5+4`, `10@80+8@60`
  mutating func partsAfterLoad(_ group: NotatedGroup) throws(NotationFailure) -> NotatedGroup {
    guard group.amounts.count == 1, case .exactly(.reps(let reps)) = group.amounts[0], let load = group.load
    else { return group }
    let start = index
    guard takePlus(afterLoad: true) else { return group }
    index = start
    return try chain(from: [Part(reps: reps, load: load)])
  }

  /// `2x(12+4+3)@60`
  mutating func partsInParentheses(times count: Int) throws(NotationFailure) -> NotatedGroup? {
    guard take("(") else { return nil }
    guard let first = try amount(), case .exactly(.reps(let reps)) = first else {
      throw failure(.noAmount, at: index)
    }
    guard (1...20).contains(count) else { throw failure(.countOutOfRange, at: groupStart) }
    let load = try loadAfterAt()
    var group = try chain(from: [Part(reps: reps, load: load)])
    guard take(")") else { throw failure(.unexpected, at: index) }
    if group.load == nil { group.load = try loadAfterAt() }
    group.amounts = Array(repeating: first, count: count)
    (group.isCounted, group.namesParts) = (true, true)
    return group
  }

  /// `60/45/30 x 10/8/6`
  mutating func loadsAndReps() throws(NotationFailure) -> NotatedGroup? {
    let start = index
    var loads: [Thousandths] = []
    repeat {
      guard next?.isDigit == true, let value = try? number() else { break }
      loads.append(value)
    } while take("/")
    let unit = massUnit()
    guard loads.count > 1, takeSpaced("x") else {
      index = start
      return nil
    }
    var reps: [Int] = []
    repeat {
      guard next?.isDigit == true, let value = try? integer() else { break }
      reps.append(value)
    } while take("/")
    guard reps.count == loads.count, !reps.contains(0), loads.allSatisfy({ $0 < Notation.loadLimit }) else {
      index = start
      return nil
    }
    let parts = zip(reps, loads).map { Part(reps: $0, load: .plain(NotatedMass($1, unit))) }
    // `60/70 x 8/6`: no load rises within a set.
    if zip(loads, loads.dropFirst()).contains(where: { $0 < $1 }) {
      let writer = NotationWriter()
      let sets = parts.map { part in "\(part.reps)" + (part.load.map { "@" + writer.text($0) } ?? "") }
      throw NotationFailure(
        problem: .twoReadings, index: groupStart, readings: [sets.joined(separator: " ")], end: index)
    }
    return try group(of: parts, named: true)
  }

  /// `rest-pause 12,4,3@60`, `dropset 10@60 8@45 6@30`
  mutating func namedParts() throws(NotationFailure) -> NotatedGroup? {
    guard next?.isLetter == true else { return nil }
    let start = index
    guard Self.marks.contains(where: { take(word: $0) }) else { return nil }
    _ = take(":")
    guard isAtBoundary else {
      index = start
      return nil
    }
    let isOfDrops = ["d", "s"].contains(text.text(start..<start + 1).lowercased())
    var parts: [Part] = []
    var end = index
    while true {
      skipSpace()
      guard next?.isDigit == true, let group = try? work(), !group.isCounted, group.sides == nil,
        let read = Self.parts(of: group)
      else { break }
      parts += read
      end = index
    }
    index = end
    // `dropset 12 60`
    if parts.count == 2, parts.allSatisfy({ $0.load == nil }), parts[1].reps >= 20,
      parts[1].reps > parts[0].reps,
      isOfDrops
    {
      throw NotationFailure(
        problem: .unclearParts, index: start, readings: ["\(parts[0].reps)@\(parts[1].reps) d"], start: start,
        end: end)
    }
    if let last = parts.last, last.load == nil {
      parts[parts.count - 1].load = try loaded(NotatedGroup(amounts: [.exactly(.reps(last.reps))])).load
    }
    guard parts.count > 1 else {
      index = start
      return nil
    }
    var group = try group(of: parts, named: true)
    group.isDropsByName = isOfDrops
    return group
  }

  /// Longer words come first.
  private static let marks = [
    "rest-pause", "rest pause", "restpause", "myo-reps", "myo reps", "myoreps", "myo", "clusters", "cluster",
    "drop-set", "drop set", "dropset", "serie descendente", "serie descendent", "descendente", "descendent",
  ]

  /// The amounts of a group as parts, all with its load.
  private static func parts(of group: NotatedGroup) -> [Part]? {
    var parts: [Part] = []
    for amount in group.amounts {
      guard case .exactly(.reps(let reps)) = amount else { return nil }
      parts.append(Part(reps: reps, load: group.load))
    }
    return parts + group.parts.map { Part(reps: $0.reps, load: $0.load ?? group.load) }
  }

  /// `5+10kg`, `8+2.5`: reps with added load.
  private mutating func addedLoad(after first: TargetAmount) throws(NotationFailure) -> NotatedGroup? {
    let start = index
    guard next == "+", let (_, mass) = try signedMass(), mass.unit != nil || !mass.value.isWhole else {
      index = start
      return nil
    }
    return NotatedGroup(amounts: [first], load: .plus(mass, onBodyWeight: false))
  }

  /// The sign before a part. A mass after it isn't a part.
  private mutating func takePlus(afterLoad: Bool) -> Bool {
    let start = index
    let isSpaced = next == NotationText.space
    skipSpace()
    // In `14>12>10` the numbers may be loads.
    if afterLoad, take(">") || take("→") {
      skipSpace()
    } else {
      guard take("+") else {
        index = start
        return false
      }
      if next == NotationText.space {
        guard isSpaced else {
          index = start
          return false
        }
        skipSpace()
      } else if isSpaced, !afterLoad {
        index = start
        return false
      }
    }
    var ahead = self
    guard ahead.skipNumber(), ahead.massUnit() == nil else {
      index = start
      return false
    }
    return next?.isDigit == true
  }

  private mutating func chain(from first: [Part]) throws(NotationFailure) -> NotatedGroup {
    var parts = first
    if parts[0].load == nil { parts[0].load = try partLoad() }
    while true {
      let sign = index
      guard takePlus(afterLoad: parts.contains { $0.load != nil }) else { break }
      let start = index
      // `8@80+2.5`: so much more load.
      var ahead = self
      if let more = try? ahead.number(), !more.isWhole {
        guard parts.count == 1, case .plain(let mass)? = parts[0].load else {
          throw failure(.unclearParts, at: groupStart)
        }
        let sum = NotatedMass(Thousandths(raw: mass.value.raw + more.raw), mass.unit)
        throw NotationFailure(
          problem: .unclearParts, index: groupStart,
          readings: ["\(parts[0].reps)@" + NotationWriter().text(.plain(sum))], end: ahead.index)
      }
      guard let reps = try integer(), reps > 0 else { throw failure(.zeroAmount, at: start) }
      guard reps <= Limits.reps.upperBound else { throw failure(.tooMuch, at: start) }
      let part = Part(reps: reps, load: try partLoad())
      // `10@40 → 8@45`: no load rises within a set, so the arrow stands between two.
      if text.cells[start - 1].scalar == NotationText.space, part.isHeavier(than: parts[parts.count - 1]) {
        index = sign
        skipSpace()
        index += 1
        break
      }
      parts.append(part)
      guard parts.count <= Notation.mostSets else { throw failure(.tooManySets, at: groupStart) }
    }
    return try group(of: parts, named: false)
  }

  /// A load after an `@`, or a mass after an `x`.
  mutating func partLoad() throws(NotationFailure) -> NotatedLoad? {
    if let load = try loadAfterAt() { return load }
    let start = index
    if takeSpaced("x"), let mass = try unitLoad() { return .plain(mass) }
    index = start
    return nil
  }

  private func group(of parts: [Part], named: Bool) throws(NotationFailure) -> NotatedGroup {
    var parts = parts
    let last = parts.count - 1
    let loaded = parts.indices.filter { parts[$0].load != nil }
    var group = NotatedGroup(amounts: [.exactly(.reps(parts[0].reps))])
    if loaded == [last] || loaded == [0] {
      group.load = parts[loaded[0]].load
      // In `8@80 +10` the number could be more load.
      if loaded == [0], last == 1, !named { throw unclear(parts, carrying: [0]) }
      // `3@115 +5 +5`: no burst after a set has as many reps as it.
      if loaded == [0], !named, parts.dropFirst().contains(where: { $0.reps >= parts[0].reps }) {
        throw rising(parts)
      }
      for place in parts.indices { parts[place].load = nil }
    } else if !loaded.isEmpty {
      guard loaded.count == parts.count else { throw unclear(parts, carrying: loaded) }
      group.load = parts[0].load
      group.repeatsLoad = !named && parts.allSatisfy { $0.load == group.load }
      for place in parts.indices where parts[place].load == group.load { parts[place].load = nil }
    }
    group.parts = parts.dropFirst().map { NotatedPart(reps: $0.reps, load: $0.load) }
    group.namesParts = named || !loaded.isEmpty
    group.isPartsByName = named
    return group
  }

  /// Parts that may be sets, each with so much more load than the one before: `3@115 +5 +5`.
  private func rising(_ parts: [Part]) -> NotationFailure {
    let writer = NotationWriter()
    var readings: [String] = []
    if case .plain(var mass)? = parts[0].load {
      var sets: [String] = []
      for (place, part) in parts.enumerated() {
        if place > 0 { mass = NotatedMass(Thousandths(raw: mass.value.raw + part.reps * 1_000), mass.unit) }
        sets.append("\(parts[0].reps)@" + writer.text(.plain(mass)))
      }
      readings = [
        sets.joined(separator: " "),
        parts.map { "\($0.reps)" }.joined(separator: "+")
          + (parts[0].load.map { "@" + writer.text($0) } ?? ""),
      ]
    }
    return NotationFailure(problem: .unclearParts, index: groupStart, readings: readings, end: index)
  }

  /// Parts with a load for some only: each has that of the part before, or of the part after.
  private func unclear(_ parts: [Part], carrying loaded: [Int]) -> NotationFailure {
    let writer = NotationWriter()
    func text(_ load: (Int) -> NotatedLoad?) -> String? {
      var texts: [String] = []
      for place in parts.indices {
        guard let load = load(place) else { return nil }
        texts.append("\(parts[place].reps)@" + writer.text(load))
      }
      return texts.joined(separator: "+")
    }
    // `8@80 +1`: both parts with that load.
    let alike = loaded == [0] ? parts[0].load.map { writer.text($0) } : nil
    var readings =
      alike.map { [parts.map { "\($0.reps)" }.joined(separator: "+") + "@" + $0] }
      ?? [
        text { place in loaded.last { $0 <= place }.flatMap { parts[$0].load } },
        text { place in loaded.first { $0 >= place }.flatMap { parts[$0].load } },
      ].compactMap(\.self)
    if loaded == [0], case .plain(let mass)? = parts[0].load {
      let sum = Thousandths(raw: mass.value.raw + parts[1].reps * 1_000)
      readings.append("\(parts[0].reps)@" + writer.text(.plain(NotatedMass(sum, mass.unit))))
    }
    return NotationFailure(problem: .unclearParts, index: groupStart, readings: readings, end: index)
  }
}
