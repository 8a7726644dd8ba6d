/// The palette of how much a part of a picture counts: four warm shades, each with at least twice the contrast of the one before. On a
/// dark card, as in a terminal, more is brighter; on a light page and on paper, darker. In SVG they are the classes `chart-warm-0` (no
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

  /// The character of a shade in a terminal without colour, unlike those of the shades beside it.
  package static func glyph(ofLevel level: Int, _ glyphs: Glyphs) -> Character {
    let shades: [Character] = glyphs == .unicode ? ["·", "╌", "═", "▒", "█"] : [".", "-", "=", "x", "#"]
    return shades[min(max(level, 0), levels)]
  }

  /// The colour behind the picture in a terminal, which no part has.
  package static var card: PaletteColor { ramp[0] }
  /// Parts that never count.
  package static let plain = PaletteColor(238)

  private static let ramp = [16, 88, 130, 178, 230].map { PaletteColor($0) }
}
