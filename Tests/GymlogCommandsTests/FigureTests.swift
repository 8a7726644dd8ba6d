import Testing
import Training

@testable import GymlogCommands
import Wording

@Suite("Figure of the body")
struct FigureTests {
  @Test("every muscle is visible from at least one side", arguments: Muscle.allCases)
  func complete(muscle: Muscle) {
    #expect(BodyView.allCases.contains { $0.shapes.contains { $0.muscle == muscle } })
  }

  @Test("every muscle changes the terminal's picture", arguments: Muscle.allCases)
  func visible(muscle: Muscle) {
    #expect(FigurePicture(effort: [muscle: 1]).lines != FigurePicture(effort: [:]).lines)
  }

  @Test("no part extends beyond the figure")
  func inside() {
    for corner in BodyView.allCases.flatMap(\.shapes).flatMap(\.outlines).joined() {
      #expect(abs(corner.x) <= BodyView.halfWidth && (0...100).contains(corner.y))
    }
  }
}
