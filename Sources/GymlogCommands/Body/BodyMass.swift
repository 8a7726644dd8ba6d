import Formats
import Logbook
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  /// The body mass index of the latest weight, and the weight that suits the height.
  static func bodyMassIndex(_ context: Context) throws(Failure) -> Reply {
    let (weight, profile, problems) = try context.logbook.read { snapshot throws(Failure) in
      let (weights, problems) = try snapshot.bodyWeights(at: context.now)
      return (weights.latest, try snapshot.profile()?.value, problems)
    }
    guard let weight else { throw Failure.noBodyWeight.attaching(problems) }
    guard let height = profile?.height else { throw .indexNeedsHeight }
    let kilograms = weight.weight.converted(to: .kilograms).value
    guard let index = BodyMassIndex(kilograms: kilograms, centimetres: height) else {
      throw .indexNeedsHeight
    }
    var ideal: Double?
    if let sex = profile?.sex, let build = profile?.build {
      ideal = IdealWeight.kilograms(metres: height.double / 100, sex, build)
    }
    return Reply(
      problems: problems,
      text: { screen in
        let words = screen.words
        let value = screen.painter.paint(DistanceScale.fixed(index.shown, 2, words), .strong)
        let figures = words.mass(weight.weight) + ", " + words.rounded(height) + " cm"
        let reference =
          ideal.map { ideal in
            let unit = context.settings.unit.value
            let value = MassUnit.kilograms.convert(ideal, to: unit)
            let text = words.idealWeight(DistanceScale.fixed(value, 1, words) + " " + unit.rawValue)
            return wrapped(text, width: screen.width, hanging: "  ")
          }
          ?? screen.flowing(
            [
              .init(words.idealNeeds),
              .init(
                "gymlog profile" + (profile?.sex == nil ? " --sex woman" : "")
                  + (profile?.build == nil ? " --build medium" : "")),
            ], between: " ")
        let first =
          words.say(en: "BMI", es: "IMC", ca: "IMC")
          + " \(value), \(words.bodyClass(index.bodyClass)) · \(figures)"
        return screen.lines([first] + reference)
      },
      json: {
        JSON.members([
          "bmi": .measured(index.value), "class": .string(index.bodyClass.rawValue),
          "kilograms": .number(kilograms.text), "height": .measured(height.double),
          "idealKilograms": .measured(ideal),
        ])
      })
  }
}

extension Words {
  fileprivate func bodyClass(_ bodyClass: BodyMassIndex.Class) -> String {
    switch bodyClass {
    case .underweight: say(en: "underweight", es: "bajo peso", ca: "pes baix")
    case .normal: say(en: "normal weight", es: "peso normal", ca: "pes normal")
    case .overweight: say(en: "overweight", es: "sobrepeso", ca: "sobrepès")
    case .obese1: say(en: "obesity class 1", es: "obesidad de grado 1", ca: "obesitat de grau 1")
    case .obese2: say(en: "obesity class 2", es: "obesidad de grado 2", ca: "obesitat de grau 2")
    case .obese3: say(en: "obesity class 3", es: "obesidad de grado 3", ca: "obesitat de grau 3")
    }
  }

  fileprivate func idealWeight(_ weight: String) -> String {
    say(
      en: "Reference weight for your height and build: \(weight)",
      es: "Peso orientativo para tu altura y complexión: \(weight)",
      ca: "Pes orientatiu per a la teva alçada i complexió: \(weight)")
  }

  /// Before the command that adds to the profile what a reference weight needs.
  fileprivate var idealNeeds: String {
    say(
      en: "To see a reference weight for your height:",
      es: "Para ver un peso orientativo para tu altura:",
      ca: "Per veure un pes orientatiu per a la teva alçada:")
  }
}

extension Failure {
  fileprivate static var indexNeedsHeight: Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "the BMI needs your height", hint: "To set it: gymlog profile --height \(words.exampleHeight)"),
        es: Message(
          "para el IMC falta tu altura",
          hint: "Para indicarla: gymlog profile --height \(words.exampleHeight)"),
        ca: Message(
          "per a l'IMC cal la teva alçada",
          hint: "Per indicar-la: gymlog profile --height \(words.exampleHeight)"))
    }
  }
}
