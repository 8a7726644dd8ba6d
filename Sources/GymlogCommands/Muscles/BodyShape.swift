import Training

/// A point of the figure, which is 100 high and centred at x = 0; x grows to the viewer's right.
struct FigurePoint: Hashable {
  let x: Double
  let y: Double
}

/// A part of the figure: an outline and its muscle, nil for skin and bone.
struct BodyShape {
  let muscle: Muscle?
  /// The corners in order; the last connects to the first.
  let outline: [FigurePoint]
  /// Whether the other side of the body has the same part.
  let isMirrored: Bool

  init(_ muscle: Muscle?, mirrored: Bool = true, _ corners: (Double, Double)...) {
    self.muscle = muscle
    isMirrored = mirrored
    outline = corners.map { FigurePoint(x: $0.0, y: $0.1) }
  }

  /// The outlines to draw: this one, and its mirror image if it has one.
  var outlines: [[FigurePoint]] {
    isMirrored ? [outline, outline.map { FigurePoint(x: -$0.x, y: $0.y) }] : [outline]
  }

  /// Whether a point lies within one of the outlines: a line from it to the left crosses the edge an odd number of times.
  func contains(_ point: FigurePoint) -> Bool {
    outlines.contains { corners in
      var isInside = false
      var last = corners[corners.count - 1]
      for corner in corners {
        if (corner.y > point.y) != (last.y > point.y) {
          let crossing = (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
          if point.x > crossing { isInside.toggle() }
        }
        last = corner
      }
      return isInside
    }
  }
}
