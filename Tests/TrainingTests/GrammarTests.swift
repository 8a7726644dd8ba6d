import TestSupport
import Testing
import Training

/// A second reader for the grammar that searches for every reading. It neither looks ahead nor takes the
/// longest match, so it reveals texts with two readings and readings that the parser misses.
struct EveryReading {
  typealias Found = [(value: String, end: Int)]

  let text: [Character]
  let comma: Bool

  init(_ text: String, comma: Bool) {
    self.text = Array(text.lowercased().replacing("×", with: "x"))
    self.comma = comma
  }

  var all: Set<String> {
    var found: Set<String> = []
    for (value, end) in sets(0) where end == text.count {
      if let joined = Self.joined(value) { found.insert(joined) }
    }
    return found
  }

  /// The groups with each distance and the time beside it joined; nil if they pair up in several ways.
  /// Counted amounts are marked with `#`.
  private static func joined(_ value: String) -> String? {
    func kind(_ group: String) -> Character? {
      let amount = group.prefix { !"@[,".contains($0) }.drop { $0 == "#" }
      if amount.contains("/") { return nil }
      if amount.hasSuffix("ms") { return "t" }
      return amount.last.map { "mi".contains($0) } == true ? "d" : nil
    }
    var groups = value.split(separator: " ").map(String.init)
    var joined: [String] = []
    while !groups.isEmpty {
      var run = [groups.removeFirst()]
      // `5km@20kg 55:00`: the load of a distance doesn't keep its time from it.
      if kind(run[0]) == "d", run[0].contains("@"), !run[0].contains("["), let next = groups.first,
        kind(next) == "t", !next.contains(where: { "#@,".contains($0) })
      {
        run.append(groups.removeFirst())
      }
      while run.count == 1 || !run[0].contains("@"), kind(run[0]) != nil,
        !run[run.count - 1].contains(where: { "@[".contains($0) }),
        let next = groups.first, kind(next) != nil, next.first != "#"
      {
        run.append(groups.removeFirst())
      }
      let kinds = String(run.compactMap(kind))
      guard run.count > 1, kinds.contains("d"), kinds.contains("t") else {
        joined += run
        continue
      }
      let isList = run.contains { $0.first != "#" && $0.prefix { !"@[".contains($0) }.contains(",") }
      let pairs = run.count / 2
      guard
        !isList, run.count == 2 * pairs,
        kinds == String(repeating: "dt", count: pairs) || kinds == String(repeating: "td", count: pairs),
        run[0].first != "#" || kinds == "dt"
      else { return nil }
      for pair in 0..<pairs {
        let (one, other) = (run[2 * pair], run[2 * pair + 1])
        let rest = other.drop { !"@[".contains($0) }
        let end = other.prefix { !"@[".contains($0) }
        let load = one.drop { $0 != "@" }
        joined.append(
          kinds.first == "t"
            ? end + "/" + one + rest
            : one.dropLast(load.count).split(separator: ",").map { $0 + "/" + end }.joined(separator: ",")
              + load + rest)
      }
    }
    return joined.joined(separator: " ").replacing("#", with: "")
  }

  func word(_ word: String, _ start: Int) -> Found {
    let letters = Array(word)
    guard start + letters.count <= text.count, Array(text[start..<(start + letters.count)]) == letters else {
      return []
    }
    return [(word, start + letters.count)]
  }

  func any(_ words: [String], _ start: Int) -> Found { words.flatMap { word($0, start) } }

  func gap(_ start: Int) -> [Int] { start < text.count && text[start] == " " ? [start, start + 1] : [start] }

  func spaced(_ sign: String, _ start: Int) -> [Int] {
    gap(start).flatMap { word(sign, $0) }.flatMap { gap($0.end) }
  }

  /// Digits of any length: a shorter prefix is another candidate.
  func digits(_ start: Int, atMost most: Int = 9) -> Found {
    var found: Found = []
    var end = start
    while end < text.count, text[end].isASCII, text[end].isNumber, end - start < most {
      end += 1
      found.append((String(text[start..<end]), end))
    }
    return found
  }

  func integer(_ start: Int) -> [(value: Int, end: Int)] {
    digits(start).map { (Int($0.value) ?? 0, $0.end) }
  }

  func number(_ start: Int) -> [(value: Thousandths, end: Int)] {
    digits(start).flatMap { whole in
      var found = [(Thousandths(Int(whole.value) ?? 0), whole.end)]
      for (_, point) in any(comma ? [".", ","] : ["."], whole.end) {
        for (decimals, end) in digits(point, atMost: 3) {
          if let value = Thousandths(whole.value + "." + decimals) { found.append((value, end)) }
        }
      }
      return found
    }
  }

