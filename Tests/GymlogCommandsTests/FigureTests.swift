import TerminalKit
import Testing
import Training

@testable import GymlogCommands
import Wording

@Suite("Figure of the body")
struct FigureTests {
  @Test("Every muscle is visible from at least one side", arguments: Muscle.allCases)
  func complete(muscle: Muscle) {
    #expect(BodyView.allCases.contains { $0.shapes.contains { $0.muscle == muscle } })
  }

  @Test("Every muscle changes the terminal's picture", arguments: Muscle.allCases)
  func visible(muscle: Muscle) {
    #expect(
      FigurePicture(levels: [muscle: 1]).lines(Words(.english))
        != FigurePicture(levels: [:]).lines(Words(.english)))
  }

  @Test("A body at rest has an outline on both sides, from head to foot")
  func outlined() {
    let picture = FigurePicture(levels: [:]).picture
    for row in 2..<picture.rows - 3 {
      for columns in [0..<picture.columns / 2, picture.columns / 2..<picture.columns] {
        #expect(columns.count { picture[$0, row] == WarmShade.plain } >= 2, "row \(row)")
      }
    }
  }

  @Test("No part extends beyond the figure, and no curve much beyond its points")
  func inside() {
    for outline in BodyView.allCases.flatMap(\.shapes).flatMap(\.outlines) + BodyShape.body.outlines {
      for curve in BodyShape.curves(outline) {
        for point in [0, 0.25, 0.5, 0.75].map(curve.point) {
          #expect(abs(point.x) <= BodyView.halfWidth && (0...100.2).contains(point.y), "\(point)")
        }
      }
    }
  }

  @Test("Each part of a muscle is on the body and not covered by others, and the heart is beside it")
  func apart() {
    for view in BodyView.allCases {
      let parts = view.shapes.map { (muscle: $0.muscle, polygons: $0.polygons) }
      let body = BodyShape.body.polygons
      var seen = Array(repeating: 0, count: parts.count)
      for row in 0..<400 {
        for column in -88..<88 {
          let point = FigurePoint(x: Double(column) / 4, y: Double(row) / 4)
          guard let top = parts.lastIndex(where: { $0.polygons.contains { $0.contains(point) } }) else {
            continue
          }
          let isHeart = parts[top].muscle == .heart
          if body.contains(where: { $0.contains(point) }) != isHeart { seen[top] += 1 }
        }
      }
      for (part, count) in zip(parts, seen) { #expect(count >= 30, "\(view) \(part.muscle)") }
    }
  }

  @Test("A curve passes smoothly through a bend, and straight from corner to corner")
  func smooth() {
    let outline: [FigurePoint] = [.corner(0, 0), .corner(3, 0), .bend(6, 3), .bend(3, 6)]
    let curves = BodyShape.curves(outline)
    #expect(curves[0].leaving == FigurePoint(x: 1, y: 0) && curves[0].arriving == FigurePoint(x: 2, y: 0))
    for (one, next) in zip(curves, curves.dropFirst()) where !one.end.isCorner {
      let (before, after) = (one.end - one.arriving, next.leaving - next.start)
      #expect(abs(before.x * after.y - before.y * after.x) < 1e-9, "\(one.end)")
    }
  }
}
