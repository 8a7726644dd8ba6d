/// How the text of a parameter becomes a typed value, and what completes it.
package struct ValueParser<Value> {
  /// What a shell may offer in the value's place.
  package let completion: Completion
  let parse: (String) throws -> Value

  /// A parser from a closure. What the closure throws reaches the caller unchanged, inside
  /// `UsageError.valueNotAccepted`.
  package init(completion: Completion = .none, _ parse: @escaping (String) throws -> Value) {
    self.completion = completion
    self.parse = parse
  }

  /// One of a few fixed words, each with the value that it stands for, matched exactly.
  ///
  /// The words and what reads one come apart, so that nothing here goes over values of a type that isn't known: that
  /// takes the Swift runtime longer than all the rest of reading a line.
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

  /// The text as it was typed, completed in a way of the caller's choice.
  package static func text(completedBy completion: Completion) -> ValueParser {
    ValueParser(completion: completion) { $0 }
  }
}

/// Thrown by parsers made of choices; it never leaves this module.
struct NotAChoice: Error {
  let choices: [String]
}
