import Training
import Wording

/// Details of a workout, other than its sets, that texts and the files of other programs lack or may lack.
enum WorkoutDetail: CaseIterable {
  case notes, supersets, rests, ratings, tags
}

extension Workout {
  var details: [WorkoutDetail: Int] {
    let sets = exercises.flatMap(\.sets)
    return [
      .notes: ([note] + exercises.map(\.note) + sets.map(\.note)).count { $0 != nil },
      .supersets: exercises.count { $0.superset != nil },
      .rests: sets.count { ($0.rested ?? $0.rest) != nil },
      .ratings: sets.count { $0.result?.effort != nil },
      .tags: tags.count,
    ]
  }
}

extension Words {
  private func detail(_ detail: WorkoutDetail) -> String {
    switch detail {
    case .notes: say(en: "notes", es: "notas", ca: "notes")
    case .supersets: say(en: "supersets", es: "superseries", ca: "supersèries")
    case .rests: say(en: "rests", es: "descansos", ca: "descansos")
    case .ratings: say(en: "RPE or RIR", es: "RPE o RIR", ca: "RPE o RIR")
    case .tags: say(en: "tags", es: "etiquetas", ca: "etiquetes")
    }
  }

  /// The heading of workouts that stay as they are, though a file has more details of them.
  func poorerWorkouts(_ count: Int, _ more: Set<WorkoutDetail>) -> String {
    let list = WorkoutDetail.allCases.filter(more.contains).map(detail).joined(separator: ", ")
    return say(
      en:
        "Already in your logbook, left unchanged, though the file has more of them (\(list)): \(workouts(count))",
      es: "Ya en tu diario, donde no cambian, aunque el archivo tiene más (\(list)): \(workouts(count))",
      ca: "Ja al teu diari, on no canvien, tot i que el fitxer en té més (\(list)): \(workouts(count))")
  }

  var toTakeFuller: String {
    say(
      en: "To have the file's version, delete yours and import again",
      es: "Para tener la versión del archivo, borra la tuya y vuelve a importar",
      ca: "Per tenir la versió del fitxer, esborra la teva i torna a importar")
  }
}
