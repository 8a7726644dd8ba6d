package import Training

extension Words {
  /// The first line of a workout without a name.
  package var workoutHeading: String { say(en: "Workout", es: "Entrenamiento", ca: "Entrenament") }

  /// Before the rest that followed a set: `rest 1:30`.
  package var restLabel: String { say(en: "rest", es: "descanso", ca: "descans") }

  /// Before a note, without the colon.
  package var noteLabel: String { say(en: "note", es: "nota", ca: "nota") }

  /// A set's type at the beginning of its line: `Escalfament`.
  package func typeHeading(_ type: SetType) -> String { setType(type).capitalised }
}
