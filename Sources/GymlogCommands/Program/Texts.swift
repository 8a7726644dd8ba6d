import TerminalKit
import Training
import Wording

/// A text of the lifter's, as the format allows it: not empty, not too long, without control characters; and without others
/// that nobody sees.
///
/// - Throws: `CommandError` saying which of these it breaks.
func checked(_ text: String, _ kind: TextKind) throws(CommandError) -> String {
  let limit = limit(of: kind)
  if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { throw .emptyText(kind) }
  if text.unicodeScalars.count > limit { throw .textTooLong(kind, limit: limit) }
  for scalar in text.unicodeScalars where isDangerous(scalar) {
    if kind != .note || scalar != "\n" { throw .controlCharacter(kind, scalar) }
  }
  if kind == .tag, text.unicodeScalars.contains(where: \.properties.isWhitespace) { throw .spaceInTag(text) }
  return text
}

/// The most Unicode scalars.
private func limit(of kind: TextKind) -> Int {
  switch kind {
  case .name: Limits.name
  case .note: Limits.note
  case .tag: Limits.tag
  }
}
