import Testing

@testable import TerminalKit

@Suite("Labels of records") struct LooseLabelTests {
  /// A label of the size 4 × 1 with its left upper corner at these places.
  private func label(_ height: Double, _ places: (Double, Double)...) -> LooseLabel {
    LooseLabel(
      height: height,
      places: places.map { LabelBox(left: $0.0, top: $0.1, right: $0.0 + 4, bottom: $0.1 + 1) })
  }

  @Test("The newest gives way if the older ones fit only then") func givesWay() {
    let found = LooseLabel.places(of: [label(1, (0, 1), (0, 0)), label(2, (1, 1))])
    #expect(found.map { $0?.top } == [0, 1])
  }

  @Test("The label of a lower point is never above that of a higher one") func order() {
    let found = LooseLabel.places(of: [label(2, (0, 5)), label(4, (9, 2), (9, 7))])
    #expect(found.map { $0?.top } == [5, 7])
  }

  @Test("If there is no room for two, the older one has no label") func drops() {
    let found = LooseLabel.places(of: [label(1, (0, 0)), label(2, (1, 0)), label(3, (20, 9))])
    #expect(found.map { $0?.left } == [0, nil, 20])
  }

  @Test("A label without a place takes none from the others") func noPlace() {
    let found = LooseLabel.places(of: [label(1), label(2, (0, 0)), label(3, (9, 9))])
    #expect(found.map { $0?.left } == [nil, 0, 9])
  }
}
