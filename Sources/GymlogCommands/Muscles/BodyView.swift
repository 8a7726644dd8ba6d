import Training

/// A side from which the body is seen, with its parts: later ones lie over earlier ones.
enum BodyView: CaseIterable {
  case front, back

  /// How far the figure reaches from its middle; its height is 100.
  static let halfWidth = 21.0

  var shapes: [BodyShape] { Self.body + (self == .front ? Self.frontMuscles : Self.backMuscles) }

  /// Head, hands, knees and feet: the same from both sides.
  private static let body = [
    BodyShape(nil, (0, 0), (3, 0.5), (5, 2.8), (5.3, 5), (5, 7.6), (3, 11.6), (0, 13)),
    BodyShape(
      nil, (0, 12), (3, 12), (3, 15), (12.6, 17.5), (11.4, 26), (9.4, 34), (8.4, 40), (9.4, 46), (0, 53)),
    BodyShape(nil, (13, 38.5), (17, 38.5), (17.4, 41), (13.6, 41)),
    BodyShape(nil, (16.8, 54), (19.6, 54), (20.6, 59), (19.4, 62.5), (17.6, 60)),
    BodyShape(nil, (4.2, 70.5), (9.8, 70.5), (9.6, 78), (4.8, 78)),
    BodyShape(nil, (5.3, 89.5), (8.2, 89.5), (8, 95), (9.6, 98.5), (9.2, 100), (4.8, 100), (5, 95)),
  ]

  private static let arms = [
    BodyShape(.sideDelts, (12.6, 17.4), (15.6, 19), (16.9, 22.5), (16.4, 27.5), (14.4, 25.5), (14, 20)),
    BodyShape(.forearms, (13.6, 40.4), (17.2, 40.2), (19, 46), (19.6, 54.6), (17, 54.8), (14.8, 47.5)),
  ]

  private static let frontMuscles =
    arms + [
      BodyShape(.neck, (0, 12), (2.9, 11.4), (3, 15.4), (0, 17)),
      BodyShape(.traps, (3, 13.4), (5, 15.2), (10.2, 17.2), (6, 18), (2, 17)),
      BodyShape(.frontDelts, (9.2, 17.2), (12.8, 17.4), (14, 20), (14.4, 25.5), (11.6, 25), (10.2, 21)),
      BodyShape(.chest, (0, 18), (9, 17.6), (10.6, 21.5), (11.6, 25.4), (9.6, 29), (5, 30.6), (0, 29.6)),
      BodyShape(
        .heart, mirrored: false, (1, 22), (2.4, 20.8), (3.8, 21.8), (4.6, 24), (2.4, 27.6), (0.6, 25)),
      BodyShape(.abs, (0, 30), (5, 31), (5, 40), (4.2, 47), (2, 51), (0, 52)),
      BodyShape(.obliques, (5, 31), (9.6, 29.4), (8.8, 35), (8.3, 40), (9.4, 45.4), (4.5, 47.4), (5, 40)),
      BodyShape(.hipFlexors, (4.5, 47.4), (9.4, 45.4), (9.8, 48.4), (5, 54.4), (0.8, 53), (2.2, 51)),
      BodyShape(.abductors, (9.4, 45.4), (11.4, 50), (11.8, 57), (10.6, 59), (9.8, 48.4)),
      BodyShape(
        .quads, (9.8, 48.6), (11.4, 58), (11, 64), (9.6, 71), (6.8, 73), (4.6, 71), (3.6, 63), (4.4, 55.4)),
      BodyShape(.adductors, (0.8, 53.4), (4.4, 55.2), (3.8, 62), (3.4, 67), (1.2, 61)),
      BodyShape(
        .biceps, (11.8, 25.8), (14.6, 25.6), (16.4, 28.5), (17, 35), (16.8, 39.4), (13.4, 39), (12.2, 33)),
      BodyShape(.calves, (5, 77.5), (9.4, 76.5), (10, 82), (8.8, 90), (5.4, 90), (4.4, 84)),
    ]

  private static let backMuscles =
    arms + [
      BodyShape(.neck, (0, 11), (2.9, 11), (3, 14), (0, 15)),
      BodyShape(.upperBack, (5.6, 19), (9.6, 19), (11.6, 25), (10, 30), (0, 32), (0, 26)),
      BodyShape(.traps, (0, 14.4), (3, 13.4), (5, 15.2), (10.2, 17.2), (6.8, 20.4), (3, 27), (0, 34)),
      BodyShape(.rearDelts, (10.2, 17.2), (12.8, 17.4), (14, 20), (14.4, 25.5), (11.4, 24.4), (8.8, 20.6)),
      BodyShape(
        .lats, (11.4, 24.6), (11.4, 28.5), (9.6, 35), (8.4, 40), (4, 41), (2, 33.4), (3, 27.4), (9, 28.4)),
      BodyShape(.lowerBack, (0, 34), (2, 33.4), (4, 41), (8.3, 40), (8.8, 44.6), (0, 47)),
      BodyShape(.glutes, (0, 47), (8.8, 44.8), (10.8, 50), (10.6, 56.6), (6, 58.6), (0.8, 57.6)),
      BodyShape(.abductors, (8.8, 44.6), (11.4, 50), (11.8, 57), (10.6, 57), (10.8, 50)),
      BodyShape(
        .hamstrings, (3.2, 58.4), (6, 58.6), (11, 57), (10.8, 65), (9.6, 72.6), (5, 72.6), (3.6, 65)),
      BodyShape(.adductors, (0.9, 57.8), (3.2, 58.4), (3.6, 65), (3.2, 67), (1.2, 61)),
      BodyShape(
        .triceps, (11.6, 25), (14.6, 25.6), (16.4, 28.5), (17, 35), (16.8, 39.4), (13.4, 39), (12.2, 33)),
      BodyShape(.calves, (4.8, 75.6), (9.6, 75.6), (10.4, 81), (9, 88), (7.6, 90.4), (5.6, 90.4), (4.2, 83)),
    ]
}
