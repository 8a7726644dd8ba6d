/// The look of SVG charts: dark on light, or light on dark if the reader prefers that. On paper, always dark on light.
///
/// Nothing is told by colour alone: lines differ in dashes, marks in shape, and shades in lightness, by a ratio of about 1.5
/// each, so that they differ in grey print too. Blue and orange also differ to red-green colour-blind eyes.
package enum SVGStyle {
  /// The CSS of charts; a page with several has it once.
  package static let rules = """
    .chart { --chart-page: #ffffff; --chart-text: #1f2328; --chart-faint: #59636e; --chart-grid: #d1d9e0;
      --chart-line: #0b5cad; --chart-mark: #b34700; --chart-rest: #e4e8ec;
      --chart-0: #ebeef1; --chart-1: #9cc5ee; --chart-2: #5b9bd8; --chart-3: #2467ab; --chart-4: #08315e;
      max-width: 100%; height: auto; }
    @media screen and (prefers-color-scheme: dark) {
      .chart { --chart-page: #0d1117; --chart-text: #e6edf3; --chart-faint: #9aa4af; --chart-grid: #30363d;
        --chart-line: #6cb2f7; --chart-mark: #ffa657; --chart-rest: #2b333c;
        --chart-0: #1c232b; --chart-1: #1d4f86; --chart-2: #2f7cc6; --chart-3: #6fb2f2; --chart-4: #c4e2ff; }
    }
    .chart text { font: 12px system-ui, sans-serif; fill: var(--chart-text); }
    .chart .chart-title { font-size: 16px; font-weight: 600; }
    .chart .chart-faint { fill: var(--chart-faint); }
    .chart .chart-page { fill: var(--chart-page); }
    .chart .chart-grid { stroke: var(--chart-grid); stroke-width: 1; fill: none; }
    .chart .chart-line { stroke: var(--chart-line); stroke-width: 2; fill: none; stroke-linejoin: round; }
    .chart .chart-trend { stroke: var(--chart-faint); stroke-width: 2; stroke-dasharray: 6 5; fill: none; }
    .chart .chart-point { fill: var(--chart-line); }
    .chart .chart-mark { fill: var(--chart-mark); stroke: var(--chart-page); stroke-width: 1; }
    .chart .chart-bar { fill: var(--chart-line); }
    .chart .chart-before { fill: var(--chart-0); stroke: var(--chart-faint); stroke-width: 1; }
    .chart .chart-rest { fill: var(--chart-rest); stroke: var(--chart-faint); stroke-width: 0.5; }
    .chart .chart-0 { fill: var(--chart-0); }
    .chart .chart-1 { fill: var(--chart-1); }
    .chart .chart-2 { fill: var(--chart-2); }
    .chart .chart-3 { fill: var(--chart-3); }
    .chart .chart-4 { fill: var(--chart-4); }
    .chart .chart-edge { stroke: var(--chart-page); stroke-width: 0.5; }

    """

  /// A chart's width, clamped; 720 if it isn't finite.
  static func sensible(_ width: Double) -> Double { width.isFinite ? min(max(width, 240), 4_000) : 720 }

  /// An estimate of a text's width at 12 px, whatever the font.
  package static func width(of text: String) -> Double { Double(text.count) * 6.8 }
}
