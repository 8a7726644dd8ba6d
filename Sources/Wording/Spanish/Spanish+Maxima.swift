package import Training

extension Spanish {
  package var tested: String { "probado" }
  package var estimated: String { "estimado" }
  package func tested(_ kind: String) -> String { "\(kind) probado" }
  package func estimated(_ kind: String) -> String { "\(kind) estimado" }
  package var estimatedFrom: String { "con" }
  package func from(_ set: String, on day: String) -> String { "con \(set), \(day)" }
  package func by(_ formula: String) -> String { "según \(formula)" }
  package func testedMax(_ kind: String, _ load: String, _ moment: String) -> String {
    "\(kind) probado de \(load), \(moment)"
  }
  package func testedMaxRemoved(_ kind: String, _ load: String, _ moment: String) -> String {
    "\(kind) probado de \(load), \(moment): quitado"
  }
  package var addedToTheBody: String { "Los pesos son el lastre; por debajo de 0 son asistencia" }
  package var noMaxThen: String { "No hay máximos en ese periodo" }
  package func earlierMaxima(_ count: Int) -> String {
    count == 1 ? "1 anterior:" : "\(number(count)) anteriores:"
  }
  package func moreMaxima(_ count: Int) -> String {
    count == 1 ? "1 ejercicio más:" : "\(number(count)) ejercicios más:"
  }
  package func noMaximaYet(_ command: String) -> String {
    "Ningún ejercicio tiene aún un máximo. Se estima con las series que apuntas; para apuntar uno probado: \(command)"
  }
}

extension Spanish {
  package func otherRepsTested(one: String, ten: String, estimate command: String) -> Message {
    Message(
      "un máximo probado es un 1RM o un 10RM",
      hint: "Escribe \(either([one, ten])). Lo que dan otras repeticiones: \(command)")
  }

  package func loadTested(_ example: String) -> Message {
    Message("a un máximo probado le hace falta un peso", hint: forExample(example))
  }

  package func bodyTested(_ exercise: String, example: String) -> Message {
    Message("en \(quoted(exercise)) el peso no es el del cuerpo", hint: forExample(example))
  }

  package func reserveTested(estimate command: String) -> Message {
    Message("un máximo probado no deja repeticiones en reserva", hint: "Lo que da esto: \(command)")
  }

  package func neverDone(_ exercise: String, record command: String) -> Message {
    Message(
      "\(quoted(exercise)) no lo has hecho nunca", hint: "Para apuntar un máximo que has probado: \(command)")
  }

  package func noMaxWithoutReps(_ exercise: String, _ mode: CountMode) -> Message {
    Message("\(quoted(exercise)) se cuenta \(countMode(mode)): no tiene 1RM")
  }

  package func nothingToEstimateFrom(_ exercise: String, record command: String) -> Message {
    Message(
      "ninguna serie de \(quoted(exercise)) tiene un peso con el que estimar el 1RM",
      hint: "Para apuntar un máximo que has probado: \(command)")
  }

  package func noTestedMax(_ exercise: String, show command: String) -> Message {
    Message("no hay apuntado ese máximo probado de \(quoted(exercise))", hint: tryTyping(command))
  }
}

extension Spanish {
  package var maxHelp: HelpText {
    HelpText(
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
        + "ese peso. gymlog max --all muestra todos los ejercicios.")
  }
}
