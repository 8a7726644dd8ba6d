import TerminalKit
import Testing

/// What has to be told apart differs in lightness, on a light page, a dark one, and on grey paper.
@Suite struct ShadeTests {
  /// The colours of a scheme by name, without `--chart-`.
  private static func colours(of scheme: Substring) -> [String: Double] {
    var found: [String: Double] = [:]
    for declaration in scheme.split(whereSeparator: { ";{}\n".contains($0) }) {
      let parts = declaration.split(separator: ":").map { $0.filter { $0 != " " } }
      guard parts.count == 2, parts[0].hasPrefix("--chart-"), parts[1].hasPrefix("#") else { continue }
      found[String(parts[0].dropFirst("--chart-".count))] = luminance(parts[1])
    }
    return found
  }

  /// Relative luminance (WCAG 2.2).
  private static func luminance(_ hex: String) -> Double {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return luminance([value >> 16 & 255, value >> 8 & 255, value & 255])
  }

  /// Red, green and blue in xterm's palette; nil for the first 16 colours, which every terminal sets itself.
  private static func channels(of color: PaletteColor) -> [Int]? {
    let (place, cube) = (Int(color.index) - 16, [0, 95, 135, 175, 215, 255])
    if place < 0 { return nil }
    if place >= 216 { return Array(repeating: 8 + (place - 216) * 10, count: 3) }
    return [cube[place / 36], cube[place / 6 % 6], cube[place % 6]]
  }

  private static func luminance(_ channels: [Int]) -> Double {
    let channels = channels.map { channel -> Double in
      let share = Double(channel) / 255
      return share <= 0.03928 ? share / 12.92 : power(share)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// ((x + 0.055) / 1.055)^2.4 as x² times the fifth root of x², which Newton finds.
  private static func power(_ share: Double) -> Double {
    let base = (share + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<50 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }

  private static func contrast(_ one: Double?, _ other: Double?) -> Double {
    let (one, other) = (one ?? 0, other ?? 0)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static var schemes: [[String: Double]] {
    let rules = SVGStyle.rules
    guard let dark = rules.firstRange(of: "@media screen and (prefers-color-scheme: dark)") else { return [] }
    return [colours(of: rules[..<dark.lowerBound]), colours(of: rules[dark.upperBound...])]
  }

  @Test("Shades, from nothing to most: each has at least twice the contrast of the one before") func shades()
  {
    #expect(Self.schemes.count == 2)
    for scheme in Self.schemes {
      for ramp in [["0", "1", "2", "3", "4"], ["warm-0", "warm-1", "warm-2", "warm-3", "warm-4"]] {
        #expect(Set(scheme.keys).isSuperset(of: ramp))
        for (one, next) in zip(ramp, ramp.dropFirst()) {
          let ratio = Self.contrast(scheme[one], scheme[next])
          #expect(ratio >= 2, "\(one), \(next)")
        }
      }
    }
  }

  @Test("The same in a terminal") func terminal() {
    let ramp = (0...WarmShade.levels).map { level in
      Self.channels(of: WarmShade.color(ofLevel: level)).map { Self.luminance($0) }
    }
    for (one, next) in zip(ramp, ramp.dropFirst()) {
      let ratio = Self.contrast(one, next)
      #expect(one != nil && ratio >= 2, "\(ratio)")
    }
  }

  @Test("Texts and lines against the page") func page() {
    for scheme in Self.schemes {
      for (name, least) in [("text", 7.0), ("faint", 4.5), ("line", 3), ("mark", 3)] {
        let ratio = Self.contrast(scheme[name], scheme["page"])
        #expect(ratio >= least, "\(name)")
      }
    }
  }
}
