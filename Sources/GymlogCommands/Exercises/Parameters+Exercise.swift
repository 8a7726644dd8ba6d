import CommandLineKit
import TerminalKit
import Training
import Wording

/// The options that search for exercises, as `exercises` has them.
extension Parameter {
  /// `--muscle MUSCLE`: any of several with commas, or of those that share a word: `--muscle legs`.
  static func muscles(_ words: Words) -> Parameter where Value == [Muscle]? {
    .option(
      "muscle", value: words.placeholder(.muscle),
      help: words.say(
        en: "only exercises for this muscle",
        es: "solo ejercicios para este músculo",
        ca: "només exercicis per a aquest múscul"),
      as: ValueParser(completion: .custom([Placeholder.muscle.rawValue])) { text throws(Failure) in
        try muscles(in: text, of: "--muscle", .exercises, words) { Recognition.muscles(named: $0) }
      })
  }

  static func bodyPart(_ words: Words) -> Parameter where Value == BodyPart? {
    .bodyPart(
      words, .exercises,
      help: words.say(
        en: "only exercises for this body part",
        es: "solo ejercicios para esta parte del cuerpo",
        ca: "només exercicis per a aquesta part del cos"))
  }

  static func equipment(_ words: Words) -> Parameter where Value == Equipment? {
    .equipment(
      words, .exercises,
      help: words.say(
        en: "only exercises with this equipment",
        es: "solo ejercicios con este material",
        ca: "només exercicis amb aquest material"))
  }

  static func countMode(_ words: Words) -> Parameter where Value == CountMode? {
    .countMode(
      words, .exercises,
      help: words.say(
        en: "only exercises counted this way: reps, duration or distance",
        es: "solo los que se cuentan así: reps, duration o distance",
        ca: "només els que es compten així: reps, duration o distance"))
  }
}

/// The options that describe an exercise, as `exercise new` and `exercise edit` have them.
extension Parameter {
  /// The facts of an exercise that a line gives.
  static func facts(_ words: Words, _ command: CommandName) -> Parameter where Value == ExerciseFacts {
    .together(
      .bodyPart(describing: words, command), .equipment(describing: words, command), .mainMuscles(words),
      .otherMuscles(words), .countMode(describing: words, command), .implements(words), .sides(words),
      .bodyWeightShare(words)
    ) { part, equipment, muscles, also, mode, implements, sides, share in
      ExerciseFacts(
        bodyPart: part, equipment: equipment, countMode: mode, primaryMuscles: muscles.given,
        secondaryMuscles: also.given, implements: implements, sides: sides, bodyWeightShare: share)
    }
  }

  fileprivate static func bodyPart(describing words: Words, _ command: CommandName) -> Parameter
  where Value == BodyPart? {
    .bodyPart(
      words, command,
      help: words.say(
        en: "the body part it trains",
        es: "la parte del cuerpo que trabaja",
        ca: "la part del cos que treballa"))
  }

  fileprivate static func equipment(describing words: Words, _ command: CommandName) -> Parameter
  where Value == Equipment? {
    .equipment(
      words, command,
      help: words.say(
        en: "the equipment it needs",
        es: "el material con que se hace",
        ca: "el material amb què es fa"))
  }

  fileprivate static func countMode(describing words: Words, _ command: CommandName) -> Parameter
  where Value == CountMode? {
    .countMode(
      words, command,
      help: words.say(
        en: "how its sets are counted: reps, duration or distance",
        es: "cómo se cuentan las series: reps, duration o distance",
        ca: "com es compten les sèries: reps, duration o distance"))
  }

  /// `--muscle MUSCLE`, repeatable: each is one, or several with commas; `none` alone stands for no muscle. Empty without the
  /// option.
  fileprivate static func mainMuscles(_ words: Words) -> Parameter where Value == [[Muscle]] {
    .muscles(
      "muscle", words,
      help: words.say(
        en: "main muscle; repeat for several",
        es: "músculo principal; repite la opción si son varios",
        ca: "múscul principal; repeteix l'opció si en són més d'un"))
  }

  /// `--also MUSCLE`, read like `--muscle`.
  fileprivate static func otherMuscles(_ words: Words) -> Parameter where Value == [[Muscle]] {
    .muscles(
      "also", words,
      help: words.say(
        en: "secondary muscle; repeat for several",
        es: "músculo secundario; repite la opción si son varios",
        ca: "múscul secundari; repeteix l'opció si en són més d'un"))
  }

  fileprivate static func implements(_ words: Words) -> Parameter where Value == Int? {
    .option(
      "implements", value: words.placeholder(.number),
      help: words.say(
        en: "2 if you lift two at once, like dumbbells",
        es: "2 si levantas dos pesos iguales, como un par de mancuernas",
        ca: "2 si aixeques dos pesos iguals, com un parell de manuelles"),
      as: .choices(["1", "2"]) { Int($0) })
  }

  /// `--force` of a name that may be a built-in exercise's.
  static func replacingBuiltIn(_ words: Words) -> Parameter where Value == Bool {
    .force(
      words.say(
        en: "even if a built-in exercise has that name", es: "aunque un ejercicio incluido se llame así",
        ca: "encara que un exercici inclòs es digui així"))
  }

