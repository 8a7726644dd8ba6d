import Training

extension BodyShape {
  /// The right half of the body's outline, from the crown to the crotch; it is about seven and a half heads high.
  static let halfOutline: [FigurePoint] = [
    .bend(0, 0.2), .bend(2.7, 0.8), .bend(4.2, 3.1), .bend(4.5, 5.6), .bend(4.95, 6), .bend(4.8, 7.7),
    .bend(4.2, 8.7), .bend(3.6, 10.7), .bend(3.15, 11.9), .bend(3.2, 13.6), .bend(4, 15), .bend(6.6, 16.3),
    .bend(9.6, 17.1), .bend(12.25, 17.5), .bend(14.45, 18.8), .bend(15.65, 21.4), .bend(16.08, 24.8),
    .bend(16.72, 28), .bend(17.42, 31.2), .bend(17.72, 34.6), .bend(17.79, 37.6), .bend(18.32, 39.6),
    .bend(19.7, 42.6), .bend(20.27, 45.8), .bend(20.38, 48.8), .bend(20.46, 51.6), .bend(21.1, 53.6),
    .bend(21.8, 56.2), .bend(21.7, 58.8), .bend(21, 61), .bend(20, 61.3), .bend(19.2, 59.6),
    .bend(18.85, 57.4), .bend(18.4, 57.9), .bend(17.8, 57.6), .bend(17.7, 55.2), .bend(18.07, 51.8),
    .bend(16.94, 47.8), .bend(15.6, 43.8), .bend(14.81, 40.2), .bend(13.98, 36.5), .bend(12.73, 32.5),
    .bend(11.41, 29), .corner(10.71, 26.8), .bend(11.13, 29.2), .bend(10.48, 32.4), .bend(9.18, 36),
    .bend(8.2, 39.2), .bend(8.3, 42), .bend(9.42, 46), .bend(10.31, 50), .bend(11.14, 54.5),
    .bend(11.43, 60), .bend(10.39, 65.5), .bend(9.09, 70), .bend(8.5, 73.2), .bend(8.41, 75.2),
    .bend(9.27, 78.4), .bend(9.64, 81.8), .bend(8.79, 86.4), .bend(7.61, 90.8), .bend(7.1, 94),
    .bend(7.3, 95.8), .bend(8.7, 98), .bend(9.5, 99.3), .bend(8.7, 100), .bend(6.4, 100), .bend(4.9, 99.6),
    .bend(4.5, 98), .bend(4.6, 95.6), .bend(4.45, 93.6), .bend(3.88, 90), .bend(2.77, 85.6),
    .bend(2.19, 81.5), .bend(2.69, 78), .bend(3.24, 75), .bend(3.05, 72.4), .bend(2.7, 69.6),
    .bend(1.9, 64.5), .bend(1.1, 59.5), .bend(0.45, 55.8), .bend(0, 54.4),
  ]

  /// The muscles that look the same from the front and from the back.
  static let sides: [BodyShape] = [
    BodyShape(
      .sideDelts,
      [
        .corner(13.13, 18.2), .bend(14.25, 19), .bend(15.35, 21.6), .bend(15.78, 24.8), .corner(15.83, 28.6),
        .bend(15.05, 24.4), .bend(14.45, 20.9),
      ]),
    BodyShape(
      .forearms,
      [
        .corner(16.5, 38.4), .bend(17.86, 39.5), .bend(19.23, 42.8), .bend(19.79, 46.2), .corner(19.67, 50.8),
        .bend(18.48, 47.2), .bend(17.25, 43),
      ]),
    BodyShape(
      .forearms,
      [
        .corner(15.26, 40.6), .bend(16.55, 43.2), .bend(17.88, 47.6), .corner(19.01, 51.2),
        .corner(18.36, 51.2), .bend(17.3, 47.6), .bend(15.95, 43.6),
      ]),
  ]
}

