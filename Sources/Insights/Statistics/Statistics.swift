package import Training

/// Totals over some time of training.
package struct Statistics: Hashable, Sendable {
  /// The totals over all sessions.
  package var total: TimedTally
  /// By completed sets, most first; equal ones in the order of the history.
  package var exercises: [ExerciseTally]
  /// The muscles that worked, most sets first.
  package var muscles: [MuscleTally]
  /// The spans from the first workout to the last, oldest first, empty ones between included; empty if none were asked for.
  package var spans: [SpanTally]

  /// Totals over sets, with the time trained.
  package struct TimedTally: Hashable, Sendable {
    /// The totals over the sets.
    package internal(set) var sets = Tally()
    /// The time trained, without pauses, in workouts whose time is known.
    private var seconds = 0
    /// The number of workouts with a known time.
    private var timed = 0

    /// The time trained, without pauses; nil if no workout has a known time.
    package var duration: Duration? {
      timed == 0 && sets.workouts > 0 ? nil : Duration(seconds: seconds)
    }

    /// The mean time in seconds of the workouts whose time is known; nil if there is none.
    package var meanSeconds: Thousandths? {
      timed == 0 ? nil : Thousandths(raw: (seconds * 2_000 + timed) / (timed * 2))
    }

    /// Counts another workout.
    mutating func begin(_ elapsed: Duration?) {
      sets.workouts += 1
      guard let elapsed else { return }
      seconds += elapsed.seconds
      timed += 1
    }
  }

  /// Totals over the sets of an exercise.
  package struct ExerciseTally: Hashable, Sendable {
    /// The index of the exercise in the history.
    package var exercise: Int
    package var sets: Tally
  }

  /// The spans, extended by empty ones to cover the days from `first` through `last`; empty if there are none.
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

  /// Totals over a span of the calendar.
  package struct SpanTally: Hashable, Sendable {
    package var span: CalendarSpan
    package var tally: TimedTally
  }

  /// How much a muscle worked, without warm-ups: the sets and the volume of exercises with it as a main muscle count in full,
  /// those of exercises with it as a secondary one by half.
  package struct MuscleTally: Hashable, Sendable {
    package var muscle: Muscle
    /// Sets in halves: a whole set counts 2.
    package var halfSets = 0
    /// The volume in halves of 10⁻¹¹ kg.
    var halfVolume: Int128 = 0

    /// The sets, to a half.
    package var sets: Thousandths { Thousandths(raw: halfSets * 500) }

    /// The volume, rounded half up to thousandths of `unit`.
    package func volume(in unit: MassUnit) -> Mass { Mass(exact: halfVolume / 2, unit) }
  }
}

/// The facts about an exercise that statistics need.
package struct StatisticsFacts: Hashable, Sendable {
  package var load: LoadFacts
  /// The main muscles; a set counts 1 for each.
  package var primary: [Muscle]
  /// The other muscles; a set counts ½ for each.
  package var secondary: [Muscle]

  /// Whether it is done for a distance in a time, as runs are, not loads carried.
  package var isCardio: Bool
  /// The sport that it belongs to; nil for none.
  package var sport: Sport?

  package init(
    _ load: LoadFacts = LoadFacts(), primary: [Muscle] = [], secondary: [Muscle] = [], isCardio: Bool = false,
    sport: Sport? = nil
  ) {
    (self.load, self.primary, self.secondary) = (load, primary, secondary)
    (self.isCardio, self.sport) = (isCardio, sport)
  }
}
