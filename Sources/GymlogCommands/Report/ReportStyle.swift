/// The report's CSS: one column on a phone, two on a wider screen, black on white on paper.
enum ReportStyle {
  static let rules = """
    :root { color-scheme: light dark; --page: #ffffff; --text: #1f2328; --faint: #59636e; --edge: #d1d9e0; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --page: #0d1117; --text: #e6edf3; --faint: #9aa4af; --edge: #30363d; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 52rem; background: var(--page);
      color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; border-bottom: 1px solid var(--edge);
      padding-bottom: 0.25rem; }
    h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
    p { margin: 0.25rem 0; }
    .note { margin: 1.5rem 0 0; border-left: 0.25rem solid var(--faint); padding: 0.25rem 0 0.25rem 0.75rem;
      overflow-wrap: anywhere; }
    .faint { color: var(--faint); }
    dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.75rem;
      margin: 1.5rem 0 0; }
    dl div { border: 1px solid var(--edge); border-radius: 0.5rem; padding: 0.5rem 0.625rem; }
    dt { color: var(--faint); font-size: 0.875rem; }
    dd { margin: 0; font-size: clamp(0.9375rem, 1.8vw, 1.375rem); font-weight: 600; }
    .single figure { max-width: 44rem; }
    dd.change { font-size: 0.875rem; font-weight: normal; color: var(--faint); }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 36rem), 1fr)); gap: 1.5rem; }
    .pair > * { min-width: 0; }
    figure { margin: 0; }
    .chart { display: block; width: 100%; }
    .fixed, .narrow { max-width: 30rem; }
    .wide { display: none; }
    .strip .wide { max-width: 56rem; }
    @media (min-width: 768px) {
      .narrow { display: none; }
      .wide { display: block; }
    }
    @media screen and (min-width: 1280px) {
      body { max-width: 88rem; }
      main { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1.5rem; align-items: start; }
      main > * { grid-column: 1 / -1; min-width: 0; }
      main > .half { grid-column: auto; }
      .items { columns: 2; column-gap: 1.5rem; }
      article { break-inside: avoid; }
    }
    article h3 { margin-top: 0; padding-top: 1rem; }
    .scroll { overflow-x: auto; background:
      linear-gradient(to right, var(--page) 40%, transparent) 0 0 / 2rem 100% no-repeat local,
      linear-gradient(to left, var(--page) 40%, transparent) 100% 0 / 2rem 100% no-repeat local,
      linear-gradient(to right, var(--faint), transparent) 0 0 / 0.6rem 100% no-repeat scroll,
      linear-gradient(to left, var(--faint), transparent) 100% 0 / 0.6rem 100% no-repeat scroll; }
    .scroll:focus-visible { outline: 2px solid var(--faint); outline-offset: 2px; }
    details { margin: 0.25rem 0 1rem; }
    summary { cursor: pointer; color: var(--faint); font-size: 0.875rem; }
    table { border-collapse: collapse; font-size: 0.875rem; }
    caption { text-align: left; color: var(--faint); padding: 0.25rem 0; }
    .unseen { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
    th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--edge);
      vertical-align: top; }
    @media (max-width: 479px) { th, td { padding-right: 0.5rem; } }
    tr > :last-child { padding-right: 0; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .number, .firm { white-space: nowrap; }
    th.firm { font-weight: inherit; }
    thead th { font-weight: 600; }
    thead .number { white-space: normal; }
    @media screen and (max-width: 639px) {
      .folded { display: grid; grid-template-columns: auto repeat(var(--values), auto); column-gap: 0.5rem; }
      .folded caption { grid-column: 1 / -1; }
      .folded thead, .folded tbody, .folded tr { display: grid; grid-column: 1 / -1;
        grid-template-columns: subgrid; }
      .folded tr { border-bottom: 1px solid var(--edge); padding: 0.25rem 0; }
      .folded th, .folded td { border: 0; padding: 0; }
      .folded .tall { grid-row: span 2; text-align: left; }
      .folded .firm, .folded .number { white-space: normal; }
      .folded .turn { grid-column-start: 1; }
      .folded td.more { color: var(--faint); }
    }
    ul { margin: 0.25rem 0 0; padding-left: 1.25rem; font-size: 0.875rem; }
    footer { margin-top: 3rem; color: var(--faint); font-size: 0.875rem; }
    @page { size: A4; margin: 12mm; }
    @media print {
      html { font-size: 10pt; }
      body { max-width: none; padding: 0; font-size: 10pt; line-height: 1.35; }
      dd { font-size: 1rem; }
      .narrow, details { display: none; }
      .wide { display: block; }
      .pair { display: block; }
      .pair figure { display: inline-block; width: 48%; margin-right: 1.5%; vertical-align: top; }
      .pair .narrow { display: block; max-width: none; }
      .pair .wide { display: none; }
      .pair figure:has(.fixed) { width: 52%; }
      .pair figure:has(.fixed) + figure { width: 34%; }
      .single .chart { max-height: 60mm; }
      .strip .wide { width: 80%; }
      .strip h3 { margin: 0.5rem 0 0; }
      .items { columns: 2; column-gap: 1.5rem; }
      .scroll { background: none; overflow: visible; }
      .pair table { font-size: 8pt; }
      .pair th, .pair td { padding-right: 0.4rem; }
      section > p { break-after: avoid; }
      p + .scroll { break-before: avoid; }
      figure, tr, table, article, dl { break-inside: avoid; }
      h2, h3, caption, thead { break-after: avoid; }
      .whole { break-inside: avoid; }
      h2 { margin-top: 1rem; }
      footer { margin-top: 1rem; break-before: avoid; }
    }

    """
}
