import Training

/// The dates of a file, to find the order of their numbers.
struct WrittenDates {
  /// The orders that dates show by themselves: `17/05/26`.
  private var shown: Set<DateOrder> = []
  /// The days in each order, as far as the dates are some.
  private var days: [DateOrder: [Day]] = [:]
  /// The first date that both orders read.
  private var example: String?
  private let today: Day?

  /// Collects the dates in a column. Where no order is needed, none are.
  init(_ rows: ForeignRecords, at place: Int, until today: Day?) {
    self.today = today
    var rows = rows
    while let row = rows.next() {
      guard case .cells(let cells, _) = row, cells.indices.contains(place) else { continue }
      let text = cells[place].trimmed
      // Such dates are alike in all rows.
      if ForeignTime(foreign: text, nil) != nil {
        (shown, example) = ([], nil)
        return
      }
      let parts = text.prefix { $0.isNumber || "/-".contains($0) }.split { !$0.isNumber }.map(String.init)
      guard parts.count == 3, parts[0].count <= 2, let first = Int(parts[0]), let second = Int(parts[1])
      else { continue }
      if first > 12, second <= 12 { shown.insert(.dayFirst) }
      if second > 12, first <= 12 { shown.insert(.monthFirst) }
      var readings = 0
      for order in DateOrder.allCases {
        guard let day = ForeignTime(foreign: text, order)?.day else { continue }
        days[order, default: []].append(day)
        readings += 1
      }
      if readings == 2 { example = example ?? text }
    }
  }

  /// The order; nil if no date needs one, or if they show both. The folded names of the columns say in whose countries the file was
  /// written.
  ///
  /// - Throws: ``ForeignFileError/dateOrder(example:)`` if nothing shows it
  func order(in header: [String]) throws(ForeignFileError) -> DateOrder? {
    guard shown.count < 2 else { return nil }
    if let only = shown.first { return only }
    guard let example else { return nil }
    // Nobody has trained tomorrow; it may be tomorrow where the lifter was.
    let past = DateOrder.allCases.filter { order in
      guard let today, let last = days[order]?.max() else { return true }
      return last.daysSince1970 <= today.daysSince1970 + 1
    }
    if past.count == 1 { return past[0] }
    // Files are in the order of time: if only one reading is, it is the right one.
    let inOrder = DateOrder.allCases.filter { Self.areInOrder(days[$0] ?? []) }
    if inOrder.count == 1 { return inOrder[0] }
    if header.contains(where: { name in Self.exercise.contains(where: name.contains) }) { return .dayFirst }
    throw .dateOrder(example: example)
  }

  private static func areInOrder(_ days: [Day]) -> Bool {
    let pairs = zip(days, days.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
  }

  /// `Exercise` in the languages of exports in whose countries the day comes first.
  private static let exercise = ["exercici", "exercice", "ejercicio", "esercizio", "ubung", "oefening"]
}
