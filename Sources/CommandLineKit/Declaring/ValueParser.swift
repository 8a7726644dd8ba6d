/// A parser from the text of a parameter to its value, with the values that a shell may offer.
package struct ValueParser<Value> {
  /// The values that a shell may offer.
  package let completion: Completion
  let parse: (String) throws -> Value
  /// Whether several words, joined by spaces, are one value of an option; nil if a value is always one word.
  let isPhrase: ((String) -> Bool)?

  /// A parser from a closure. An error that the closure throws arrives unchanged in `UsageError.valueNotAccepted`.
  ///
  /// If an option's value can have several words without quotes, `phrase` says which words belong to it: it takes the longest run
  /// that is a phrase.
  package init(
    completion: Completion = .none, phrase isPhrase: ((String) -> Bool)? = nil,
    _ parse: @escaping (String) throws -> Value
  ) {
    self.completion = completion
    self.isPhrase = isPhrase
    self.parse = parse
  }

  /// A parser of a few fixed words, matched exactly. `value` turns one of them into a value.
  package static func choices(_ words: [String], _ value: @escaping (String) -> Value?) -> ValueParser {
    ValueParser(completion: .choices(words)) { text throws(NotAChoice) in
      guard words.contains(text), let value = value(text) else { throw NotAChoice(choices: words) }
      return value
    }
  }
}

extension ValueParser where Value == String {
  /// The text as it was typed.
  package static var text: ValueParser { .text(completedBy: .none) }

  /// The path of a file, as it was typed.
  package static var file: ValueParser { .text(completedBy: .file) }

  /// The path of a folder, as it was typed.
  package static var folder: ValueParser { .text(completedBy: .folder) }

  /// The text as it was typed, completed in another way.
  package static func text(completedBy completion: Completion) -> ValueParser {
    ValueParser(completion: completion) { $0 }
  }
}

/// Thrown by parsers of choices; it never leaves this module.
struct NotAChoice: Error {
  let choices: [String]
}
