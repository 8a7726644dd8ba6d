/// How an exercise of a routine grows from one time to the next: by how much, and when it steps back.
///
/// It grows when every planned working set reached its reps: the ones planned, the upper end of a range (double
/// progression: the reps grow first, then the load), the least of an open end. When some set stays below the least of its
/// reps, the load stays; after so many times in a row at that load it steps back.
package struct Progression: Hashable, Sendable {
  /// What is added; nil for the next load that the equipment has. Zero keeps the load for good.
  package var step: Mass?
  /// After how many failed times in a row it steps back: 1…10.
  package var misses: Int
  /// By how much, in percent: more than 0, less than 100.
  package var drop: Thousandths

  package static let standardMisses = 2
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
  /// Reads what is typed: `+2.5kg`, `+5`, `+` for the next load; then, if they are other than the standard, how far it
  /// steps back (`-15%`) and after how many failed times (`3x`). A comma stands for a point. `unit` holds where the mass has
  /// none.
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

  /// The form that is typed: `+2.5kg`, `+2.5kg -15% 3x`.
  package var text: String {
    let writer = NotationWriter()
    let parts = [
      "+" + (step.map { writer.text($0) } ?? ""), drop == Self.standardDrop ? nil : "-" + drop.text + "%",
      misses == Self.standardMisses ? nil : "\(misses)x",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
