import System
package import Training
package import Wording

extension Snapshot {
  /// The lifter's body weights, and the documents that can't be used. Reads only the documents that changed since the index
  /// was written, and rewrites the index if many did.
  ///
  /// - Throws: `LogbookError.system` if reading fails.
  package func bodyWeights(
    at now: Instant
  ) throws(Failure) -> (weights: BodyWeights, problems: [Problem]) {
    do {
      let reading = try weightReading(at: now, .folders)
      if reading.drift > Self.driftLimit { try? write(reading) }
      return (BodyWeights(reading.weights), reading.problems)
    } catch {
      // The folder itself can't be used.
      guard case .system(let system) = error.logbookError, system.isUnusableFile else { throw error }
      return (BodyWeights(), [Problem(path: WeightReading.folderName, reason: .system(system))])
    }
  }

  /// Checks each file, and rewrites the index of the body weights if it isn't up to date. Creates none for a few weights.
  func refreshWeightIndex(at now: Instant) throws(Failure) {
    let reading = try weightReading(at: now, .thorough)
    guard reading.drift > Self.driftLimit || index?.ofWeights.exists == true else { return }
    try convertingErrors(write(reading))
  }

  private func weightReading(at now: Instant, _ depth: HistoryDepth) throws(Failure) -> WeightReading {
    let folder = try convertingErrors(tree?.folder(WeightReading.folderName))
    var indexFile: IndexFile?
    // Without body weights there is no index to open.
    if folder != nil, let root = tree?.root { indexFile = index?.ofWeights.open(of: root) }
    return try WeightReading(
      self, in: folder, over: indexFile, at: now, clock: index?.clock() ?? .max, depth)
  }

  private func write(_ reading: WeightReading) throws(SystemError) {
    guard let index, let root = tree?.root, let content = reading.content, isSettled else { return }
    try index.ofWeights.write(content.bytes, of: root)
  }
}
