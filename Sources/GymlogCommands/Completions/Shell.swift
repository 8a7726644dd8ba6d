import CommandLineKit
import TerminalKit
import Wording

/// The shells with a script that completes lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// A request from a shell's script: `gymlog complete SHELL …`, which no page of help mentions.
///
/// bash passes its line up to the cursor, and whether it shows a list, as the columns it has for it (0 if not); zsh and fish
/// pass the words before the cursor's, and what is typed of that one.
struct CompletionRequest {
  static let command = "complete"

  let shell: Shell
  /// The words before the cursor's, without the program's name.
  let words: [String]
  /// The typed part of the cursor's word.
  let word: String
  /// The part of `word` that the shell keeps: bash splits words at signs such as `=`, too.
  let kept: String
  /// The columns for a list with descriptions; nil if the shell shows descriptions by itself.
  let columns: Int?

  /// Nil if the words are no such request.
  init?(_ line: [String]) {
    guard line.count > 2, line[0] == Self.command, let shell = Shell(rawValue: line[1]) else { return nil }
    self.shell = shell
    if shell == .bash {
      guard line.count == 4, let columns = Int(line[2]) else { return nil }
      // A letter at the end keeps the last word apart from the blank after it.
      let typed = line[3].split(separator: "\n").last.map(String.init) ?? ""
      var words = shellWords(typed + "x")
      let last = String(words.removeLast().dropLast())
      self.words = Array(words.dropFirst())
      word = last
      let raw = typed.reversed().prefix { $0 != " " }.reversed()
      kept =
        raw.lastIndex { "=:@".contains($0) }.map { _ in
          String(last[...(last.lastIndex { "=:@".contains($0) } ?? last.startIndex)])
        } ?? ""
      self.columns = columns
    } else {
      words = Array(line[2..<line.count - 1])
      word =
        shellWords(line[line.count - 1]).joined(separator: " ")
        + (line[line.count - 1].hasSuffix(" ") ? " " : "")
      kept = ""
      columns = nil
    }
  }

  /// The answer as the script reads it. Where the shell should complete names of files, it is a word that no name can be.
  func text(_ answer: Completer.Answer) -> String {
    switch answer {
    case .files: ":files\n"
    case .folders: ":folders\n"
    case .candidates(let candidates): lines(candidates).text
    }
  }

  /// The lines of the answer: for zsh `NAME:DESCRIPTION`, for fish both with a tab between them, for bash what to insert or to
  /// list.
  private func lines(_ candidates: [Candidate]) -> [String] {
    switch shell {
    case .fish: return candidates.map { $0.text + ($0.about.isEmpty ? "" : "\t" + Self.plain($0.about)) }
    case .zsh:
      return candidates.map { candidate in
        let name = quoted(candidate.text).replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        return name + (candidate.about.isEmpty ? "" : ":" + Self.plain(candidate.about))
      }
    case .bash:
      let texts = candidates.map { String(quoted($0.text).dropFirst(kept.count)) }
      guard let columns, columns > 0, candidates.count > 1 else { return texts }
      let widest = min(texts.map { displayWidth(of: $0) }.max() ?? 0, columns / 2)
      return zip(texts, candidates).map { text, candidate in
        if candidate.about.isEmpty { return text }
        let line = padded(text, to: widest) + "  (" + Self.plain(candidate.about) + ")"
        return truncated(line, to: max(columns - 1, displayWidth(of: text)))
      }
    }
  }

  /// The text as the shell reads it: names of several words without quotes, and without the apostrophes that names don't need.
  private func quoted(_ text: String) -> String {
    if text.hasPrefix("--"), let equals = text.firstIndex(of: "=") {
      return text[...equals] + quoted(String(text[text.index(after: equals)...]))
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let bare = word.replacing("'s", with: "s").replacing("'", with: " ")
      return bare.split(separator: " ").map { $0 == "." ? "." : shellWord(String($0)) }.joined(separator: " ")
    }
    return words.joined(separator: " ")
  }

  private static func plain(_ text: String) -> String {
    terminalSafe(text).replacing("\n", with: " ").replacing("\u{A0}", with: " ")
  }
}
