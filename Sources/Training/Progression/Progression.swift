/// A rule for the load of a routine's exercise from session to session: the step by which it grows, and the
/// drop after misses.
///
/// The load grows when every planned working set reached its reps: the planned number, the upper end of a
/// range (double progression: first the reps grow, then the load), or the least of an open end. If a set
/// misses the least of its reps, the load stays; after `misses` in a row it drops.
package struct Progression: Hashable, Sendable {
  /// The load to add; nil for the next load that the equipment has. A step of 0 keeps the load for good.
  package var step: Mass?
  /// The number of misses in a row after which the load drops, 1…10.
  package var misses: Int
  /// The percentage by which it drops, more than 0 and less than 100.
  package var drop: Thousandths

  /// The default for `misses`.
  package static let standardMisses = 2
  /// The default for `drop`.
  package static let standardDrop = Thousandths(10)

  package init(
    step: Mass? = nil, misses: Int = Self.standardMisses, drop: Thousandths = Self.standardDrop
  ) {
    self.step = step
    self.misses = misses
    self.drop = drop
  }
}

extension Progression {
  /// Reads a typed progression: `+2.5kg`, `+5`, or `+` for the next load, then optionally the drop (`-15%`)
  /// and the number of misses (`3x`). A comma counts as a decimal point. `unit` is that of a mass without
  /// one.
  ///
  /// Nil for anything else.
  package init?(_ words: some Sequence<String>, unit: MassUnit) {
    var new = Progression()
    var seen = Set<Character>()
    for word in words.joined(separator: " ").lowercased().replacing(",", with: ".").split(separator: " ") {
      guard let first = word.first, let last = word.last else { return nil }
      let kind: Character = first == "+" ? "+" : last
      guard seen.insert(kind).inserted else { return nil }
      switch kind {
      case "+":
        guard word.count == 1 || new.readStep(word.dropFirst(), unit: unit) else { return nil }
      case "%":
        guard first == "-", let drop = Thousandths(String(word.dropFirst().dropLast())), drop.raw > 0,
          drop < Thousandths(100)
        else { return nil }
        new.drop = drop
      case "x", "×":
        guard let misses = digits(word.dropLast()), (1...10).contains(misses) else { return nil }
        new.misses = misses
      default: return nil
      }
    }
    guard seen.contains("+") else { return nil }
    self = new
  }

  private mutating func readStep(_ text: Substring, unit: MassUnit) -> Bool {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let word = text.dropFirst(number.count)
    guard let value = Thousandths(String(number)), value < Thousandths(1_000),
      let unit = word.isEmpty ? unit : MassUnit.words.first(where: { $0.word == word })?.unit
    else { return false }
    step = Mass(value, unit)
    return true
  }

  /// The progression as it is typed: `+2.5kg`, `+2.5kg -15% 3x`.
  package var text: String {
    let writer = NotationWriter()
    let parts = [
      "+" + (step.map { writer.text($0) } ?? ""), drop == Self.standardDrop ? nil : "-" + drop.text + "%",
      misses == Self.standardMisses ? nil : "\(misses)x",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
