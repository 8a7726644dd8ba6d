import Training
import Wording

/// Why a maximum can't be told or recorded: facts, which `Complaint` puts into the lifter's language. The texts are lines to
/// type instead.
enum StrengthError: Error, Equatable {
  // A set to estimate from
  case setNeeded(example: String, max: String)
  case loadNeeded(example: String)
  case oneNumberOfReps(example: String)
  case repsNeeded(example: String)
  case oneSet(example: String)
  case percentage(example: String)
  case noRep
  case noValue(reps: Thousandths, [MaxFormula], instead: String)
  case nothingMoved
  case bodyWeightNeeded

  // Maxima
  case otherReps(one: String, ten: String, estimate: String)
  case testedLoadNeeded(example: String)
  case testedWithBody(String, example: String)
  case repsInReserve(estimate: String)
  case neverDone(String, record: String)
  case withoutReps(String, CountMode)
  case nothingToEstimateFrom(String, record: String)
  case noTestedMax(String)

  // Body weight
  case weightNotUnderstood(String)
  case unlikelyBodyWeight(Mass, force: String)
  case noBodyWeight
  case bodyWeightNotFound(String)
  case severalBodyWeights(String, [BodyWeight])
}

extension Complaint {
  init(_ error: StrengthError, _ words: Words) {
    switch error {
    case .setNeeded(let example, let max): self.init(words.setToEstimateNeeded(example, max: max), .usage)
    case .loadNeeded(let example): self.init(words.loadToEstimateNeeded(example), .usage)
    case .oneNumberOfReps(let example): self.init(words.oneNumberOfReps(example), .usage)
    case .repsNeeded(let example): self.init(words.repsToEstimateNeeded(example), .usage)
    case .oneSet(let example): self.init(words.oneSetToEstimate(example), .usage)
    case .percentage(let example): self.init(words.percentToEstimate(example), .usage)
    case .noRep: self.init(words.noRepToEstimate(), .usage)
    case .noValue(let reps, let formulas, let example):
      self.init(words.noValueForReps(reps, formulas.map(words.formula), instead: example), .usage)
    case .nothingMoved: self.init(words.nothingMoved(), .usage)
    case .otherReps(let one, let ten, let estimate):
      self.init(words.otherRepsTested(one: one, ten: ten, estimate: estimate), .usage)
    case .testedLoadNeeded(let example): self.init(words.loadTested(example), .usage)
    case .testedWithBody(let exercise, let example):
      self.init(words.bodyTested(exercise, example: example), .usage)
    case .repsInReserve(let estimate): self.init(words.reserveTested(estimate: estimate), .usage)
    case .neverDone(let exercise, let line): self.init(words.neverDone(exercise, record: line), .notFound)
    case .withoutReps(let exercise, let mode): self.init(words.noMaxWithoutReps(exercise, mode), .notFound)
    case .nothingToEstimateFrom(let exercise, let line):
      self.init(words.nothingToEstimateFrom(exercise, record: line), .notFound)
    case .noTestedMax(let exercise):
      self.init(
        words.noTestedMax(exercise, show: "gymlog max --all"), .notFound)
    case .weightNotUnderstood(let text): self.init(words.weightNotUnderstood(text), .usage)
    case .unlikelyBodyWeight(let weight, let command):
      self.init(words.unlikelyBodyWeight(weight, force: command), .usage)
    case .noBodyWeight: self.init(words.noBodyWeight(StrengthError.recordBodyWeight), .notFound)
    case .bodyWeightNotFound(let text): self.init(words.bodyWeightNotFound(text), .notFound)
    case .severalBodyWeights(let text, let entries):
      self.init(
        words.severalBodyWeights(text), details: entries.prefix(12).map { Self.line($0, words) }, .notFound)
    case .bodyWeightNeeded: self.init(words.bodyWeightNeeded(StrengthError.recordBodyWeight), .notFound)
    }
  }
}

extension Complaint {
  /// `  20261121t0810-7kq2m4xd9a  21 Nov 2026 08:10  81.5 kg`
  private static func line(_ entry: BodyWeight, _ words: Words) -> String {
    "  " + entry.id.text + "  " + words.dayShortWithYear(entry.at.day) + " " + words.clock(entry.at.civil)
      + "  "
      + words.mass(entry.weight)
  }
}

extension StrengthError {
  /// A line that records a body weight.
  static let recordBodyWeight = "gymlog body 80kg"
}
