package import Training
package import Wording

/// Made-up training that could have been somebody's: a lifter begins, learns, gets strong ever more slowly, goes on holiday,
/// has bad days. It is always the same for the same seed, days, clock and language.
///
/// The loads are in kilograms; the exercises are the catalogue's.
package struct TrainingHistory: Sequence {
  private let seed: UInt64
  private let first: Day
  private let last: Day
  private let offset: (CivilTime) -> Int
  private let words: Words

  /// - Parameters:
  ///   - seed: which history
  ///   - first: the day on which it begins; the first session is on it or within a few days
  ///   - last: the last day that may have a session
  ///   - offset: what the wall clock was ahead of UTC when it showed a time, in seconds
  ///   - words: the language in which the lifter names and notes things
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

  /// One workout after the other, the oldest first.
  package struct Iterator: IteratorProtocol {
    fileprivate var days: TrainingDays
    fileprivate var lifter: Lifter

    package mutating func next() -> Workout? { days.next().map { lifter.train(on: $0) } }
  }
}
