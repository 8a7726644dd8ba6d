import Training
import Wording

/// A set as a page tells it.
struct CoachedSet {
  var type = SetType.normal
  let result: Performance
  /// Whether a max was tested with it.
  var isTested = false
}

extension Words {
  /// The sets of an exercise as a coach says them, equal ones together: `10 × 20 kg warm-up, 4 × 8 × 100 kg`.
  ///
  /// A set that these words can't say, such as one with different sides, is in notation.
  func coached(_ sets: [CoachedSet], _ writer: NotationWriter) -> String {
    var groups: [(text: String, count: Int, type: SetType)] = []
    for set in sets {
      let type = set.type
      let text = (coached(set.result) ?? writer.text(set.result)) + (set.isTested ? " " + tested : "")
      if groups.last?.text == text, groups.last?.type == type {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((text, 1, type))
      }
    }
    return groups.map { text, count, type in
      (count > 1 ? "\(count) × " : "") + text + (type == .normal ? "" : " " + setType(type))
    }.joined(separator: ", ")
  }

  /// The result of a set: `8 × 100 kg RPE 8`, `12 reps`, `1:30`; nil if only notation says it.
  private func coached(_ set: Performance) -> String? {
    guard set.parts.isEmpty, set.sides == nil else { return nil }
    let load = set.load.flatMap { $0 == .bodyWeight ? nil : self.load($0) }
    let amount =
      switch set.amount {
      case .reps(let done):
        // A missed attempt is at one rep.
        load == nil ? reps(set.isMissed ? 1 : done) : "\(set.isMissed ? 1 : done)"
      case .duration(let time): stopwatch(time)
      case .distance(let far, let time):
        distance(far) + (time.map { say(en: " in ", es: " en ", ca: " en ") + stopwatch($0) } ?? "")
      }
    let missed = set.isMissed ? missLabel : nil
    return [amount + (load.map { " × " + $0 } ?? ""), set.effort.map(effort), missed].compactMap(\.self)
      .joined(separator: " ")
  }
}
