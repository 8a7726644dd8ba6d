import Training
import Wording

/// The most bad lines of a file to show: it may not be a history at all.
private let mostShown = 20

extension Words {
  fileprivate func andMore(_ count: Int) -> String {
    say(
      en: "… and \(number(count)) more", es: "… y \(number(count)) más", ca: "… i \(number(count)) més")
  }
}

extension Failure {
  /// Lines of a text that can't be read, each with its reason; nothing was logged or imported.
  static func linesUnreadable(
    _ errors: [(line: Int, failure: Failure)], isImport: Bool = false
  ) -> Failure {
    let errors = errors.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
    return Failure(errors[0].failure.code == .notFound ? .notFound : .usage) { words, now in
      let messages = errors.map { ($0.line, $0.failure.message(words, now: now)) }
      if messages.count == 1 {
        let (line, message) = messages[0]
        return Message(
          words.refusedAsAWhole(words.line(line, message.text), isImport), details: message.details,
          hint: message.hint)
      }
      var details: [String] = []
      // A text that was typed is shown whole.
      let count = isImport ? mostShown : messages.count
      for (line, message) in messages.prefix(count) {
        details.append("  " + words.line(line, message.text))
        details += message.details.map { "    " + $0 }
        if let hint = message.hint { details.append("    " + hint) }
      }
      if messages.count > count { details.append("  " + words.andMore(messages.count - count)) }
      return Message(
        words.linesUnreadable(Set(messages.map(\.0)).count, isImport), details: details)
    }
  }

  /// Nothing on standard input.
  static var sessionEmpty: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "there is nothing to log on standard input", hint: "For example: gymlog log - < monday.txt"),
        es: Message(
          "no hay nada que apuntar en la entrada estándar", hint: "Por ejemplo: gymlog log - < lunes.txt"),
        ca: Message(
          "no hi ha res per apuntar a l'entrada estàndard", hint: "Per exemple: gymlog log - < dilluns.txt"))
    }
  }

  /// Only days without a workout.
  static func withoutSets(_ lines: [(line: Int, typed: String)]) -> Failure {
    Failure(.usage) { words in
      let lines = words.listed(lines)
      return words.say(
        en: Message("there are no sets to log: \(lines)"), es: Message("no hay series que apuntar: \(lines)"),
        ca: Message("no hi ha sèries per apuntar: \(lines)"))
    }
  }

  /// Messages of several people, of whom only one is the lifter.
  static func severalSenders(_ senders: [String]) -> Failure {
    Failure(.usage) { words in
      let names = senders.prefix(3).map(words.quoted).joined(separator: ", ")
      return words.say(
        en: Message("the messages are from several people: \(names)", hint: "Keep only your own messages"),
        es: Message("los mensajes son de varias personas: \(names)", hint: "Deja solo los tuyos"),
        ca: Message("els missatges són de diverses persones: \(names)", hint: "Deixa-hi només els teus"))
    }
  }

  /// A past workout that the logbook already has, with the same sets.
  static func loggedAlready(_ heading: String) -> Failure {
    Failure(.conflict) { words in
      let heading = words.quoted(heading)
      return words.say(
        en: Message("\(heading) is already logged with the same sets", hint: "To log it again, add --force"),
        es: Message(
          "\(heading) ya está apuntado con las mismas series", hint: "Para apuntarlo otra vez, añade --force"),
        ca: Message(
          "\(heading) ja està apuntat amb les mateixes sèries",
          hint: "Per apuntar-lo un altre cop, afegeix --force"))
    }
  }

  /// A day in a text for `--in`.
  static var dayBesideIn: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("a date starts a separate workout, so it can't be used with --in"),
        es: Message("una fecha empieza otro entrenamiento: no se puede combinar con --in"),
        ca: Message("una data comença un altre entrenament: no es pot combinar amb --in"))
    }
  }

  static func dayWithoutExercises(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("no exercises below \(words.quoted(text))"),
        es: Message("no hay ejercicios debajo de \(words.quoted(text))"),
        ca: Message("\(words.quoted(text)): no hi ha cap exercici a sota"))
    }
  }

  /// A heading names today's workout, but the open one has another name.
  static func nameDiffers(_ name: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("the current workout is called \(words.quoted(name))"),
        es: Message("el entrenamiento actual se llama \(words.quoted(name))"),
        ca: Message("l'entrenament actual es diu \(words.quoted(name))"))
    }
  }
}

extension Words {
  /// What is wrong with a line of a text.
  fileprivate func line(_ number: Int, _ reason: String) -> String {
    say(en: "line \(number): \(reason)", es: "línea \(number): \(reason)", ca: "línia \(number): \(reason)")
  }

  /// Lines of a text can't be read; their reasons follow.
  fileprivate func linesUnreadable(_ count: Int, _ isImport: Bool) -> String {
    let figure = number(count)
    return refusedAsAWhole(
      say(
        en: "\(figure) \(count == 1 ? "line" : "lines") can't be read",
        es: "\(figure) \(count == 1 ? "línea no se entiende" : "líneas no se entienden")",
        ca: "\(figure) \(count == 1 ? "línia no s'entén" : "línies no s'entenen")"), isImport)
  }

  /// The refusal of a whole text, with the reason.
  fileprivate func refusedAsAWhole(_ reason: String, _ isImport: Bool) -> String {
    if isImport {
      return say(
        en: "nothing was imported: \(reason)", es: "no se ha importado nada: \(reason)",
        ca: "no s'ha importat res: \(reason)")
    }
    return say(
      en: "nothing was logged: \(reason)", es: "no se ha apuntado nada: \(reason)",
      ca: "no s'ha apuntat res: \(reason)")
  }