extension BodyShape {
  /// The muscles of the front alone.
  static let frontMuscles: [BodyShape] = [
    BodyShape(
      .neck,
      [
        .corner(3, 12.6), .bend(3, 14.2), .corner(2.5, 16.4), .corner(1, 17.3), .bend(1.9, 15),
      ]),
    BodyShape(
      .traps,
      [
        .corner(3.5, 14.9), .bend(6.4, 16.6), .corner(9.6, 17.5), .bend(6.2, 17.9), .corner(3.1, 17.2),
      ]),
    BodyShape(
      .frontDelts,
      [
        .corner(10, 18.1), .bend(12.53, 18.3), .bend(13.85, 20.6), .bend(14.55, 24.2), .corner(15.24, 28.2),
        .bend(13.55, 26.4), .bend(11.99, 24.2), .bend(10.98, 21.2),
      ]),
    BodyShape(
      .chest,
      [
        .corner(0.3, 19), .bend(4.8, 18.3), .corner(9.4, 18.5), .bend(10.51, 21.6), .corner(11.25, 24.6),
        .bend(10.74, 27.2), .bend(8.65, 29.2), .bend(5.32, 29.9), .bend(2.2, 29.4), .corner(0.3, 28.2),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.3, 29.2), .bend(2, 30.1), .corner(3.92, 30.4), .corner(4.12, 32.6), .bend(2.2, 33),
        .corner(0.3, 32.9),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.3, 33.6), .bend(2.2, 33.7), .corner(4.17, 33.3), .corner(4.16, 36.4), .bend(2.2, 36.8),
        .corner(0.3, 36.7),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.3, 37.4), .bend(2.2, 37.5), .corner(4.15, 37.1), .corner(4.09, 40.6), .bend(2.2, 41),
        .corner(0.3, 40.9),
      ]),
    BodyShape(
      .abs,
      [
        .corner(0.3, 41.6), .bend(2.2, 41.7), .corner(4.1, 41.3), .bend(4.07, 45), .bend(3.2, 48.6),
        .bend(1.8, 51.6), .corner(0.3, 52.8),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(4.66, 31), .bend(6.41, 30.6), .corner(9.5, 29.3), .bend(8.57, 31.4), .bend(6.57, 32.8),
        .corner(4.75, 33.3),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(4.83, 34.1), .bend(6.76, 33.5), .corner(10.18, 30.6), .bend(9.17, 33.6), .bend(7.23, 35.4),
        .corner(4.8, 36.4),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(4.77, 37.2), .bend(7.14, 36.2), .corner(9.45, 33.9), .bend(8.31, 37.2), .bend(7.77, 40.4),
        .bend(8.07, 43), .corner(8.86, 45.2), .bend(6.75, 46.2), .corner(4.4, 47.6), .bend(4.71, 44),
        .bend(4.69, 40.6),
      ]),
    BodyShape(
      .hipFlexors,
      [
        .corner(9.11, 45.9), .corner(9.5, 48.4), .bend(7.43, 51.4), .bend(4.6, 53.6), .corner(1, 54.2),
        .bend(2.8, 51.4), .bend(4.2, 48.7), .bend(6.58, 47),
      ]),
    BodyShape(
      .abductors,
      [
        .corner(9.69, 47.2), .bend(10.24, 50.6), .bend(10.85, 54.8), .corner(11.02, 59), .bend(9.9, 55),
        .bend(8.84, 51.2),
      ]),
    BodyShape(
      .adductors,
      [
        .corner(0.9, 55), .bend(3.2, 54.6), .corner(5.1, 53.9), .bend(4.7, 57.6), .bend(3.7, 61.6),
        .corner(2.5, 66), .bend(1.7, 61.8), .bend(1.2, 58.4),
      ]),
    BodyShape(
      .quads,
      [
        .corner(8.25, 51.6), .bend(9.54, 56), .bend(9.44, 61.5), .bend(7.96, 66.8), .corner(6.31, 70.8),
        .bend(5.2, 66.6), .bend(4.8, 61.6), .bend(5.5, 56.6),
      ]),
    BodyShape(
      .quads,
      [
        .corner(9.99, 56.2), .bend(10.81, 60.2), .bend(10.1, 64.8), .bend(8.92, 69.2), .corner(7.81, 72.4),
        .corner(7.24, 70.2), .bend(8.61, 66.4), .bend(9.89, 61.6),
      ]),
    BodyShape(
      .quads,
      [
        .corner(4.3, 62), .bend(4.7, 66.6), .bend(5.7, 70.9), .bend(5.5, 72.9), .bend(4.3, 73.4),
        .bend(3.3, 71.6), .bend(2.9, 68.2), .bend(3.4, 65),
      ]),
    BodyShape(
      .biceps,
      [
        .corner(12.58, 27), .bend(14.67, 28.6), .bend(16.25, 31.6), .bend(16.67, 35), .corner(16.16, 38),
        .corner(15.22, 38.8), .bend(14.22, 35.8), .bend(13.23, 32),
      ]),
    BodyShape(
      .calves,
      [
        .corner(8.3, 77), .bend(9.05, 80), .bend(8.9, 84), .corner(7.64, 89), .bend(7.44, 85),
        .bend(7.72, 80.6),
      ]),
    BodyShape(
      .calves,
      [
        .corner(3.19, 77), .bend(4.11, 80.6), .bend(4.49, 85), .corner(4.48, 89.6), .bend(3.31, 85.6),
        .bend(2.64, 81.4),
      ]),
    BodyShape(
      .triceps,
      [
        .corner(16.4, 29.6), .bend(17.29, 32), .bend(17.59, 35.2), .corner(17.43, 38.6), .bend(17.01, 35.4),
        .bend(16.83, 32),
      ]),
  ]
}

