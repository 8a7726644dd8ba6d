import Training
import Wording

/// The made-up lifter, who trains by the programme.
struct Lifter {
  private var random: SeededRandom
  private let first: Day
  private let offset: (CivilTime) -> Int
  private let words: Words
  /// The share of strength that a layoff has cost.
  private var rust = 0.0
  private var names = ExerciseNames()

  init(seed: UInt64, since first: Day, offset: @escaping (CivilTime) -> Int, words: Words) {
    random = SeededRandom(seed: seed)
    self.first = first
    self.offset = offset
    self.words = words
  }

  mutating func train(on session: SessionDay) -> Workout {
    rust = max(rust * 0.8, session.gap > 6 ? min(0.07, Double(session.gap - 6) * 0.006) : 0)
    let weeks = Double(session.day.daysSince1970 - first.daysSince1970) / 7
    let mood = random.swing()
    let isShort = random.happens(percent: 4)
    let condition = Condition(
      weeks: weeks, rust: rust, deload: session.isDeload ? 0.88 : 1, form: 1 + mood * 0.035)
    let start = start(of: session)
    var writer = SessionWriter(
      Workout(id: newID(at: start), start: start, unit: .kilograms), condition, random)
    writer.workout.name = words.demoDay(session.kind)
    if session.isDeload { writer.workout.tags = [words.deloadTag] }
    var groups = Programme.slots(of: session.kind, Prescription(week: session.week, of: session.stage))
    if isShort { groups.removeLast() }
    for group in groups { writer.perform(group, words, &names) }
    var workout = writer.finish()
    random = writer.random
    workout.note = note(session, mood: mood, isShort: isShort).map(words.demoNote)
    return workout
  }

  /// After work, or on a Saturday morning.
  private mutating func start(of session: SessionDay) -> Instant {
    let minutes = session.day.weekday >= 6 ? 10 * 60 : random.happens(percent: 8) ? 7 * 60 : 18 * 60 + 20
    let minute = minutes + random.number(in: -15...40)
    let civil = CivilTime(
      day: session.day, hour: minute / 60, minute: minute % 60, second: random.number(in: 0...59))
    return Instant(civil, offset: offset(civil))
  }

  private mutating func newID(at instant: Instant) -> EntityID {
    EntityID(at: instant, random: random.word())
  }

  private mutating func note(_ session: SessionDay, mood: Double, isShort: Bool) -> DemoNote? {
    if session.gap > 7 { return .backAgain }
    if isShort { return .shortOnTime }
    if mood < -0.55 { return .sleptBadly }
    if mood > 0.6 { return .feltStrong }
    return random.happens(percent: 2) ? .crowded : nil
  }
}

extension Words {
  /// The name of a day's workout.
  func demoDay(_ day: DemoDay) -> String {
    switch day {
    case .fullBodyA: say(en: "Full body A", es: "Full body A", ca: "Full body A")
    case .fullBodyB: say(en: "Full body B", es: "Full body B", ca: "Full body B")
    case .squat: say(en: "Squat day", es: "Día de sentadilla", ca: "Dia d'esquat")
    case .bench: say(en: "Bench day", es: "Día de banca", ca: "Dia de press de banca")
    case .deadlift: say(en: "Deadlift day", es: "Día de peso muerto", ca: "Dia de pes mort")
    case .press: say(en: "Press day", es: "Día de press militar", ca: "Dia de press militar")
    case .conditioning: say(en: "Arms and conditioning", es: "Brazos y cardio", ca: "Braços i cardio")
    }
  }

  /// The tag of a deload week; one word.
  var deloadTag: String { say(en: "deload", es: "descarga", ca: "descàrrega") }
}
