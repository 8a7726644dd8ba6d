/// The best mark so far, and the session that set the baseline.
struct RecordHolder {
  private(set) var best: RecordEntry?
  /// The score of the best mark; without one, less than any.
  private(set) var score = RecordQuantity.least
  /// The session of the first mark. No mark of that session breaks a record.
  private var firstSession = 0

  /// The best mark, if a session before this one reached any.
  func earlier(than session: Int) -> RecordEntry? { firstSession == session ? nil : best }

  /// Takes a better mark, or the first one. Returns the mark that it broke; nil in the baseline session.
  mutating func take(_ mark: RecordEntry) -> RecordEntry? {
    let previous = earlier(than: mark.session)
    if best == nil { firstSession = mark.session }
    (best, score) = (mark, mark.score)
    return previous
  }
}

/// The records of a kind that is held per load or per distance, its rungs. A mark counts for lower rungs too: after 8 reps at 100
/// kg, 6 at 90 kg isn't a record.
struct RecordLadder {
  /// The rungs and the scores on them. They stand apart from the marks because they are searched for every set.
  private var heights: [RecordQuantity] = []
  private var scores: [RecordQuantity] = []
  private var holders: [RecordHolder] = []
  /// Each mark that was once best on its rung, oldest first.
  private var marks: [[RecordEntry]] = []
  /// The rung asked for last.
  private var current = 0

  /// Whether a score beats the best on a rung, or is the first there.
  mutating func isBetter(_ score: RecordQuantity, at height: RecordQuantity) -> Bool {
    if current >= heights.count || heights[current] != height {
      guard let index = heights.firstIndex(of: height) else { return true }
      current = index
    }
    return score > scores[current]
  }

  /// Takes a mark that is better on its rung, or the first there. Returns the mark that it broke; nil in the baseline session
  /// of the rung, and if a higher rung has a mark as good.
  mutating func take(_ mark: RecordEntry) -> RecordEntry? {
    let index = heights.firstIndex(of: mark.rung) ?? heights.endIndex
    if index == heights.endIndex {
      heights.append(mark.rung)
      scores.append(mark.score)
      holders.append(RecordHolder())
      marks.append([])
    }
    scores[index] = mark.score
    marks[index].append(mark)
    current = index
    guard var previous = holders[index].take(mark) else { return nil }
    for other in heights.indices where heights[other] > mark.rung {
      guard let higher = holders[other].best?.counted(on: mark.rung) else { continue }
      if higher.score >= mark.score { return nil }
      // Of equal scores the first one is the record: a tie breaks nothing.
      if (higher.score, -higher.set) > (previous.score, -previous.set) { previous = higher }
    }
    return previous
  }

  /// The record on the highest lower rung that a mark beats, too, before it is taken: of a time, the longest shorter distance on which it
  /// was faster. Nil if it beats none, or only what its session began with.
  func brokenBelow(_ mark: RecordEntry) -> RecordBreak? {
    var found: RecordBreak?
    for index in heights.indices where heights[index] < mark.rung {
      let (rung, known) = (heights[index], found?.mark.rung ?? .least)
      guard rung > known, var previous = holders[index].earlier(than: mark.session) else { continue }
      let own = mark.counted(on: rung)
      for other in heights.indices where heights[other] > rung {
        guard let higher = holders[other].best?.counted(on: rung) else { continue }
        if higher.score > previous.score { previous = higher }
      }
      if own.score > previous.score { found = RecordBreak(mark: own, previous: previous) }
    }
    return found
  }

  /// The best mark of each rung, highest first, without those that a higher rung beats or equals.
  var best: [RecordEntry] {
    var result: [RecordEntry] = []
    for mark in holders.compactMap(\.best).sorted(by: { $0.rung > $1.rung }) {
      if result.allSatisfy({ mark.score > $0.counted(on: mark.rung).score }) { result.append(mark) }
    }
    return result
  }

  /// The first mark with at least this score on the highest rung that has one.
  func highest(reaching score: RecordQuantity) -> RecordEntry? {
    let reaching = heights.indices.filter { scores[$0] >= score }
    return reaching.max { heights[$0] < heights[$1] }.flatMap { rung in
      marks[rung].first { $0.score >= score }
    }
  }
}
