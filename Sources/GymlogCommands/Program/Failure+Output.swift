import Formats
import TerminalKit
import Training
import Wording

extension Failure {
  /// The text for standard error: `gymlog: ` and the sentence, the details, what to type next.
  func text(_ words: Words, now: Instant) -> String {
    let message = message(words, now: now)
    var lines = ["gymlog: " + terminalSafe(message.text)]
    lines += message.details.map { terminalSafe($0) }
    if let hint = message.hint { lines.append(terminalSafe(hint)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The failure for programs, on a line of its own.
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
