package import Training

extension Words {
  /// The heading of a workout without a name.
  package var workoutHeading: String { say(en: "Workout", es: "Entrenamiento", ca: "Entrenament") }

  /// The label of a rest after a set: `rest 1:30`.
  package var restLabel: String { say(en: "rest", es: "descanso", ca: "descans") }

  /// The label of a note, without the colon.
  package var noteLabel: String { say(en: "note", es: "nota", ca: "nota") }

  /// A set's type at the start of its line: `Escalfament`.
  package func typeHeading(_ type: SetType) -> String { setType(type).capitalised }
}
