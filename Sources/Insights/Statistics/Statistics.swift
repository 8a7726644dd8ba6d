package import Training

/// What training came to over some time.
package struct Statistics: Hashable, Sendable {
  package var total: TimedTally
  /// Those of which most sets were done first; those of equally many in the order in which they came up.
  package var exercises: [ExerciseTally]
  /// The hardest worked first; without those that didn't work.
  package var muscles: [MuscleTally]
  /// Without gaps, the earliest first; empty where none were asked for.
  package var spans: [SpanTally]

  /// Sets, and the time in which they were done.
  package struct TimedTally: Hashable, Sendable {
    package internal(set) var sets = Tally()
    /// The time trained, without pauses, of the workouts of which it is known.
    private var seconds = 0
    /// How many those are.
    private var timed = 0

    /// The time trained, without pauses; nil where it isn't known of any of its workouts.
    package var duration: Duration? {
      timed == 0 && sets.workouts > 0 ? nil : Duration(seconds: seconds)
    }

    /// The mean of the workouts of which the time is known, to thousandths of a second.
    package var meanSeconds: Thousandths? {
      timed == 0 ? nil : Thousandths(raw: (seconds * 2_000 + timed) / (timed * 2))
    }

    /// One workout more.
    mutating func begin(_ elapsed: Duration?) {
      sets.workouts += 1
      guard let elapsed else { return }
      seconds += elapsed.seconds
      timed += 1
    }
  }

  package struct ExerciseTally: Hashable, Sendable {
    /// Its index in the history.
    package var exercise: Int
    package var sets: Tally
  }

  /// The spans with empty ones before and after them, so that all days from one to another lie in one; none where there are none.
  package func spans(_ unit: CalendarUnit, from first: Day, through last: Day) -> [SpanTally] {
    guard let begin = spans.first?.span, var end = spans.last?.span else { return [] }
    func empty(_ span: CalendarSpan) -> SpanTally { SpanTally(span: span, tally: TimedTally()) }
    var before: [SpanTally] = []
    var span = CalendarSpan(unit, of: first)
    while span < begin {
      before.append(empty(span))
      span = span.next
    }
    var after: [SpanTally] = []
    while end.next.first <= last {
      end = end.next
      after.append(empty(end))
    }
    return before + spans + after
  }

  package struct SpanTally: Hashable, Sendable {
    package var span: CalendarSpan
    package var tally: TimedTally
  }

  /// How much a muscle worked: the sets and the volume of exercises for which it is primary, and half of those for which it
  /// is secondary. Warm-ups don't count.
  package struct MuscleTally: Hashable, Sendable {
    package var muscle: Muscle
    /// Twice the sets.
    package var halfSets = 0
    /// Twice the volume, in 10⁻¹¹ kg.
    var halfVolume: Int128 = 0

    package var sets: Thousandths { Thousandths(raw: halfSets * 500) }

    package func volume(in unit: MassUnit) -> Mass { Mass(exact: halfVolume / 2, unit) }
  }
}

/// What has to be known of an exercise to count it.
package struct StatisticsFacts: Hashable, Sendable {
  package var load: LoadFacts
  package var primary: [Muscle]
  package var secondary: [Muscle]

  package init(_ load: LoadFacts = LoadFacts(), primary: [Muscle] = [], secondary: [Muscle] = []) {
    (self.load, self.primary, self.secondary) = (load, primary, secondary)
  }
}
