import Formats
import Training
import Wording

/// The tested maxes of one exercise, for the reports beside `max`.
struct TestedMaxes {
  /// Newest first.
  let all: [TestedMax]

  init(of exercise: ExerciseID, among tested: [TestedMax], since: Day? = nil, until: Day? = nil) {
    all = tested.filter { max in
      max.exercise == exercise && since.map { $0 <= max.at.day } != false
        && until.map { max.at.day <= $0 } != false
    }.sorted { ($0.at.seconds, $0.id) > ($1.at.seconds, $1.id) }
  }

  /// The newest of each kind, 1RM first.
  var newest: [TestedMax] { TestedMax.Kind.allCases.compactMap { kind in all.first { $0.kind == kind } } }

  /// The heaviest of each kind, 1RM first; of equal ones the first.
  var heaviest: [TestedMax] {
    TestedMax.Kind.allCases.compactMap { kind in
      all.reversed().filter { $0.kind == kind }.max { $0.load.signedExact < $1.load.signedExact }
    }
  }

  /// The heaviest lifted for at least this many reps; of equal ones the first.
  func heaviest(forReps reps: Int) -> TestedMax? {
    all.reversed().filter { $0.kind.reps >= reps }.max { $0.load.signedExact < $1.load.signedExact }
  }
}

extension [TestedMax] {
  /// For programs.
  var json: JSON { .array(map { .object($0.json) }) }
}

extension Words {
  /// `tested 1RM 180 kg`.
  func reached(_ max: TestedMax) -> String { reached(tested(label(max.kind)), load(max.load)) }
}
