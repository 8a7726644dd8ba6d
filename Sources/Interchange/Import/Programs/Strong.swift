import Training
import Wording

extension ForeignFormat {
  /// Strong, in every variant: with commas or semicolons, with units in cells, in headers or nowhere, in several languages.
  static let strong = ForeignFormat(
    program: .strong,
    columns: [
      .workoutNumber: ["Workout #"],
      .start: ["Date", "Datum", "Fecha", "Data", "日期"],
      .workout: [
        "Workout Name", "Workout-Name", "Name des Workouts", "Nom de l'entraînement",
        "Nombre del entrenamiento",
        "Nome dell'allenamento", "Nome do treino", "训练名称", "锻炼名称", "健身名称",
      ],
      .length: [
        "Duration", "Workout Duration", "Duration (sec)", "Dauer", "Workout-Dauer", "Durée",
        "Durée de l'entraînement",
        "Duración", "Duración del entrenamiento", "Durata", "Duração", "时长", "持续时间", "训练时长", "锻炼时长",
      ],
      .exercise: [
        "Exercise Name", "Name der Übung", "Nom de l'exercice", "Nombre del ejercicio", "Nome dell'esercizio",
        "Nome do exercício", "动作名称", "训练动作名称", "练习名称", "运动名称",
      ],
      .order: [
        "Set Order", "Reihenfolge festlegen", "Satz-Reihenfolge", "Satzreihenfolge", "Ordre de la série",
        "Orden de la serie", "Orden de serie", "Ordine della serie", "Ordine serie", "Ordem da série", "组顺序",
        "组序", "组数顺序",
        "设置顺序",
      ],
      .load: ["Weight", "Gewicht", "Poids", "Peso", "重量"],
      .loadKilograms: ["Weight (kg)", "kg", "Gewicht (kg)", "Poids (kg)", "Peso (kg)", "重量 (kg)", "重量（公斤）"],
      .loadPounds: [
        "Weight (lbs)", "Weight (lb)", "lbs", "lb", "Gewicht (lbs)", "Poids (lbs)", "Peso (lbs)", "重量 (lbs)",
      ],
      .loadUnit: [
        "Weight Unit", "Gewichtseinheit", "Unité de poids", "Unidad de peso", "Unità di peso", "重量单位",
      ],
      .reps: [
        "Reps", "Wiederh.", "Wiederholungen", "Réps", "Répétitions", "Repeticiones", "Ripetizioni",
        "Repetições", "次数", "重复次数",
      ],
      .rpe: ["RPE"],
      .distance: ["Distance", "Entfernung", "Distanz", "Distancia", "Distanza", "Distância", "距离"],
      .distanceKilometres: ["km", "Distance (km)", "距离 (km)"],
      .distanceMetres: ["Distance (meters)", "Distance (m)", "Entfernung (Meter)", "Distance (mètres)"],
      .distanceMiles: ["mi", "miles", "Distance (miles)"],
      .distanceUnit: [
        "Distance Unit", "Entfernungseinheit", "Unité de distance", "Unidad de distancia", "距离单位",
      ],
      .time: ["Seconds", "Sekunden", "Secondes", "Segundos", "Secondi", "秒", "秒数"],
      .exerciseNote: ["Notes", "Notizen", "Notas", "Note", "备注", "笔记"],
      .workoutNote: [
        "Workout Notes", "Workout-Notizen", "Notes d'entraînement", "Notes de l'entraînement",
        "Notas del entrenamiento",
        "Note dell'allenamento", "训练备注", "锻炼备注", "训练笔记",
      ],
    ],
    required: [[.start], [.workout], [.exercise], [.order], [.load, .loadKilograms, .loadPounds], [.reps]],
    read: { row throws(LeftOutRow.Reason) in try strongEntry(row) })

  /// Strong in any other language: its columns are known by their order, by `RPE`, which is the same everywhere, and by what
  /// stands in the first row.
  static let strongByColumnOrder = ForeignFormat(
    program: .strong, columns: [:], required: [], locate: { StrongLayout.places(in: $0, $1) },
    read: { row throws(LeftOutRow.Reason) in try strongEntry(row) })

