import Catalogue
import Training
import Wording

/// A load that is the bar and what was put on it.
extension LogLine {
  /// Refuses `bench 3x8 bar + 20` and `bench 20 + bar 3x8`: the plates in all, or those of each side.
  func refuseBarAndPlates() throws(Failure) {
    let words = line.words.map { $0.lowercased() }
    guard line.isLog, words.count <= 12, let bar = words.firstIndex(where: Self.bars.contains), bar > 0,
      let found = plates(beside: bar, in: words),
      // `3x10 with the bar and 5 a side` is read, and asked about as such.
      case let first = words.firstIndex(where: { $0.first?.isNumber == true }) ?? bar,
      found.areCounted || !context.notation.understands(Array(line.words[min(first, bar)...]))
    else { return }
    var (start, end) = (found.place.lowerBound, found.place.upperBound)
    let isOfSide = Self.beginsWithSide(words[end...])
    if isOfSide { end += 2 }
    while start > 1, Self.beforeBar.contains(words[start - 1]) { start -= 1 }
    let rest = line.words[..<start] + line.words[end...]
    guard let sets = rest.last, rest.count > 1, SetWord.isCountedReps(sets) || Int(sets) != nil,
      case let name = rest.dropLast().joined(separator: " "),
      case .one(let exercise) = try match(name), exercise.equipment == .barbell
    else { return }
    let unit = found.unit ?? context.settings.unit.value
    let alone = Plates.standard(unit).bar.value.raw
    throw .listUnclear(
      words[start..<end].joined(separator: " "),
      (isOfSide ? [2] : found.areCounted ? [1] : [1, 2]).map { sides in
        let load = Mass(Thousandths(raw: alone + sides * found.plates.raw), unit)
        return line.typing(
          (rest.dropLast() + [sets + "@" + NotationWriter().text(load)]).map(line.quoted)
            .joined(separator: " "))
      })
  }

  /// The plates of `bar + 20kg` and `20 + bar`, and the words that say it.
  private func plates(
    beside bar: Int, in words: [String]
  ) -> (plates: Thousandths, unit: MassUnit?, place: Range<Int>, areCounted: Bool)? {
    for (sign, number) in [(bar + 1, bar + 2), (bar - 1, bar - 2)]
    where words.indices.contains(number) && Self.pluses.contains(words[sign]) {
      if let discs = discs(Array(words[number...])) {
        return (discs.plates, discs.unit, bar..<number + discs.count, true)
      }
      let figures = words[number].prefix { $0.isNumber || $0 == "." }
      let unit = words[number].dropFirst(figures.count)
      guard let plates = Thousandths(String(figures)), plates.raw > 0,
        unit.isEmpty || MassUnit(named: String(unit)) != nil
      else { continue }
      return (plates, MassUnit(named: String(unit)), min(number, bar)..<max(number, bar) + 1, false)
    }
    return nil
  }

  /// The weight of `2 discos de 10 kg`, and how many words say it.
  private func discs(_ words: [String]) -> (plates: Thousandths, unit: MassUnit?, count: Int)? {
    guard words.count > 3, let number = Self.count(words[0]), Self.plates.contains(words[1]),
      ["de", "of", "d'"].contains(words[2]), let mass = context.notation.mass(in: [words[3]])
    else { return nil }
    let unit = words.count > 4 ? MassUnit(named: words[4]) : nil
    return (Thousandths(raw: mass.value.raw * number), mass.unit ?? unit, unit == nil ? 4 : 5)
  }

  private static let bars: Set = ["bar", "barra"]
  private static let pluses: Set = ["+", "plus", "and", "más", "mas", "y", "més", "mes", "i"]
  private static let beforeBar: Set = ["the", "la", "with", "con", "amb", "at", "@", "a"]
}
