package import Training

/// The words of the gym. They stand in lower case, as in the middle of a line (`capitalised` begins one).
package protocol FieldWords {
  /// Also the word before a set's number.
  var set: String { get }
  /// `no sets`, `1 set`, `3 sets`.
  func sets(_ count: Int) -> String
  /// `no reps`, `1 rep`, `8 reps`.
  func reps(_ count: Int) -> String
  /// Sets done out of those planned: `3/10 sets`.
  func sets(_ done: Int, of planned: Int) -> String
  /// One exercise, as a heading of a column.
  var exercise: String { get }
  /// `no exercises`, `1 exercise`, `3 exercises`.
  func exercises(_ count: Int) -> String
  /// One workout.
  var workout: String { get }
  /// `no workouts`, `1 workout`, `3 workouts`.
  func workouts(_ count: Int) -> String
  /// `no routines`, `1 routine`, `3 routines`.
  func routines(_ count: Int) -> String
  /// One routine.
  var routine: String { get }

  /// The type of a set in full.
  func setType(_ type: SetType) -> String
  /// What else people call it; read, never shown.
  func otherWords(for type: SetType) -> [String]

  /// The unit in words: `kilograms`.
  func unit(_ unit: MassUnit) -> String
  /// How an exercise is counted: `by reps`.
  func countMode(_ mode: CountMode) -> String

  /// The sum of load × reps.
  var volume: String { get }
  /// What is on the bar.
  var load: String { get }
  /// Body weight in full; its short form, which can be typed again, is `bw` everywhere.
  var bodyWeight: String { get }
  /// The time between sets.
  var rest: String { get }
  /// What somebody wrote about a workout, an exercise or a set.
  var note: String { get }
  /// `no tags`, `1 tag`, `3 tags`.
  func tags(_ count: Int) -> String
  /// How long a workout took.
  var duration: String { get }
  /// Exercises that are done in turn.
  var superset: String { get }

  /// Of a set: it has been done.
  var done: String { get }
  /// Of a set: it is still to do.
  var planned: String { get }
  /// The set or exercise that comes next.
  var next: String { get }
  /// Of sets: what was done the time before.
  var lastTime: String { get }
  /// The time before, and its day as `dayRelative` gives it: `last, 14 Nov`.
  func last(_ day: String) -> String
  /// Of a workout: its clock stands still.
  var paused: String { get }
  /// Of a workout: still under way.
  var open: String { get }
  /// Of a workout: over.
  var finished: String { get }
  /// Of an exercise: left out today.
  var skipped: String { get }
}

extension FieldWords {
  /// The letter after a set that says its type: as it is typed, so the same in every language. A normal set
  /// has none.
  package func letter(_ type: SetType) -> String? {
    switch type {
    case .warmUp: "w"
    case .normal: nil
    case .drop: "d"
    case .failure: "f"
    }
  }
}

extension FieldWords where Self: NumberWords {
  /// `RPE 8.5` or `RIR 2`, with the language's decimals.
  package func effort(_ effort: Effort) -> String {
    switch effort {
    case .rpe(let rpe): "RPE " + decimal(rpe.value)
    case .rir(let reps): "RIR \(reps)"
    }
  }
}
