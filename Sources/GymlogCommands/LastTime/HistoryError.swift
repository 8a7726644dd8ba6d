import Training
import Wording

/// Why nothing can be shown, or taken over, of the times before.
enum HistoryError: Error, Equatable {
  /// An exercise wasn't done in the workout that was pointed at.
  case notDoneThen(String, reference: String)
  /// An exercise was done less often than one goes back: so many times.
  case doneOnly(String, times: Int, reference: String)
  /// Sets were typed where those of an earlier session are taken over.
  case setsBesideFrom
}

extension Complaint {
  init(_ error: HistoryError, _ words: Words) {
    switch error {
    case .notDoneThen(let exercise, let reference):
      self.init(
        words.notDoneThen(exercise, reference, history: "gymlog history " + shellName(exercise.lowercased())),
        .notFound)
    case .doneOnly(let exercise, let times, let reference):
      self.init(words.doneOnly(exercise, times: times, reference), .notFound)
    case .setsBesideFrom: self.init(words.contradiction("--from", words.placeholder(.set)), .usage)
    }
  }
}
