import Wording

/// The front or back of the body.
enum BodyView: CaseIterable {
  case front, back

  /// Half the width of the figure, whose height is 100.
  static let halfWidth = 22.0

  /// The muscles of this side; none covers another.
  var shapes: [BodyShape] {
    BodyShape.sides + (self == .front ? BodyShape.frontMuscles + [.heart] : BodyShape.backMuscles)
  }
}

extension Words {
  /// The label of a side of the figure: `Front`.
  func side(_ view: BodyView) -> String {
    switch view {
    case .front: say(en: "Front", es: "Delante", ca: "Davant")
    case .back: say(en: "Back", es: "Detrás", ca: "Darrere")
    }
  }
}
