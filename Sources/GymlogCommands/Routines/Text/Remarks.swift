import Wording

/// Errors written into a text: lines that begin with `#!`, each below the line that it is about, or at the top if it is
/// about none.
enum Remarks {
  private static let mark = "#! "

  static func removed(from text: String) -> String {
    guard text.contains("#!") else { return text }
    return RoutineText.lines(of: text).filter { !$0.hasPrefix("#!") }.joined(separator: "\n")
  }

  static func added(to text: String, by error: Failure, _ context: Context) -> String {
    var lines = RoutineText.lines(of: text).map(String.init)
    let placed = error.cause as? RoutineTextError
    // From the bottom, so that line numbers above stay valid.
    let places = [(placed?.line ?? 0, error)] + (placed?.others ?? []).map { ($0.line, $0.failure) }
    for (line, failure) in places.reversed() {
      let message = failure.message(context.words, now: context.now)
      let told = [message.text] + message.details + [message.hint].compactMap(\.self)
      lines.insert(contentsOf: told.map { mark + $0 }, at: min(line, lines.count))
    }
    return lines.joined(separator: "\n")
  }
}
