import Catalogue
import Training
import Wording

extension LogLine {
  /// The line with `5@65%` for the `65% x5` of `squat 65% x5, 75% x 5, 85% x5+`; nil for any other line.
  func withPercents() -> TypedLine? {
    guard let start = firstFigure, line.words[start].hasSuffix("%") || line.words[start].contains("%x") else {
      return nil
    }
    let text = line.words[start...].joined(separator: " ").lowercased()
    var sets: [String] = []
    for piece in text.split(separator: ",") {
      let parts = piece.replacing("x", with: " ").replacing("for", with: " ").replacing("reps", with: " ")
        .split(separator: " ")
      guard parts.count == 2, parts[0].last == "%", Double(parts[0].dropLast()) != nil,
        Int(parts[1].last == "+" ? parts[1].dropLast() : parts[1]) != nil
      else { return nil }
      sets.append(parts[1] + "@" + parts[0])
    }
    return TypedLine(line, words: line.words[..<start] + sets)
  }

  /// Whether the text read as the name has a number, and so sets that weren't recognised.
  var hasNumberInName: Bool {
    guard !line.words.contains(where: { $0.hasSuffix(",") }),
      let phrase = try? SetPhraseLine(line, context.notation), let name = phrase.exercise
    else {
      return false
    }
    return name.contains { $0.isNumber }
  }

  /// The refusal of sets in a loose form, with the lines to type; nil if the line has none, or not for one exercise.
  ///
  /// - Parameters:
  ///   - ifMarked: whether only sets count of which the first or the last are marked
  ///   - understood: what a line with other words means
  /// - Returns: the refusal
  /// - Throws: `Failure` if the catalogue can't be read
  func looseSets(ifMarked: Bool, _ understood: Context.Trial) throws(Failure) -> Failure? {
    // On paper, the name may stand on a line above.
    let isOnPaper = line.command.isEmpty
    guard line.isLog || isOnPaper, line.words.count <= 40,
      var start = line.words.firstIndex(where: {
        $0.drop { "@(".contains($0) }.first?.isNumber == true
      }),
      start > 0 || isOnPaper && isBelowExercise
    else { return nil }
    // `press militar con 60 8,8,6`
    if start > 1, ["con", "with", "amb", "at", "a"].contains(line.words[start - 1].lowercased()) {
      start -= 1
    }
    let name = line.words[..<start]
    // `chest press (seat 4) 140: 12, 11`
    if name.contains(where: { $0.first == "(" && $0.last != ")" }) { return nil }
    guard let loose = LooseSets(Array(line.words[start...]), decimalComma: context.notation.decimalComma),
      !ifMarked || loose.marksSome
    else { return nil }
    // `11/26 Bench`, below other sets
    if name.isEmpty, !loose.note.isEmpty, try knows(loose.note) { return nil }
    // `20x10 cal`: a warm-up, or calories?
    if isOnPaper, loose.note.split(separator: " ").contains(where: { SetLabel.type(named: $0) != nil }) {
      return nil
    }
    // `sqaut 60-5, 65-3`
    var names = [Array(name)]
    if !name.isEmpty, case .none(let nearest) = try match(name.joined(separator: " ")) {
      guard !isOnPaper, name.count == 1 || nearest.count == 1 else { return nil }
      names = nearest.prefix(3).map {
        context.name(of: $0).lowercased().split(separator: " ").map(String.init)
      }
    }
    // `3x8@80 easy`: the sets are clear without the remark.
    let sets = line.words.dropLast(loose.note.isEmpty ? 0 : loose.note.split(separator: " ").count)
    if !loose.note.isEmpty, (try? understood(TypedLine(line, words: Array(sets)))) != nil {
      return nil
    }
    let lines = names.flatMap { name in
      loose.readings.map { name + $0.split(separator: " ").map(String.init) }
    }
    var offered: [String] = []
    for words in lines {
      do throws(Failure) {
        let written = try understood(TypedLine(line, words: words))
        // Sets as they are written leave out the rest.
        let isRested = words.contains { Recognition.isRestLabel($0) }
        offered.append(isRested ? line.typing(words.map(line.quoted).joined(separator: " ")) : written)
      } catch {
        return nil
      }
    }
    if offered.isEmpty { return nil }
    let typed = line.words[start...].joined(separator: " ")
    if isOnPaper, !loose.note.isEmpty { offered = offered.map { $0 + " # " + loose.note } }
    let failure = Failure.listUnclear(typed, offered)
    if loose.note.isEmpty || isOnPaper { return failure }
    return failure.changing { message, words, _ in
      message.details.append(words.forTheNote("gymlog note " + shellName(loose.note)))
    }
  }
}

extension Message {
  /// Whether it offers a line to type with a command.
  func offers(_ command: String) -> Bool {
    (details + [hint ?? ""]).contains { $0.contains(command + " ") }
  }
}
