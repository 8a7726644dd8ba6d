/// A time with the marks of minutes and seconds: `1'30"`, `45''`, `20'`.
enum PaperTime {
  /// The word as it is typed in SETs; unchanged if it isn't such a time.
  static func read(_ word: String) -> String {
    // `3x30''`
    if let times = word.firstIndex(where: { "xX×".contains($0) }), times > word.startIndex,
      word[..<times].allSatisfy(\.isNumber)
    {
      return word[...times] + read(String(word[word.index(after: times)...]))
    }
    let comma = word.hasSuffix(",") ? "," : ""
    let text = word.dropLast(comma.count).split(separator: "''", omittingEmptySubsequences: false)
      .joined(separator: "\"")
    let figures = text.prefix { $0.isNumber }
    guard !figures.isEmpty else { return word }
    let rest = text.dropFirst(figures.count)
    if rest == "\"" { return figures + "s" + comma }
    if rest == "'" { return figures + "min" + comma }
    guard rest.first == "'" else { return word }
    let seconds = rest.dropFirst().prefix { $0.isNumber }
    guard seconds.count == 2, ["", "\""].contains(rest.dropFirst(1 + seconds.count)) else { return word }
    return figures + ":" + seconds + comma
  }
}
