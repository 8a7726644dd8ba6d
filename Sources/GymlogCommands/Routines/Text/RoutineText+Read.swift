import Training
import Wording

extension RoutineText {
  /// Parses a text. Lines with mistakes are in `errors` only.
  init(_ text: String) {
    for (index, line) in Self.lines(of: text).enumerated() {
      let line = Piece(
        index == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line, line: index + 1, column: 1
      )
      .trimmed
      if line.text.isEmpty || line.text.first == "#" { continue }
      do throws(RoutineTextError) {
        if let number = Self.number(of: line) {
          try read(ofSet: number, line)
        } else if let (key, value) = Self.header(line) {
          try read(key, value, line)
        } else {
          exercises.append(Self.exercise(line))
        }
      } catch {
        errors.append(error)
      }
    }
  }

  /// The lines of a text, with any line endings.
  static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }

  /// `.2` at the beginning of a line.
  private static func number(of line: Piece) -> Int? {
    guard line.text.first == "." else { return nil }
    return Int(line.text.dropFirst().prefix { $0.isNumber })
  }

  /// The key before a colon and the text after it; nil if it isn't a key.
  private static func header(_ line: Piece) -> (RoutineKey, Piece)? {
    guard let (name, value) = divided(line), let key = Recognition.routineKey(named: name.text), key.isHeader
    else { return nil }
    return (key, value)
  }

  /// The text before and after the first colon that is followed by a space or the end of the line.
  private static func divided(_ line: Piece) -> (Piece, Piece)? {
    let text = line.text
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      let next = text.index(after: colon)
      if next == text.endIndex || text[next] == " " || text[next] == "\t" {
        let column = line.column + text.distance(from: text.startIndex, to: next)
        return (
          Piece(text[..<colon], line: line.line, column: line.column).trimmed,
          Piece(text[next...], line: line.line, column: column).trimmed
        )
      }
      index = next
    }
    return nil
  }

  private mutating func read(_ key: RoutineKey, _ value: Piece, _ line: Piece) throws(RoutineTextError) {
    guard let last = exercises.indices.last else {
      if key != .note, let first = values(of: key).first {
        throw RoutineTextError(line, Failure.repeated(key, line: first.line))
      }
      return headers.append((key, value))
    }
    guard key == .note else { throw RoutineTextError(line, Failure.headerBelow(key)) }
    exercises[last].notes.append(value)
  }

  private mutating func read(ofSet number: Int, _ line: Piece) throws(RoutineTextError) {
    guard let last = exercises.indices.last else { throw RoutineTextError(line, Failure.noExerciseAbove) }
    let digits = line.text.dropFirst().prefix { $0.isNumber }.count + 1
    let rest = Piece(line.text.dropFirst(digits), line: line.line, column: line.column + digits).trimmed
    if let (key, value) = Self.header(rest), key == .note {
      exercises[last].ofSets.append(OfSet(number: number, place: line, note: value))
    } else {
      exercises[last].ofSets.append(OfSet(number: number, place: line, rest: rest))
    }
  }

  private static func exercise(_ line: Piece) -> Exercise {
    var parts = line.split(at: "|").map(\.trimmed)
    let head = parts.removeFirst()
    let (name, sets) = divided(head) ?? withoutColon(head)
    return Exercise(name: name, sets: sets, options: parts.filter { !$0.text.isEmpty })
  }

  /// `Bench Press 3x8@80kg`: without a colon, the sets start at the first word from which everything reads as SETs.
  private static func withoutColon(_ head: Piece) -> (Piece, Piece) {
    let words = head.split(at: " ").filter { !$0.text.isEmpty }
    let end = Piece("", line: head.line, column: head.column + head.text.count)
    let start = (try? Notation(decimalComma: true).startOfSets(in: words.map(\.text))) ?? nil
    guard let start, start > 0, start < words.count else { return (head, end) }
    let offset = words[start].column - head.column
    return (
      Piece(head.text.prefix(offset), line: head.line, column: head.column).trimmed,
      Piece(head.text.dropFirst(offset), line: head.line, column: words[start].column)
    )
  }
}

extension Failure {
  /// A header that an earlier line already gave.
  static func repeated(_ key: RoutineKey, line: Int) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(quoted(words.routineKey(key))) was already given on line \(words.number(line))",
          hint: "Use only one"),
        es: Message(
          "\(quoted(words.routineKey(key))) ya está en la línea \(words.number(line))",
          hint: "Deja solo una de las dos"),
        ca: Message(
          "\(quoted(words.routineKey(key))) ja és a la línia \(words.number(line))",
          hint: "Deixa'n només una de les dues"))
    }
  }

  static func headerBelow(_ key: RoutineKey) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(quoted(words.routineKey(key))) must come before the exercises",
          hint: "Only note: can follow an exercise"),
        es: Message(
          "\(quoted(words.routineKey(key))) va antes de los ejercicios",
          hint: "Debajo de un ejercicio solo puede ir nota:"),
        ca: Message(
          "\(quoted(words.routineKey(key))) va abans dels exercicis",
          hint: "Sota un exercici només hi pot anar nota:"))
    }
  }

  /// A line about a set without an exercise above it.
  static var noExerciseAbove: Failure {
    Failure(
      .usage, en: Message("this set has no exercise above it", hint: "Put the line below its exercise"),
      es: Message(
        "no hay ningún ejercicio encima de esta serie", hint: "Pon la línea debajo de su ejercicio"),
      ca: Message(
        "no hi ha cap exercici damunt d'aquesta sèrie", hint: "Posa la línia a sota del seu exercici"))
  }
}
