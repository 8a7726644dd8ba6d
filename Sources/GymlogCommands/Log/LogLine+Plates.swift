import Catalogue
import Logbook
import Training
import Wording

/// Plates on each side of a bar or a machine, before the sets.
extension LogLine {
  /// The plates on each side, and the sets.
  struct Sides {
    let number: Thousandths
    /// Nil for plates, empty for the lifter's own.
    let unit: String?
    /// The weight of each plate, if it was typed.
    var plate: Thousandths?
    let namesSide: Bool
    let sets: String
  }

  /// `2 plates 5x5`, `4 plates a side x 12`, `2 discos de 20 por lado 3x8`, `20kg per side 3x10`, `20 per side 12 10 8`
  static func sidesFirst(_ words: [String]) -> Sides? {
    // `4 plates/side x 12 x 3`
    var words = words.flatMap { $0.hasSuffix("s/side") ? [String($0.dropLast(5)), "/side"] : [$0] }
    if words.count > 4, words[words.count - 2] == "x", words[words.count - 4] == "x",
      let count = Int(words[words.count - 1]), count <= 10
    {
      words.replaceSubrange((words.count - 3)..., with: ["\(count)x" + words[words.count - 3]])
    }
    let figures = words[0].prefix { $0.isNumber || $0 == "." }
    guard let number = Thousandths(String(figures)), number.raw > 0 else { return nil }
    var rest = words.dropFirst()
    func takeSide() -> Bool {
      guard beginsWithSide(rest) else { return false }
      rest = rest.dropFirst(2)
      return true
    }
    // `20 per side 3x10`
    let isBare = figures.count == words[0].count && takeSide()
    let unit =
      isBare
      ? ""
      : figures.count < words[0].count ? String(words[0].dropFirst(figures.count)) : rest.popFirst() ?? ""
    let isPlates = plates.contains(unit)
    var plate: Thousandths?
    if isPlates, ["de", "of"].contains(rest.first) {
      rest = rest.dropFirst()
      plate = rest.popFirst().flatMap { Thousandths($0.replacing(",", with: ".")) }
      guard plate != nil else { return nil }
      // `2 discos de 20 kg`
      if rest.first.flatMap({ MassUnit(named: $0) }) != nil { rest = rest.dropFirst() }
    }
    // `a cada lado`
    if rest.first == "a", ["cada", "each"].contains(rest.dropFirst().first) { rest = rest.dropFirst() }
    var namesSide = isBare || takeSide()
    if rest.first == "/side" {
      rest = rest.dropFirst()
      namesSide = true
    }
    if rest.count == 2, ["x", "for"].contains(rest.first) { rest = rest.dropFirst() }
    // `for a single`
    if rest.count == 3, rest.first == "for", let reps = counts[rest.last ?? ""] { rest = ["\(reps)"] }
    // `12 10 8`
    if rest.count > 2, rest.allSatisfy({ Int($0) != nil }) { rest = [rest.joined(separator: ",")] }
    guard rest.count < 2, case let sets = rest.first ?? "",
      sets.allSatisfy({ $0.isNumber || ",x".contains($0) }),
      isPlates
        ? number.raw % 1_000 == 0 && number <= Thousandths(10)
        : namesSide && (isBare ? SetWord.isCountedReps(sets) : MassUnit(named: unit) != nil)
    else { return nil }
    return Sides(
      number: number, unit: isPlates ? nil : unit, plate: plate, namesSide: namesSide, sets: sets)
  }

  /// The line with the current exercise's name before `4 plates/side x 12`, so that its lines can be offered; nil for other lines.
  func withNameBeforePlates() throws(Failure) -> TypedLine? {
    let words = line.words
    guard line.isLog, words.count > 2, Int(words[0]) != nil,
      Self.plates.contains(String(words[1].lowercased().prefix { $0.isLetter })),
      let open = try context.logbook.read({ snapshot throws(Failure) in
        try context.open(in: snapshot)?.workout
      }), let index = open.currentExercise
    else { return nil }
    let name = context.name(of: open.exercises[index]).lowercased()
    return TypedLine(line, words: name.split(separator: " ").map(String.init) + words)
  }

  static let plates: Set = ["plate", "plates", "disco", "discos", "disc", "discs"]

  /// Whether words begin with `per side`.
  static func beginsWithSide(_ words: ArraySlice<String>) -> Bool {
    words.first.map { ["a", "per", "each", "/", "por", "cada"].contains($0) } == true
      && ["side", "lado", "costat", "banda"].contains(words.dropFirst().first)
  }

  /// The sets with all that was lifted: with the usual bar, if there is one.
  func withBothSides(_ sides: Sides, of exercise: Exercise) -> [String]? {
    let unit = sides.unit.flatMap { MassUnit(named: $0) } ?? context.settings.unit.value
    let hasBar = exercise.equipment == .barbell
    guard hasBar || sides.namesSide && [.machine, .sled].contains(exercise.equipment) else { return nil }
    let bar = Plates.standard(unit).bar.value.raw
    // A plate is as heavy as the bar, unless its weight is said.
    let side = sides.unit == nil ? sides.number.raw / 1_000 * (sides.plate?.raw ?? bar) : sides.number.raw
    let whole = Mass(Thousandths(raw: side * 2 + (hasBar ? bar : 0)), unit)
    // Without reps, an example of them.
    return [(sides.sets.isEmpty ? "8" : sides.sets) + "@" + NotationWriter().text(whole)]
  }

  /// `leg press 4 plates 12 12 10`: on both sides together, or on each; of a cable, those of the stack.
  func platesOfMachine(_ sets: [String], of name: ArraySlice<String>) -> [[String]]? {
    guard let sides = Self.sidesFirst(sets.map { $0.lowercased() }), sides.unit == nil, sides.plate == nil,
      !sides.namesSide, sides.sets.contains(where: { ",x".contains($0) }),
      let found = try? match(name.joined(separator: " ")), case .one(let exercise) = found
    else { return nil }
    let count = sides.number.raw / 1_000
    let unit = context.settings.unit.value
    switch exercise.equipment {
    case .cable: return [[sides.sets + "@p\(count)"]]
    case .machine, .sled:
      return [1, 2].map { side in
        let mass = Mass(Thousandths(raw: Plates.standard(unit).bar.value.raw * count * side), unit)
        return [sides.sets + "@" + NotationWriter().text(mass)]
      }
    default: return nil
    }
  }

  /// Refuses `bench 2 discos de 20 por lado`, which has no reps.
  func refusePlatesAlone(_ name: ArraySlice<String>, _ sets: [String]) throws(Failure) {
    guard let sides = Self.sidesFirst(sets.map { $0.lowercased() }), sides.sets.isEmpty,
      case .one(let exercise) = try match(name.joined(separator: " ")), exercise.countMode == .reps,
      let example = withBothSides(sides, of: exercise)
    else { return }
    throw .repsMissing(line.typing((name + example).map(line.quoted).joined(separator: " ")))
  }
}