  private static func strongEntry(_ row: ForeignRow) throws(LeftOutRow.Reason) -> ForeignEntry {
    let mark = try StrongSetOrder(row)
    let start = try row.time(.start)
    let name = row[.workout]
    let identity = if case .day = start, let name { start.identity + " " + name } else { start.identity }
    let workout = ForeignWorkout(
      identity: identity, start: start, length: row.length(), name: name, note: row.note(.workoutNote))
    let key = [start.identity, name ?? "", row[.workoutNumber] ?? ""].joined(separator: "\u{1F}")
    return ForeignEntry(
      key: key, workout: workout,
      exercise: ForeignExercise(name: try row.exercise(), note: row.note(.exerciseNote)),
      order: mark.number, sets: mark.isNote ? [] : try row.set(mark.type))
  }
}

/// The orders of columns that Strong has written.
private enum StrongLayout {
  private static let start: [ForeignColumn] = [
    .start, .workout, .length, .exercise, .order, .load, .reps, .distance, .time,
  ]

  private static let all: [[ForeignColumn]] = [
    start + [.rpe], start + [.exerciseNote, .rpe], start + [.exerciseNote, .workoutNote, .rpe],
    [
      .start, .workout, .exercise, .order, .load, .loadUnit, .reps, .rpe, .distance, .distanceUnit, .time,
      .exerciseNote, .workoutNote, .length,
    ],
    [
      .workoutNumber, .start, .workout, .length, .exercise, .order, .loadKilograms, .reps, .rpe,
      .distanceMetres, .time,
      .exerciseNote, .workoutNote,
    ],
  ]

  static func places(in header: [String], _ first: [String]) -> [ForeignColumn: Int]? {
    guard let layout = all.first(where: { $0.count == header.count }), header.count == first.count,
      let rpe = layout.firstIndex(of: .rpe), Recognition.folded(header[rpe]) == "rpe"
    else { return nil }
    var places: [ForeignColumn: Int] = [:]
    for (index, column) in layout.enumerated() { places[column] = index }
    if let place = places[.loadKilograms], header[place].lowercased().contains("lb") {
      places[.loadKilograms] = nil
      places[.loadPounds] = place
    }
    if let place = places[.distance] {
      // A lifter may have added the unit.
      for (unit, column) in [("mile", ForeignColumn.distanceMiles), ("km", .distanceKilometres)]
      where header[place].lowercased().contains(unit) {
        places[.distance] = nil
        places[column] = place
      }
    }
    let context = ForeignRow.Context(
      places: places, header: header, foldedHeader: [], comma: .decimal, dateOrder: nil, unit: nil,
      lengthUnit: .seconds)
    return ForeignRow(first, 0, context).isOfStrong ? places : nil
  }
}

extension ForeignRow {
  /// Whether it has what Strong writes: a time to the second, a length, a number or letter for the set, and numbers.
  fileprivate var isOfStrong: Bool {
    do throws(LeftOutRow.Reason) {
      guard case .civil = try time(.start), self[.exercise] != nil, self[.order] != nil else { return false }
      _ = length()
      _ = try StrongSetOrder(self)
      return isPlausible
    } catch {
      return error == .restTimer
    }
  }
}

/// What Strong writes for the order of a set: its number, or a letter in its place.
private struct StrongSetOrder {
  var number: Int?
  var type = SetType.normal
  /// Whether the row holds nothing but a note.
  var isNote = false

  init(_ row: ForeignRow) throws(LeftOutRow.Reason) {
    guard let text = row[.order] else { return }
    if let number = ForeignNumber(text), number.isWhole, number.unit.isEmpty, !number.isNegative {
      self.number = number.value.raw / 1_000
      return
    }
    switch text.uppercased() {
    case "W": type = .warmUp
    case "D": type = .drop
    // É is `échec`, in French.
    case "F", "É": type = .failure
    // A letter of another language: the set was done.
    case let letter where letter.count == 1 && letter.first?.isLetter == true: break
    default:
      let word = Recognition.folded(text)
      if Self.rests.contains(where: word.contains) { throw .restTimer }
      isNote = Self.notes.contains(word)
      if !isNote { throw row.unreadable(.order) }
    }
  }

  private static let rests = [
    "resttimer", "rest", "repos", "pausentimer", "pause", "ruhe", "descanso", "recupero", "休息",
  ]
  private static let notes = ["note", "notes", "notiz", "nota"]
}
