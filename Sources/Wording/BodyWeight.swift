package import Training

extension Words {
  /// A body weight was recorded, for that moment.
  package func bodyWeightRecorded(_ weight: String, _ moment: String) -> String {
    say(
      en: "Body weight \(weight), \(moment)",
      es: "Peso corporal \(weight), \(moment)",
      ca: "Pes corporal \(weight), \(moment)")
  }

  /// A body weight was taken out again.
  package func bodyWeightRemoved(_ weight: String, _ moment: String) -> String {
    say(
      en: "Body weight \(weight), \(moment): removed",
      es: "Peso corporal \(weight), \(moment): quitado",
      ca: "Pes corporal \(weight), \(moment): tret")
  }

  /// How much it changed since a day: `-0.5 kg since 14 Nov`, `-0.5 kg since yesterday`.
  package func changedSince(_ difference: String, _ day: String) -> String {
    switch language {
    case .english:
      return "\(difference) since \(day)"
    case .spanish:
      return "\(difference) desde \(day.first?.isNumber == true ? "el " : "")\(day)"
    case .catalan:
      if day.first?.isNumber == true { return difference + " " + Catalan.since(day) }
      return difference + (day.first == "a" ? " des d'" : " des de ") + day
    }
  }

  /// Before the weight that held so long before the latest.
  package func earlier(_ span: BodyWeightChange.Span) -> String {
    switch span {
    case .week: say(en: "a week earlier", es: "una semana antes", ca: "una setmana abans")
    case .month: say(en: "a month earlier", es: "un mes antes", ca: "un mes abans")
    }
  }

  /// The same with so many days, at least seven.
  package func earlier(days: Int) -> String {
    say(
      en: number(days) + " days earlier",
      es: number(days) + " días antes",
      ca: number(days) + " dies abans")
  }

  /// None was recorded within the days that were asked for.
  package var noBodyWeightThen: String {
    say(
      en: "No body weight recorded in that time",
      es: "No hay ningún peso corporal apuntado en ese periodo",
      ca: "No hi ha cap pes corporal apuntat en aquest període")
  }

  /// So many earlier entries aren't in the list; the command that lists them too follows.
  package func earlierEntries(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 earlier entry:" : "\(number(count)) earlier entries:",
      es: count == 1 ? "1 anterior:" : "\(number(count)) anteriores:",
      ca: count == 1 ? "1 d'anterior:" : "\(number(count)) d'anteriors:")
  }

  package func weightNotUnderstood(_ text: String) -> Message {
    say(
      en: Message("\(quoted(text)) is not a body weight", hint: "Type it as 81.5, 81.5kg or 180lb"),
      es: Message("\(quoted(text)) no es un peso corporal", hint: "Escríbelo como 81.5, 81,5kg o 180lb"),
      ca: Message("\(quoted(text)) no és un pes corporal", hint: "Escriu-lo com 81.5, 81,5kg o 180lb"))
  }

  /// Outside of 20 to 400 kg; the line that records it even so.
  package func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Message {
    say(
      en: Message(
        "\(mass(weight)) is an unlikely body weight: expected are 20 to 400 kg",
        hint: "If it is right: \(command)"),
      es: Message(
        "\(mass(weight)) es un peso corporal improbable: se esperan de 20 a 400 kg",
        hint: "Si es correcto: \(command)"),
      ca: Message(
        "\(mass(weight)) és un pes corporal improbable: se n'esperen de 20 a 400 kg",
        hint: "Si és correcte: \(command)"))
  }

  /// None is recorded; the command that does it.
  package func noBodyWeight(_ command: String) -> Message {
    say(
      en: Message("no body weight is recorded yet", hint: "Record it: \(command)"),
      es: Message("aún no hay ningún peso corporal apuntado", hint: "Apúntalo: \(command)"),
      ca: Message("encara no hi ha cap pes corporal apuntat", hint: "Apunta'l: \(command)"))
  }

  /// None at that day, or with that id.
  package func bodyWeightNotFound(_ text: String) -> Message {
    say(
      en: Message(
        "there is no body weight \(quoted(text))",
        hint: "Name its day, as 2026-11-20, or its id. " + tryTyping("gymlog body --list")),
      es: Message(
        "no hay ningún peso corporal \(quoted(text))",
        hint: "Pon su día, como 2026-11-20, o su id. " + tryTyping("gymlog body --list")),
      ca: Message(
        "no hi ha cap pes corporal \(quoted(text))",
        hint: "Posa'n el dia, com 2026-11-20, o l'id. " + tryTyping("gymlog body --list")))
  }

  /// Several on that day, or with ids that begin so; they follow on lines of their own.
  package func severalBodyWeights(_ text: String) -> Message {
    say(
      en: Message("several body weights fit \(quoted(text))", hint: "Type the beginning of one's id"),
      es: Message(
        "varios pesos corporales encajan con \(quoted(text))", hint: "Escribe el principio del id de uno"),
      ca: Message(
        "hi ha més d'un pes corporal que encaixa amb \(quoted(text))", hint: "Escriu el principi de l'id d'un"
      ))
  }

  /// The page of `body`.
  package var bodyHelp: HelpText {
    say(
      en: HelpText(
        "Record your body weight, or show it over time",
        [
          "gymlog body 81.5": "now, in your unit; or 81.5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "on another day; or --at 18:30",
          "gymlog body": "the latest, against a week and a month before",
          "gymlog body --list --since 2026-09-01": "one line for each time",
        ],
        "gymlog body --remove takes out the latest, with a date or an id that one.",
        "Exercises moved with the body count the weight of their day: the last one recorded up to it; before the first, "
          + "the first.",
        "--list shows the last 20 on a terminal, and all in a pipe. What is less than 20 or more than 400 kg wants --force."
      ),
      es: HelpText(
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
      ),
      ca: HelpText(
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
      ))
  }
}
