import Logbook
import Training
import Wording

/// Remarks about the last set of a line.
extension LogLine {
  /// Refuses `bench drop 20% 3x8` and `-20% 3x8`, and offers the last set's load less that share.
  func refuseShareOfLast() throws(Failure) {
    guard let percent = line.words.firstIndex(where: { $0.hasSuffix("%") && $0.count < 5 }),
      let number = Int(line.words[percent].drop { $0 == "-" }.dropLast()), (5...60).contains(number)
    else { return }
    let isLess = percent > 0 && Self.lesses.contains(Recognition.folded(line.words[percent - 1]))
    let first = isLess ? percent - 1 : percent
    let sets = line.words[(percent + 1)...].drop { Self.lesses.contains(Recognition.folded($0)) }
    guard isLess || line.words[percent].first == "-" || sets.startIndex > percent + 1, sets.count == 1,
      let reps = sets.first, Int(reps) != nil || SetWord.isCountedReps(reps), !reps.contains("@"),
      let open = try context.logbook.read({ snapshot throws(Failure) in
        try context.open(in: snapshot)?.workout
      }),
      case let name = line.words[..<first].joined(separator: " "),
      let index = try? (name.isEmpty ? open.currentExercise : context.index(of: .name(name), in: open)),
      let place = open.donePlaces(of: index).last, case .external(let last)? = open[place].result?.load
    else { return }
    // To half a kilogram, or a pound.
    let step = last.unit == .kilograms ? 500 : 1_000
    let raw = (last.value.raw * (100 - number) / 100 + step / 2) / step * step
    let load = NotationWriter().text(Mass(Thousandths(raw: raw), last.unit))
    throw .listUnclear(
      line.words[first...].joined(separator: " "),
      [line.typing((line.words[..<first] + [reps + "@" + load]).map(line.quoted).joined(separator: " "))])
  }

  private static let lesses: Set = ["drop", "less", "lighter", "minus", "down", "menos", "menys", "bajando"]

  /// Refuses `3x8@60 last set to failure`, `3x8@80 dropset last set`, `3x8 60 fallo en la última` `3x5@80 but the last 6` and
  /// `3@365 last one missed`, `3@365 (missed 3rd)`, with the last set apart.
  func refuseLastSet() throws(Failure) {
    let words = line.words.map { Recognition.folded($0.filter { !"(),".contains($0) }) }
    guard line.isLog, words.count <= Self.longest,
      let place = words.indices.dropFirst(2).first(where: { Self.lasts.contains(words[$0]) })
        ?? words.indices.dropFirst(2).first(where: { Self.ordinals[words[$0]] != nil })
    else { return }
    let ordinal = Self.ordinals[words[place]]
    var start = place
    while start > 1, Self.joining.contains(words[start - 1]) { start -= 1 }
    var rest = words[(place + 1)...].drop { Self.fillers.contains($0) }.filter { $0 != "reps" }
    // `fallo en la última`
    if rest.isEmpty,
      let marks = Self.marks.first(where: { words[..<start].suffix($0.count).elementsEqual($0) })
    {
      start -= marks.count
      rest = marks
    }
    // `only got 4 on the last`
    if rest.isEmpty, start > 2, Int(words[start - 1]) != nil, Self.gots.contains(words[start - 2]) {
      start -= 1
      rest = [words[start]]
      while start > 1, Self.gots.contains(words[start - 1]) || words[start - 1] == "but" { start -= 1 }
    }
    if rest.isEmpty, SetWord.misses.contains(words[start - 1]) {
      start -= 1
      rest = [words[start]]
    }
    let isMarked = Self.marks.contains { rest.elementsEqual($0) }
    let isMissed = rest.count == 1 && SetWord.misses.contains(rest[0])
    let isDrop = isMarked && rest.first?.hasPrefix("drop") == true
    // `last set @9`
    let rating = rest.count == 1 && line.words.last?.first == "@" ? line.words.last : nil
    let reps = rest.count == 1 && rating == nil ? Int(rest[0]) : nil
    guard isMarked || isMissed || rating != nil || reps.map({ (1...50).contains($0) }) == true, start > 1,
      let text = try? context.understood(TypedLine(line, words: Array(line.words[..<start])))
    else { return }
    var sets = text.split(separator: " ").map(String.init)
    // `3x5@80kg @8`
    var marks: [String] = []
    while sets.count > 1, sets[sets.count - 1].first?.isNumber != true {
      marks.insert(sets.removeLast(), at: 0)
    }
    let last = sets.removeLast()
    // Of three sets of three, the third may be a set.
    guard ordinal == nil || isMissed && ordinal == Int(last.prefix { $0 != "@" }) else { return }
    let product = last.split(separator: "x", maxSplits: 1).map(String.init)
    var set = last
    if product.count == 2, let count = Int(product[0]), count > 1 {
      set = product[1]
      sets.append(count > 2 ? "\(count - 1)x\(set)" : set)
      sets += marks
    }
    let before = sets
    var others: [String] = []
    if isMissed {
      let typed = set.prefix(while: \.isNumber)
      guard let count = Int(typed) else { return }
      // Of sets with several reps, none of the last may have been made.
      if count > 1, product.count == 2 {
        others = [(before + ["1" + set.dropFirst(typed.count), "miss"]).joined(separator: " ")]
      }
      set = count == 1 ? set + " miss" : "\(count - 1)" + set.dropFirst(typed.count) + " f"
    }
    if let reps { set = "\(reps)" + set.drop(while: \.isNumber) }
    if let rating { set += " " + rating }
    sets.append(set + (isDrop ? " d" : isMarked ? " f" : ""))
    throw .listUnclear(
      line.words[(firstFigure ?? 1)...].joined(separator: " "), [sets.joined(separator: " ")] + others)
  }

  private static let lasts: Set = ["last", "ultima", "darrera", "lultima"]
  private static let ordinals = [
    "2nd": 2, "second": 2, "3rd": 3, "third": 3, "4th": 4, "fourth": 4, "5th": 5, "fifth": 5,
  ]
  private static let gots: Set = ["only", "got", "just", "did", "solo", "hice", "nomes"]
  private static let joining: Set = [
    "the", "la", "but", "pero", "and", "y", "i", "on", "en", "in", "a", "with", "con", "amb",
  ]
  private static let fillers: Set = [
    "set", "serie", "one", "was", "fue", "de", "of", "a", "con", "with", "amb", "amrap",
  ]
  private static let marks = [
    ["to", "failure"], ["failure"], ["al", "fallo"], ["hasta", "el", "fallo"], ["fallo"],
    ["a", "la", "fallada"], ["al", "fall"],
    ["la", "fallada"], ["fallada"], ["f"], ["drop", "set"], ["dropset"], ["drop-set"], ["drop"],
  ]
}
