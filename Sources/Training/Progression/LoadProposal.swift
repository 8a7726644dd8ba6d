/// The proposed plan of a routine's exercise for today, and the reason for it.
package struct LoadProposal: Hashable, Sendable {
  /// The plan of each set, in order.
  package var targets: [Target]
  /// The reason for the loads of the working sets.
  package var reason: Reason
  /// The load that the first working set's is based on, if that is in another unit than the workout's and so
  /// had to be rounded to one that can be loaded.
  package var converted: Load?

  package enum Reason: Hashable, Sendable {
    /// As planned: the exercise is new, or the planned loads were requested.
    case plan
    /// Same as last time.
    case lastTime
    /// All sets reached their reps, so the load goes up. `asked` is the progression's step if that can't be loaded.
    case grown(by: Mass, asked: Mass?)
    /// All sets reached their reps, but there is nothing heavier.
    case reached
    /// The sets are within their range. The load goes up once they all reach its upper end.
    case withinRange(upTo: Int)
    /// Same load: no misses, but not all sets were done.
    case incomplete(done: Int, of: Int)
    /// Same load: reps were missed `times` in a row; after `of` the load drops.
    case missed(times: Int, of: Int)
    /// Same load after `times` misses in a row: there is nothing lighter.
    case nothingLighter(times: Int)
    /// After `times` misses in a row, `percent` less: `by`.
    case dropped(times: Int, percent: Thousandths, by: Mass)
    /// Percent of a 1RM, tested or estimated.
    case percent(Thousandths, of: CurrentMax)
    /// Percent of an unknown 1RM.
    case maxUnknown
    /// By the RPE or RIR of last time.
    case effort(Effort)
    /// Same as last time, which had no RPE or RIR.
    case effortUnknown
  }
}

/// A 1RM that percentages are taken of.
package struct CurrentMax: Hashable, Sendable {
  /// The load that is moved, including the body if that moves.
  package var load: Mass
  /// The base that it comes from.
  package var base: MaxBase
  /// The part of `load` that is the body today; nil if none of it moves.
  package var body: Mass?

  /// Creates a max. `load` includes `body`.
  package init(_ load: Mass, _ base: MaxBase, body: Mass? = nil) {
    self.load = load
    self.base = base
    self.body = body
  }

  /// A percentage of the max as it is typed: for bodyweight exercises the added load or assistance.
  package func load(_ percent: Thousandths) -> Load {
    let share = load.percent(percent)
    return body.map { Load(moving: share, with: $0) } ?? .external(share)
  }
}
