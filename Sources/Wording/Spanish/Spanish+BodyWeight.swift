package import Training

extension Spanish {
  package func bodyWeightRecorded(_ weight: String, _ moment: String) -> String {
    "Peso corporal \(weight), \(moment)"
  }
  package func bodyWeightRemoved(_ weight: String, _ moment: String) -> String {
    "Peso corporal \(weight), \(moment): quitado"
  }
  package func changedSince(_ difference: String, _ day: String) -> String {
    "\(difference) desde \(day.first?.isNumber == true ? "el " : "")\(day)"
  }
  package func earlier(_ span: BodyWeightChange.Span) -> String {
    switch span {
    case .week: "una semana antes"
    case .month: "un mes antes"
    }
  }
  package func earlier(days: Int) -> String { number(days) + " días antes" }
  package var noBodyWeightThen: String { "No hay ningún peso corporal apuntado en ese periodo" }
  package func earlierEntries(_ count: Int) -> String {
    count == 1 ? "1 anterior:" : "\(number(count)) anteriores:"
  }
}

extension Spanish {
  package func weightNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no es un peso corporal", hint: "Escríbelo como 81.5, 81,5kg o 180lb")
  }

  package func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Message {
    Message(
      "\(mass(weight)) es un peso corporal improbable: se esperan de 20 a 400 kg",
      hint: "Si es correcto: \(command)")
  }

  package func noBodyWeight(_ command: String) -> Message {
    Message("aún no hay ningún peso corporal apuntado", hint: "Apúntalo: \(command)")
  }

  package func bodyWeightNotFound(_ text: String) -> Message {
    Message(
      "no hay ningún peso corporal \(quoted(text))",
      hint: "Pon su día, como 2026-11-20, o su id. " + tryTyping("gymlog body --list"))
  }

  package func severalBodyWeights(_ text: String) -> Message {
    Message("varios pesos corporales encajan con \(quoted(text))", hint: "Escribe el principio del id de uno")
  }
}

extension Spanish {
  package var bodyHelp: HelpText {
    HelpText(
      "Apunta tu peso corporal, o muestra cómo cambia",
      [
        "gymlog body 81,5": "ahora, en tu unidad; o 81,5kg, 180lb",
        "gymlog body 82 --at 2026-11-14": "otro día; o --at 18:30",
        "gymlog body": "el último, frente a una semana y un mes antes",
        "gymlog body --list --since 2026-09-01": "una línea cada vez",
      ],
      "gymlog body --remove quita el último; con una fecha o un id, ese.",
      "Los ejercicios que mueven el cuerpo cuentan el peso de su día: el último apuntado hasta entonces; antes del "
        + "primero, el primero.",
      "--list muestra los 20 últimos en una terminal y todos en una tubería. Menos de 20 o más de 400 kg piden --force."
    )
  }
}
