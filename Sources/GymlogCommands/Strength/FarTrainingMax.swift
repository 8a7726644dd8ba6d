import Training
import Wording

extension Mass {
  /// Whether it is at most half of another or at least twice as much.
  func isFar(from last: Mass) -> Bool {
    func twice(_ mass: Mass) -> Mass { Mass(Thousandths(raw: mass.value.raw * 2), mass.unit) }
    return !twice(self).isGreater(than: last) || !twice(last).isGreater(than: self)
  }
}

extension Failure {
  /// A weight far from the last training max, with the lines that it may mean.
  static func trainingMaxFar(_ mass: Mass, from last: Mass, lines: [String]) -> Failure {
    Failure(.usage) { words in
      let (new, old, hint) = (words.mass(mass), words.mass(last), words.readings(lines))
      return words.say(
        en: Message("\(new) is far from the last training max, \(old)", hint: hint),
        es: Message("\(new) queda muy lejos del último máximo de entrenamiento, \(old)", hint: hint),
        ca: Message("\(new) queda molt lluny de l'últim màxim d'entrenament, \(old)", hint: hint))
    }
  }
}
