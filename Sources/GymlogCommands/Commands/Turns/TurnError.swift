import Training
import Wording

/// Why a superset or a rest can't be what was asked for.
enum TurnError: Error, Equatable {
  case supersetOfOne
  case notInSuperset(String)
  case restUnknown
  case notResting
  case noTimesToRest
  /// How an exercise is to grow wasn't said, or can't be read.
  case growthMissing
  case growthNotUnderstood(String)
  /// An exercise's plan goes by something else than steps.
  case growthContradicts(String, plan: String, PlanBasis)
}

extension Complaint {
  init(_ error: TurnError, _ words: Words) {
    switch error {
    case .supersetOfOne: self.init(words.supersetOfOne(), .usage)
    case .notInSuperset(let exercise): self.init(words.notInSuperset(exercise), .notFound)
    case .restUnknown: self.init(words.restUnknown(), .usage)
    case .notResting: self.init(words.notResting(), .conflict)
    case .growthMissing: self.init(words.growthMissing(), .usage)
    case .growthNotUnderstood(let text): self.init(words.growthNotUnderstood(text), .usage)
    case .growthContradicts(let exercise, let plan, let basis):
      self.init(words.growthContradicts(exercise, plan: plan, byEffort: basis == .effort), .usage)
    case .noTimesToRest: self.init(words.noTimesToRest(), .conflict)
    }
  }
}
