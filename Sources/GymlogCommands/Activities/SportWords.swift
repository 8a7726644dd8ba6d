import Training
import Wording

extension Words {
  /// A sport as a noun: `run`.
  func sport(_ sport: Sport) -> String {
    switch sport {
    case .run: say(en: "run", es: "carrera", ca: "cursa")
    case .ride: say(en: "ride", es: "salida en bici", ca: "sortida en bici")
    case .walk: say(en: "walk", es: "caminata", ca: "caminada")
    case .hike: say(en: "hike", es: "excursión", ca: "excursió")
    case .swim: say(en: "swim", es: "natación", ca: "natació")
    case .row: say(en: "row", es: "remo", ca: "rem")
    case .ski: say(en: "ski", es: "esquí", ca: "esquí")
    case .other: say(en: "activity", es: "actividad", ca: "activitat")
    }
  }

  func activities(_ count: Int) -> String {
    counted(
      count, en: ("activity", "activities"), es: ("actividad", "actividades"), ca: ("activitat", "activitats")
    )
  }

  /// The contents of a logbook or of a part of it, for a sentence: `2 workouts`, `9 sets`, `1 activity`. Without workouts, only
  /// the activities, if there are any.
  func contents(workouts: Int, sets: SetCount, activities: Int, tracks: Int) -> [String] {
    let lifting = [self.workouts(workouts), self.sets(sets)]
    guard activities > 0 || tracks > 0 else { return lifting }
    return (workouts > 0 || sets != SetCount() ? lifting : [])
      + (activities > 0 ? [self.activities(activities)] : [])
      + (tracks > 0 ? [self.tracks(tracks)] : [])
  }

  private func tracks(_ count: Int) -> String {
    counted(
      count, en: ("track", "tracks"), es: ("recorrido", "recorridos"), ca: ("recorregut", "recorreguts"))
  }

  /// The name of an activity, or its sport: some devices name an activity by its time, which is shown beside it.
  func name(of activity: Activity) -> String {
    let named = activity.name.flatMap { isTimestamp($0) ? nil : $0 }
    return named ?? sport(activity.sport).capitalised
  }

  /// Whether a text is a time as devices write it, such as `2013-07-06T14:59:00Z`.
  private func isTimestamp(_ text: String) -> Bool {
    text.count { $0.isNumber } >= 8 && text.allSatisfy { $0.isNumber || "-:./TZ+ ".contains($0) }
  }
}

extension Sport {
  /// The sport that a typed word means, in any language; nil if it isn't known.
  init?(typed word: String) {
    let folded = Recognition.folded(word)
    let found = Self.words.first { $0.value.contains(folded) }?.key ?? Sport(named: word)
    guard let found else { return nil }
    self = found
  }

  /// Without accents and in lower case.
  private static let words: [Sport: Set<String>] = [
    .run: [
      "run", "runs", "ran", "running", "jog", "jogged", "jogging", "treadmill", "correr", "carrera",
      "corrida", "trote", "cursa",
      "cinta",
    ],
    .ride: [
      "ride", "rides", "rode", "bike", "biked", "biking", "cycled", "cycle", "cycling", "bici", "bicicleta",
      "ciclismo", "ciclisme", "pedalear",
      "pedalar",
    ],
    .walk: [
      "walk", "walks", "walked", "walking", "andar", "caminar", "caminata", "caminada", "paseo", "passeig",
    ],
    .hike: [
      "hike", "hiked", "hikes", "hiking", "senderismo", "senderisme", "excursion", "excursio", "montana",
      "muntanya",
    ],
    .swim: ["swim", "swam", "swims", "swimming", "nadar", "nedar", "natacion", "natacio"],
    .row: ["row", "rowed", "rowing", "remo", "remar", "rem"], .ski: ["ski", "skiing", "esqui", "esquiar"],
    .other: ["other", "otro", "otra", "altre", "altra", "altres", "otros"],
  ]

  /// Whether people speak of its pace, not its speed.
  var hasPace: Bool {
    switch self {
    case .run, .walk, .hike, .swim, .row: true
    case .ride, .ski, .other: false
    }
  }
}

extension Failure {
  static func sportNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(quoted(text)) isn't a sport", hint: "Type one of: " + words.meaning(.sport)),
        es: Message(
          "\(quoted(text)) no es un deporte", hint: "Escribe uno de estos: " + words.meaning(.sport)),
        ca: Message(
          "\(quoted(text)) no és un esport", hint: "Escriu-ne un: " + words.meaning(.sport)))
    }
  }
}