  /// Lines that nothing was kept of.
  func withoutSets(_ lines: [(line: Int, typed: String)]) -> String {
    let lines = listed(lines)
    return say(
      en: "Left out, without sets: \(lines)", es: "Sin series, no se apunta: \(lines)",
      ca: "Sense sèries, no s'apunta: \(lines)")
  }

  fileprivate func listed(_ lines: [(line: Int, typed: String)]) -> String {
    lines.map { line, typed in
      quoted(typed) + say(en: " (line \(line))", es: " (línea \(line))", ca: " (línia \(line))")
    }.joined(separator: ", ")
  }

  /// The contents of a text. Missed attempts aren't sets, as in every report.
  func logged(workouts: Int, sets: Int, misses: Int) -> String {
    let amount = self.workouts(workouts) + ", " + self.sets(SetCount(sets: sets, misses: misses))
    return say(
      en: "\(amount). To undo this: gymlog undo", es: "\(amount). Para deshacerlo: gymlog undo",
      ca: "\(amount). Per desfer-ho: gymlog undo")
  }
}

extension Failure {
  /// A line that names days, but not which.
  static func dayVague(_ text: String) -> Failure {
    Failure(.usage) { words, now in
      let day = words.dayShort(now.day)
      return words.say(
        en: Message("\(words.quoted(text)): on which day?", hint: "Write the date: \(day)"),
        es: Message("\(words.quoted(text)): ¿qué día?", hint: "Escribe la fecha: \(day)"),
        ca: Message("\(words.quoted(text)): quin dia?", hint: "Escriu la data: \(day)"))
    }
  }

  /// An exercise whose sets are those of another day.
  static func setsOfBefore(_ text: String) -> Failure {
    Failure(.usage) { words in
      let hint = words.tryTyping("gymlog \(CommandName.history.rawValue) …")
      return words.say(
        en: Message("\(words.quoted(text)): which sets were they? Write them", hint: hint),
        es: Message("\(words.quoted(text)): ¿qué series fueron? Escríbelas", hint: hint),
        ca: Message("\(words.quoted(text)): quines sèries van ser? Escriu-les", hint: hint))
    }
  }

  /// A length of today's workout without its start.
  static func startMissing(_ text: String, _ length: Duration, name: String?) -> Failure {
    Failure(.usage) { words, now in
      let start = now.adding(seconds: -length.seconds)
      let times = words.clock(start.civil) + "-" + words.clock(now.civil)
      let hint = words.forExample(
        [words.dayShort(start.day), times, name].compactMap(\.self).joined(separator: " "))
      return words.say(
        en: Message("\(words.quoted(text)): when did it begin?", hint: hint),
        es: Message("\(words.quoted(text)): ¿cuándo empezó?", hint: hint),
        ca: Message("\(words.quoted(text)): quan va començar?", hint: hint))
    }
  }

  /// Sets before any exercise.
  static func exerciseMissing(for text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("no exercise before \(words.quoted(text))"),
        es: Message("no hay ningún ejercicio antes de \(words.quoted(text))"),
        ca: Message("\(words.quoted(text)): no hi ha cap exercici abans"))
    }
  }

  /// A box that isn't ticked.
  static func unticked(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) isn't ticked: was it done?", hint: "Leave the line out, or tick it with [x]"),
        es: Message(
          "\(words.quoted(text)) está sin marcar: ¿lo hiciste?", hint: "Quita la línea o márcala con [x]"),
        ca: Message(
          "\(words.quoted(text)) està sense marcar: ho vas fer?", hint: "Treu la línia o marca-la amb [x]"))
    }
  }

  /// Ratings on a line of their own.
  static func ratingAlone(_ text: String) -> Failure {
    Failure(.usage) { words in
      let hint = words.forExample("8@100 rpe 8")
      return words.say(
        en: Message("\(words.quoted(text)): write each rating after its set", hint: hint),
        es: Message("\(words.quoted(text)): escribe cada valoración detrás de su serie", hint: hint),
        ca: Message("\(words.quoted(text)): escriu cada valoració darrere de la seva sèrie", hint: hint))
    }
  }

  /// A line that is called a plan.
  static func planned(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) is a plan: was it done?", hint: "If not, leave the line out"),
        es: Message(
          "\(words.quoted(text)) es un plan: ¿lo hiciste?", hint: "Si no lo hiciste, quita la línea"),
        ca: Message(
          "\(words.quoted(text)) és un pla: ho vas fer?", hint: "Si no ho vas fer, treu la línia"))
    }
  }

  /// A body weight in a workout, and the command that records it.
  static func bodyWeight(_ text: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)) isn't part of a workout", hint: "Leave it out. To record it: \(line)"),
        es: Message(
          "\(words.quoted(text)) no forma parte de un entrenamiento", hint: "Quítalo. Para apuntarlo: \(line)"
        ),
        ca: Message(
          "\(words.quoted(text)) no forma part d'un entrenament", hint: "Treu-ho. Per apuntar-ho: \(line)"))
    }
  }

  /// An exercise that no sets follow.
  static func setsMissing(below name: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("no sets for \(words.quoted(name))"),
        es: Message("no hay series de \(words.quoted(name))"),
        ca: Message("\(words.quoted(name)): no hi ha cap sèrie"))
    }
  }

  static func tooManySets(_ most: Int) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("log - takes at most \(words.number(most)) sets", hint: "Split the text into parts"),
        es: Message(
          "log - admite como máximo \(words.number(most)) series", hint: "Divide el texto en partes"),
        ca: Message("log - admet com a màxim \(words.number(most)) sèries", hint: "Divideix el text en parts")
      )
    }
  }
}
