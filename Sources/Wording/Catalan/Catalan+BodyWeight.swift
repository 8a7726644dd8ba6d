package import Training

extension Catalan {
  package func bodyWeightRecorded(_ weight: String, _ moment: String) -> String {
    "Pes corporal \(weight), \(moment)"
  }
  package func bodyWeightRemoved(_ weight: String, _ moment: String) -> String {
    "Pes corporal \(weight), \(moment): tret"
  }
  package func changedSince(_ difference: String, _ day: String) -> String {
    if day.first?.isNumber == true { return difference + " " + Self.since(day) }
    return difference + (day.first == "a" ? " des d'" : " des de ") + day
  }
  package func earlier(_ span: BodyWeightChange.Span) -> String {
    switch span {
    case .week: "una setmana abans"
    case .month: "un mes abans"
    }
  }
  package func earlier(days: Int) -> String { number(days) + " dies abans" }
  package var noBodyWeightThen: String { "No hi ha cap pes corporal apuntat en aquest període" }
  package func earlierEntries(_ count: Int) -> String {
    count == 1 ? "1 d'anterior:" : "\(number(count)) d'anteriors:"
  }
}

extension Catalan {
  package func weightNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no és un pes corporal", hint: "Escriu-lo com 81.5, 81,5kg o 180lb")
  }

  package func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Message {
    Message(
      "\(mass(weight)) és un pes corporal improbable: se n'esperen de 20 a 400 kg",
      hint: "Si és correcte: \(command)")
  }

  package func noBodyWeight(_ command: String) -> Message {
    Message("encara no hi ha cap pes corporal apuntat", hint: "Apunta'l: \(command)")
  }

  package func bodyWeightNotFound(_ text: String) -> Message {
    Message(
      "no hi ha cap pes corporal \(quoted(text))",
      hint: "Posa'n el dia, com 2026-11-20, o l'id. " + tryTyping("gymlog body --list"))
  }

  package func severalBodyWeights(_ text: String) -> Message {
    Message(
      "hi ha més d'un pes corporal que encaixa amb \(quoted(text))", hint: "Escriu el principi de l'id d'un")
  }
}

extension Catalan {
  package var bodyHelp: HelpText {
    HelpText(
      "Apunta el teu pes corporal, o mostra com canvia",
      [
        "gymlog body 81,5": "ara, en la teva unitat; o 81,5kg, 180lb",
        "gymlog body 82 --at 2026-11-14": "un altre dia; o --at 18:30",
        "gymlog body": "l'últim, comparat amb una setmana i un mes abans",
        "gymlog body --list --since 2026-09-01": "una línia cada vegada",
      ],
      "gymlog body --remove treu l'últim; amb una data o un id, aquell.",
      "Els exercicis que mouen el cos compten el pes del seu dia: l'últim apuntat fins llavors; abans del primer, el "
        + "primer.",
      "--list mostra els 20 últims en un terminal i tots en una canonada. Menys de 20 o més de 400 kg demanen --force."
    )
  }
}
