import Training

/// A row of a file for other programs: a completed set, or a further part of it.
struct ExportedRow {
  var type: SetType
  var amount: Amount
  var load: Load?
  var effort: Effort?
  var note: String?

  /// The effort as an RPE, which is all that other programs have: 10 less the reps in reserve.
  var rpe: RPE? {
    switch effort {
    case .rpe(let rpe): rpe
    case .rir(let reps): RPE(halves: 20 - 2 * reps)
    case nil: nil
    }
  }

  var reps: Int? { if case .reps(let reps) = amount { reps } else { nil } }

  var distance: Distance? { if case .distance(let distance, _) = amount { distance } else { nil } }

  var time: Duration? {
    switch amount {
    case .duration(let time): time
    case .distance(_, let time): time
    case .reps: nil
    }
  }
}

/// The name of an exercise in a file for other programs.
package struct ExportedName: Hashable, Sendable {
  package var text: String
  /// Whether it says that its loads are assistance. Under any other name, assistance is a negative load.
  package var saysAssisted: Bool

  /// Creates a name.
  package init(_ text: String, saysAssisted: Bool = false) {
    (self.text, self.saysAssisted) = (text, saysAssisted)
  }

  func sign(of load: Load?) -> String {
    if case .assisted = load, !saysAssisted { "-" } else { "" }
  }
}

extension WorkoutSet {
  /// The rows of the set. Its further parts become drop sets; of different sides, the lesser counts; bands and stack numbers,
  /// which other programs don't know, go into the note.
  var exportedRows: [ExportedRow] {
    guard let result else { return [] }
    let notes = [note, result.load.flatMap(\.inWords)].compactMap(\.self)
    let first = ExportedRow(
      type: type, amount: result.amount, load: result.load, effort: result.effort,
      note: notes.isEmpty ? nil : notes.joined(separator: "\n"))
    return [first]
      + result.parts.map { ExportedRow(type: .drop, amount: .reps($0.reps), load: $0.load ?? result.load) }
  }
}

extension Load {
  fileprivate var inWords: String? {
    switch self {
    case .band(let band): "\(band.rawValue) band"
    case .stack(let number): "stack \(number)"
    case .external, .bodyWeight, .added, .assisted: nil
    }
  }
}

extension WorkoutExercise {
  /// The rows of all completed sets, the note of the exercise with the first.
  var exportedRows: [ExportedRow] { doneSets.flatMap(\.exportedRows) }
}
