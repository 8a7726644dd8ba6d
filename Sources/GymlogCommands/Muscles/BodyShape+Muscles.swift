import Training

extension BodyShape {
  /// The muscles of the front alone. A later one covers an earlier one, and what is beyond the body's outline isn't drawn.
  static let frontMuscles: [BodyShape] = [
    BodyShape(
      .neck,
      [
        .corner(3.2, 10.5), .bend(3.2, 13.6), .bend(2.4, 16.2), .corner(0.6, 17.4), .bend(1.2, 15),
        .bend(2, 12.6),
      ]),
    BodyShape(
      .traps,
      [
        .corner(2.7, 12.6), .bend(4.2, 15), .bend(7.2, 16.1), .corner(11.4, 16.8), .bend(9.4, 17.8),
        .bend(5.8, 17.7), .corner(2.2, 17.5), .bend(2.7, 15.4),
      ]),
    BodyShape(
      .lats,
      [
        .corner(10.2, 26.6), .bend(12.2, 25.8), .bend(12.4, 30), .bend(11.2, 34.6), .corner(9.8, 37.2),
        .bend(9.9, 32),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(4.4, 31.4), .bend(7.4, 29.9), .corner(12, 27.6), .bend(10.8, 36), .bend(9.6, 40),
        .bend(9.6, 43.4), .corner(10.2, 46.2), .bend(7.6, 46.8), .corner(5, 48.6), .bend(4.6, 44),
        .bend(4.5, 38),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(12.4, 29.2), .bend(10, 28.6), .corner(6.9, 31), .bend(9, 32.2), .corner(12.2, 31.4),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(12.2, 31.6), .bend(9.6, 31.2), .corner(6.5, 33.7), .bend(8.8, 34.8), .corner(12, 33.8),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(12, 34), .bend(9.2, 33.8), .corner(6.3, 36.4), .bend(8.4, 37.4), .corner(11.4, 36.4),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.25, 29.6), .bend(2.2, 29.8), .corner(4.4, 30.2), .corner(4.6, 32.7), .bend(2.4, 33.2),
        .corner(0.25, 33),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.25, 33.4), .bend(2.4, 33.6), .corner(4.6, 33.1), .corner(4.6, 36.4), .bend(2.4, 36.9),
        .corner(0.25, 36.7),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.25, 37.1), .bend(2.4, 37.3), .corner(4.6, 36.8), .corner(4.4, 40.4), .bend(2.4, 40.9),
        .corner(0.25, 40.8),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.25, 41.2), .bend(2.4, 41.3), .corner(4.3, 40.8), .bend(4.2, 44.4), .bend(3, 48),
        .bend(1.6, 50.6), .corner(0.25, 51.8),
      ]),
    BodyShape(
      .hipFlexors,
      [
        .corner(10, 46.6), .bend(10.2, 49), .bend(7.6, 52), .bend(4.6, 54), .corner(0.8, 54.6),
        .bend(2.4, 51.6), .bend(4, 48.9), .bend(7, 47.2),
      ]),
    BodyShape(
      .adductors,
      [
        .corner(0, 54.8), .bend(2.8, 54.2), .corner(5.6, 53), .bend(5.3, 58), .bend(4.3, 62.4),
        .corner(2.4, 67.6), .bend(0.5, 62),
      ]),
    BodyShape(
      .quads,
      [
        .corner(8.9, 52.2), .bend(12.4, 55), .bend(12.6, 61), .bend(11.2, 66.4), .bend(9.9, 70.4),
        .corner(8.2, 72), .bend(7.4, 70), .bend(8, 64),
      ]),
    BodyShape(
      .quads,
      [
        .corner(4.6, 59.4), .bend(5.6, 64), .bend(6.6, 69.6), .bend(5.9, 71.8), .bend(4.3, 72.2),
        .bend(2.6, 70.8), .bend(1.9, 67.6), .bend(2.9, 63.6),
      ]),
    BodyShape(
      .quads,
      [
        .corner(7.7, 50.2), .bend(9.4, 54), .bend(9.8, 59.6), .bend(8.8, 65.6), .corner(7.1, 70.6),
        .bend(5.6, 66.4), .bend(4.9, 60.6), .bend(5.8, 54.6),
      ]),
    BodyShape(
      .abductors,
      [
        .corner(9.9, 47.4), .bend(11.4, 50.6), .bend(12, 55), .corner(12, 59), .bend(10.4, 55),
        .bend(9.2, 51.4),
      ]),
    BodyShape(
      .calves,
      [
        .corner(7.3, 76.6), .bend(9.8, 77), .bend(10.8, 82), .bend(9.8, 87), .corner(7.9, 92.4),
        .bend(7.7, 87), .bend(6.8, 81.4),
      ]),
    BodyShape(
      .calves,
      [
        .corner(3.8, 76.4), .bend(4.9, 81), .bend(5, 86.6), .corner(4.5, 92), .bend(2.4, 87), .bend(1.4, 82),
        .bend(2, 78),
      ]),
    BodyShape(
      .chest,
      [
        .corner(0.25, 19.4), .bend(4.8, 18.5), .corner(9.6, 17.9), .bend(12.2, 20.4), .corner(13.4, 23.8),
        .bend(11.6, 26.4), .bend(8.6, 28.8), .bend(5, 29.5), .bend(2, 29), .corner(0.25, 27.6),
      ]),
    BodyShape(
      .biceps,
      [
        .corner(12.4, 26.2), .bend(15.2, 26.6), .bend(16.4, 29.6), .bend(16.8, 33), .bend(16.2, 36.2),
        .corner(15.3, 38.6), .bend(13.6, 37.6), .bend(12.2, 32),
      ]),
    BodyShape(
      .triceps,
      [
        .corner(16.4, 28.4), .bend(18.4, 30), .bend(19, 34), .corner(18, 38.2), .corner(16.9, 37.8),
        .bend(17.1, 34), .bend(17, 31),
      ]),
    BodyShape(
      .frontDelts,
      [
        .corner(9.6, 17.9), .bend(12.2, 16.8), .bend(13.8, 19.4), .bend(14.7, 22.8), .bend(15.4, 26.4),
        .corner(16.1, 29.6), .bend(13.9, 27.4), .bend(12.2, 24.6), .bend(10.8, 21),
      ]),
  ]
}

