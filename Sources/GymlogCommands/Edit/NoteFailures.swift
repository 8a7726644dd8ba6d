import Wording

extension Failure {
  /// A note begins with a number that is also the reference of a set.
  static func numberOrSet(_ number: String, _ text: String, _ target: EditTarget) -> Failure {
    let set = "gymlog note\(target.typed) --on \(number) " + shellWord(text)
    let note = "gymlog note\(target.typed) " + shellWord(number + " " + text)
    return Failure(.usage) { words in
      words.say(
        en: Message("\(number): a set, or a number?", hint: words.readings([set, note])),
        es: Message("\(number): ¿una serie, o un número?", hint: words.readings([set, note])),
        ca: Message("\(number): una sèrie, o un nombre?", hint: words.readings([set, note])))
    }
  }

  /// A note that names a part of the workout, a set by its reference or an exercise.
  static func partOrWorkout(
    _ named: ArraySlice<String>, on set: String?, _ line: [String], _ text: ArraySlice<String>,
    _ target: EditTarget
  ) -> Failure {
    let name = named.joined(separator: " ")
    let part =
      "gymlog note\(target.typed) --on " + shellWord(set ?? name) + " "
      + shellWord(text.joined(separator: " "))
    let note = "gymlog note\(target.typed) " + shellWord(line.joined(separator: " "))
    let isLast = set == "."
    return Failure(.usage) { words in
      let (name, hint) = (words.quoted(name), words.readings([part, note]))
      if isLast {
        return words.say(
          en: Message("\(name): a note on the last set, or on the workout?", hint: hint),
          es: Message("\(name): ¿una nota de la última serie, o del entrenamiento?", hint: hint),
          ca: Message("\(name): una nota de l'última sèrie, o de l'entrenament?", hint: hint))
      }
      let isSet = set != nil
      return words.say(
        en: Message("\(name): a note on that \(isSet ? "set" : "exercise"), or on the workout?", hint: hint),
        es: Message(
          "\(name): ¿una nota de \(isSet ? "esa serie" : "ese ejercicio"), o del entrenamiento?", hint: hint),
        ca: Message(
          "\(name): una nota d\(isSet ? "'aquella sèrie" : "'aquell exercici"), o de l'entrenament?",
          hint: hint))
    }
  }

  /// There is no note on a part of the workout; nil for the workout itself.
  static func noNote(on part: String?) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("there is no note on \(part ?? "the workout")"),
        es: Message(part.map { "no hay ninguna nota en \($0)" } ?? "el entrenamiento no tiene ninguna nota"),
        ca: Message(part.map { "\($0): cap nota" } ?? "l'entrenament no té cap nota"))
    }
  }
}
