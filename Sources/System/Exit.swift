#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the process with a code for whoever started it.
package func exitProcess(_ code: Int32) -> Never { exit(code) }
