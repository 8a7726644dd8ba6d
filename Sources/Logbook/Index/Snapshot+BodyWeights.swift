import System
package import Training

extension Snapshot {
  /// The lifter's body weight over time, and the documents that can't be used. As of the history, only what looks otherwise than
  /// the index knows it is read; and where much does, another index is written.
  package func bodyWeights(
    at now: Instant
  ) throws(LogbookError) -> (weights: BodyWeights, problems: [Problem]) {
    do {
      let reading = try weightReading(at: now, .folders)
      if reading.drift > Self.driftLimit { try? write(reading) }
      return (BodyWeights(reading.weights), reading.problems)
    } catch {
      // The folder itself.
      guard case .system(let system) = error, system.isUnusableFile else { throw error }
      return (BodyWeights(), [Problem(path: WeightReading.folderName, reason: .system(system))])
    }
  }

  /// Looks at each file, and writes the index of the body weights anew where it doesn't say the same. None is begun for a few.
  func refreshWeightIndex(at now: Instant) throws(LogbookError) {
    let reading = try weightReading(at: now, .thorough)
    guard reading.drift > Self.driftLimit || index?.ofWeights.exists == true else { return }
    try mapping { () throws(SystemError) in try write(reading) }
  }

  private func weightReading(at now: Instant, _ depth: HistoryDepth) throws(LogbookError) -> WeightReading {
    let folder = try mapping { () throws(SystemError) in try tree?.folder(WeightReading.folderName) }
    var known: IndexFile?
    // Without a weight there is nothing to be known.
    if folder != nil, let root = tree?.root { known = index?.ofWeights.open(of: root) }
    return try WeightReading(self, in: folder, over: known, at: now, clock: index?.clock() ?? .max, depth)
  }

  private func write(_ reading: WeightReading) throws(SystemError) {
    guard let index, let root = tree?.root, let content = reading.content, isSettled else { return }
    try index.ofWeights.write(content.bytes, of: root)
  }
}