  func duration(_ start: Int) -> [(value: Int, end: Int)] {
    var found: [(Int, Int)] = []
    for (value, end) in number(start) {
      for (unit, end) in any(["s", "min", "h"], end) {
        found.append((value.raw * (unit == "s" ? 1 : unit == "h" ? 3_600 : 60), end))
      }
    }
    for (first, end) in integer(start) {
      for (_, end) in word("h", end) {
        for (minutes, end) in integer(end) where minutes < 60 {
          for (_, end) in word("min", end) { found.append(((first * 60 + minutes) * 60_000, end)) }
        }
      }
      for (_, end) in word(":", end) {
        for (second, end) in digits(end, atMost: 2) where second.count == 2 && second < "60" {
          let seconds = Int(second) ?? 0
          found.append(((first * 60 + seconds) * 1_000, end))
          for (_, end) in word(":", end) {
            for (third, end) in digits(end, atMost: 2) where third.count == 2 && third < "60" {
              found.append((((first * 60 + seconds) * 60 + (Int(third) ?? 0)) * 1_000, end))
            }
          }
        }
      }
    }
    return found.filter { $0.0 > 0 }.map { (value: $0.0, end: $0.1) }
  }

  func amount(_ start: Int) -> [(kind: Int, value: String, end: Int)] {
    var found: [(Int, String, Int)] = []
    for (reps, end) in integer(start) where (1...10_000).contains(reps) {
      found.append((0, "\(reps)", end))
      for (_, end) in word("+", end) { found.append((0, "\(reps)+", end)) }
      for (_, end) in word("-", end) {
        for (most, end) in integer(end) where most > reps && most <= 10_000 {
          found.append((0, "\(reps)-\(most)", end))
        }
      }
    }
    for (value, end) in duration(start) { found.append((1, "\(value)ms", end)) }
    for (value, end) in number(start) where value.raw > 0 {
      for (unit, end) in any(["m", "km", "mi"], end) {
        found.append((2, value.text + unit, end))
        for (_, end) in word("/", end) {
          for (time, end) in duration(end) { found.append((2, value.text + unit + "/\(time)ms", end)) }
        }
      }
    }
    return found.map { (kind: $0.0, value: $0.1, end: $0.2) }
  }

  func list(_ start: Int) -> Found {
    var found: Found = []
    func extend(_ kind: Int, _ soFar: String, _ end: Int) {
      found.append((soFar, end))
      for (_, end) in word(",", end) {
        for next in amount(end) where next.kind == kind { extend(kind, soFar + "," + next.value, next.end) }
      }
    }
    for first in amount(start) { extend(first.kind, first.value, first.end) }
    return found
  }

  func amounts(_ start: Int) -> Found {
    var found = list(start)
    for (count, end) in integer(start) where (1...20).contains(count) {
      for end in spaced("x", end) {
        for amount in amount(end) {
          found.append(
            ("#" + Array(repeating: amount.value, count: count).joined(separator: ","), amount.end))
        }
      }
    }
    return found
  }

  func unit(_ start: Int) -> Found {
    gap(start).flatMap { any(["kg", "kgs", "lb", "lbs"], $0) }.map {
      ($0.value.hasPrefix("k") ? "kg" : "lb", $0.end)
    }
  }

  func mass(_ start: Int) -> [(value: Thousandths, text: String, end: Int)] {
    number(start).filter { $0.value < Thousandths(1_000_000) }.flatMap { value, end in
      [(value, value.text, end)] + unit(end).map { (value, value.text + $0.value, $0.end) }
    }
  }

  func unitLoad(_ start: Int) -> Found {
    number(start).filter { $0.value < Thousandths(1_000_000) }
      .flatMap { value, end in unit(end).map { (value.text + $0.value, $0.end) } }
  }

  func signed(_ start: Int) -> Found {
    any(["+", "-"], start).flatMap { sign, end in
      mass(end).filter { $0.value.raw > 0 }.map { (sign + $0.text, $0.end) }
    }
  }

  func load(_ start: Int) -> Found {
    var found = mass(start).map { ($0.text, $0.end) } + signed(start)
    for (body, end) in word("bw", start) {
      found.append((body, end))
      found += signed(end).map { (body + $0.value, $0.end) }
    }
    for (value, end) in number(start) where value.raw > 0 && value <= Thousandths(200) {
      found += word("%", end).map { (value.text + "%", $0.end) }
    }
    return found
  }

  func rpe(_ start: Int) -> Found {
    number(start).compactMap { value, end in RPE(value).map { ("[rpe\($0.value.text)]", end) } }
  }

  func rating(_ start: Int) -> Found {
    (spaced("@", start) + gap(start)).flatMap { start in
      word("rpe", start).flatMap { gap($0.end) }.flatMap { rpe($0) }
        + word("rir", start).flatMap { gap($0.end) }.flatMap { integer($0) }.filter { $0.value <= 10 }
        .map { ("[rir\($0.value)]", $0.end) }
    }
  }

