import Testing
import Training

@testable import GymlogCommands
import Wording

@Suite("The body's figure")
struct FigureTests {
  @Test("every muscle can be seen from one side at least", arguments: Muscle.allCases)
  func complete(muscle: Muscle) {
    #expect(BodyView.allCases.contains { $0.shapes.contains { $0.muscle == muscle } })
  }

  @Test("every muscle changes the picture in a terminal", arguments: Muscle.allCases)
  func visible(muscle: Muscle) {
    #expect(FigurePicture(effort: [muscle: 1]).lines != FigurePicture(effort: [:]).lines)
  }

  @Test("no part reaches beyond the figure")
  func inside() {
    for corner in BodyView.allCases.flatMap(\.shapes).flatMap(\.outlines).joined() {
      #expect(abs(corner.x) <= BodyView.halfWidth && (0...100).contains(corner.y))
    }
  }
}
