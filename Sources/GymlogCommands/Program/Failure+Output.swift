import Formats
import TerminalKit
import Training
import Wording

extension Failure {
  /// The text for standard error: `gymlog: ` and the message, its details, its hint. Only the first word is coloured. The
  /// message, its details and the hint are wrapped, but for lines to type and what a caret below points at.
  func text(_ words: Words, now: Instant, width: Int?, _ painter: Painter) -> String {
    let message = message(words, now: now)
    var lines = wrappedAroundCommands("gymlog: " + message.text, width: width)
    lines[0] = painter.paint("gymlog:", [.strong, .bad]) + lines[0].dropFirst("gymlog:".count)
    for (index, detail) in message.details.enumerated() {
      let next = message.details.dropFirst(index + 1).first
      lines +=
        [detail, next].contains { $0.map(isCaret) ?? false }
        ? [terminalSafe(detail)] : wrapped(detail: detail, width: width)
    }
    if let hint = message.hint { lines += wrappedAroundCommands(hint, width: width) }
    return lines.text
  }

  private func isCaret(_ detail: String) -> Bool { detail.drop { $0 == " " } == "^" }

  /// The failure as JSON, on one line.
  func json(_ words: Words, now: Instant) -> String {
    let message = message(words, now: now)
    var members: [JSON.Member] = [
      JSON.Member(name: "format", value: .int(replyFormat)),
      JSON.Member(name: "error", value: .string(message.text)),
      JSON.Member(name: "exitCode", value: .int(Int(code.rawValue))),
    ]
    if !message.details.isEmpty {
      members.append(JSON.Member(name: "details", value: .array(message.details.map { .string($0) })))
    }
    if let hint = message.hint { members.append(JSON.Member(name: "hint", value: .string(hint))) }
    return String(decoding: JSON.object(members).text(.compact), as: UTF8.self) + "\n"
  }
}

/// A detail of an error. Lines to type stay whole.
func wrapped(detail: String, width: Int?) -> [String] {
  guard detail.first == " " else { return wrappedAroundCommands(detail, width: width) }
  let safe = terminalSafe(detail)
  let (indent, text) = (String(detail.prefix { $0 == " " }), detail.drop { $0 == " " })
  guard let width, displayWidth(of: safe) > width, !text.hasPrefix("gymlog ") else { return [safe] }
  return text.contains("gymlog ")
    ? wrappedAroundCommands(String(text), width: width - indent.count).map { indent + $0 }
    : wrapped(detail, width: width, indent: indent, hanging: indent + "  ")
}
