import Training
import Wording

extension Words {
  /// The question about a set far from what the lifter, or anybody, has done.
  func unusual(_ unusual: UnusualSet) -> String {
    let writer = NotationWriter()
    return switch unusual {
    case .heavier(let times, let usual):
      say(
        en: "\(number(times)) times your heaviest set (\(writer.text(usual))). Is that right?",
        es: "\(number(times)) veces el peso de tu serie más pesada, \(writer.text(usual)): ¿seguro?",
        ca: "\(number(times)) vegades el pes de la teva sèrie més pesada, \(writer.text(usual)): segur?")
    case .lighter(let part, let usual):
      say(
        en: "less than 1/\(part) of your lightest set (\(writer.text(usual))). Is that right?",
        es: "menos de 1/\(part) del peso de tu serie más ligera, \(writer.text(usual)): ¿seguro?",
        ca: "menys d'1/\(part) del pes de la teva sèrie més lleugera, \(writer.text(usual)): segur?")
    case .moreReps(let times, let usual):
      say(
        en: "\(number(times)) times your most reps (\(writer.text(usual))). Is that right?",
        es: "\(number(times)) veces tu máximo de repeticiones, \(writer.text(usual)): ¿seguro?",
        ca: "\(number(times)) vegades el teu màxim de repeticions, \(writer.text(usual)): segur?")
    case .longer(let times, let usual):
      say(
        en: "\(number(times)) times your longest set (\(writer.text(usual))). Is that right?",
        es: "\(number(times)) veces tu serie más larga, \(writer.text(usual)): ¿seguro?",
        ca: "\(number(times)) vegades la teva sèrie més llarga, \(writer.text(usual)): segur?")
    case .beyondAnybody(let set):
      say(
        en: "\(writer.text(set)) is beyond any world record: is that right?",
        es: "\(writer.text(set)) supera cualquier récord mundial: ¿seguro?",
        ca: "\(writer.text(set)) supera qualsevol rècord mundial: segur?")
    }
  }
}
