import Training
import Wording

/// The front or back of the body.
enum BodyView: String, CaseIterable {
  case front, back

  /// Half the width of the figure, whose height is 100.
  static let halfWidth = 22.0

  /// The muscles of this side and the kneecaps, in the order in which they are drawn: a later one covers an earlier one.
  var shapes: [BodyShape] {
    self == .front
      ? BodyShape.frontMuscles + [.kneecap] + BodyShape.sides + [.heart]
      : BodyShape.backMuscles + BodyShape.sides
  }

  /// The hair, which tells the front of the head from its back.
  var hair: BodyShape { self == .front ? .frontHair : .backHair }

  /// The muscles to draw if those in `levels` were trained: some are skin unless they were, and the heart isn't seen.
  func shapes(trained levels: [Muscle: Int]) -> [BodyShape] {
    shapes.filter { shape in
      shape.muscle.map { levels[$0] != nil || !Self.seenIfTrained.contains($0) } ?? true
    }
  }

  private static let seenIfTrained: Set<Muscle> = [.heart, .hipFlexors, .abductors, .neck]
}

extension Words {
  /// The label of a side of the figure: `Front`.
  func side(_ view: BodyView) -> String {
    switch view {
    case .front: say(en: "Front", es: "De frente", ca: "De cara")
    case .back: say(en: "Back", es: "De espaldas", ca: "D'esquena")
    }
  }
}
