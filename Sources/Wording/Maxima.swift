package import Training

extension Words {
  /// Before, or above, what was tested.
  package var tested: String { say(en: "tested", es: "probado", ca: "provat") }

  /// Before, or above, what is estimated.
  package var estimated: String { say(en: "estimated", es: "estimado", ca: "estimat") }

  /// The heading of a column: `tested 1RM`.
  package func tested(_ kind: String) -> String {
    say(en: "tested \(kind)", es: "\(kind) probado", ca: "\(kind) provat")
  }

  /// The heading of a column: `estimated 10RM`.
  package func estimated(_ kind: String) -> String {
    say(en: "estimated \(kind)", es: "\(kind) estimado", ca: "\(kind) estimat")
  }

  /// The heading of the sets that estimates come from.
  package var estimatedFrom: String { say(en: "from", es: "con", ca: "amb") }

  /// From which set, and when: `from 5@100kg, 14 Nov`.
  package func from(_ set: String, on day: String) -> String {
    say(en: "from \(set), \(day)", es: "con \(set), \(day)", ca: "amb \(set), \(day)")
  }

  /// By which formula: `by Epley`.
  package func by(_ formula: String) -> String {
    say(en: "by \(formula)", es: "según \(formula)", ca: "segons \(formula)")
  }

  /// A maximum was recorded: `tested 1RM 140kg, on 14 Nov at 12:00`.
  package func testedMax(_ kind: String, _ load: String, _ moment: String) -> String {
    say(
      en: "tested \(kind) \(load), \(moment)",
      es: "\(kind) probado de \(load), \(moment)",
      ca: "\(kind) provat de \(load), \(moment)")
  }

  /// A tested maximum was taken out again.
  package func testedMaxRemoved(_ kind: String, _ load: String, _ moment: String) -> String {
    say(
      en: "tested \(kind) \(load), \(moment): removed",
      es: "\(kind) probado de \(load), \(moment): quitado",
      ca: "\(kind) provat de \(load), \(moment): tret")
  }

  /// With the body: the numbers are what is added to it.
  package var addedToTheBody: String {
    say(
      en: "Loads are what is added to your body; less than 0 is assistance",
      es: "Los pesos son el lastre; por debajo de 0 son asistencia",
      ca: "Els pesos són el llast; per sota de 0 són assistència")
  }

  /// Nothing is known about the days that were asked for.
  package var noMaxThen: String {
    say(
      en: "No maxima in that time",
      es: "No hay máximos en ese periodo",
      ca: "No hi ha màxims en aquest període")
  }

