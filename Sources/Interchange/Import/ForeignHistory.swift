package import Training

/// The contents of a file of another program, in the order of the file and in its own names, before any exercise is matched.
package struct ForeignHistory: Hashable, Sendable {
  /// The program whose format the file has.
  package var program: ForeignProgram
  /// The workouts with at least one set that was done, oldest or newest first, as in the file.
  package var workouts: [ForeignWorkout] = []
  /// The rows that give no set, with the reason.
  package var leftOut: [LeftOutRow] = []
  /// The number of rows after the header. Each is a set of `workouts` or in `leftOut`; a row of StrongLifts, which holds
  /// a whole exercise, counts once.
  package var rows = 0

  /// Creates a history without workouts.
  package init(program: ForeignProgram) { self.program = program }

  /// Whether a load lacks its unit, so that the lifter has to say which it is.
  package var lacksUnit: Bool {
    workouts.contains {
      $0.exercises.contains { $0.sets.contains { $0.load.map { $0.unit == nil } ?? false } }
    }
  }
}

/// A program whose files can be read. gymlog's own are among them. The raw value is what `--from` takes.
package enum ForeignProgram: String, CaseIterable, Hashable, Sendable {
  case strong, hevy, fitnotes, gymbook, stronglifts, fitbod, liftosaur, liftlog, jefit, gymlog
}

/// A workout in another program's file.
package struct ForeignWorkout: Hashable, Sendable {
  /// The identity of this workout in the program, the same in every export: mostly the text of its start.
  package var identity: String
  /// When it began.
  package var start: ForeignTime
  /// The workout's length, if the file says it. An early end before the start is read as one after midnight.
  package var length: ForeignLength?
  package var name: String?
  package var note: String?
  package var tags: [String] = []
  /// The lifter's body weight.
  package var bodyWeight: ForeignLoad?
  /// The values of its first row that can't be used, apart from the set.
  package var dropped: [LeftOutRow.Reason] = []
  /// The workout that it was in a logbook of gymlog's.
  package var original: EntityID?
  /// The exercises in order. One that returns later in the workout stands here twice.
  package var exercises: [ForeignExercise] = []

  /// Creates a workout without exercises.
  package init(
    identity: String, start: ForeignTime, length: ForeignLength? = nil, name: String? = nil,
    note: String? = nil
  ) {
    (self.identity, self.start, self.length, self.name, self.note) = (identity, start, length, name, note)
  }
}

/// The length of a workout, as a file gives it.
package enum ForeignLength: Hashable, Sendable {
  case stated(Duration)
  /// From one time on the clock to another, between which the clocks may have changed.
  case byClock(Duration)

  package var duration: Duration {
    switch self {
    case .stated(let duration), .byClock(let duration): duration
    }
  }
}

/// A point in time as precise as a file gives it.
package enum ForeignTime: Hashable, Sendable {
  /// A day without a time.
  case day(Day)
  /// A date and time on the clock where the lifter was.
  case civil(CivilTime)
  /// A moment with its offset, or in UTC.
  case instant(Instant)
}

/// An exercise of a workout in another program's file.
package struct ForeignExercise: Hashable, Sendable {
  /// Its name in the file, without spaces around it.
  package var name: String
  /// The category, muscle or equipment that the file gives besides, as written there.
  package var category: String?
  package var note: String?
  /// Exercises of a workout with the same number are one superset.
  package var superset: Int?
  /// The exercise that it was in a logbook of gymlog's.
  package var exercise: ExerciseID?
  package var sets: [ForeignSet] = []

  /// Creates an exercise without sets.
  package init(name: String, category: String? = nil, note: String? = nil, superset: Int? = nil) {
    (self.name, self.category, self.note, self.superset) = (name, category, note, superset)
  }
}

/// A set that was done, in another program's file.
package struct ForeignSet: Hashable, Sendable {
  /// The line on which its row begins, from 1.
  package var line: Int
  package var type: SetType
  /// Its load; nil where the file has none or 0.
  package var load: ForeignLoad?
  /// Reps, if the file counts them; 0 is a missed attempt.
  package var reps: Int?
  /// Whether reps are reps of every exercise: none of them are seconds that were typed as reps.
  package var countsReps = false
  package var distance: Distance?
  /// Whether nothing in the file says the unit of the distance, so that the usual one is assumed.
  package var hasAssumedDistanceUnit = false
  package var time: Duration?
  package var effort: Effort?
  package var note: String?
  /// The values of its row that can't be used.
  package var dropped: [LeftOutRow.Reason] = []
  /// The set that it was in a logbook of gymlog's.
  package var original: Original?

  /// The facts about a set that only gymlog's own files have.
  package struct Original: Hashable, Sendable {
    /// The whole result, which counts if the exercise is the same.
    package var result: Performance
    package var id: EntityID?
    package var completed: Instant?
    /// The rest after it.
    package var rest: Duration?
    /// Whether a max was tested with it.
    package var isTested: Bool

    /// Creates what is known of a set besides its values.
    package init(
      _ result: Performance, id: EntityID? = nil, completed: Instant? = nil, rest: Duration?,
      isTested: Bool = false
    ) {
      (self.result, self.id, self.completed, self.rest) = (result, id, completed, rest)
      self.isTested = isTested
    }
  }

  /// Creates a set with nothing but its line and type.
  package init(line: Int, type: SetType = .normal) { (self.line, self.type) = (line, type) }
}

/// A load as a file gives it. The exercise tells whether it is added load or assistance.
package struct ForeignLoad: Hashable, Sendable {
  /// The number, without float noise, never negative.
  package var value: Thousandths
  /// The unit, from the row, the column or the option; nil if none says it.
  package var unit: MassUnit?
  /// Whether the number is negative in the file, which means assistance.
  package var isNegative: Bool

  /// Creates a load.
  package init(_ value: Thousandths, _ unit: MassUnit?, isNegative: Bool = false) {
    (self.value, self.unit, self.isNegative) = (value, unit, isNegative)
  }
}

/// A row that gives no set.
package struct LeftOutRow: Hashable, Sendable {
  /// The line on which it begins, from 1.
  package var line: Int
  package var reason: Reason

  /// Creates a row that was left out.
  package init(line: Int, _ reason: Reason) { (self.line, self.reason) = (line, reason) }

  /// Why a row gives no set. The first four are normal; the others are errors, reported with their line.
  package enum Reason: Hashable, Sendable {
    case restTimer
    /// It was skipped or not done.
    case notDone
    /// It is a note on the exercise.
    case note
    /// Nothing stands in it: no reps, time or distance.
    case empty
    /// It is of a table besides the sets, and the file doesn't say its exercise.
    case table(String)
    /// Another table has the same.
    case repeated
    /// A cell can't be read: the column and what it says.
    case unreadable(column: String, value: String)
    /// A number is impossibly large: the column and what it says.
    case outOfRange(column: String, value: String)
    /// The end of the workout isn't after its start: the column and what it says.
    case endBeforeStart(column: String, value: String)
    /// It has another number of cells than the header.
    case fieldCount(expected: Int, found: Int)
    /// The text of the row is malformed, such as a quote that isn't closed.
    case malformed
    /// The row has bytes that aren't UTF-8.
    case encoding
  }
}
