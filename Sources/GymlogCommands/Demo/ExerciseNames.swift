import Catalogue
import Training

/// The names of built-in exercises, each looked up once.
struct ExerciseNames {
  private var known: [Int: String] = [:]

  /// The English name of an exercise by its number, as saved in workouts.
  mutating func name(of number: Int) -> String {
    if let name = known[number] { return name }
    let name = ExerciseID("\(number)").flatMap { Catalogue.bundled.exercise(id: $0)?.name } ?? "\(number)"
    known[number] = name
    return name
  }
}
