import Training
import Wording

extension SetPhraseLine {
  /// Asks about `3x8@80 (8,8,7)`: three sets whose reps are in the list, or six sets?
  func askAboutActualReps() throws(Failure) {
    for index in groups.indices.dropLast() where groups[index].isCounted && groups[index].amounts.count > 1 {
      var next = index + 1
      // `3x8 80 (8,8,7)`
      let hasLoadBehind =
        groups[index].load == nil && groups[next].isBare && next + 1 < groups.count && reps(of: next)[0] >= 20
      if hasLoadBehind { next += 1 }
      let list = groups[next...]
      let reps = list.indices.flatMap(self.reps)
      let planned = self.reps(of: index)
      let isBracketed = text(of: next).hasPrefix("(")
      // `60,65,70` are loads, and `8 8 7` without brackets further sets.
      guard list.allSatisfy({ !$0.isCounted && $0.load == nil && $0.effort == nil && $0.type == nil }),
        list.count == 1 || isBracketed && list.allSatisfy(\.isBare),
        reps.count == planned.count || isBracketed && reps.count > 1, !reps.contains(0), !planned.contains(0),
        (reps.min() ?? 0) < 20 || (reps.min() ?? 0) <= 2 * planned[0]
      else { continue }
      let load =
        hasLoadBehind
        ? "@" + text(of: next - 1)
        : text(of: index).firstIndex(of: "@").map { String(text(of: index)[$0...]) }
          // `80x8x3 (8,8,6)`
          ?? groups[index].load.map { "@" + NotationWriter().text($0) } ?? ""
      let before = groups[..<next].indices.map(text).joined(separator: " ")
      let actual = reps.map(String.init).joined(separator: ",") + load
      let name = exercise.map { [shellName($0)] } ?? []
      let isAll = index == 0 && reps.count == groups[index].amounts.count
      var readings = (isAll ? [actual] : []) + [before + " " + actual]
      // `2x10 12,5`: a load with a decimal comma, or the reps of both sets.
      if isAll, load.isEmpty, reps.count == 2, reps[0] > planned[0], [5, 25, 75].contains(reps[1]) {
        if reps[0] > 30 { continue }
        readings = [before + "@\(reps[0]).\(reps[1])", actual]
      }
      throw .severalReadings(readings.map { line.typing((name + [$0]).joined(separator: " ")) })
    }
  }

  /// The reps of a group; 0 for what isn't reps.
  private func reps(of index: Int) -> [Int] {
    groups[index].amounts.map { amount in
      if case .exactly(.reps(let reps)) = amount { reps } else { 0 }
    }
  }

  /// The words of a group as typed.
  private func text(of index: Int) -> String {
    let range = groups[index].words
    let start = groups[0].words.lowerBound
    return sets[(range.lowerBound - start..<range.upperBound - start).clamped(to: sets.indices)]
      .joined(separator: " ")
  }
}
