#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The words that the program was called with.
package enum Arguments {
  /// A word that is not valid UTF-8.
  package struct Failure: Error, Equatable, Sendable {
    /// Which one, counted from 1: the first after the program's name.
    package var index: Int
  }

  /// The words after the program's name.
  package static func read() throws(Failure) -> [String] {
    try read(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  }

  /// The words of an argument vector after its first.
  static func read(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
  ) throws(Failure) -> [String] {
    var words: [String] = []
    var index = 1
    while index < count, let start = vector[index] {
      guard let word = String(validatingCString: start) else { throw Failure(index: index) }
      words.append(word)
      index += 1
    }
    return words
  }
}
