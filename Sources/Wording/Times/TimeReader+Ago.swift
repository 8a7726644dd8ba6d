/// Amounts of time ago.
extension TimeReader {
  /// The whole text as an amount of hours and minutes ago.
  var ago: TypedTime? {
    if TimeWords.agoBefore.contains(words[0]) {
      return TypedLength(Array(words.dropFirst()))?.exact.map { .ago($0) }
    }
    guard words.last == TimeWords.agoAfter else { return nil }
    return TypedLength(words.dropLast())?.exact.map { .ago($0) }
  }

  /// `5 days ago`, `hace una semana`
  func agoDays(from start: Int) -> [(Int, TypedDay)] {
    let isBefore = TimeWords.agoBefore.contains(words[start])
    let first = isBefore ? start + 1 : start
    guard first + 1 < words.count, let count = number(words[first]) ?? TimeWords.number(words[first]),
      count < 100_000, let days = TimeWords.daysOfUnit(words[first + 1])
    else { return [] }
    if isBefore { return [(first + 2, .daysAgo(count * days))] }
    return first + 2 < words.count && words[first + 2] == TimeWords.agoAfter
      ? [(first + 3, .daysAgo(count * days))] : []
  }
}