  /// So many earlier days or months aren't in the table; the command that shows them too follows.
  package func earlierMaxima(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 earlier:" : "\(number(count)) earlier:",
      es: count == 1 ? "1 anterior:" : "\(number(count)) anteriores:",
      ca: count == 1 ? "1 d'anterior:" : "\(number(count)) d'anteriors:")
  }

  /// So many exercises aren't in the list; the command that shows them too follows.
  package func moreMaxima(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 more exercise:" : "\(number(count)) more exercises:",
      es: count == 1 ? "1 ejercicio más:" : "\(number(count)) ejercicios más:",
      ca: count == 1 ? "1 exercici més:" : "\(number(count)) exercicis més:")
  }

  /// No exercise has a maximum yet: how to record one.
  package func noMaximaYet(_ command: String) -> String {
    say(
      en:
        "No exercise has a maximum yet. It is estimated from the sets that you log; to record a tested one: \(command)",
      es:
        "Ningún ejercicio tiene aún un máximo. Se estima con las series que apuntas; para apuntar uno probado: \(command)",
      ca:
        "Cap exercici té encara un màxim. S'estima amb les sèries que apuntes; per apuntar-ne un de provat: \(command)"
    )
  }

  /// Another number of reps than 1 and 10; lines with these, and one that estimates from it.
  package func otherRepsTested(one: String, ten: String, estimate command: String) -> Message {
    say(
      en: Message(
        "a tested maximum is a 1RM or a 10RM",
        hint: "Type \(either([one, ten])). What other reps come to: \(command)"),
      es: Message(
        "un máximo probado es un 1RM o un 10RM",
        hint: "Escribe \(either([one, ten])). Lo que dan otras repeticiones: \(command)"),
      ca: Message(
        "un màxim provat és un 1RM o un 10RM",
        hint: "Escriu \(either([one, ten])). El que donen altres repeticions: \(command)"))
  }

  /// Without a load there is no maximum; a line that has one.
  package func loadTested(_ example: String) -> Message {
    say(
      en: Message("a tested maximum needs a load", hint: forExample(example)),
      es: Message("a un máximo probado le hace falta un peso", hint: forExample(example)),
      ca: Message("a un màxim provat li cal un pes", hint: forExample(example)))
  }

  /// The body is no load of an exercise; a line that has one.
  package func bodyTested(_ exercise: String, example: String) -> Message {
    say(
      en: Message("the load of \(quoted(exercise)) is a weight, not your body", hint: forExample(example)),
      es: Message("en \(quoted(exercise)) el peso no es el del cuerpo", hint: forExample(example)),
      ca: Message("a \(quoted(exercise)) el pes no és el del cos", hint: forExample(example)))
  }

  /// With reps in reserve it was no maximum; the line that estimates from it.
  package func reserveTested(estimate command: String) -> Message {
    say(
      en: Message("a tested maximum leaves no reps in reserve", hint: "What this comes to: \(command)"),
      es: Message("un máximo probado no deja repeticiones en reserva", hint: "Lo que da esto: \(command)"),
      ca: Message("un màxim provat no deixa repeticions en reserva", hint: "El que dona això: \(command)"))
  }

  /// The exercise was never done; a line that records a tested maximum.
  package func neverDone(_ exercise: String, record command: String) -> Message {
    say(
      en: Message(
        "\(quoted(exercise)) was never done", hint: "To record a maximum that you tested: \(command)"),
      es: Message(
        "\(quoted(exercise)) no lo has hecho nunca",
        hint: "Para apuntar un máximo que has probado: \(command)"),
      ca: Message(
        "\(quoted(exercise)) no l'has fet mai", hint: "Per apuntar un màxim que has provat: \(command)"))
  }

  /// It was done, and counted in another way than by reps.
  package func noMaxWithoutReps(_ exercise: String, _ mode: CountMode) -> Message {
    say(
      en: Message("\(quoted(exercise)) is counted \(countMode(mode)): it has no 1RM"),
      es: Message("\(quoted(exercise)) se cuenta \(countMode(mode)): no tiene 1RM"),
      ca: Message("\(quoted(exercise)) es compta \(countMode(mode)): no té 1RM"))
  }

  /// It was done, and no set has a load to estimate from; a line that records a tested maximum.
  package func nothingToEstimateFrom(_ exercise: String, record command: String) -> Message {
    say(
      en: Message(
        "no set of \(quoted(exercise)) has a load to estimate a 1RM from",
        hint: "To record a maximum that you tested: \(command)"),
      es: Message(
        "ninguna serie de \(quoted(exercise)) tiene un peso con el que estimar el 1RM",
        hint: "Para apuntar un máximo que has probado: \(command)"),
      ca: Message(
        "cap sèrie de \(quoted(exercise)) té un pes amb què estimar l'1RM",
        hint: "Per apuntar un màxim que has provat: \(command)"))
  }

  /// No such tested maximum is recorded.
  package func noTestedMax(_ exercise: String, show command: String) -> Message {
    say(
      en: Message("no such tested maximum of \(quoted(exercise)) is recorded", hint: tryTyping(command)),
      es: Message("no hay apuntado ese máximo probado de \(quoted(exercise))", hint: tryTyping(command)),
      ca: Message("no hi ha apuntat aquest màxim provat de \(quoted(exercise))", hint: tryTyping(command)))
  }

  /// The page of `max`.
  package var maxHelp: HelpText {
    say(
      en: HelpText(
        "Show or record the maxima of an exercise",
        [
          "gymlog max full squat": "1RM and 10RM over time, tested and estimated apart",
          "gymlog max full squat 1@140kg": "you tested your 1RM; 10@105kg is a 10RM",
          "gymlog max full squat 1@140kg --at 2026-11-14": "on another day",
          "gymlog max": "of the exercise in hand, else of all",
        ],
        "Estimates are by Epley, unless gymlog config formula names another, from the best set of each day, warm-ups left "
          + "out; sets of more than 10 reps only where there is no other, marked with ~. The present one, in the second line, "
          + "is the best of the twelve weeks up to the last time.",
        "Up to 12 days are shown one by one, more as the best of each month; --since, --until and --limit choose others, and "
          + "--json and --csv give every day. Loads are rounded to tenths, and of a pair of dumbbells that of one.",
        "With the body, the numbers are what is added to your body weight of that day.",
        "gymlog max full squat --remove takes out the newest tested one; --at DATE, or the set, one of that day or of that load. "
          + "gymlog max --all shows all exercises."),
      es: HelpText(
        "Muestra o apunta los máximos de un ejercicio",
        [
          "gymlog max sentadilla completa": "1RM y 10RM en el tiempo: lo probado y lo estimado, por separado",
          "gymlog max sentadilla completa 1@140kg": "has probado tu 1RM; 10@105kg es un 10RM",
          "gymlog max sentadilla completa 1@140kg --at 2026-11-14": "otro día",
          "gymlog max": "del ejercicio en el que estás, o de todos",
        ],
        "La estimación es la de Epley, si gymlog config formula no dice otra, con la mejor serie de cada día, sin "
          + "calentamientos; las de más de 10 repeticiones, solo si no hay otra, y llevan ~. La actual, en la segunda línea, "
          + "es la mejor de las doce semanas hasta la última vez.",
        "Hasta 12 días salen uno a uno; si hay más, lo mejor de cada mes. Con --since, --until y --limit eliges otros, y "
          + "--json y --csv dan todos los días. Los pesos se redondean a décimas; de un par de mancuernas es el de una.",
        "Con el cuerpo, los números son lo que se añade a tu peso corporal de ese día.",
        "gymlog max sentadilla completa --remove quita el último probado; con --at FECHA o con la serie, uno de ese día o de "
          + "ese peso. gymlog max --all muestra todos los ejercicios."),
      ca: HelpText(
        "Mostra o apunta els màxims d'un exercici",
        [
          "gymlog max esquat complet":
            "1RM i 10RM en el temps: el provat i l'estimat, per separat",
          "gymlog max esquat complet 1@140kg": "has provat el teu 1RM; 10@105kg és un 10RM",
          "gymlog max esquat complet 1@140kg --at 2026-11-14": "un altre dia",
          "gymlog max": "de l'exercici en què estàs, o de tots",
        ],
        "L'estimació és la d'Epley, si gymlog config formula no en diu una altra, amb la millor sèrie de cada dia, sense "
          + "escalfaments; les de més de 10 repeticions, només si no n'hi ha cap altra, i porten ~. L'actual, a la segona "
          + "línia, és la millor de les dotze setmanes fins a l'última vegada.",
        "Fins a 12 dies surten un per un; si n'hi ha més, el millor de cada mes. Amb --since, --until i --limit en tries "
          + "d'altres, i --json i --csv donen tots els dies. Els pesos s'arrodoneixen a dècimes; d'un parell de manuelles és "
          + "el d'una.",
        "Amb el cos, els números són el que s'afegeix al teu pes corporal d'aquell dia.",
        "gymlog max esquat complet --remove treu l'últim provat; amb --at DATA o amb la sèrie, un d'aquell dia o d'aquell "
          + "pes. gymlog max --all mostra tots els exercicis."))
  }
}
