import Training

/// The best so far in something, and since when there is one.
struct RecordHolder {
  private(set) var best: RecordMark?
  /// Of the best; where there is none, the least that there is.
  private(set) var score = Int128.min
  /// The session of the first: what is reached in it is where to begin from, not a record.
  private var firstSession = 0

  /// The best, if there was one before a session.
  func earlier(than session: Int) -> RecordMark? { firstSession == session ? nil : best }

  /// Takes a mark that is better, or the first. Returns what it broke; nil for a first time.
  mutating func take(_ mark: RecordMark) -> RecordMark? {
    let previous = earlier(than: mark.session)
    if best == nil { firstSession = mark.session }
    (best, score) = (mark, mark.score)
    return previous
  }
}

/// Records that are held rung by rung, at each load or over each distance. What was reached on a higher rung counts on the
/// lower ones too: who did 8 reps with 100 kg sets no record with 6 at 90 kg.
struct RecordLadder {
  /// Of each rung its height and the score on it, apart from the rest because they are looked through for every set.
  private var heights: [Int128] = []
  private var scores: [Int128] = []
  private var holders: [RecordHolder] = []
  /// All that were the best once, in the order of time.
  private var marks: [[RecordMark]] = []
  /// Where the last mark was.
  private var current = 0

  /// Whether a score on a rung would be better than what is held on it, or the first on it.
  mutating func isBetter(_ score: Int128, at height: Int128) -> Bool {
    if current >= heights.count || heights[current] != height {
      guard let index = heights.firstIndex(of: height) else { return true }
      current = index
    }
    return score > scores[current]
  }

  /// Takes a mark that is better on its rung, or the first there. Returns what it broke; nil for a first time on the rung,
  /// and where a higher rung has as good a mark.
  mutating func take(_ mark: RecordMark) -> RecordMark? {
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
      if scores[other] >= mark.score { return nil }
      // Of as many, those who had them first: a tie is no record.
      if let higher = holders[other].best, (higher.score, -higher.set) > (previous.score, -previous.set) {
        previous = higher
      }
    }
    return previous
  }

  /// What is held on each rung, from the highest; without those that a higher one outdoes.
  var best: [RecordMark] {
    var result: [RecordMark] = []
    for mark in holders.compactMap(\.best).sorted(by: { $0.rung > $1.rung }) {
      if result.last.map({ mark.score > $0.score }) ?? true { result.append(mark) }
    }
    return result
  }

  /// The mark on the highest rung with at least a score: the first that had it there, since a tie is no record.
  func highest(reaching score: Int128) -> RecordMark? {
    let reaching = heights.indices.filter { scores[$0] >= score }
    return reaching.max { heights[$0] < heights[$1] }.flatMap { rung in
      marks[rung].first { $0.score >= score }
    }
  }
}
