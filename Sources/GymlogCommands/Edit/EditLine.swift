import CommandLineKit
import Training
import Wording

/// The parsed arguments of `edit`: an optional REF and a CHANGE.
struct EditLine {
  /// All the arguments, for errors to point at.
  let line: [String]
  /// The last set if no REF was given.
  let references: [Reference]
  let change: NotatedChange
  /// The command with its options, which makes a reading a whole line.
  let command: String
  /// The arguments that make up the change.
  private let place: Range<Int>

  /// The most words that a CHANGE can take: `7 @ 105 kg @ 8 warmup` and some room.
  private static let longestChange = 12

  /// The longest tail that reads as a CHANGE is the change; anything before it is the REF.
  init(_ line: [String], in target: EditTarget, _ context: Context) throws(Failure) {
    command = TypedLine(.edit, in: target, line).command
    try Self.askAboutTo(line, command)
    let line = Self.withoutTo(line)
    self.line = line
    let notation = context.notation
    let start = line.indices.suffix(Self.longestChange).first { notation.reads(asChange: Array(line[$0...])) }
    let first = if let start { start } else { try Self.startOfUnreadable(line, context.words) }
    place = first..<line.count
    do throws(SetSyntaxError) {
      change = try notation.change(in: Array(line[first...]))
    } catch {
      throw Failure.notation(error.shifted(by: first), words: line, command: command)
    }
    references = first == 0 ? [.lastSet] : try context.references(line[..<first])
  }

  /// The arguments without the `to` of `edit .1 to 9`.
  private static func withoutTo(_ line: [String]) -> [String] {
    guard let set = line.firstIndex(where: pointsAtSet), set + 2 < line.count,
      ["to", "a"].contains(line[set + 1].lowercased()), line[set + 2].contains(where: \.isNumber)
    else { return line }
    return Array(line[...set] + line[(set + 2)...])
  }

  /// Asks about `edit a 12`, `edit .1 to 9`: reps, or a load.
  private static func askAboutTo(_ line: [String], _ command: String) throws(Failure) {
    guard line.count > 1, ["to", "a"].contains(line[line.count - 2].lowercased()),
      let number = Int(line[line.count - 1]),
      (1...30).contains(number)
    else { return }
    let before = ([command] + line.dropLast(2).map(shellWord)).joined(separator: " ")
    throw .severalReadings(["\(before) \(number)", "\(before) @\(number)"])
  }

  /// The argument at which an unreadable CHANGE probably begins: the one after a set reference, else the last one.
  private static func startOfUnreadable(_ line: [String], _ words: Words) throws(Failure) -> Int {
    let afterSet = line.firstIndex { pointsAtSet($0) }.map { $0 + 1 }
    if let afterSet, afterSet < line.count { return afterSet }
    guard afterSet == nil, let last = line.last, last.contains(where: { $0.isNumber || $0 == "@" }) else {
      throw Failure(.missingArgument(words.placeholder(.change), command: CommandName.edit.rawValue))
    }
    return line.count - 1
  }

  private static func pointsAtSet(_ word: String) -> Bool {
    switch Reference(word) {
    case .lastSet, .set, .sets, .setOf: !word.contains("@")
    case .exercise, nil: false
    }
  }

  /// The refusal with its place in the line.
  func refused(_ refusal: SetRefusal, exercise: String) -> Failure {
    var refusal = refusal
    refusal.words = place
    return .refused(RefusedSets(refusal: refusal, words: line, exercise: exercise, command: command))
  }

  /// The change as it was typed.
  var typedChange: String { line[place].joined(separator: " ") }
}
