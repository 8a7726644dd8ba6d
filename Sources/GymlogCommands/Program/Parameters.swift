import CommandLineKit
import Training
import Wording

extension ValueParser where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw text.
  static func choices(_ type: Value.Type) -> ValueParser {
    .choices(type.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }
}

/// The parameters that several commands share.
extension Parameter {
  /// Positional words that the command itself reads.
  /// `form` is how the line of usage shows the placeholders, if some may be left out, with a `*` for each: `[*] *…`.
  static func words(
    _ placeholders: [Placeholder], form: String? = nil, atLeast minimum: Int = 0, _ words: Words,
    meanings: [Placeholder: String] = [:]
  ) -> Parameter
  where Value == [String] {
    let names = placeholders.map(words.placeholder)
    return .words(
      names.joined(separator: " "),
      form: form.map { form in
        zip(form.split(separator: "*", omittingEmptySubsequences: false), names + [""]).map { $0 + $1 }
          .joined()
      }, atLeast: minimum,
      help: placeholders.map { meanings[$0] ?? words.meaning($0) }.joined(separator: "\n"),
      completedBy: .custom(placeholders.map(\.rawValue)))
  }

  static func flag(_ name: OptionName, letter: String? = nil, _ words: Words) -> Parameter
  where Value == Bool {
    .flag(name.rawValue, letter: letter, help: words.option(name))
  }

  /// `--output FILE`
  static func output(_ words: Words) -> Parameter where Value == String? {
    .option(
      OptionName.output.rawValue, letter: "o", value: words.placeholder(.file), help: words.option(.output),
      as: .file)
  }

  /// `--force`; the help says what it overrides.
  static func force(_ help: String) -> Parameter where Value == Bool {
    .flag(OptionName.force.rawValue, help: help)
  }

  /// `--remove`; the help says what it removes.
  static func remove(_ help: String) -> Parameter where Value == Bool {
    .flag(OptionName.remove.rawValue, help: help)
  }

  /// `--force` of a command that writes a file.
  static func replacing(_ words: Words) -> Parameter where Value == Bool {
    .force(
      words.say(
        en: "replace an existing file", es: "reemplaza el archivo si ya existe",
        ca: "substitueix el fitxer si ja existeix"))
  }

  /// An option whose value the command itself reads.
  static func option(
    _ name: OptionName, _ placeholder: Placeholder, _ words: Words
  ) -> Parameter where Value == String? {
    .option(
      name.rawValue, value: words.placeholder(placeholder), help: words.option(name),
      completedBy: .custom([placeholder.rawValue]))
  }

  /// An optional workout, in one or more words.
  static func workout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .phrase(
      words.placeholder(.workout), help: words.meaning(.workout),
      as: .workout(words))
  }

  /// `--in WORKOUT`: a past workout instead of the open one.
  static func inWorkout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .option(
      "in", value: words.placeholder(.workout),
      help: words.say(
        en: "use a past workout instead of the current one",
        es: "actúa sobre un entrenamiento anterior en vez del actual",
        ca: "actua sobre un entrenament anterior en lloc de l'actual"),
      as: .workout(words))
  }

  /// `--unit UNIT`
  static func unit(_ words: Words) -> Parameter where Value == MassUnit? {
    .option(
      "unit", value: words.placeholder(.unit),
      help: words.say(
        en: "unit for loads typed without one",
        es: "la unidad de los pesos que no la llevan",
        ca: "la unitat dels pesos que no en porten"),
      as: .choices(MassUnit.self))
  }
}

extension Parameter {
  /// `--limit NUMBER`: at least one.
  static func limit(_ words: Words) -> Parameter where Value == Int? {
    .option(
      "limit", value: words.placeholder(.number),
      help: words.say(
        en: "show at most this many",
        es: "cuántos mostrar como máximo",
        ca: "quants mostrar-ne com a màxim"),
      as: .positive)
  }
}

extension ValueParser where Value == Int {
  /// A whole number of at least one.
  static var positive: ValueParser {
    ValueParser { text throws(Failure) in
      guard let number = Int(text), number > 0 else { throw .numberNotUnderstood(text) }
      return number
    }
  }
}

extension Context {
  /// The number of entries of a list to show: the number asked for, or `few` on a terminal unless an option narrows the list; nil
  /// for all.
  func limit(_ asked: Int?, onTerminal few: Int, isLimited: Bool) -> Int? {
    asked ?? (isLimited || !world.terminal.isTerminal ? nil : few)
  }
}

extension ValueParser where Value == WorkoutArgument {
  /// A workout, as it is named on a line.
  static func workout(_ words: Words) -> ValueParser {
    ValueParser(
      completion: .custom([Placeholder.workout.rawValue]),
      // `--in 24 nov bench.1 12`
      phrase: { TypedTime.readings(of: $0, in: words.language).contains { $0.dayAlone != nil } },
      { WorkoutArgument($0, words.language) })
  }
}

extension Failure {
  static func numberNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(text)) isn't a positive whole number"),
        es: Message("\(words.quoted(text)) no es un número entero mayor que 0"),
        ca: Message("\(words.quoted(text)) no és un nombre enter més gran que 0"))
    }
  }
}
