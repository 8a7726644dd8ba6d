/// The words of a line, sorted into arguments and options but not parsed into values.
package struct ParsedArguments: Equatable, Sendable {
  struct ParsedOption: Equatable, Sendable {
    let name: String
    let value: String?
  }

  /// The command that they belong to; nil for global options.
  var command: String?
  /// The arguments, in the order given.
  var words: [String] = []
  var options: [ParsedOption] = []

  /// The value of a parameter.
  ///
  /// - Throws: `UsageError` if the parameter's parser rejects the text.
  package func value<Value>(of parameter: Parameter<Value>) throws(UsageError) -> Value {
    var reader = ArgumentReader(self)
    return try parameter.read(&reader)
  }

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  func value(of name: String) -> String? { options.first { $0.name == name }?.value }

  func values(of name: String) -> [String] {
    options.compactMap { $0.name == name ? $0.value : nil }
  }
}

/// Reads a command's parameters from a line, one after the other.
struct ArgumentReader {
  let arguments: ParsedArguments
  private var position = 0

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  var command: String? { arguments.command }

  mutating func nextWord() -> String? {
    guard position < arguments.words.count else { return nil }
    defer { position += 1 }
    return arguments.words[position]
  }

  /// All remaining words as one text; nil if there are none.
  mutating func nextPhrase() -> String? {
    guard position < arguments.words.count else { return nil }
    defer { position = arguments.words.count }
    return arguments.words[position...].joined(separator: " ")
  }

  func parse<Value>(
    _ text: String, by parser: ValueParser<Value>, for parameter: ParameterDescription
  ) throws(UsageError) -> Value {
    do {
      return try parser.parse(text)
    } catch let error as NotAChoice {
      throw .notAChoice(
        text, parameter: parameter.spelling, choices: error.choices,
        nearest: Suggestions.nearest(to: text, among: error.choices), command: command)
    } catch {
      throw .valueNotAccepted(
        text, parameter: parameter.spelling, reason: Refusal(error), command: command)
    }
  }

  func finish() throws(UsageError) {
    guard position == arguments.words.count else {
      throw .unexpectedArguments(Array(arguments.words[position...]), command: command)
    }
  }
}
