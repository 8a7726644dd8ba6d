import Wording

enum RoutineKey: String, CaseIterable, Hashable, Sendable {
  case name, tags, unit, progress, note
  case superset, rest, after, skipped

  /// Whether it starts a line, followed by a colon.
  var isHeader: Bool {
    switch self {
    case .name, .tags, .unit, .progress, .note: true
    case .superset, .rest, .after, .skipped: false
    }
  }
}

/// The parsed text of a routine: its syntax only.
///
///     name: Push A
///     tags: gym push
///
///     Bench Press: 10@40kg w 3x8@80kg | rest 2min | superset a | +2.5kg
///       note: Touch and go.
///       .4 rest 3min
///       .4 note: As many as there are.
///
/// Each exercise is a line; its options follow bars, or are on the lines below. Lines that begin with `#` and leading spaces
/// are ignored.
struct RoutineText {
  /// A part of the text and where it begins, both counted from 1.
  struct Piece {
    var text: String
    var line: Int
    var column: Int

    init(_ text: some StringProtocol, line: Int, column: Int) {
      (self.text, self.line, self.column) = (String(text), line, column)
    }
  }

  struct Exercise {
    var name: Piece
    var sets: Piece
    var options: [Piece] = []
    var notes: [Piece] = []
    var ofSets: [OfSet] = []
  }

  /// A line about a single set of an exercise, counted from 1.
  struct OfSet {
    var number: Int
    var place: Piece
    /// Nil for a note.
    var rest: Piece?
    var note: Piece?
  }

  var headers: [(key: RoutineKey, value: Piece)] = []
  var exercises: [Exercise] = []
  /// Lines that belong nowhere.
  var errors: [RoutineTextError] = []

  /// The values of a header, one for each time it is given.
  func values(of key: RoutineKey) -> [Piece] { headers.filter { $0.key == key }.map(\.value) }
}

extension RoutineText.Piece {
  /// Whether it equals another piece, apart from spaces.
  func says(_ other: RoutineText.Piece?) -> Bool {
    text.split(separator: " ") == (other?.text ?? "").split(separator: " ")
  }

  /// The piece without spaces around it.
  var trimmed: RoutineText.Piece {
    let blank = text.prefix { $0 == " " || $0 == "\t" }
    var rest = text.dropFirst(blank.count)
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return RoutineText.Piece(rest, line: line, column: column + blank.count)
  }

  /// The parts between separators.
  func split(at mark: Character) -> [RoutineText.Piece] {
    var (parts, start) = ([RoutineText.Piece](), column)
    for part in text.split(separator: mark, omittingEmptySubsequences: false) {
      parts.append(RoutineText.Piece(part, line: line, column: start))
      start += part.count + 1
    }
    return parts
  }
}

extension Recognition {
  /// Reads a key of a routine's text: `descans`, `rest`. Nil for anything else.
  static func routineKey(named text: some StringProtocol) -> RoutineKey? {
    find(text) { [$1.routineKey($0)] + ($0 == .skipped ? ["omitido", "omès"] : []) }
  }
}