  func type(_ start: Int) -> Found {
    gap(start).flatMap { start -> Found in
      var found: Found = any(["w", "warmup", "warm-up"], start).map { ("[warmUp]", $0.end) }
      found += word("d", start).map { ("[drop]", $0.end) }
      // Spelled out before another set, a drop is that set.
      for (_, end) in word("drop", start) where !startsNumber(end) { found.append(("[drop]", end)) }
      found += any(["f", "failure"], start).map { ("[failure]", $0.end) }
      found += word("normal", start).map { ("[normal]", $0.end) }
      return found
    }
  }

  private func startsNumber(_ end: Int) -> Bool {
    end + 1 < text.count && text[end] == " " && text[end + 1].isNumber
  }

  func work(_ start: Int) -> [(value: String, isLoaded: Bool, end: Int)] {
    var found: [(String, Bool, Int)] = []
    for (amounts, end) in amounts(start) {
      found.append((amounts, false, end))
      for end in spaced("@", end) { found += load(end).map { (amounts + "@" + $0.value, true, $0.end) } }
      for end in spaced("x", end) { found += unitLoad(end).map { (amounts + "@" + $0.value, true, $0.end) } }
    }
    for (load, end) in unitLoad(start) {
      for end in spaced("x", end) { found += list(end).map { ($0.value + "@" + load, true, $0.end) } }
    }
    return found.map { (value: $0.0, isLoaded: $0.1, end: $0.2) }
  }

  func group(_ start: Int) -> Found {
    var found: Found = []
    for work in work(start) {
      var rated: Found = [("", work.end)] + rating(work.end)
      if work.isLoaded { rated += spaced("@", work.end).flatMap { rpe($0) } }
      for (effort, end) in rated {
        found.append((work.value + effort, end))
        found += type(end).map { (work.value + effort + $0.value, $0.end) }
      }
      for (type, end) in type(work.end) {
        found += rating(end).map { (work.value + $0.value + type, $0.end) }
      }
    }
    return found
  }

  func sets(_ start: Int) -> Found {
    group(start).filter { $0.end == text.count || text[$0.end] == " " }.flatMap { value, end -> Found in
      [(value, end)] + (end < text.count ? sets(end + 1).map { (value + " " + $0.value, $0.end) } : [])
    }
  }
}

/// Whether the group has what `EveryReading` doesn't know.
private func hasMore(_ group: NotatedGroup) -> Bool {
  switch group.load {
  case .band, .stack: return true
  default: break
  }
  return !group.parts.isEmpty || group.isEachSide || group.type == .dropToFailure
}

@Test(arguments: [(false, 12), (true, 11)])
func eachTextHasOneReadingAndItIsFound(comma: Bool, seed: UInt64) {
  var texts = RandomTexts(random: SeededRandom(seed))
  var accepted = 0
  let notation = Notation(decimalComma: comma, isStrict: true)
  for _ in 0..<3_000 {
    let text = texts.text()
    let readings = EveryReading(text, comma: comma).all
    let groups = try? notation.groups(in: [text])
    let read = groups.map { $0.map(outline).joined(separator: " ") }
    #expect(readings.count <= 1, "\(text): \(readings)")
    // Parts, sides, bands and stack numbers take no reading from anything else.
    if let groups, groups.contains(where: hasMore) {
      #expect(readings.isEmpty, "\(text)")
      continue
    }
    // The parser reads several spaces as one; the grammar doesn't.
    if !text.contains("  "), text.first != " ", text.last != " " {
      // `5+10kg` is 5@+10kg.
      if case .plus? = groups?.last?.load, readings.isEmpty { continue }
      #expect(read == readings.first, "\(text)")
    }
    if read != nil { accepted += 1 }
  }
  #expect(accepted > 1_000)
}

@Test(arguments: [13]) func whatIsAcceptedInBothLanguagesMeansTheSame(seed: UInt64) {
  var texts = RandomTexts(random: SeededRandom(seed))
  for _ in 0..<8_000 {
    let text = texts.text()
    guard let point = try? Notation(decimalComma: false, isStrict: true).groups(in: [text]) else { continue }
    #expect((try? Notation(decimalComma: true, isStrict: true).groups(in: [text])) == point, "\(text)")
  }
}

@Test(arguments: [14]) func readingsOfSyntaxErrorsRead(seed: UInt64) {
  var texts = RandomTexts(random: SeededRandom(seed))
  for _ in 0..<8_000 {
    let text = texts.text()
    do throws(SetSyntaxError) {
      _ = try Notation(decimalComma: false, isStrict: true).groups(in: [text])
    } catch {
      for reading in error.readings {
        #expect(Notation(decimalComma: false).reads(asSets: [reading]), "\(text): \(reading)")
      }
      #expect(error.words == 0..<1)
      #expect((0...text.count).contains(error.place.offset))
    }
  }
}
