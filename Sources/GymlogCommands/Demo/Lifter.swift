import Training
import Wording

/// The made-up lifter: how strong, how rusty, in which mood; trains as the programme says.
struct Lifter {
  private var dice: Dice
  private let first: Day
  private let offset: (CivilTime) -> Int
  private let words: Words
  /// The share of strength that a layoff has cost for now.
  private var rust = 0.0
  private var names = ExerciseNames()

  init(seed: UInt64, since first: Day, offset: @escaping (CivilTime) -> Int, words: Words) {
    dice = Dice(seed: seed)
    self.first = first
    self.offset = offset
    self.words = words
  }

  /// The workout of a day.
  mutating func train(on session: SessionDay) -> Workout {
    rust = max(rust * 0.8, session.gap > 6 ? min(0.07, Double(session.gap - 6) * 0.006) : 0)
    let weeks = Double(session.day.daysSince1970 - first.daysSince1970) / 7
    let mood = dice.swing()
    let isShort = dice.happens(percent: 4)
    let condition = Condition(
      weeks: weeks, rust: rust, deload: session.isDeload ? 0.88 : 1, form: 1 + mood * 0.035)
    let start = start(of: session)
    var writer = SessionWriter(
      Workout(id: newID(at: start), start: start, unit: .kilograms), condition, dice)
    writer.workout.name = words.demoDay(session.kind)
    if session.isDeload { writer.workout.tags = [words.deloadTag] }
    var groups = Programme.slots(of: session.kind, Prescription(week: session.week, of: session.stage))
    if isShort { groups.removeLast() }
    for group in groups { writer.perform(group, words, &names) }
    var workout = writer.finish()
    dice = writer.dice
    workout.note = note(session, mood: mood, isShort: isShort).map(words.demoNote)
    return workout
  }

  /// After work, or on a Saturday morning.
  private mutating func start(of session: SessionDay) -> Instant {
    let minutes = session.day.weekday >= 6 ? 10 * 60 : dice.happens(percent: 8) ? 7 * 60 : 18 * 60 + 20
    let minute = minutes + dice.number(in: -15...40)
    let civil = CivilTime(
      day: session.day, hour: minute / 60, minute: minute % 60, second: dice.number(in: 0...59))
    return Instant(civil, offset: offset(civil))
  }

  private mutating func newID(at instant: Instant) -> EntityID { EntityID(at: instant, random: dice.word()) }

  private mutating func note(_ session: SessionDay, mood: Double, isShort: Bool) -> DemoNote? {
    if session.gap > 7 { return .backAgain }
    if isShort { return .shortOnTime }
    if mood < -0.55 { return .sleptBadly }
    if mood > 0.6 { return .feltStrong }
    return dice.happens(percent: 2) ? .crowded : nil
  }
}

extension Words {
  /// The name that the lifter gives to a day's workout.
  func demoDay(_ day: DemoDay) -> String {
    switch day {
    case .fullBodyA: say(en: "Full body A", es: "Cuerpo entero A", ca: "Cos sencer A")
    case .fullBodyB: say(en: "Full body B", es: "Cuerpo entero B", ca: "Cos sencer B")
    case .squat: say(en: "Squat day", es: "Día de sentadilla", ca: "Dia d'esquat")
    case .bench: say(en: "Bench day", es: "Día de banca", ca: "Dia de press de banca")
    case .deadlift: say(en: "Deadlift day", es: "Día de peso muerto", ca: "Dia de pes mort")
    case .press: say(en: "Press day", es: "Día de press militar", ca: "Dia de press militar")
    case .conditioning: say(en: "Arms and conditioning", es: "Brazos y cardio", ca: "Braços i cardio")
    }
  }

  /// The tag of a week that is easy on purpose; one word.
  var deloadTag: String { say(en: "deload", es: "descarga", ca: "descàrrega") }
}
