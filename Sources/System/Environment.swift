#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment's variables, or what a test puts in their place.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// An environment that asks `lookup` for each variable.
  package init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// An environment of just these variables.
  package init(_ variables: [String: String]) { self.init { variables[$0] } }

  /// The variable's value; nil where it isn't set or isn't valid UTF-8.
  package subscript(_ name: String) -> String? { lookup(name) }

  /// The variable's value; nil also where it is empty, which for most variables means the same.
  package func filled(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The environment of this process.
  package static let process = Environment { name in
    getenv(name).flatMap { String(validatingCString: $0) }
  }
}
