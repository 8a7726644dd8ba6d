/// The words of a line, sorted into positional words and options, before they are typed.
package struct ParsedArguments: Equatable, Sendable {
  /// An option as it was given.
  struct Given: Equatable, Sendable {
    let name: String
    let value: String?
  }

  /// The command that they belong to; nil for the global options.
  package internal(set) var command: String?
  /// The positional words, in their order.
  package internal(set) var words: [String] = []
  var options: [Given] = []

  init(command: String? = nil) {
    self.command = command
  }

  /// The value of a parameter among these.
  ///
  /// - Throws: what the parameter's parser refuses.
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
