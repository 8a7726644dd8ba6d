/// Hands the words of a line to the parameters of a command, one after the other.
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

  func accept<Value>(
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
      throw .tooManyWords(Array(arguments.words[position...]), command: command)
    }
  }
}
