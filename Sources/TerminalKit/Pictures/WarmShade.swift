/// The palette of how much a part of a picture counts: four warm shades on a dark card, each with at least twice the contrast of the
/// one before, so that more is always brighter, in a terminal, in SVG and on paper. In SVG they are the classes `chart-warm-0` (no
/// part in it) to `chart-warm-4`.
package enum WarmShade {
  /// The number of shades, not counting that of nothing.
  package static let levels = 4

  /// The shade of a share of the greatest, above 0 and up to 1: the least quarter is 1.
  package static func level(_ share: Double) -> Int {
    min(max(Int((share * Double(levels)).rounded(.up)), 1), levels)
  }

  /// The colour of a shade in a terminal; 0 is nothing.
  package static func color(ofLevel level: Int) -> PaletteColor { ramp[min(max(level, 0), levels)] }

  /// What is behind the picture in a terminal; nothing has its colour.
  package static var card: PaletteColor { ramp[0] }
  /// Parts that never count.
  package static let plain = PaletteColor(238)

  private static let ramp = [16, 88, 130, 178, 230].map { PaletteColor($0) }
}

extension PaletteColor {
  /// Its red, green and blue, from 0 to 255, in xterm's palette; nil for the first 16, which every terminal sets itself.
  package var channels: (red: Int, green: Int, blue: Int)? {
    let cube = [0, 95, 135, 175, 215, 255]
    switch Int(index) {
    case 232...:
      return (8 + (Int(index) - 232) * 10, 8 + (Int(index) - 232) * 10, 8 + (Int(index) - 232) * 10)
    case 16...:
      let place = Int(index) - 16
      return (cube[place / 36], cube[place / 6 % 6], cube[place % 6])
    default: return nil
    }
  }
}
