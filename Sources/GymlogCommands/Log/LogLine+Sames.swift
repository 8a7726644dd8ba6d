import Wording

/// Sets typed as the same as the one before them.
extension LogLine {
  /// Refuses `squat 225x5, same, same` and `squat 225x5 ditto x2`, with the sets written out.
  func refuseSames() throws(Failure) {
    guard line.isLog || line.command.isEmpty, line.words.count <= 24, let start = firstFigure, start > 0
    else { return }
    var words = line.words.map { $0.filter { $0 != "," } }
    // `same x2`: two more, or two in all.
    var times: Int?
    if words.count > start + 2, let last = words.last, last.first.map({ "x×".contains($0) }) == true,
      let count = Int(last.dropFirst()), (2...9).contains(count),
      Self.sames.contains(Recognition.folded(words[words.count - 2]))
    {
      times = count
      words.removeLast()
    }
    var count = 0
    while let last = words.last, Self.sames.contains(Recognition.folded(last)) {
      words.removeLast()
      // `lo mismo`, `the same`
      if let article = words.last, ["lo", "el", "la", "the"].contains(article.lowercased()) {
        words.removeLast()
      }
      count += 1
    }
    guard count > 0, count < 10, words.count > start,
      let text = try? context.understood(TypedLine(line, words: words))
    else { return }
    let set = text.split(separator: " ").last.map(String.init) ?? ""
    guard set.first?.isNumber == true, !set.contains(where: { "x×+,".contains($0) }) else { return }
    let before = text.dropLast(set.count)
    let counts = times.map { [$0 + 1, $0] } ?? [count + 1]
    throw .listUnclear(
      line.words[start...].joined(separator: " "), counts.map { before + "\($0)x" + set })
  }

  private static let sames: Set = ["same", "again", "ditto", "idem", "igual", "mismo", "mateix"]
}