extension BodyShape {
  /// The muscles of the back alone.
  static let backMuscles: [BodyShape] = [
    BodyShape(
      .neck,
      [
        .corner(0, 10), .bend(3.2, 10), .bend(3.2, 14), .corner(0, 14),
      ]),
    BodyShape(
      .lowerBack,
      [
        .corner(0.25, 33), .bend(2.6, 36), .bend(3.8, 40), .bend(4.4, 44.6), .bend(3.4, 47.4),
        .corner(0.25, 49.8),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(10.4, 37), .bend(8.2, 40.2), .bend(6.4, 43), .corner(4.3, 45.8), .bend(7.6, 46.4),
        .corner(10.2, 46.2), .bend(9.6, 43),
      ]),
    BodyShape(
      .abductors,
      [
        .corner(3.4, 47.6), .bend(6.6, 46.2), .corner(10.2, 46), .bend(11.8, 50), .corner(12, 55),
        .bend(9.6, 52), .bend(6.6, 49),
      ]),
    BodyShape(
      .lats,
      [
        .corner(12.6, 27), .bend(12.6, 31), .bend(11, 35.6), .bend(8.8, 40), .bend(6.6, 43.6),
        .corner(4.2, 45.8), .bend(3.9, 42), .bend(2.6, 37.4), .corner(0.9, 34.2), .bend(2.8, 30),
        .bend(5.6, 28), .bend(9, 28.4),
      ]),
    BodyShape(
      .upperBack,
      [
        .corner(4.6, 24), .bend(8, 25.6), .corner(12.8, 25.4), .bend(12.2, 28), .bend(9.4, 29.4),
        .bend(6, 29.2), .corner(2.9, 30.4), .bend(3.4, 27),
      ]),
    BodyShape(
      .upperBack,
      [
        .corner(5, 22.6), .bend(8.4, 19.4), .bend(11.4, 22), .corner(13.2, 25.6), .bend(10, 27),
        .bend(6.6, 27.2), .corner(3.9, 26.6),
      ]),
    BodyShape(
      .traps,
      [
        .corner(0.25, 10.5), .bend(2.6, 11.5), .bend(3, 13.6), .bend(5, 15.6), .bend(8.6, 16.6),
        .corner(11.8, 17), .bend(10.6, 18.4), .bend(8, 19.6), .bend(5.6, 22), .bend(4, 26), .bend(2.4, 30.6),
        .corner(0.25, 35.4),
      ]),
    BodyShape(
      .triceps,
      [
        .corner(12.2, 26), .bend(14.6, 26.6), .bend(15.3, 30), .bend(15.5, 34.4), .corner(14.8, 37.4),
        .bend(13, 36), .bend(12, 31),
      ]),
    BodyShape(
      .triceps,
      [
        .corner(15.2, 27), .bend(17, 28), .bend(18.6, 31), .bend(18.6, 35), .corner(17.2, 38),
        .bend(15.9, 36), .bend(15.4, 31.4),
      ]),
    BodyShape(
      .rearDelts,
      [
        .corner(8.4, 19.6), .bend(10.2, 17.6), .bend(12.2, 16.6), .bend(13.8, 19.4), .bend(14.7, 22.8),
        .bend(15.4, 26.4), .corner(16.1, 29.6), .bend(13.8, 27), .bend(11.4, 23.6),
      ]),
    BodyShape(
      .adductors,
      [
        .corner(0, 56), .bend(3.4, 57), .bend(2.9, 63), .corner(2.5, 69), .bend(0.8, 62),
      ]),
    BodyShape(
      .hamstrings,
      [
        .corner(6.1, 56), .bend(12, 55), .bend(12.4, 62), .bend(11, 68.6), .bend(9.4, 73), .corner(8.2, 76),
        .bend(7.1, 71), .bend(6.4, 64.4),
      ]),
    BodyShape(
      .hamstrings,
      [
        .corner(2.6, 57), .bend(6.1, 56.6), .bend(6.4, 64), .bend(6, 70), .corner(4.2, 76), .bend(2.9, 71),
        .bend(2.2, 65.4),
      ]),
    BodyShape(
      .glutes,
      [
        .corner(0.25, 49.8), .bend(3.2, 47.7), .bend(6.6, 48.7), .bend(9.6, 50.8), .bend(12.2, 54),
        .bend(11.2, 57.4), .bend(8.6, 59.3), .bend(4.8, 60), .bend(1.7, 59.6), .corner(0.25, 58),
      ]),
    BodyShape(
      .calves,
      [
        .corner(4.2, 86), .bend(6.1, 85), .corner(8, 86), .bend(9.6, 86), .bend(8.4, 90.6), .bend(7.1, 94.6),
        .corner(6.6, 97.4), .corner(5.6, 97.4), .bend(5, 94), .bend(3.6, 90), .bend(2.6, 86),
      ]),
    BodyShape(
      .calves,
      [
        .corner(6.05, 74.8), .bend(7.8, 75), .bend(10.2, 78.4), .bend(10.6, 82.6), .bend(9.3, 86.2),
        .bend(7.6, 87.8), .bend(6.4, 86), .bend(6.05, 81),
      ]),
    BodyShape(
      .calves,
      [
        .corner(6.05, 74.8), .bend(4.2, 75), .bend(2, 78.6), .bend(1.6, 83), .bend(3, 87.2), .bend(4.6, 89),
        .bend(5.8, 86.6), .bend(6.05, 81),
      ]),
  ]
}
