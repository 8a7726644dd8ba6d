package import Training
package import Wording

/// A plausible made-up training history, with slowing progress, holidays and bad days. The same seed, days, clock and language
/// always give the same history.
///
/// The loads are in kilograms; the exercises are the catalogue's.
package struct TrainingHistory: Sequence {
  private let seed: UInt64
  private let first: Day
  private let last: Day
  private let offset: (CivilTime) -> Int
  private let words: Words

  /// - Parameters:
  ///   - seed: the seed of the random numbers
  ///   - first: its first day; the first session is on it or a few days later
  ///   - last: the last day that may have a session
  ///   - offset: the UTC offset at a local time, in seconds
  ///   - words: the language of names and notes
  package init(
    seed: UInt64, from first: Day, through last: Day, offset: @escaping (CivilTime) -> Int,
    words: Words
  ) {
    self.seed = seed
    self.first = first
    self.last = last
    self.offset = offset
    self.words = words
  }

  package func makeIterator() -> Iterator {
    Iterator(
      days: TrainingDays(seed: seed, from: first, through: last),
      lifter: Lifter(seed: seed &+ 1, since: first, offset: offset, words: words))
  }

  /// Iterates over the workouts, oldest first.
  package struct Iterator: IteratorProtocol {
    fileprivate var days: TrainingDays
    fileprivate var lifter: Lifter

    package mutating func next() -> Workout? { days.next().map { lifter.train(on: $0) } }
  }
}
