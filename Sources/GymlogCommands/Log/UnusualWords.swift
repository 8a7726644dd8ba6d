import Training
import Wording

extension Words {
  /// The question about a set far from what the lifter, or anybody, has done.
  func unusual(_ unusual: UnusualSet) -> String {
    let writer = NotationWriter()
    return switch unusual {
    case .heavier(let times, let usual):
      say(
        en: "\(number(times)) times your heaviest set, \(writer.text(usual)): is that right?",
        es: "\(number(times)) veces tu serie de más peso, \(writer.text(usual)): ¿seguro?",
        ca: "\(number(times)) vegades la teva sèrie de més pes, \(writer.text(usual)): segur?")
    case .lighter(let part, let usual):
      say(
        en: "less than 1/\(part) of your lightest set, \(writer.text(usual)): is that right?",
        es: "menos de 1/\(part) de tu serie de menos peso, \(writer.text(usual)): ¿seguro?",
        ca: "menys d'1/\(part) de la teva sèrie de menys pes, \(writer.text(usual)): segur?")
    case .moreReps(let times, let usual):
      say(
        en: "\(number(times)) times the most reps you've done, \(writer.text(usual)): is that right?",
        es: "\(number(times)) veces tu serie de más repeticiones, \(writer.text(usual)): ¿seguro?",
        ca: "\(number(times)) vegades la teva sèrie de més repeticions, \(writer.text(usual)): segur?")
    case .longer(let times, let usual):
      say(
        en: "\(number(times)) times your longest set, \(writer.text(usual)): is that right?",
        es: "\(number(times)) veces tu serie más larga, \(writer.text(usual)): ¿seguro?",
        ca: "\(number(times)) vegades la teva sèrie més llarga, \(writer.text(usual)): segur?")
    case .beyondAnybody(let set):
      say(
        en: "\(writer.text(set)) is beyond any record: is that right?",
        es: "\(writer.text(set)) supera todos los récords: ¿seguro?",
        ca: "\(writer.text(set)) supera tots els rècords: segur?")
    }
  }
}
