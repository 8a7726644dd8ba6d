import Formats
import TerminalKit
import Training
import Wording

extension Failure {
  /// The text for standard error: `gymlog: ` and the message, its details, its hint. Only the first word is coloured. The
  /// message, the hint and sentences among the details are wrapped; details that point at columns or are lines to type, which are indented,
  /// aren't.
  func text(_ words: Words, now: Instant, width: Int?, _ painter: Painter) -> String {
    let message = message(words, now: now)
    var lines = wrappedAroundCommands("gymlog: " + message.text, width: width)
    lines[0] = painter.paint("gymlog:", [.strong, .bad]) + lines[0].dropFirst("gymlog:".count)
    lines += message.details.flatMap { detail in
      detail.first == " " ? [terminalSafe(detail)] : wrappedAroundCommands(detail, width: width)
    }
    if let hint = message.hint { lines += wrappedAroundCommands(hint, width: width) }
    return lines.text
  }

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
