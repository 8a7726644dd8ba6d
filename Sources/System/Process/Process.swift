#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The words that the program was called with.
package enum Arguments {
  /// A word that isn't valid UTF-8.
  package struct Failure: Error, Equatable, Sendable {
    /// The word's position; the first after the program's name is 1.
    package var index: Int
  }

  /// The words after the program's name.
  ///
  /// - Throws: the position of the first word that isn't valid UTF-8.
  package static func read() throws(Failure) -> [String] {
    try read(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  }

  /// The words of an argument vector, without the first.
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

/// Environment variables: the process's own, or a test's.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// An environment that asks `lookup` for each variable.
  package init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// An environment of exactly these variables.
  package init(_ variables: [String: String]) { self.init { variables[$0] } }

  /// A variable's value; nil if it isn't set or isn't valid UTF-8.
  package subscript(_ name: String) -> String? { lookup(name) }

  /// A variable's value; nil also if it is empty, which usually means the same as unset.
  package func filled(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// This process's environment; without HOME, which jobs and services may lack, with that of the user's account.
  package static let process = Environment { name in
    getenv(name).flatMap { String(validatingCString: $0) } ?? (name == "HOME" ? homeOfAccount : nil)
  }

  /// The home in this user's line of `/etc/passwd`: a statically linked program can't ask libc.
  private static var homeOfAccount: String? {
    guard let bytes = try? UserFile.read("/etc/passwd", limit: 1 << 20) else { return nil }
    let user = String(getuid())
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count == 7, fields[2] == user, fields[5].hasPrefix("/") { return String(fields[5]) }
    }
    return nil
  }
}

/// Random numbers from the system, unpredictable enough for unique names.
package enum Randomness {
  /// 64 random bits.
  package static func word() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

package func exitProcess(_ code: Int32) -> Never { exit(code) }
