import Training
import Wording

extension Words {
  var estimated: String { say(en: "estimated", es: "estimado", ca: "estimat") }

  /// The heading of a column: `tested 1RM`.
  func tested(_ kind: String) -> String {
    say(en: "tested \(kind)", es: "\(kind) real", ca: "\(kind) real")
  }

  /// The heading of a column: `estimated 10RM`.
  func estimated(_ kind: String) -> String {
    say(en: "estimated \(kind)", es: "\(kind) estimado", ca: "\(kind) estimat")
  }

  /// By which formula: `by Epley`.
  func by(_ formula: String) -> String {
    say(en: "by \(formula)", es: "según \(formula)", ca: "segons \(formula)")
  }

  var noMaxInPeriod: String {
    say(
      en: "No maxes in that period",
      es: "No hay máximos en ese periodo",
      ca: "No hi ha màxims en aquest període")
  }

  /// The exercise was never done; `command` records a tested max.
  func neverDone(_ exercise: String, record command: String) -> Message {
    Message(neverDone(exercise), hint: toRecordMax(command))
  }

  func toRecordMax(_ command: String) -> String {
    say(
      en: "To record a tested max: \(command)", es: "Para apuntar un máximo real: \(command)",
      ca: "Per apuntar un màxim real: \(command)")
  }

  var removesTrainingMax: String {
    say(
      en: "remove its latest training max", es: "quita su último máximo de entrenamiento",
      ca: "treu el seu últim màxim d'entrenament")
  }

  /// The heading of the 1RM, and of the 10RM, that are estimated or tested.
  var oneRepMax: String { "1RM" }

  var repsHeading: String { "reps" }

  /// The meaning of the mark `~`: an estimate from more reps than the formulas hold for.
  var roughMark: String {
    let reps = Int(MaxEstimate.mostReliableReps)
    return say(
      en: "~ rough estimate: the formulas hold up to \(reps) reps",
      es: "~ estimación aproximada: las fórmulas valen hasta \(reps) repeticiones",
      ca: "~ estimació aproximada: les fórmules valen fins a \(reps) repeticions")
  }

  var recordBodyWeightCommand: String { "gymlog body " + example(kg: 80, lb: 180) }

  /// No body weight is recorded, so only the added load counts.
  var bodyNotCounted: String {
    let command = recordBodyWeightCommand
    return say(
      en: "Body weight not included: none recorded. To add it: \(command)",
      es: "Tu peso corporal no cuenta: no hay ninguno apuntado. Para que cuente: \(command)",
      ca: "El teu pes corporal no hi compta: no n'hi ha cap d'apuntat. Perquè hi compti: \(command)")
  }

  /// The formulas have no value for the reps; `example` uses one that has.
  func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message {
    switch language {
    case .english:
      let names = Self.listed(formulas) { _ in "and" }
      return Message(
        "no estimate for \(decimal(reps)) reps by \(names)",
        hint: "For a rough estimate by another formula: \(example)")
    case .spanish:
      let names = Self.listed(formulas) { _ in "y" }
      return Message(
        "no hay estimación para \(decimal(reps)) repeticiones según \(names)",
        hint: "Para una estimación aproximada con otra fórmula: \(example)")
    case .catalan:
      let names = Self.listed(formulas) { _ in "i" }
      return Message(
        "no hi ha estimació per a \(decimal(reps)) repeticions segons \(names)",
        hint: "Per a una estimació aproximada amb una altra fórmula: \(example)")
    }
  }

  /// The name of a formula, the same in every language.
  func formula(_ formula: MaxFormula) -> String {
    switch formula {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    case .lombardi: "Lombardi"
    case .lander: "Lander"
    case .mayhew: "Mayhew"
    case .oconner: "O'Conner"
    case .wathan: "Wathan"
    }
  }
}

extension Words {
  fileprivate var toRecordBodyWeight: String {
    say(
      en: "To record it: \(recordBodyWeightCommand)", es: "Para apuntarlo: \(recordBodyWeightCommand)",
      ca: "Per apuntar-lo: \(recordBodyWeightCommand)")
  }
}

extension Failure {
  static var bodyWeightNeeded: Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "missing body weight: none is recorded", es: "falta tu peso corporal: no hay ninguno apuntado",
          ca: "falta el teu pes corporal: no n'hi ha cap d'apuntat"), hint: words.toRecordBodyWeight)
    }
  }

  static func withoutReps(_ exercise: String, _ mode: CountMode) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("\(exercise) is counted \(words.countMode(mode)): it has no 1RM"),
        es: Message("\(exercise) se cuenta \(words.countMode(mode)): no tiene 1RM"),
        ca: Message("\(exercise) es compta \(words.countMode(mode)): no té 1RM"))
    }
  }

  static var noBodyWeight: Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "no body weight recorded yet", es: "aún no hay ningún peso corporal apuntado",
          ca: "encara no hi ha cap pes corporal apuntat"), hint: words.toRecordBodyWeight)
    }
  }
}

extension Failure {
  static func noEstimate(reps: Thousandths, _ formula: MaxFormula) -> Failure {
    Failure(.notFound) { words in
      words.noValueForReps(
        reps, [words.formula(formula)],
        instead: TypedLine(.config, []).typing(
          SettingName.formula.rawValue + " " + MaxFormula.standard.rawValue))
    }
  }
}

extension Failure {
  /// A weight far from the last training max, with the lines that it may mean.
  static func trainingMaxFar(_ mass: Mass, from last: Mass, lines: [String]) -> Failure {
    Failure(.usage) { words in
      let (new, old, hint) = (words.mass(mass), words.mass(last), words.readings(lines))
      let text = words.say(
        en: "\(new) is far from the last training max, \(old)",
        es: "\(new) queda muy lejos del último máximo de entrenamiento, \(old)",
        ca: "\(new) queda molt lluny de l'últim màxim d'entrenament, \(old)")
      return Message(text, hint: hint)
    }
  }
}
