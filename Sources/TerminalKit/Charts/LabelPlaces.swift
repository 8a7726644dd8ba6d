/// The area that a label covers, with y downwards.
struct LabelBox: Hashable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  func overlaps(_ other: LabelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether a line that leads down crosses the area.
  func isCrossed(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) -> Bool {
    let (high, low) = (max(top, start.y), min(bottom, end.y))
    guard high <= low else { return false }
    func x(_ y: Double) -> Double {
      end.y > start.y ? start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y) : start.x
    }
    return max(x(high), x(low)) >= left && min(x(high), x(low)) <= right
  }
}

/// A label of a point, and the places where it covers nothing drawn.
struct LooseLabel {
  /// The y of its point.
  let height: Double
  /// The best place first.
  let places: [LabelBox]

  /// Whether a place of this label goes with one of another: neither covers the other, and the label of the higher point isn't
  /// below that of the lower one.
  private func agrees(_ place: LabelBox, with other: LooseLabel, at box: LabelBox) -> Bool {
    let isInOrder =
      height == other.height || (height < other.height ? place.top <= box.top : place.top >= box.top)
    return isInOrder && !place.overlaps(box)
  }

  /// The places of labels, given most important first; nil for those that don't fit.
  static func places(of labels: [LooseLabel]) -> [LabelBox?] { places(of: labels[...], beside: []) }

  private static func places(
    of labels: ArraySlice<LooseLabel>, beside taken: [(label: LooseLabel, box: LabelBox)]
  ) -> [LabelBox?] {
    guard let label = labels.first else { return [] }
    var best: [LabelBox?] = [nil] + places(of: labels.dropFirst(), beside: taken)
    func count(_ boxes: [LabelBox?]) -> Int { boxes.count { $0 != nil } }
    for place in label.places where taken.allSatisfy({ label.agrees(place, with: $0.label, at: $0.box) }) {
      let found = [place] + places(of: labels.dropFirst(), beside: taken + [(label, place)])
      let isMore = best[0] == nil ? count(found) >= count(best) : count(found) > count(best)
      if isMore { best = found }
      if count(best) == labels.count { break }
    }
    return best
  }
}
