import CommandLineKit
import TerminalKit
import Training
import Wording

/// The terminal or file that a reply is rendered for: width, language, colour.
struct Screen {
  let words: Words
  var painter: Painter
  /// Columns; nil for a pipe or a file, where nothing is cut off.
  let width: Int?
  /// The glyphs that charts are drawn with.
  let glyphs: Glyphs
  /// Lines; nil for a pipe or a file.
  var height: Int?
}

extension Screen {
  /// Joins pieces with dots on as few lines as possible, without breaking any.
  func dotted(_ pieces: [Table.Cell]) -> [String] { flowing(pieces, between: " · ") }

  /// Joins pieces on as few lines as possible, without breaking any.
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

  /// The lines that `make` makes; one that is too wide for the screen without paint, broken between words. It keeps its indent.
  func fitting(_ make: (Screen) -> [String]) -> [String] {
    let lines = make(self)
    guard let width else { return lines }
    var plain = self
    plain.painter = Painter(color: false)
    return zip(lines, make(plain)).flatMap { line, text -> [String] in
      if displayWidth(of: text) <= width { return [line] }
      let indent = String(text.prefix { $0 == " " })
      // Two spaces part a number or a name from what follows.
      let words = String(text.dropFirst(indent.count)).replacing("  ", with: "\u{A0} ")
      return wrapped(words, width: width, indent: indent, hanging: indent + "  ")
        .map { $0.replacing("\u{A0}", with: " ") }
    }
  }

  /// Sets in notation, broken between sets only: the `w` of `10@40kg w` stays beside it.
  func setLines(_ sets: String, indent: String = "") -> [String] {
    let parts = sets.split(separator: " ").map { ($0.first?.isNumber == true ? " " : "\u{A0}") + $0 }
    return wrapped(parts.joined(), width: width, indent: indent, hanging: indent)
      .map { $0.replacing("\u{A0}", with: " ") }
  }

  /// Commands and their meanings side by side, or on a narrow screen one below the other.
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

  /// Wraps and indents a text; further lines are indented two columns more.
  func noted(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return wrapped(text, width: width, indent: margin, hanging: margin + "  ")
  }

  /// A note after its label, as `noted`.
  func note(_ note: String, indent: Int) -> [String] {
    noted(words.note.capitalised + ": " + note, indent: indent)
  }
}

extension [String] {
  /// The lines as one text; each ends in a line feed.
  var text: String { isEmpty ? "" : joined(separator: "\n") + "\n" }
}

extension Screen {
  /// A workout's name, or the word for a workout.
  func name(of workout: Workout) -> String { painter.paint(words.name(of: workout), .strong) }

  /// A workout's name, with its day if that isn't today.
  func label(_ workout: Workout, at now: Instant) -> String {
    painter.paint(words.label(workout, at: now), .strong)
  }

  /// A sentence about the workout with this label, which is in bold. Wrapped before it is painted.
  func sentence(about label: String, _ text: (String) -> String) -> [String?] {
    let whole = text(painter.paint(label, .strong))
    guard let width, displayWidth(of: text(label)) > width else { return [whole] }
    // A number stays beside its unit.
    var last: Character = " "
    let joined = text(label).map { character -> Character in
      defer { last = character }
      return character == " " && last.isNumber ? "\u{A0}" : character
    }
    var lines = wrapped(String(joined), width: width, hanging: "  ").map { $0.replacing("\u{A0}", with: " ") }
    if lines[0].hasPrefix(label) {
      lines[0] = painter.paint(label, .strong) + lines[0].dropFirst(label.count)
    }
    return lines
  }

  /// Lines as printed, without those that are nil.
  func lines(_ lines: [String?]) -> String { lines.compactMap(\.self).text }
}