  fileprivate static func sides(_ words: Words) -> Parameter where Value == Sides? {
    .option(
      "sides", value: words.placeholder(.sides),
      help: words.say(
        en: "one for one side at a time, with reps logged per side",
        es: "one: unilateral, con las repeticiones de un lado",
        ca: "one: unilateral, amb les repeticions d'un costat"),
      as: .choices(Sides.self))
  }

  /// `--body-weight 64%`: from 0 to 100 percent.
  fileprivate static func bodyWeightShare(_ words: Words) -> Parameter where Value == Thousandths? {
    .option(
      "body-weight", value: words.placeholder(.percent),
      help: words.say(
        en: "the share of your body weight that you lift: 64%",
        es: "qué porcentaje del peso corporal se levanta: 64%",
        ca: "quin percentatge del pes corporal s'hi aixeca: 64%"),
      as: ValueParser { text throws(Failure) -> Thousandths in
        let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
        let number = Thousandths(digits) ?? Thousandths(digits, point: ",")
        guard let number, number <= Thousandths(100), number.raw % 100 == 0 else {
          throw .shareNotUnderstood(text)
        }
        return Thousandths(raw: number.raw / 100)
      })
  }
}

extension Parameter {
  private static func bodyPart(_ words: Words, _ command: CommandName, help: String) -> Parameter
  where Value == BodyPart? {
    .word(
      "body-part", words.placeholder(.bodyPart), help: help, of: command,
      read: Recognition.bodyPart(named:), shown: words.bodyPart)
  }

  private static func equipment(_ words: Words, _ command: CommandName, help: String) -> Parameter
  where Value == Equipment? {
    .word(
      "equipment", words.placeholder(.equipment), help: help, of: command,
      read: Recognition.equipment(named:), shown: words.equipment)
  }

  private static func countMode(_ words: Words, _ command: CommandName, help: String) -> Parameter
  where Value == CountMode? {
    .word(
      "count-mode", words.placeholder(.countMode), help: help, of: command,
      read: Recognition.countMode(named:), shown: \.rawValue)
  }

  /// An option whose value is read in every language: `--equipment polea`.
  private static func word<Word: CaseIterable>(
    _ name: String, _ placeholder: String, help: String, of command: CommandName,
    read: @escaping (String) -> Word?, shown: @escaping (Word) -> String
  ) -> Parameter where Value == Word? {
    .option(
      name, value: placeholder, help: help,
      as: ValueParser(completion: .custom(Word.allCases.map(shown))) { text throws(Failure) in
        if let word = read(text) { return word }
        throw .notAChoice(text, option: "--" + name, choices: Word.allCases.map(shown), of: command)
      })
  }

  private static func muscles(_ name: String, _ words: Words, help: String) -> Parameter
  where Value == [[Muscle]] {
    .options(
      name, value: words.placeholder(.muscle), help: help,
      as: ValueParser(completion: .custom([Placeholder.muscle.rawValue])) {
        text throws(Failure) -> [Muscle] in
        if Recognition.isNone(text) { return [] }
        return try muscles(in: text, of: "--" + name, .exerciseNew, words) { word in
          Recognition.muscle(named: word).map { [$0] }
        }
      })
  }

  /// The muscles that an option's value names, each once.
  private static func muscles(
    in text: String, of option: String, _ command: CommandName, _ words: Words,
    read: (String) -> [Muscle]?
  ) throws(Failure) -> [Muscle] {
    var muscles: [Muscle] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let named = read(part) else {
        throw .notAChoice(part, option: option, choices: Muscle.allCases.map(words.muscle), of: command)
      }
      muscles += named.filter { !muscles.contains($0) }
    }
    return muscles
  }
}

extension [[Muscle]] {
  /// The muscles of all the options; nil without any, empty for `none`.
  var given: [Muscle]? { isEmpty ? nil : flatMap(\.self) }
}

extension Failure {
  /// A value of an option that isn't recognised in any language, with the possible ones.
  fileprivate static func notAChoice(
    _ text: String, option: String, choices: [String], of command: CommandName
  ) -> Failure {
    Failure(.usage) { words in
      var message =
        text == ExerciseFacts.open
        ? words.valueOpen(for: option)
        : words.valueNotAccepted(text, for: option, command: command.rawValue)
      let nearest = Suggestions.nearest(to: text, among: choices)
      message.hint = words.didYouMean(nearest.map { option + " " + shellWord($0) }) ?? message.hint
      message.details = ["  " + choices.joined(separator: ", ")]
      return message
    }
  }
}

extension Words {
  /// The `…` of a suggested line, typed as it is; the choices follow.
  fileprivate func valueOpen(for option: String) -> Message {
    say(
      en: Message("replace … after \(option) with one of these"),
      es: Message("sustituye … después de \(option) por uno de estos valores"),
      ca: Message("substitueix … després de \(option) per un d'aquests valors"))
  }
}
