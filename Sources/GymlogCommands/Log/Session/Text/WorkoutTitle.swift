import Wording

/// The words that names of workouts are made of.
enum WorkoutTitle {
  /// Whether a word can be part of the name of a workout or of a day of a plan: `Push`, `Workout`, `W2D1`, `5/3/1`.
  static func isPart(_ word: String) -> Bool {
    isOfPlan(word)
      || word.split(separator: "/").contains { titles.contains(Recognition.folded($0.filter(\.isLetter))) }
  }

  /// Whether a line is nothing but a workout's name: `Upper A`, `Chest and triceps`, but not `Lower back felt tight`.
  static func isWhole(_ line: PaperLine) -> Bool {
    line.words.contains(where: isPart)
      && line.words.allSatisfy {
        isPart($0) || $0.count == 1 || $0.allSatisfy(\.isNumber)
          || joiners.contains(Recognition.folded($0))
      }
  }

  /// Whether the words after a date are hardly a workout's name: `try 65`, `felt tired`, `lighter next time`.
  static func mayBeRemark(_ words: [String]) -> Bool {
    let line = PaperLine(0, words.joined(separator: " "))
    return words.count > 1 && !words.contains(where: isPart)
      && (words.contains { $0.first?.isNumber == true } || line.saysFeeling
        || PaperLine.isForNextTime(line.typed[...]))
  }

  private static let joiners: Set = [
    "and", "the", "of", "with", "de", "del", "la", "con", "amb",
    "am", "pm", "morning", "evening", "manana", "tarde", "noche", "mati", "tarda", "vespre", "segunda",
    "segona",
    "second",
  ]

  /// Whether a word may belong to a date, as in `Legs 20 Nov` and `Monday legs`, so that the line isn't only a name.
  static func isOfDay(_ word: String) -> Bool {
    let word = word.filter { !"(),".contains($0) }
    if word.contains(where: \.isNumber) {
      return !isOfPlan(word) && !(word.utf8.count <= 2 && word.allSatisfy(\.isNumber))
    }
    return TypedMonth(word) != nil || !TypedTime.readings(of: word, in: .english).isEmpty
  }

  /// Whether a word is `5/3/1` or numbers a day of a plan: `W2D1`.
  static func isOfPlan(_ word: String) -> Bool {
    word == "5/3/1" || ["w0d0", "w00d0"].contains(String(word.lowercased().map { $0.isNumber ? "0" : $0 }))
  }

  private static let titles = PaperLine.weeks.union([
    "day", "dia", "workout", "session", "training", "gym", "deload", "meet",
    "entreno", "entrenamiento", "entrenament", "sesion", "sessio", "rutina", "gimnasio", "gimnas", "descarga",
    "descarrega",
    "push", "pull", "legs", "leg", "upper", "lower", "full", "fullbody", "ppl", "arms", "chest", "back",
    "shoulders",
    "biceps", "triceps", "bis", "tris", "glutes", "core", "abs", "cardio", "conditioning", "wod",
    "accessories",
    "empuje", "tiron", "pierna", "piernas", "torso", "pecho", "espalda", "hombro", "hombros", "brazo",
    "brazos",
    "gluteo", "gluteos", "abdomen",
    "empenta", "traccio", "cama", "cames", "tors", "pit", "esquena", "espatlla", "espatlles", "braços",
    "bracos",
    "glutis",
  ])
}

extension PaperLine {
  /// Whether it is nothing but the week or block of a plan: `Week 3`.
  var isWeekOfPlan: Bool {
    words.count == 2 && words[1].allSatisfy(\.isNumber) && Self.weeks.contains(Recognition.folded(words[0]))
  }

  static let weeks: Set = [
    "week", "semana", "setmana", "block", "bloque", "bloc", "phase", "fase", "cycle", "ciclo", "cicle",
  ]
}
