import Training

extension BodyShape {
  /// The right half of the body's outline, from the throat to the crotch; it is about seven and a half heads high.
  private static let halfBody: [FigurePoint] = [
    .bend(0, 11), .bend(2.8, 11), .bend(2.9, 13.2), .bend(4.2, 15.1), .bend(7, 16.2), .bend(10, 16.8),
    .bend(12.4, 17), .bend(14.9, 18.1), .bend(16.5, 20.6), .bend(17.1, 23.6), .bend(16.8, 26.6),
    .bend(16.6, 28.6), .bend(17.2, 30.8), .bend(17.9, 33.2), .bend(17.9, 35.8), .bend(17.5, 37.8),
    .bend(18.4, 39.8), .bend(19.5, 42.4), .bend(19.9, 45.2), .bend(19.6, 48.4), .bend(19.5, 51.2),
    .bend(20.3, 53), .bend(20.9, 55.4), .bend(20.8, 58), .bend(20.3, 60.4), .bend(19.3, 61.2),
    .bend(18.4, 60.6), .bend(18.1, 58.6), .bend(17.5, 58), .bend(16.9, 56.4), .bend(17, 54.2),
    .bend(17.4, 51.8), .bend(16.8, 49.2), .bend(15.8, 46), .bend(14.8, 43), .bend(14.2, 40.4),
    .bend(14.1, 38.2), .bend(13.4, 35.4), .bend(12.5, 32), .bend(11.9, 29.4), .corner(11.2, 27.2),
    .bend(11.5, 29), .bend(11.2, 31.6), .bend(10.3, 35), .bend(9.1, 38.4), .bend(8.6, 41.2), .bend(8.9, 44),
    .bend(9.8, 47.6), .bend(10.8, 51.2), .bend(11.5, 55.2), .bend(11.6, 59.4), .bend(11, 64.4), .bend(10, 69),
    .bend(9.1, 72.6), .bend(8.9, 75), .bend(9.6, 78.4), .bend(9.9, 82), .bend(9.2, 86.4), .bend(8.1, 90.8),
    .bend(7.5, 94), .bend(7.7, 95.8), .bend(8.6, 97.6), .bend(9.3, 99), .bend(8.6, 99.9), .bend(6.6, 100),
    .bend(5, 99.8), .bend(4.4, 98.4), .bend(4.6, 96), .bend(4.5, 94), .bend(3.9, 90.4), .bend(2.8, 86.2),
    .bend(2.3, 82), .bend(2.6, 78.4), .bend(3.3, 75.4), .bend(3.3, 73), .bend(2.8, 70), .bend(2.1, 65.4),
    .bend(1.2, 60), .bend(0.6, 56.6), .bend(0, 54.8),
  ]

  private static let halfHead: [FigurePoint] = [
    .bend(0, 0.3), .bend(2.5, 0.9), .bend(3.9, 3), .bend(4.15, 5.4), .bend(4.7, 5.8), .bend(4.5, 7.4),
    .bend(3.9, 8.3), .bend(3.4, 10), .bend(2, 12), .bend(0, 12.8),
  ]

  /// The whole body below the head, as one outline.
  static let body = BodyShape(whole: halfBody)

  /// The head, before the neck.
  static let head = BodyShape(whole: halfHead)

  static let frontHair = BodyShape(whole: [
    .bend(0, 0.2), .bend(2.6, 0.8), .bend(4, 2.9), .bend(4.2, 5.3), .bend(3.7, 5.5), .bend(3.4, 3.8),
    .bend(2.4, 2.9), .bend(0, 2.7),
  ])

  static let backHair = BodyShape(whole: [
    .bend(0, 0.2), .bend(2.6, 0.8), .bend(4, 2.9), .bend(4.2, 5.3), .bend(4, 8), .bend(3.2, 10.2),
    .bend(1.6, 11), .bend(0, 11.2),
  ])

  static let kneecap = BodyShape(
    nil,
    [
      .bend(6.2, 71.6), .bend(7.7, 72.4), .bend(7.8, 74.4), .bend(6.2, 75.6), .bend(4.7, 74.4),
      .bend(4.8, 72.4),
    ])

  /// A heart beside the body, at its upper left side.
  static let heart = BodyShape(
    .heart, mirrored: false,
    [
      .corner(17, 6), .bend(18.3, 4.5), .bend(20.3, 5.2), .bend(20.2, 7.6), .corner(17, 11.2),
      .bend(13.8, 7.6), .bend(13.7, 5.2), .bend(15.7, 4.5),
    ])

  /// The muscles that look the same from the front and from the back.
  static let sides: [BodyShape] = [
    BodyShape(
      .forearms,
      [
        .corner(16.2, 36.4), .bend(17.6, 36.6), .bend(20, 40), .bend(21, 44), .bend(20.6, 47.6),
        .corner(19.4, 51.4), .bend(18.2, 48), .bend(17.3, 44.2), .bend(16.6, 40.2),
      ]),
    BodyShape(
      .forearms,
      [
        .corner(13.4, 39.2), .bend(15.4, 38.9), .bend(16.6, 42.2), .bend(17.5, 46.4), .corner(18.6, 51.2),
        .corner(17, 51.4), .bend(15.6, 48), .bend(14, 44.6),
      ]),
    BodyShape(
      .sideDelts,
      [
        .corner(12, 16.6), .bend(14.9, 16.8), .bend(18, 20), .bend(18.4, 24), .bend(17.4, 27.6),
        .corner(16.1, 29.6), .bend(15.4, 26.6), .bend(14.6, 22.8), .bend(13.6, 19.4),
      ]),
  ]
}
