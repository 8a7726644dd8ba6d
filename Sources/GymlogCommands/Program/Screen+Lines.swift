import CommandLineKit
import Training
import TerminalKit
import Wording

extension Screen {
  /// Pieces with dots between them, on as few lines as they need; none is broken.
  func dotted(_ pieces: [Table.Cell]) -> [String] { flowing(pieces, between: " · ") }

  /// Pieces on as few lines as they need; none is broken.
  func flowing(_ pieces: [Table.Cell], between separator: String) -> [String] {
    var lines: [String] = []
    var used = 0
    for piece in pieces where !piece.text.isEmpty {
      let text = painter.paint(piece.text, piece.style)
      let wide = displayWidth(of: terminalSafe(piece.text))
      let gap = displayWidth(of: separator)
      if let last = lines.indices.last, width.map({ used + gap + wide <= $0 }) ?? true {
        lines[last] += separator + text
        used += gap + wide
      } else {
        lines.append(text)
        used = wide
      }
    }
    return lines
  }

  /// Commands with what they do: beside each other, or on a narrow screen one below the other.
  func commands(_ commands: [CommandHelp.Example]) -> [String] {
    let beside = commands.map { displayWidth(of: $0.line) }.max() ?? 0
    let widest = commands.map { displayWidth(of: $0.meaning) }.max() ?? 0
    if let width, 2 + beside + 2 + widest > width {
      return commands.flatMap { command in
        ["  " + painter.paint(command.line, .accent)]
          + wrapped(command.meaning, width: width, indent: "    ", hanging: "    ")
      }
    }
    var table = Table([.left, .left])
    for command in commands { table.add([.init(command.line, .accent), .init(command.meaning)]) }
    return table.lines(width: nil, painter).map { "  " + $0 }
  }

  /// A text that may be long or of several lines, set in from the left; its further lines a little more.
  func noted(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return wrapped(text, width: width, indent: margin, hanging: margin + "  ")
  }
}

extension [String] {
  /// Lines as a text; each ends in a line feed.
  var text: String { isEmpty ? "" : joined(by: "\n") + "\n" }
}
