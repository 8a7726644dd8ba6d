/// The look of SVG charts: dark on light, or light on dark if the reader prefers that. On paper, always dark on light.
///
/// Nothing is told by colour alone: lines differ in dashes, marks in shape, and neighbouring shades in lightness, by a contrast of
/// at least 2:1 (WCAG 2.2), so that they differ in grey print too. Days are green; parts of the body are warm; blue
/// lines and orange marks also differ to red-green colour-blind eyes.
package enum SVGStyle {
  private static let light = """
    --chart-page: #ffffff; --chart-text: #1f2328; --chart-faint: #59636e; --chart-grid: #d1d9e0;
    --chart-line: #0b5cad; --chart-mark: #b34700;
    --chart-0: #f4f7f9; --chart-1: #5fc280; --chart-2: #22884d; --chart-3: #0c5430; --chart-4: #03180f;
    --chart-warm-0: #fcf9f6; --chart-warm-1: #f29b58; --chart-warm-2: #c4560e; --chart-warm-3: #85240f;
    --chart-warm-4: #250302; --chart-skin: #dfe3e8; --chart-edge: #8a949f; --chart-on-card: #3a434d;
    """

  private static let dark = """
    --chart-page: #0d1117; --chart-text: #e6edf3; --chart-faint: #9aa4af; --chart-grid: #30363d;
    --chart-line: #6cb2f7; --chart-mark: #ffa657;
    --chart-0: #12171d; --chart-1: #0f5538; --chart-2: #288a55; --chart-3: #43c970; --chart-4: #f1fbf1;
    --chart-warm-0: #0d1117; --chart-warm-1: #8a1a12; --chart-warm-2: #cf4a0c; --chart-warm-3: #f49a16;
    --chart-warm-4: #fff6d0; --chart-skin: #2b323a; --chart-edge: #6a7682; --chart-on-card: #c3ccd5;
    """

  private static let onDark = "@media screen and (prefers-color-scheme: dark)"

  /// The CSS of charts; a page with several has it once.
  package static let rules = """
    .chart { \(light)
      max-width: 100%; height: auto; }
    \(onDark) {
      .chart { \(dark) }
    }
    \(shapes)
    """

  /// The CSS of a picture with a file of its own. Its colours are written where they are used, because many programs that show
  /// SVG files know no variables and would show a black picture.
  package static let rulesOfFile = """
    .chart { max-width: 100%; height: auto; }
    \(resolved(isDark: false))\(onDark) {
    \(resolved(isDark: true))}

    """

  /// The rules in the colours of a light or a dark screen, without variables.
  package static func resolved(isDark: Bool) -> String {
    var rules = shapes
    for declaration in (isDark ? dark : light).split(separator: ";") {
      let parts = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
      if parts.count == 2 { rules = rules.replacing("var(\(parts[0]))", with: parts[1]) }
    }
    return rules
  }

  private static let shapes = """
    .chart text { font: 12px system-ui, sans-serif; fill: var(--chart-text); }
    .chart .chart-title { font-size: 16px; font-weight: 600; }
    .chart .chart-faint { fill: var(--chart-faint); }
    .chart .chart-side { font-size: 15px; }
    .chart .chart-page { fill: var(--chart-page); }
    .chart .chart-grid { stroke: var(--chart-grid); stroke-width: 1; fill: none; }
    .chart .chart-line { stroke: var(--chart-line); stroke-width: 2; fill: none; stroke-linejoin: round; }
    .chart .chart-thin { stroke: var(--chart-line); stroke-width: 1; stroke-opacity: 0.35; fill: none; }
    .chart .chart-stairs { stroke: var(--chart-mark); stroke-width: 2; fill: none; stroke-linejoin: round; }
    .chart .chart-note { font-weight: 600; fill: var(--chart-mark); paint-order: stroke;
      stroke: var(--chart-page); stroke-width: 3px; stroke-linejoin: round; }
    .chart .chart-extra-note { fill: var(--chart-text); }
    .chart .chart-leader { stroke: var(--chart-mark); stroke-width: 1; stroke-opacity: 0.6; fill: none; }
    .chart .chart-cut { stroke: var(--chart-line); stroke-width: 1; }
    .chart .chart-mean { stroke: var(--chart-mark); stroke-width: 1.5; fill: none; stroke-linejoin: round; }
    .chart .chart-hatch { stroke: var(--chart-line); stroke-width: 1.5; fill: none; }
    .chart .chart-trend { stroke: var(--chart-faint); stroke-width: 2; stroke-dasharray: 6 5; fill: none; }
    .chart .chart-point { fill: var(--chart-line); }
    .chart .chart-dots { stroke: var(--chart-line); stroke-width: 3; stroke-linecap: round; fill: none; }
    .chart .chart-extra { fill: var(--chart-text); stroke: var(--chart-page); stroke-width: 1; }
    .chart .chart-mark { fill: var(--chart-mark); stroke: var(--chart-page); stroke-width: 1; }
    .chart .chart-star { fill: var(--chart-mark); stroke: var(--chart-page); stroke-width: 1.5;
      paint-order: stroke; }
    .chart .chart-bar { fill: var(--chart-line); }
    .chart .chart-less { fill: var(--chart-mark); }
    .chart .chart-axis { stroke: var(--chart-faint); stroke-width: 1; }
    .chart .chart-skin { fill: var(--chart-skin); stroke: var(--chart-edge); stroke-width: 1; }
    .chart .chart-edge { fill: none; stroke: var(--chart-edge); stroke-width: 1.25; }
    .chart .chart-rest { fill: var(--chart-warm-0); stroke: var(--chart-edge); stroke-width: 0.75; }
    .chart .chart-lit { stroke: var(--chart-warm-0); stroke-width: 1.25; stroke-linejoin: round; }
    .chart .chart-sheen { fill: #ffffff; fill-opacity: 0.1; }
    .chart .chart-on-card { fill: var(--chart-on-card); }
    .chart .chart-speed-1, .chart .chart-speed-2, .chart .chart-speed-3, .chart .chart-speed-4 { stroke-width: 3;
      fill: none; stroke-linejoin: round; stroke-linecap: round; }
    .chart .chart-speed-1 { stroke: var(--chart-1); }
    .chart .chart-speed-2 { stroke: var(--chart-2); }
    .chart .chart-speed-3 { stroke: var(--chart-3); }
    .chart .chart-speed-4 { stroke: var(--chart-4); }
    .chart .chart-start { fill: #2da44e; stroke: var(--chart-page); stroke-width: 1.5; }
    .chart .chart-end { fill: #d1242f; stroke: var(--chart-page); stroke-width: 1.5; }
    .chart .chart-post { fill: var(--chart-page); stroke: var(--chart-text); stroke-width: 1.5; }
    .chart .chart-post-text { paint-order: stroke; stroke: var(--chart-page); stroke-width: 3px; }
    .chart .chart-0 { fill: var(--chart-0); }
    .chart .chart-1 { fill: var(--chart-1); }
    .chart .chart-2 { fill: var(--chart-2); }
    .chart .chart-3 { fill: var(--chart-3); }
    .chart .chart-4 { fill: var(--chart-4); }
    .chart .chart-warm-0 { fill: var(--chart-warm-0); }
    .chart .chart-warm-1 { fill: var(--chart-warm-1); }
    .chart .chart-warm-2 { fill: var(--chart-warm-2); }
    .chart .chart-warm-3 { fill: var(--chart-warm-3); }
    .chart .chart-warm-4 { fill: var(--chart-warm-4); }

    """

  /// A chart's width, clamped; 720 if it isn't finite.
  static func sensible(_ width: Double) -> Double { width.isFinite ? min(max(width, 240), 4_000) : 720 }

  /// An estimate of a text's width at 12 px, whatever the font.
  package static func width(of text: String) -> Double { Double(text.count) * 6.8 }
}
