import Logbook
import Training
import Wording

/// An error of a command that had to do without some documents: perhaps because of them.
struct HinderedError: Error {
  let error: any Error
  let problems: [Problem]
}

/// An error to which documents that couldn't be used may have led: told with it.
func hindered(_ error: any Error, by problems: [Problem]) -> any Error {
  problems.isEmpty ? error : HinderedError(error: error, problems: problems)
}

extension Complaint {
  /// The error, and then the documents; what wasn't found, or couldn't be done, counts as damaged, and so does a routine that
  /// another one was taken for.
  init(_ hindered: HinderedError, _ words: Words, now: Instant) {
    self.init(hindered.error, words, now: now)
    details += hindered.problems.map { Complaint($0, words).message.text }
    if code == .notFound || code == .failed || hindered.error is RoutineError { code = .damaged }
  }
}
