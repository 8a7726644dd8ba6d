import Training
import Wording

extension Words {
  /// The hint for unlikely reps or loads, which `--force` accepts.
  func forceHint() -> String {
    say(
      en: "To confirm, add --force",
      es: "Para confirmar, añade --force",
      ca: "Per confirmar, afegeix --force")
  }

  /// The hint for an unreadable text without likely readings.
  var howSetsAreWritten: String {
    say(
      en: "How sets are written: gymlog help log",
      es: "Cómo se escriben las series: gymlog help log",
      ca: "Com s'escriuen les sèries: gymlog help log")
  }

  /// The message for words that can't be read as sets; the readings are lines to type.
  func unreadableSets(
    _ text: String, _ problem: SetSyntaxError.Problem, readings: [String]
  ) -> Message {
    let readings = checkingOffers(readings)
    let isUnclear = problem == .twoReadings && readings.count < 2
    let what =
      isUnclear
      ? say(en: "this isn't clear", es: "esto no queda claro", ca: "això no queda clar") : notation(problem)
    return Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + what, hint: question(readings) ?? howSetsAreWritten)
  }

  /// The message for refused sets; the readings are lines to type.
  func refusedSets(
    _ text: String, _ problem: SetRefusal.Problem, exercise: String, readings: [String]
  ) -> Message {
    let meant = self.readings(readings)
    let hint =
      switch problem {
      case .tooManyReps, .manySets, .tooHeavy, .tooFast, .unusual, .zeroLoad:
        [meant, forceHint()].compactMap { $0 }.joined(separator: " ")
      default: meant ?? howSetsAreWritten
      }
    return Message(
      (text.isEmpty ? "" : quoted(text) + ": ") + refusal(problem, exercise: exercise), hint: hint)
  }

  /// The load of a bar, typed as that of each hand.
  var barInEachHand: String {
    say(
      en: "the bar is in both hands: type the whole load",
      es: "la barra se agarra con las dos manos: escribe el peso total",
      ca: "la barra s'agafa amb les dues mans: escriu el pes total")
  }

  /// A load of nothing.
  var zeroLoad: String {
    say(
      en: "a load of 0: type what the bar or the machine weighs, or 8@bw for body weight alone",
      es: "un peso de 0: escribe lo que pesa la barra o la máquina, o 8@bw para el peso corporal",
      ca: "un pes de 0: escriu el que pesa la barra o la màquina, o 8@bw per al pes corporal")
  }

  /// Readings contain spaces and commas, so two spaces and a word separate them.
  func readings(_ readings: [String]) -> String? { question(checkingOffers(readings)) }

  private func question(_ readings: [String]) -> String? {
    guard let first = readings.first else { return nil }
    let all = readings.dropFirst().reduce(first) { either([$0 + " ", " " + $1]) }
    return didYouMean([" " + all])
  }
}