extension BodyShape {
  /// The muscles of the back alone.
  static let backMuscles: [BodyShape] = [
    BodyShape(
      .neck,
      [
        .corner(0.3, 11.8), .corner(2.8, 11.6), .bend(2.9, 13.2), .corner(2.7, 14.4), .corner(0.3, 13.9),
      ]),
    BodyShape(
      .traps,
      [
        .corner(0.3, 14.6), .bend(3, 15), .bend(5.8, 16.6), .corner(9.8, 17.5), .bend(7.6, 19),
        .bend(5.23, 21.6), .bend(3.2, 26.4), .corner(0.3, 33.6),
      ]),
    BodyShape(
      .rearDelts,
      [
        .corner(10.2, 18), .bend(12.53, 18.3), .bend(13.85, 20.6), .bend(14.55, 24.2), .corner(15.24, 28.2),
        .bend(13.34, 25.8), .bend(10.79, 22.6), .corner(8.2, 19.5),
      ]),
    BodyShape(
      .upperBack,
      [
        .corner(7.51, 20), .bend(9.77, 22.4), .corner(11.54, 24.8), .bend(9, 25.5), .corner(5.09, 25.7),
        .bend(5.86, 22.4),
      ]),
    BodyShape(
      .upperBack,
      [
        .corner(4.67, 26.5), .bend(8.83, 26.3), .corner(11.04, 25.7), .corner(10.75, 28), .bend(7.33, 28.6),
        .corner(3.72, 28.8),
      ]),
    BodyShape(
      .lats,
      [
        .corner(3.3, 29.6), .bend(7.32, 29.4), .corner(10.74, 28.8), .bend(10.29, 32.2), .bend(8.74, 36.2),
        .bend(6.83, 39.9), .corner(4.88, 43.2), .bend(3.36, 39.4), .corner(1.4, 34.2),
      ]),
    BodyShape(
      .lowerBack,
      [
        .corner(0.3, 35), .bend(1.1, 35.4), .bend(2.88, 39.8), .bend(4.33, 44), .corner(4.37, 45.4),
        .bend(2.4, 46.5), .corner(0.3, 48),
      ]),
    BodyShape(
      .obliques,
      [
        .corner(8.15, 38.6), .bend(7.9, 41.8), .corner(8.73, 44.9), .bend(6.87, 45), .corner(5.12, 44.6),
        .bend(6.85, 41.8),
      ]),
    BodyShape(
      .abductors,
      [
        .corner(4.96, 45.7), .corner(8.9, 45.7), .bend(9.9, 49.4), .corner(10.73, 54.6), .bend(9.03, 50.6),
        .bend(7, 48.2), .corner(4.19, 46.6),
      ]),
    BodyShape(
      .glutes,
      [
        .corner(0.35, 48.7), .bend(3.6, 47.4), .bend(6.8, 49), .bend(9.42, 52.6), .bend(10.1, 56.2),
        .bend(7.64, 58.8), .bend(3.6, 59.2), .bend(1.3, 57.4), .corner(0.5, 54.8),
      ]),
    BodyShape(
      .hamstrings,
      [
        .corner(6.4, 59.9), .corner(10.44, 58.4), .bend(10.53, 62.6), .bend(9.39, 68), .corner(8.1, 73.8),
        .bend(7.04, 69.8), .bend(6.38, 64.4),
      ]),
    BodyShape(
      .hamstrings,
      [
        .corner(3.5, 60), .corner(5.84, 60), .bend(5.94, 64.6), .bend(5.6, 69.4), .corner(3.9, 74.2),
        .bend(3, 69.8), .bend(2.7, 65),
      ]),
    BodyShape(
      .adductors,
      [
        .corner(1.3, 58.6), .corner(3, 59.9), .bend(2.6, 63.6), .corner(2.5, 66.6), .bend(2, 62.8),
      ]),
    BodyShape(
      .triceps,
      [
        .corner(12.56, 27.4), .bend(14.44, 28.6), .bend(14.97, 32), .corner(14.78, 37), .bend(13.77, 34.6),
        .bend(12.75, 31),
      ]),
    BodyShape(
      .triceps,
      [
        .corner(15.25, 28.9), .bend(16.5, 30.6), .bend(17.14, 34.2), .corner(16.62, 38.2), .bend(15.5, 35.8),
        .bend(15.32, 32),
      ]),
    BodyShape(
      .calves,
      [
        .corner(6.1, 75.6), .bend(7.95, 76.2), .bend(9.03, 79.6), .bend(8.8, 83.6), .corner(7.28, 87),
        .bend(6.13, 84.8), .bend(5.97, 80),
      ]),
    BodyShape(
      .calves,
      [
        .corner(5.6, 75.6), .bend(3.76, 76.2), .bend(2.67, 79.8), .bend(2.92, 83.8), .corner(4.44, 87.8),
        .bend(5.47, 85), .bend(5.58, 80),
      ]),
    BodyShape(
      .calves,
      [
        .corner(4.87, 88.2), .corner(5.91, 86), .corner(7.15, 87.9), .bend(6.6, 91.6), .corner(6.1, 95),
        .corner(5.4, 95), .bend(4.8, 91.6),
      ]),
  ]
}
