/// What a routine's exercise is to be done with today, and why.
package struct LoadProposal: Hashable, Sendable {
  /// The plan of each set, in their order.
  package var targets: [Target]
  package var reason: Reason
  /// The load that the first working set goes by, where it is in another unit than the workout's, so that the nearest that
  /// can be loaded stands for it, or that has grown from there.
  package var converted: Load?

  package enum Reason: Hashable, Sendable {
    /// As the routine says: the exercise hasn't been done yet, or its plan was asked for.
    case plan
    /// As it was done the last time.
    case lastTime
    /// All sets reached their reps, so it grows by so much; `asked` is the step that was to be and can't be loaded.
    case grown(by: Mass, asked: Mass?)
    /// All sets reached their reps, and the load stays: there is nothing heavier.
    case reached
    /// The sets are within their range: once all of them reach its upper end, it grows.
    case withinRange(upTo: Int)
    /// None stayed below its reps, and not all sets were done: the same again.
    case incomplete(done: Int, of: Int)
    /// Some set stayed below its reps, for the first time or once more of `of` times: the same again.
    case missed(times: Int, of: Int)
    /// It failed so many times in a row, and there is nothing lighter: the same again.
    case nothingLighter(times: Int)
    /// It failed so many times in a row: so many percent less, which comes to so much.
    case dropped(times: Int, percent: Thousandths, by: Mass)
    /// Percent of a 1RM, which was tested or estimated.
    case percent(Thousandths, of: CurrentMax)
    /// Percent of a 1RM that nobody knows.
    case maxUnknown
    /// So much was possible the last time, by the effort noted then.
    case effort(Effort)
    /// As the last time, whose effort nobody noted.
    case effortUnknown
  }
}

/// A 1RM to take percentages of.
package struct CurrentMax: Hashable, Sendable {
  /// In all: with the body, where that moves.
  package var load: Mass
  package var isTested: Bool
  /// What the body is of it today; nil where nothing of it moves.
  package var body: Mass?

  package init(_ load: Mass, isTested: Bool, body: Mass? = nil) {
    self.load = load
    self.isTested = isTested
    self.body = body
  }

  /// So many percent of it, as it is typed: of an exercise moved with the body, what is added or taken off.
  package func load(_ percent: Thousandths) -> Load {
    let share = load.percent(percent)
    return body.map { Load(moving: share, with: $0) } ?? .external(share)
  }
}
