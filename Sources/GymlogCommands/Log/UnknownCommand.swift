import Catalogue
import CommandLineKit
import Training
import Wording

/// The first word of a line, if no command has that name. The line is one of `log` if the word begins an exercise's name:
/// `squat 8@100`.
struct UnknownCommand {
  let name: String
  /// Commands with similar names, best first.
  let nearest: [String]

  /// Nil for any other error, and for a missing verb as in `exercise squat`.
  init?(_ error: UsageError) {
    guard case .unknownCommand(let name, let nearest, nil) = error else { return nil }
    (self.name, self.nearest) = (name, nearest)
  }

  /// The line with `log` before the word.
  func logging(_ words: [String]) -> [String]? {
    words.firstIndex(of: name).map { words[..<$0] + [CommandName.log.rawValue] + words[$0...] }
  }

  /// Checks that the arguments of `log` begin with an exercise. Where a command has a similar name, only a whole name is taken
  /// for an exercise.
  ///
  /// - Throws: the unknown command, with the exercise if that is likely too.
  func check(isExerciseIn arguments: [String], _ context: Context) throws(Failure) {
    let unknown = Failure(UsageError.unknownCommand(name, nearest: nearest, noun: nil))
    let words = LogLine(TypedLine(.log, arguments), context).line.words
    let exercise = Self.exercise(in: words)
    let catalogue = try context.exercises.catalogue()
    guard exercise.utf8.count <= 400, !catalogue.isName(exercise) else { return }
    let isFound =
      if case .none = catalogue.find(exercise, on: Occasion(isToWrite: true)) { false } else { true }
    let hasSets = words.contains { $0.first?.isNumber == true }
    switch (isFound, nearest.isEmpty) {
    case (true, true): return
    case (true, false):
      let line = "gymlog log " + arguments.map(shellWord).joined(separator: " ")
      throw unknown.changing { message, words, _ in message.details.append(words.toLogExercise(line)) }
    case (false, true) where hasSets: return
    case (false, _): throw unknown
    }
  }

  /// The words before the first figure or comma.
  private static func exercise(in words: [String]) -> String {
    var name: [String] = []
    for word in words where !word.isEmpty {
      if word.first?.isNumber == true || "@+-".contains(word.first ?? " ") { break }
      name.append(word.hasSuffix(",") || word.hasSuffix(":") ? String(word.dropLast()) : word)
      if word.hasSuffix(",") { break }
    }
    return name.joined(separator: " ")
  }
}

extension Words {
  /// The line that logs an exercise, where a command could have been meant.
  fileprivate func toLogExercise(_ line: String) -> String {
    say(
      en: "To log the exercise: \(line)",
      es: "Para apuntar el ejercicio: \(line)",
      ca: "Per apuntar l'exercici: \(line)")
  }
}
