import CommandLineKit
import Training
import Wording

extension ValueParser where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw text.
  static func choices(_ type: Value.Type) -> ValueParser {
    .choices(type.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }
}

/// The parameters that several commands share, each with its one description.
extension Parameter {
  /// Words of a kind that the command itself reads.
  static func words(_ placeholders: [Placeholder], atLeast minimum: Int = 0, _ words: Words) -> Parameter
  where Value == [String] {
    .words(
      placeholders.map(words.placeholder).joined(by: " "), atLeast: minimum,
      help: placeholders.map(words.meaning).joined(by: "; "))
  }

  static func flag(_ name: OptionName, letter: String? = nil, _ words: Words) -> Parameter
  where Value == Bool {
    .flag(name.rawValue, letter: letter, help: words.option(name))
  }

  /// An option whose text the command checks.
  static func option(
    _ name: OptionName, letter: String? = nil, _ placeholder: Placeholder, _ words: Words
  )
    -> Parameter where Value == String?
  {
    .option(name.rawValue, letter: letter, value: words.placeholder(placeholder), help: words.option(name))
  }

  /// A workout, or none.
  static func workout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .optional(
      words.placeholder(.workout), help: words.meaning(.workout),
      as: ValueParser { try WorkoutArgument($0) })
  }

  /// `--in WORKOUT`: a past workout instead of the one in hand.
  static func inWorkout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .option(
      OptionName.in.rawValue, value: words.placeholder(.workout), help: words.option(.in),
      as: ValueParser { try WorkoutArgument($0) })
  }

  static func unit(_ words: Words) -> Parameter where Value == MassUnit? {
    .option(
      OptionName.unit.rawValue, value: words.placeholder(.unit), help: words.option(.unit),
      as: .choices(MassUnit.self))
  }
}

extension Parameter {
  /// An option with a word of the field, which is read in every language: `--muscle glutis`.
  static func word<Word: CaseIterable>(
    _ name: OptionName, _ placeholder: Placeholder, _ words: Words, of command: CommandName = .exercises,
    read: @escaping (String) -> Word?, shown: @escaping (Word) -> String
  ) -> Parameter where Value == Word? {
    .option(
      name.rawValue, value: words.placeholder(placeholder),
      help: command == .exercises ? words.option(name) : words.exerciseFact(name),
      as: ValueParser { text throws(Failure) in
        if let word = read(text) { return word }
        throw .notAChoice(text, option: "--" + name.rawValue, choices: Word.allCases.map(shown), of: command)
      })
  }

  /// Muscles to search by, one of which is enough: several with commas, or that go by one word: `--muscle legs`.
  static func muscles(_ words: Words) -> Parameter where Value == [Muscle]? {
    .option(
      OptionName.muscle.rawValue, value: words.placeholder(.muscle), help: words.option(.muscle),
      as: ValueParser { text throws(Failure) in
        try muscles(in: text, of: .muscle, .exercises, words) { Recognition.muscles(named: $0) }
      })
  }

  /// The muscles that an option of a command names, each once.
  static func muscles(
    in text: String, of option: OptionName, _ command: CommandName, _ words: Words,
    read: (String) -> [Muscle]?
  ) throws(Failure) -> [Muscle] {
    var muscles: [Muscle] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let named = read(part) else {
        throw .notAChoice(
          part, option: "--" + option.rawValue, choices: Muscle.allCases.map(words.muscle), of: command)
      }
      muscles += named.filter { !muscles.contains($0) }
    }
    return muscles
  }

  static func bodyPart(_ words: Words, _ command: CommandName = .exercises) -> Parameter
  where Value == BodyPart? {
    .word(
      .bodyPart, .bodyPart, words, of: command, read: Recognition.bodyPart(named:), shown: words.bodyPart)
  }

  static func equipment(_ words: Words, _ command: CommandName = .exercises) -> Parameter
  where Value == Equipment? {
    .word(
      .equipment, .equipment, words, of: command, read: Recognition.equipment(named:), shown: words.equipment)
  }

  static func countMode(_ words: Words, _ command: CommandName = .exercises) -> Parameter
  where Value == CountMode? {
    .word(
      .countMode, .countMode, words, of: command, read: Recognition.countMode(named:), shown: \.rawValue)
  }

  /// `--limit NUMBER`: at least one.
  static func limit(_ words: Words) -> Parameter where Value == Int? {
    .option(
      OptionName.limit.rawValue, value: words.placeholder(.number), help: words.option(.limit),
      as: ValueParser { text throws(Failure) in
        guard let number = Int(text), number > 0 else { throw .numberNotUnderstood(text) }
        return number
      })
  }

  /// A day of the calendar: `2026-11-20`.
  static func day(_ name: OptionName, _ words: Words) -> Parameter where Value == Day? {
    .option(
      name.rawValue, value: words.placeholder(.date), help: words.option(name),
      as: ValueParser { text throws(Failure) in
        guard let day = Day(text) else { throw .dayNotUnderstood(text) }
        return day
      })
  }
}

/// A workout as it was pointed at on the line.
struct WorkoutArgument {
  let text: String
  let reference: WorkoutReference

  /// The last finished one.
  static let last = WorkoutArgument(text: "last", reference: .last(0))

  private init(text: String, reference: WorkoutReference) {
    self.text = text
    self.reference = reference
  }

  init(_ text: String) throws(Failure) {
    guard let reference = WorkoutReference(text) else { throw .workoutNotFound(text) }
    self.text = text
    self.reference = reference
  }
}

extension Failure {
  static func dayNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(text)) is not a day", hint: "Type it as 2026-11-20"),
        es: Message("\(words.quoted(text)) no es un día", hint: "Escríbelo así: 2026-11-20"),
        ca: Message("\(words.quoted(text)) no és un dia", hint: "Escriu-lo així: 2026-11-20"))
    }
  }

  static func numberNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(text)) is not a whole number from 1 on"),
        es: Message("\(words.quoted(text)) no es un número entero a partir de 1"),
        ca: Message("\(words.quoted(text)) no és un nombre enter a partir d'1"))
    }
  }
}
