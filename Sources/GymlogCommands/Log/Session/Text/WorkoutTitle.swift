import Catalogue
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
  /// Drops the plan before an exercise or its sets, `531 Bench`, `5/3/1: squat 205x5`, `BBB 5x10 155`, and puts a percentage before its set
  /// behind it.
  mutating func dropPlan() {
    // `65% 250x5`, as `250x5 65%`
    if words.count > 1, Self.percent(words[0]) != nil, Int(words[1].prefix(while: \.isNumber)) ?? 0 > 20 {
      words.append(words.removeFirst())
    }
    guard words.count > 1, case let plan = words[0].lowercased().filter({ $0 != ":" }) else { return }
    let isNumber = ["531", "5/3/1"].contains(plan)
    guard isNumber || ["bbb", "fsl", "ssl"].contains(plan) else { return }
    let name = words[1...].prefix { $0.first?.isNumber != true }.joined(separator: " ")
    if name.isEmpty ? !isNumber : Catalogue.bundled.isWholeName(name.filter { !":-–".contains($0) }) {
      words.removeFirst()
    }
  }

  /// Whether it is nothing but the week or block of a plan: `Week 3`.
  var isWeekOfPlan: Bool {
    words.count == 2 && words[1].allSatisfy(\.isNumber) && Self.weeks.contains(Recognition.folded(words[0]))
  }

  static let weeks: Set = [
    "week", "semana", "setmana", "block", "bloque", "bloc", "phase", "fase", "cycle", "ciclo", "cicle",
  ]
}
