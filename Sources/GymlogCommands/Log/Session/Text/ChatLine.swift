import Catalogue
import Wording

/// A message as chats write it, with its time and its sender: `[18:02, 12/11/2026] Pol: bench 3x8 60`, `12/11/26, 18:02 - Pol: bench`,
/// or a line of its own above the text, `Pol, [12/11/2026 18:02]`.
struct ChatLine {
  /// The day of the message as typed, if it has one.
  let date: String?
  let sender: Substring
  /// The text of the message; empty if the head is on a line of its own.
  let text: Substring

  /// Nil for a line of another kind.
  init?(_ line: Substring) {
    let line = line.drop { "\u{200E}\u{200F} ".contains($0) }
    let head: Substring
    var rest: Substring
    if line.first == "[", let end = line.firstIndex(of: "]") {
      (head, rest) = (line[line.index(after: line.startIndex)..<end], line[line.index(after: end)...])
    } else if let open = line.firstRange(of: ", ["), let end = line[open.upperBound...].firstIndex(of: "]"),
      ["", ":"].contains(line[line.index(after: end)...])
    {
      (head, rest) = (line[open.upperBound..<end], line[..<open.lowerBound] + ": ")
    } else if line.first?.isNumber == true, let dash = line.firstRange(of: " - ") {
      (head, rest) = (line[..<dash.lowerBound], line[dash.upperBound...])
    } else {
      return nil
    }
    rest = rest.drop { $0 == " " }
    guard let colon = rest.firstRange(of: ": "), rest[..<colon.lowerBound].contains(where: \.isLetter),
      rest[..<colon.lowerBound].count <= 40
    else { return nil }
    var (date, hasTime): (String?, Bool) = (nil, false)
    for word in head.split(whereSeparator: { ", \u{202F}\u{A0}".contains($0) }) {
      if word.allSatisfy({ $0.isNumber || $0 == ":" }), word.contains(":") {
        hasTime = true
      } else if word.split(whereSeparator: { "/.-".contains($0) }).count == 3,
        word.allSatisfy({ $0.isNumber || "/.-".contains($0) })
      {
        date = String(word)
      } else if !["am", "pm", "a.m.", "p.m.", "a.", "p.", "m."].contains(word.lowercased()) {
        return nil
      }
    }
    // `16/11/26 18:30 - Legs: squat 3x5` is the heading of a workout.
    let sender = rest[..<colon.lowerBound]
    guard hasTime, date != nil || line.first == "[",
      !sender.split(separator: " ").contains(where: { WorkoutTitle.isPart(String($0)) }),
      !Catalogue.bundled.isName(String(sender)), !Recognition.isNoteLabel(sender)
    else { return nil }
    (self.date, self.sender, text) = (date, sender, rest[colon.upperBound...])
  }
}
