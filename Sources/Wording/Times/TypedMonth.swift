package import Training

/// A month by its name, in any language: `nov`, `November 2026`, `octubre de 2025`.
package struct TypedMonth: Hashable, Sendable {
  private let month: Int
  /// Nil for the latest such month.
  private let year: Int?

  /// Nil for anything else.
  package init?(_ text: String) {
    let words = text.lowercased().split(separator: " ").map { $0.last == "." ? $0.dropLast() : $0 }
      .filter { !["de", "del", "of"].contains($0) }
    guard let name = words.first, words.count <= 2, let month = TimeWords.month(String(name)) else {
      return nil
    }
    var year: Int?
    if words.count == 2 {
      guard words[1].utf8.count == 4, let number = Int(words[1]), number > 0 else { return nil }
      year = number
    }
    (self.month, self.year) = (month.rawValue, year)
  }

  /// The year and the month (1…12); without a year, the latest one that has begun.
  package func latest(today: Day) -> (year: Int, month: Int) {
    (year ?? (month > today.month ? today.year - 1 : today.year), month)
  }
}
