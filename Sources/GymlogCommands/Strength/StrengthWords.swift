import Training
import Wording

extension Words {
  /// Before, or above, what was tested.
  var tested: String { say(en: "tested", es: "probado", ca: "provat") }

  /// Before, or above, what is estimated.
  var estimated: String { say(en: "estimated", es: "estimado", ca: "estimat") }

  /// The heading of a column: `tested 1RM`.
  func tested(_ kind: String) -> String {
    say(en: "tested \(kind)", es: "\(kind) probado", ca: "\(kind) provat")
  }

  /// The heading of a column: `estimated 10RM`.
  func estimated(_ kind: String) -> String {
    say(en: "estimated \(kind)", es: "\(kind) estimado", ca: "\(kind) estimat")
  }

  /// By which formula: `by Epley`.
  func by(_ formula: String) -> String {
    say(en: "by \(formula)", es: "según \(formula)", ca: "segons \(formula)")
  }

  /// Nothing is known about the days that were asked for.
  var noMaxThen: String {
    say(
      en: "No maxima in that time",
      es: "No hay máximos en ese periodo",
      ca: "No hi ha màxims en aquest període")
  }

  /// The exercise was never done; a line that records a tested maximum.
  func neverDone(_ exercise: String, record command: String) -> Message {
    say(
      en: Message(
        "\(quoted(exercise)) was never done", hint: "To record a maximum that you tested: \(command)"),
      es: Message(
        "\(quoted(exercise)) no lo has hecho nunca",
        hint: "Para apuntar un máximo que has probado: \(command)"),
      ca: Message(
        "\(quoted(exercise)) no l'has fet mai", hint: "Per apuntar un màxim que has provat: \(command)"))
  }

  /// A line to type that shows the form; its numbers are made up.
  func forExample(_ line: String) -> String {
    say(en: "For example: \(line)", es: "Por ejemplo: \(line)", ca: "Per exemple: \(line)")
  }

  /// The heading of the 1RM, and of the 10RM, that are estimated or tested.
  var oneRepMax: String { "1RM" }

  /// The heading of a column of reps.
  var repsHeading: String { "reps" }

  /// What the mark `~` before a number means: it rests on more reps than so many.
  func roughMark(over reps: Int) -> String {
    say(
      en: "~ is rough: the formulas are good for up to \(reps) reps",
      es: "~ es aproximado: las fórmulas valen hasta \(reps) repeticiones",
      ca: "~ és aproximat: les fórmules valen fins a \(reps) repeticions")
  }

  /// No body weight is recorded, so the added load stands alone; the command that records one.
  func bodyNotCounted(_ command: String) -> String {
    say(
      en: "Your body isn't counted: no body weight is recorded. To count it: \(command)",
      es: "Tu cuerpo no cuenta: no hay ningún peso corporal apuntado. Para que cuente: \(command)",
      ca: "El teu cos no hi compta: no hi ha cap pes corporal apuntat. Perquè hi compti: \(command)")
  }

  /// Formulas that have no value for so many reps; a line with one that has.
  func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message {
    switch language {
    case .english:
      let names = Self.listed(formulas) { _ in "and" }
      return Message(
        "there is no value for \(decimal(reps)) reps by \(names)",
        hint: "A formula that has one, though a rough one: \(example)")
    case .spanish:
      let names = Self.listed(formulas) { _ in "y" }
      return Message(
        "no hay ningún valor para \(decimal(reps)) repeticiones según \(names)",
        hint: "Una fórmula que sí lo da, aunque aproximado: \(example)")
    case .catalan:
      let names = Self.listed(formulas) { _ in "i" }
      return Message(
        "no hi ha cap valor per a \(decimal(reps)) repeticions segons \(names)",
        hint: "Una fórmula que sí que en dona, tot i que aproximat: \(example)")
    }
  }

  /// A formula goes by the name of its author, the same in every language.
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

extension Failure {
  static var bodyWeightNeeded: Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "your body weight is needed, and none is recorded", hint: "Record it: \(recordBodyWeightCommand)"),
        es: Message(
          "hace falta tu peso corporal, y no hay ninguno apuntado",
          hint: "Apúntalo: \(recordBodyWeightCommand)"),
        ca: Message(
          "cal el teu pes corporal, i no n'hi ha cap d'apuntat", hint: "Apunta'l: \(recordBodyWeightCommand)"
        ))
    }
  }

  static func withoutReps(_ exercise: String, _ mode: CountMode) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("\(words.quoted(exercise)) is counted \(words.countMode(mode)): it has no 1RM"),
        es: Message("\(words.quoted(exercise)) se cuenta \(words.countMode(mode)): no tiene 1RM"),
        ca: Message("\(words.quoted(exercise)) es compta \(words.countMode(mode)): no té 1RM"))
    }
  }

  static var noBodyWeight: Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("no body weight is recorded yet", hint: "Record it: \(recordBodyWeightCommand)"),
        es: Message(
          "aún no hay ningún peso corporal apuntado", hint: "Apúntalo: \(recordBodyWeightCommand)"),
        ca: Message("encara no hi ha cap pes corporal apuntat", hint: "Apunta'l: \(recordBodyWeightCommand)")
      )
    }
  }
}

/// A line that records a body weight.
let recordBodyWeightCommand = "gymlog body 80kg"

extension Failure {
  /// A formula has no value for so many reps.
  static func noEstimate(reps: Thousandths, _ formula: MaxFormula) -> Failure {
    Failure(.notFound) { words in
      words.noValueForReps(
        reps, [words.formula(formula)],
        instead: TypedLine(.config, []).typing(
          SettingName.formula.rawValue + " " + MaxFormula.standard.rawValue))
    }
  }
}
