extension Reference {
  /// The reference as it is typed: `.2`, `bench.2`, `1`.
  package var text: String {
    switch self {
    case .lastSet: "."
    case .set(let number): ".\(number)"
    case .setOf(let exercise, let number): exercise.text + "." + (number.map(String.init) ?? "")
    case .exercise(let exercise): exercise.text
    }
  }
}

extension ExerciseReference {
  /// The reference as it is typed.
  package var text: String {
    switch self {
    case .number(let number): String(number)
    case .name(let name): name
    }
  }
}
