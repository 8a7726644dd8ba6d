/// What the lifter weighed at a moment.
package struct BodyWeight: Hashable, Sendable {
  package var id: EntityID
  /// As typed.
  package var weight: Mass
  package var at: Instant

  package init(id: EntityID, weight: Mass, at: Instant) {
    self.id = id
    self.weight = weight
    self.at = at
  }

  /// By time; those of one moment by id.
  package static func isEarlier(_ one: BodyWeight, _ other: BodyWeight) -> Bool {
    (one.at.seconds, one.id) < (other.at.seconds, other.id)
  }
}

/// The lifter's body weight over time.
package struct BodyWeights: Hashable, Sendable {
  /// The earliest first.
  package let entries: [BodyWeight]
  /// The last weight of each day that has one, the earliest day first, by days since 1970.
  private let days: [(day: Int, weight: Mass)]

  package init(_ entries: some Sequence<BodyWeight> = []) {
    var entries = Array(entries)
    // By their names, as a rule, they are in order already.
    if zip(entries, entries.dropFirst()).contains(where: { $0.at.seconds >= $1.at.seconds }) {
      entries.sort(by: BodyWeight.isEarlier)
    }
    self.entries = entries
    var days: [(day: Int, weight: Mass)] = []
    for entry in entries {
      let day = entry.at.day.daysSince1970
      // Who travels may have an earlier day at a later moment.
      let place = days.lastIndex { $0.day <= day }
      if let place, days[place].day == day {
        days[place].weight = entry.weight
      } else {
        days.insert((day, entry.weight), at: place.map { $0 + 1 } ?? 0)
      }
    }
    self.days = days
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// The one that was recorded for the latest moment.
  package var latest: BodyWeight? { entries.last }

  /// The weight that holds on a day: the last one recorded on it or before it; before the first, the first.
  ///
  /// So either every day has one or none has. If days before the first had none, loads moved with the body would jump on the
  /// day of the first entry by the weight of the body, and what was lifted before could not be compared with anything after.
  package func weight(on day: Day) -> Mass? {
    let wanted = day.daysSince1970
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day <= wanted { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? days[low - 1].weight : days.first?.weight
  }

  /// The last entry on a day or before it; nil where there is none so early.
  package func entry(onOrBefore day: Day) -> BodyWeight? { entries.last { $0.at.day <= day } }

  package static func == (one: Self, other: Self) -> Bool { one.entries == other.entries }

  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
