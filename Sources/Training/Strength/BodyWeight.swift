/// A body weight that the lifter recorded.
package struct BodyWeight: Hashable, Sendable {
  package var id: EntityID
  /// The weight as typed.
  package var weight: Mass
  /// The time it was measured.
  package var at: Instant

  package init(id: EntityID, weight: Mass, at: Instant) {
    self.id = id
    self.weight = weight
    self.at = at
  }

  /// Whether `one` comes before `other`: by time, then by id.
  package static func isEarlier(_ one: BodyWeight, _ other: BodyWeight) -> Bool {
    (one.at.seconds, one.id) < (other.at.seconds, other.id)
  }
}

/// The lifter's body weight over time.
package struct BodyWeights: Hashable, Sendable {
  /// All recorded weights, earliest first.
  package let entries: [BodyWeight]
  /// The last weight of each day that has one, earliest first, by days since 1970.
  private let days: [(day: Int, weight: Mass)]

  /// Creates a list of weights given in any order.
  package init(_ entries: some Sequence<BodyWeight> = []) {
    var entries = Array(entries)
    // Listed by document name, they usually are in order.
    if zip(entries, entries.dropFirst()).contains(where: { $0.at.seconds >= $1.at.seconds }) {
      entries.sort(by: BodyWeight.isEarlier)
    }
    self.entries = entries
    var days: [(day: Int, weight: Mass)] = []
    for entry in entries {
      let day = entry.at.day.daysSince1970
      // After travelling west, a later moment can fall on an earlier day.
      let place = days.lastIndex { $0.day <= day }
      if let place, days[place].day == day {
        days[place].weight = entry.weight
      } else {
        days.insert((day, entry.weight), at: place.map { $0 + 1 } ?? 0)
      }
    }
    self.days = days
  }

  /// Whether no weight is recorded.
  package var isEmpty: Bool { entries.isEmpty }

  /// The latest weight; nil if none is recorded.
  package var latest: BodyWeight? { entries.last }

  /// The weight that applies on a day: the last one recorded by then, or the first one on days before it. Nil
  /// only if none is recorded.
  ///
  /// If days before the first entry had none, the loads of bodyweight exercises would jump by the body's
  /// weight on that day, and earlier sets couldn't be compared with later ones.
  package func weight(on day: Day) -> Mass? { entry(on: day)?.weight }

  /// The same, and the day that it is of.
  package func entry(on day: Day) -> (day: Day, weight: Mass)? {
    let wanted = day.daysSince1970
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day <= wanted { low = middle + 1 } else { high = middle }
    }
    return (low > 0 ? days[low - 1] : days.first).map { (Day(daysSince1970: $0.day), $0.weight) }
  }

  /// The last entry on or before a day; nil if there is none.
  package func entry(onOrBefore day: Day) -> BodyWeight? { entries.last { $0.at.day <= day } }

  package static func == (one: Self, other: Self) -> Bool { one.entries == other.entries }

  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
